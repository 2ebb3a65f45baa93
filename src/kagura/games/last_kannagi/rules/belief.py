"""What a seat cannot know: blanking it, and sampling it (K-INFO-2, 3, 5)."""

from __future__ import annotations

from kagura.core.rng import below
from kagura.core.types import u32
from kagura.games.last_kannagi.codes import AUTO, FULL, HAND, NO_CARD, PICK, REVELATIONS, TEAM2
from kagura.games.last_kannagi.state import State

TRIES = 200
ALL_CARDS = 0x3FFFFFE  # bits 1..25


def knows_hand(s: State, viewer: int, seat: int) -> bool:
    """A player knows the cards of the characters that it controls, no others (K-INFO-2)."""
    if viewer == seat:
        return True
    return s.mode == TEAM2 and s.player[viewer] == s.player[seat]


def conceal(s: State, viewer: int) -> None:
    """Blank the face-down cards of others and all that tells future draws."""
    s.key_low = 0
    s.key_high = 0
    s.draws = 0
    s.spare = 0
    for seat in range(s.seats):
        if not knows_hand(s, viewer, seat):
            for slot in range(HAND):
                if not s.face_up[seat][slot]:
                    s.hand[seat][slot] = NO_CARD


def determinise(s: State, viewer: int, key_low: u32, key_high: u32) -> None:
    """Fill in a sample of what the viewer cannot know, drawn with a key of its own.

    Sampled cards agree with everything seen: with `auto`, nobody still holds a card whose condition
    it has met in the open. Slot by slot the cards that agree are equally likely.
    """
    conceal(s, viewer)
    s.key_low = key_low
    s.key_high = key_high
    if s.opt_content != FULL or s.pending == PICK:
        return
    hidden: u32 = slots_to_fill(s)
    for _ in range(TRIES):
        if fill_hands(s, hidden, s.opt_reveal == AUTO):
            return
    fill_hands(s, hidden, False)


def slots_to_fill(s: State) -> u32:
    """Bit set of the blank slots, bit 4 * seat + slot."""
    slots: u32 = 0
    for seat in range(s.seats):
        for slot in range(HAND):
            if s.hand[seat][slot] == NO_CARD:
                slots = slots | (1 << (HAND * seat + slot))
    return slots


def unseen_cards(s: State, hidden: u32) -> u32:
    """Bit set of the cards that are in none of the slots that are not hidden."""
    cards: u32 = ALL_CARDS
    for seat in range(s.seats):
        for slot in range(HAND):
            if (hidden >> (HAND * seat + slot)) & 1 == 0:
                cards = cards & ~(1 << s.hand[seat][slot])
    return cards


def count_cards(cards: u32) -> int:
    """Number of cards in a bit set."""
    n: int = 0
    for card in range(1, REVELATIONS + 1):
        n += (cards >> card) & 1
    return n


def fill_hands(s: State, hidden: u32, is_open: bool) -> bool:
    """Deal unseen cards to the hidden slots, the most constrained hand first; False at a dead end."""
    unseen: u32 = unseen_cards(s, hidden)
    done: int = 0
    for _ in range(s.seats):
        seat: int = tightest_hand(s, unseen, done)
        done = done | (1 << seat)
        for slot in range(HAND):
            if (hidden >> (HAND * seat + slot)) & 1:
                allowed: u32 = unseen & ~s.met[seat] if is_open else unseen
                n: int = count_cards(allowed)
                if n == 0:
                    return False
                card: int = nth_card(allowed, below(s, n))
                s.hand[seat][slot] = card
                unseen = unseen & ~(1 << card)
    return True


def tightest_hand(s: State, unseen: u32, done: int) -> int:
    """Of the hands not done, the one that the fewest cards fit."""
    best: int = 0
    fewest: int = REVELATIONS + 1
    for seat in range(s.seats):
        if (done >> seat) & 1 == 0:
            n: int = count_cards(unseen & ~s.met[seat])
            if n < fewest:
                fewest = n
                best = seat
    return best


def nth_card(cards: u32, n: int) -> int:
    """The n-th (from 0) card of a bit set."""
    card: int = 1
    left: int = n
    while (cards >> card) & 1 == 0 or left > 0:
        if (cards >> card) & 1:
            left -= 1
        card += 1
    return card
