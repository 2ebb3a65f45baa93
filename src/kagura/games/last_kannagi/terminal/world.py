"""The world drawn as a hexagon of spaces, each a brick that touches two above and two below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kagura.core.face import View
from kagura.core.page import Page, cells
from kagura.core.text import Texts
from kagura.games.last_kannagi.codes import COLOURS, PURPLE
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, COLUMN_NAMES
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.terminal.canvas import HEAVY, LIGHT, Canvas
from kagura.games.last_kannagi.world import COORDINATES, MAIN_SHRINE, NEIGHBOUR, OUTSIDE, RADIUS

LEVELS = ("", "I", "II", "III")
SEATS = "ABCD"
WIDE = 10  # columns of a space, one border included
WORLD_WIDTH = WIDE * (2 * RADIUS + 1) + 1
LEVEL_2, LEVEL_3 = 2, 3


def shrine_sign(page: Page) -> str:
    """The sign of a branch shrine."""
    return "⌂" if page.boxes else "^"


def cost_sign(page: Page) -> str:
    """The sign before the cost of going somewhere."""
    return "»" if page.boxes else "~"


def draw_world(view: View, content: Content, costs: Mapping[int, int], texts: Texts, page: Page) -> list[str]:
    """The world. `costs` are the spaces that can be entered now. Without room, inner lines are left out."""
    tall = page.height >= 36
    canvas = Canvas(page)
    for space, (q, r) in enumerate(COORDINATES):
        x = (WIDE // 2) * (2 * q + r) + WIDE * RADIUS
        y = (r + RADIUS) * (3 if tall else 2)
        _outline(canvas, space, x, y, tall)
        _fill(canvas, space, x + 1, y + tall, view, content, costs.get(space), texts)
    return canvas.lines()


def _outline(canvas: Canvas, space: int, x: int, y: int, tall: bool) -> None:
    """The six sides; those that face the outer world are thick (K-WORLD-5)."""
    east, north_east, north_west, west, south_west, south_east = (
        HEAVY if near == OUTSIDE else LIGHT for near in NEIGHBOUR[space]
    )
    half, high = WIDE // 2, 3 if tall else 1
    canvas.down(x, y, high, west)
    canvas.down(x + WIDE, y, high, east)
    if tall:
        canvas.across(x, y, half, north_west)
        canvas.across(x + half, y, half, north_east)
        canvas.across(x, y + high, half, south_west)
        canvas.across(x + half, y + high, half, south_east)


def _fill(
    canvas: Canvas, space: int, x: int, y: int, view: View, content: Content, cost: int | None, texts: Texts
) -> None:
    head = texts.say("table-main") if space == MAIN_SHRINE else LEVELS[content.level[space]]
    canvas.write(x, y, f"{space:>2}", "mark" if cost is not None else "bold")
    canvas.write(x + 3, y, head + ("+" if content.icon[space] else ""), "dim")
    if cost is not None:
        tag = f"{cost_sign(canvas.page)}{cost}"
        canvas.write(x + WIDE - 1 - cells(tag), y, tag, "mark")
    at = x + 1
    for text, style in _contents(view, space, canvas.page):
        canvas.write(at, y + 1, text, style)
        at += cells(text) + 1


def _contents(view: View, space: int, page: Page) -> list[tuple[str, str]]:
    """Tokens, branch shrine and markers of a space with their styles."""
    there = view["world"][space]
    tokens: Sequence[int] = there["tokens"]
    found = [
        (COLOUR_LETTERS[c] + (str(tokens[c]) if tokens[c] > 1 else ""), COLUMN_NAMES[c])
        for c in (PURPLE, *range(COLOURS - 1))
        if tokens[c]
    ]
    if there["shrine"] is not None:
        found.append((shrine_sign(page) + SEATS[there["shrine"]], f"seat-{there['shrine']}"))
    markers = [seat["seat"] for seat in view["seats"] if seat["marker"] == space]
    if markers:
        styles = f"seat-{markers[0]} mark" if len(markers) == 1 else "mark"
        found.append(("@" + "".join(SEATS[seat] for seat in markers), styles))
    return found


def legend(content: Content, texts: Texts, page: Page) -> list[str]:
    """What the signs mean."""
    lines = [texts.say("table-legend-board", shrine=shrine_sign(page))]
    two, three = (_edge_power(content, level) for level in (LEVEL_2, LEVEL_3))
    lines.append(texts.say("table-legend-edges", edge=content.outer_edge_power, two=two, three=three))
    lines.append(texts.say("table-legend-steps", sign=cost_sign(page)))
    return [page.paint(part, "dim") for line in lines for part in page.wrap(line, 2)]


def _edge_power(content: Content, level: int) -> int:
    return content.outer_edge_power * max(
        (content.outer_edges[space] for space in range(len(COORDINATES)) if content.level[space] == level), default=0
    )


def status(view: View, content: Content, texts: Texts) -> str:
    """How near the end of the match is: level 3 shrines, impurity left, the bag."""
    world = view["world"]
    built = sum(content.level[i] == LEVEL_3 and space["shrine"] is not None for i, space in enumerate(world))
    left = sum(sum(space["tokens"]) for space in world)
    bag = " ".join(f"{letter}{n}" for letter, n in zip(COLOUR_LETTERS, view["bag"], strict=False))
    return texts.say("table-status", built=built, all=content.end_shrines, left=left, bag=bag)
