"""What a choice brings at once, as far as it is certain."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.games.last_kannagi.browser.ahead import Preview, gains
from tests.games.last_kannagi.browser.asking import position
from tests.games.last_kannagi.positions import GAME


def brought(before: str, notation: str, play: str = "-") -> dict[str, Any]:
    """What a choice brings A."""
    state = position(before, play)
    events = Preview(state.conceal(0), 0).events(GAME.parse(state, 0, notation))
    return gains(events, 0)


@pytest.mark.parametrize(
    ("before", "play", "notation", "expected"),
    [
        ("A.faith=2; A.pur=BB", "-", "BLESS 2", {"cards": 1, "faith": 1, "chip": 1}),
        ("A.pur=P", "BLESS 1", "P", {"form": 2, "chip": 1}),
        ("A.faith=2; A.pur=YY", "-", "BLESS 2", {"chip": 1, "bonus_move": 2}),
        ("A.faith=6; A.pur=BBBB", "-", "BLESS 4", {"gained": [2, 2, 2, 0], "chip": 1}),
        ("A.body=P", "PRAY 2", "a", {"purified": [0, 0, 0, 1]}),
        ("A.faith=10", "-", "PRAY 2", {}),
        ("A.cards=1", "-", "PRAY EX+", {"vp": 2, "by": {"prayer": 2}}),
        ("A.body=RRRR; A@7; A.hand=3,1; W20=R; S7=A", "MOVE 2", ">20", {"absorbed": [1, 0, 0, 0]}),
    ],
)
def test_gains_are_told_by_kind(before: str, play: str, notation: str, expected: dict[str, Any]) -> None:
    """K-BLESS-8, K-PRAY-2, K-PRAY-5, K-FORM-1, K-MOVE-4, K-COMP-6"""
    found = brought(before, notation, play)
    assert expected.items() <= found.items() if expected else found == {}


def test_points_of_one_source_add_up() -> None:
    """K-REV-3: two cards by one step."""
    found = brought("A@7; A.hand=1,3; W20=RRRRR", ">20", "MOVE 4")
    assert (found["vp"], found["by"]) == (6, {"revelation": 6})
    assert [reveal["card"] for reveal in found["reveals"]] == [1, 3]


def test_what_others_gain_is_not_counted() -> None:
    """K-REV-4: a position that was set up looks at all cards at its first event."""
    state = position("mode=team2; D.hand=18; D.faith=10; A.hand=3; A.body=RRRRR")
    events = Preview(state.conceal(0), 0).events(GAME.parse(state, 0, "PRAY 2"))
    assert gains(events, 0)["by"] == {"revelation": 2}
    assert gains(events, 3)["by"] == {"revelation": 4}


def test_a_diversion_is_not_absorbed_too() -> None:
    """K-MOVE-15"""
    found = brought("A.got=R4; A@1; A.body=RR; W7=RRB", "n2", "MOVE 4; >7")
    assert (found["absorbed"], found["diverted"]) == ([0, 1, 0, 0], [2, 0, 0, 0])


def test_the_end_is_told_by_its_rule() -> None:
    """K-END-2"""
    assert brought("A@27; W28=P; A.got=R2", ">28", "MOVE 3")["ends"] == "K-END-2"


def test_nothing_is_told_beyond_what_chance_decides() -> None:
    """K-PRAY-8, K-CLEAN-4"""
    assert brought("A.pur=P; A.hand=20", "PRAY 1") == {}
    assert brought("A.t=20; B.t=24; C.t=24; S7=A; A.hand=20; A.pur=RRRR", "REST") == {}
