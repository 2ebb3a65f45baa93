"""Rest and the last day: K-REST, K-DAY5."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, Example, Table, choices, expect, facts, new, refused, walk


@pytest.mark.parametrize("place", ["0", "7", "19", "20"])
def test_a_character_may_rest_anywhere(example: Example, place: str) -> None:
    """K-REST-1"""
    example(f"A@{place}; A.t=5; B.t=9; C.t=9", "ok REST; REST", "A.t=9; A@0")


def test_a_rest_may_overshoot_the_day(example: Example) -> None:
    """K-REST-1"""
    example("A.t=23; B.t=24; C.t=23; stack=A,B,C", "REST; turn C", "A.t=27; day=1")


def test_a_rest_is_always_legal_and_never_a_blessing_card() -> None:
    """K-REST-1 K-INV-12: the way out of every dead end"""
    state = new("solo4", 9)
    for _ in walk(state, 9):
        if state.fields.pending == 0:
            seat = state.acting()[0]
            twin = state.copy()
            assert twin.legal(seat)[45]
            twin.apply(seat, 45)
            assert twin.fields.marker[seat] == 0
            assert twin.fields.cards[seat] == state.fields.cards[seat]


def test_a_rest_is_no_action(example: Example) -> None:
    """K-REST-2"""
    example("A.form=1; B.t=9; C.t=9", "REST; turn A; ok MOVE EX", "A.form=1")


@pytest.mark.parametrize(("clock", "level", "legal"), [(116, 4, 1), (117, 4, 0), (117, 3, 1), (119, 1, 1), (119, 2, 0)])
def test_no_action_goes_beyond_the_last_hour(example: Example, clock: int, level: int, legal: int) -> None:
    """K-DAY5-1"""
    example(f"day=5; A.t={clock}; B.t=120; C.t=120", f"{'ok' if legal else 'no'} MOVE {level}")


def test_in_form_every_action_fits_into_the_last_hour(example: Example) -> None:
    """K-DAY5-1"""
    example("day=5; A.form=2; A.t=119; B.t=120; C.t=120", "ok PRAY EX; PRAY EX", "A.t=120; over=C")


def test_a_refusal_on_the_last_day_says_the_hours(position: Table) -> None:
    """K-DAY5-1"""
    state = position("day=5; A.t=118; B.t=120; C.t=120")
    refusal = GAME.refusal(state, 0, GAME.parse(state, 0, "MOVE 4"))
    assert refusal is not None
    assert refusal.args == {"hours": 4, "left": 2}


def test_on_the_last_day_a_character_passes_instead_of_resting(position: Table) -> None:
    """K-DAY5-2"""
    state = position("day=5; A@7; A.form=2; A.cards=1; A.t=99; B.t=100; C.t=101", events=True)
    assert "PASS" in choices(state)
    assert "REST" not in choices(state)
    expect(state, "PASS; turn B", "A.t=120; A@0; A.cards=1; A.form=2")
    assert facts(state) == ["pass", "clock", "turn"]


def test_who_passed_takes_no_further_turn(example: Example) -> None:
    """K-DAY5-2"""
    example("day=5; A.t=97; B.t=118; C.t=119", "PASS; turn B; PASS; turn C; PASS", "over=C")


def test_refused_is_only_what_is_not_legal(position: Table) -> None:
    """K-DAY5-2"""
    assert refused(position("day=5; A.t=119; B.t=120; C.t=120"), "PASS") == "-"
