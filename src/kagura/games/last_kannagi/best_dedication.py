"""What tokens are worth in a dedication at best (K-DED-6): so many of what lies there, given so far."""

from __future__ import annotations

import functools

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.dedication import SOURCES, source_count, sources, tokens_left_to_give
from kagura.games.last_kannagi.state import Content, State

Counts = tuple[int, ...]  # by colour
NOTHING = (0,) * k.COLOURS


def best_vp(s: State, seat: int, tokens: int) -> int:
    """VP of the best dedication of at most so many tokens of the seat."""
    return _best_half_vp(tables_of(s.content), NOTHING, _lying(s, seat, 0), tokens) // 2


def best_vp_after(s: State, seat: int, n: int) -> int:
    """VP of the best dedication that can follow when n tokens of the asked source are given."""
    given = _given(s, n)
    left = s.content.dedication_tokens[s.level] - sum(given)
    return _best_half_vp(tables_of(s.content), given, _lying(s, seat, s.cursor + 1), left) // 2


def half_vp_so_far(s: State, n: int = 0) -> int:
    """Half points of what was given and n tokens of the asked source; rounding comes at the end (K-DED-4)."""
    return _best_half_vp(tables_of(s.content), _given(s, n), NOTHING, 0)


def is_last_answer(s: State, seat: int, n: int) -> bool:
    """Whether the dedication happens once n tokens of the asked source are given (K-ACT-4)."""
    return tokens_left_to_give(s) == n or not any(_lying(s, seat, s.cursor + 1))


def _given(s: State, n: int) -> Counts:
    """Tokens by colour that were given to the running dedication, with n of the asked source."""
    given = [s.given[c] + s.given[k.COLOURS + c] for c in range(k.COLOURS)]
    given[s.cursor % k.COLOURS] += n
    return tuple(given)


def _lying(s: State, seat: int, first: int) -> Counts:
    """Tokens by colour that lie in the sources from `first` on."""
    counts = [0] * k.COLOURS
    for source in range(first, min(SOURCES, sources(s, seat))):
        counts[source % k.COLOURS] += source_count(s, seat, source)
    return tuple(counts)


Tables = tuple[Counts, Counts, bool]  # half points of equal tokens, of purple, and whether purple stands in


def tables_of(c: Content) -> Tables:
    """The formula tables of the content (K-DED-3, K-DED-5)."""
    return tuple(c.half_vp_rby), tuple(c.half_vp_purple), bool(c.purple_is_wild)


@functools.lru_cache(maxsize=1024)
def _best_half_vp(tables: Tables, given: Counts, more: Counts, left: int) -> int:
    """The most half points of the given tokens and at most `left` more of `more`.

    More tokens are never worth less. Purple stands in for a colour only when no own token is left to add:
    the other way round is worth no more.
    """
    half_vp, half_vp_purple, is_wild = tables
    purple = given[k.PURPLE] + more[k.PURPLE] if is_wild else 0
    # reached[tokens added][purple used as another colour] = half points
    reached = {(0, 0): 0}
    for c in range(k.BAG_COLOURS):
        further: dict[tuple[int, int], int] = {}
        for (added, wild), half in reached.items():
            for own in range(min(more[c], left - added) + 1):
                most_wild = purple - wild if own == more[c] or own == left - added else 0
                for stand_in in range(most_wild + 1):
                    value = half + half_vp[min(given[c] + own + stand_in, k.NUMBERS - 1)]
                    key = added + own, wild + stand_in
                    if value > further.get(key, -1):
                        further[key] = value
        reached = further
    best = 0
    for (added, wild), half in reached.items():
        own_purple = given[k.PURPLE] + min(more[k.PURPLE], left - added)
        if wild <= own_purple:
            best = max(best, half + half_vp_purple[min(own_purple - wild, k.NUMBERS - 1)])
    return best
