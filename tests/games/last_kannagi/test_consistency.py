"""What a state from outside must fulfil: every fault is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kagura.core.errors import StateError
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.vectors import position
from tests.games.last_kannagi.positions import GAME


def after(before: str, *play: str) -> Any:
    """The fields of a position after some decisions."""
    state = position(GAME, before, "plain")
    for text in play:
        seat = state.acting()[0]
        state.apply(seat, GAME.parse(state, seat, text))
    return state.fields.copy()


PNUM = ("A.body=RRBB", "PRAY 3", "a")
DNUM = ("A.pur=RRBB", "DED 2")


def put(name: str, value: Any, *places: int) -> Callable[[Any], None]:
    """A change of one number, or of a row."""

    def change(s: Any) -> None:
        row = s
        names: list[Any] = [name, *places]
        for place in names[:-1]:
            row = getattr(row, place) if isinstance(place, str) else row[place]
        if places:
            row[names[-1]] = value
        else:
            setattr(row, name, value)

    return change


@pytest.mark.parametrize(
    ("start", "change", "words"),
    [
        (("-",), put("opt_growth_l3", 7), "option growth_l3 is 7"),
        (("-",), put("opt_growth_stop", 1), "option growth_stop is 1"),
        (("-",), put("seats", 4), "4 seats in this mode"),
        (("-",), put("player", [0, 0, 2, 0]), "players"),
        (("mode=team2",), put("player", [0, 1, 2, 3]), "players"),
        (("-",), put("stack", [1, 2, 3, 0]), "K-TIME-4"),
        (("-",), put("saviour", 0), "the saviour is 0"),
        (("-",), put("faith", 3, 3), "seat D is not in play and has faith 3"),
        (("-",), put("character", k.HIKARI, 1), "K-SET-3"),
        (("-",), put("character", k.MITO, 3), "more than are chosen"),
        (("-",), put("pending", k.PICK), "characters are picked in a match that deals them"),
        (("S7=A",), put("shrine", k.NOBODY, 7), "K-INV-2"),
        (("-",), put("shrine", 3, 7), "branch shrines"),
        (("A@7",), put("tokens", 1, 7, 0), "K-INV-4"),
        (("-",), put("tokens", 15, 7, 0), "K-INV-6"),
        (("-",), put("bag", 200, 0), ""),
        (("A.pur=R",), put("bag", 200, 0), "K-INV-1: colour 0: 201 tokens"),
        (("A.hand=3",), put("hand", 3, 1, 0), "a revelation card is in two places"),
        (("-",), put("clock", 60, 0), "K-INV-7"),
        (("-",), put("faith", 11, 0), "K-INV-3: faith 11"),
        (("-",), put("storage", 6, 0, 0), "K-INV-3: storage"),
        (("-",), put("received", 1 << 19, 0), "a blessing was received that there is not"),
        (("-",), put("body", 6, 0, 0), "K-INV-3: body"),
        (("-",), put("supply", 5, 0), "K-INV-3: supply 5"),
        (("-",), put("form_ex", 1, 0), "K-INV-11: EX kinds without a form"),
        (("-",), put("vp", 30_000, 0), "more than a match can bring"),
        (("-",), put("face_up", 1, 0, 0), "a card lies face up that is not there"),
        (("A@7; B@8",), put("marker", 8, 0), "K-INV-5"),
        (("-",), put("draws", 3), "spare random number"),
        (("-",), put("active", 3), "seat 3 acts"),
        (("-",), put("pending", k.DONE), "done is pending"),
        (("-",), put("end", k.END_C), "main is pending while the end is 3"),
        (("-", "MOVE 1"), put("in_form", 1), "an action in form without a form"),
        (("-", "MOVE 1"), put("spent", 9000), "move power"),
        (("-", "MOVE 1"), put("purified_power", 9000), "the counters of the turn are too high"),
        (("-", "MOVE 1"), put("absorbed_purple", 1), "tokens absorbed"),
        (("-", "MOVE 1"), put("held", 1, 0), "are held"),
        (("-", "MOVE 1"), put("marker", 7, 1), ""),
        (("-", "MOVE 1"), put("pending", k.AB), "ab is asked in an action of kind 0"),
        (("-",), put("bonus_power", 1), "an action has begun and its main choice is pending"),
        (("-",), put("clock", 24, 0), "K-TIME-2: A acts at hour 24 of day 1"),
        (("A.body=RB", "PRAY 1"), put("unchecked", 1), ""),
        (PNUM, put("pending", k.PCOL), "pcol is asked by an effect that does not ask it"),
        (PNUM, put("effect", 0), "pnum is asked by an effect that does not ask it"),
        (PNUM, put("cursor", 4), "number 4 of 4 is asked"),
        (PNUM, put("given", 1, 1), "answer 1 is 1"),
        (DNUM, put("level", 4), ""),
        (DNUM, put("cursor", 5), "number 5 of 4 is asked"),
        (("A.pur=RRBB", "DED 2", "n1"), put("level", 0), "1 tokens given"),
        (
            ("A.faith=4; A.pur=RRRPPP", "BLESS 3", "R"),
            lambda s: (put("level", 4)(s), put("column", 3)(s)),
            "no blessing of level 5",
        ),
        (("A.faith=4; A.pur=RRRP", "BLESS 3"), put("column", 2), "K-INV-12: A has no legal answer to pay"),
        (("A.got=R4; W7=RB; A@1", "MOVE 4", ">7"), put("held", [0, 0, 0, 0]), ""),
        (("A.got=R4; W7=RB; A@1", "MOVE 4", ">7"), put("cursor", 3), "number 3 of 3 is asked"),
    ],
)
def test_faults_are_named(start: tuple[str, ...], change: Callable[[Any], None], words: str) -> None:
    s = after(*start)
    assert GAME.restore(s.pack(), mode="checked").bytes() == s.pack()
    change(s)
    if not words:
        assert GAME.restore(s.pack(), mode="checked").bytes() == s.pack()
        return
    with pytest.raises(StateError, match="these bytes are no state of last_kannagi: ") as caught:
        GAME.restore(s.pack(), mode="checked")
    assert words in str(caught.value)


def test_characters_that_are_picked() -> None:
    s = GAME.new({"characters": "pick"}, seed=1, mode="plain").fields.copy()
    assert GAME.restore(s.pack(), mode="checked").bytes() == s.pack()
    s.character[1] = k.KON
    with pytest.raises(StateError, match="more than are chosen"):
        GAME.restore(s.pack(), mode="checked")


def test_a_day_that_the_content_does_not_have(tmp_path: Any) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[time]\ndays = 4\ntotal_hours = 96\n[end]\nlast_day = 4\n", "utf-8")
    s = after("day=5; A.t=100; B.t=100; C.t=100")
    with pytest.raises(StateError, match="day 5 of 4"):
        GAME.restore(s.pack(), content=path)


def test_states_of_a_match_that_is_over() -> None:
    s = after("day=5; A.t=119; B.t=120; C.t=120", "PASS")
    assert GAME.restore(s.pack(), mode="checked").over
