"""Points by where they come from, and who won (K-SCORE)."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.core.face import View
from kagura.core.page import columns
from kagura.games.last_kannagi.outcome import FINAL, SOURCES
from kagura.games.last_kannagi.terminal.desk import Desk
from kagura.games.last_kannagi.terminal.teams import is_same_team, is_teams


def score_sheet(desk: Desk, view: View) -> list[str]:
    """A column a seat; lines in which nobody has a point are left out."""
    seats = [seat["seat"] for seat in view["seats"]]
    lines = [seat["lines"] for seat in view["seats"]]
    names = [name for name in (*SOURCES, "start", *FINAL) if name in SOURCES or any(own[name] for own in lines)]
    rows = [["", *(desk.name(view, seat) for seat in seats)]]
    rows += [[desk.say("score-" + name), *(str(lines[seat][name]) for seat in seats)] for name in names]
    rows.append([desk.say("score-total"), *(desk.paint(str(seat["total"]), "bold") for seat in view["seats"])])
    if is_teams(view):
        rows.append([desk.say("score-team"), *(str(_team_total(view, seat)) for seat in seats)])
    outcome = view["outcome"]
    if outcome:
        rows.append([desk.say("score-rank"), *(str(place) for place in outcome["placing"])])
    return columns(rows, frozenset(range(1, len(seats) + 1)), gap=3)


def _team_total(view: View, seat: int) -> int:
    """Points of all seats of a seat's team (K-TEAM-6)."""
    return sum(other["total"] for other in view["seats"] if is_same_team(view, seat, other["seat"]))


def verdict(desk: Desk, view: View) -> list[str]:
    """How the match ended, who won, and what broke a tie."""
    outcome = view["outcome"]
    winners = outcome["winners"]
    score = outcome["scores"][winners[0]]
    names = desk.say("list-separator").join(f"{desk.name(view, s)} ({desk.who(view, s)})" for s in winners)
    shared = len({view["seats"][seat]["team"] for seat in winners}) > 1
    name = "score-winners" if shared else "score-winner-team" if is_teams(view) else "score-winner"
    lines = [
        desk.say("score-end", ending=desk.say("ending-" + outcome["ending"].lower())),
        desk.paint(desk.say(name, names=names, score=score), "bold"),
    ]
    tied = [seat for seat, other in enumerate(outcome["scores"]) if other == score]
    if len({view["seats"][seat]["team"] for seat in tied}) > 1:
        lines.append(_tie(desk, view, winners, shared))
    return lines


def _tie(desk: Desk, view: View, winners: Sequence[int], shared: bool) -> str:
    """What decided between equal totals (K-SCORE-6, K-TEAM-6)."""
    rule = "K-TEAM-6" if is_teams(view) else "K-SCORE-6"
    if shared:
        return desk.say("score-tie-shared", rule=rule)
    saved = view["saviour"] is not None and any(
        view["seats"][view["saviour"]]["team"] == view["seats"][seat]["team"] for seat in winners
    )
    return desk.say("score-tie-saviour" if saved else "score-tie-shrines", rule=rule)
