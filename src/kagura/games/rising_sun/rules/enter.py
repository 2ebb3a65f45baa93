"""A figure enters a province: Oni of Hate and Oni of Spite, and Mercy (R-TIME-3c, R-FX-2, R-FX-3, R-FX-26)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    BUSHI,
    ENTER_HATE,
    ENTER_SPITE,
    FX_SPARE,
    KOMAINU,
    MERCY_HATE,
    NOBODY,
    SEATS,
    SHINTO,
    VP_CARDS,
)
from kagura.games.rising_sun.decisions import DO_HATE, DO_HATE_KILL, HATE, MERCY
from kagura.games.rising_sun.events import E_SPARED
from kagura.games.rising_sun.refusals import OK, R_NOT_HATED
from kagura.games.rising_sun.rules.effects import amount_vp, copies
from kagura.games.rising_sun.rules.force import clan_force
from kagura.games.rising_sun.rules.gain import gain_vp, lose_vp
from kagura.games.rising_sun.rules.kill import end_kill_event, kill
from kagura.games.rising_sun.rules.todo import pop, push
from kagura.games.rising_sun.state import State


def enter(s: State, seat: int, province: int, kind: int) -> None:
    """What a figure does that arrives in a province, by Summon, Place, Move or Replace (R-TERM-10)."""
    if s.content.on_enter[kind] == ENTER_SPITE:
        spite(s, seat, province, kind)
    elif s.content.on_enter[kind] == ENTER_HATE:
        push(s, DO_HATE, seat, province, 0, 0)


def spite(s: State, seat: int, province: int, kind: int) -> None:
    """Steal VP from each clan higher in Honor with Force there; one gain (R-FX-3)."""
    stolen: int = 0
    for i in range(s.rank[seat]):
        if clan_force(s, s.honor[i], province) > 0:
            stolen += lose_vp(s, s.honor[i], s.content.enter_vp[kind])
    gain_vp(s, seat, stolen, VP_CARDS)


def is_hated(kind: int) -> bool:
    """The kinds of figures that Oni of Hate may kill (R-FX-2)."""
    return kind == SHINTO or kind == BUSHI or kind == KOMAINU


def has_hated(s: State, seat: int, province: int) -> bool:
    """The clan has a figure there that Oni of Hate may kill."""
    return s.figures[seat][province][SHINTO] + s.figures[seat][province][BUSHI] + s.figures[seat][province][KOMAINU] > 0


def begin_hate(s: State, seat: int, province: int) -> None:
    """Each clan higher in Honor, top first, will lose one figure there, unless Mercy spares all (R-FX-2)."""
    victims: int = 0
    for i in range(s.rank[seat]):
        if has_hated(s, s.honor[i], province):
            victims += 1
    if victims == 0:
        return
    push(s, DO_HATE_KILL, seat, province, 0, 0)
    for i in range(s.rank[seat]):
        victim: int = s.honor[s.rank[seat] - 1 - i]
        if has_hated(s, victim, province):
            push(s, HATE, seat, province, victim, 0)
    if copies(s, seat, FX_SPARE) > 0:
        push(s, MERCY, seat, MERCY_HATE, province, victims)


def hate_refusal(s: State, province: int, victim: int, kind: int) -> int:
    """Answer to HATE: a figure of the victim that can be killed (R-FX-2)."""
    return OK if is_hated(kind) and s.figures[victim][province][kind] > 0 else R_NOT_HATED


def end_hate(s: State, seat: int, province: int) -> None:
    """All figures picked die in one kill event (R-FX-2)."""
    for i in range(s.seats):
        victim: int = s.honor[i]
        if s.pick[victim] != NOBODY:
            kill(s, victim, province, s.pick[victim], 1)
    for other in range(SEATS):
        s.pick[other] = NOBODY
    end_kill_event(s, seat)


def spare(s: State, seat: int, what: int, victims: int) -> None:
    """Mercy: none of them dies, and VP for each copy (R-FX-26); what would have killed is taken off the stack."""
    tell(s, E_SPARED, seat, 0, 0, 0)
    pop(s)
    if what == MERCY_HATE:
        for _ in range(victims):
            pop(s)
    gain_vp(s, seat, amount_vp(s, seat, FX_SPARE), VP_CARDS)
