"""The event log of one `apply`: what happened, as numbers, written by the rules as they run.

An event is a code (which kind of fact, declared by each game) and six numbers. Whether facts are
kept at all is up to the holder of the state: simulations leave it off.
"""

from __future__ import annotations

from typing import Protocol

from kagura.core.layout import Record, grid, layout, number, row

MAX_EVENTS = 320
EVENT_ARGS = 6


@layout
class Log(Record):
    """The events of the last apply, in order."""

    on: int = number(0, 1)  # 0: nothing is written
    count: int = number(0, MAX_EVENTS)
    code: list[int] = row(MAX_EVENTS, 0, 255)
    args: list[list[int]] = grid(MAX_EVENTS, EVENT_ARGS, -(2**31), 2**31 - 1)


class Telling(Protocol):
    """The field that a state needs to tell events."""

    log: Log


def tell(s: Telling, code: int, seat: int, a: int, b: int, c: int) -> None:
    """Note an event with a seat and up to three numbers."""
    if s.log.on:
        tell_tokens(s, code, seat, a, b, c, 0, 0)


def tell_tokens(s: Telling, code: int, seat: int, place: int, r: int, b: int, y: int, p: int) -> None:
    """Note an event with a seat, a place, and four numbers (by colour)."""
    if s.log.on and s.log.count < MAX_EVENTS:
        n: int = s.log.count
        s.log.code[n] = code
        s.log.args[n][0] = seat
        s.log.args[n][1] = place
        s.log.args[n][2] = r
        s.log.args[n][3] = b
        s.log.args[n][4] = y
        s.log.args[n][5] = p
        s.log.count = n + 1
