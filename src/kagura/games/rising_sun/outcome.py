"""The result of a match, with its score lines (R-WIN-1, R-WIN-2)."""

from __future__ import annotations

from collections.abc import Mapping

from kagura.core.game import Outcome
from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.rules.score import placing
from kagura.games.rising_sun.state import State


def score_lines(s: State, seat: int) -> Mapping[str, int]:
    """Where the VP of a seat come from."""
    return dict(zip(k.SOURCE_NAMES, s.vp_by[seat], strict=True))


def outcome(state: GameState) -> Outcome | None:
    """The final result, None while the match runs."""
    if not state.over:
        return None
    s: State = state.fields
    ranks = tuple(placing(s, seat) for seat in range(s.seats))
    return Outcome(
        scores=tuple(list(s.vp)[: s.seats]),
        placing=ranks,
        winners=tuple(seat for seat in range(s.seats) if ranks[seat] == 1),
        lines=tuple(score_lines(s, seat) for seat in range(s.seats)),
        ending="scenario" if s.is_scenario else "winter",
    )
