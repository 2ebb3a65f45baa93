"""Names of people: free text on one line, without letters that change how other text is shown."""

from __future__ import annotations

import unicodedata

from kagura.server.refused import Refused

#: Marks that turn the direction of what follows.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
#: Control, surrogate, private, unassigned, line and paragraph separators.
FORBIDDEN = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
MOST_LETTERS = 40


def clean_name(name: str) -> str:
    """A name as it is kept: one form of each letter, single spaces, nothing at its ends.

    Raises:
        Refused: it is too long, or has letters that no name has.
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if len(tidy) > MOST_LETTERS:
        raise Refused("name-too-long", most=MOST_LETTERS)
    if any(letter in TURNING or unicodedata.category(letter) in FORBIDDEN for letter in tidy):
        raise Refused("bad-name")
    return tidy
