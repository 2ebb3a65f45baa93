"""Reads a specification, which is written in a small part of Markdown, into a `Rulebook`.

Headings, paragraphs, lists, tables and drawings between fences; in their text code, stress, rule IDs
and source tags. A comment below a heading (``<!-- technical -->``) says for whom the section is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from kagura.core.citations import CITED, ID, cited_parts
from kagura.core.rulebook import (
    Block,
    Bullets,
    Declared,
    Grid,
    Mark,
    Paragraph,
    Picture,
    Rulebook,
    RuleText,
    Section,
    Spans,
    Text,
)
from kagura.core.sources import TAG, provenance_of_tag

_HEADING = re.compile(r"(#{1,3}) (?:([\d.]*\d)\.? )?(.*)")
_COMMENT = re.compile(r"<!-- (\w+) -->")
_RULE = re.compile(rf"\*\*({ID})\*\*\s*(.*)", re.DOTALL)
_CELL = re.compile(rf"\*{{0,2}}({ID})\*{{0,2}}\s*(.*)")
_CODE_FAMILY = re.compile(r"`([A-Z]-[A-Z]+-)<\w+>` \(section (\d+)\)")
_CARD_FAMILY = re.compile(r"`([A-Z]-[A-Z]+-\d+) card n`")
_STRESS: tuple[Literal["code", "strong", "em"], ...] = ("code", "strong", "em")
_INLINE = re.compile(
    rf"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|(?<![*\w])\*(?P<em>[^*\s](?:[^*]*[^*\s])?)\*(?![*\w])"
    rf"|\s*{TAG.pattern}|{CITED.pattern}",
    re.DOTALL,
)


# -- lines to parts -------------------------------------------------------------------------------


@dataclass(slots=True)
class _Part:
    """Some lines that belong together: ``heading``, ``comment``, ``table``, ``fence``, ``bullet`` or ``text``."""

    kind: str
    line: int
    lines: list[str]


def _parts(lines: Sequence[str], first: int = 1) -> Iterator[_Part]:
    """The parts of a text whose first line has the number `first`."""
    i = 0
    while i < len(lines):
        kind = _kind(lines[i])
        end = _end(kind, lines, i)
        if kind:
            yield _Part(kind, first + i, list(lines[i:end]))
        i = end


def _kind(line: str) -> str:
    for start, kind in (("#", "heading"), ("<!--", "comment"), ("|", "table"), ("```", "fence"), ("- ", "bullet")):
        if line.startswith(start):
            return kind
    return "text" if line.strip() else ""


def _end(kind: str, lines: Sequence[str], start: int) -> int:
    """The line after the last one of the part that begins at `start`."""
    if kind in ("heading", "comment", ""):
        return start + 1
    if kind == "fence":
        return next((i + 1 for i in range(start + 1, len(lines)) if lines[i].startswith("```")), len(lines))
    if kind == "bullet":
        return _end_of_bullet(lines, start)
    return next((i for i in range(start + 1, len(lines)) if _kind(lines[i]) != kind), len(lines))


def _end_of_bullet(lines: Sequence[str], start: int) -> int:
    """A bullet goes on where it is indented, over blank lines too."""
    end = start + 1
    for i in range(start + 1, len(lines)):
        if lines[i].startswith("  "):
            end = i + 1
        elif lines[i].strip():
            break
    return end


# -- parts to blocks ------------------------------------------------------------------------------


@dataclass(slots=True)
class _Draft:
    """A rule or a section while it is read: its text, and the source tags that were in it."""

    blocks: list[Block] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Reader:
    """Where the reading of a specification is."""

    known: set[str]
    code_families: dict[str, str]
    card_families: set[str]
    sections: list[Section] = field(default_factory=list)
    rules: dict[str, RuleText] = field(default_factory=dict)
    title: str = ""
    heading: tuple[str, str, int] | None = None
    audience: str = ""
    draft: _Draft = field(default_factory=_Draft)
    latest: str = ""
    in_table: list[str] = field(default_factory=list)

    # -- parts ----------------------------------------------------------------------------------

    def read(self, part: _Part) -> None:
        """Take one part."""
        if part.kind == "heading":
            self._heading(part)
        elif part.kind == "comment":
            comment = _COMMENT.match(part.lines[0])
            self.audience = comment[1] if comment else self.audience
        elif part.kind == "bullet":
            self._bullet(part)
        elif part.kind == "table":
            self._table(part)
        elif not self._is_tag_of_table(part):
            self.draft.blocks += self._texts([part], self.draft.tags)
            self.latest, self.in_table = "", []

    def _heading(self, part: _Part) -> None:
        found = _HEADING.match(part.lines[0])
        assert found is not None, part.lines[0]
        self.close()
        if len(found[1]) == 1:
            self.title = found[3]
        else:
            self.heading = found[2] or "", found[3].replace("`", ""), len(found[1])
            self.audience = self.audience if len(found[1]) > 2 else ""
        self.latest, self.in_table = "", []

    def close(self) -> None:
        """End the section that is open; what stands before the first one is introduction, and left out."""
        if self.heading is not None:
            number, title, depth = self.heading
            self.sections.append(Section(number, title, depth, self.audience, tuple(self.draft.blocks)))
        self.draft = _Draft()

    @property
    def _number(self) -> str:
        return self.heading[0].partition(".")[0] if self.heading else ""

    # -- bullets --------------------------------------------------------------------------------

    def _bullet(self, part: _Part) -> None:
        lines = [line[2:] for line in part.lines]
        found = _RULE.match(lines[0])
        self.latest, self.in_table = "", []
        if found is None:
            self._item(lines, part.line)
            return
        tags: list[str] = []
        texts = self._texts(_parts([found[2], *lines[1:]], part.line), tags)
        self._declare(found[1], part.line, texts, tags)
        self.draft.blocks.append(Declared(found[1]))
        self.latest = found[1]

    def _item(self, lines: Sequence[str], first: int) -> None:
        """A bullet that is no rule; several in a row are one list."""
        start, *more = self._texts(_parts(lines, first), self.draft.tags)
        assert isinstance(start, Paragraph), lines
        blocks = self.draft.blocks
        if blocks and isinstance(blocks[-1], Bullets):
            blocks[-1] = Bullets((*blocks[-1].items, start.spans))
        else:
            blocks.append(Bullets((start.spans,)))
        blocks += more

    def _declare(self, rule: str, line: int, blocks: Sequence[Text], tags: Sequence[str]) -> None:
        source = "; ".join(tags)
        made = RuleText(rule, self._number, line, tuple(blocks), source, provenance_of_tag(source))
        self.rules.setdefault(rule, made)

    # -- tables ---------------------------------------------------------------------------------

    def _table(self, part: _Part) -> None:
        """A table belongs to the rule that stands right before it; its rows may be rules themselves."""
        tags: list[str] = []
        grid = self._grid(part, tags)
        self.in_table = [rule for rule in grid.ids if rule]
        if self.latest:
            self._add_to_rule(self.latest, (grid,), tags)
            self.in_table.append(self.latest)
        else:
            self.draft.blocks.append(grid)

    def _is_tag_of_table(self, part: _Part) -> bool:
        """A tag that stands alone below a table is the source of all that the table says."""
        alone = TAG.fullmatch(part.lines[0].strip()) if len(part.lines) == 1 else None
        if alone is None or not self.in_table:
            return False
        for rule in self.in_table:
            self._add_to_rule(rule, (), [] if self.rules[rule].source else [alone[1]])
        self.in_table = []
        return True

    def _add_to_rule(self, rule: str, blocks: tuple[Text, ...], tags: Sequence[str]) -> None:
        old = self.rules[rule]
        source = "; ".join(filter(None, [old.source, *tags]))
        self.rules[rule] = RuleText(
            rule, old.section, old.line, (*old.blocks, *blocks), source, provenance_of_tag(source)
        )

    def _grid(self, part: _Part, tags: list[str]) -> Grid:
        head, *rows = ([*_cells(line)] for line in part.lines)
        if rows and not "".join(rows[0]).strip("-: "):
            del rows[0]
        titles = tuple(self._spans(cell, tags) for cell in head)
        found: list[tuple[Spans, ...]] = []
        ids: list[str] = []
        for number, row in enumerate(rows, part.line + len(part.lines) - len(rows)):
            own: list[str] = []
            found.append(tuple(self._spans(cell, own) for cell in row))
            ids.append(self._declare_row(row, titles, found[-1], number, own))
        return Grid(titles, tuple(found), tuple(ids))

    def _declare_row(
        self, row: Sequence[str], titles: Sequence[Spans], cells: Sequence[Spans], line: int, tags: Sequence[str]
    ) -> str:
        """The rule that a row of a table declares, "" if it is none; of several codes in a cell the first."""
        names, first = self._ids_of_row(row[0], titles[0])
        for rule in names:
            parts = [first, *zip(titles[1:], cells[1:], strict=False)]
            parts = [part for part in parts if part[1]]
            table = Grid((), tuple(parts), ("",) * len(parts))
            self._declare(rule, line, (table,), tags)
        return names[0] if names else ""

    def _ids_of_row(self, cell: str, title: Spans) -> tuple[list[str], tuple[Spans, Spans]]:
        """The rules that a first cell declares, and what it says beside their IDs, with its title."""
        found = _CELL.fullmatch(cell)
        if found:
            return [found[1]], ((), self._spans(found[2], []))
        if self.latest in self.card_families and cell.isdecimal():
            return [f"{self.latest} card {cell}"], ((), ())
        if self._number in self.code_families and re.fullmatch(r"\(?`[^|]*`\)?", cell):
            stem = self.code_families[self._number]
            return [stem + word for word in re.findall(r"`(\w+)[^`]*`", cell)], (title, self._spans(cell, []))
        return [], ((), ())

    # -- text -----------------------------------------------------------------------------------

    def _texts(self, parts: Iterator[_Part] | Sequence[_Part], tags: list[str]) -> list[Text]:
        """Parts without rules of their own; their source tags go to `tags`."""
        found: list[Text] = []
        for part in parts:
            if part.kind == "fence":
                found.append(Picture("\n".join(part.lines[1:-1])))
            elif part.kind == "table":
                found.append(self._grid(part, tags))
            else:
                spans = self._spans(" ".join(line.strip() for line in part.lines), tags)
                found += [Paragraph(spans)] if spans else []
        return found

    def _spans(self, text: str, tags: list[str]) -> Spans:
        """A text with its marks; source tags are taken out of it."""
        found: list[str | Mark] = []
        end = 0
        for match in _INLINE.finditer(text):
            found += [text[end : match.start()], *self._marks(match, tags)]
            end = match.end()
        return _joined([*found, text[end:]])

    def _marks(self, match: re.Match[str], tags: list[str]) -> Iterator[str | Mark]:
        kind = next((kind for kind in _STRESS if match[kind]), None)
        if kind:
            yield Mark(kind, match[kind].replace("`", ""))
        elif tag := TAG.fullmatch(match[0].strip()):
            tags.append(tag[1])
        else:
            cited = CITED.fullmatch(match[0])
            assert cited is not None, match[0]
            for piece, rule in cited_parts(cited):
                yield Mark("rule", piece, rule) if rule in self.known else piece


def _joined(spans: Sequence[str | Mark]) -> Spans:
    """Spans without empty ones, neighbouring plain ones made one, trimmed."""
    found: list[str | Mark] = []
    for span in spans:
        if isinstance(span, str) and found and isinstance(found[-1], str):
            found[-1] += span
        elif span:
            found.append(span)
    if found and isinstance(found[0], str):
        found[0] = found[0].lstrip()
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip()
    return tuple(span for span in found if span)


def _cells(line: str) -> Iterator[str]:
    """The cells of a row, whose first and last sign are bars."""
    for cell in re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|")):
        yield cell.strip().replace("\\|", "|")


# -- the whole ------------------------------------------------------------------------------------


def read(lines: Sequence[str]) -> Rulebook:
    """A specification as data."""
    text = "\n".join(lines)
    families = {section: stem for stem, section in _CODE_FAMILY.findall(text)}
    cards = set(_CARD_FAMILY.findall(text))
    # read twice: a rule may be cited before it is declared
    known = set(_read(lines, _Reader(set(), families, cards)).rules)
    return _read(lines, _Reader(known, families, cards))


def _read(lines: Sequence[str], reader: _Reader) -> Rulebook:
    for part in _parts(lines):
        reader.read(part)
    reader.close()
    return Rulebook(reader.title, tuple(reader.sections), reader.rules)
