"""Words that answer several questions in a row: ``all``, and tokens of several colours such as ``R3 P1``."""

from __future__ import annotations

import re
from collections.abc import Callable

from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, COLUMN_NAMES
from kagura.games.last_kannagi.rules.dedication import source_count, sources, tokens_left_to_give
from kagura.games.last_kannagi.state import State

Counts = dict[int, int]


def stands_for(s: State, seat: int, text: str, texts: Texts) -> int | None:
    """The action that the text means in the pending decision, None if it means none."""
    is_all = text.lower() in texts.say("word-all").split()
    if s.pending == k.AB and is_all and s.content.prayer[s.level][0][0][0] == k.EFF_PURIFY_ANY:
        return k.ANSWER_A
    if s.pending not in (k.PNUM, k.DNUM):
        return None
    if is_all:
        return _everything(s, seat)
    counts = _counts(text, texts)
    return k.NUMBER + counts.get(s.cursor, 0) if counts and _fits(s, seat, counts) else None


def may_give_everything(s: State, seat: int) -> bool:
    """Whether the level of the running dedication allows all that still lies there."""
    return _there(s, seat) <= tokens_left_to_give(s)


def is_last_colour(s: State, seat: int) -> bool:
    """Whether no later colour will be asked for, so that there is nothing to shorten."""
    ends, count = _sources(s, seat)
    return not any(count(s, seat, source) for source in range(s.cursor + 1, ends))


def _everything(s: State, seat: int) -> int | None:
    """All of the asked colour, unless the level of a dedication is too low for all that is there."""
    if s.pending == k.DNUM and not may_give_everything(s, seat):
        return None
    return k.NUMBER + _sources(s, seat)[1](s, seat, s.cursor)


def _sources(s: State, seat: int) -> tuple[int, Callable[[State, int, int], int]]:
    """How many sources are asked for, and how many tokens lie in one."""
    return (k.COLOURS, _in_body) if s.pending == k.PNUM else (sources(s, seat), source_count)


def _in_body(s: State, seat: int, colour: int) -> int:
    return s.body[seat][colour]


def _there(s: State, seat: int) -> int:
    ends, count = _sources(s, seat)
    return sum(count(s, seat, source) for source in range(s.cursor, ends))


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
    _, count = _sources(s, seat)
    later = {colour: n for colour, n in counts.items() if colour >= s.cursor}
    is_true = all(s.given[colour] == n for colour, n in counts.items() if colour < s.cursor)
    is_there = all(n <= count(s, seat, colour) for colour, n in later.items())
    return is_true and is_there and (s.pending == k.PNUM or sum(later.values()) <= tokens_left_to_give(s))
