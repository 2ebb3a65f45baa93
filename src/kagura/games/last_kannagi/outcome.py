"""The final result with its score lines (K-SCORE, K-TEAM-6)."""

from __future__ import annotations

from kagura.core.game import Outcome
from kagura.core.state import GameState
from kagura.games.last_kannagi.rules.score import final_line, rank, team_total
from kagura.games.last_kannagi.state import State

SOURCES = ("build", "blessing", "prayer", "dedication", "revelation")
FINAL = ("red-blessings", "blue-blessings", "yellow-blessings", "cards", "most-shrines", "saviour")
ENDINGS = ("", "A", "B", "C")


def score_lines(s: State, seat: int) -> dict[str, int]:
    """VP of a seat by source, then what the final scoring adds."""
    lines = dict(zip(SOURCES, s.vp_by[seat], strict=True))
    lines["start"] = s.vp[seat] - sum(s.vp_by[seat])
    lines |= {name: final_line(s, seat, line) for line, name in enumerate(FINAL)}
    return lines


def outcome(state: GameState) -> Outcome | None:
    """The result of a match that has ended, None before."""
    if not state.over:
        return None
    s: State = state.fields
    seats = range(s.seats)
    placing = tuple(rank(s, seat) for seat in seats)
    return Outcome(
        scores=tuple(team_total(s, seat) for seat in seats),
        placing=placing,
        winners=tuple(seat for seat in seats if placing[seat] == 1),
        lines=tuple(score_lines(s, seat) for seat in seats),
        ending=ENDINGS[s.end],
    )
