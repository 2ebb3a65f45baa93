"""The observation of a seat as numbers for learning, piece by piece (`PIECES`).

The own seat comes first, the others follow clockwise; a seat that is not in play is all 0. Only what the
viewer may know is written (section 19).
"""

from __future__ import annotations

from kagura.core.types import Vector
from kagura.games.rising_sun.codes import (
    ADVANTAGES,
    CARDS,
    CLANS,
    DRAWN,
    KAMI,
    KINDS,
    MANDATES,
    NOBODY,
    PROVINCES,
    RETURNED,
    SEATS,
    SLOTS,
    TOKENS,
)
from kagura.games.rising_sun.decisions import BID_SEP, DECISIONS
from kagura.games.rising_sun.rules.asked import acting, decision_of
from kagura.games.rising_sun.rules.belief import sees_drawn
from kagura.games.rising_sun.rules.todo import arg, top
from kagura.games.rising_sun.state import State

SEAT_NUMBERS = 9
TABLE_NUMBERS = 8
ARGUMENTS = 4


def clockwise(s: State, viewer: int, i: int) -> int:
    """The i-th seat as the viewer counts, itself being 0."""
    return (viewer + i) % s.seats


def observe(s: State, viewer: int, out: Vector) -> None:
    """Write all pieces in the order of `PIECES`."""
    at: int = put_table(s, out, 0)
    for i in range(SEATS):
        at = put_seat(s, viewer, i, out, at)
    at = put_tiles(s, viewer, out, at)
    put_decision(s, viewer, out, at)


def put_table(s: State, out: Vector, start: int) -> int:
    """Season, track, piles, Kami, cards for sale and the provinces at war."""
    out[start] = s.season
    out[start + 1] = s.phase
    out[start + 2] = s.track_pos
    out[start + 3] = s.kami_turn
    out[start + 4] = s.pile_coins
    out[start + 5] = s.pile_ronin
    out[start + 6] = s.war_pos
    out[start + 7] = s.seats
    at: int = start + TABLE_NUMBERS
    for slot in range(SLOTS):
        for kami in range(KAMI):
            out[at] = 1 if s.slots[slot] == kami else 0
            at += 1
    for card in range(CARDS):
        out[at] = s.display[card]
        at += 1
    for province in range(PROVINCES):
        out[at] = 0
        for i in range(s.war_count):
            if s.war_pile[s.season][i] == province:
                out[at] = i + 1
        at += 1
    return at


def put_seat(s: State, viewer: int, i: int, out: Vector, start: int) -> int:
    """Open numbers of one seat, its clan, cards, pieces and tokens."""
    length: int = SEAT_NUMBERS + CLANS + CARDS + KINDS * (PROVINCES + SLOTS + 1 + SEATS) + TOKENS
    if i >= s.seats:
        for j in range(start, start + length):
            out[j] = 0
        return start + length
    seat: int = clockwise(s, viewer, i)
    out[start] = 1
    out[start + 1] = s.vp[seat]
    out[start + 2] = s.coins[seat]
    out[start + 3] = s.ronin[seat]
    out[start + 4] = s.rank[seat]
    out[start + 5] = 1 if s.ally[seat] == viewer else 0
    out[start + 6] = s.alliance_seasons[seat]
    out[start + 7] = 1 if s.selector == seat else 0
    out[start + 8] = 1 if s.ally[seat] != NOBODY else 0
    at: int = start + SEAT_NUMBERS
    for clan in range(CLANS):
        out[at + clan] = 1 if s.clan[seat] == clan else 0
    at += CLANS
    for card in range(CARDS):
        out[at + card] = s.cards[seat][card]
    return put_pieces(s, viewer, seat, out, at + CARDS)


def put_pieces(s: State, viewer: int, seat: int, out: Vector, start: int) -> int:
    """Where the pieces of a seat are, and its tokens."""
    at: int = start
    for kind in range(KINDS):
        for province in range(PROVINCES):
            out[at + province] = s.figures[seat][province][kind]
        at += PROVINCES
        for slot in range(SLOTS):
            out[at + slot] = s.shrine[seat][slot][kind]
        at += SLOTS
        out[at] = s.reserve[seat][kind]
        at += 1
        for i in range(SEATS):
            out[at + i] = s.captive[clockwise(s, viewer, i)][seat][kind] if i < s.seats else 0
        at += SEATS
    for token in range(TOKENS):
        out[at + token] = (s.tokens[seat] >> token) & 1
    return at + TOKENS


def put_tiles(s: State, viewer: int, out: Vector, start: int) -> int:
    """Played tiles that lie face up, by kind; the tiles just drawn; the tiles that the viewer put back."""
    at: int = start
    for mandate in range(MANDATES):
        out[at + mandate] = 0
    for i in range(s.played_count):
        if s.face_down[i] == 0:
            out[at + s.played[i]] += 1
    at += MANDATES
    for i in range(DRAWN):
        for mandate in range(MANDATES):
            out[at] = 1 if sees_drawn(s, viewer) and s.deck[i] == mandate else 0
            at += 1
    for i in range(RETURNED):
        for mandate in range(MANDATES):
            out[at] = 1 if s.returned_at[viewer] > 0 and s.returned[viewer][i] == mandate else 0
            at += 1
    return at


def put_decision(s: State, viewer: int, out: Vector, start: int) -> int:
    """What the viewer is asked, and what it is about; the own bids so far."""
    is_asked: bool = (acting(s) >> viewer) & 1 == 1
    at: int = start
    for decision in range(DECISIONS):
        out[at + decision] = 1 if is_asked and decision_of(s, viewer) == decision else 0
    at += DECISIONS
    for i in range(ARGUMENTS):
        out[at + i] = arg(s, i) if is_asked else 0
    at += ARGUMENTS
    is_bidding: bool = is_asked and top(s) == BID_SEP
    for i in range(ADVANTAGES):
        out[at + i] = s.bid[viewer][i] if is_bidding else 0
    return at + ADVANTAGES
