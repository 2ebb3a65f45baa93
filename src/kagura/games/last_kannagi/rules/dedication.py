"""The dedication action (K-DED)."""

from __future__ import annotations

from kagura.core.log import tell_tokens
from kagura.games.last_kannagi.codes import (
    AT_DEDICATION,
    BLUE,
    COLOURS,
    DNUM,
    DONE,
    NUMBERS,
    PERM_DEDICATE_BODY,
    PURPLE,
    RED,
    VP_DEDICATION,
    YELLOW,
)
from kagura.games.last_kannagi.events import E_DEDICATED
from kagura.games.last_kannagi.refusals import OK, R_AT_LEAST_ONE, R_NOTHING_TO_DEDICATE, R_TOO_MANY
from kagura.games.last_kannagi.rules.effects import effect
from kagura.games.last_kannagi.rules.gain import clear_given, gain_vp
from kagura.games.last_kannagi.rules.revelation import look_at_revelations
from kagura.games.last_kannagi.rules.tokens import discard
from kagura.games.last_kannagi.state import State

SOURCES = 8  # storage R, B, Y, P, then body R, B, Y, P


def sources(s: State, seat: int) -> int:
    """How many of the sources the character may give from (K-DED-2)."""
    return SOURCES if effect(s, seat, PERM_DEDICATE_BODY) > 0 else COLOURS


def source_count(s: State, seat: int, source: int) -> int:
    """Tokens that lie in a source."""
    return s.storage[seat][source] if source < COLOURS else s.body[seat][source - COLOURS]


def dedication_refusal(s: State, seat: int) -> int:
    """The dedication action needs at least one token (K-DED-1)."""
    for source in range(sources(s, seat)):
        if source_count(s, seat, source) > 0:
            return OK
    return R_NOTHING_TO_DEDICATE


def begin_dedication(s: State, seat: int) -> None:
    """Numbers are asked for (K-DED-2)."""
    clear_given(s)
    s.pending = DNUM
    skip_empty_sources(s, seat)


def given_in_all(s: State) -> int:
    """Number of tokens given so far."""
    n: int = 0
    for source in range(SOURCES):
        n += s.given[source]
    return n


def tokens_left_to_give(s: State) -> int:
    """How many tokens the level still allows (K-DED-1)."""
    return s.content.dedication_tokens[s.level] - given_in_all(s)


def dnum_refusal(s: State, seat: int, n: int) -> int:
    """Answer to DNUM: how many from the asked source (K-DED-1)."""
    if n > source_count(s, seat, s.cursor) or n > tokens_left_to_give(s):
        return R_TOO_MANY
    if n > 0 or given_in_all(s) > 0:
        return OK
    for source in range(s.cursor + 1, sources(s, seat)):
        if source_count(s, seat, source) > 0:
            return OK
    return R_AT_LEAST_ONE


def give(s: State, seat: int, n: int) -> None:
    """Answer to DNUM; the dedication happens when nothing more can be given (K-ACT-4)."""
    s.given[s.cursor] = n
    s.cursor += 1
    skip_empty_sources(s, seat)
    if s.cursor == sources(s, seat) or tokens_left_to_give(s) == 0:
        dedicate(s, seat)


def skip_empty_sources(s: State, seat: int) -> None:
    """Sources without a token are not asked for (K-ACT-4)."""
    while s.cursor < sources(s, seat) and source_count(s, seat, s.cursor) == 0:
        s.cursor += 1


def dedicate(s: State, seat: int) -> None:
    """The given tokens return, the best combination of formulas scores (K-DED-3, K-DED-6)."""
    for c in range(COLOURS):
        s.storage[seat][c] -= s.given[c]
        s.body[seat][c] -= s.given[COLOURS + c]
        discard(s, c, s.given[c] + s.given[COLOURS + c])
    tell_tokens(s, E_DEDICATED, seat, 0, s.given[RED], s.given[BLUE], s.given[YELLOW], s.given[PURPLE])
    if s.given[4] + s.given[5] + s.given[6] + s.given[7] > 0:
        tell_tokens(s, E_DEDICATED, seat, 1, s.given[4], s.given[5], s.given[6], s.given[7])
    s.dedicated_vp = dedication_vp(
        s,
        s.given[RED] + s.given[4],
        s.given[BLUE] + s.given[5],
        s.given[YELLOW] + s.given[6],
        s.given[PURPLE] + s.given[7],
    )
    gain_vp(s, seat, s.dedicated_vp, VP_DEDICATION)
    clear_given(s)
    s.pending = DONE
    look_at_revelations(s, seat, AT_DEDICATION)


def dedication_vp(s: State, r: int, b: int, y: int, p: int) -> int:
    """VP of these tokens, purple standing in where that is best (K-DED-5, K-DED-7), rounded once (K-DED-4)."""
    wild: int = p if s.content.purple_is_wild else 0
    best: int = 0
    for i in range(wild + 1):
        for j in range(wild + 1 - i):
            for k in range(wild + 1 - i - j):
                half: int = half_vp_of(s, r + i) + half_vp_of(s, b + j) + half_vp_of(s, y + k)
                half += s.content.half_vp_purple[p - i - j - k]
                best = max(best, half)
    return best // 2


def half_vp_of(s: State, n: int) -> int:
    """H(n) of K-DED-7: half points of n equal red, blue or yellow tokens."""
    return s.content.half_vp_rby[min(n, NUMBERS - 1)]
