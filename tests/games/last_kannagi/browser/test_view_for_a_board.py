"""What of a view a board draws without knowing rules: order, progress, live scores, how near the end is."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.games.last_kannagi.outcome import winners_without
from tests.games.last_kannagi.browser.asking import position
from tests.games.last_kannagi.positions import GAME


def view(before: str, play: str = "-", seat: int | None = 0) -> dict[str, Any]:
    return GAME.view(position(before, play), seat)


def progress(before: str, card: int, play: str = "-") -> str:
    """How far A is with a card."""
    found = view(f"{before}; A.hand={card}", play)["seats"][0]["hand"][0]
    assert found["card"] == card
    return f"{found['have']}/{found['need']}"


def test_the_order_of_turns_is_given() -> None:
    """K-TIME-3"""
    assert view("A.t=3; B.t=1; C.t=1; stack=A,C,B")["order"] == [2, 1, 0]
    assert view("A.t=3; B.t=24; C.t=25")["order"] == [0]
    assert view("day=5; A.t=119; B.t=120; C.t=120", "PASS")["order"] == []


def test_what_brings_the_end_nearer_is_counted() -> None:
    """K-END-1, K-END-2"""
    found = view("W1=RB; S19=A; S20=B")
    assert (found["impurity"], found["level_3_shrines"]) == (4, 1)


def test_bodies_are_weighed() -> None:
    """K-MOVE-6, K-EFF-purple_body_weight"""
    mine = view("A:kon; A.got=R4; A.body=RPP")["seats"][0]
    assert (mine["body_power"], mine["weights"], mine["resistance"]) == (3, [1, 1, 1, 1], 5)
    assert view("B.body=RPP")["seats"][1]["body_power"] == 7


def test_before_there_are_characters_there_is_nothing_to_weigh() -> None:
    """K-SET-3"""
    found = GAME.view(GAME.new({"characters": "pick"}, seed=1, mode="plain"), 0)["seats"][0]
    assert (found["body_power"], found["weights"], found["resistance"]) == (0, [1, 1, 1, 3], None)


def test_the_power_of_the_running_move_is_known_to_its_end() -> None:
    """K-MOVE-1"""
    turn = view("A@7; W20=R; W8=-", "MOVE 3; >20")["turn"]
    assert (turn["power"], turn["power_left"]) == (4, 2)


def test_points_stand_as_if_the_match_ended_now() -> None:
    """K-SCORE-2, K-SCORE-4"""
    mine = view("A.vp=3; A.got=R1,R2; A.cards=2; S7=A")["seats"][0]
    assert (mine["lines"]["red-blessings"], mine["lines"]["cards"], mine["lines"]["most-shrines"]) == (2, 2, 5)
    assert mine["total"] == sum(mine["lines"].values()) == 12


@pytest.mark.parametrize(
    ("card", "before", "expected"),
    [
        (3, "A.body=RR", "2/5"),
        (6, "-", "0/1"),
        (7, "S20=A; S21=A; S7=A", "2/3"),
        (8, "S7=A; S20=A; S13=A", "2/3"),
        (8, "-", "0/3"),
        (9, "S7=A; S20=A", "2/7"),
        (10, "-", "0/1"),
        (11, "S7=A; S20=A", "1/2"),
        (12, "A.got=R2,Y2,P2", "2/3"),
        (13, "A.got=R4", "1/2"),
        (15, "A.got=R1,R2,P1,P2,P3", "2/4"),
        (16, "A.got=R1,R2,P1", "2/4"),
        (17, "A.got=R1,R2,P1", "3/10"),
        (18, "A.faith=6", "6/10"),
        (19, "A.cards=2", "2/3"),
        (20, "A.pur=RRRBB", "3/5"),
        (21, "A.pur=P", "1/3"),
        (25, "-", "0/2"),
    ],
)
def test_progress_towards_a_card_is_what_one_has_of_what_it_needs(card: int, before: str, expected: str) -> None:
    """K-REV-5"""
    assert progress(before, card) == expected


def test_progress_within_a_move_counts_what_it_has_absorbed_and_spent() -> None:
    """K-REV-5 card 1, K-REV-5 card 2, K-REV-5 card 5"""
    before = "A@7; W20=RB; W21=P; W8=-"
    assert progress(before, 1, "MOVE 3; >20") == "2/5"
    assert progress(before, 5, "MOVE 3; >20") == "3/8"
    assert progress(f"{before}; A.cards=1", 2, "MOVE EX+; >8; >21") == "1/2"
    assert progress(before, 1, "MOVE 3; >20; STOP") == "0/5"
    assert progress("A.got=R1; A@0; A.faith=2; A.pur=YY; W1=R", 1, "BLESS 2; >1") == "0/5"


def test_a_card_once_met_stays_met() -> None:
    """K-REV-2"""
    assert progress("opt.reveal=declared; A.body=RRRRR", 3, "PRAY 1") == "5/5"


def test_the_progress_of_others_is_not_shown() -> None:
    """K-INFO-2"""
    hidden = {"card": None, "face_up": False, "met": None, "have": None, "need": None}
    for seat in (1, None):
        assert view("A.hand=3; A.body=RR", seat=seat)["seats"][0]["hand"] == [hidden] * 4


def test_who_would_have_won_without_a_line_is_told_at_the_end() -> None:
    """K-SCORE-6"""
    state = position("day=5; A.t=119; B.t=120; C.t=120; A.vp=6; B.vp=3; S7=B; C.vp=1", "PASS")
    outcome = GAME.view(state, None)["outcome"]
    assert outcome["winners"] == [1]
    assert outcome["without"] == [
        {"line": "start", "winners": [1]},
        {"line": "most-shrines", "winners": [0]},
    ]


def test_without_a_line_ties_are_broken_as_ever() -> None:
    """K-SCORE-6, K-TEAM-6"""
    state = position("mode=team4; day=5; A.t=119; B.t=120; C.t=120; D.t=120; A.vp=4; B.vp=4; C.cards=1; S7=B", "PASS")
    assert GAME.view(state, None)["outcome"]["winners"] == [1, 2]
    assert winners_without(state.fields, "most-shrines") == [1, 2]
    assert winners_without(state.fields, "start") == [1, 2]
