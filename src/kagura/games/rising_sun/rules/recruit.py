"""Recruit (section 7)."""

from __future__ import annotations

from kagura.games.rising_sun.codes import AT_SHRINE, DRAGONFLY, FX_END_RECRUIT_PLACE, PROVINCES, STRONGHOLD
from kagura.games.rising_sun.decisions import (
    DO_PLACE_AFTER,
    DO_RECRUIT_END,
    DO_RECRUIT_OF,
    LIGHT,
    REC_DEST,
    REC_FIG,
    SAMURAI,
)
from kagura.games.rising_sun.refusals import (
    OK,
    R_NO_ROOM_THERE,
    R_NO_STRONGHOLD_THERE,
    R_NO_SUMMON_LEFT,
    R_NOT_A_FIGURE,
    R_NOT_IN_RESERVE,
)
from kagura.games.rising_sun.rules.effects import copies
from kagura.games.rising_sun.rules.order import begin_order
from kagura.games.rising_sun.rules.summon import complete_summon, summon, worship
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def has_bonus(s: State, seat: int) -> bool:
    """The selector and its ally have the bonus of the Mandate (R-POL-4, R-TEA-6)."""
    return seat == s.selector or s.ally[s.selector] == seat


def strongholds_of(s: State, seat: int) -> int:
    """How many Strongholds the clan has on the map (R-TERM-12)."""
    n: int = 0
    for province in range(PROVINCES):
        n += s.figures[seat][province][STRONGHOLD]
    return n


def push_clans(s: State, op: int) -> None:
    """One clan after the other from the selector's left, the selector last (R-POL-3)."""
    seat: int = s.selector
    for _ in range(s.seats):
        push(s, op, seat, 0, 0, 0)
        seat = seat - 1 if seat > 0 else s.seats - 1


def recruit(s: State) -> None:
    """All clans Summon, then Path of the Light and Path of the Samurai (R-REC-6)."""
    push(s, DO_RECRUIT_END, 0, 0, 0, 0)
    push_clans(s, DO_RECRUIT_OF)


def begin_recruit(s: State, seat: int) -> None:
    """As many Summons as Strongholds, one more with the bonus (R-REC-1)."""
    strongholds: int = strongholds_of(s, seat)
    bonus: int = 0
    if strongholds > 0 and has_bonus(s, seat):
        bonus = s.content.recruit_bonus
    s.rec_left = strongholds + bonus
    s.rec_bonus = bonus
    s.rec_summoned = 0
    for province in range(PROVINCES):
        s.rec_placed[province] = 0
    push(s, REC_FIG, seat, 0, 0, 0)


def figure_refusal(s: State, seat: int, kind: int) -> int:
    """Answer to REC-FIG (R-REC-1)."""
    if kind == STRONGHOLD:
        return R_NOT_A_FIGURE
    if s.rec_left == 0:
        return R_NO_SUMMON_LEFT
    return OK if s.reserve[seat][kind] > 0 else R_NOT_IN_RESERVE


def recruit_province_refusal(s: State, seat: int, province: int) -> int:
    """As many figures as own Strongholds there, the bonus figure apart; Dragonfly: anywhere (R-REC-2)."""
    if s.clan[seat] == DRAGONFLY:
        return OK
    own: int = s.figures[seat][province][STRONGHOLD]
    if own == 0:
        return R_NO_STRONGHOLD_THERE
    return OK if s.rec_placed[province] < own + s.rec_bonus else R_NO_ROOM_THERE


def recruit_figure(s: State, seat: int, kind: int, place_code: int) -> None:
    """Answer to REC-DEST: a province, or after them a shrine slot (R-REC-3)."""
    s.rec_left -= 1
    s.rec_summoned += 1
    push(s, REC_FIG, seat, 0, 0, 0)
    if place_code < PROVINCES:
        s.rec_placed[place_code] += 1
        # Dragonfly keeps to no province, so it uses no bonus place up
        if s.clan[seat] != DRAGONFLY and s.rec_placed[place_code] > s.figures[seat][place_code][STRONGHOLD]:
            s.rec_bonus = 0
        summon(s, seat, kind, place_code)
    else:
        worship(s, seat, kind, place_code - PROVINCES)


def choose_figure(s: State, seat: int, kind: int) -> None:
    """Answer to REC-FIG: then it is put somewhere (R-REC-4)."""
    push(s, REC_DEST, seat, kind, 0, 0)


def end_recruit(s: State, seat: int) -> None:
    """The clan stops: its Summon is complete, if there was one (R-REC-5)."""
    has_summoned: bool = s.rec_summoned > 0
    s.rec_left = 0
    s.rec_bonus = 0
    s.rec_summoned = 0
    for province in range(PROVINCES):
        s.rec_placed[province] = 0
    if has_summoned:
        complete_summon(s, seat)


def after_recruit(s: State) -> None:
    """The owners of Path of the Light and Path of the Samurai, in their order (R-REC-6)."""
    owners: int = 0
    for seat in range(s.seats):
        if copies(s, seat, FX_END_RECRUIT_PLACE) > 0:
            owners = owners | (1 << seat)
    begin_order(s, owners, DO_PLACE_AFTER)


def place_after_recruit(s: State, seat: int) -> None:
    """Light first, then Samurai (R-REC-6); asked once a copy."""
    count: int = s.content.fx_count[FX_END_RECRUIT_PLACE]
    for i in range(count):
        card: int = s.content.fx_cards[FX_END_RECRUIT_PLACE][count - 1 - i]
        decision: int = LIGHT if s.content.card_where[card] == AT_SHRINE else SAMURAI
        for _ in range(s.cards[seat][card]):
            push(s, decision, seat, card, 0, 0)
