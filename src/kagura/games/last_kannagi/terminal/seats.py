"""The players' boards: one line each, or all of one."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from typing import Any

from kagura.core.face import View
from kagura.core.page import cells, columns, pad, wrap
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.codes import BLESSING_COLUMNS, LEVELS
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, COLUMN_NAMES
from kagura.games.last_kannagi.terminal.desk import Desk
from kagura.games.last_kannagi.terminal.teams import is_same_team
from kagura.games.last_kannagi.terminal.track import done_today, hour_of

LEVEL_4 = 3
HEADS = ("name", "who", "hour", "vp", "faith", "body", "purified", "chips", "cards", "form", "shrines", "revelations")
NUMBERS = frozenset({2, 3, 4, 7, 8, 9, 10, 11})
WHO = 1
WIDE_BOARD = 60  # columns from which the rows of blessings say "faith"
WIDE_SIDE, SIDE = 11, 7  # columns for the level and its faith
HOUSE = " *"  # after values that are reconstructed


def received(view: View, seat: int) -> list[tuple[int, int]]:
    """Blessings that a seat has received: (column, level), both from 0."""
    return [(COLOUR_LETTERS.index(name[0]), int(name[1:]) - 1) for name in view["seats"][seat]["received"]]


def summary(desk: Desk, view: View) -> list[str]:
    """All seats, one line each, those that act next first; narrow pages do without who plays."""
    heads = [desk.say("table-head-" + head) for head in HEADS]
    rows = [[desk.paint(head, "dim") for head in ["  " + heads[0], *heads[1:]]]]
    rows += [_row(desk, view, seat) for seat in [*view["order"], *done_today(view)]]
    lines = columns(rows, NUMBERS)
    if max(cells(line) for line in lines) > desk.page.width:
        rows = [row[:WHO] + row[WHO + 1 :] for row in rows]
        lines = columns(rows, frozenset(n - 1 for n in NUMBERS))
    return lines


def _row(desk: Desk, view: View, seat: int) -> list[str]:
    mine = view["seats"][seat]
    seen = sum(card["face_up"] for card in mine["hand"])
    return [
        f"{_sign(view, seat)} {desk.name(view, seat)}",
        desk.who(view, seat),
        str(hour_of(view, mine["clock"], desk.content)),
        desk.paint(str(mine["vp"]), "bold"),
        str(mine["faith"]),
        f"{mine['body_power']}/{mine['resistance'] or '-'} {desk.tokens(mine['body'])}",
        desk.tokens(mine["storage"]),
        f"{mine['supply']}/{mine['supply_limit'] or '-'}",
        str(mine["cards"]),
        str(mine["form"] or "-"),
        str(mine["shrines"]),
        f"{seen}/{len(mine['hand'])}",
    ]


def _sign(view: View, seat: int) -> str:
    """``>`` for the viewer's seat, ``+`` for its allies."""
    viewer = view["seat"]
    if viewer is None or not is_same_team(view, viewer, seat):
        return " "
    return ">" if seat == viewer else "+"


def board(desk: Desk, view: View, seat: int, width: int) -> list[str]:
    """All that lies before one seat."""
    lines = _laid_out(desk, view, seat, width, [*_facts(desk, view, seat), *_more(desk, view, seat)])
    if any(line.endswith(HOUSE) for line in lines):
        lines += [desk.paint(line, "dim") for line in desk.page.wrap(" " + desk.say("seat-house"), 2, width)]
    return lines


def panel(desk: Desk, view: View, seat: int, width: int) -> list[str]:
    """The board in few lines, to stand beside the world: no footnotes, no points by source."""
    desk = replace(desk, marks_house=False)
    return _laid_out(desk, view, seat, width, _facts(desk, view, seat))


def _laid_out(desk: Desk, view: View, seat: int, width: int, facts: list[str]) -> list[str]:
    lines = [desk.page.rule(_title(desk, view, seat), width)]
    for line in facts:
        lines += desk.page.wrap(" " + line, 2, width)
    if view["seats"][seat]["character"] is not None:
        lines += blessings(desk, view, seat, width)
    return lines + hand(desk, view, seat, width)


def _title(desk: Desk, view: View, seat: int) -> str:
    vp = view["seats"][seat]["vp"]
    return desk.say("seat-title", name=desk.name(view, seat), who=desk.who(view, seat), vp=vp)


def _facts(desk: Desk, view: View, seat: int) -> list[str]:
    mine = view["seats"][seat]
    content = desk.content
    lines = [
        desk.say(
            "seat-line-1",
            hour=hour_of(view, mine["clock"], content),
            faith=mine["faith"],
            power=mine["body_power"],
            resistance=mine["resistance"] or "-",
            body=desk.tokens(mine["body"]),
        ),
        desk.say(
            "seat-line-2",
            storage=desk.tokens(mine["storage"]),
            cap=content.storage_cap,
            supply=mine["supply"],
            limit=mine["supply_limit"] or "-",
        ),
        desk.say("seat-line-3", cards=mine["cards"], shrines=mine["shrines"], removed=mine["removed"]),
    ]
    if mine["form"]:
        lines.append(desk.paint(desk.say("seat-form", n=mine["form"]), "bold"))
    return lines


def _more(desk: Desk, view: View, seat: int) -> list[str]:
    """Points by source and the personal blessing."""
    mine = view["seats"][seat]
    lines = [desk.say("seat-points", points=_points(desk, mine))]
    if mine["character"] is not None:
        effects = g.personal(desk.texts, desk.content, desk.variant(view), desk.character_number(view, seat))
        lines.append(desk.say("seat-personal", effects=g.listed(desk.texts, effects)))
    return lines


def _points(desk: Desk, mine: dict[str, Any]) -> str:
    return desk.say("list-separator").join(f"{desk.say('score-' + name)} {n}" for name, n in mine["vp_by"].items())


def blessings(desk: Desk, view: View, seat: int, width: int) -> list[str]:
    """The grid of blessings, highest level on top, with cost and reward, and which are received."""
    have = set(received(view, seat))
    name, side = ("seat-blessings-level", WIDE_SIDE) if width >= WIDE_BOARD else ("seat-blessings-level-short", SIDE)
    room = (width - side - 1) // BLESSING_COLUMNS - 1
    house = HOUSE if desk.is_house_value(*(f"blessings.{colour}.cost" for colour in COLUMN_NAMES)) else ""
    title = desk.page.wrap(" " + desk.say("seat-blessings") + house, 2, width)
    lines = [desk.paint(line, "dim") for line in title]
    head = "".join(
        pad(desk.paint(f"{COLOUR_LETTERS[c]} {desk.say('colour-' + COLUMN_NAMES[c])}", COLUMN_NAMES[c]), room + 1)
        for c in range(BLESSING_COLUMNS)
    )
    corner = "" if side == WIDE_SIDE else " " + desk.say("table-head-faith")
    lines.append((" " + pad(corner, side) + head).rstrip())
    for level in reversed(range(LEVELS)):
        label = desk.say(name, level=level + 1, faith=desk.content.faith_required[level])
        parts = [_cell(desk, view, seat, c, level, have, room) for c in range(BLESSING_COLUMNS)]
        for i, row in enumerate(zip_longest(*parts, fillvalue="")):
            cells_of_row = "".join(pad(text, room + 1) for text in row)
            lines.append((" " + pad("" if i else label, side) + cells_of_row).rstrip())
    return lines + _level_4(desk, view, seat, width)


def _cell(
    desk: Desk, view: View, seat: int, column: int, level: int, have: set[tuple[int, int]], room: int
) -> list[str]:
    """What a blessing costs and gives, in as many lines as it needs."""
    if level >= desk.content.blessing_levels[column]:
        return [""]
    short = " ".join(desk.reward(view, seat, column, level, "short")) or desk.say("short-none")
    cost = desk.content.blessing_cost[column][level]
    got = (column, level) in have
    text = f"{desk.say('seat-received-mark') if got else cost} {short}"
    return [desk.paint(line, COLUMN_NAMES[column]) if got else line for line in wrap(text, room)]


def _level_4(desk: Desk, view: View, seat: int, width: int) -> list[str]:
    """The character's own blessings in full; what is not printed in the sources is marked."""
    lines: list[str] = []
    who = view["seats"][seat]["character"]
    for column, colour in enumerate(COLUMN_NAMES):
        house = desk.is_house_value(f"characters.{who}.{colour}_{LEVEL_4 + 1}")
        parts = desk.reward(view, seat, column, LEVEL_4, "effect")
        text = desk.say("seat-level-4", colour=COLOUR_LETTERS[column], reward=g.listed(desk.texts, parts))
        lines += desk.page.wrap(" " + text + (HOUSE if house else ""), 5, width)
    return lines


def hand(desk: Desk, view: View, seat: int, width: int) -> list[str]:
    """The revelation cards that may be seen, and how many more there are."""
    cards = view["seats"][seat]["hand"]
    if not cards or view["seats"][seat]["character"] is None:
        return []
    seen = sum(card["face_up"] for card in cards)
    lines = [" " + desk.paint(desk.say("seat-revelations", seen=seen), "dim")]
    for card in cards:
        if card["card"] is not None:
            lines += desk.page.wrap(" " + _card(desk, card), 5, width)
    hidden = sum(card["card"] is None for card in cards)
    if hidden:
        lines.append(" " + desk.say("seat-revelations-hidden", n=hidden))
    return lines


def _card(desk: Desk, card: dict[str, Any]) -> str:
    number = card["card"]
    mark = "up" if card["face_up"] else "met" if card["met"] else "down"
    house = HOUSE if desk.is_house_value(f"revelations.{number}.pred", f"revelations.{number}.vp") else ""
    condition = g.condition(desk.texts, desk.content, number)
    text = desk.say("seat-card", card=number, condition=condition, vp=desk.content.card_vp[number])
    return f"{desk.say('seat-card-' + mark)} {text}{house}"
