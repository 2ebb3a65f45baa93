"""The Tea Ceremony: sealed ballots and how they make alliances (section 5)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import AT_TEA, BY_BALLOT, NOBODY, SEATS
from kagura.games.rising_sun.decisions import BALLOT, DO_BALLOT, DO_MATCHING
from kagura.games.rising_sun.events import E_ALLIANCE, E_ALLIANCE_ENDED, E_BALLOT, E_SEALED
from kagura.games.rising_sun.refusals import OK, R_ALREADY_LISTED, R_NOT_AN_OPPONENT
from kagura.games.rising_sun.rules.gift import open_gifts
from kagura.games.rising_sun.rules.todo import pop, push
from kagura.games.rising_sun.state import State

UNLISTED = 0


def tea(s: State) -> None:
    """All alliances end; then the gifts; then the ballot, unless there are no alliances (R-TEA-1, R-TEA-5)."""
    s.phase = AT_TEA
    for seat in range(s.seats):
        if s.ally[seat] > seat:
            tell(s, E_ALLIANCE_ENDED, seat, s.ally[seat], 0, 0)
        s.ally[seat] = NOBODY
    if s.opt_alliances == BY_BALLOT:
        push(s, DO_BALLOT, NOBODY, 0, 0, 0)
    open_gifts(s)


def open_ballot(s: State) -> None:
    """Every clan writes its list; they all do so at once (R-TEA-2)."""
    push(s, DO_MATCHING, NOBODY, 0, 0, 0)
    push(s, BALLOT, NOBODY, 0, 0, 0)
    s.sealed_open = (1 << s.seats) - 1


def place_on_list(s: State, seat: int, other: int) -> int:
    """Where a clan stands on the list of another, from 1; UNLISTED if it does not."""
    for i in range(s.ballot_count[seat]):
        if s.ballot[seat][i] == other:
            return i + 1
    return UNLISTED


def ballot_refusal(s: State, seat: int, other: int) -> int:
    """Answer to BALLOT: an opponent that is not listed yet (R-TEA-2)."""
    if other == seat:
        return R_NOT_AN_OPPONENT
    return OK if place_on_list(s, seat, other) == UNLISTED else R_ALREADY_LISTED


def list_clan(s: State, seat: int, other: int) -> None:
    """Append a clan; the list closes by itself when all opponents are listed (R-TEA-2)."""
    s.ballot[seat][s.ballot_count[seat]] = other
    s.ballot_count[seat] += 1
    if s.ballot_count[seat] == s.seats - 1:
        close_list(s, seat)


def close_list(s: State, seat: int) -> None:
    """The clan is done; the last one opens them all."""
    s.sealed_open = s.sealed_open & ~(1 << seat)
    tell(s, E_SEALED, seat, 0, 0, 0)
    if s.sealed_open == 0:
        pop(s)


def match_ballots(s: State) -> None:
    """Show the lists and form pairs, the best first, until none is left (R-TEA-3)."""
    tell_ballots(s)
    pair: int = best_pair(s)
    while pair != NOBODY:
        ally(s, pair // SEATS, pair % SEATS)
        pair = best_pair(s)
    for seat in range(s.seats):
        s.ballot_count[seat] = 0
        for i in range(SEATS - 1):
            s.ballot[seat][i] = NOBODY


def tell_ballots(s: State) -> None:
    """Nothing was shown until now (R-TEA-2)."""
    for i in range(s.seats):
        seat: int = s.honor[i]
        for place in range(s.ballot_count[seat]):
            tell(s, E_BALLOT, seat, s.ballot[seat][place], place + 1, 0)


def best_pair(s: State) -> int:
    """SEATS * upper + lower of the free pair that comes first by R-TEA-3, NOBODY if there is none.

    Pairs are met in Honor order, so the first of equals has the highest upper, then the highest lower member.
    """
    best: int = NOBODY
    least: int = 0
    for i in range(s.seats):
        upper: int = s.honor[i]
        for j in range(i + 1, s.seats):
            lower: int = s.honor[j]
            first: int = place_on_list(s, upper, lower)
            second: int = place_on_list(s, lower, upper)
            is_free: bool = s.ally[upper] == NOBODY and s.ally[lower] == NOBODY
            if is_free and first != UNLISTED and second != UNLISTED:
                # the sum of the ranks, then the larger of them
                key: int = SEATS * (first + second) + max(first, second)
                if best == NOBODY or key < least:
                    best = SEATS * upper + lower
                    least = key
    return best


def ally(s: State, seat: int, other: int) -> None:
    """An alliance forms (R-TEA-4)."""
    s.ally[seat] = other
    s.ally[other] = seat
    s.alliance_seasons[seat] += 1
    s.alliance_seasons[other] += 1
    tell(s, E_ALLIANCE, seat, other, 0, 0)
