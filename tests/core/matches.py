"""Matches of random decisions, for tests of what keeps them."""

from collections.abc import Mapping, Sequence
from typing import Any

import kagura
from kagura.core.record import Record
from kagura.core.rng import philox
from kagura.core.state import GameState


def play(record: Record, decisions: int = 10**6) -> GameState:
    """Go on at random; whoever may do something out of turn does it at once. Returns the last state."""
    state = record.state(mode="plain")
    seats = range(record.game.seats(record.options))
    for n in range(decisions):
        if state.over:
            break
        early = [seat for seat in seats if seat not in state.acting() and state.choices(seat)]
        seat = early[0] if early else state.acting()[0]
        choices = state.choices(seat)
        record.apply(state, seat, choices[philox(n, 1, 2) % len(choices)])
    return state


def random_record(
    decisions: int = 10**6,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 7,
    players: Sequence[str] = (),
    **more: Any,
) -> Record:
    """The record of a match of The Last Kannagi, begun or played to its end."""
    record = Record.begin(kagura.make("last_kannagi"), options, seed, players, **more)
    play(record, decisions)
    return record
