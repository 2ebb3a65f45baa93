"""At each decision of each worked example: every choice offered once, in both languages, and the answer among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kagura.core.offer import Offer
from kagura.core.state import GameState
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.examples import PositionVector, merged
from kagura.games.rising_sun.notation import parse_action
from kagura.games.rising_sun.position_state import position_state
from tests.games.rising_sun.browser.asking import LANGUAGES, check_offer
from tests.games.rising_sun.positions import GAME, SPECIFICATION, seat_of

#: No example has several to come in the order that one asks for.
ELSEWHERE = {"ORDER"}


def examples() -> list[PositionVector]:
    found = GAME.read_vectors(SPECIFICATION)
    return [each for each in found if isinstance(each, PositionVector) and not each.must_fail]


def decisions() -> Iterator[tuple[GameState, int, int]]:
    """The decisions of the examples, those with one answer too: state before it, seat and answer."""
    for example in examples():
        tree = merged(example.tree, {"options": {"auto_single": False}})
        state = position_state(GAME, tree, "plain")
        for line in (*example.play, None):
            while (sole := _sole(state)) is not None:
                yield state, *sole
                state.apply(*sole)
            if line is not None:
                clan, _, text = line.partition(" ")
                seat, action = seat_of(state, clan), parse_action(text)
                yield state, seat, action
                state.apply(seat, action)


def _sole(state: GameState) -> tuple[int, int] | None:
    """A seat with one answer alone, and the answer."""
    found = ((seat, state.choices(seat)) for seat in state.acting())
    return next(((seat, answers[0]) for seat, answers in found if len(answers) == 1), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_the_examples_is_offered(language: str) -> None:
    """R-DEC-5"""
    texts = GAME.texts(language)
    seen: dict[str, Offer] = {}
    for state, seat, action in decisions():
        known = state.conceal(seat)
        found = check_offer(known, seat, texts)
        assert action in [each.action for each in found.choices if each.why is None]
        assert GAME.reason(known, seat, action, texts)
        seen[found.decision] = found
    assert set(d.DECISION_NAMES) - set(seen) <= ELSEWHERE
    assert all(_is_complete(found.facts) for found in seen.values())


def _is_complete(facts: Any) -> bool:
    return all(facts[name] for name in ("title", "sign", "lead", "rule"))
