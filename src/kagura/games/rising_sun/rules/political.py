"""The Political Phase: the track and the Mandate Turns (section 6)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.core.rng import below
from kagura.games.rising_sun.codes import (
    AT_POLITICS,
    BETRAY,
    DRAWN,
    FX_VP_ON_SELECT_ALLIED,
    HARVEST,
    LOTUS,
    MARSHAL,
    NOBODY,
    RECRUIT,
    RETURNED,
    TILES,
    TRACK,
    TRACK_SPACES,
    VP_CARDS,
)
from kagura.games.rising_sun.decisions import (
    ANNOUNCE,
    DO_DRAW,
    DO_EXECUTE,
    DO_KAMI_TURN,
    DO_MANDATE_TURN,
    DO_SELECTED,
    DO_TRACK,
    MANDATE,
    TRAIN,
)
from kagura.games.rising_sun.events import E_ANNOUNCED, E_DRAWN, E_SELECTED, E_TILE, E_TURN
from kagura.games.rising_sun.refusals import OK, R_NOT_DRAWN
from kagura.games.rising_sun.rules.betray import betray, break_alliance
from kagura.games.rising_sun.rules.effects import amount_vp
from kagura.games.rising_sun.rules.gain import gain_vp
from kagura.games.rising_sun.rules.gift import open_gifts
from kagura.games.rising_sun.rules.harvest import harvest
from kagura.games.rising_sun.rules.honor import left_of
from kagura.games.rising_sun.rules.marshal import marshal
from kagura.games.rising_sun.rules.recruit import has_bonus, recruit
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def begin_politics(s: State) -> None:
    """The Political Phase begins on the first space of the track (R-POL-1)."""
    s.phase = AT_POLITICS
    s.track_pos = 0
    s.kami_turn = 0
    push(s, DO_TRACK, NOBODY, 0, 0, 0)


def advance_on_track(s: State) -> None:
    """The next space: a Mandate Turn or a Kami Turn; after the last one the phase is over (R-POL-1)."""
    if s.track_pos < TRACK_SPACES:
        is_kami_turn: int = TRACK[s.track_pos]
        s.track_pos += 1
        push(s, DO_TRACK, NOBODY, 0, 0, 0)
        push(s, DO_KAMI_TURN if is_kami_turn else DO_MANDATE_TURN, NOBODY, 0, 0, 0)


def next_selector(s: State) -> int:
    """The clan left of the last one, in the next season too (R-POL-5, R-KAMI-16); at first the top (R-SETUP-5)."""
    return s.honor[0] if s.selector == NOBODY else left_of(s, s.selector)


def begin_mandate_turn(s: State, seat: int) -> None:
    """Gifts if there are any; then the selector looks at four tiles (R-POL-2)."""
    s.selector = seat
    tell(s, E_TURN, seat, 0, 0, 0)
    push(s, DO_DRAW, seat, 0, 0, 0)
    open_gifts(s)


def draw_tiles(s: State, seat: int) -> None:
    """The top four tiles, seen by the selector alone; they stay on the deck until one is played (R-POL-2)."""
    tell_tokens(s, E_DRAWN, seat, s.deck[0], s.deck[1], s.deck[2], s.deck[3], 0)
    push(s, MANDATE, seat, 0, 0, 0)


def drawn_place(s: State, mandate: int) -> int:
    """The uppermost of the four tiles that is of a kind, NOBODY if none is (R-POL-2)."""
    for i in range(DRAWN):
        if s.deck[i] == mandate:
            return i
    return NOBODY


def mandate_refusal(s: State, mandate: int) -> int:
    """Answer to MANDATE: one of the kinds drawn (R-POL-2)."""
    return OK if drawn_place(s, mandate) != NOBODY else R_NOT_DRAWN


def remove_tile(s: State, place: int) -> None:
    """Take a tile out of the deck; the others keep their order."""
    s.deck_size -= 1
    for i in range(place, s.deck_size):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.deck_size] = 0


def play_tile(s: State, seat: int, mandate: int) -> None:
    """The tile is played, the other three stay on top in their order (R-POL-2); Lotus hides it and announces."""
    place: int = drawn_place(s, mandate)
    remove_tile(s, place)
    s.played[s.played_count] = mandate
    s.face_down[s.played_count] = 1 if s.clan[seat] == LOTUS else 0
    s.played_count += 1
    for i in range(RETURNED):
        s.returned[seat][i] = s.deck[i]
    s.returned_at[seat] = s.played_count
    if s.clan[seat] == LOTUS:
        tell(s, E_TILE, seat, mandate, 0, 0)
        push(s, ANNOUNCE, seat, 0, 0, 0)
    else:
        tell(s, E_SELECTED, seat, mandate, 0, 0)
        select(s, seat, mandate)


def announce(s: State, seat: int, mandate: int) -> None:
    """Answer to ANNOUNCE: what counts as the Mandate selected (R-CLAN-2)."""
    tell(s, E_ANNOUNCED, seat, mandate, 0, 0)
    select(s, seat, mandate)


def select(s: State, seat: int, mandate: int) -> None:
    """A Mandate is selected: its triggers, then it is executed (R-POL-2)."""
    s.announced = mandate
    push(s, DO_EXECUTE, seat, mandate, 0, 0)
    push(s, DO_SELECTED, seat, mandate, 0, 0)


def selected(s: State, seat: int, mandate: int) -> None:
    """Selection triggers: the end of the alliance, or Honesty (R-BET-1, R-FX-21)."""
    if mandate == BETRAY:
        break_alliance(s, seat)
    elif s.ally[seat] != NOBODY:
        gain_vp(s, seat, amount_vp(s, seat, FX_VP_ON_SELECT_ALLIED), VP_CARDS)


def execute(s: State, mandate: int) -> None:
    """Carry out a Mandate (sections 7 to 11)."""
    if mandate == RECRUIT:
        recruit(s)
    elif mandate == MARSHAL:
        marshal(s)
    elif mandate == HARVEST:
        harvest(s)
    elif mandate == BETRAY:
        betray(s)
    else:
        train(s)


def train(s: State) -> None:
    """The selector first, then clockwise; selector and ally pay less (R-POL-3, R-TRA-2)."""
    seat: int = s.selector
    for _ in range(s.seats):
        seat = seat - 1 if seat > 0 else s.seats - 1
        push(s, TRAIN, seat, s.content.train_discount if has_bonus(s, seat) else 0, 0, 0)


def shuffle_deck(s: State) -> None:
    """All tiles are shuffled into a new deck (R-SETUP-4, R-CLEAN-3)."""
    for i in range(s.deck_size - 1, 0, -1):
        j: int = below(s, i + 1)
        swapped: int = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = swapped


def gather_tiles(s: State) -> None:
    """The played tiles go to the deck, which is shuffled (R-CLEAN-3)."""
    for i in range(s.played_count):
        s.deck[s.deck_size] = s.played[i]
        s.deck_size += 1
    for i in range(TILES):
        s.played[i] = 0
        s.face_down[i] = 0
    s.played_count = 0
    for seat in range(s.seats):
        s.returned_at[seat] = 0
        for i in range(RETURNED):
            s.returned[seat][i] = 0
    shuffle_deck(s)
