"""The main choices as a grid: actions down, levels across, what each brings and the number to type."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.core.face import Choice
from kagura.core.page import cells, columns
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, KIND_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.notation import KIND_WORDS
from kagura.games.last_kannagi.rules.blessing import column_refusal
from kagura.games.last_kannagi.rules.build import build_power_needed, site_refusal
from kagura.games.last_kannagi.rules.move import first_step_exists, move_power
from kagura.games.last_kannagi.rules.play import main_code
from kagura.games.last_kannagi.rules.prayer import branch_refusal
from kagura.games.last_kannagi.rules.turn import hours_of
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.terminal.desk import Desk

LOW = 36  # lines; on a page lower than this the world is drawn low as well


def main_menu(desk: Desk, s: State, seat: int, choices: Sequence[Choice]) -> list[str]:
    """The grid, then the choices that are no actions. On a page too narrow, the empty list."""
    for is_full in (True, False):
        lines = _grid(desk, s, seat, choices, is_full)
        if max(cells(line) for line in lines) <= desk.page.width:
            prayers = [] if is_full else _prayer_lines(desk, s, seat, choices)
            return lines + prayers + _others(desk, choices)
    return []


def _grid(desk: Desk, s: State, seat: int, choices: Sequence[Choice], is_full: bool) -> list[str]:
    """Rows without a card, then rows with one; `is_full` says what each prayer does, too."""
    offered = {choice.action: choice for choice in choices}
    rows: list[list[str]] = []
    for card in range(2 if s.cards[seat] and not s.form[seat] else 1):
        rows.append(_head(desk, s, seat, card))
        kinds = [kind for kind in range(k.KINDS) if not _is_left_out(desk, kind, card, offered)]
        rows += [_row(desk, s, seat, kind, card, offered, is_full) for kind in kinds]
    return columns(rows, gap=2)


def _is_left_out(desk: Desk, kind: int, card: int, offered: dict[int, Choice]) -> bool:
    """On a low page rows without a choice make room for the world."""
    levels = range(k.LEVEL_2 if card else k.LEVEL_1, k.LEVELS)
    return desk.page.height < LOW and not any(main_code(kind, level, card) in offered for level in levels)


def _prayer_lines(desk: Desk, s: State, seat: int, choices: Sequence[Choice]) -> list[str]:
    """What the prayers do that can be chosen, where the grid has no room for it.

    There is one at least: without prayers the full grid is no wider than the other.
    """
    offered = {choice.action for choice in choices}
    levels = [
        level
        for level in range(k.LEVELS)
        if main_code(k.PRAYER, level, 0) in offered or (level and main_code(k.PRAYER, level, 1) in offered)
    ]
    told = (f"{LEVEL_NAMES[level]} {_prayers(desk, s, seat, level)}" for level in levels)
    return desk.page.wrap(desk.paint(f"{KIND_WORDS[k.PRAYER]} " + " | ".join(told), "dim"), 2)


def _others(desk: Desk, choices: Sequence[Choice]) -> list[str]:
    lines: list[str] = []
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


def _label(desk: Desk, s: State, seat: int, kind: int, card: int) -> str:
    """The word to type, the name of the action, and what a build needs."""
    if card:
        return KIND_WORDS[kind] + "+"
    name = desk.say("kind-" + KIND_NAMES[kind])
    label = KIND_WORDS[kind] if name.upper().startswith(KIND_WORDS[kind]) else f"{KIND_WORDS[kind]} {name}"
    if kind == k.BUILD and site_refusal(s, seat) == 0:
        label += f" ({desk.say('menu-need', need=build_power_needed(s, seat, s.marker[seat]))})"
    return label


def _row(desk: Desk, s: State, seat: int, kind: int, card: int, offered: dict[int, Choice], is_full: bool) -> list[str]:
    row = [_label(desk, s, seat, kind, card)]
    for level in range(k.LEVELS):
        choice = None if card and level == k.LEVEL_1 else offered.get(main_code(kind, level, card))
        row.append(_cell(desk, s, seat, kind, level, choice, is_full))
    return row


def _cell(desk: Desk, s: State, seat: int, kind: int, level: int, choice: Choice | None, is_full: bool) -> str:
    if choice is None:
        return desk.paint(desk.say("menu-none"), "dim")
    number = desk.paint(f"{choice.number}", "bold")
    note = "" if kind == k.PRAYER and not is_full else _note(desk, s, seat, kind, level)
    return f"{number} {note}".rstrip()


def _prayers(desk: Desk, s: State, seat: int, level: int) -> str:
    """The prayers of a level that are possible now, very shortly."""
    rows = [s.content.prayer[level][branch][0] for branch in (0, 1) if branch_refusal(s, seat, level, branch) == 0]
    return desk.say("menu-or").join(g.effect(desk.texts, row, "short") for row in rows)


def _note(desk: Desk, s: State, seat: int, kind: int, level: int) -> str:
    """What the action with this level can do, in a few columns."""
    if kind == k.MOVE:
        power = move_power(s, seat, level)
        return desk.say("menu-power" if first_step_exists(s, seat, power) else "menu-no-step", power=power)
    if kind == k.BUILD:
        return desk.say("menu-power", power=words.build_power(s.content, level, desk.texts))
    if kind == k.PRAYER:
        return _prayers(desk, s, seat, level)
    if kind == k.BLESSING:
        open_columns = (c for c in range(k.BLESSING_COLUMNS) if column_refusal(s, seat, c, level) == 0)
        return "".join(COLOUR_LETTERS[c] for c in open_columns)
    return desk.say("menu-tokens", n=s.content.dedication_tokens[level])
