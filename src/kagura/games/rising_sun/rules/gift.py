"""Gifts of coins and Ronin, where the option has them (R-GIFT)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.rising_sun.codes import NOBODY
from kagura.games.rising_sun.decisions import DO_GIFTS, GIFT_N, GIFT_OK, GIFT_TO, GIFT_WHAT, GIVE_COINS, NUMBERS
from kagura.games.rising_sun.events import E_GIFT, E_GIFT_REFUSED
from kagura.games.rising_sun.refusals import OK, R_NOT_AN_OPPONENT, R_NOTHING_TO_GIVE, R_NUMBER
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def open_gifts(s: State) -> None:
    """Open a window if there are gifts; it is never opened in the War Phase (R-GIFT-1, R-GIFT-2)."""
    if s.opt_gifts:
        push(s, DO_GIFTS, NOBODY, 0, 0, 0)


def gifts(s: State) -> None:
    """In Honor order each clan may make one gift (R-GIFT-3)."""
    for i in range(s.seats):
        push(s, GIFT_TO, s.honor[s.seats - 1 - i], 0, 0, 0)


def has_of(s: State, seat: int, what: int) -> int:
    """How many coins or Ronin the clan has."""
    return s.coins[seat] if what == GIVE_COINS else s.ronin[seat]


def gift_to_refusal(s: State, seat: int, other: int) -> int:
    """Answer to GIFT-TO (R-GIFT-3)."""
    if s.coins[seat] + s.ronin[seat] == 0:
        return R_NOTHING_TO_GIVE
    return OK if other != seat else R_NOT_AN_OPPONENT


def gift_what_refusal(s: State, seat: int, what: int) -> int:
    """Answer to GIFT-WHAT: only what it has (R-GIFT-3)."""
    return OK if has_of(s, seat, what) > 0 else R_NOTHING_TO_GIVE


def gift_n_refusal(s: State, seat: int, what: int, n: int) -> int:
    """Answer to GIFT-N: 1 to what it has, at most 65 (R-GIFT-3)."""
    return OK if 1 <= n and n <= has_of(s, seat, what) and n < NUMBERS else R_NUMBER


def choose_receiver(s: State, seat: int, other: int) -> None:
    """Answer to GIFT-TO."""
    push(s, GIFT_WHAT, seat, other, 0, 0)


def choose_gift(s: State, seat: int, other: int, what: int) -> None:
    """Answer to GIFT-WHAT."""
    push(s, GIFT_N, seat, other, what, 0)


def offer_gift(s: State, seat: int, other: int, what: int, n: int) -> None:
    """Answer to GIFT-N: the receiver is asked."""
    push(s, GIFT_OK, other, seat, what, n)


def accept_gift(s: State, seat: int, giver: int, what: int, n: int) -> None:
    """Answer to GIFT-OK: a transfer, which is no gain (R-TERM-14)."""
    if what == GIVE_COINS:
        s.coins[giver] -= n
        s.coins[seat] += n
    else:
        s.ronin[giver] -= n
        s.ronin[seat] += n
    tell_tokens(s, E_GIFT, giver, seat, what, n, 0, 0)


def refuse_gift(s: State, seat: int, giver: int, what: int, n: int) -> None:
    """Answer to GIFT-OK: nothing moves."""
    tell(s, E_GIFT_REFUSED, giver, seat, what, n)
