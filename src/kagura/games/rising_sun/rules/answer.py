"""Carrying out an answer to the pending decision."""

from __future__ import annotations

from kagura.games.rising_sun.decisions import (
    A_CARD,
    A_CLAN,
    A_GIFT,
    A_KIND,
    A_MANDATE,
    A_NUM,
    A_PROV,
    A_SLOT,
    AMA,
    ANNOUNCE,
    BALLOT,
    BENEV,
    BET_CLAN,
    BET_KIND,
    BET_PLACE,
    BET_WITH,
    BID_POE,
    BID_SEP,
    BUILD,
    FUJ_DEST,
    FUJ_FIG,
    GIFT_OK,
    GIFT_TO,
    GIFT_WHAT,
    HATE,
    HOST,
    LIGHT,
    MANDATE,
    MAR_DEST,
    MAR_FIG,
    MERCY,
    MON_DEST,
    MONKEY,
    NINJA,
    NINJA_AT,
    ORDER,
    PASS,
    RAI,
    REC_DEST,
    REC_FIG,
    RONIN,
    RYU,
    SEPPUKU,
    TOLL,
    TRAIN,
    YES,
)
from kagura.games.rising_sun.rules.advantages import capture, choose_hostage, hire_ronin, seppuku
from kagura.games.rising_sun.rules.battle import give_odd_coin
from kagura.games.rising_sun.rules.betray import choose_clan, choose_spot, choose_target, end_betray, replace
from kagura.games.rising_sun.rules.bids import make_bid
from kagura.games.rising_sun.rules.buy import buy_card, give_spent_coin, put_monster
from kagura.games.rising_sun.rules.enter import spare
from kagura.games.rising_sun.rules.gift import (
    accept_gift,
    choose_gift,
    choose_receiver,
    offer_gift,
    refuse_gift,
)
from kagura.games.rising_sun.rules.honor import rise_to_top
from kagura.games.rising_sun.rules.kami import blow, choose_wind, strike
from kagura.games.rising_sun.rules.marshal import (
    choose_piece,
    choose_to_build,
    end_marshal,
    kind_of_piece,
    march,
    pay_for_stronghold,
    province_of_piece,
)
from kagura.games.rising_sun.rules.move import take_toll
from kagura.games.rising_sun.rules.order import ask_order, put_first, put_last
from kagura.games.rising_sun.rules.political import announce, play_tile
from kagura.games.rising_sun.rules.recruit import choose_figure, end_recruit, recruit_figure
from kagura.games.rising_sun.rules.summon import aim, choose_victim, monkey, place, worship
from kagura.games.rising_sun.rules.tea import close_list, list_clan
from kagura.games.rising_sun.rules.todo import arg, pop
from kagura.games.rising_sun.state import State


def answer(s: State, seat: int, op: int, action: int) -> None:
    """Carry out a legal answer; the decision leaves the stack, a sealed one when the last seat is done."""
    if op == BALLOT:
        if action == PASS:
            close_list(s, seat)
        else:
            list_clan(s, seat, s.seat_of[action - A_CLAN])
        return
    if op >= BID_SEP and op <= BID_POE:
        make_bid(s, seat, action - A_NUM)
        return
    b: int = arg(s, 1)
    c: int = arg(s, 2)
    d: int = arg(s, 3)
    pop(s)
    if action == PASS:
        answer_pass(s, seat, op, b, c, d)
    elif action == YES:
        answer_yes(s, seat, op, b, c, d)
    elif action < A_PROV:
        answer_mandate_or_clan(s, seat, op, action, b)
    elif action < A_KIND:
        answer_place(s, seat, op, action - A_PROV, b, c, d)
    elif action < A_GIFT:
        answer_kind(s, seat, op, action - A_KIND, b, c, d)
    else:
        answer_other(s, seat, op, action, b, c)


def answer_pass(s: State, seat: int, op: int, b: int, c: int, d: int) -> None:
    """No, or nothing more."""
    if op == REC_FIG:
        end_recruit(s, seat)
    elif op == MAR_FIG:
        end_marshal(s)
    elif op == BET_CLAN:
        end_betray(s, b)
    elif op == GIFT_OK:
        refuse_gift(s, seat, b, c, d)
    elif op == ORDER:
        put_last(s, seat)
        ask_order(s, b)


def answer_yes(s: State, seat: int, op: int, b: int, c: int, d: int) -> None:
    """Yes."""
    if op == AMA:
        rise_to_top(s, seat)
    elif op == TOLL:
        take_toll(s, seat, b)
    elif op == MERCY:
        spare(s, seat, b, d)
    elif op == GIFT_OK:
        accept_gift(s, seat, b, c, d)
    elif op == SEPPUKU:
        seppuku(s, seat, b)
    elif op == RONIN:
        hire_ronin(s, seat)
    else:  # ORDER
        put_first(s, seat)
        ask_order(s, b)


def answer_mandate_or_clan(s: State, seat: int, op: int, action: int, b: int) -> None:
    """A Mandate, or a clan."""
    if op == MANDATE:
        play_tile(s, seat, action - A_MANDATE)
    elif op == ANNOUNCE:
        announce(s, seat, action - A_MANDATE)
    else:
        answer_clan(s, seat, op, s.seat_of[action - A_CLAN], b)


def answer_clan(s: State, seat: int, op: int, other: int, b: int) -> None:
    """A clan."""
    if op == GIFT_TO:
        choose_receiver(s, seat, other)
    elif op == BET_CLAN:
        choose_clan(s, seat, other, b)
    elif op == BENEV:
        give_spent_coin(s, seat, other)
    elif op == NINJA:
        choose_victim(s, seat, b, other)
    elif op == MONKEY:
        monkey(s, seat, b, other)
    elif op == HOST:
        choose_hostage(s, seat, b, other)
    else:
        give_odd_coin(s, seat, other)


def answer_place(s: State, seat: int, op: int, spot: int, b: int, c: int, d: int) -> None:
    """A province, or after them a shrine slot."""
    if op == REC_DEST:
        recruit_figure(s, seat, b, spot)
    elif op == MON_DEST:
        put_monster(s, seat, b, spot)
    elif op == MAR_DEST:
        march(s, seat, b, c, spot)
    elif op == FUJ_DEST:
        blow(s, seat, b, c, d, spot)
    elif op == BUILD:
        pay_for_stronghold(s, seat, spot)
    elif op == BET_PLACE:
        choose_spot(s, seat, b, spot)
    elif op == RAI:
        strike(s, seat, spot)
    elif op == NINJA_AT:
        aim(s, seat, b, c, spot)
    elif op == LIGHT:
        worship(s, seat, s.content.card_piece[b], spot - (A_SLOT - A_PROV))
    else:  # KENIN, SAMURAI
        place(s, seat, s.content.card_piece[b], spot)


def answer_kind(s: State, seat: int, op: int, kind: int, b: int, c: int, d: int) -> None:
    """A kind of piece."""
    if op == REC_FIG:
        choose_figure(s, seat, kind)
    elif op == MAR_FIG:
        choose_to_build(s, seat)
    elif op == BET_KIND:
        choose_target(s, seat, b, c, kind)
    elif op == BET_WITH:
        replace(s, seat, b, c, d, kind)
    elif op == HATE:
        s.pick[c] = kind
    else:  # HOST_KIND
        capture(s, seat, b, c, kind)


def answer_other(s: State, seat: int, op: int, action: int, b: int, c: int) -> None:
    """What is given, a card, a piece on the map, or a number."""
    if op == GIFT_WHAT:
        choose_gift(s, seat, b, action - A_GIFT)
    elif op == TRAIN or op == RYU:
        buy_card(s, seat, action - A_CARD, b)
    elif op == MAR_FIG:
        choose_piece(s, seat, kind_of_piece(action), province_of_piece(action))
    elif op == FUJ_FIG:
        choose_wind(s, seat, b, kind_of_piece(action), province_of_piece(action))
    else:  # GIFT_N
        offer_gift(s, seat, b, c, action - A_NUM)
