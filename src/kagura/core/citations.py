"""Rule IDs as they are cited in running text: ranges, cards and parts of a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

ID = r"[A-Z]-[A-Z][A-Z0-9]*-(?:\d+[a-z]?\b|[A-Za-z]\w*)"
#: An ID, then what may follow it: `, 5`, ` to 8`, ` card 22`, ` b`.
CITED = re.compile(rf"(?<![\w-])({ID})(?: card (\d+))?((?:(?:, | and | to |\.\.)\d+(?!\w|\.\d))*)")
_FURTHER = re.compile(r"(, | and | to |\.\.)(\d+)")


def without_part(rule: str) -> str:
    """The rule that a part belongs to.

    >>> without_part("K-BUILD-2c"), without_part("K-EFF-form")
    ('K-BUILD-2', 'K-EFF-form')
    """
    return re.sub(r"(?<=\d)[a-z]$", "", rule)


def cited_ids(text: str) -> list[str]:
    """The rule IDs that a text names, ranges written out.

    >>> cited_ids("the steps (K-MOVE-3, 5) and K-SET-6 to 8; K-REV-5 card 22, K-BUILD-2c")
    ['K-MOVE-3', 'K-MOVE-5', 'K-SET-6', 'K-SET-7', 'K-SET-8', 'K-REV-5', 'K-REV-5 card 22', 'K-BUILD-2c']
    """
    found: list[str] = []
    for match in CITED.finditer(text):
        first, card, more = match.groups()
        found.append(first)
        if card:
            found.append(f"{first} card {card}")
        found += _written_out(found[-1], more)
    return found


def _written_out(first: str, more: str) -> Iterator[str]:
    """`, 5`, ` to 8`, `..9` after an ID with a number."""
    stem, last = _parts(first)
    for joint, number in _FURTHER.findall(more) if stem else ():
        start = last + 1 if joint in (" to ", "..") else int(number)
        yield from (f"{stem}{n}" for n in range(start, int(number) + 1))
        last = int(number)


def cited_parts(match: re.Match[str]) -> Iterator[tuple[str, str]]:
    """What a citation is written as, piece by piece: (text, the ID that it stands for, "" for what is between).

    >>> list(cited_parts(CITED.search("K-MOVE-3, 5")))
    [('K-MOVE-3', 'K-MOVE-3'), (', ', ''), ('5', 'K-MOVE-5')]
    """
    first, card, more = match.groups()
    first = f"{first} card {card}" if card else first
    yield first, without_part(first)
    stem, _ = _parts(first)
    for joint, number in _FURTHER.findall(more):
        yield joint, ""
        yield number, f"{stem}{number}" if stem else ""


def _parts(rule: str) -> tuple[str, int]:
    """What stands before the number of an ID, and the number; ("", 0) if it has none."""
    parts = re.fullmatch(r"(.*?)(\d+)[a-z]?", rule)
    return (parts[1], int(parts[2])) if parts else ("", 0)
