"""The table in sentences, for screen readers: nothing has to be seen in its place."""

from __future__ import annotations

from kagura.core.face import View
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.codes import LEVELS
from kagura.games.last_kannagi.effects import COLUMN_NAMES
from kagura.games.last_kannagi.terminal.desk import Desk
from kagura.games.last_kannagi.terminal.seats import received
from kagura.games.last_kannagi.terminal.track import hour_of
from kagura.games.last_kannagi.terminal.world import status
from kagura.games.last_kannagi.world import MAIN_SHRINE, NEIGHBOUR, OUTSIDE, SPACES


def speak(desk: Desk, view: View, viewer: int | None) -> list[str]:
    """The day, the order of turns, the seats, and the world space by space."""
    lines = _head(desk, view)
    lines += [speak_seat(desk, view, seat["seat"]) for seat in view["seats"]]
    lines += _world(desk, view)
    if viewer is not None:
        lines.append(_around(desk, view, viewer))
    return lines


def speak_changes(desk: Desk, view: View, before: View, viewer: int) -> list[str]:
    """The day and the order of turns, the seats and spaces that changed, the viewer's own, and the spaces beside it."""
    lines = _head(desk, view)
    for seat in range(len(view["seats"])):
        said = speak_seat(desk, view, seat)
        if seat == viewer or said != speak_seat(desk, before, seat):
            lines.append(said)
    here = view["seats"][viewer]["marker"]
    near = {here, *NEIGHBOUR[here]}
    changed = [space for space in range(SPACES) if _things(desk, view, space) != _things(desk, before, space)]
    emptied = [str(space) for space in changed if not _things(desk, view, space)]
    told = (space for space in range(SPACES) if space in near or space in changed)
    lines += [_space(desk, view, space) for space in told if _things(desk, view, space)]
    if emptied:
        lines.append(desk.say("spoken-emptied", spaces=desk.say("list-separator").join(emptied)))
    return [*lines, _around(desk, view, viewer), desk.say("spoken-whole")]


def _head(desk: Desk, view: View) -> list[str]:
    """The day, what ends the match, and the order of turns."""
    lines = [desk.say("table-day", day=view["day"], days=desk.content.days) + "."]
    lines += [status(view, desk.content, desk.texts).replace(" | ", "; ") + "."]
    names = [
        desk.say(
            "spoken-clock",
            name=desk.name(view, seat),
            hour=hour_of(view, view["seats"][seat]["clock"], desk.content),
        )
        for seat in view["order"]
    ]
    if names:
        lines.append(desk.say("spoken-order", names=g.listed(desk.texts, names)))
    return lines


def speak_seat(desk: Desk, view: View, seat: int) -> str:
    """One seat in a sentence."""
    mine = view["seats"][seat]
    return desk.say(
        "spoken-seat",
        name=desk.name(view, seat),
        who=desk.who(view, seat),
        vp=mine["vp"],
        hour=hour_of(view, mine["clock"], desk.content),
        faith=mine["faith"],
        power=mine["body_power"],
        resistance=mine["resistance"] or "-",
        body=desk.tokens(mine["body"]),
        storage=desk.tokens(mine["storage"]),
        supply=mine["supply"],
        limit=mine["supply_limit"] or "-",
        cards=mine["cards"],
        shrines=mine["shrines"],
        seen=sum(card["face_up"] for card in mine["hand"]),
    )


def _world(desk: Desk, view: View) -> list[str]:
    filled = [space for space in range(SPACES) if space == MAIN_SHRINE or _things(desk, view, space)]
    lines = [_space(desk, view, space) for space in filled]
    empty = [str(space) for space in range(SPACES) if space not in filled]
    if empty:
        lines.append(desk.say("spoken-empty", spaces=desk.say("list-separator").join(empty)))
    return lines


def _space(desk: Desk, view: View, space: int) -> str:
    """A space in a sentence."""
    things = _things(desk, view, space)
    if space == MAIN_SHRINE:
        return desk.say("spoken-main", content=g.listed(desk.texts, things or [desk.say("spoken-main-empty")]))
    name = "spoken-space-card" if desk.content.icon[space] else "spoken-space"
    return desk.say(name, space=space, level=desk.content.level[space], content=g.listed(desk.texts, things))


def _things(desk: Desk, view: View, space: int) -> list[str]:
    there = view["world"][space]
    things = []
    if any(there["tokens"]):
        things.append(desk.say("spoken-tokens", tokens=desk.tokens(there["tokens"])))
    if there["shrine"] is not None:
        things.append(desk.say("spoken-shrine", name=desk.name(view, there["shrine"])))
    markers = [seat["seat"] for seat in view["seats"] if seat["marker"] == space]
    return things + [desk.say("spoken-marker", name=desk.name(view, seat)) for seat in markers]


def _around(desk: Desk, view: View, viewer: int) -> str:
    here = view["seats"][viewer]["marker"]
    near = desk.say("list-separator").join(str(space) for space in sorted(NEIGHBOUR[here]) if space != OUTSIDE)
    return desk.say("spoken-next-to", place=g.place(desk.texts, here), spaces=near)


def speak_blessings(desk: Desk, view: View, seat: int) -> list[str]:
    """The blessings of a seat, one a sentence."""
    have = set(received(view, seat))
    lines = []
    for column, colour in enumerate(COLUMN_NAMES):
        for level in range(min(LEVELS, desk.content.blessing_levels[column])):
            name = desk.say("colour-" + colour)
            if (column, level) in have:
                lines.append(desk.say("spoken-blessing-received", colour=name, level=level + 1))
                continue
            reward = g.listed(desk.texts, desk.reward(view, seat, column, level, "effect"))
            lines.append(
                desk.say(
                    "spoken-blessing",
                    colour=name,
                    level=level + 1,
                    faith=desk.content.faith_required[level],
                    cost=desk.content.blessing_cost[column][level],
                    reward=reward,
                )
            )
    return lines
