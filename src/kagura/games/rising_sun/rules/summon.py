"""Summon and Place, and what a complete Summon sets off (R-TERM-8, R-TIME-3d)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    COUNTS_AS_SHINTO,
    DRAGONFLY,
    FX_AFTER_SUMMON_GAIN,
    FX_AFTER_SUMMON_KILL,
    FX_AFTER_SUMMON_PLACE,
    FX_AFTER_SUMMON_TAKE_RICHEST,
    FX_SPARE,
    MERCY_NINJA,
    NEEDS_ABOVE_2,
    NEEDS_TOP,
    PROVINCES,
    STRONGHOLD,
    VP_CARDS,
)
from kagura.games.rising_sun.decisions import (
    DO_LOSE_HONOR,
    DO_NINJA_KILL,
    DO_SUMMONED,
    KENIN,
    MERCY,
    MONKEY,
    NINJA,
    NINJA_AT,
)
from kagura.games.rising_sun.events import E_PLACED, E_SUMMONED, E_TOOK_COINS, E_WORSHIPS
from kagura.games.rising_sun.refusals import (
    OK,
    R_NO_BUSHI,
    R_NO_STRONGHOLD_THERE,
    R_NOT_IN_RESERVE,
    R_NOT_RICHEST,
)
from kagura.games.rising_sun.rules.effects import copies
from kagura.games.rising_sun.rules.enter import enter
from kagura.games.rising_sun.rules.gain import gain_coins, gain_vp, move_coins
from kagura.games.rising_sun.rules.honor import clans_below, lose_honor
from kagura.games.rising_sun.rules.kill import end_kill_event, kill
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def may_worship(s: State, kind: int) -> bool:
    """The figure counts as a Shinto (R-TERM-11, R-TERM-16)."""
    return s.content.counts_as[kind] == COUNTS_AS_SHINTO


def summon(s: State, seat: int, kind: int, province: int) -> None:
    """Take a figure from the reserve and put it on the map (R-TERM-8)."""
    s.reserve[seat][kind] -= 1
    s.figures[seat][province][kind] += 1
    tell(s, E_SUMMONED, seat, kind, province, 0)
    enter(s, seat, province, kind)


def place(s: State, seat: int, kind: int, province: int) -> None:
    """The same without being a Summon (R-TERM-8)."""
    s.reserve[seat][kind] -= 1
    s.figures[seat][province][kind] += 1
    tell(s, E_PLACED, seat, kind, province, 0)
    enter(s, seat, province, kind)


def worship(s: State, seat: int, kind: int, slot: int) -> None:
    """Take a figure from the reserve and put it into a shrine slot (R-TERM-16)."""
    s.reserve[seat][kind] -= 1
    s.shrine[seat][slot][kind] += 1
    tell(s, E_WORSHIPS, seat, kind, slot, 0)


def summon_province_refusal(s: State, seat: int, province: int) -> int:
    """A province with an own Stronghold; Dragonfly: any (R-CLAN-4)."""
    if s.clan[seat] == DRAGONFLY or s.figures[seat][province][STRONGHOLD] > 0:
        return OK
    return R_NO_STRONGHOLD_THERE


def complete_summon(s: State, seat: int) -> None:
    """A Summon of at least one figure is complete: its triggers come next."""
    push(s, DO_SUMMONED, seat, 0, 0, 0)


def after_summon(s: State, seat: int) -> None:
    """The summoner's cards, those that gain first; the others are decisions (R-TIME-3d)."""
    push_for_each_copy(s, seat, FX_AFTER_SUMMON_TAKE_RICHEST, MONKEY)
    push_for_each_copy(s, seat, FX_AFTER_SUMMON_KILL, NINJA)
    push_for_each_copy(s, seat, FX_AFTER_SUMMON_PLACE, KENIN)
    for i in range(s.content.fx_count[FX_AFTER_SUMMON_GAIN]):
        card: int = s.content.fx_cards[FX_AFTER_SUMMON_GAIN][i]
        n: int = s.cards[seat][card]
        if n > 0 and is_needed(s, seat, s.content.card_needs[card]):
            gain_coins(s, seat, n * s.content.card_coins[card])
            gain_vp(s, seat, n * s.content.card_vp[card], VP_CARDS)


def push_for_each_copy(s: State, seat: int, fx: int, decision: int) -> None:
    """An optional effect is asked once a copy, in sequence (R-TIME-2)."""
    for i in range(s.content.fx_count[fx]):
        card: int = s.content.fx_cards[fx][i]
        for _ in range(s.cards[seat][card]):
            push(s, decision, seat, card, 0, 0)


def is_needed(s: State, seat: int, needs: int) -> bool:
    """The condition of an effect holds now (R-FX-16, R-TIME-4)."""
    if needs == NEEDS_ABOVE_2:
        return clans_below(s, seat) >= 2
    if needs == NEEDS_TOP:
        return s.rank[seat] == 0
    return True


# -- Path of the Kenin -------------------------------------------------------------------------------


def kenin_refusal(s: State, seat: int, card: int, province: int) -> int:
    """Answer to KENIN: a province with an own Stronghold, whoever the clan is (R-FX-15, R-CLAN-4)."""
    if s.reserve[seat][s.content.card_piece[card]] == 0:
        return R_NOT_IN_RESERVE
    return OK if s.figures[seat][province][STRONGHOLD] > 0 else R_NO_STRONGHOLD_THERE


def place_refusal(s: State, seat: int, card: int) -> int:
    """Answer to LIGHT, SAMURAI: the piece of the card is in reserve (R-FX-19)."""
    return OK if s.reserve[seat][s.content.card_piece[card]] > 0 else R_NOT_IN_RESERVE


# -- Path of the Ninja -------------------------------------------------------------------------------


def has_on_map(s: State, seat: int, kind: int) -> bool:
    """The clan has such a figure in some province."""
    for province in range(PROVINCES):
        if s.figures[seat][province][kind] > 0:
            return True
    return False


def ninja_refusal(s: State, card: int, victim: int) -> int:
    """Answer to NINJA: a clan with a Bushi on the map, the own one too (R-FX-17)."""
    return OK if has_on_map(s, victim, s.content.card_piece[card]) else R_NO_BUSHI


def ninja_at_refusal(s: State, card: int, victim: int, province: int) -> int:
    """Answer to NINJA-AT: a province with a Bushi of that clan (R-FX-17)."""
    return OK if s.figures[victim][province][s.content.card_piece[card]] > 0 else R_NO_BUSHI


def choose_victim(s: State, seat: int, card: int, victim: int) -> None:
    """The Honor is lost in any case, after the kill (R-FX-17)."""
    push(s, DO_LOSE_HONOR, seat, 0, 0, 0)
    push(s, NINJA_AT, seat, card, victim, 0)


def aim(s: State, seat: int, card: int, victim: int, province: int) -> None:
    """The kill follows; Mercy may spare an opponent's figure (R-FX-17, R-FX-26)."""
    push(s, DO_NINJA_KILL, seat, victim, province, s.content.card_piece[card])
    if victim != seat and copies(s, seat, FX_SPARE) > 0:
        push(s, MERCY, seat, MERCY_NINJA, province, victim)


def ninja_kill(s: State, seat: int, victim: int, province: int, kind: int) -> None:
    """One figure dies."""
    kill(s, victim, province, kind, 1)
    end_kill_event(s, seat)


# -- Path of the Monkey ------------------------------------------------------------------------------


def monkey_refusal(s: State, seat: int, victim: int) -> int:
    """Answer to MONKEY: one of the opponents tied for most coins, at least 1 (R-FX-18)."""
    if victim == seat or s.coins[victim] == 0:
        return R_NOT_RICHEST
    for other in range(s.seats):
        if other != seat and s.coins[other] > s.coins[victim]:
            return R_NOT_RICHEST
    return OK


def monkey(s: State, seat: int, card: int, victim: int) -> None:
    """Take a coin, which is no gain, and lose Honor (R-FX-18, R-TERM-14)."""
    n: int = min(s.coins[victim], s.content.card_coins[card])
    move_coins(s, victim, seat, n)
    tell(s, E_TOOK_COINS, seat, victim, n, 0)
    lose_honor(s, seat)
