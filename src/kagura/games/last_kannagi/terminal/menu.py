"""The main choices as a grid: actions down, levels across, what each brings and the number to type."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.core.face import Choice
from kagura.core.page import cells, columns
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, KIND_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.notation import KIND_WORDS
from kagura.games.last_kannagi.rules.blessing import column_refusal
from kagura.games.last_kannagi.rules.build import build_power_needed
from kagura.games.last_kannagi.rules.move import move_power
from kagura.games.last_kannagi.rules.play import main_code
from kagura.games.last_kannagi.rules.turn import hours_of
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.terminal.desk import Desk


def main_menu(desk: Desk, s: State, seat: int, choices: Sequence[Choice]) -> list[str]:
    """The grid, then the choices that are no actions. On a page too narrow, the empty list."""
    offered = {choice.action: choice for choice in choices}
    rows = [_head(desk, s, seat, 0)]
    rows += [_row(desk, s, seat, kind, 0, offered) for kind in range(k.KINDS)]
    if s.cards[seat] and not s.form[seat]:
        rows.append(_head(desk, s, seat, 1))
        rows += [_row(desk, s, seat, kind, 1, offered) for kind in range(k.KINDS)]
    lines = columns(rows, gap=2)
    if max(cells(line) for line in lines) > desk.page.width:
        return []
    for choice in choices:
        if choice.action >= k.REST:
            line = desk.say("menu-rest", number=choice.number, notation=choice.notation, words=choice.words)
            lines += desk.page.wrap(line, 4)
    return lines


def _head(desk: Desk, s: State, seat: int, card: int) -> list[str]:
    row = [desk.say("menu-with-card") if card else ""]
    for level in range(k.LEVELS):
        hours = hours_of(s, seat, level, card)
        name = LEVEL_NAMES[level] if level < k.EX else desk.say("menu-ex")
        shown = desk.say("menu-level", level=name, hours=desk.say("hours", n=hours)) if hours else name
        row.append(shown if hours or not card else "")
    return [desk.paint(cell, "dim") for cell in row]


def _row(desk: Desk, s: State, seat: int, kind: int, card: int, offered: dict[int, Choice]) -> list[str]:
    label = KIND_WORDS[kind] + ("+" if card else "")
    name = desk.say("kind-" + KIND_NAMES[kind])
    if name.upper() != KIND_WORDS[kind]:
        label += f" {name}" if not card else ""
    row = [label]
    for level in range(k.LEVELS):
        choice = None if card and level == k.LEVEL_1 else offered.get(main_code(kind, level, card))
        row.append(_cell(desk, s, seat, kind, level, choice))
    return row


def _cell(desk: Desk, s: State, seat: int, kind: int, level: int, choice: Choice | None) -> str:
    if choice is None:
        return desk.paint(desk.say("menu-none"), "dim")
    number = desk.paint(f"{choice.number}", "bold")
    return f"{number} {_note(desk, s, seat, kind, level)}".rstrip()


def _note(desk: Desk, s: State, seat: int, kind: int, level: int) -> str:
    """What the action with this level can do, in a few columns."""
    if kind == k.MOVE:
        return desk.say("menu-power", power=move_power(s, seat, level))
    if kind == k.BUILD:
        return f"{words.build_power(s, level, desk.texts)}/{build_power_needed(s, seat, s.marker[seat])}"
    if kind == k.PRAYER:
        return ""
    if kind == k.BLESSING:
        open_columns = (c for c in range(k.BLESSING_COLUMNS) if column_refusal(s, seat, c, level) == 0)
        return "".join(COLOUR_LETTERS[c] for c in open_columns)
    return desk.say("menu-tokens", n=s.content.dedication_tokens[level])
