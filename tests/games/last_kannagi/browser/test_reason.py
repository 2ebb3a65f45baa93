"""What speaks for a choice: what its turn brings, and what could come next."""

from __future__ import annotations

import pytest

from kagura.core.errors import IllegalAction
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.browser.reason import _short
from tests.games.last_kannagi.browser.asking import position, reason
from tests.games.last_kannagi.positions import GAME


def test_points_are_named_with_their_source() -> None:
    """K-BUILD-5, K-REV-5 card 11"""
    state = position("A@7; S1=B; S9=A; A.hand=11; A.vp=0; A.supply=1")
    assert reason(state, "BUILD 1").startswith("This turn: 1 VP for building, 3 VP for a revelation, a blessing card.")
    assert reason(state, "BUILD 1", "ja").startswith("この手番の見込み：建立で1点、啓示で3点、加護カード1枚。")


def test_a_move_is_played_out_and_tells_its_way() -> None:
    """K-MOVE-2"""
    text = reason(position("A@7; W20=RB; W8=RR; W36=-"), "MOVE 3")
    assert "into the body (by way of " in text


def test_a_way_to_nothing_leads_to_a_better_place() -> None:
    """K-MOVE-2"""
    state = position("A@19; A.body=RRRRR; S7=A; S20=A; W28=-", "MOVE 1")
    assert reason(state, ">7").startswith("Leads by way of 7 to a better place.")


def test_what_could_come_next_is_named() -> None:
    """K-TIME-3: the others rest meanwhile, as in a search."""
    assert reason(position("A@7; S1=B; A.cards=0"), "MOVE 1") == "Next, perhaps: Build 1."
    assert reason(position("A@7; S1=B; A.cards=0"), "MOVE 1", "ja") == "次は「建立1」がよさそうです。"


def test_the_next_action_may_be_a_rest() -> None:
    """K-REST-1"""
    state = position("A@7; A.body=RRRRR")
    assert _short(state, 0, k.REST, GAME.texts()) == "Rest: back to the main shrine (4 h)"


def test_of_tokens_that_chance_decides_nothing_is_said() -> None:
    """K-PRAY-8"""
    assert "This turn" not in reason(position("A.pur=P"), "PRAY 1")


def test_an_end_of_the_match_is_told() -> None:
    """K-END-3"""
    assert reason(position("day=5; A.t=119; B.t=120; C.t=120"), "MOVE 1") == "This turn: the end of the match."


def test_where_nothing_is_certain_and_nothing_follows_it_says_so() -> None:
    """K-PRAY-8, K-END-3"""
    state = position("day=5; A.t=119; B.t=120; C.t=120; A.pur=P")
    assert reason(state, "PRAY 1") == "Nothing brings more points now."
    others = position("day=5; A.t=119; B.t=119; C.t=120; A.pur=P")
    assert reason(others, "PRAY 1") == "Nothing brings more points now."


def test_a_card_speaks_by_its_points_while_another_has_the_turn() -> None:
    """K-REV-3"""
    state = position("opt.reveal=declared; A.hand=18; A.faith=10", "MOVE 1; STOP")
    action = GAME.parse(state, 0, "reveal 18")
    text = GAME.reason(state.conceal(0), 0, action, GAME.texts())
    assert text.startswith("This turn: 4 VP for a revelation.")


def test_a_character_speaks_for_itself() -> None:
    """K-SET-3"""
    state = GAME.new({"characters": "pick"}, seed=1, mode="plain")
    assert reason(state, "kaede") == "Play Kaede: faith +3"


def test_the_reason_is_the_same_each_time_whatever_is_hidden() -> None:
    """K-INFO-2"""
    state = GAME.new(seed=3, mode="plain", events=True)
    seat = state.acting()[0]
    action = state.choices(seat)[0]
    known, sample = state.conceal(seat), state.determinise(seat, 99).conceal(seat)
    assert GAME.reason(known, seat, action, GAME.texts()) == GAME.reason(sample, seat, action, GAME.texts())
    with pytest.raises(IllegalAction):
        GAME.reason(known, seat, 110, GAME.texts())
