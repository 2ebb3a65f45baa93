"""The prayer action: K-PRAY."""

from __future__ import annotations

import pytest

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.refusals import REFUSALS
from kagura.games.last_kannagi.rules.prayer import branch_refusal
from tests.games.last_kannagi.positions import Example, Table, choices, expect, record_of, refused


@pytest.mark.parametrize("colour", "RBY")
def test_prayer_1a_purifies_one_token_of_a_chosen_colour(example: Example, colour: str) -> None:
    """K-PRAY-1 K-EFF-purify_one"""
    rest = "RBY".replace(colour, "")
    example("A.body=RBY", f"PRAY 1; ask PCOL; {colour}; turn B", f"A.body={rest}; A.pur={colour}; A.t=1")


def test_prayer_1a_needs_a_red_blue_or_yellow_token(position: Table) -> None:
    """K-PRAY-1"""
    assert refused(position("A.body=P"), "PRAY 1") == "K-TURN-4 no-prayer"
    state = position("A.body=RB; A.pur=P")
    expect(state, "PRAY 1; a")
    assert refused(state, "Y") == "K-PRAY-6 colour-not-in-body"
    assert refused(state, "P") == "K-PRAY-6 colour-not-in-body"


def test_prayer_1b_trades_a_purple_for_three_tokens_of_the_bag(example: Example) -> None:
    """K-PRAY-1 K-EFF-trade_purple"""
    example("A.pur=PP; bag=RRR", "PRAY 1", "A.pur=RRRP; bag=-")


def test_prayer_1b_needs_a_purified_purple_and_a_token_in_the_bag(position: Table) -> None:
    """K-PRAY-1"""
    state = position("A.body=RB")
    expect(state, "PRAY 1; ask PCOL")
    state = position("A.body=RB; A.pur=P; bag=-")
    expect(state, "PRAY 1; ask PCOL")
    state = position("A.body=RB; A.pur=P")
    expect(state, "PRAY 1; ask AB; ok a; ok b")
    assert refused(position("A.body=P; A.pur=P; bag=-"), "PRAY 1") == "K-TURN-4 no-prayer"


@pytest.mark.parametrize("bag", ["R", "RR", "RRR", "RRRR"])
def test_prayer_1b_draws_as_many_as_there_are(example: Example, bag: str) -> None:
    """K-PRAY-1 K-COMP-5"""
    example(f"A.pur=P; bag={bag}", "PRAY 1", f"A.pur={bag[:3]}; bag#={max(0, len(bag) - 3)}")


def test_prayer_2a_purifies_a_purple(example: Example) -> None:
    """K-PRAY-2"""
    example("A.body=RP", "PRAY 2; a", "A.body=R; A.pur=P; A.t=2")


def test_prayer_2b_gives_one_faith(example: Example) -> None:
    """K-PRAY-2 K-EFF-gain_faith"""
    example("A.body=R", "PRAY 2; turn B", "A.body=R; A.faith=2")


def test_prayer_3a_purifies_any_tokens(example: Example) -> None:
    """K-PRAY-3 K-EFF-purify_any"""
    example("A:mito; A.body=RRBP", "PRAY 3; a; n1; n0; n1", "A.body=RB; A.pur=RP; A.t=3")


def test_prayer_3a_purifies_at_least_one(position: Table) -> None:
    """K-PRAY-3"""
    state = position("A.body=RRB; A.supply=0")
    expect(state, "PRAY 3; n0")
    expect(state, "turn B", "A.pur=B; A.body=RR")
    state = position("A.body=RR; A.supply=0")
    expect(state, "PRAY 3")
    assert refused(state, "n0") == "K-ACT-3 at-least-one"
    assert refused(state, "n3") == "K-ACT-3 too-many"


def test_prayer_3a_needs_a_token_in_the_body(position: Table) -> None:
    """K-PRAY-3"""
    state = position("A.body=RR")
    expect(state, "PRAY 3; ask AB")
    state = position("-")
    expect(state, "PRAY 3; turn B", "A.supply=0")
    assert refused(position("A.supply=0"), "PRAY 3") == "K-TURN-4 no-prayer"


def test_prayer_3b_removes_a_chip_from_the_game(position: Table) -> None:
    """K-PRAY-3 K-EFF-remove_chip"""
    state = position("A.body=R; A.supply=3", events=True)
    expect(state, "PRAY 3; b", "A.supply=2; A.body=R")
    assert [e.args["chips"] for e in state.events() if e.name == "chip-removed"] == [1]


def test_prayer_4_gives_a_card_or_three_faith(example: Example) -> None:
    """K-PRAY-4 K-EFF-gain_card"""
    example("-", "PRAY 4; a", "A.cards=1; A.faith=1; A.t=4")
    example("-", "PRAY 4; b", "A.cards=0; A.faith=4; A.t=4")


def test_prayer_ex_gives_two_points_without_a_question(example: Example) -> None:
    """K-PRAY-5 K-EFF-vp"""
    example("A.form=2", "PRAY EX; turn B", "A.vp=2; A.form=1")


def test_purifying_moves_tokens_from_the_body_to_the_storage(example: Example) -> None:
    """K-PRAY-6"""
    example("A:mito; A.body=RRBBYP; A.supply=0", "PRAY 3; n2; n2; n1; n1", "A.body=-; A.pur=RRBBYP")


def test_the_body_can_be_emptied_even_with_a_full_storage(example: Example) -> None:
    """K-PRAY-6"""
    example("A.body=RRP; A.pur=RRRRRPPPPP; A.supply=0; bag=-", "PRAY 3; n2; n1", "A.body=-; A.pur=RRRRRPPPPP; bag#=2")


def test_faith_prayers_are_legal_at_faith_10(example: Example) -> None:
    """K-PRAY-7"""
    example("A.faith=10", "ok PRAY 2; PRAY 4; b; turn B", "A.faith=10; A.t=4")


def test_purple_cannot_stand_in_for_another_colour_in_1a(example: Example) -> None:
    """K-PRAY-7"""
    example("A.body=P", "no PRAY 1")


def test_in_1b_the_purple_goes_first_and_the_excess_last(example: Example) -> None:
    """K-PRAY-8"""
    example("A.pur=RRRRP; bag=RRR", "PRAY 1", "A.pur=RRRRR; bag=RR")


def test_after_a_prayer_hikari_may_move(position: Table) -> None:
    """K-PRAY-9 K-EFF-move_after"""
    state = position("A.got=Y4")
    expect(state, "PRAY 4; a; ask STEP")
    assert choices(state) == ["STOP", ">1", ">2", ">3", ">4", ">5", ">6"]
    expect(state, ">1; >7; turn B", "A@7; A.t=4")


def test_after_level_ex_too_and_only_one_of_a_and_b_is_performed(example: Example) -> None:
    """K-PRAY-9"""
    example("A.got=Y4; A.form=1", "PRAY EX; ask STEP; is A.vp=2; is A.form=1; STOP; turn B", "A.form=0; A.t=1")


def test_there_is_no_b_at_level_ex(position: Table) -> None:
    """K-PRAY-5"""
    assert REFUSALS[branch_refusal(record_of(position("A.form=2")), 0, k.EX, 1)] == ("K-PRAY-5", "no-branch")
