"""How Forces stand against each other in a place, now and after a change, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.rules.force import clan_force, shrine_force
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.games.rising_sun.browser.asked import Asked

#: Pieces that come (or go, where the number is negative): seat, kind, how many.
Change = tuple[int, int, int]


def forces(s: State, spot: int) -> list[int]:
    """Force by seat in a province or, after them, at a shrine."""
    if spot < k.PROVINCES:
        return [clan_force(s, seat, spot) for seat in range(s.seats)]
    return [shrine_force(s, seat, spot - k.PROVINCES) for seat in range(s.seats)]


def forces_after(s: State, spot: int, changes: Sequence[Change]) -> list[int]:
    """The same after some pieces came or went; they do so for a moment, since a copy takes longer than all else."""
    _change(s, spot, changes, 1)
    try:
        return forces(s, spot)
    finally:
        _change(s, spot, changes, -1)


def _change(s: State, spot: int, changes: Sequence[Change], sign: int) -> None:
    for seat, kind, n in changes:
        if spot < k.PROVINCES:
            s.figures[seat][spot][kind] += sign * n
        else:
            s.shrine[seat][spot - k.PROVINCES][kind] += sign * n


def strongest(s: State, found: Sequence[int]) -> int:
    """Who has the most of these Forces, ties by Honor; NOBODY without any (R-TERM-6)."""
    best = max(found)
    return min((seat for seat in range(s.seats) if found[seat] == best), key=lambda seat: s.rank[seat]) if best else -1


def standing(asked: Asked, found: Sequence[int]) -> str:
    """How the own of these Forces stands against the others, in words."""
    s, me = asked.s, asked.seat
    others = [seat for seat in list(s.honor)[: s.seats] if seat != me and found[seat]]
    if not others:
        return asked.say("standing-alone" if found[me] else "standing-nobody")
    best = max(found[seat] for seat in others)
    ahead = [seat for seat in others if found[seat] == best]
    if found[me] > best:
        return asked.say("standing-leads", clans=with_force(asked, others, found))
    if found[me] < best:
        return asked.say("standing-behind", clans=with_force(asked, ahead, found))
    clans = with_force(asked, ahead, found)
    if s.rank[me] < s.rank[ahead[0]]:
        return asked.say("standing-tie-won", clans=clans)
    return asked.say("standing-tie-lost", clans=clans, who=asked.clan(ahead[0]))


def with_force(asked: Asked, seats: Iterable[int], found: Sequence[int]) -> str:
    """Clans with their Forces; the ally is said to be one."""
    ally = asked.s.ally[asked.seat]
    return asked.listed(
        asked.say("force-of-ally" if seat == ally else "force-of-clan", clan=asked.clan(seat), force=found[seat])
        for seat in seats
    )
