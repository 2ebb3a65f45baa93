"""The observation of a seat as numbers for learning, piece by piece (`PIECES`).

The own seat comes first, the others follow in seat order; a seat that is not in play is all 0.
"""

from __future__ import annotations

from kagura.core.types import Vector
from kagura.games.last_kannagi.codes import (
    BAG_COLOURS,
    BLESSINGS,
    CHARACTERS,
    COLOURS,
    HAND,
    KINDS,
    NO_CHARACTER,
    NOBODY,
    REVELATIONS,
    SEATS,
)
from kagura.games.last_kannagi.rules.belief import knows_hand
from kagura.games.last_kannagi.rules.effects import resistance, supply_limit
from kagura.games.last_kannagi.rules.place import team
from kagura.games.last_kannagi.rules.revelation import is_met
from kagura.games.last_kannagi.rules.time import day_ends_at
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import SPACES

DECISION_KINDS = 12
SEAT_NUMBERS = 13


def seat_at(s: State, viewer: int, i: int) -> int:
    """The i-th seat as the viewer counts, itself being 0."""
    return (viewer + i) % s.seats


def observe(s: State, viewer: int, out: Vector) -> None:
    """Write all pieces in the order of `PIECES`."""
    at: int = put_world(s, viewer, out, 0)
    for i in range(SEATS):
        at = put_seat(s, viewer, i, out, at)
    at = put_hand(s, viewer, out, at)
    put_decision(s, viewer, out, at)


def put_world(s: State, viewer: int, out: Vector, start: int) -> int:
    """Tokens, owners of branch shrines (one-hot, own first), markers, bag, day."""
    at: int = start
    for space in range(SPACES):
        for c in range(COLOURS):
            out[at] = s.tokens[space][c]
            at += 1
    for space in range(SPACES):
        for i in range(SEATS):
            out[at] = 1 if i < s.seats and s.shrine[space] == seat_at(s, viewer, i) else 0
            at += 1
    for i in range(SEATS):
        for space in range(SPACES):
            out[at] = 1 if i < s.seats and s.marker[seat_at(s, viewer, i)] == space else 0
            at += 1
    for c in range(BAG_COLOURS):
        out[at] = s.bag[c]
        at += 1
    out[at] = s.day
    return at + 1


def put_seat(s: State, viewer: int, i: int, out: Vector, start: int) -> int:
    """Open numbers of one seat, then its character and its blessings."""
    length: int = SEAT_NUMBERS + 2 * COLOURS + CHARACTERS + BLESSINGS + REVELATIONS
    if i >= s.seats:
        for j in range(start, start + length):
            out[j] = 0
        return start + length
    seat: int = seat_at(s, viewer, i)
    has_character: bool = s.character[seat] != NO_CHARACTER
    out[start] = 1
    out[start + 1] = 1 if team(s, seat) == team(s, viewer) else 0
    out[start + 2] = day_ends_at(s) - s.clock[seat]
    out[start + 3] = place_in_stack(s, seat)
    out[start + 4] = s.faith[seat]
    out[start + 5] = resistance(s, seat) if has_character else 0
    out[start + 6] = s.supply[seat]
    out[start + 7] = supply_limit(s, seat) if has_character else 0
    out[start + 8] = s.cards[seat]
    out[start + 9] = s.form[seat]
    out[start + 10] = s.form_ex[seat]
    out[start + 11] = s.vp[seat]
    out[start + 12] = 1 if s.active == seat else 0
    at: int = start + SEAT_NUMBERS
    for c in range(COLOURS):
        out[at + c] = s.body[seat][c]
        out[at + COLOURS + c] = s.storage[seat][c]
    at += 2 * COLOURS
    for ch in range(CHARACTERS):
        out[at + ch] = 1 if s.character[seat] == ch else 0
    at += CHARACTERS
    for bit in range(BLESSINGS):
        out[at + bit] = (s.received[seat] >> bit) & 1
    at += BLESSINGS
    return put_cards(s, viewer, seat, out, at)


def place_in_stack(s: State, seat: int) -> int:
    """0 for the most recently moved clock (K-TIME-4)."""
    i: int = 0
    while s.stack[i] != seat:
        i += 1
    return i


def put_cards(s: State, viewer: int, seat: int, out: Vector, start: int) -> int:
    """Per revelation card: 0 not seen with this seat, 1 in its hand as far as known, 2 face up."""
    for card in range(REVELATIONS):
        out[start + card] = 0
    for slot in range(HAND):
        card_number: int = s.hand[seat][slot]
        if card_number > 0:
            if s.face_up[seat][slot]:
                out[start + card_number - 1] = 2
            elif knows_hand(s, viewer, seat):
                out[start + card_number - 1] = 1
    return start + REVELATIONS


def put_hand(s: State, viewer: int, out: Vector, start: int) -> int:
    """Which conditions the own character has met."""
    for card in range(REVELATIONS):
        out[start + card] = 1 if is_met(s, viewer, card + 1) else 0
    return start + REVELATIONS


def put_decision(s: State, viewer: int, out: Vector, start: int) -> int:
    """The pending decision and what is running."""
    at: int = start
    for pending in range(DECISION_KINDS):
        out[at + pending] = 1 if s.pending == pending else 0
    at += DECISION_KINDS
    for kind in range(KINDS):
        out[at + kind] = 1 if s.kind == kind else 0
    at += KINDS
    out[at] = 1 if s.active == viewer else 0
    out[at + 1] = s.level
    out[at + 2] = s.power_left
    out[at + 3] = s.bonus_move
    out[at + 4] = s.barred if s.barred != NOBODY else 0
    out[at + 5] = s.diverts_left
    out[at + 6] = s.column
    out[at + 7] = s.cursor
    at += 8
    for i in range(2 * COLOURS):
        out[at + i] = s.given[i]
    return at + 2 * COLOURS
