"""What the winners of Seppuku, Hostage and Ronin may do (R-BAT-3 to R-BAT-5)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.rising_sun.codes import (
    COUNTS_AS_DAIMYO,
    FX_EXTRA_HOSTAGE,
    HOSTAGE_BID,
    KINDS,
    KOI,
    NOBODY,
    SEPPUKU_BID,
    STRONGHOLD,
    VP_HOSTAGE,
)
from kagura.games.rising_sun.decisions import DO_HOST_END, HOST, HOST_KIND, RONIN, SEPPUKU
from kagura.games.rising_sun.events import E_CAPTURED, E_HIRED, E_SEPPUKU
from kagura.games.rising_sun.refusals import OK, R_NO_FIGURE_THERE, R_NO_RONIN, R_NOT_A_PARTICIPANT, R_NOT_CAPTURABLE
from kagura.games.rising_sun.rules.bids import award, is_participant
from kagura.games.rising_sun.rules.effects import amount_n
from kagura.games.rising_sun.rules.force import figures_in
from kagura.games.rising_sun.rules.gain import gain_vp, lose_vp
from kagura.games.rising_sun.rules.honor import gain_honor
from kagura.games.rising_sun.rules.kill import end_seppuku, kill_all
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def resolve_advantage(s: State, advantage: int, province: int) -> None:
    """Seppuku, Hostage or Ronin: the winner decides whether to use it (R-BAT-3 to 5)."""
    winner: int = award(s, advantage)
    if winner == NOBODY:
        return
    if advantage == SEPPUKU_BID:
        push(s, SEPPUKU, winner, province, 0, 0)
    elif advantage == HOSTAGE_BID:
        s.stolen = 0
        s.hostages_left = 1 + amount_n(s, winner, FX_EXTRA_HOSTAGE)
        push(s, DO_HOST_END, winner, 0, 0, 0)
        push(s, HOST, winner, province, 0, 0)
    else:
        push(s, RONIN, winner, 0, 0, 0)


# -- Seppuku -----------------------------------------------------------------------------------------


def seppuku_refusal(s: State, seat: int, province: int) -> int:
    """Answer to SEPPUKU: only with a figure there (R-BAT-3)."""
    return OK if figures_in(s, seat, province) > 0 else R_NO_FIGURE_THERE


def seppuku(s: State, seat: int, province: int) -> None:
    """All own figures there die; VP, then Honor once a figure (R-BAT-3)."""
    tell(s, E_SEPPUKU, seat, province, figures_in(s, seat, province), 0)
    kill_all(s, seat, province)
    dead: int = end_seppuku(s, seat)
    for _ in range(dead * s.content.seppuku_honor):
        gain_honor(s, seat)


# -- Hostage -----------------------------------------------------------------------------------------


def capture_refusal(s: State, victim: int, province: int, kind: int) -> int:
    """Answer to HOST-KIND: a figure there that does not count as a Daimyo (R-BAT-4)."""
    if kind == STRONGHOLD or s.content.counts_as[kind] == COUNTS_AS_DAIMYO:
        return R_NOT_CAPTURABLE
    return OK if s.figures[victim][province][kind] > 0 else R_NOT_CAPTURABLE


def hostage_refusal(s: State, seat: int, victim: int, province: int) -> int:
    """Answer to HOST: another participant with such a figure, the ally included (R-BAT-4)."""
    if victim == seat or not is_participant(s, victim):
        return R_NOT_A_PARTICIPANT
    for kind in range(KINDS):
        if capture_refusal(s, victim, province, kind) == OK:
            return OK
    return R_NOT_CAPTURABLE


def choose_hostage(s: State, seat: int, province: int, victim: int) -> None:
    """Answer to HOST."""
    push(s, HOST_KIND, seat, province, victim, 0)


def capture(s: State, seat: int, province: int, victim: int, kind: int) -> None:
    """The figure is captive, and its owner loses VP; with Respect there may be another one (R-BAT-4)."""
    s.figures[victim][province][kind] -= 1
    s.captive[seat][victim][kind] += 1
    stolen: int = lose_vp(s, victim, s.content.hostage_vp)
    s.stolen += stolen
    tell_tokens(s, E_CAPTURED, seat, victim, kind, stolen, 0, 0)
    s.hostages_left -= 1
    if s.hostages_left > 0:
        push(s, HOST, seat, province, 0, 0)


def end_hostages(s: State, seat: int) -> None:
    """All VP stolen are one gain (R-BAT-4)."""
    gain_vp(s, seat, s.stolen, VP_HOSTAGE)
    s.stolen = 0
    s.hostages_left = 0


# -- Ronin -------------------------------------------------------------------------------------------


def ronin_force(s: State, seat: int) -> int:
    """Force for hire: Ronin, for Koi also the coins in reserve (R-BAT-5)."""
    if s.clan[seat] == KOI:
        return s.ronin[seat] + s.coins[seat] * s.content.eddies_force
    return s.ronin[seat]


def ronin_refusal(s: State, seat: int) -> int:
    """Answer to RONIN."""
    return OK if ronin_force(s, seat) > 0 else R_NO_RONIN


def hire_ronin(s: State, seat: int) -> None:
    """Force for this battle; nothing is spent (R-BAT-5)."""
    s.hired[seat] = ronin_force(s, seat)
    tell(s, E_HIRED, seat, s.hired[seat], 0, 0)
