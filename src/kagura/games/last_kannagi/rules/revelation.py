"""Revelation cards: conditions, and when they are looked at (K-REV)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.core.types import u64
from kagura.games.last_kannagi.codes import (
    AT_ABSORB,
    AT_ACTION_END,
    AT_ANY,
    AT_BUILD,
    AT_DEDICATION,
    AT_ENTER,
    AT_MOVE_END,
    AT_PRAYER,
    AUTO,
    BAG_COLOURS,
    BLESSING_COLUMNS,
    COLOURS,
    EX,
    HAND,
    KINDS,
    LEVELS,
    NO_CARD,
    PRED_BLESSING_CARDS,
    PRED_BLESSINGS,
    PRED_BLESSINGS_ALL_COLOURS,
    PRED_BLESSINGS_OF_LEVEL,
    PRED_BLESSINGS_ONE_COLOUR_RBY,
    PRED_BLESSINGS_RBY_OF_LEVEL,
    PRED_BODY_FULL,
    PRED_BUILT_AT_POWER,
    PRED_BUILT_ON_LEVEL,
    PRED_DEDICATION_VP,
    PRED_FAITH,
    PRED_FORM_EX_KINDS,
    PRED_MOVE_ABSORBED,
    PRED_MOVE_ABSORBED_PURPLE,
    PRED_MOVE_ENDED_ON_LEVEL,
    PRED_MOVE_POWER_SPENT,
    PRED_PRAYER_EX,
    PRED_PRAYER_PURIFIED_POWER,
    PRED_PURIFIED_ONE_COLOUR,
    PRED_PURIFIED_PURPLE,
    PRED_SHRINES,
    PRED_SHRINES_CONNECTED,
    PRED_SHRINES_ON_ICON,
    PRED_SHRINES_ON_LEVEL,
    PURPLE,
    VP_REVELATION,
)
from kagura.games.last_kannagi.events import E_FULFILLED, E_REVEALED
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.gain import gain_vp
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import NEIGHBOUR, OUTSIDE, SIDES, SPACES

ALL_OF_A_COLOUR = (1 << LEVELS) - 1


def holds(s: State, seat: int, card: int, event: int) -> bool:
    """The condition of a card holds for the character, right after an atomic event (K-REV-5)."""
    pred: int = s.content.card_pred[card]
    a: int = s.content.card_args[card][0]
    b: int = s.content.card_args[card][1]
    if s.content.card_is_event[card]:
        return happens(s, seat, pred, a, event)
    return is_so(s, seat, pred, a, b)


def happens(s: State, seat: int, pred: int, a: int, event: int) -> bool:
    """Type E: something that the character did in its current turn."""
    if event == AT_ENTER:
        return pred == PRED_MOVE_POWER_SPENT and s.spent >= a
    if event == AT_ABSORB:
        if pred == PRED_MOVE_ABSORBED:
            return not s.bonus_move and s.absorbed >= a
        if pred == PRED_MOVE_ABSORBED_PURPLE:
            return not s.bonus_move and s.absorbed_purple >= a
        return pred == PRED_MOVE_POWER_SPENT and s.spent >= a
    if event == AT_MOVE_END:
        return pred == PRED_MOVE_ENDED_ON_LEVEL and s.content.level[s.marker[seat]] == a
    if event == AT_BUILD:
        if pred == PRED_BUILT_ON_LEVEL:
            return s.content.level[s.marker[seat]] == a
        return pred == PRED_BUILT_AT_POWER and s.built_power >= a
    if event == AT_PRAYER:
        if pred == PRED_PRAYER_EX:
            return s.level == EX
        return pred == PRED_PRAYER_PURIFIED_POWER and s.purified_power >= a
    if event == AT_DEDICATION:
        return pred == PRED_DEDICATION_VP and s.dedicated_vp >= a
    if event == AT_ACTION_END:
        return pred == PRED_FORM_EX_KINDS and ex_kinds(s, seat) >= a
    return False


def is_so(s: State, seat: int, pred: int, a: int, b: int) -> bool:
    """Type S: a state of the character, whoever brought it about."""
    if pred == PRED_BODY_FULL:
        return body_power(s, seat) == resistance(s, seat)
    if pred == PRED_SHRINES_ON_LEVEL:
        return shrines_on_level(s, seat, a) >= b
    if pred == PRED_SHRINES_CONNECTED:
        return has_connected_shrines(s, seat, a)
    if pred == PRED_SHRINES:
        return s.shrines[seat] >= a
    if pred == PRED_SHRINES_ON_ICON:
        return shrines_on_icon(s, seat) >= a
    if pred == PRED_FAITH:
        return s.faith[seat] >= a
    if pred == PRED_BLESSING_CARDS:
        return s.cards[seat] >= a
    if pred == PRED_PURIFIED_ONE_COLOUR:
        return most_purified(s, seat) >= a
    if pred == PRED_PURIFIED_PURPLE:
        return s.storage[seat][PURPLE] >= a
    return has_blessings(s, seat, pred, a, b)


def has_blessings(s: State, seat: int, pred: int, a: int, b: int) -> bool:
    """Conditions about received blessings."""
    if pred == PRED_BLESSINGS_RBY_OF_LEVEL:
        return blessing_of(s, seat, 0, a) == 1 and blessing_of(s, seat, 1, a) == 1 and blessing_of(s, seat, 2, a) == 1
    if pred == PRED_BLESSINGS_OF_LEVEL:
        return blessings_of_level(s, seat, a) >= b
    if pred == PRED_BLESSINGS_ONE_COLOUR_RBY:
        return most_blessings_rby(s, seat) >= a
    if pred == PRED_BLESSINGS_ALL_COLOURS:
        return fewest_blessings(s, seat) >= a
    return pred == PRED_BLESSINGS and all_blessings(s, seat) >= a


def blessing_of(s: State, seat: int, column: int, level: int) -> int:
    """1 if the blessing (level 1..5 as printed) was received."""
    return (s.received[seat] >> (LEVELS * column + level - 1)) & 1


def ones(bits: int) -> int:
    """How many bits are set."""
    n: int = 0
    rest: int = bits
    while rest != 0:
        rest = rest & (rest - 1)
        n += 1
    return n


def blessings_in(s: State, seat: int, column: int) -> int:
    """Blessings received of one colour."""
    return ones((s.received[seat] >> (LEVELS * column)) & ALL_OF_A_COLOUR)


def blessings_of_level(s: State, seat: int, level: int) -> int:
    """Blessings received of one level, purple included."""
    n: int = 0
    for column in range(BLESSING_COLUMNS):
        n += blessing_of(s, seat, column, level)
    return n


def most_blessings_rby(s: State, seat: int) -> int:
    """The greatest number of blessings received of red, blue or yellow."""
    most: int = 0
    for column in range(BAG_COLOURS):
        most = max(most, blessings_in(s, seat, column))
    return most


def fewest_blessings(s: State, seat: int) -> int:
    """The smallest number of blessings received of any colour."""
    least: int = LEVELS
    for column in range(BLESSING_COLUMNS):
        least = min(least, blessings_in(s, seat, column))
    return least


def all_blessings(s: State, seat: int) -> int:
    """Blessings received in all."""
    return ones(s.received[seat])


def shrines_on_level(s: State, seat: int, level: int) -> int:
    """Own branch shrines on spaces of one level."""
    n: int = 0
    for space in range(SPACES):
        if s.shrine[space] == seat and s.content.level[space] == level:
            n += 1
    return n


def shrines_on_icon(s: State, seat: int) -> int:
    """Own branch shrines on card icon spaces."""
    n: int = 0
    for space in range(SPACES):
        if s.shrine[space] == seat and s.content.icon[space]:
            n += 1
    return n


def most_purified(s: State, seat: int) -> int:
    """The greatest number of purified tokens of one colour."""
    most: int = 0
    for c in range(COLOURS):
        most = max(most, s.storage[seat][c])
    return most


def ex_kinds(s: State, seat: int) -> int:
    """Kinds of actions completed with level EX in the present form."""
    n: int = 0
    for kind in range(KINDS):
        n += (s.form_ex[seat] >> kind) & 1
    return n


def has_connected_shrines(s: State, seat: int, n: int) -> bool:
    """Some group of adjacent own branch shrines has at least n members."""
    one: u64 = 1
    seen: u64 = 0
    for start in range(SPACES):
        if s.shrine[start] == seat and (seen >> start) & 1 == 0:
            group: u64 = group_of(s, seat, start)
            if members(group) >= n:
                return True
            seen = seen | group | (one << start)
    return False


def group_of(s: State, seat: int, start: int) -> u64:
    """Bit set of the own branch shrines that are connected with `start`."""
    one: u64 = 1
    group: u64 = one << start
    grown: bool = True
    while grown:
        grown = False
        for space in range(SPACES):
            if (group >> space) & 1:
                for d in range(SIDES):
                    near: int = NEIGHBOUR[space][d]
                    if near != OUTSIDE and s.shrine[near] == seat and (group >> near) & 1 == 0:
                        group = group | (one << near)
                        grown = True
    return group


def members(group: u64) -> int:
    """Number of spaces in a bit set."""
    n: int = 0
    for space in range(SPACES):
        n += (group >> space) & 1
    return n


def look_at_revelations(s: State, seat: int, event: int) -> None:
    """After an atomic event: what is fulfilled stays so, and with `auto` is revealed (K-REV-2, K-REV-3).

    Steps are such events, so a move that ends the game can fulfil cards (K-REV-6).
    """
    if s.unchecked:
        look_at_all_states(s)
    for i in range(s.content.watched_count[event]):
        card: int = s.content.watched[event][i]
        if (s.met[seat] >> card) & 1 == 0 and holds(s, seat, card, event):
            fulfil(s, seat, card)


def look_at_all_states(s: State) -> None:
    """The position was set up: test every condition of type S of every character (K-REV-4)."""
    s.unchecked = 0
    for seat in range(s.seats):
        for i in range(s.content.watched_count[AT_ANY]):
            card: int = s.content.watched[AT_ANY][i]
            if not is_met(s, seat, card) and holds(s, seat, card, AT_ANY):
                fulfil(s, seat, card)


def is_met(s: State, seat: int, card: int) -> bool:
    """The condition of the card held for this character at some time."""
    return (s.met[seat] >> card) & 1 == 1


def fulfil(s: State, seat: int, card: int) -> None:
    """The condition is met for good; if the card is in the hand, it counts."""
    s.met[seat] = s.met[seat] | (1 << card)
    for slot in range(HAND):
        if s.hand[seat][slot] == card:
            tell(s, E_FULFILLED, seat, card, 0, 0)
            if s.opt_reveal == AUTO:
                reveal(s, seat, slot)


def reveal(s: State, seat: int, slot: int) -> None:
    """The card is turned face up and its VP are gained (K-REV-3)."""
    card: int = s.hand[seat][slot]
    s.face_up[seat][slot] = 1
    tell(s, E_REVEALED, seat, card, s.content.card_vp[card], slot)
    gain_vp(s, seat, s.content.card_vp[card], VP_REVELATION)


def can_reveal(s: State, seat: int, slot: int) -> bool:
    """The slot holds a fulfilled card, face down."""
    card: int = s.hand[seat][slot]
    return card != NO_CARD and not s.face_up[seat][slot] and is_met(s, seat, card)


def reveal_all_met(s: State) -> None:
    """At the end of the game all fulfilled cards are revealed (K-REV-3)."""
    for seat in range(s.seats):
        for slot in range(HAND):
            if can_reveal(s, seat, slot):
                reveal(s, seat, slot)
