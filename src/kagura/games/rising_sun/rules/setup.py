"""Set-up (section 2)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.core.rng import below
from kagura.games.rising_sun.codes import (
    CLANS,
    KAMI,
    KINDS,
    LIMITED,
    MANDATES,
    NOBODY,
    PROVINCES,
    SEASONS,
    SETS,
    SLOTS,
    VP_START,
)
from kagura.games.rising_sun.decisions import DO_SEASON
from kagura.games.rising_sun.events import E_CARD_SET, E_KAMI_IN_PLAY
from kagura.games.rising_sun.options import CLANS_OF, SEATS_OF
from kagura.games.rising_sun.rules.honor import set_place
from kagura.games.rising_sun.rules.play import settle
from kagura.games.rising_sun.rules.political import shuffle_deck
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def begin(s: State) -> None:
    """Set up a match whose options and key are filled in, up to the first decision (R-SETUP-6)."""
    seat_clans(s)
    for seat in range(s.seats):
        set_up_clan(s, seat)
    if s.opt_piles == LIMITED:
        s.pile_coins = s.content.pile_coins
        s.pile_ronin = s.content.pile_ronin
    draw_card_set(s)
    draw_kami(s)
    for season in range(SEASONS):
        shuffle_war_pile(s, season)
    make_deck(s)
    push(s, DO_SEASON, NOBODY, 0, 0, 0)
    settle(s)


def seat_clans(s: State) -> None:
    """Seats run clockwise in clan order, which is the first Honor order too (R-SETUP-1, R-SETUP-2)."""
    s.seats = SEATS_OF[s.opt_clans]
    for clan in range(CLANS):
        s.seat_of[clan] = NOBODY
    for seat in range(s.seats):
        s.clan[seat] = CLANS_OF[s.opt_clans][seat]
        s.seat_of[s.clan[seat]] = seat
        set_place(s, seat, seat)


def set_up_clan(s: State, seat: int) -> None:
    """Pieces on the home province, the rest in reserve; VP (R-SETUP-2, R-SETUP-3)."""
    home: int = s.content.home[s.clan[seat]]
    s.vp[seat] = s.content.start_vp
    s.vp_by[seat][VP_START] = s.content.start_vp
    for kind in range(KINDS):
        s.figures[seat][home][kind] = s.content.start[kind]
        s.reserve[seat][kind] = s.content.count[kind] - s.content.start[kind]


def draw_card_set(s: State) -> None:
    """One of the three sets, by lot or as chosen, or the core cards alone (R-SETUP-4)."""
    if s.opt_card_set == 0:
        s.card_set = 1 + below(s, SETS - 1)
    elif s.opt_card_set < SETS:
        s.card_set = s.opt_card_set
    tell(s, E_CARD_SET, NOBODY, s.card_set, 0, 0)


def draw_kami(s: State) -> None:
    """The first four of the shuffled Kami fill the slots for the whole match (R-SETUP-4)."""
    used: int = 0
    for slot in range(SLOTS):
        left: int = below(s, KAMI - slot)
        kami: int = 0
        while (used >> kami) & 1 or left > 0:
            if (used >> kami) & 1 == 0:
                left -= 1
            kami += 1
        used = used | (1 << kami)
        s.slots[slot] = kami
        tell(s, E_KAMI_IN_PLAY, NOBODY, slot, kami, 0)


def shuffle_war_pile(s: State, season: int) -> None:
    """One token a province, in random order (R-SETUP-4)."""
    for i in range(PROVINCES):
        s.war_pile[season][i] = i
    for i in range(PROVINCES - 1, 0, -1):
        j: int = below(s, i + 1)
        swapped: int = s.war_pile[season][i]
        s.war_pile[season][i] = s.war_pile[season][j]
        s.war_pile[season][j] = swapped


def make_deck(s: State) -> None:
    """The Mandate tiles, shuffled (R-SETUP-4)."""
    for mandate in range(MANDATES):
        for _ in range(s.content.tiles[mandate]):
            s.deck[s.deck_size] = mandate
            s.deck_size += 1
    shuffle_deck(s)
