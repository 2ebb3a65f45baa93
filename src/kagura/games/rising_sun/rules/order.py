"""Who comes first where several clans have effects at one time (R-TIME-6)."""

from __future__ import annotations

from kagura.games.rising_sun.codes import ASK_ORDER, NOBODY, SEATS
from kagura.games.rising_sun.decisions import DO_IN_ORDER, ORDER
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def begin_order(s: State, seats: int, what: int) -> None:
    """Let a set of seats resolve what they have, in Honor order or in the order that they ask for."""
    s.order_left = seats
    push(s, DO_IN_ORDER, NOBODY, what, 0, 0)
    ask_order(s, what)


def highest_left(s: State) -> int:
    """Of the seats whose turn is not settled, the highest in Honor; NOBODY if none is left."""
    for i in range(s.seats):
        if (s.order_left >> s.honor[i]) & 1:
            return s.honor[i]
    return NOBODY


def ask_order(s: State, what: int) -> None:
    """While two or more remain, the highest in Honor decides; else it comes first."""
    seat: int = highest_left(s)
    while seat != NOBODY:
        if s.opt_timing == ASK_ORDER and s.order_left != 1 << seat:
            push(s, ORDER, seat, what, 0, 0)
            return
        put_first(s, seat)
        seat = highest_left(s)


def put_first(s: State, seat: int) -> None:
    """The seat resolves before all that remain."""
    s.order_left = s.order_left & ~(1 << seat)
    s.order_first[s.order_first_count] = seat
    s.order_first_count += 1


def put_last(s: State, seat: int) -> None:
    """The seat resolves after all that remain."""
    s.order_left = s.order_left & ~(1 << seat)
    s.order_last[s.order_last_count] = seat
    s.order_last_count += 1


def in_order(s: State, op: int) -> None:
    """The order is settled: push the seats so that the first one comes first."""
    for i in range(s.order_last_count):  # who went last first is the very last
        push(s, op, s.order_last[i], 0, 0, 0)
    for i in range(s.order_first_count):
        push(s, op, s.order_first[s.order_first_count - 1 - i], 0, 0, 0)
    for i in range(SEATS):
        s.order_first[i] = NOBODY
        s.order_last[i] = NOBODY
    s.order_first_count = 0
    s.order_last_count = 0
