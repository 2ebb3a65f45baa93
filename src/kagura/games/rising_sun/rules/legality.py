"""Which answer is legal, and why another is not (R-DEC-4, R-DEC-5)."""

from __future__ import annotations

from kagura.core.types import Mask
from kagura.games.rising_sun.codes import AT_END, NOBODY, PROVINCES
from kagura.games.rising_sun.decisions import (
    A_CARD,
    A_CLAN,
    A_FIG,
    A_GIFT,
    A_KIND,
    A_MANDATE,
    A_NUM,
    A_PROV,
    A_STRONGHOLD,
    AMA,
    ANSWERS,
    BALLOT,
    BENEV,
    BET_CLAN,
    BET_KIND,
    BET_PLACE,
    BET_WITH,
    BID_POE,
    BID_SEP,
    FIRST_ANSWER,
    FUJ_DEST,
    GIFT_N,
    GIFT_TO,
    HATE,
    HOST,
    KENIN,
    LIGHT,
    MANDATE,
    MAR_DEST,
    MAR_FIG,
    MON_DEST,
    MONKEY,
    NINJA,
    NINJA_AT,
    PASS,
    PASS_ANSWERS,
    RAI,
    REC_DEST,
    REC_FIG,
    RONIN,
    SAMURAI,
    SEPPUKU,
    YES,
    YES_ANSWERS,
)
from kagura.games.rising_sun.refusals import OK, R_NO_PASS, R_NOT_ASKED, R_NOT_IN_PLAY, R_NOT_YOUR_TURN, R_OVER
from kagura.games.rising_sun.rules.advantages import capture_refusal, hostage_refusal, ronin_refusal, seppuku_refusal
from kagura.games.rising_sun.rules.asked import acting, decision_of
from kagura.games.rising_sun.rules.battle import odd_refusal
from kagura.games.rising_sun.rules.betray import clan_refusal, spot_refusal, target_refusal, with_refusal
from kagura.games.rising_sun.rules.bids import bid_refusal, most_to_bid
from kagura.games.rising_sun.rules.buy import card_refusal, opponent_refusal, slot_refusal
from kagura.games.rising_sun.rules.enter import hate_refusal
from kagura.games.rising_sun.rules.gift import gift_n_refusal, gift_to_refusal, gift_what_refusal
from kagura.games.rising_sun.rules.kami import amaterasu_refusal, fujin_refusal, raijin_refusal
from kagura.games.rising_sun.rules.marshal import build_refusal, kind_of_piece, marshal_refusal, province_of_piece
from kagura.games.rising_sun.rules.move import destination_refusal
from kagura.games.rising_sun.rules.political import mandate_refusal
from kagura.games.rising_sun.rules.recruit import figure_refusal, recruit_province_refusal
from kagura.games.rising_sun.rules.summon import (
    kenin_refusal,
    monkey_refusal,
    ninja_at_refusal,
    ninja_refusal,
    place_refusal,
    summon_province_refusal,
)
from kagura.games.rising_sun.rules.tea import ballot_refusal
from kagura.games.rising_sun.rules.todo import arg
from kagura.games.rising_sun.state import State

NO_ANSWER = -1
SEVERAL = -2


def clan_answer_refusal(s: State, seat: int, op: int, other: int) -> int:
    """A clan as an answer."""
    if op == BALLOT:
        return ballot_refusal(s, seat, other)
    if op == GIFT_TO:
        return gift_to_refusal(s, seat, other)
    if op == BET_CLAN:
        return clan_refusal(s, seat, other, arg(s, 1))
    if op == BENEV:
        return opponent_refusal(seat, other)
    if op == NINJA:
        return ninja_refusal(s, arg(s, 1), other)
    if op == MONKEY:
        return monkey_refusal(s, seat, other)
    if op == HOST:
        return hostage_refusal(s, seat, other, arg(s, 1))
    return odd_refusal(s, other)


def place_answer_refusal(s: State, seat: int, op: int, spot: int) -> int:
    """A province, or after them a shrine slot, as an answer."""
    if op == REC_DEST:
        return recruit_province_refusal(s, seat, spot) if spot < PROVINCES else slot_refusal(s, arg(s, 1))
    if op == MON_DEST:
        return summon_province_refusal(s, seat, spot) if spot < PROVINCES else slot_refusal(s, arg(s, 1))
    if op == MAR_DEST:
        return destination_refusal(s, seat, arg(s, 2), spot)
    if op == FUJ_DEST:
        return destination_refusal(s, seat, arg(s, 3), spot)
    if op == BET_PLACE:
        return spot_refusal(s, seat, arg(s, 1), spot, arg(s, 2))
    if op == RAI:
        return raijin_refusal(s, seat)
    if op == KENIN:
        return kenin_refusal(s, seat, arg(s, 1), spot)
    if op == LIGHT or op == SAMURAI:
        return place_refusal(s, seat, arg(s, 1))
    if op == NINJA_AT:
        return ninja_at_refusal(s, arg(s, 1), arg(s, 2), spot)
    return OK  # BUILD: any province


def kind_answer_refusal(s: State, seat: int, op: int, kind: int) -> int:
    """A kind of piece as an answer."""
    if op == REC_FIG:
        return figure_refusal(s, seat, kind)
    if op == BET_KIND:
        return target_refusal(s, seat, arg(s, 1), arg(s, 2), kind)
    if op == BET_WITH:
        return with_refusal(s, seat, arg(s, 2), arg(s, 3), kind)
    if op == HATE:
        return hate_refusal(s, arg(s, 1), arg(s, 2), kind)
    return capture_refusal(s, arg(s, 2), arg(s, 1), kind)


def yes_refusal(s: State, seat: int, op: int) -> int:
    """YES as an answer; to most questions it can always be given."""
    if op == AMA:
        return amaterasu_refusal(s, seat)
    if op == SEPPUKU:
        return seppuku_refusal(s, seat, arg(s, 1))
    if op == RONIN:
        return ronin_refusal(s, seat)
    return OK


def answer_refusal(s: State, seat: int, op: int, action: int) -> int:
    """An answer of the block of codes that the decision asks for (R-DEC-5)."""
    if action < A_CLAN:
        return mandate_refusal(s, action - A_MANDATE) if op == MANDATE else OK
    if action < A_PROV:
        other: int = s.seat_of[action - A_CLAN]
        return R_NOT_IN_PLAY if other == NOBODY else clan_answer_refusal(s, seat, op, other)
    if action < A_KIND:
        return place_answer_refusal(s, seat, op, action - A_PROV)
    if action < A_GIFT:
        return build_refusal(s, seat) if op == MAR_FIG else kind_answer_refusal(s, seat, op, action - A_KIND)
    if action < A_CARD:
        return gift_what_refusal(s, seat, action - A_GIFT)
    if action < A_FIG:
        return card_refusal(s, seat, action - A_CARD, arg(s, 1))
    if action < A_NUM:
        if op == MAR_FIG:
            return marshal_refusal(s, seat, kind_of_piece(action), province_of_piece(action))
        return fujin_refusal(s, seat, kind_of_piece(action), province_of_piece(action))
    if op == GIFT_N:
        return gift_n_refusal(s, seat, arg(s, 2), action - A_NUM)
    return bid_refusal(s, seat, action - A_NUM)


def refuse(s: State, seat: int, action: int) -> int:
    """OK, or why the seat may not take the action now. The action is 0..239."""
    if s.phase == AT_END:
        return R_OVER
    if (acting(s) >> seat) & 1 == 0:
        return R_NOT_YOUR_TURN
    op: int = decision_of(s, seat)
    if action == PASS:
        return OK if PASS_ANSWERS[op] else R_NO_PASS
    if action == YES:
        return yes_refusal(s, seat, op) if YES_ANSWERS[op] else R_NOT_ASKED
    if op == MAR_FIG and action == A_STRONGHOLD:
        return build_refusal(s, seat)
    first: int = FIRST_ANSWER[op]
    if action < first or action >= first + ANSWERS[op]:
        return R_NOT_ASKED
    return answer_refusal(s, seat, op, action)


def end_of_answers(s: State, seat: int, op: int) -> int:
    """Where the block of codes of a decision ends; bids end with the coins."""
    if op >= BID_SEP and op <= BID_POE:
        return A_NUM + most_to_bid(s, seat) + 1
    return FIRST_ANSWER[op] + ANSWERS[op]


def next_piece(s: State, seat: int, action: int) -> int:
    """The action itself or, of a piece that the seat does not have there, the next one that it has."""
    found: int = action
    while found >= A_FIG and found < A_NUM and s.figures[seat][province_of_piece(found)][kind_of_piece(found)] == 0:
        found += 1
    return found


def legal(s: State, seat: int, mask: Mask) -> int:
    """Mark the legal actions of a seat in `mask` (240 bytes, all 0); returns their number."""
    if (acting(s) >> seat) & 1 == 0:
        return 0
    op: int = decision_of(s, seat)
    count: int = 0
    if PASS_ANSWERS[op]:
        mask[PASS] = 1
        count += 1
    if YES_ANSWERS[op] and yes_refusal(s, seat, op) == OK:
        mask[YES] = 1
        count += 1
    if op == MAR_FIG and build_refusal(s, seat) == OK:
        mask[A_STRONGHOLD] = 1
        count += 1
    end: int = end_of_answers(s, seat, op)
    action: int = next_piece(s, seat, FIRST_ANSWER[op])
    while action < end:
        if answer_refusal(s, seat, op, action) == OK:
            mask[action] = 1
            count += 1
        action = next_piece(s, seat, action + 1)
    return count


def sole_answer(s: State, seat: int) -> int:
    """The only legal answer of the seat, SEVERAL if there are more (R-DEC-2)."""
    op: int = decision_of(s, seat)
    sole: int = NO_ANSWER
    if PASS_ANSWERS[op]:
        sole = PASS
    if YES_ANSWERS[op] and yes_refusal(s, seat, op) == OK:
        return SEVERAL  # PASS answers whatever YES answers
    if op == MAR_FIG and build_refusal(s, seat) == OK:
        return SEVERAL
    end: int = end_of_answers(s, seat, op)
    action: int = next_piece(s, seat, FIRST_ANSWER[op])
    while action < end:
        if answer_refusal(s, seat, op, action) == OK:
            if sole != NO_ANSWER:
                return SEVERAL
            sole = action
        action = next_piece(s, seat, action + 1)
    return sole
