"""Set-up (K-SET). Random steps in the order of K-RNG-2; nothing else in the game is random (K-RNG-3)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.core.rng import below
from kagura.games.last_kannagi.codes import (
    BAG_COLOURS,
    BLUE,
    CHARACTERS,
    FULL,
    HAND,
    NO_CHARACTER,
    NOBODY,
    PICK,
    PICKED_CHARACTERS,
    PURPLE,
    RED,
    REVELATIONS,
    SEATS,
    SOLO3,
    TEAM2,
    VP_BLESSING,
    YELLOW,
)
from kagura.games.last_kannagi.events import E_CHARACTER, E_DEALT, E_PERSONAL, E_START_ORDER, E_WORLD_DRAWN
from kagura.games.last_kannagi.refusals import OK, R_CHARACTER_TAKEN, R_NOT_DEALT
from kagura.games.last_kannagi.rules.gain import take_personal_blessing
from kagura.games.last_kannagi.rules.revelation import look_at_all_states
from kagura.games.last_kannagi.rules.time import next_active
from kagura.games.last_kannagi.rules.tokens import draw_token
from kagura.games.last_kannagi.rules.turn import begin_turn
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, SPACES

SPACE_LEVELS = 4
TEAM2_PICKS = 2


def players_of(s: State) -> int:
    """Number of players: one a character, but two in `team2` (K-OPT-mode)."""
    return 2 if s.mode == TEAM2 else s.seats


def begin(s: State) -> None:
    """Set up the match from its options and its key (K-SET-1 to 8)."""
    s.seats = 3 if s.mode == SOLO3 else 4
    s.day = 1
    for c in range(BAG_COLOURS):
        s.bag[c] = s.content.tokens_of_colour[c]
    draw_start_order(s)
    draw_world(s)
    for seat in range(SEATS):
        prepare_character(s, seat)
    s.pending = PICK
    s.active = 0
    if s.opt_characters != PICKED_CHARACTERS:
        deal_characters(s)
        if s.mode != TEAM2:
            finish_setup(s)


def draw_start_order(s: State) -> None:
    """A uniform permutation decides which player has which seat (K-SET-1)."""
    n: int = players_of(s)
    for seat in range(SEATS):
        s.player[seat] = seat if seat < n else 0
    for i in range(n - 1, 0, -1):
        j: int = below(s, i + 1)
        swapped: int = s.player[i]
        s.player[i] = s.player[j]
        s.player[j] = swapped
    if s.mode == TEAM2:
        s.player[3] = s.player[0]
        s.player[2] = s.player[1]
    for seat in range(s.seats):
        tell(s, E_START_ORDER, seat, s.player[seat], 0, 0)


def draw_world(s: State) -> None:
    """Random tokens onto the spaces, level by level, by number; purple ones on level 3 (K-SET-2)."""
    for level in range(1, SPACE_LEVELS):
        for space in range(1, SPACES):
            if s.content.level[space] == level:
                for _ in range(s.content.start_tokens[level]):
                    # a content file that needs more tokens than there are is refused
                    colour: int = draw_token(s)
                    s.tokens[space][colour] += 1
                s.tokens[space][PURPLE] = s.content.start_purple[level]
                tell_tokens(
                    s,
                    E_WORLD_DRAWN,
                    NOBODY,
                    space,
                    s.tokens[space][RED],
                    s.tokens[space][BLUE],
                    s.tokens[space][YELLOW],
                    s.tokens[space][PURPLE],
                )


def prepare_character(s: State, seat: int) -> None:
    """Marker, clock, faith, supply, and the place in the stack (K-SET-4, K-SET-5)."""
    s.stack[seat] = seat
    s.character[seat] = NO_CHARACTER
    if seat < s.seats:
        s.marker[seat] = MAIN_SHRINE
        s.faith[seat] = s.content.start_faith
        s.supply[seat] = s.content.start_supply
        s.vp[seat] = s.content.start_vp


def deal_characters(s: State) -> None:
    """Each seat gets a different random character; in `team2` each player two (K-SET-3)."""
    for i in range(s.seats):
        seat: int = i
        if s.mode == TEAM2:
            # two for the first player (seats 1 and 4), then two for the second (seats 2 and 3)
            seat = 0 if i == 0 else 3 if i == 1 else i - 1
        s.character[seat] = free_character(s, below(s, CHARACTERS - i))


def free_character(s: State, n: int) -> int:
    """The n-th (from 0) character that no seat has."""
    ch: int = 0
    left: int = n
    while left > 0 or is_taken(s, ch):
        if not is_taken(s, ch):
            left -= 1
        ch += 1
    return ch


def is_taken(s: State, ch: int) -> bool:
    """Some seat has this character already."""
    for seat in range(SEATS):
        if s.character[seat] == ch:
            return True
    return False


def partner(seat: int) -> int:
    """The other seat of the same player in `team2` (K-TEAM-1)."""
    return 3 - seat


def pick_refusal(s: State, seat: int, ch: int) -> int:
    """Answer to PICK (K-SET-3)."""
    if s.opt_characters == PICKED_CHARACTERS:
        return R_CHARACTER_TAKEN if is_taken(s, ch) else OK
    return OK if s.character[seat] == ch or s.character[partner(seat)] == ch else R_NOT_DEALT


def take_character(s: State, seat: int, ch: int) -> None:
    """Answer to PICK: this character for this seat; the other dealt one for the partner seat."""
    if s.opt_characters == PICKED_CHARACTERS:
        s.character[seat] = ch
        last: int = s.seats - 1
    else:
        if s.character[seat] != ch:
            s.character[partner(seat)] = s.character[seat]
            s.character[seat] = ch
        last = TEAM2_PICKS - 1
    if seat == last:
        finish_setup(s)
    else:
        s.active = seat + 1


def finish_setup(s: State) -> None:
    """Personal blessings, revelation cards, and the first turn (K-SET-6, 7, 8)."""
    for seat in range(s.seats):
        tell(s, E_CHARACTER, seat, s.character[seat], 0, 0)
    for seat in range(s.seats):
        tell(s, E_PERSONAL, seat, 0, 0, 0)
        take_personal_blessing(s, seat, VP_BLESSING)
    if s.opt_content == FULL:
        deal_revelations(s)
    look_at_all_states(s)
    begin_turn(s, next_active(s))


def deal_revelations(s: State) -> None:
    """Four random revelation cards to each character; the rest is out of the game (K-SET-7, K-TEAM-2)."""
    dealt: int = 0
    count: int = 0
    for seat in range(s.seats):
        for slot in range(HAND):
            pick: int = below(s, REVELATIONS - count)
            card: int = 1
            while (dealt >> card) & 1 == 1:
                card += 1
            while pick > 0:
                card += 1
                if (dealt >> card) & 1 == 0:
                    pick -= 1
            s.hand[seat][slot] = card
            dealt = dealt | (1 << card)
            count += 1
            tell(s, E_DEALT, seat, card, 0, 0)
