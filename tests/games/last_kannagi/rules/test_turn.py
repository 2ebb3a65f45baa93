"""A turn: K-TURN, K-CARD, K-LOC."""

from __future__ import annotations

import pytest

from kagura.games.last_kannagi import codes as k
from tests.games.last_kannagi.positions import GAME, Example, Table, choices, expect, facts, new, refused, walk


def test_the_main_choice_is_an_action_with_a_level_or_rest(position: Table) -> None:
    """K-TURN-1"""
    assert choices(position("A@7; A.supply=0")) == ["MOVE 1", "MOVE 2", "MOVE 3", "MOVE 4", "REST"]


def test_each_level_can_be_chosen_with_or_without_a_card(position: Table) -> None:
    """K-TURN-1"""
    moves = [f"MOVE {level}" for level in (1, 2, 3, 4)] + [f"MOVE {level}+" for level in (2, 3, 4, "EX")]
    assert choices(position("A@7; A.supply=0; A.cards=1")) == [*moves, "REST"]


@pytest.mark.parametrize(
    ("before", "play", "hours"),
    [
        ("-", "MOVE 1", 1),
        ("-", "MOVE 2", 2),
        ("-", "MOVE 3", 3),
        ("-", "MOVE 4", 4),
        ("A.cards=1", "MOVE 2+", 1),
        ("A.cards=1", "MOVE 3+", 2),
        ("A.cards=1", "MOVE 4+", 3),
        ("A.cards=1", "MOVE EX+", 4),
        ("A.form=2", "MOVE 1", 1),
        ("A.form=2", "MOVE 2", 1),
        ("A.form=2", "MOVE 3", 1),
        ("A.form=2", "MOVE 4", 1),
        ("A.form=2", "MOVE EX", 1),
    ],
)
def test_an_action_takes_the_hours_of_its_level(example: Example, before: str, play: str, hours: int) -> None:
    """K-TURN-2"""
    example(before, f"{play}; STOP", f"A.t={hours}")


def test_level_ex_needs_a_card_or_the_form(position: Table) -> None:
    """K-TURN-2"""
    assert refused(position("-"), "MOVE EX") == "K-TURN-2 ex-needs-card"
    assert refused(position("A.cards=1"), "MOVE EX") == "K-TURN-2 ex-with-card"


def test_card_clock_action_and_form_follow_one_another(position: Table) -> None:
    """K-TURN-3"""
    state = position("A.cards=1", events=True)
    expect(state, "MOVE 2+")
    assert facts(state) == ["main", "card-played", "clock"]
    state = position("A.form=1; W*=P", events=True)
    expect(state, "PRAY EX")
    assert facts(state) == ["main", "clock", "vp", "form-ended", "turn"]


@pytest.mark.parametrize(
    ("before", "play", "why"),
    [
        ("-", "MOVE EX", "K-TURN-2 ex-needs-card"),
        ("day=5; A.t=119; B.t=120; C.t=120", "MOVE 2", "K-DAY5-1 last-day"),
        ("A@7", "PRAY 4", "K-LOC-1 place"),
        ("A@7", "BLESS 1", "K-LOC-1 place"),
        ("A@7", "DED 1", "K-LOC-1 place"),
        ("A@19; A.body=RRRRR; W20=R; W7=B; W36=Y", "MOVE 4", "K-MOVE-10 no-way"),
        ("A.supply=0", "BUILD 1", "K-BUILD-2a no-chip"),
        ("A.faith=2; A.pur=RRR", "BLESS 3", "K-BLESS-2 faith"),
        ("A.pur=B", "BLESS 2", "K-BLESS-2 faith"),
        ("A.faith=2; A.pur=B", "BLESS 2", "K-BLESS-1 no-blessing"),
        ("A.pur=B; A.supply=3", "BLESS 1", "K-BLESS-3 supply-full"),
        ("-", "PRAY 1", "K-TURN-4 no-prayer"),
        ("-", "DED 1", "K-DED-1 nothing-to-dedicate"),
        ("A.form=1; A.cards=1", "MOVE 2+", "K-CARD-1 card-in-form"),
        ("-", "MOVE 2+", "K-CARD-1 no-card"),
    ],
)
def test_a_main_choice_needs_hours_a_place_and_a_legal_execution(
    position: Table, before: str, play: str, why: str
) -> None:
    """K-TURN-4"""
    assert refused(position(before), play) == why


def test_a_level_may_be_higher_than_needed_for_move_build_and_dedication(example: Example) -> None:
    """K-TURN-5"""
    example("A@1", "BUILD 4", "A.t=4; S1=A")
    example("A.pur=R", "DED 4", "A.t=4; A.pur=-")
    example("-", "MOVE 4; >1; STOP", "A.t=4")


def test_a_blessing_needs_exactly_its_own_level(example: Example) -> None:
    """K-TURN-5 K-BLESS-1"""
    example("A.faith=6; A.pur=R; A.got=R2,R3,R4", "ok BLESS 1; no BLESS 2; no BLESS 3; no BLESS 4")


def test_a_prayer_is_tied_to_its_level(example: Example) -> None:
    """K-TURN-5"""
    example("A.body=P; A.supply=0", "no PRAY 1; PRAY 2; a", "A.body=-; A.pur=P")


def test_a_decision_with_one_legal_answer_is_not_asked(example: Example) -> None:
    """K-TURN-6"""
    example("A.pur=R", "BLESS 1; turn B", "A.got=R1; A.pur=-")


def test_the_main_choice_is_always_asked(position: Table) -> None:
    """K-TURN-6"""
    state = position("A@19; A.body=RRRRR; A.supply=0; W20=R; W7=B; W36=Y")
    assert choices(state) == ["REST"]
    assert state.acting() == (0,)


def test_no_decision_is_asked_that_has_only_one_answer() -> None:
    """K-TURN-6"""
    for seed in range(4):
        state = new("solo3", seed)
        for seat, _ in walk(state, seed):
            assert state.fields.pending == k.MAIN or len(state.choices(seat)) > 1


def test_revelations_are_looked_at_after_each_atomic_event(example: Example) -> None:
    """K-TURN-7: in the middle of a move"""
    example("A@1; A.body=RRR; W7=R; W8=R; A.hand=3", "MOVE 4; >7; is A.vp=0; >8; is A.vp=2; STOP", "A.vp=2")


def test_a_main_choice_is_an_atomic_event_of_its_own(example: Example) -> None:
    """K-TURN-7 a: what holds before the action is carried out is fulfilled, even if the action ends it"""
    example("A.pur=RRRRR; A.hand=20", "DED 2; is A.vp=2; n2", "A.vp=3")


def test_a_rest_is_an_atomic_event(example: Example) -> None:
    """K-TURN-7 a"""
    example("A.cards=3; A.hand=19", "REST", "A.vp=3")


def test_the_preparation_bonus_is_an_atomic_event(example: Example) -> None:
    """K-TURN-7 k"""
    example("A.faith=9; S1=A; A.hand=18; A.t=24; B.t=24; C.t=23; W*=P", "REST", "A.faith=10; A.vp=4")


def test_purification_is_an_atomic_event(example: Example) -> None:
    """K-TURN-7 j"""
    example("A.pur=RRRR; S1=A; A.hand=20; A.t=24; B.t=24; C.t=23; W*=P; bag=R3", "REST", "A.pur=RRRRR; A.vp=2")


def test_no_card_is_played_for_level_1(position: Table) -> None:
    """K-CARD-1"""
    state = position("A.cards=1")
    assert not [text for text in choices(state) if text.endswith(" 1+")]


@pytest.mark.parametrize("play", ["MOVE", "BUILD", "PRAY", "BLESS", "DED"])
def test_one_card_leaves_with_any_action(example: Example, play: str) -> None:
    """K-CARD-1"""
    example("A@7; S7=A; S1=A; A.cards=2; A.faith=10; A.pur=RRRRR", f"no {play} 1+")
    at = "A@8; S1=B" if play == "BUILD" else "-"
    answers = {"PRAY": "; a", "DED": "; n2", "MOVE": "; STOP", "BLESS": "", "BUILD": ""}[play]
    gained = 1 if play == "PRAY" else 0
    before = f"A.cards=2; A.faith=6; A.pur=RRRR; {at}"
    example(before, f"{play} {4 if play != 'DED' else 2}+{answers}", f"A.cards={1 + gained}")


def test_rest_plays_no_card(example: Example) -> None:
    """K-CARD-1 K-REST-1"""
    example("A.cards=1", "REST", "A.cards=1; A.t=4")


def test_a_card_gained_in_a_turn_is_used_in_the_next(example: Example) -> None:
    """K-CARD-2"""
    example("B.t=9; C.t=9", "no MOVE 2+; PRAY 4; a; turn A; ok MOVE 2+; MOVE EX+", "A.cards=0; A.t=8")


def test_cards_come_from_icons_blessings_and_prayer(example: Example) -> None:
    """K-CARD-2"""
    example("A@7; S1=B", "BUILD 1", "A.cards=1")
    example("A.faith=4; A.pur=BBB", "BLESS 3", "A.cards=1")
    example("-", "PRAY 4; a", "A.cards=1")


@pytest.mark.parametrize("place", ["A@0", "A@7; S7=A"])
def test_prayer_blessing_and_dedication_need_the_main_shrine_or_an_own_branch_shrine(
    example: Example, place: str
) -> None:
    """K-LOC-1"""
    example(f"{place}; A.pur=R", "ok PRAY 4; ok BLESS 1; ok DED 1")


def test_move_and_build_need_no_such_place(example: Example) -> None:
    """K-LOC-1"""
    example("A@1", "ok MOVE 1; ok BUILD 1")


def test_with_act_adjacent_the_spaces_around_own_branch_shrines_will_do(example: Example) -> None:
    """K-LOC-1 K-EFF-act_adjacent"""
    example("A:hinata; A.got=R4; A@8; S7=A", "ok PRAY 4; PRAY 4; a", "A@8; A.cards=1")
    example("A:hinata; A@8; S7=A", "no PRAY 4")
    example("A:hinata; A.got=R4; A@8; S7=B", "no PRAY 4")
    example("A:hinata; A.got=R4; A@20; S7=A", "ok PRAY 4")


def test_the_place_is_tested_when_the_main_choice_is_made(example: Example) -> None:
    """K-LOC-2: the blessing goes on although its own bonus move leaves the place"""
    example("A.faith=2; A.pur=YY; A.got=Y4; A@7; S7=A", "BLESS 2; >8; STOP", "A@8; A.got=Y2,Y4; A.supply=2")


def test_who_is_not_on_turn_is_refused(position: Table) -> None:
    """K-TIME-3"""
    assert refused(position(), "REST", seat=1) == "K-TIME-3 not-your-turn"
    assert GAME.refusal(position(), 1, k.REST).args == {"turn": "A"}  # type: ignore[union-attr]
