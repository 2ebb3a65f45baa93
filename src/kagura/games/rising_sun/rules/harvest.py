"""Harvest (section 10)."""

from __future__ import annotations

from kagura.games.rising_sun.codes import PROVINCES, VP_HARVEST
from kagura.games.rising_sun.rules.force import strongest_in
from kagura.games.rising_sun.rules.gain import gain_coins, gain_ronin, gain_vp
from kagura.games.rising_sun.rules.honor import left_of
from kagura.games.rising_sun.rules.recruit import has_bonus
from kagura.games.rising_sun.state import State


def harvest(s: State) -> None:
    """A coin for each clan; selector and ally also reap the provinces that they lead (R-HAR-1)."""
    seat: int = s.selector
    for _ in range(s.seats):
        seat = left_of(s, seat)
        reap(s, seat)


def reap(s: State, seat: int) -> None:
    """All coins are one gain, then all VP one gain, then Ronin (R-HAR-2)."""
    coins: int = s.content.harvest_coins
    vp: int = 0
    ronin: int = 0
    if has_bonus(s, seat):
        for province in range(PROVINCES):
            if strongest_in(s, province) == seat:
                coins += s.content.reward_coins[province]
                vp += s.content.reward_vp[province]
                ronin += s.content.reward_ronin[province]
    gain_coins(s, seat, coins)
    gain_vp(s, seat, vp, VP_HARVEST)
    gain_ronin(s, seat, ronin)
