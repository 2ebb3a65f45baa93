"""How far a character is on the way to a revelation card: what it has of what the card needs (K-REV-5)."""

from __future__ import annotations

from collections.abc import Callable

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.revelation import (
    all_blessings,
    blessing_of,
    blessings_in,
    blessings_of_level,
    ex_kinds,
    group_of,
    is_met,
    members,
    most_blessings_rby,
    most_purified,
    shrines_on_icon,
    shrines_on_level,
)
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import SPACES

Progress = tuple[int, int]


def progress(s: State, seat: int, card: int) -> Progress:
    """What the character has, and what it needs; a card once met stays met (K-REV-2).

    What must happen in one turn is counted within the running turn only; where nothing can be counted, 0 of 1.
    """
    pred = s.content.card_pred[card]
    a, b = s.content.card_args[card]
    have, need = _COUNTS[pred](s, seat, a, b) if pred in _COUNTS else (0, 1)
    return (need, need) if is_met(s, seat, card) else (min(have, need), need)


def largest_group(s: State, seat: int) -> int:
    """The size of the largest group of adjacent own branch shrines."""
    return max((members(group_of(s, seat, space)) for space in range(SPACES) if s.shrine[space] == seat), default=0)


def _in_move(s: State, seat: int, count: int) -> int:
    """A count of the running move action; bonus moves do not count (K-REV-5)."""
    return count if s.active == seat and not s.bonus_move else 0


def _rby_of_level(s: State, seat: int, level: int, _: int) -> Progress:
    return sum(blessing_of(s, seat, column, level) for column in range(k.BAG_COLOURS)), k.BAG_COLOURS


def _of_every_colour(s: State, seat: int, n: int, _: int) -> Progress:
    found = (min(n, blessings_in(s, seat, column)) for column in range(k.BLESSING_COLUMNS))
    return sum(found), n * k.BLESSING_COLUMNS


#: Conditions of which a part can be had, with what is counted.
_COUNTS: dict[int, Callable[[State, int, int, int], Progress]] = {
    k.PRED_MOVE_ABSORBED: lambda s, seat, a, _: (_in_move(s, seat, s.absorbed), a),
    k.PRED_MOVE_ABSORBED_PURPLE: lambda s, seat, a, _: (_in_move(s, seat, s.absorbed_purple), a),
    k.PRED_MOVE_POWER_SPENT: lambda s, seat, a, _: (s.spent if s.active == seat else 0, a),
    k.PRED_BODY_FULL: lambda s, seat, _, __: (body_power(s, seat), resistance(s, seat)),
    k.PRED_SHRINES_ON_LEVEL: lambda s, seat, a, b: (shrines_on_level(s, seat, a), b),
    k.PRED_SHRINES_CONNECTED: lambda s, seat, a, _: (largest_group(s, seat), a),
    k.PRED_SHRINES: lambda s, seat, a, _: (s.shrines[seat], a),
    k.PRED_SHRINES_ON_ICON: lambda s, seat, a, _: (shrines_on_icon(s, seat), a),
    k.PRED_BLESSINGS_RBY_OF_LEVEL: _rby_of_level,
    k.PRED_BLESSINGS_OF_LEVEL: lambda s, seat, a, b: (blessings_of_level(s, seat, a), b),
    k.PRED_BLESSINGS_ONE_COLOUR_RBY: lambda s, seat, a, _: (most_blessings_rby(s, seat), a),
    k.PRED_BLESSINGS_ALL_COLOURS: _of_every_colour,
    k.PRED_BLESSINGS: lambda s, seat, a, _: (all_blessings(s, seat), a),
    k.PRED_FAITH: lambda s, seat, a, _: (s.faith[seat], a),
    k.PRED_BLESSING_CARDS: lambda s, seat, a, _: (s.cards[seat], a),
    k.PRED_PURIFIED_ONE_COLOUR: lambda s, seat, a, _: (most_purified(s, seat), a),
    k.PRED_PURIFIED_PURPLE: lambda s, seat, a, _: (s.storage[seat][k.PURPLE], a),
    k.PRED_FORM_EX_KINDS: lambda s, seat, a, _: (ex_kinds(s, seat), a),
}
