"""Source tags of a specification: where a rule comes from, ``[EN 84; JP 178; order rec]`` or ``[P]``.

A letter names the provenance alone, and words after it the part that it is of, ``[S zero bids]``: P printed,
O official, R reconstructed, S single-source, I inferred.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from kagura.core.text import Texts

PRINTED, INFERRED, RECONSTRUCTED = "printed", "inferred", "reconstructed"
OFFICIAL, SINGLE_SOURCE = "official", "single-source"
#: All that a rule or a value can be, the firmest first.
KINDS = (PRINTED, OFFICIAL, INFERRED, RECONSTRUCTED, SINGLE_SOURCE)
LETTERS = {"P": PRINTED, "O": OFFICIAL, "R": RECONSTRUCTED, "S": SINGLE_SOURCE, "I": INFERRED}
#: Where a rule has no tag: it follows from other rules, or is a convention of the specification.
DERIVED = "derived"

TAG = re.compile(r"\[([^\[\]]*\b(?:EN|JP|inf|rec)\b[^\[\]]*|[PORSI](?: [^\[\]]+)?)\]")
_DOCUMENT = re.compile(r"\b(EN|JP) (\d[\d ,\-]*)")


@dataclass(frozen=True, slots=True)
class Source:
    """One part of a source tag.

    Attributes:
        provenance: one of KINDS, or derived.
        document: ``EN`` or ``JP``, "" if none is named.
        lines: of the document.
        note: what of the rule it is about, or a remark.
    """

    provenance: str
    document: str
    lines: str
    note: str


def provenance_of_tag(tag: str) -> str:
    """What the source tags of a rule say.

    >>> provenance_of_tag("EN 84; JP 178"), provenance_of_tag("EN 157; order rec"), provenance_of_tag("")
    ('printed', 'printed+reconstructed', 'derived')
    >>> provenance_of_tag("O; S zero bids")
    'official+single-source'
    """
    kinds = {_kind_of(part) for part in tag.split(";")}
    return "+".join(kind for kind in KINDS if kind in kinds) or DERIVED


def sources_of_tag(tag: str) -> Iterator[Source]:
    """The parts of a tag.

    >>> [(s.provenance, s.document, s.lines, s.note) for s in sources_of_tag("EN 60; order rec; inf JP 1, 2")]
    [('printed', 'EN', '60', ''), ('reconstructed', '', '', 'order'), ('inferred', 'JP', '1, 2', '')]
    """
    for part in filter(None, (part.strip() for part in tag.split(";"))):
        place = _DOCUMENT.search(part)
        rest = f"{part[: place.start()].rstrip(' =')} {part[place.end() :]}" if place else part
        note = re.sub(r":\s*,", ":", re.sub(r"\b(?:rec|inf)\b|^[PORSI]\b", "", rest))
        words = " ".join(note.split()).strip(" ,")
        yield Source(_kind_of(part), place[1] if place else "", place[2].strip(" ,") if place else "", words)


def in_words(tag: str, texts: Texts) -> str:
    """A tag as a sentence that names documents by their titles, each once; "" for an empty one."""
    return "; ".join(dict.fromkeys(_part_in_words(source, texts) for source in sources_of_tag(tag)))


def _part_in_words(source: Source, texts: Texts) -> str:
    document = ""
    if source.document:
        document = texts.say(f"source-document-{source.document.lower()}", lines=source.lines)
    if source.provenance in (INFERRED, RECONSTRUCTED):
        what = texts.say(f"source-{source.provenance}", document=document or "none")
    elif not document and source.provenance != DERIVED:
        what = texts.say(f"source-{source.provenance}")
    else:
        what = document
    if source.note and what:
        return texts.say("source-of-part", part=source.note, source=what)
    return what or source.note


def _kind_of(part: str) -> str:
    """`EN 84` is printed; `inf EN 84` is inferred from it."""
    letter = part.strip().partition(" ")[0]
    if letter in LETTERS:
        return LETTERS[letter]
    if re.search(r"\brec\b", part):
        return RECONSTRUCTED
    if re.search(r"\binf\b", part):
        return INFERRED
    return PRINTED if _DOCUMENT.search(part) else DERIVED
