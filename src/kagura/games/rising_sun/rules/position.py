"""Positions that were set up by hand: scenarios and worked examples (section 18)."""

from __future__ import annotations

from kagura.games.rising_sun.rules.honor import set_place
from kagura.games.rising_sun.rules.play import settle
from kagura.games.rising_sun.state import State


def settle_position(s: State) -> None:
    """Make the position ready for its first decision."""
    take_places(s)
    settle(s)


def take_places(s: State) -> None:
    """What follows from the Honor track of a position."""
    for place in range(s.seats):
        set_place(s, s.honor[place], place)
