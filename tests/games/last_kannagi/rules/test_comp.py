"""Components: K-COMP."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, GAME_MODES, Example, Table, choices, expect, new


def test_there_are_five_characters_twenty_five_cards_and_180_tokens() -> None:
    """K-COMP-1"""
    sheet = GAME.shipped
    assert sheet.value("components.characters") == 5
    assert sheet.value("components.revelation_cards") == 25
    assert sheet.value("components.tokens_by_colour") == [45, 45, 45, 45]
    assert sheet.value("components.impurity_tokens") == 180 == sum(sheet.value("components.tokens_by_colour"))
    assert sheet.value("components.branch_chips") == 80 == 4 * sheet.value("components.branch_chips_per_character")


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_each_character_has_twenty_chips(game_mode: str) -> None:
    """K-COMP-1"""
    view = GAME.view(new(game_mode), None)
    assert [19 - len(seat["received"]) + seat["supply"] for seat in view["seats"]] == [20] * len(view["seats"])


def test_purple_tokens_never_run_out(example: Example) -> None:
    """K-COMP-2"""
    example(
        "A:kon; A.faith=6; A.pur=BBBB; B.body=PPP; W*=P16; W28=PP; bag=R9",
        "BLESS 4",
        "A.pur=PP",
    )


def test_cards_never_run_out(example: Example) -> None:
    """K-COMP-2"""
    example("A.cards=10; B.cards=10; C.cards=10", "PRAY 4; a", "A.cards=11")


def test_spent_tokens_return_to_the_bag_and_purple_ones_do_not(example: Example) -> None:
    """K-COMP-3"""
    example("A.faith=4; A.pur=RRPP; bag=Y3", "BLESS 3; R; n1", "bag=RRYYY; A.pur=P")


def test_dedicated_tokens_return_to_the_bag(example: Example) -> None:
    """K-COMP-3"""
    example("A.pur=RBP; bag=-", "DED 3; n1; n1; n1", "bag=RB; A.pur=-")


@pytest.mark.parametrize("colour", "RBY")
def test_the_storage_holds_five_tokens_of_each_colour(example: Example, colour: str) -> None:
    """K-COMP-4"""
    example(f"A.body={colour * 3}; A.pur={colour * 4}; A.supply=0; bag=-", "PRAY 3; n3", f"A.pur={colour * 5}; bag#=2")


def test_the_storage_holds_five_purple_tokens(example: Example) -> None:
    """K-COMP-4"""
    example("A.body=P; A.pur=PPPPP; bag=R9", "PRAY 2; a", "A.pur=PPPPP; A.body=-; bag#=9")


def test_a_full_storage_does_not_forbid_a_gain(example: Example) -> None:
    """K-COMP-4"""
    example("A.pur=RRRRRBBBBBYYYYYP; bag=R2B", "ok PRAY 1; PRAY 1", "A.pur=RRRRRBBBBBYYYYY; bag=RRB")


def test_excess_returns_only_after_all_tokens_of_the_gain_were_drawn(example: Example) -> None:
    """K-COMP-4 K-PRAY-8: were the first red put back at once, it could be drawn again"""
    example("A.pur=RRRRRP; bag=RRB", "PRAY 1", "A.pur=RRRRRB; bag=RR")


def test_only_what_is_in_the_bag_is_drawn(example: Example) -> None:
    """K-COMP-5"""
    example("A.pur=P; bag=Y", "PRAY 1", "A.pur=Y; bag=-")


def test_only_what_is_in_the_bag_is_taken_by_colour(example: Example) -> None:
    """K-COMP-5 K-EFF-gain_purified"""
    example("A.faith=6; A.pur=BBBB; bag=RBYY", "BLESS 4", "A.pur=RBBYY; bag=BBB")


@pytest.mark.parametrize(("faith", "after"), [(6, 9), (7, 10), (8, 10), (10, 10)])
def test_faith_stops_at_ten(example: Example, faith: int, after: int) -> None:
    """K-COMP-6"""
    example(f"A.faith={faith}", "PRAY 4; b", f"A.faith={after}")


def test_there_is_no_limit_of_cards_in_hand(example: Example) -> None:
    """K-COMP-7"""
    example("A.cards=30", "PRAY 4; a", "A.cards=31")


def test_a_played_card_leaves_the_hand(position: Table) -> None:
    """K-COMP-7"""
    state = position("A.cards=1")
    assert "MOVE EX+" in choices(state)
    expect(state, "MOVE 4+", "A.cards=0; A.t=3")
