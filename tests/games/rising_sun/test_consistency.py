"""States from outside: what contradicts itself is not adopted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kagura.core.errors import StateError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from tests.games.rising_sun.positions import GAME, new, table, walk


def fault(change: Callable[[Any], None], text: str | None = None) -> str:
    """What is said of a state after a change of its fields."""
    state = table(text) if text else new(alliances="none", clans="koi-lotus-turtle", seed=1)
    record = state.fields.copy()
    change(record)
    with pytest.raises(StateError) as caught:
        GAME.restore(record.pack(), mode="plain")
    return str(caught.value).partition(": ")[2]


def put(name: str, *place: int, value: int) -> Callable[[Any], None]:
    """A change of one number of a field."""

    def change(record: Any) -> None:
        if not place:
            setattr(record, name, value)
            return
        row = getattr(record, name)
        for i in place[:-1]:
            row = row[i]
        row[place[-1]] = value

    return change


def test_every_state_of_a_match_is_adopted() -> None:
    """INV-1 to INV-13"""
    for clans, options in (
        ("koi-lotus-turtle", {"gifts": "on", "timing": "ask", "card_set": "horseman"}),
        ("koi-lotus-turtle-dragonfly-bonsai", {"auto_single": False, "card_set": "archway", "piles": "limited"}),
    ):
        for n, state in enumerate(walk(new(seed=4, clans=clans, **options))):
            if n % 7 == 0 or state.over:
                assert GAME.restore(state.bytes(), mode="plain").bytes() == state.bytes()
                known = state.conceal(0) if not state.over else state
                assert GAME.restore(known.bytes(), mode="plain").bytes() == known.bytes()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("seats", value=4), "4 seats; the clans of the match are 3"),
        (put("clan", 1, value=k.BONSAI), "seat 1 has clan 4"),
        (put("seat_of", k.BONSAI, value=2), "clan 4 has seat 2"),
        (put("selector", value=4), "a seat that is not in play"),
        (put("honor", 0, value=1), "the Honor track is [1, 1, 2]"),
        (put("rank", 0, value=1), "the ranks are not those of the Honor track"),
        (put("ally", 0, value=1), "the ally of seat 0 has another"),
        (put("deck_size", value=9), "9 tiles in the deck and 0 played"),
        (put("war_pos", value=7), "a revealed War Province is unknown"),
        (put("reserve", 0, k.BUSHI, value=6), "seat 0 has 7 bushi, owns 6"),
        (put("cards", 0, 36, value=3), "3 mercy owned and 0 for sale; there are 2"),
        (put("sealed_open", value=8), "sealed decisions of 1000 are open"),
        (put("depth", value=0), "0 things to do"),
        (put("depth", value=d.STACK), f"{d.STACK} things to do"),
        (put("stack_op", 0, value=d.DO_STOP), "what there is to do has no end"),
        (put("stack_op", 1, value=d.MANDATE), "MANDATE waits below another decision"),
        (put("stack_args", 1, 1, value=3), f"step {d.DO_CLEANUP} is about [-1, 3, 0, 0]"),
        (put("sealed_open", value=1), "sealed decisions of 1 are open"),
    ],
)
def test_what_contradicts_itself_is_refused(change: Callable[[Any], None], message: str) -> None:
    """INV-1, INV-4, INV-5, INV-6"""
    assert fault(change).startswith(message)


def test_what_is_there_twice_and_a_mercy_of_nothing_are_refused() -> None:
    """INV-8, R-FX-26"""

    def twice(record: Any) -> None:
        record.war_pile[2][0] = record.war_pile[2][1]

    def same_kami(record: Any) -> None:
        record.slots[0] = record.slots[1]

    assert fault(twice).startswith("the pile of season 2 is")
    assert fault(same_kami).startswith("the Kami are")
    assert fault(put("sealed_open", value=31), 'with.run = "tea"').startswith("a seat that is not in play owes")
    text = """
        base = "W"
        with.koi.cards = "mercy"
        with.koi.map.kansai = "bushi*2"
        with.koi.coins = 0
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 0
    """
    state = table(text)
    assert GAME.restore(state.bytes(), mode="plain").bytes() == state.bytes()
    assert fault(put("stack_op", state.fields.depth - 2, value=d.DO_HATE_KILL), text) == "MERCY would spare nobody"


def test_the_first_of_several_faults_is_told_of_a_match_without_its_seats() -> None:
    """R-SETUP-1"""
    assert fault(put("opt_clans", value=0)).startswith("3 seats; the clans of the match are 5")
