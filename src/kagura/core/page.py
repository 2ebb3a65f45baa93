"""Text on a page of a terminal: widths in columns, colour by escape codes, wrapping in both languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

CODES = {
    "bold": "1",
    "dim": "2",
    "mark": "7",
    "red": "1;91",
    "blue": "1;94",
    "yellow": "1;33",
    "purple": "1;95",
    "seat-0": "1;92",
    "seat-1": "1;96",
    "seat-2": "1;38;5;208",
    "seat-3": "1;38;5;211",
    "seat-4": "1;38;5;147",
    "good": "32",
    "bad": "31",
}
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
_UNIT = re.compile(r"\x1b\[[0-9;]*m| +|[^\x1b ]")
#: Signs that may not begin a line.
_CLOSING = set("、。，．・：；！？）」』】〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:!?)]")
#: Signs that may not end a line.
_OPENING = set("（「『【〔([")


@dataclass(frozen=True, slots=True)
class Page:
    """What the place where text is shown can do.

    Attributes:
        width, height: in columns and lines.
        colour: escape codes for colour are understood.
        boxes: signs beyond ASCII can be shown, so that boxes can be drawn.
        spoken: for a screen reader: sentences, no drawing.
    """

    width: int = 80
    height: int = 40
    colour: bool = False
    boxes: bool = True
    spoken: bool = False

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, names of `CODES`; unchanged on a page without colour."""
        if not self.colour or not text or not styles:
            return text
        return f"\x1b[{';'.join(CODES[style] for style in styles)}m{text}\x1b[0m"

    def wrap(self, text: str, indent: int = 0, width: int | None = None) -> list[str]:
        """The text in lines that fit; all but the first are indented."""
        return wrap(text, max(20, width or self.width), indent)

    def rule(self, title: str = "", width: int | None = None) -> str:
        """A line across the page with a title."""
        sign = "─" if self.boxes else "-"
        head = f"{sign * 2} {title} " if title else ""
        return self.paint(head + sign * max(0, (width or self.width) - cells(head)), "dim")


def cells(text: str) -> int:
    """How many columns the text takes.

    >>> cells("7 R2"), cells("本社"), cells("\\x1b[1mR\\x1b[0m")
    (4, 4, 1)
    """
    plain = _ESCAPE.sub("", text)
    if plain.isascii():
        return len(plain)
    return sum(_cell(char) for char in plain)


def _cell(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def pad(text: str, width: int, side: str = "left") -> str:
    """The text filled up with spaces to a width in columns; `side` is where the text goes."""
    space = " " * max(0, width - cells(text))
    return space + text if side == "right" else text + space


def plain(text: str) -> str:
    """The text without escape codes."""
    return _ESCAPE.sub("", text)


def columns(rows: Iterable[Iterable[str]], right: frozenset[int] = frozenset(), gap: int = 1) -> list[str]:
    """Rows of texts set in columns as wide as needed; columns in `right` are set to the right."""
    table = [list(row) for row in rows]
    widths = [max(cells(row[i]) for row in table) for i in range(len(table[0]))]
    return [
        (" " * gap)
        .join(
            pad(text, width, "right" if i in right else "left")
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        .rstrip()
        for row in table
    ]


def beside(left: list[str], right: list[str], width: int, gap: int = 2) -> list[str]:
    """Two blocks of lines side by side; `width` is that of the left one."""
    height = max(len(left), len(right))
    pairs = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True)
    return [(pad(a, width + gap) + b).rstrip() for a, b in pairs]


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines of at most `width` columns, broken at spaces and between wide signs."""
    lines: list[str] = []
    line, used = "", 0
    for word in _words(text):
        size = cells(word)
        if used + size > width and used > (indent if lines else 0):
            lines.append(line.rstrip())
            line, used = " " * indent, indent
        fresh = word if line.strip() or not lines else word.lstrip(" ")
        line += fresh
        used += cells(fresh)
    return [*lines, line.rstrip()]


def _words(text: str) -> list[str]:
    """The parts between which a line may be broken; spaces belong to the word that they follow up to."""
    words: list[str] = []
    for unit in _UNIT.findall(text):
        if words and _is_glued(words[-1], unit):
            words[-1] += unit
        else:
            words.append(unit)
    return words


def _is_glued(before: str, unit: str) -> bool:
    last = plain(before)[-1:]
    if unit.startswith("\x1b") or not last or last == " " or unit in _CLOSING or last in _OPENING:
        return True
    if unit.startswith(" "):
        return False
    return cells(unit) < 2 and cells(last) < 2
