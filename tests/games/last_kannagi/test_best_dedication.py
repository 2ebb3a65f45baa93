"""The best of a dedication: no other choice of as many tokens is worth more."""

from __future__ import annotations

import itertools
import random

import pytest

from kagura.games.last_kannagi.best_dedication import best_vp, best_vp_after
from kagura.games.last_kannagi.rules.dedication import dedication_vp
from tests.games.last_kannagi.browser.asking import position

CASES = 60


def storage(random_numbers: random.Random) -> str:
    return "".join(letter * random_numbers.randint(0, 5) for letter in "RBYP") or "R"


@pytest.mark.parametrize("seed", range(CASES))
def test_no_choice_of_tokens_is_worth_more(seed: int) -> None:
    """K-DED-5, K-DED-6, K-DED-7"""
    chance = random.Random(seed)
    state, most = position(f"A.pur={storage(chance)}"), chance.choice((1, 2, 4, 6, 10))
    s = state.fields
    every = itertools.product(*(range(n + 1) for n in s.storage[0]))
    assert best_vp(s, 0, most) == max(dedication_vp(s, *each) for each in every if sum(each) <= most)


def test_purple_does_not_stand_in_where_the_content_forbids_it() -> None:
    """K-DED-5"""
    state = position("A.pur=RRP")
    state.fields.content = state.fields.content.copy()
    state.fields.content.purple_is_wild = 0
    assert best_vp(state.fields, 0, 10) == 3
    assert best_vp(position("A.pur=RRRRPP").fields, 0, 10) == 7


def test_what_was_given_counts_with_the_rest() -> None:
    """K-DED-2, K-DED-4"""
    s = position("A.pur=RRPP", "DED 2").fields
    assert [best_vp_after(s, 0, n) for n in range(3)] == [5, 2, 1]
