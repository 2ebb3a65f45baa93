"""Points by where they come from, and who won (R-WIN-1, R-WIN-2)."""

from __future__ import annotations

from kagura.core.face import View
from kagura.core.page import columns
from kagura.games.rising_sun.codes import SOURCE_NAMES
from kagura.games.rising_sun.terminal.desk import Desk


def score_sheet(desk: Desk, view: View) -> list[str]:
    """A column a clan; lines in which nobody has a point are left out."""
    lines = [seat["lines"] for seat in view["seats"]]
    names = [name for name in SOURCE_NAMES if any(own[name] for own in lines)]
    rows = [["", *(desk.name(view, seat["seat"]) for seat in view["seats"])]]
    rows += [[desk.say("source-" + name), *(str(own[name]) for own in lines)] for name in names]
    rows.append([desk.say("score-total"), *(desk.paint(str(seat["vp"]), "bold") for seat in view["seats"])])
    if view["outcome"]:
        rows.append([desk.say("score-rank"), *(str(place) for place in view["outcome"]["placing"])])
    return columns(rows, frozenset(range(1, len(lines) + 1)), gap=2)


def score_list(desk: Desk, view: View) -> list[str]:
    """The same, a clan after the other, where the columns have no room."""
    lines: list[str] = []
    for seat in view["seats"]:
        points = [f"{desk.say('source-' + name)} {n}" for name, n in seat["lines"].items() if n]
        text = desk.say("score-of", name=desk.name(view, seat["seat"]), vp=seat["vp"], points=desk.listed(points))
        lines += desk.page.wrap(text, 2)
    return lines


def verdict(desk: Desk, view: View) -> list[str]:
    """Who won, and what broke a tie."""
    outcome = view["outcome"]
    winners = outcome["winners"]
    score = outcome["scores"][winners[0]]
    names = desk.listed(f"{desk.name(view, seat)} ({desk.who(seat)})" for seat in winners)
    lines = [desk.paint(desk.say("score-winner", n=len(winners), names=names, score=score), "bold")]
    if outcome["scores"].count(score) > 1:
        lines.append(desk.say("score-tie-allies" if len(winners) > 1 else "score-tie-honor", rule="R-WIN-2"))
    return lines
