"""The time track: clocks, the stack, and who acts next (K-TIME)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.last_kannagi.codes import NOBODY, TIES_BY_SEAT, UNLIMITED
from kagura.games.last_kannagi.events import E_CLOCK
from kagura.games.last_kannagi.state import State


def day_ends_at(s: State) -> int:
    """The hour at which the present day is over (K-TIME-1)."""
    return s.content.hours_per_day * s.day


def is_last_day(s: State) -> bool:
    """Day 5: no action may go beyond its end (K-DAY5-1)."""
    return s.day == s.content.days


def hours_left(s: State, seat: int) -> int:
    """Hours that the next action may take: on day 5 those that are left, else any (K-DAY5-1)."""
    if is_last_day(s):
        return day_ends_at(s) - s.clock[seat]
    return UNLIMITED


def advance_clock(s: State, seat: int, hours: int) -> None:
    """The clock moves on, and on top of whoever is there (K-TIME-4)."""
    s.clock[seat] += hours
    i: int = 0
    while s.stack[i] != seat:
        i += 1
    while i > 0:
        s.stack[i] = s.stack[i - 1]
        i -= 1
    s.stack[0] = seat
    tell(s, E_CLOCK, seat, s.clock[seat], 0, 0)


def comes_before(s: State, seat: int, other: int) -> bool:
    """`seat`, lower in the stack than `other`, is on turn earlier (K-TIME-3, K-OPT-tie_order)."""
    if s.clock[seat] != s.clock[other]:
        return s.clock[seat] < s.clock[other]
    return s.opt_tie_order == TIES_BY_SEAT and seat < other


def next_active(s: State) -> int:
    """The character that acts next, NOBODY if all are done for the day (K-TIME-2, K-TIME-3)."""
    end: int = day_ends_at(s)
    first: int = NOBODY
    for i in range(s.seats):
        seat: int = s.stack[i]
        if s.clock[seat] < end and (first == NOBODY or comes_before(s, seat, first)):
            first = seat
    return first
