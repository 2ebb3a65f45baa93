"""Words that answer several questions in a row: ``all``, and tokens of several colours such as ``R3 P1``."""

from __future__ import annotations

import re

from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, COLUMN_NAMES
from kagura.games.last_kannagi.everything import asked_sources, everything
from kagura.games.last_kannagi.rules.dedication import tokens_left_to_give
from kagura.games.last_kannagi.state import State

Counts = dict[int, int]


def stands_for(s: State, seat: int, text: str, texts: Texts) -> int | None:
    """The action that the text means in the pending decision, None if it means none."""
    is_all = text.lower() in texts.say("word-all").split()
    if is_all:
        return everything(s, seat)
    if s.pending not in (k.PNUM, k.DNUM):
        return None
    counts = _counts(text, texts)
    return k.NUMBER + counts.get(s.cursor, 0) if counts and _fits(s, seat, counts) else None


def is_last_colour(s: State, seat: int) -> bool:
    """Whether no later colour will be asked for, so that there is nothing to shorten."""
    ends, count = asked_sources(s, seat)
    return not any(count(s, seat, source) for source in range(s.cursor + 1, ends))


def _counts(text: str, texts: Texts) -> Counts:
    """Tokens as they are written on the board, by colour; empty if the text is something else.

    A small letter alone is none: ``b`` is the branch of a prayer.
    """
    if text.islower() and not re.search(r"\d", text):
        return {}
    names = {letter.lower(): colour for colour, letter in enumerate(COLOUR_LETTERS)}
    names |= {texts.say("colour-" + name).lower(): colour for colour, name in enumerate(COLUMN_NAMES)}
    one = f"({'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})\\s*(\\d*)[\\s,、]*"
    if not re.fullmatch(f"(?:{one})+", text.lower()):
        return {}
    return {names[name]: int(number or 1) for name, number in re.findall(one, text.lower())}


def _fits(s: State, seat: int, counts: Counts) -> bool:
    """Colours asked for already were answered so, the others are there and may be given, and it is not nothing."""
    if s.cursor >= k.COLOURS or not any(counts.values()):
        return False
    _, count = asked_sources(s, seat)
    later = {colour: n for colour, n in counts.items() if colour >= s.cursor}
    is_true = all(s.given[colour] == n for colour, n in counts.items() if colour < s.cursor)
    is_there = all(n <= count(s, seat, colour) for colour, n in later.items())
    return is_true and is_there and (s.pending == k.PNUM or sum(later.values()) <= tokens_left_to_give(s))
