"""The cards that a clan owns, by effect: copies and amounts add up (R-CARD-1, R-CARD-2, R-FX-12)."""

from __future__ import annotations

from kagura.games.rising_sun.codes import CARDS, FIRST_MONSTER, KINDS, VIRTUE
from kagura.games.rising_sun.state import State


def copies(s: State, seat: int, fx: int) -> int:
    """How many copies of cards with an effect the clan owns."""
    n: int = 0
    for i in range(s.content.fx_count[fx]):
        n += s.cards[seat][s.content.fx_cards[fx][i]]
    return n


def amount_vp(s: State, seat: int, fx: int) -> int:
    """The VP of all copies with an effect together."""
    n: int = 0
    for i in range(s.content.fx_count[fx]):
        card: int = s.content.fx_cards[fx][i]
        n += s.cards[seat][card] * s.content.card_vp[card]
    return n


def amount_coins(s: State, seat: int, fx: int) -> int:
    """The coins of all copies with an effect together."""
    n: int = 0
    for i in range(s.content.fx_count[fx]):
        card: int = s.content.fx_cards[fx][i]
        n += s.cards[seat][card] * s.content.card_coins[card]
    return n


def amount_n(s: State, seat: int, fx: int) -> int:
    """Force, hostages, or replacements of all copies with an effect together."""
    n: int = 0
    for i in range(s.content.fx_count[fx]):
        card: int = s.content.fx_cards[fx][i]
        n += s.cards[seat][card] * s.content.card_n[card]
    return n


def owner_of(s: State, fx: int) -> int:
    """The first seat in Honor order that owns a card with an effect, -1 if none."""
    for i in range(s.seats):
        if copies(s, s.honor[i], fx) > 0:
            return s.honor[i]
    return -1


def virtues(s: State, seat: int) -> int:
    """How many different Virtues the clan owns."""
    n: int = 0
    for card in range(CARDS):
        if s.cards[seat][card] > 0 and s.content.card_kind[card] == VIRTUE:
            n += 1
    return n


def monsters(s: State, seat: int) -> int:
    """How many Monsters the clan owns, wherever they are (R-TERM-12)."""
    n: int = 0
    for kind in range(FIRST_MONSTER, KINDS):
        n += s.cards[seat][s.content.monster_card[kind]]
    return n


def onis(s: State, seat: int) -> int:
    """How many Oni the clan owns, wherever they are (R-TERM-12)."""
    n: int = 0
    for kind in range(FIRST_MONSTER, KINDS):
        if s.content.is_oni[kind]:
            n += s.cards[seat][s.content.monster_card[kind]]
    return n
