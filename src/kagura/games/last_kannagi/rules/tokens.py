"""Impurity tokens: their power, the bag, body and storage (K-COMP)."""

from __future__ import annotations

from kagura.core.bag import NOTHING_LEFT, bag_size, draw_from_bag
from kagura.core.log import tell_tokens
from kagura.games.last_kannagi.codes import BAG_COLOURS, BLUE, COLOURS, PERM_PURPLE_BODY_WEIGHT, PURPLE, RED, YELLOW
from kagura.games.last_kannagi.events import E_RETURNED
from kagura.games.last_kannagi.rules.effects import effect_or
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import SPACES


def is_clean(s: State, space: int) -> bool:
    """No impurity token lies on the space."""
    return (
        s.tokens[space][PURPLE] == 0
        and s.tokens[space][RED] == 0
        and s.tokens[space][BLUE] == 0
        and s.tokens[space][YELLOW] == 0
    )


def rby_on(s: State, space: int) -> int:
    """Number of red, blue and yellow tokens on the space."""
    return s.tokens[space][RED] + s.tokens[space][BLUE] + s.tokens[space][YELLOW]


def space_power(s: State, space: int) -> int:
    """Power of all tokens on the space."""
    total: int = 0
    for c in range(COLOURS):
        total += s.tokens[space][c] * s.content.power[c]
    return total


def purple_weight(s: State, seat: int) -> int:
    """What a purple weighs in this body (K-EFF-purple_body_weight)."""
    return effect_or(s, seat, PERM_PURPLE_BODY_WEIGHT, s.content.power[PURPLE])


def body_power(s: State, seat: int) -> int:
    """Power of all absorbed tokens of the character."""
    total: int = 0
    for c in range(BAG_COLOURS):
        total += s.body[seat][c] * s.content.power[c]
    if s.body[seat][PURPLE] > 0:
        total += s.body[seat][PURPLE] * purple_weight(s, seat)
    return total


def body_count(s: State, seat: int) -> int:
    """Number of absorbed tokens of the character."""
    return s.body[seat][RED] + s.body[seat][BLUE] + s.body[seat][YELLOW] + s.body[seat][PURPLE]


def bag_count(s: State) -> int:
    """Number of tokens in the bag."""
    return bag_size(s, BAG_COLOURS)


def discard(s: State, colour: int, n: int) -> None:
    """Tokens leave a character: into the bag, or to the purple storage (K-COMP-3)."""
    if colour != PURPLE:
        s.bag[colour] += n


def draw_token(s: State) -> int:
    """Draw one token from the bag (K-RNG-1): its colour, NOTHING_LEFT if the bag is empty."""
    return draw_from_bag(s, BAG_COLOURS)


def return_excess(s: State, seat: int) -> None:
    """Tokens beyond the limit of the storage go back, after all of a gain were taken (K-COMP-4)."""
    cap: int = s.content.storage_cap
    over: bool = False
    for c in range(COLOURS):
        if s.storage[seat][c] > cap:
            over = True
    if not over:
        return
    tell_tokens(
        s,
        E_RETURNED,
        seat,
        0,
        max(0, s.storage[seat][RED] - cap),
        max(0, s.storage[seat][BLUE] - cap),
        max(0, s.storage[seat][YELLOW] - cap),
        max(0, s.storage[seat][PURPLE] - cap),
    )
    for c in range(COLOURS):
        if s.storage[seat][c] > cap:
            discard(s, c, s.storage[seat][c] - cap)
            s.storage[seat][c] = cap


def draw_into_storage(s: State, seat: int, n: int, event: int) -> None:
    """Draw n tokens, or as many as there are, into the storage (K-COMP-4, K-COMP-5)."""
    red: int = s.storage[seat][RED]
    blue: int = s.storage[seat][BLUE]
    yellow: int = s.storage[seat][YELLOW]
    for _ in range(n):
        colour: int = draw_token(s)
        if colour != NOTHING_LEFT:
            s.storage[seat][colour] += 1
    tell_tokens(
        s, event, seat, 0, s.storage[seat][RED] - red, s.storage[seat][BLUE] - blue, s.storage[seat][YELLOW] - yellow, 0
    )
    return_excess(s, seat)


def world_is_clean(s: State) -> bool:
    """No token on any space of the world (K-END-2)."""
    for space in range(SPACES):
        if not is_clean(s, space):
            return False
    return True
