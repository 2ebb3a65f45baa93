"""The build action (K-BUILD)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.last_kannagi.codes import (
    AT_BUILD,
    DONE,
    LEVELS,
    NOBODY,
    PERM_BUILD_REDUCTION,
    PERM_MOVE_AFTER_BUILD,
    RUNNING,
    VP_BUILD,
)
from kagura.games.last_kannagi.events import E_BUILT
from kagura.games.last_kannagi.refusals import (
    OK,
    R_BUILD_POWER,
    R_NO_CHIP,
    R_NO_SHRINE_ADJACENT,
    R_ON_MAIN_SHRINE,
    R_ON_SHRINE,
)
from kagura.games.last_kannagi.rules.effects import effect
from kagura.games.last_kannagi.rules.end import end_if_level_3_is_built
from kagura.games.last_kannagi.rules.gain import gain_cards, gain_vp
from kagura.games.last_kannagi.rules.revelation import look_at_revelations
from kagura.games.last_kannagi.rules.tokens import space_power
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, NEIGHBOUR, OUTSIDE, SIDES


def touches_shrine(s: State, space: int) -> bool:
    """The main shrine or any branch shrine is adjacent (K-BUILD-2c)."""
    for d in range(SIDES):
        near: int = NEIGHBOUR[space][d]
        if near == MAIN_SHRINE or (near != OUTSIDE and s.shrine[near] != NOBODY):
            return True
    return False


def build_power_needed(s: State, seat: int, space: int) -> int:
    """Impurity power around `space` (K-BUILD-4), less the builder's reduction."""
    need: int = s.content.outer_edge_power * s.content.outer_edges[space]
    for d in range(SIDES):
        near: int = NEIGHBOUR[space][d]
        if near != OUTSIDE:
            need += space_power(s, near)
    return max(0, need - effect(s, seat, PERM_BUILD_REDUCTION))


def site_refusal(s: State, seat: int) -> int:
    """Building here at all, whatever the level (K-BUILD-2 a to c)."""
    space: int = s.marker[seat]
    if s.supply[seat] == 0:
        return R_NO_CHIP
    if space == MAIN_SHRINE:
        return R_ON_MAIN_SHRINE
    if s.shrine[space] != NOBODY:
        return R_ON_SHRINE
    if s.opt_build_adjacency and not touches_shrine(s, space):
        return R_NO_SHRINE_ADJACENT
    return OK


def build_refusal(s: State, seat: int, level: int) -> int:
    """The build action with this level (K-BUILD-2, K-BUILD-3)."""
    refusal: int = site_refusal(s, seat)
    if refusal != OK:
        return refusal
    if build_power_needed(s, seat, s.marker[seat]) > s.content.build_power[level]:
        return R_BUILD_POWER
    return OK


def build_levels(s: State, seat: int, wanted: int) -> int:
    """Those of the wanted levels with which `build_refusal` lets the character build."""
    if site_refusal(s, seat) != OK:
        return 0
    needed: int = build_power_needed(s, seat, s.marker[seat])
    levels: int = 0
    for level in range(LEVELS):
        if (wanted >> level) & 1 and needed <= s.content.build_power[level]:
            levels = levels | (1 << level)
    return levels


def build(s: State, seat: int) -> None:
    """Place a chip, which stays for good, score it, draw the icon card (K-BUILD-1, 5, 6, 7, K-BUILD-8).

    Then a bonus move, if the character has one (K-EFF-move_after).
    """
    space: int = s.marker[seat]
    s.built_power = build_power_needed(s, seat, space)
    s.supply[seat] -= 1
    s.shrine[space] = seat
    s.shrines[seat] += 1
    tell(s, E_BUILT, seat, space, s.built_power, 0)
    gain_vp(s, seat, s.content.build_vp[s.content.level[space]], VP_BUILD)
    if s.content.icon[space]:
        gain_cards(s, seat, s.content.icon_cards)
    s.pending = DONE
    look_at_revelations(s, seat, AT_BUILD)
    end_if_level_3_is_built(s, seat)
    if s.end == RUNNING:
        s.bonus_power += effect(s, seat, PERM_MOVE_AFTER_BUILD)
