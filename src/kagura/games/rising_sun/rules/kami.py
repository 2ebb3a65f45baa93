"""The Kami Turn (section 12)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.rising_sun.codes import (
    AMATERASU,
    BUSHI,
    FUJIN,
    HACHIMAN,
    NOBODY,
    RAIJIN,
    RYUJIN,
    SLOTS,
    SUSANOO,
    VP_KAMI,
)
from kagura.games.rising_sun.decisions import AMA, DO_SHRINE, FUJ_DEST, FUJ_FIG, RAI, RYU
from kagura.games.rising_sun.events import E_KAMI_TURN, E_SHRINE, E_SHRINE_EMPTY
from kagura.games.rising_sun.refusals import OK, R_NOT_IN_RESERVE, R_ON_TOP
from kagura.games.rising_sun.rules.force import shrine_force, strongest_at
from kagura.games.rising_sun.rules.gain import gain_coins, gain_ronin, gain_vp
from kagura.games.rising_sun.rules.gift import open_gifts
from kagura.games.rising_sun.rules.honor import rise_to_top
from kagura.games.rising_sun.rules.move import begin_step, piece_refusal
from kagura.games.rising_sun.rules.recruit import strongholds_of
from kagura.games.rising_sun.rules.summon import complete_summon, summon
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def kami_turn(s: State) -> None:
    """The four slots strictly from left to right, after the gifts if there are any (R-KAMI-2, R-GIFT-2)."""
    s.kami_turn += 1
    tell(s, E_KAMI_TURN, NOBODY, s.kami_turn, 0, 0)
    for i in range(SLOTS):
        s.shrine_winner[i] = NOBODY
        push(s, DO_SHRINE, NOBODY, SLOTS - 1 - i, 0, 0)
    open_gifts(s)


def shrine(s: State, slot: int) -> None:
    """Count the Forces now; the clan with the most has the benefit (R-KAMI-3 to 6)."""
    winner: int = strongest_at(s, slot)
    kami: int = s.slots[slot]
    s.shrine_winner[slot] = winner
    if winner == NOBODY:
        tell(s, E_SHRINE_EMPTY, NOBODY, slot, kami, 0)
        return
    force: int = shrine_force(s, winner, slot)
    tell_tokens(s, E_SHRINE, winner, slot, kami, force, tied_at(s, winner, slot, force), 0)
    benefit(s, winner, kami)


def tied_at(s: State, winner: int, slot: int, force: int) -> int:
    """How many other clans had as much Force."""
    n: int = 0
    for seat in range(s.seats):
        if seat != winner and shrine_force(s, seat, slot) == force:
            n += 1
    return n


def benefit(s: State, seat: int, kami: int) -> None:
    """What the Kami gives to the winner (R-KAMI-8 to 15)."""
    if kami == AMATERASU:
        if s.opt_amaterasu_optional:
            push(s, AMA, seat, 0, 0, 0)
        elif s.rank[seat] > 0:
            rise_to_top(s, seat)
    elif kami == FUJIN:
        push(s, FUJ_FIG, seat, s.content.fujin_moves, 0, 0)
    elif kami == HACHIMAN:
        gain_ronin(s, seat, s.content.hachiman_ronin)
    elif kami == RAIJIN:
        push(s, RAI, seat, 0, 0, 0)
    elif kami == RYUJIN:
        push(s, RYU, seat, s.content.ryujin_discount, 0, 0)
    elif kami == SUSANOO:
        gain_vp(s, seat, s.content.susanoo_vp * strongholds_of(s, seat), VP_KAMI)
    else:
        gain_coins(s, seat, s.content.tsukuyomi_coins)


def amaterasu_refusal(s: State, seat: int) -> int:
    """Answer to AMA: who is on top already cannot rise (R-KAMI-8)."""
    return OK if s.rank[seat] > 0 else R_ON_TOP


def fujin_refusal(s: State, seat: int, kind: int, province: int) -> int:
    """Answer to FUJ-FIG: an own piece on the map that can Move (R-KAMI-9)."""
    return piece_refusal(s, seat, kind, province, s.opt_fujin_strongholds == 1)


def choose_wind(s: State, seat: int, left: int, kind: int, province: int) -> None:
    """Answer to FUJ-FIG."""
    push(s, FUJ_DEST, seat, left, kind, province)


def blow(s: State, seat: int, left: int, kind: int, start: int, end: int) -> None:
    """Answer to FUJ-DEST: one of the Moves (R-KAMI-9)."""
    if left > 1:
        push(s, FUJ_FIG, seat, left - 1, 0, 0)
    begin_step(s, seat, kind, start, end)


def raijin_refusal(s: State, seat: int) -> int:
    """Answer to RAI: a Bushi in reserve, no substitute (R-KAMI-10)."""
    return OK if s.reserve[seat][BUSHI] > 0 else R_NOT_IN_RESERVE


def strike(s: State, seat: int, province: int) -> None:
    """Answer to RAI: a complete Summon, into any province (R-KAMI-10)."""
    complete_summon(s, seat)
    summon(s, seat, BUSHI, province)
