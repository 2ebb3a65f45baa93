"""Force of figures and clans (R-TERM-5, R-TERM-6, R-TERM-15)."""

from __future__ import annotations

from kagura.games.rising_sun.codes import (
    AT_WAR,
    BUSHI,
    COUNTS_AS_DAIMYO,
    FX_DAIMYO_FORCE,
    FX_WAR_BUSHI_FORCE,
    KINDS,
    NOBODY,
    STRONGHOLD,
    TURTLE,
)
from kagura.games.rising_sun.rules.effects import amount_n, copies
from kagura.games.rising_sun.state import State


def figures_in(s: State, seat: int, province: int) -> int:
    """How many figures the clan has in a province; Strongholds are none (R-TERM-2)."""
    n: int = 0
    for kind in range(KINDS):
        if kind != STRONGHOLD:
            n += s.figures[seat][province][kind]
    return n


def is_present(s: State, seat: int, province: int) -> bool:
    """The clan has a figure there, or is Turtle with a Stronghold there (R-TERM-15)."""
    if s.clan[seat] == TURTLE and s.figures[seat][province][STRONGHOLD] > 0:
        return True
    return figures_in(s, seat, province) > 0


def is_lowest(s: State, seat: int, province: int) -> bool:
    """The clan is the lowest in Honor there: of all participants of a battle, else of two or more present."""
    others: int = 0
    for i in range(s.seats):
        other: int = s.honor[i]
        if other != seat:
            if s.battle == province:
                is_there: bool = (s.participants >> other) & 1 == 1
            else:
                is_there = is_present(s, other, province)
            if is_there:
                others += 1
                if i > s.rank[seat]:
                    return False
    return others > 0


def figure_force(s: State, seat: int, province: int, kind: int) -> int:
    """Force of one figure of the clan in a province (R-FX-1, 5, 10)."""
    if kind == BUSHI and s.phase == AT_WAR and copies(s, seat, FX_WAR_BUSHI_FORCE) > 0:
        return amount_n(s, seat, FX_WAR_BUSHI_FORCE)
    if s.content.counts_as[kind] == COUNTS_AS_DAIMYO:
        return s.content.force[kind] + amount_n(s, seat, FX_DAIMYO_FORCE)
    if s.content.force_if_lowest[kind] > 0 and is_lowest(s, seat, province):
        return s.content.force_if_lowest[kind]
    return s.content.force[kind]


def clan_force(s: State, seat: int, province: int) -> int:
    """Force of the clan in a province (R-TERM-5); Strongholds count for Turtle alone (R-CLAN-3)."""
    total: int = 0
    for kind in range(KINDS):
        n: int = s.figures[seat][province][kind]
        if n > 0:
            if kind != STRONGHOLD:
                total += n * figure_force(s, seat, province, kind)
            elif s.clan[seat] == TURTLE:
                total += n * s.content.stronghold_force
    return total


def shrine_force(s: State, seat: int, slot: int) -> int:
    """Force of the clan at a shrine: its figures there, effects of provinces and war ignored (R-TERM-5)."""
    total: int = 0
    for kind in range(KINDS):
        total += s.shrine[seat][slot][kind] * s.content.force[kind]
    return total


def strongest_in(s: State, province: int) -> int:
    """Who has the most Force in a province, ties by Honor; NOBODY without any (R-TERM-6)."""
    best: int = 0
    found: int = NOBODY
    for i in range(s.seats):
        force: int = clan_force(s, s.honor[i], province)
        if force > best:
            best = force
            found = s.honor[i]
    return found


def strongest_at(s: State, slot: int) -> int:
    """Who has the most Force at a shrine, ties by Honor, figures on the map or not (R-KAMI-5, R-KAMI-7)."""
    best: int = 0
    found: int = NOBODY
    for i in range(s.seats):
        force: int = shrine_force(s, s.honor[i], slot)
        if force > best:
            best = force
            found = s.honor[i]
    return found
