"""What must fit together in a state that comes from outside: everything that the rules rest on without testing it."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.options import CLANS_OF, SEATS_OF
from kagura.games.rising_sun.state import UNKNOWN_PROVINCE, State

#: What each thing to do needs of its numbers: how many of them are seats (-1 allowed where nobody is meant).
NEEDS_NO_SEAT = frozenset({k.BALLOT, k.BID_SEP})


def inconsistency(s: State) -> str:
    """What contradicts another, "" if nothing does."""
    return next(_faults(s), "")


def _faults(s: State) -> Iterator[str]:
    yield from _seats(s)
    yield from _tracks(s)
    yield from _deck(s)
    yield from _pieces(s)
    yield from _stack(s)
    yield from _sealed(s)


def _seats(s: State) -> Iterator[str]:
    if s.seats != SEATS_OF[s.opt_clans]:
        yield f"{s.seats} seats; the clans of the match are {SEATS_OF[s.opt_clans]}"
        return
    for seat in range(k.SEATS):
        if s.clan[seat] != CLANS_OF[s.opt_clans][seat]:
            yield f"seat {seat} has clan {s.clan[seat]}"
    for clan in range(k.CLANS):
        seat = CLANS_OF[s.opt_clans].index(clan) if clan in CLANS_OF[s.opt_clans][: s.seats] else k.NOBODY
        if s.seat_of[clan] != seat:
            yield f"clan {clan} has seat {s.seat_of[clan]}"
    if max(s.selector, *s.ally, *s.shrine_winner, *s.battle_order, *s.advantage, s.battle_winner) >= s.seats:
        yield "a seat that is not in play"


def _tracks(s: State) -> Iterator[str]:
    order = list(s.honor)[: s.seats]
    if sorted(order) != list(range(s.seats)):
        yield f"the Honor track is {order}"
    elif any(s.rank[seat] != place for place, seat in enumerate(order)):
        yield "the ranks are not those of the Honor track"
    for seat in range(s.seats):
        if s.ally[seat] != k.NOBODY and (s.ally[seat] == seat or s.ally[s.ally[seat]] != seat):
            yield f"the ally of seat {seat} has another"
    if len(set(s.slots)) != k.SLOTS:
        yield f"the Kami are {list(s.slots)}"


def _deck(s: State) -> Iterator[str]:
    if not s.is_scenario and s.deck_size + s.played_count != k.TILES:
        yield f"{s.deck_size} tiles in the deck and {s.played_count} played"
    for season in range(k.SEASONS):
        known = [province for province in s.war_pile[season] if province != UNKNOWN_PROVINCE]
        if len(set(known)) != len(known):
            yield f"the pile of season {season} is {known}"
    if s.war_pos > s.war_count or UNKNOWN_PROVINCE in list(s.war_pile[s.season])[: s.war_count]:
        yield "a revealed War Province is unknown"


def _pieces(s: State) -> Iterator[str]:
    for seat in range(k.SEATS):
        for kind in range(k.KINDS):
            total = s.reserve[seat][kind] + sum(s.figures[seat][province][kind] for province in range(k.PROVINCES))
            total += sum(s.shrine[seat][slot][kind] for slot in range(k.SLOTS))
            total += sum(s.captive[captor][seat][kind] for captor in range(k.SEATS))
            owned = s.content.count[kind] if seat < s.seats else 0
            if kind >= k.FIRST_MONSTER:
                owned += s.cards[seat][s.content.monster_card[kind]]
            if total != owned:
                yield f"seat {seat} has {total} {k.KIND_NAMES[kind]}, owns {owned}"


def _stack(s: State) -> Iterator[str]:
    if (s.depth == 0) != (s.phase == k.AT_END) and not (s.phase == k.AT_END and s.is_scenario):
        yield f"{s.depth} things to do in phase {s.phase}"
        return
    if s.phase == k.AT_END:
        return
    if s.stack_op[s.depth - 1] >= k.DECISIONS:
        yield "no decision is pending"
        return
    for i in range(s.depth):
        op, seat = s.stack_op[i], s.stack_args[i][0]
        if seat >= s.seats or (op < k.DECISIONS and seat < 0 and op not in NEEDS_NO_SEAT):
            yield f"{op} is to be done by seat {seat}"


def _sealed(s: State) -> Iterator[str]:
    if s.phase == k.AT_END:
        return
    is_sealed = s.stack_op[s.depth - 1] in NEEDS_NO_SEAT
    if is_sealed != (s.sealed_open != 0):
        yield f"sealed decisions of {s.sealed_open:b} are open"
    if s.sealed_open >> s.seats:
        yield "a seat that is not in play owes a sealed decision"
