"""Who acts when: the order of the day, now and after an action of so many hours (K-TIME)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.state import State


def order(s: State) -> list[int]:
    """Seats that still act today, the next first (K-TIME-3); once all are done, those of the next day."""
    return _order(s, s.clock, list(s.stack)[: s.seats], s.day)


def _order(s: State, clocks: Sequence[int], stack: Sequence[int], day: int) -> list[int]:
    place = {seat: seat if s.opt_tie_order == k.TIES_BY_SEAT else i for i, seat in enumerate(stack)}
    while day <= s.content.days:
        end = day * s.content.hours_per_day
        waiting = [seat for seat in stack if clocks[seat] < end]
        if waiting:
            return sorted(waiting, key=lambda seat: (clocks[seat], place[seat]))
        day += 1
    return []


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a clock would come to stand.

    Attributes:
        clock: hours since the start of the match.
        day: the day of that hour, from 1.
        hour: the hour of that day.
        below: seats at the same hour, on which the clock would lie.
        order: seats in the order in which they would act then; empty when the match would be over.
    """

    clock: int
    day: int
    hour: int
    below: list[int]
    order: list[int]


def landing(s: State, seat: int, hours: int) -> Landing:
    """Where the clock of a seat lands after so many hours, and who acts next then (K-TIME-3, K-TIME-4)."""
    clocks = list(s.clock)
    clocks[seat] += hours
    stack = [seat, *(other for other in list(s.stack)[: s.seats] if other != seat)]
    day, hour = divmod(clocks[seat], s.content.hours_per_day)
    below = [other for other in stack if other != seat and clocks[other] == clocks[seat]]
    return Landing(clocks[seat], day + 1, hour, below, _order(s, clocks, stack, s.day))
