"""The dedication action: K-DED."""

from __future__ import annotations

import functools
import itertools

import pytest

from kagura.games.last_kannagi.rules.dedication import dedication_vp
from kagura.games.last_kannagi.state import State
from tests.games.last_kannagi.positions import TABLES, Example, Table, choices, expect, new, record_of, refused

H = [0, 1, 2, 4, 5, 10, 11, 12, 14, 15, 20]
G = [0, 2, 5, 9, 11, 14, 18, 20, 23, 27, 29]


@functools.cache
def _record() -> State:
    return record_of(new())


def worth(r: int, b: int, y: int, p: int) -> int:
    """What the game gives for these tokens."""
    return dedication_vp(_record(), r, b, y, p)


@functools.cache
def best(tokens: tuple[int, int, int, int]) -> int:
    """Half points of the best partition into sets, by trying all of them (K-DED-3, K-DED-5)."""
    found = 0
    for size, half in ((1, 1), (3, 4), (5, 10)):
        for colour in range(3):
            for wild in range(size + 1):
                own = size - wild
                if tokens[colour] >= own and tokens[3] >= wild:
                    left = list(tokens)
                    left[colour] -= own
                    left[3] -= wild
                    found = max(found, half + best((left[0], left[1], left[2], left[3])))
    for size, half in ((1, 4), (2, 10), (3, 18)):
        if tokens[3] >= size:
            found = max(found, half + best((tokens[0], tokens[1], tokens[2], tokens[3] - size)))
    return found


@pytest.mark.parametrize(("level", "limit"), [("1", 1), ("2", 2), ("3", 4), ("4", 6), ("EX", 10)])
def test_each_level_dedicates_so_many_tokens(position: Table, level: str, limit: int) -> None:
    """K-DED-1"""
    state = position("A.form=1; A.pur=RRRRRBBBBBYYYYYPPPPP")
    expect(state, f"DED {level}")
    given = 0
    while state.fields.pending == 8:
        last = choices(state)[-1]
        given += int(last[1:])
        expect(state, last)
    assert 20 - sum(state.fields.storage[0]) == given == limit


def test_at_least_one_token_is_dedicated(position: Table) -> None:
    """K-DED-1"""
    assert refused(position("-"), "DED 1") == "K-DED-1 nothing-to-dedicate"
    state = position("A.pur=RR")
    expect(state, "DED 2")
    assert refused(state, "n0") == "K-ACT-3 at-least-one"


def test_a_purple_counts_as_one_token(example: Example) -> None:
    """K-DED-1"""
    example("A.pur=PP", "DED 2; n2", "A.vp=5")


def test_the_numbers_are_asked_by_colour_and_then_from_the_body(example: Example) -> None:
    """K-DED-2 K-EFF-dedicate_body"""
    before = "A:mito; A.got=R4; A.pur=RBYP; A.body=RBYP"
    example(before, "DED 4; n0; n1; n0; n0; n0; n1; n0; n1", "A.pur=RYP; A.body=RY; A.vp=3")


def test_without_the_blessing_the_body_is_not_asked(example: Example) -> None:
    """K-DED-2"""
    example("A:mito; A.pur=R; A.body=RR", "DED 3; turn B", "A.body=RR; A.pur=-")


@pytest.mark.parametrize(
    ("tokens", "vp"),
    [("R", 0), ("RB", 1), ("RRR", 2), ("RRRRR", 5), ("P", 2), ("PP", 5), ("PPP", 9), ("RRRBB", 3), ("RRRBBB", 4)],
)
def test_the_formulas_give_their_points(tokens: str, vp: int) -> None:
    """K-DED-3"""
    assert worth(*(tokens.count(colour) for colour in "RBYP")) == vp


def test_half_points_are_rounded_down_once() -> None:
    """K-DED-4"""
    assert worth(1, 1, 0, 0) == 1
    assert worth(1, 1, 1, 0) == 1
    assert worth(4, 1, 0, 0) == 3


def test_purple_may_stand_in_for_another_colour() -> None:
    """K-DED-5"""
    assert worth(4, 0, 0, 1) == 5
    assert worth(4, 0, 0, 4) == 14


def test_the_player_chooses_the_tokens_and_the_best_combination_scores(example: Example) -> None:
    """K-DED-6"""
    example("A.pur=RRRRRP", "DED 4; n4; n1", "A.vp=5; A.pur=R")
    example("A.pur=RRRRRP", "DED 4; n5; n1", "A.vp=7; A.pur=-")


def test_the_tables_of_the_one_colour_problems_are_those_of_the_specification() -> None:
    """K-DED-7"""
    assert list(TABLES.half_vp_rby) == H
    assert list(TABLES.half_vp_purple) == [2 * n for n in G]


def test_the_score_is_that_of_the_best_partition_for_all_721_multisets() -> None:
    """K-DED-7"""
    seen = 0
    for r, b, y, p in itertools.product(range(6), repeat=4):
        if r + b + y + p <= 10:
            seen += 1
            assert worth(r, b, y, p) == best((r, b, y, p)) // 2
    assert seen == 721


@pytest.mark.parametrize(("limit", "vp"), [(1, 2), (2, 5), (4, 11), (6, 14), (10, 19)])
def test_the_best_possible_by_level(limit: int, vp: int) -> None:
    """K-DED-7"""
    multisets = [t for t in itertools.product(range(6), repeat=4) if sum(t) <= limit]
    assert max(worth(*t) for t in multisets) == vp
