"""What a seat cannot know: blanking it, and sampling it (section 19, R-OBS-1, R-OBS-2)."""

from __future__ import annotations

from kagura.core.rng import below
from kagura.core.types import u32
from kagura.games.rising_sun.codes import (
    ADVANTAGES,
    DRAWN,
    LOTUS,
    MANDATES,
    NOBODY,
    PROVINCES,
    RETURNED,
    SEASONS,
    SEATS,
    TILES,
    UNKNOWN_TILE,
)
from kagura.games.rising_sun.decisions import BALLOT, BID_SEP, MANDATE
from kagura.games.rising_sun.rules.political import drawn_place, remove_tile
from kagura.games.rising_sun.rules.todo import arg, top
from kagura.games.rising_sun.state import UNKNOWN_PROVINCE, State

TRIES = 200


def sees_drawn(s: State, viewer: int) -> bool:
    """The four tiles drawn are seen by the selector alone (R-POL-2)."""
    return s.depth > 0 and top(s) == MANDATE and arg(s, 0) == viewer


def knows_tile(s: State, viewer: int, i: int) -> bool:
    """A played tile lies face up, or the viewer hid it itself (R-CLAN-2)."""
    return s.face_down[i] == 0 or s.clan[viewer] == LOTUS


def conceal(s: State, viewer: int) -> None:
    """Blank what the viewer cannot know, and all that tells future draws."""
    s.key_low = 0
    s.key_high = 0
    s.draws = 0
    s.spare = 0
    conceal_tiles(s, viewer)
    conceal_piles(s)
    conceal_sealed(s, viewer)


def conceal_tiles(s: State, viewer: int) -> None:
    """The deck but for what was just drawn, hidden tiles, and what others put back."""
    known: int = DRAWN if sees_drawn(s, viewer) else 0
    for i in range(known, s.deck_size):
        s.deck[i] = UNKNOWN_TILE
    for i in range(s.played_count):
        if not knows_tile(s, viewer, i):
            s.played[i] = UNKNOWN_TILE
    for seat in range(s.seats):
        if seat != viewer and s.returned_at[seat] > 0:
            for i in range(RETURNED):
                s.returned[seat][i] = UNKNOWN_TILE


def conceal_piles(s: State) -> None:
    """The War Province tokens that are not revealed, of this and later seasons."""
    for season in range(s.season, SEASONS):
        first: int = s.war_count if season == s.season else 0
        for i in range(first, PROVINCES):
            s.war_pile[season][i] = UNKNOWN_PROVINCE


def conceal_sealed(s: State, viewer: int) -> None:
    """Ballots and bids of others until all are in; that somebody is done can be seen (R-DEC-1)."""
    if s.depth == 0:
        return
    if top(s) == BALLOT:
        for seat in range(s.seats):
            if seat != viewer:
                s.ballot_count[seat] = 0
                for i in range(SEATS - 1):
                    s.ballot[seat][i] = NOBODY
    elif top(s) == BID_SEP:
        for seat in range(s.seats):
            if seat != viewer:
                s.bid_step[seat] = 0
                for i in range(ADVANTAGES):
                    s.bid[seat][i] = 0


# -- sampling ----------------------------------------------------------------------------------------


def determinise(s: State, viewer: int, key_low: u32, key_high: u32) -> None:
    """Fill in a sample of what the viewer cannot know, drawn with a key of its own."""
    conceal(s, viewer)
    s.key_low = key_low
    s.key_high = key_high
    for season in range(s.season, SEASONS):
        sample_pile(s, season, s.war_count if season == s.season else 0)
    sample_tiles(s, viewer)
    sample_sealed(s, viewer)


def sample_pile(s: State, season: int, known: int) -> None:
    """The unseen tokens of a pile in random order."""
    seen: int = 0
    for i in range(known):
        seen = seen | (1 << s.war_pile[season][i])
    for i in range(known, PROVINCES):
        left: int = below(s, PROVINCES - i)
        province: int = 0
        while (seen >> province) & 1 or left > 0:
            if (seen >> province) & 1 == 0:
                left -= 1
            province += 1
        seen = seen | (1 << province)
        s.war_pile[season][i] = province


def sample_sealed(s: State, viewer: int) -> None:
    """Sealed bids and ballots of those who are done; the others have begun nothing yet."""
    if s.depth == 0 or not (top(s) == BID_SEP or top(s) == BALLOT):
        return
    for seat in range(s.seats):
        if seat != viewer and (s.sealed_open >> seat) & 1 == 0:
            if top(s) == BALLOT:
                sample_ballot(s, seat)
            elif (s.participants >> seat) & 1:
                sample_bids(s, seat)


def sample_bids(s: State, seat: int) -> None:
    """Any part of the coins on each advantage in turn."""
    left: int = s.coins[seat]
    s.bid_step[seat] = ADVANTAGES
    for i in range(ADVANTAGES):
        n: int = below(s, min(left, s.content.bid_max) + 1)
        s.bid[seat][i] = n
        left -= n


def sample_ballot(s: State, seat: int) -> None:
    """A random number of opponents in random order."""
    listed: int = 1 << seat
    count: int = below(s, s.seats)
    for i in range(count):
        left: int = below(s, s.seats - 1 - i)
        other: int = 0
        while (listed >> other) & 1 or left > 0:
            if (listed >> other) & 1 == 0:
                left -= 1
            other += 1
        listed = listed | (1 << other)
        s.ballot[seat][i] = other
    s.ballot_count[seat] = count


def sample_tiles(s: State, viewer: int) -> None:
    """The deck and the hidden tiles, so that all that the viewer saw could have happened (R-OBS-1)."""
    if s.is_scenario or s.deck_size == 0:
        return
    tries: int = 0
    # in the end without what was put back, which always fits
    while not deal_tiles(s, viewer, RETURNED if tries < TRIES else 0):
        tries += 1
    for kind in range(MANDATES):
        s.pool[kind] = 0


def deal_tiles(s: State, viewer: int, wanted: int) -> bool:
    """Deal the tiles as they lay when the viewer last saw some of them, and replay what was played since."""
    since: int = s.returned_at[viewer]
    known: int = wanted if since > 0 else 0
    if sees_drawn(s, viewer):
        known = DRAWN
    if known != RETURNED:
        since = s.played_count
    fill_pool(s, viewer, since)
    for i in range(known):
        if known == RETURNED:
            s.deck[i] = s.returned[viewer][i]
        s.pool[s.deck[i]] -= 1
    for i in range(since):
        if not knows_tile(s, viewer, i):
            s.played[i] = draw_from_pool(s)
    s.deck_size = TILES - since
    for i in range(known, s.deck_size):
        s.deck[i] = draw_from_pool(s)
    for i in range(since):
        unplay_tile(s, s.played[since - 1 - i])
    return replay_tiles(s, viewer, since)


def unplay_tile(s: State, tile: int) -> None:
    """Put a played tile back among the top four, where it would have been the uppermost of its kind."""
    places: int = 1
    while places < DRAWN and s.deck[places - 1] != tile:
        places += 1
    place: int = below(s, places)
    for i in range(s.deck_size - place):
        s.deck[s.deck_size - i] = s.deck[s.deck_size - i - 1]
    s.deck[place] = tile
    s.deck_size += 1


def replay_tiles(s: State, viewer: int, since: int) -> bool:
    """Play all tiles again from the whole deck, with what each seat put back; False if one was not on top.

    Until the viewer last saw tiles all are given; of later ones the hidden are random.
    """
    fits_all: bool = True
    for i in range(s.played_count):
        place: int = below(s, DRAWN)
        if i < since or knows_tile(s, viewer, i):
            place = drawn_place(s, s.played[i])
        else:
            s.played[i] = s.deck[place]
        if place == NOBODY:
            fits_all = False
            place = 0
        remove_tile(s, place)
        for seat in range(s.seats):
            if s.returned_at[seat] == i + 1 and seat != viewer:
                for j in range(RETURNED):
                    s.returned[seat][j] = s.deck[j]
    return fits_all


def fill_pool(s: State, viewer: int, since: int) -> None:
    """All tiles but those that the viewer knows to have been played by then."""
    for kind in range(MANDATES):
        s.pool[kind] = s.content.tiles[kind]
    for i in range(since):
        if knows_tile(s, viewer, i):
            s.pool[s.played[i]] -= 1


def draw_from_pool(s: State) -> int:
    """A random tile of the pool."""
    total: int = 0
    for kind in range(MANDATES):
        total += s.pool[kind]
    left: int = below(s, total)
    drawn: int = 0
    while left >= s.pool[drawn]:
        left -= s.pool[drawn]
        drawn += 1
    s.pool[drawn] -= 1
    return drawn
