"""Positions that were set up by hand, for tests, puzzles and editors."""

from __future__ import annotations

from kagura.games.last_kannagi.codes import MAIN, RUNNING, SEATS
from kagura.games.last_kannagi.rules.place import count_shrines
from kagura.games.last_kannagi.rules.play import settle
from kagura.games.last_kannagi.rules.turn import end_turn
from kagura.games.last_kannagi.state import State


def settle_position(s: State) -> None:
    """Make the position ready for its next decision; its conditions are tested at the first event."""
    s.unchecked = 1
    for seat in range(SEATS):
        s.shrines[seat] = count_shrines(s, seat)
    if s.end == RUNNING and s.pending == MAIN:
        end_turn(s)
    settle(s)
