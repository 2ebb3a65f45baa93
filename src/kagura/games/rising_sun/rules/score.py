"""The result: VP, then Honor (R-WIN-2)."""

from __future__ import annotations

from kagura.core.types import Vector
from kagura.games.rising_sun.codes import SEATS
from kagura.games.rising_sun.rules.honor import is_higher
from kagura.games.rising_sun.rules.season import shares_victory
from kagura.games.rising_sun.state import State


def is_ahead(s: State, seat: int, other: int) -> bool:
    """More VP, or as many and higher in Honor."""
    if s.vp[seat] != s.vp[other]:
        return s.vp[seat] > s.vp[other]
    return is_higher(s, seat, other)


def placing(s: State, seat: int) -> int:
    """The rank of a seat; allies that share the victory share rank 1."""
    if shares_victory(s, seat):
        return 1
    place: int = 1
    for other in range(s.seats):
        if other != seat and (is_ahead(s, other, seat) or shares_victory(s, other)):
            place += 1
    return place


def result(s: State, out: Vector) -> None:
    """Scores and ranks as if the match ended now; 0 for seats that are not in play."""
    for seat in range(SEATS):
        is_in_play: bool = seat < s.seats
        out[seat] = s.vp[seat] if is_in_play else 0
        out[SEATS + seat] = placing(s, seat) if is_in_play else 0
