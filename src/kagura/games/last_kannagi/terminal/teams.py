"""Who plays with whom (K-TEAM)."""

from __future__ import annotations

from kagura.core.face import View
from kagura.games.last_kannagi.terminal.desk import Desk
from kagura.games.last_kannagi.terminal.world import SEATS


def is_teams(view: View) -> bool:
    """Whether seats play in teams."""
    return bool(view["options"]["mode"].startswith("team"))


def is_same_team(view: View, one: int, other: int) -> bool:
    """Whether two seats are of one team."""
    return bool(view["seats"][one]["team"] == view["seats"][other]["team"])


def team_line(desk: Desk, view: View) -> str:
    """The two teams, and what allies share (K-TEAM-3 to 6)."""
    seats = range(len(view["seats"]))
    first = [seat for seat in seats if is_same_team(view, 0, seat)]
    one, other = (
        desk.say("list-separator").join(f"{SEATS[seat]} ({desk.who(view, seat)})" for seat in team)
        for team in (first, [seat for seat in seats if seat not in first])
    )
    return desk.say("primer-teams", one=one, other=other)
