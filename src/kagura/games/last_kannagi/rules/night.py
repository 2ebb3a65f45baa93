"""Clean-up and preparation: what happens between two days (K-CLEAN, K-PREP)."""

from __future__ import annotations

from kagura.core.bag import NOTHING_LEFT
from kagura.core.log import tell, tell_tokens
from kagura.core.types import u64
from kagura.games.last_kannagi.codes import (
    AT_NIGHT,
    BLUE,
    FAITH_BY_TEAM,
    NOBODY,
    PURPLE,
    RED,
    YELLOW,
)
from kagura.games.last_kannagi.events import E_BAG_EMPTY, E_DAY, E_EVOLVED, E_GREW, E_MAJORITY, E_SHRINE_PURIFIED
from kagura.games.last_kannagi.rules.gain import gain_faith
from kagura.games.last_kannagi.rules.place import is_occupied
from kagura.games.last_kannagi.rules.revelation import look_at_revelations
from kagura.games.last_kannagi.rules.score import has_majority, side_shrines
from kagura.games.last_kannagi.rules.time import comes_before
from kagura.games.last_kannagi.rules.tokens import bag_count, draw_into_storage, draw_token, rby_on
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, SPACES

SPACE_LEVELS = 4
LEVEL_3_SPACE = 3


def night(s: State) -> None:
    """Growth, evolution, purification, the next day, and its bonus, in this order (K-CLEAN)."""
    grow(s)
    evolve_all(s)
    purify_by_shrines(s)
    s.day += 1
    tell(s, E_DAY, NOBODY, s.day, 0, 0)
    give_majority_faith(s)
    for seat in range(s.seats):
        look_at_revelations(s, seat, AT_NIGHT)


def growth_of(s: State, level: int) -> int:
    """Tokens that grow on a space of this level (K-CLEAN-1, K-OPT-growth_l3)."""
    return s.opt_growth_l3 if level == LEVEL_3_SPACE else s.content.growth[level]


def can_grow(s: State, space: int) -> bool:
    """The space receives tokens at its turn (K-CLEAN-1 a to d)."""
    if space == MAIN_SHRINE or s.shrine[space] != NOBODY or s.tokens[space][PURPLE] > 0:
        return False
    return rby_on(s, space) < s.opt_growth_stop and not is_occupied(s, NOBODY, space)


def grow(s: State) -> None:
    """Tokens are drawn onto the spaces, level by level, by number (K-CLEAN-1)."""
    one: u64 = 1
    grown: u64 = 0
    for level in range(1, SPACE_LEVELS):
        for space in range(SPACES):
            if s.content.level[space] == level and can_grow(s, space):
                if not grow_space(s, space, level, grown):
                    return
                grown = grown | (one << space)


def grow_space(s: State, space: int, level: int, grown: u64) -> bool:
    """Draw the tokens of one space; False if even evolution could not refill the bag (K-CLEAN-2)."""
    red: int = s.tokens[space][RED]
    blue: int = s.tokens[space][BLUE]
    yellow: int = s.tokens[space][YELLOW]
    complete: bool = True
    for _ in range(growth_of(s, level)):
        if bag_count(s) == 0:
            tell(s, E_BAG_EMPTY, NOBODY, space, 0, 0)
            evolve_grown(s, grown)
        colour: int = draw_token(s)
        if colour == NOTHING_LEFT:
            complete = False
            break
        s.tokens[space][colour] += 1
    tell_tokens(
        s,
        E_GREW,
        NOBODY,
        space,
        s.tokens[space][RED] - red,
        s.tokens[space][BLUE] - blue,
        s.tokens[space][YELLOW] - yellow,
        0,
    )
    return complete


def evolve_grown(s: State, grown: u64) -> None:
    """The bag is empty: the spaces that have completed their growth tonight evolve (K-CLEAN-2)."""
    for space in range(SPACES):
        if (grown >> space) & 1:
            evolve(s, space)


def evolve_all(s: State) -> None:
    """Evolution on every space (K-CLEAN-3)."""
    for space in range(1, SPACES):
        evolve(s, space)


def evolve(s: State, space: int) -> None:
    """One red, one blue and one yellow become a purple, as often as possible (K-CLEAN-3)."""
    sets: int = min(s.tokens[space][RED], s.tokens[space][BLUE], s.tokens[space][YELLOW])
    if sets > 0:
        for c in range(3):
            s.tokens[space][c] -= sets
            s.bag[c] += sets
        s.tokens[space][PURPLE] += sets * s.content.evolve_purple
        tell(s, E_EVOLVED, NOBODY, space, sets * s.content.evolve_purple, 0)


def purify_by_shrines(s: State) -> None:
    """Each character draws a token for each own branch shrine, earliest clock first (K-CLEAN-4)."""
    served: int = 0
    for _ in range(s.seats):
        first: int = NOBODY
        for i in range(s.seats):
            seat: int = s.stack[i]
            if (served >> seat) & 1 == 0 and (first == NOBODY or comes_before(s, seat, first)):
                first = seat
        served = served | (1 << first)
        n: int = s.shrines[first] * s.content.purify_per_shrine
        if n > 0:
            draw_into_storage(s, first, n, E_SHRINE_PURIFIED)
        look_at_revelations(s, first, AT_NIGHT)


def leads_in_shrines(s: State, seat: int) -> bool:
    """The character gets the bonus of the preparation (K-PREP-1, K-PREP-2, K-OPT-team_faith)."""
    if s.opt_team_faith != FAITH_BY_TEAM:
        return has_majority(s, seat)
    mine: int = side_shrines(s, seat)
    for other in range(s.seats):
        if side_shrines(s, other) > mine:
            return False
    return mine >= s.opt_majority_min


def give_majority_faith(s: State) -> None:
    """The most branch shrines are worth faith every morning (K-PREP-1)."""
    for seat in range(s.seats):
        if leads_in_shrines(s, seat):
            tell(s, E_MAJORITY, seat, s.shrines[seat], 0, 0)
            gain_faith(s, seat, s.content.majority_faith)
