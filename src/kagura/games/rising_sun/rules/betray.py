"""Betray (section 11)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.rising_sun.codes import (
    BUSHI,
    COUNTS_AS_DAIMYO,
    FIRST_MONSTER,
    FX_EXTRA_BETRAY,
    KINDS,
    KOMAINU,
    NOBODY,
    PROVINCES,
    SHINTO,
    SLOTS,
    STRONGHOLD,
)
from kagura.games.rising_sun.decisions import BET_CLAN, BET_KIND, BET_PLACE, BET_WITH
from kagura.games.rising_sun.events import E_ALLIANCE_ENDED, E_REPLACED
from kagura.games.rising_sun.refusals import (
    OK,
    R_ALREADY_HIT,
    R_NO_TARGET,
    R_NOT_AN_OPPONENT,
    R_NOT_FITTING,
    R_NOT_IN_RESERVE,
)
from kagura.games.rising_sun.rules.effects import amount_n
from kagura.games.rising_sun.rules.enter import enter
from kagura.games.rising_sun.rules.honor import lose_honor
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def break_alliance(s: State, seat: int) -> None:
    """On selection: an alliance ends and the selector loses Honor (R-BET-1)."""
    ally: int = s.ally[seat]
    if ally != NOBODY:
        s.ally[seat] = NOBODY
        s.ally[ally] = NOBODY
        tell(s, E_ALLIANCE_ENDED, seat, ally, 0, 0)
        lose_honor(s, seat)


def betray(s: State) -> None:
    """The selector alone replaces; the extras of Path of the Unrighteous come last (R-BET-4, R-FX-24)."""
    for _ in range(amount_n(s, s.selector, FX_EXTRA_BETRAY)):
        push(s, BET_CLAN, s.selector, 1, 0, 0)
    s.bet_left = s.content.betray_targets
    s.bet_hit = 0
    push(s, BET_CLAN, s.selector, 0, 0, 0)


def fits(s: State, target: int, own: int) -> bool:
    """The own figure may replace such a target (R-BET-3)."""
    if target == STRONGHOLD or own == STRONGHOLD or s.content.counts_as[target] == COUNTS_AS_DAIMYO:
        return False
    if target == BUSHI:
        return own == BUSHI
    if target == SHINTO:
        return own == SHINTO or own == KOMAINU
    return own >= FIRST_MONSTER or (target == KOMAINU and own == SHINTO)


def is_at(s: State, victim: int, spot: int, kind: int) -> int:
    """How many such figures of a clan are at a spot: a province, or after them a shrine slot."""
    if spot < PROVINCES:
        return s.figures[victim][spot][kind]
    return s.shrine[victim][spot - PROVINCES][kind]


def with_refusal(s: State, seat: int, spot: int, target: int, own: int) -> int:
    """Answer to BET-WITH: an own figure in reserve that fits the target (R-BET-3, R-BET-4)."""
    if not fits(s, target, own) or (spot >= PROVINCES and own != SHINTO and own != KOMAINU):
        return R_NOT_FITTING
    return OK if s.reserve[seat][own] > 0 else R_NOT_IN_RESERVE


def target_refusal(s: State, seat: int, victim: int, spot: int, target: int) -> int:
    """Answer to BET-KIND: a target there with a replacement in reserve (R-BET-3)."""
    if is_at(s, victim, spot, target) == 0:
        return R_NO_TARGET
    for own in range(KINDS):
        if with_refusal(s, seat, spot, target, own) == OK:
            return OK
    return R_NOT_FITTING


def spot_refusal(s: State, seat: int, victim: int, spot: int, extra: int) -> int:
    """Answer to BET-PLACE: a place with a target; a shrine only for an extra (R-BET-4)."""
    if spot >= PROVINCES and not extra:
        return R_NO_TARGET
    for target in range(KINDS):
        if target_refusal(s, seat, victim, spot, target) == OK:
            return OK
    return R_NO_TARGET


def clan_refusal(s: State, seat: int, victim: int, extra: int) -> int:
    """Answer to BET-CLAN: an opponent with a target, not hit yet in this Mandate (R-BET-2, R-BET-4)."""
    if victim == seat:
        return R_NOT_AN_OPPONENT
    if not extra and (s.bet_hit >> victim) & 1:
        return R_ALREADY_HIT
    for spot in range(PROVINCES + SLOTS):
        if spot_refusal(s, seat, victim, spot, extra) == OK:
            return OK
    return R_NO_TARGET


def choose_clan(s: State, seat: int, victim: int, extra: int) -> None:
    """Answer to BET-CLAN; unless it is an extra, this clan cannot be hit again (R-BET-4)."""
    if not extra:
        s.bet_hit = s.bet_hit | (1 << victim)
        s.bet_left -= 1
        if s.bet_left > 0:
            push(s, BET_CLAN, seat, 0, 0, 0)
    push(s, BET_PLACE, seat, victim, extra, 0)


def end_betray(s: State, extra: int) -> None:
    """PASS ends the replacements, or skips an extra one."""
    if not extra:
        s.bet_left = 0


def choose_spot(s: State, seat: int, victim: int, spot: int) -> None:
    """Answer to BET-PLACE."""
    push(s, BET_KIND, seat, victim, spot, 0)


def choose_target(s: State, seat: int, victim: int, spot: int, target: int) -> None:
    """Answer to BET-KIND."""
    push(s, BET_WITH, seat, victim, spot, target)


def replace(s: State, seat: int, victim: int, spot: int, target: int, own: int) -> None:
    """Answer to BET-WITH: the target goes home, the own figure takes its place; no Summon (R-BET-5)."""
    s.reserve[victim][target] += 1
    s.reserve[seat][own] -= 1
    if s.log.on:
        tell_replaced(s, seat, victim, target, own, spot)
    if spot < PROVINCES:
        s.figures[victim][spot][target] -= 1
        s.figures[seat][spot][own] += 1
        enter(s, seat, spot, own)
    else:
        s.shrine[victim][spot - PROVINCES][target] -= 1
        s.shrine[seat][spot - PROVINCES][own] += 1


def tell_replaced(s: State, seat: int, victim: int, target: int, own: int, spot: int) -> None:
    """Note a replacement."""
    tell_tokens(s, E_REPLACED, seat, victim, target, own, spot, 0)
