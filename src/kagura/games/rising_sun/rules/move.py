"""Moves, as in a Marshal and by Fujin, and the toll of Path of the Serpent (R-MAR-2, R-MAR-5, R-MAR-6)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    AUTO_TOLL,
    BORDER,
    DRAGONFLY,
    FX_SEA_TOLL,
    NO_LINK,
    NOBODY,
    PROVINCES,
    SEA,
    STRONGHOLD,
    TURTLE,
)
from kagura.games.rising_sun.decisions import DO_MOVE, TOLL
from kagura.games.rising_sun.events import E_MOVED, E_TOLL
from kagura.games.rising_sun.refusals import (
    OK,
    R_NO_COIN_FOR_TOLL,
    R_NO_DESTINATION,
    R_NO_PIECE_THERE,
    R_NOT_ADJACENT,
    R_SAME_PROVINCE,
    R_STRONGHOLD_STAYS,
)
from kagura.games.rising_sun.rules.effects import amount_coins, owner_of
from kagura.games.rising_sun.rules.enter import enter
from kagura.games.rising_sun.rules.gain import move_coins
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def toll_taker(s: State, seat: int) -> int:
    """The opponent that owns Path of the Serpent, NOBODY if none does (R-FX-11)."""
    owner: int = owner_of(s, FX_SEA_TOLL)
    return NOBODY if owner == seat else owner


def is_sea_open(s: State, seat: int) -> bool:
    """The clan could pay a toll, or need not (R-MAR-6)."""
    return s.coins[seat] > 0 or toll_taker(s, seat) == NOBODY


def destination_refusal(s: State, seat: int, start: int, end: int) -> int:
    """Whether a piece can Move from a province to another (R-MAR-2, R-MAR-6)."""
    if start == end:
        return R_SAME_PROVINCE
    if s.clan[seat] == DRAGONFLY:
        return OK
    if s.content.link[start][end] == NO_LINK:
        return R_NOT_ADJACENT
    if s.content.link[start][end] == SEA and not is_sea_open(s, seat):
        return R_NO_COIN_FOR_TOLL
    return OK


def has_destination(s: State, seat: int, start: int) -> bool:
    """Some province can be reached."""
    if s.clan[seat] == DRAGONFLY:
        return True
    by_sea: bool = is_sea_open(s, seat)
    for end in range(PROVINCES):
        if s.content.link[start][end] == BORDER or (by_sea and s.content.link[start][end] == SEA):
            return True
    return False


def piece_refusal(s: State, seat: int, kind: int, province: int, is_free: bool) -> int:
    """A piece of the clan that can Move: a figure on the map, or a Stronghold of Turtle (R-MAR-1, R-MAR-5)."""
    if s.figures[seat][province][kind] == 0:
        return R_NO_PIECE_THERE
    if kind == STRONGHOLD and (s.clan[seat] != TURTLE or not is_free):
        return R_STRONGHOLD_STAYS
    return OK if has_destination(s, seat, province) else R_NO_DESTINATION


def begin_step(s: State, seat: int, kind: int, start: int, end: int) -> None:
    """The destination is chosen: the toll comes before the piece moves (R-MAR-6)."""
    push(s, DO_MOVE, seat, kind, start, end)
    if s.clan[seat] != DRAGONFLY and s.content.link[start][end] == SEA:
        owner: int = toll_taker(s, seat)
        if owner != NOBODY:
            if s.opt_toll == AUTO_TOLL:
                take_toll(s, owner, seat)
            else:
                push(s, TOLL, owner, seat, 0, 0)


def take_toll(s: State, owner: int, mover: int) -> None:
    """A coin from who moves; a transfer (R-TERM-14)."""
    n: int = min(s.coins[mover], amount_coins(s, owner, FX_SEA_TOLL))
    move_coins(s, mover, owner, n)
    tell(s, E_TOLL, owner, mover, n, 0)


def move(s: State, seat: int, kind: int, start: int, end: int) -> None:
    """One piece moves and enters the province (R-TERM-9, R-TERM-10)."""
    s.figures[seat][start][kind] -= 1
    s.figures[seat][end][kind] += 1
    tell(s, E_MOVED, seat, kind, start, end)
    enter(s, seat, end, kind)
