"""Permanent blessings: what a character may do for the rest of the game (section 18).

Where one contradicts a rule, the rule asks here first (K-BLESS-11).
"""

from __future__ import annotations

from kagura.games.last_kannagi.codes import ALWAYS, PERM_RESISTANCE, PERM_SUPPLY_CAP
from kagura.games.last_kannagi.state import State


def effect(s: State, seat: int, permanent: int) -> int:
    """The sum of a permanent effect over all its sources, 0 if the character does not have it.

    A source works if it is a personal blessing, or a received one.
    """
    ch: int = s.character[seat]
    total: int = 0
    for i in range(s.content.grants[s.opt_content][ch][permanent]):
        bit: int = s.content.grant_bit[s.opt_content][ch][permanent][i]
        if bit == ALWAYS or (s.received[seat] >> bit) & 1:
            total += s.content.grant_value[s.opt_content][ch][permanent][i]
    return total


def effect_or(s: State, seat: int, permanent: int, normal: int) -> int:
    """The value by which a permanent effect replaces the normal one (the lowest, if several)."""
    ch: int = s.character[seat]
    value: int = normal
    for i in range(s.content.grants[s.opt_content][ch][permanent]):
        bit: int = s.content.grant_bit[s.opt_content][ch][permanent][i]
        if bit == ALWAYS or (s.received[seat] >> bit) & 1:
            value = min(value, s.content.grant_value[s.opt_content][ch][permanent][i])
    return value


def resistance(s: State, seat: int) -> int:
    """Power of impurity that the body can hold (K-BLESS-10)."""
    return s.content.start_resistance[s.character[seat]] + effect(s, seat, PERM_RESISTANCE)


def supply_limit(s: State, seat: int) -> int:
    """Spaces of the branch shrine supply (K-BLESS-3)."""
    return s.content.supply_cap + effect(s, seat, PERM_SUPPLY_CAP)
