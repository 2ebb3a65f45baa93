"""Buying: prices, Benevolence, cards and the Monsters that come with them (R-TRA-1 to 4, R-KAMI-11, R-FX-14)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import BONSAI, FX_GIVE_SPENT_COIN, FX_MONSTER, PROVINCES, VP_CARDS
from kagura.games.rising_sun.decisions import BENEV, DO_RECEIVE, MON_DEST
from kagura.games.rising_sun.events import E_BOUGHT, E_GAVE_COIN
from kagura.games.rising_sun.refusals import (
    OK,
    R_NOT_AN_OPPONENT,
    R_NOT_DISPLAYED,
    R_NOT_SHINTO,
    R_TOO_EXPENSIVE,
)
from kagura.games.rising_sun.rules.effects import copies
from kagura.games.rising_sun.rules.gain import coins_from_pile, gain_vp, pay
from kagura.games.rising_sun.rules.honor import gain_honor
from kagura.games.rising_sun.rules.summon import (
    complete_summon,
    may_worship,
    summon,
    summon_province_refusal,
    worship,
)
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def own_price(s: State, seat: int, price: int) -> int:
    """Bonsai: a price of 2 or more becomes 1, before any discount (R-CLAN-5)."""
    if s.clan[seat] == BONSAI and price >= s.content.bounty_from:
        return s.content.bounty_price
    return price


def card_price(s: State, seat: int, card: int, discount: int) -> int:
    """What a card costs the clan, not below 0 (R-TRA-2)."""
    return max(0, own_price(s, seat, s.content.card_cost[card]) - discount)


def card_refusal(s: State, seat: int, card: int, discount: int) -> int:
    """Answer to TRAIN, RYU: a displayed card that the clan can pay (R-TRA-1)."""
    if s.display[card] == 0:
        return R_NOT_DISPLAYED
    return OK if card_price(s, seat, card, discount) <= s.coins[seat] else R_TOO_EXPENSIVE


def spend(s: State, seat: int, price: int) -> None:
    """Pay; then Benevolence is asked for each copy and coin, before anything is received (R-TIME-3f)."""
    pay(s, seat, price)
    for _ in range(min(price, copies(s, seat, FX_GIVE_SPENT_COIN))):
        push(s, BENEV, seat, 0, 0, 0)


def buy_card(s: State, seat: int, card: int, discount: int) -> None:
    """Pay and receive a card (R-TRA-3)."""
    price: int = card_price(s, seat, card, discount)
    push(s, DO_RECEIVE, seat, card, 0, 0)
    tell(s, E_BOUGHT, seat, card, price, 0)
    spend(s, seat, price)


def opponent_refusal(seat: int, other: int) -> int:
    """Any other player, the ally included (R-TERM-1)."""
    return OK if other != seat else R_NOT_AN_OPPONENT


def give_spent_coin(s: State, seat: int, other: int) -> None:
    """One of the coins paid goes to another clan; gain Honor, then VP (R-FX-14)."""
    card: int = s.content.fx_cards[FX_GIVE_SPENT_COIN][0]
    s.coins[other] += coins_from_pile(s, s.content.card_coins[card])
    tell(s, E_GAVE_COIN, seat, other, 0, 0)
    gain_honor(s, seat)
    gain_vp(s, seat, s.content.card_vp[card], VP_CARDS)


def receive(s: State, seat: int, card: int) -> None:
    """The card works from now on; a Monster is Summoned if a province is legal, else it waits (R-TRA-4)."""
    s.display[card] -= 1
    s.cards[seat][card] += 1
    if s.content.card_fx[card] == FX_MONSTER:
        kind: int = s.content.card_piece[card]
        s.reserve[seat][kind] += 1
        for province in range(PROVINCES):
            if summon_province_refusal(s, seat, province) == OK:
                push(s, MON_DEST, seat, kind, 0, 0)
                return


def slot_refusal(s: State, kind: int) -> int:
    """Only what counts as a Shinto may worship (R-TERM-16)."""
    return OK if may_worship(s, kind) else R_NOT_SHINTO


def put_monster(s: State, seat: int, kind: int, place_code: int) -> None:
    """Answer to MON-DEST: one complete Summon (R-TRA-4)."""
    complete_summon(s, seat)
    if place_code < PROVINCES:
        summon(s, seat, kind, place_code)
    else:
        worship(s, seat, kind, place_code - PROVINCES)
