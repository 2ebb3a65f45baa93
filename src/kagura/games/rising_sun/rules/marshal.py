"""Marshal (section 8)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import KINDS, PROVINCE_BITS, PROVINCES, STRONGHOLD
from kagura.games.rising_sun.decisions import A_FIG, BUILD, DO_BUILD, DO_MARSHAL_OF, MAR_DEST, MAR_FIG
from kagura.games.rising_sun.events import E_BUILT
from kagura.games.rising_sun.refusals import (
    OK,
    R_ALREADY_BUILT,
    R_HAS_MOVED,
    R_NO_BONUS,
    R_NOT_IN_RESERVE,
    R_TOO_EXPENSIVE,
)
from kagura.games.rising_sun.rules.buy import own_price, spend
from kagura.games.rising_sun.rules.move import begin_step, piece_refusal
from kagura.games.rising_sun.rules.recruit import has_bonus, push_clans
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def marshal(s: State) -> None:
    """Each clan Moves its pieces."""
    push_clans(s, DO_MARSHAL_OF)


def begin_marshal(s: State, seat: int) -> None:
    """Nothing has moved, nothing is built."""
    end_marshal(s)
    push(s, MAR_FIG, seat, 0, 0, 0)


def kind_of_piece(action: int) -> int:
    """The piece of a FIG action (R-ACT-1)."""
    return (action - A_FIG) >> PROVINCE_BITS


def province_of_piece(action: int) -> int:
    """The province of a FIG action (R-ACT-1)."""
    return (action - A_FIG) & (PROVINCES - 1)


def marshal_refusal(s: State, seat: int, kind: int, province: int) -> int:
    """Answer to MAR-FIG: a piece that has not moved and can (R-MAR-1, R-MAR-2)."""
    refusal: int = piece_refusal(s, seat, kind, province, True)
    if refusal == OK and s.figures[seat][province][kind] == s.marked[province][kind]:
        return R_HAS_MOVED
    return refusal


def build_refusal(s: State, seat: int) -> int:
    """Answer to MAR-FIG: to build a Stronghold, once, with the bonus (R-MAR-3)."""
    if not has_bonus(s, seat):
        return R_NO_BONUS
    if s.built:
        return R_ALREADY_BUILT
    if s.reserve[seat][STRONGHOLD] == 0:
        return R_NOT_IN_RESERVE
    return OK if own_price(s, seat, s.content.stronghold_cost) <= s.coins[seat] else R_TOO_EXPENSIVE


def choose_piece(s: State, seat: int, kind: int, province: int) -> None:
    """Answer to MAR-FIG: a piece; it must go somewhere (R-MAR-4, R-DEC-3)."""
    push(s, MAR_DEST, seat, kind, province, 0)


def march(s: State, seat: int, kind: int, start: int, end: int) -> None:
    """Answer to MAR-DEST: the piece that comes to stand there has moved (R-MAR-2)."""
    push(s, MAR_FIG, seat, 0, 0, 0)
    s.marked[end][kind] += 1
    begin_step(s, seat, kind, start, end)


def choose_to_build(s: State, seat: int) -> None:
    """Answer to MAR-FIG: a Stronghold."""
    push(s, BUILD, seat, 0, 0, 0)


def pay_for_stronghold(s: State, seat: int, province: int) -> None:
    """Answer to BUILD: pay, then build (R-MAR-3, R-TIME-3f)."""
    s.built = 1
    push(s, MAR_FIG, seat, 0, 0, 0)
    price: int = own_price(s, seat, s.content.stronghold_cost)
    push(s, DO_BUILD, seat, province, price, 0)
    spend(s, seat, price)


def build(s: State, seat: int, province: int, price: int) -> None:
    """The Stronghold stands; it has not moved (R-MAR-3)."""
    s.reserve[seat][STRONGHOLD] -= 1
    s.figures[seat][province][STRONGHOLD] += 1
    tell(s, E_BUILT, seat, province, price, 0)


def end_marshal(s: State) -> None:
    """The clan has finished."""
    s.built = 0
    for province in range(PROVINCES):
        for kind in range(KINDS):
            s.marked[province][kind] = 0
