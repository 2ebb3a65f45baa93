"""A battle: how it begins, its outcome and what follows (R-BAT)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    ADVANTAGES,
    FX_SPARE,
    KINDS,
    MERCY_BATTLE,
    NO_PROVINCE,
    NOBODY,
    POETS_BID,
    SEATS,
    SOULS_ANY,
    VP_POETS,
)
from kagura.games.rising_sun.decisions import (
    BID_SEP,
    DO_BATTLE_KILL,
    DO_POETS,
    DO_REPARATIONS,
    DO_REVEAL,
    DO_TOKEN,
    MERCY,
    ODD,
)
from kagura.games.rising_sun.events import E_BATTLE, E_OUTCOME, E_REPARATIONS
from kagura.games.rising_sun.refusals import OK, R_NOT_A_LOSER
from kagura.games.rising_sun.rules.bids import award, bids_of, is_participant
from kagura.games.rising_sun.rules.effects import copies
from kagura.games.rising_sun.rules.force import clan_force, figures_in
from kagura.games.rising_sun.rules.gain import coins_to_pile, gain_vp
from kagura.games.rising_sun.rules.kill import end_kill_event, kill_all
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.rules.war import take_token
from kagura.games.rising_sun.state import State


def begin_battle(s: State, province: int, contenders: int) -> None:
    """All contenders take part; no card acts at the start (R-BAT-1), so they bid at once (R-WAR-5, R-BAT-2)."""
    s.battle = province
    s.participants = contenders
    s.sealed_open = contenders
    s.killed = 0
    s.souls_there = 0
    s.bids_open = 0
    for i in range(ADVANTAGES):
        s.advantage[i] = NOBODY
    place: int = 0
    for i in range(SEATS):
        s.battle_order[i] = NOBODY
        s.hired[i] = 0
        s.outcome_force[i] = 0
    for i in range(s.seats):
        seat: int = s.honor[i]
        if is_participant(s, seat):
            s.battle_order[place] = seat
            place += 1
            if has_souls(s, seat, province):
                s.souls_there = s.souls_there | (1 << seat)
    tell(s, E_BATTLE, NOBODY, province, 0, 0)
    push(s, DO_REVEAL, NOBODY, province, 0, 0)
    push(s, BID_SEP, NOBODY, 0, 0, 0)


def has_souls(s: State, seat: int, province: int) -> bool:
    """A figure stands there that scores when its owner takes the token (R-FX-4)."""
    for kind in range(KINDS):
        if s.content.token_vp[kind] > 0 and s.figures[seat][province][kind] > 0:
            return True
    return False


# -- outcome -----------------------------------------------------------------------------------------


def outcome_of_battle(s: State, province: int) -> None:
    """The most Force wins, ties by Honor, also if all have none (R-BAT-6)."""
    best: int = NOBODY
    for i in range(s.seats):
        seat: int = s.honor[i]
        if is_participant(s, seat):
            s.outcome_force[seat] = clan_force(s, seat, province) + s.hired[seat]
            if best == NOBODY or s.outcome_force[seat] > s.outcome_force[best]:
                best = seat
    s.battle_winner = best
    tell(s, E_OUTCOME, best, province, s.outcome_force[best], 0)
    push(s, DO_REPARATIONS, best, 0, 0, 0)
    push(s, DO_POETS, NOBODY, 0, 0, 0)
    push(s, DO_TOKEN, best, province, 0, 0)
    if has_victims(s, best, province):
        push(s, DO_BATTLE_KILL, best, province, 0, 0)
        if copies(s, best, FX_SPARE) > 0:
            push(s, MERCY, best, MERCY_BATTLE, province, 0)


def is_victim(s: State, winner: int, seat: int) -> bool:
    """A loser that is not the winner's ally (R-BAT-7)."""
    return is_participant(s, seat) and seat != winner and s.ally[winner] != seat


def has_victims(s: State, winner: int, province: int) -> bool:
    """Somebody would die."""
    for seat in range(s.seats):
        if is_victim(s, winner, seat) and figures_in(s, seat, province) > 0:
            return True
    return False


def kill_losers(s: State, winner: int, province: int) -> None:
    """All figures of the losers die in one kill event, except those of the ally (R-BAT-7)."""
    for i in range(s.seats):
        if is_victim(s, winner, s.honor[i]):
            kill_all(s, s.honor[i], province)
    end_kill_event(s, winner)


def token_of_battle(s: State, winner: int, province: int) -> None:
    """The winner takes the token (R-BAT-7); Oni of Souls counts now or from the start (R-FX-4)."""
    souls_were_there: int = 0
    if s.opt_souls_rule == SOULS_ANY:
        souls_were_there = (s.souls_there >> winner) & 1
    take_token(s, winner, province, souls_were_there)


def poets(s: State) -> None:
    """VP for each figure killed in this battle (R-BAT-8)."""
    winner: int = award(s, POETS_BID)
    if winner != NOBODY:
        gain_vp(s, winner, s.killed * s.content.poets_vp, VP_POETS)


# -- reparations -------------------------------------------------------------------------------------


def is_loser(s: State, seat: int) -> bool:
    """A participant that did not win, the winner's ally included (R-BAT-9)."""
    return is_participant(s, seat) and seat != s.battle_winner


def losers(s: State) -> int:
    """How many participants lost."""
    n: int = 0
    for seat in range(s.seats):
        if is_loser(s, seat):
            n += 1
    return n


def reparations(s: State, winner: int) -> None:
    """Losing bids go to the pile; the winner's are shared equally, odd coins as it likes (R-BAT-9)."""
    total: int = bids_of(s, winner)
    share: int = total // losers(s)
    odd: int = total % losers(s)
    for seat in range(s.seats):
        if is_loser(s, seat):
            coins_to_pile(s, bids_of(s, seat))
            s.coins[seat] += share
            if share > 0:
                tell(s, E_REPARATIONS, winner, seat, share, 0)
    s.odd_given = 0
    for seat in range(SEATS):
        s.bid_step[seat] = 0
        for i in range(ADVANTAGES):
            s.bid[seat][i] = 0
    s.bids_open = 0
    s.battle = NO_PROVINCE
    for i in range(odd):
        push(s, ODD, winner, odd - i, 0, 0)


def odd_refusal(s: State, seat: int) -> int:
    """Answer to ODD: a loser without an odd coin so far (R-BAT-9)."""
    return OK if is_loser(s, seat) and (s.odd_given >> seat) & 1 == 0 else R_NOT_A_LOSER


def give_odd_coin(s: State, winner: int, seat: int) -> None:
    """Answer to ODD."""
    s.odd_given = s.odd_given | (1 << seat)
    s.coins[seat] += 1
    tell(s, E_REPARATIONS, winner, seat, 1, 0)
