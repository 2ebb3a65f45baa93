"""Gains of VP, coins and Ronin, and what a gain sets off (R-TERM-13, R-TERM-14, R-TIME-3a, b, R-KAMI-17)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import FX_COIN_ON_RICHER_GAIN, FX_VP_BONUS_ALLIED, LIMITED, NOBODY, VP_LOST
from kagura.games.rising_sun.events import E_COINS, E_RONIN, E_VP, E_VP_LOST
from kagura.games.rising_sun.rules.effects import amount_coins, amount_vp
from kagura.games.rising_sun.state import State


def add_vp(s: State, seat: int, n: int, source: int) -> None:
    """Score without any trigger: Winter, and the inside of a gain."""
    if n > 0:
        s.vp[seat] += n
        s.vp_by[seat][source] += n
        tell(s, E_VP, seat, n, source, s.vp[seat])


def gain_vp(s: State, seat: int, n: int, source: int) -> None:
    """One gain of VP; Loyalty makes it higher while allied (R-TIME-3a, R-FX-22). A gain of 0 is no event."""
    if n > 0:
        bonus: int = 0
        if s.ally[seat] != NOBODY:
            bonus = amount_vp(s, seat, FX_VP_BONUS_ALLIED)
        add_vp(s, seat, n + bonus, source)


def lose_vp(s: State, seat: int, n: int) -> int:
    """Take VP away, never below 0 (R-TERM-13); returns what was there to take."""
    taken: int = min(n, s.vp[seat])
    if taken > 0:
        s.vp[seat] -= taken
        s.vp_by[seat][VP_LOST] -= taken
        tell(s, E_VP_LOST, seat, taken, s.vp[seat], 0)
    return taken


def coins_from_pile(s: State, n: int) -> int:
    """Coins that come from the common pile: all, or what is left of it (R-KAMI-17)."""
    if s.opt_piles != LIMITED:
        return n
    got: int = min(n, s.pile_coins)
    s.pile_coins -= got
    return got


def ronin_from_pile(s: State, n: int) -> int:
    """Ronin that come from the common pile: all, or what is left of it (R-KAMI-17)."""
    if s.opt_piles != LIMITED:
        return n
    got: int = min(n, s.pile_ronin)
    s.pile_ronin -= got
    return got


def coins_to_pile(s: State, n: int) -> None:
    """Coins go back to the common pile."""
    if s.opt_piles == LIMITED:
        s.pile_coins += n


def ronin_to_pile(s: State, n: int) -> None:
    """Ronin go back to the common pile."""
    if s.opt_piles == LIMITED:
        s.pile_ronin += n


def gain_coins(s: State, seat: int, n: int) -> None:
    """One gain of coins; poorer owners of Way of the Merchant gain too (R-TIME-3b, R-FX-23)."""
    before: int = s.coins[seat]
    got: int = coins_from_pile(s, n)
    if got > 0:
        s.coins[seat] += got
        tell(s, E_COINS, seat, got, s.coins[seat], 0)
        for i in range(s.seats):
            other: int = s.honor[i]
            if other != seat and s.coins[other] < before:
                more: int = coins_from_pile(s, amount_coins(s, other, FX_COIN_ON_RICHER_GAIN))
                if more > 0:
                    s.coins[other] += more
                    tell(s, E_COINS, other, more, s.coins[other], 0)


def gain_ronin(s: State, seat: int, n: int) -> None:
    """A gain of Ronin."""
    got: int = ronin_from_pile(s, n)
    if got > 0:
        s.ronin[seat] += got
        tell(s, E_RONIN, seat, got, s.ronin[seat], 0)


def pay(s: State, seat: int, n: int) -> None:
    """Pay coins to the common pile."""
    s.coins[seat] -= n
    coins_to_pile(s, n)


def move_coins(s: State, giver: int, taker: int, n: int) -> None:
    """A transfer of coins, which is no gain (R-TERM-14)."""
    s.coins[giver] -= n
    s.coins[taker] += n
