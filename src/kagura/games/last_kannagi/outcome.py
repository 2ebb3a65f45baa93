"""The final result with its score lines (K-SCORE, K-TEAM-6)."""

from __future__ import annotations

from kagura.core.game import Outcome
from kagura.core.state import GameState
from kagura.games.last_kannagi.rules.place import team
from kagura.games.last_kannagi.rules.score import final_line, has_saviour, rank, side_shrines, team_total
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


def winners_without(s: State, line: str) -> list[int]:
    """Who would have won had a score line counted nothing; ties as ever (K-SCORE-6, K-TEAM-6)."""
    seats = range(s.seats)
    totals = {seat: team_total(s, seat) for seat in seats}
    for seat in seats:
        totals[seat] -= sum(score_lines(s, ally)[line] for ally in seats if team(s, ally) == team(s, seat))
    keys = {seat: (totals[seat], has_saviour(s, seat), side_shrines(s, seat)) for seat in seats}
    return [seat for seat in seats if keys[seat] == max(keys.values())]


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
