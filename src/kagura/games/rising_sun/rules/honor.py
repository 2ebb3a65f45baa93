"""The Honor track (R-TERM-7, R-TIME-5): `honor` lists the seats, top first, and `rank` is the place of each."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.events import E_HONOR, E_ROSE
from kagura.games.rising_sun.state import State


def is_higher(s: State, seat: int, other: int) -> bool:
    """The seat is above the other on the Honor track."""
    return s.rank[seat] < s.rank[other]


def clans_below(s: State, seat: int) -> int:
    """How many clans are lower in Honor."""
    return s.seats - 1 - s.rank[seat]


def set_place(s: State, seat: int, place: int) -> None:
    """Put a seat on a place of the track."""
    s.honor[place] = seat
    s.rank[seat] = place


def gain_honor(s: State, seat: int) -> None:
    """Swap with the clan directly above; at the top nothing (R-TERM-7)."""
    place: int = s.rank[seat]
    if place > 0:
        above: int = s.honor[place - 1]
        set_place(s, above, place)
        set_place(s, seat, place - 1)
        tell(s, E_HONOR, seat, above, 0, 0)


def lose_honor(s: State, seat: int) -> None:
    """Swap with the clan directly below; at the bottom nothing (R-TERM-7)."""
    place: int = s.rank[seat]
    if place < s.seats - 1:
        below_it: int = s.honor[place + 1]
        set_place(s, below_it, place)
        set_place(s, seat, place + 1)
        tell(s, E_HONOR, below_it, seat, 0, 0)


def rise_to_top(s: State, seat: int) -> None:
    """Move to the top; all that were above shift down one (R-TERM-7)."""
    for i in range(s.rank[seat]):
        place: int = s.rank[seat] - 1 - i
        set_place(s, s.honor[place], place + 1)
    set_place(s, seat, 0)
    tell(s, E_ROSE, seat, 0, 0, 0)


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise (R-SETUP-1)."""
    return seat + 1 if seat + 1 < s.seats else 0
