"""Tables of worked examples in Markdown: before, play, after. Each game reads its own notation.

A table is one whose header has the columns ID, Before, Play and After; a column Rules is optional.
Cells hold items separated by semicolons, ``-`` for none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kagura.core.errors import KaguraError
from kagura.core.files import read_start

MOST_BYTES = 16_000_000


class VectorError(KaguraError):
    """A table of vectors cannot be read."""


@dataclass(frozen=True, slots=True)
class Vector:
    """One row of a table.

    Attributes:
        name: the ID of the row.
        rules: what the column Rules says.
        before, play, after: the items of the cells, in order.
        line: where the row stands in its file.
    """

    name: str
    rules: str
    before: tuple[str, ...]
    play: tuple[str, ...]
    after: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Mismatch:
    """An expectation of a row that was not met."""

    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Checked:
    """A worked example that was run: where it stands in its file, and what was not as expected, "" if all was."""

    place: str
    problems: str


#: Runs all examples of a file of its own format, in a mode; found by the entry points of GROUP.
Checker = Callable[[Path, str | None], Iterator[Checked]]
GROUP = "kagura.vectors"


def checkers() -> dict[str, Callable[[], Checker]]:
    """What runs files of other formats than tables of a game, by name; each is loaded when it is called."""
    from importlib.metadata import entry_points

    return {entry.name: entry.load for entry in entry_points(group=GROUP)}


def read_vectors(path: Path) -> list[Vector]:
    """All rows of all vector tables of a Markdown file.

    Raises:
        VectorError: the file cannot be read, or has no such table, or a row lacks a cell.
    """
    text = read_text(path)
    rows = list(_rows(path, text.splitlines()))
    if not rows:
        raise VectorError(f"{path}: has no table with the columns ID, Before, Play, After")
    return rows


def read_text(path: Path) -> str:
    """The text of a file of vectors.

    Raises:
        VectorError: the file cannot be read, is too large, or is no UTF-8 text.
    """
    try:
        data = read_start(path, MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise VectorError(f"{path}: is too large to be a table of vectors")
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise VectorError(f"{path}: is no UTF-8 text") from None
    return text


def _rows(path: Path, lines: list[str]) -> Iterator[Vector]:
    header: dict[str, int] | None = None
    for number, line in enumerate(lines, 1):
        if not line.lstrip().startswith("|"):
            header = None
            continue
        cells = _cells(line)
        if header is None:
            names = {cell.lower(): i for i, cell in enumerate(cells)}
            header = names if {"id", "before", "play", "after"} <= set(names) else {}
        elif header and not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
            yield _vector(path, number, header, cells)


def _cells(line: str) -> list[str]:
    inner = line.strip().removeprefix("|")
    inner = inner[:-1] if inner.endswith("|") and not inner.endswith("\\|") else inner
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner)]


def _vector(path: Path, number: int, header: dict[str, int], cells: list[str]) -> Vector:
    if len(cells) != len(header):
        raise VectorError(f"{path}:{number}: row has {len(cells)} cells, the header has {len(header)}")
    rules = cells[header["rules"]] if "rules" in header else ""
    parts = [_items(cells[header[name]]) for name in ("before", "play", "after")]
    return Vector(cells[header["id"]].strip("*` "), rules, parts[0], parts[1], parts[2], number)


def _items(cell: str) -> tuple[str, ...]:
    items = [item.strip().strip("`").strip() for item in cell.split(";")]
    return tuple(item for item in items if item and item != "-")
