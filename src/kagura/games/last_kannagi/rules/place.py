"""Where something may be done: shrines, allies, markers (K-LOC, K-TEAM-3)."""

from __future__ import annotations

from kagura.games.last_kannagi.codes import NOBODY, PERM_ACT_ADJACENT, TEAM2
from kagura.games.last_kannagi.refusals import OK, R_PLACE
from kagura.games.last_kannagi.rules.effects import effect
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, NEIGHBOUR, OUTSIDE, SIDES, SPACES


def team(s: State, seat: int) -> int:
    """Seats 1 and 4 against seats 2 and 3 (K-TEAM-1); without teams everyone is a team."""
    if s.mode < TEAM2:
        return seat
    return 0 if seat in (0, 3) else 1


def has_own_shrine(s: State, seat: int, space: int) -> bool:
    """A branch shrine of the character or of an ally stands here (K-TEAM-3)."""
    owner: int = s.shrine[space]
    return owner != NOBODY and team(s, owner) == team(s, seat)


def is_near_own_shrine(s: State, seat: int, space: int) -> bool:
    """An own or allied branch shrine is adjacent (K-EFF-act_adjacent)."""
    for d in range(SIDES):
        near: int = NEIGHBOUR[space][d]
        if near != OUTSIDE and has_own_shrine(s, seat, near):
            return True
    return False


def place_refusal(s: State, seat: int) -> int:
    """Prayer, Blessing and Dedication need the main shrine or an own branch shrine (K-LOC-1).

    Asked at the main choice only (K-LOC-2).
    """
    space: int = s.marker[seat]
    if space == MAIN_SHRINE or has_own_shrine(s, seat, space):
        return OK
    if effect(s, seat, PERM_ACT_ADJACENT) > 0 and is_near_own_shrine(s, seat, space):
        return OK
    return R_PLACE


def is_occupied(s: State, seat: int, space: int) -> bool:
    """The marker of another character is on the space."""
    for other in range(s.seats):
        if other != seat and s.marker[other] == space:
            return True
    return False


def count_shrines(s: State, seat: int) -> int:
    """Count the own branch shrines in the world; `shrines` keeps the number."""
    n: int = 0
    for space in range(SPACES):
        if s.shrine[space] == seat:
            n += 1
    return n
