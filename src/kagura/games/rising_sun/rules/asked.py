"""Who is asked what (R-DEC-1)."""

from __future__ import annotations

from kagura.games.rising_sun.codes import AT_END
from kagura.games.rising_sun.decisions import BALLOT, BID_POE, BID_SEP, MANDATE
from kagura.games.rising_sun.rules.todo import arg, top
from kagura.games.rising_sun.state import State


def is_over(s: State) -> bool:
    """The match has ended."""
    return s.phase == AT_END


def is_sealed(op: int) -> bool:
    """A decision that several seats take at once, unseen (R-DEC-1)."""
    return op == BALLOT or op == BID_SEP


def acting(s: State) -> int:
    """Bit set of the seats that owe a decision; of a sealed one all that are not done."""
    if s.phase == AT_END:
        return 0
    return s.sealed_open if is_sealed(top(s)) else 1 << arg(s, 0)


def decision_of(s: State, seat: int) -> int:
    """What the seat is asked: the bids are four decisions, of each participant by itself (R-BAT-2)."""
    op: int = top(s)
    return op + s.bid_step[seat] if op == BID_SEP and s.bid_step[seat] <= BID_POE - BID_SEP else op


def is_turn_start(s: State) -> bool:
    """The pending decision is the first of a Mandate Turn."""
    return s.phase != AT_END and top(s) == MANDATE
