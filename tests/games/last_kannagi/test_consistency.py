"""Every contradiction in the fields of a state is named; states that came about by play have none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kagura
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.consistency import inconsistency
from kagura.games.last_kannagi.vectors import position

GAME: Any = kagura.make("last_kannagi")


def at(before: str, *plays: str) -> Any:
    """The fields of a position after some decisions, free to be changed."""
    state = position(GAME, before, "plain")
    for play in plays:
        seat = state.acting()[0]
        state.apply(seat, GAME.parse(state, seat, play))
    record = state.fields.copy()
    record.log = record.log.copy()
    return record


def change(**values: Any) -> Callable[[Any], None]:
    """Set fields; `name__3` sets item 3 of a row, `name__3__1` an item of a grid."""

    def apply(s: Any) -> None:
        for name, value in values.items():
            field, *indices = name.split("__")
            if not indices:
                setattr(s, field, value)
                continue
            row = getattr(s, field)
            for index in indices[:-1]:
                row = row[int(index)]
            row[int(indices[-1])] = value

    return apply


PRAYING = ("A.body=RRBB", "PRAY 3", "a")
GIVING = ("A.pur=RRBBYY", "DED 3")
PAYING = ("A.faith=4; A.pur=RRPP", "BLESS 3", "R")
DIVERTING = ("A.got=R4; A@1; W7=RRB", "MOVE 4", ">7")
STEPPING = ("-", "MOVE 2")
START = ("-",)
TEAM2 = ("mode=team2",)

CONTRADICTIONS = [
    (START, change(opt_growth_l3=7), "option growth_l3 is 7"),
    (START, change(seats=4), "4 seats in this mode"),
    (START, change(player=[0, 0, 1, 0]), "players"),
    (TEAM2, change(player=[0, 1, 0, 1]), "in a match of two teams"),
    (START, change(stack=[0, 0, 1, 3]), "K-TIME-4"),
    (START, change(saviour=1), "the saviour is 1"),
    (START, change(clock__3=5), "seat D is not in play"),
    (START, change(pending=k.PICK), "picked in a match that deals them"),
    (START, change(character__1=k.HIKARI), "each its own"),
    (START, change(character__3=k.MITO), "more than are chosen"),
    (START, change(shrine__0=1), "branch shrines"),
    (START, change(shrines__0=2), "K-INV-2"),
    (START, change(tokens__0__0=1), "K-INV-4"),
    (START, change(tokens__5__0=20), "K-INV-6"),
    (START, change(bag__0=200, tokens__5__0=5), "K-INV-1"),
    (START, change(hand__0__0=3, hand__1__0=3), "in two places"),
    (START, change(marker__0=5, marker__1=5), "K-INV-5"),
    (START, change(clock__1=40), "K-INV-7"),
    (START, change(faith__0=20), "K-INV-3: faith 20"),
    (START, change(storage__0__0=9), "K-INV-3: storage"),
    (START, change(received__0=1 << 19), "a blessing was received that there is not"),
    (START, change(body__0__0=9), "K-INV-3: body"),
    (START, change(supply__0=9), "K-INV-3: supply"),
    (START, change(form_ex__0=1), "K-INV-11: EX kinds"),
    (START, change(cards__0=9000), "more than a match can bring"),
    (START, change(face_up__0__0=1), "face up that is not there"),
    (START, change(spare=7), "the spare random number"),
    (START, change(active=3), "seat 3 acts"),
    (START, change(pending=k.OVER), "over is pending"),
    (START, change(in_form=1), "K-INV-11: an action in form"),
    (START, change(power_left=900, spent=7500), "move power 900 after 7500"),
    (START, change(built_power=8500), "counters of the turn"),
    (START, change(absorbed=1, absorbed_purple=2), "2 of them purple"),
    (START, change(stepped=1), "its main choice is pending"),
    (("day=2; A.t=24; B.t=25; C.t=26",), change(day=1, clock__1=24, clock__2=24), "K-TIME-2"),
    (PRAYING, change(kind=k.BUILD), "pnum is asked in an action of kind"),
    (PRAYING, change(effect=0), "an effect that does not ask it"),
    (PRAYING, change(cursor=7), "number 7 of 4 is asked"),
    (PRAYING, change(given__3=2), "answer 3 is 2"),
    (STEPPING, change(held__0=1), "are held"),
    (PAYING, change(column=k.PURPLE, level=k.EX), "no blessing of level 5"),
    (PAYING, change(storage__0__0=0, storage__0__3=0), "K-INV-12"),
    (GIVING, change(level=0, given__0=2, cursor=1), "2 tokens given"),
    (GIVING, change(cursor=6), "number 6 of 4 is asked"),
    (DIVERTING, change(given__2=1), "answer 2 is 1"),
]


@pytest.mark.parametrize(("start", "fault", "told"), CONTRADICTIONS, ids=[told for _, _, told in CONTRADICTIONS])
def test_a_contradiction_is_named(start: tuple[str, ...], fault: Callable[[Any], None], told: str) -> None:
    """K-INV-1 to K-INV-12"""
    s = at(*start)
    assert inconsistency(s) == ""
    fault(s)
    assert told in inconsistency(s)


def test_a_day_beyond_the_last_is_named() -> None:
    """K-TIME-1"""
    s = at("-")
    s.content = s.content.copy()
    s.content.days = 3
    s.day = 4
    assert "day 4 of 3" in inconsistency(s)
