"""Kill events: all figures of one event die together, then its triggers (R-TERM-9, R-TIME-3e)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    FX_VP_ON_KILL_LOWER_HONOR,
    FX_VP_PER_OWN_KILL,
    KINDS,
    NO_PROVINCE,
    PER_EVENT,
    SEATS,
    STRONGHOLD,
    VP_CARDS,
    VP_SEPPUKU,
)
from kagura.games.rising_sun.events import E_KILLED
from kagura.games.rising_sun.rules.effects import amount_vp
from kagura.games.rising_sun.rules.gain import gain_vp
from kagura.games.rising_sun.rules.honor import is_higher
from kagura.games.rising_sun.state import State


def kill(s: State, seat: int, province: int, kind: int, n: int) -> None:
    """Figures of a clan go to their owner's reserve; the event is completed by `end_kill_event`."""
    if n > 0:
        s.figures[seat][province][kind] -= n
        s.reserve[seat][kind] += n
        s.dead[seat] += n
        if s.battle != NO_PROVINCE:
            s.killed += n
        tell_killed(s, seat, province, kind, n)


def tell_killed(s: State, seat: int, province: int, kind: int, n: int) -> None:
    """Note figures that died."""
    tell(s, E_KILLED, seat, kind, n, province)


def kill_all(s: State, seat: int, province: int) -> None:
    """All figures of a clan in a province die; Strongholds stay."""
    for kind in range(KINDS):
        if kind != STRONGHOLD:
            kill(s, seat, province, kind, s.figures[seat][province][kind])


def end_kill_event(s: State, killer: int) -> None:
    """In Honor order: Righteousness for the own dead, then Justice of the killer (R-TIME-3e, R-FX-6)."""
    for i in range(s.seats):
        seat: int = s.honor[i]
        if s.dead[seat] > 0:
            gain_vp(s, seat, s.dead[seat] * amount_vp(s, seat, FX_VP_PER_OWN_KILL), VP_CARDS)
        if seat == killer:
            justice(s, killer)
    clear_dead(s)


def justice(s: State, killer: int) -> None:
    """VP for each victim clan that is lower in Honor, or once an event (R-FX-20)."""
    reward: int = amount_vp(s, killer, FX_VP_ON_KILL_LOWER_HONOR)
    for i in range(s.seats):
        victim: int = s.honor[i]
        if victim != killer and s.dead[victim] > 0 and is_higher(s, killer, victim):
            gain_vp(s, killer, reward, VP_CARDS)
            if s.opt_justice_per == PER_EVENT:
                return


def end_seppuku(s: State, seat: int) -> int:
    """One gain for the own dead, together with Righteousness (R-BAT-3); returns how many died."""
    dead: int = s.dead[seat]
    each: int = s.content.seppuku_vp + amount_vp(s, seat, FX_VP_PER_OWN_KILL)
    gain_vp(s, seat, dead * each, VP_SEPPUKU)
    clear_dead(s)
    return dead


def clear_dead(s: State) -> None:
    """The kill event is over."""
    for seat in range(SEATS):
        s.dead[seat] = 0
