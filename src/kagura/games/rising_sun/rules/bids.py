"""The sealed bids of a battle, and who wins each of the four advantages (R-BAT-2, R-BAT-3)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.rising_sun.codes import ADVANTAGES, NOBODY, RONIN_BID
from kagura.games.rising_sun.decisions import DO_ADVANTAGE, DO_OUTCOME
from kagura.games.rising_sun.events import E_ADVANTAGE, E_BIDS, E_SEALED
from kagura.games.rising_sun.refusals import OK, R_NUMBER
from kagura.games.rising_sun.rules.todo import pop, push
from kagura.games.rising_sun.state import State


def is_participant(s: State, seat: int) -> bool:
    """The clan takes part in the battle, even with no figure left (R-WAR-5)."""
    return (s.participants >> seat) & 1 == 1


def bids_of(s: State, seat: int) -> int:
    """The coins that the clan has bid in this battle."""
    total: int = 0
    for i in range(ADVANTAGES):
        total += s.bid[seat][i]
    return total


def most_to_bid(s: State, seat: int) -> int:
    """The coins left after the earlier bids, as far as one advantage takes them (R-BAT-2)."""
    return min(s.content.bid_max, s.coins[seat] - bids_of(s, seat))


def bid_refusal(s: State, seat: int, n: int) -> int:
    """Answer to BID-* (R-BAT-2)."""
    return OK if n <= most_to_bid(s, seat) else R_NUMBER


def make_bid(s: State, seat: int, n: int) -> None:
    """One of the four bids; the last one of the last clan opens them all (R-BAT-2)."""
    s.bid[seat][s.bid_step[seat]] = n
    s.bid_step[seat] += 1
    if s.bid_step[seat] == ADVANTAGES:
        s.sealed_open = s.sealed_open & ~(1 << seat)
        tell(s, E_SEALED, seat, 0, 0, 0)
        if s.sealed_open == 0:
            pop(s)


def reveal_bids(s: State, province: int) -> None:
    """All bids are shown and deducted at once (R-BAT-2)."""
    s.bids_open = 1
    push(s, DO_OUTCOME, NOBODY, province, 0, 0)
    for i in range(ADVANTAGES - 1):
        push(s, DO_ADVANTAGE, NOBODY, RONIN_BID - i, province, 0)
    for i in range(s.seats):
        seat: int = s.honor[i]
        if is_participant(s, seat):
            s.coins[seat] -= bids_of(s, seat)
            tell_bids(s, seat)


def tell_bids(s: State, seat: int) -> None:
    """Note the bids of a clan."""
    tell_tokens(s, E_BIDS, seat, s.bid[seat][0], s.bid[seat][1], s.bid[seat][2], s.bid[seat][3], 0)


def highest_bidder(s: State, advantage: int) -> int:
    """The highest bid above 0, ties by Honor now; NOBODY if all are 0 (R-BAT-3)."""
    best: int = 0
    found: int = NOBODY
    for i in range(s.seats):
        seat: int = s.honor[i]
        if is_participant(s, seat) and s.bid[seat][advantage] > best:
            best = s.bid[seat][advantage]
            found = seat
    return found


def award(s: State, advantage: int) -> int:
    """Settle who wins an advantage; returns the seat or NOBODY."""
    winner: int = highest_bidder(s, advantage)
    s.advantage[advantage] = winner
    if winner != NOBODY:
        tell(s, E_ADVANTAGE, winner, advantage, s.bid[winner][advantage], 0)
    return winner
