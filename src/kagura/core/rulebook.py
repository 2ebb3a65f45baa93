"""A game's specification as data: its sections and every rule by ID, as a page or a program shows them.

The specification is `docs/rules/<game>.md` of a checkout, and `specification.md` in the folder of an
installed game. A rule is declared there by its ID in bold at the start of a bullet or in the first cell
of a table row, or, as the conventions of the specification say, by a table: effect codes
(``K-EFF-<code>`` of a section) and numbered cards (``K-REV-5 card n``).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from kagura.core.citations import without_part

if TYPE_CHECKING:
    from kagura.core.game import Game

INSTALLED = "specification.md"


# -- text -----------------------------------------------------------------------------------------


class Mark(Struct, frozen=True):
    """A piece of text that is more than plain: code, stress, or the ID of the rule it leads to."""

    kind: Literal["code", "strong", "em", "rule"]
    text: str
    rule: str = ""


Span = str | Mark
Spans = tuple[Span, ...]


class Paragraph(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """Running text."""

    spans: Spans


class Bullets(Struct, frozen=True, tag_field="kind", tag="bullets"):
    """A list."""

    items: tuple[Spans, ...]


class Grid(Struct, frozen=True, tag_field="kind", tag="grid"):
    """A table.

    Attributes:
        head: its headings; () if it has none.
        rows: cells by row.
        ids: for each row, the rule that it declares, or "".
    """

    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]
    ids: tuple[str, ...]


class Picture(Struct, frozen=True, tag_field="kind", tag="picture"):
    """A drawing in signs of one width."""

    text: str


class Declared(Struct, frozen=True, tag_field="kind", tag="rule"):
    """Here stands a rule; its text is in `Rulebook.rules`."""

    rule: str


Text = Paragraph | Bullets | Grid | Picture
Block = Text | Declared


class RuleText(Struct, frozen=True):
    """One rule.

    Attributes:
        id: such as ``K-MOVE-7``.
        section: number of its section.
        line: where the specification declares it.
        blocks: its text, without source tags.
        source: its source tags, such as ``EN 84; JP 178``.
        provenance: of its source, see `kagura.core.sources.provenance_of_tag`.
    """

    id: str
    section: str
    line: int
    blocks: tuple[Text, ...]
    source: str
    provenance: str


class Section(Struct, frozen=True):
    """A section, or a part of one.

    Attributes:
        number: such as ``4`` or ``22.1``, "" if it has none.
        title: its heading.
        depth: 2 for a section, 3 for a part of one.
        audience: "" for everybody; ``technical`` for who writes programs; ``examples`` for programs.
        blocks: what it says.
    """

    number: str
    title: str
    depth: int
    audience: str
    blocks: tuple[Block, ...]


class Rulebook(Struct, frozen=True):
    """A whole specification.

    Attributes:
        title: its heading.
        sections: in order.
        rules: by ID, in the order of their declarations; of several declarations the first counts.
    """

    title: str
    sections: tuple[Section, ...]
    rules: Mapping[str, RuleText]

    def find(self, name: str) -> RuleText | None:
        """The rule that is meant: upper or lower case, with or without the letter of a part."""
        wanted = name.strip().lower()
        return self._by_lower.get(wanted) or self._by_lower.get(without_part(wanted))

    @property
    def _by_lower(self) -> dict[str, RuleText]:
        return {rule.lower(): text for rule, text in self.rules.items()}


def plain(blocks: Sequence[Text]) -> str:
    """The text alone; pictures are left out."""
    parts: list[Spans] = []
    for block in blocks:
        if isinstance(block, Paragraph):
            parts.append(block.spans)
        elif isinstance(block, Bullets):
            parts += block.items
        elif isinstance(block, Grid):
            parts += [cell for row in block.rows for cell in row]
    return " ".join(filter(None, (plain_spans(spans) for spans in parts)))


def plain_spans(spans: Spans) -> str:
    """The same text without marks."""
    return "".join(span if isinstance(span, str) else span.text for span in spans)


def summary(rule: RuleText) -> str:
    """The first words of a rule; of a row of a table what stands beside its ID, or its longest cell."""
    start = rule.blocks[0]
    if not isinstance(start, Grid):
        return plain(rule.blocks[:1])
    beside = [cells[1] for cells in start.rows if not cells[0]]
    return plain_spans(beside[0]) if beside else max((plain_spans(cells[1]) for cells in start.rows), key=len)


# -- where it is ----------------------------------------------------------------------------------


def specification_file(game: Game) -> Path | None:
    """The game's specification; None if it has none, or came without."""
    near = [game.folder / INSTALLED]
    near += [root / "docs" / "rules" / f"{game.name}.md" for root in game.folder.parents]
    return next((path for path in near if path.is_file()), None)


def specification(game: Game) -> str:
    """The text of the game's specification, "" if there is none."""
    path = specification_file(game)
    return path.read_text("utf-8") if path else ""


def rulebook(game: Game) -> Rulebook:
    """The game's specification as data; empty if there is none."""
    return _read(game, specification(game))


@functools.lru_cache(maxsize=8)
def _read(game: Game, text: str) -> Rulebook:
    from kagura.core.provenance import with_content
    from kagura.core.specification import read

    return with_content(read(text.splitlines()), game.shipped)
