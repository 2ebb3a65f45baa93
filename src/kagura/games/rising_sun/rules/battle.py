"""A battle: sealed bids, the four advantages, the outcome and what follows (R-BAT)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.rising_sun.codes import (
    ADVANTAGES,
    BID_SEP,
    COUNTS_AS_DAIMYO,
    DO_ADVANTAGE,
    DO_BATTLE_KILL,
    DO_HOST_END,
    DO_OUTCOME,
    DO_POETS,
    DO_REPARATIONS,
    DO_REVEAL,
    DO_TOKEN,
    FX_EXTRA_HOSTAGE,
    FX_SPARE,
    HOST,
    HOST_KIND,
    HOSTAGE_BID,
    KINDS,
    KOI,
    MERCY,
    MERCY_BATTLE,
    NO_PROVINCE,
    NOBODY,
    ODD,
    POETS_BID,
    RONIN,
    RONIN_BID,
    SEATS,
    SEPPUKU,
    SEPPUKU_BID,
    SOULS_ANY,
    STRONGHOLD,
    VP_HOSTAGE,
    VP_POETS,
)
from kagura.games.rising_sun.events import (
    E_ADVANTAGE,
    E_BATTLE,
    E_BIDS,
    E_CAPTURED,
    E_HIRED,
    E_OUTCOME,
    E_REPARATIONS,
    E_SEALED,
    E_SEPPUKU,
)
from kagura.games.rising_sun.refusals import (
    OK,
    R_NO_FIGURE_THERE,
    R_NO_RONIN,
    R_NOT_A_LOSER,
    R_NOT_A_PARTICIPANT,
    R_NOT_CAPTURABLE,
    R_NUMBER,
)
from kagura.games.rising_sun.rules.effects import amount_n, copies
from kagura.games.rising_sun.rules.force import clan_force, figures_in
from kagura.games.rising_sun.rules.gain import coins_to_pile, gain_vp, lose_vp
from kagura.games.rising_sun.rules.honor import gain_honor
from kagura.games.rising_sun.rules.kill import end_kill_event, end_seppuku, kill_all
from kagura.games.rising_sun.rules.todo import pop, push
from kagura.games.rising_sun.rules.war import take_token
from kagura.games.rising_sun.state import State


def is_participant(s: State, seat: int) -> bool:
    """The clan takes part in the battle, even with no figure left (R-WAR-5)."""
    return (s.participants >> seat) & 1 == 1


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


# -- bids --------------------------------------------------------------------------------------------


def bids_of(s: State, seat: int) -> int:
    """The coins that the clan has bid in this battle."""
    total: int = 0
    for i in range(ADVANTAGES):
        total += s.bid[seat][i]
    return total


def most_to_bid(s: State, seat: int) -> int:
    """The coins left after the earlier bids, as far as one advantage takes them (R-BAT-2)."""
    return min(s.content.bid_max, s.coins[seat] - bids_of(s, seat))


def bid_refusal(s: State, seat: int, n: int) -> int:
    """Answer to BID-* (R-BAT-2)."""
    return OK if n <= most_to_bid(s, seat) else R_NUMBER


def make_bid(s: State, seat: int, n: int) -> None:
    """One of the four bids; the last one of the last clan opens them all (R-BAT-2)."""
    s.bid[seat][s.bid_step[seat]] = n
    s.bid_step[seat] += 1
    if s.bid_step[seat] == ADVANTAGES:
        s.sealed_open = s.sealed_open & ~(1 << seat)
        tell(s, E_SEALED, seat, 0, 0, 0)
        if s.sealed_open == 0:
            pop(s)


def reveal_bids(s: State, province: int) -> None:
    """All bids are shown and deducted at once (R-BAT-2)."""
    s.bids_open = 1
    push(s, DO_OUTCOME, NOBODY, province, 0, 0)
    for i in range(ADVANTAGES - 1):
        push(s, DO_ADVANTAGE, NOBODY, RONIN_BID - i, province, 0)
    for i in range(s.seats):
        seat: int = s.honor[i]
        if is_participant(s, seat):
            s.coins[seat] -= bids_of(s, seat)
            tell_bids(s, seat)


def tell_bids(s: State, seat: int) -> None:
    """Note the bids of a clan."""
    tell_tokens(s, E_BIDS, seat, s.bid[seat][0], s.bid[seat][1], s.bid[seat][2], s.bid[seat][3], 0)


def highest_bidder(s: State, advantage: int) -> int:
    """The highest bid above 0, ties by Honor now; NOBODY if all are 0 (R-BAT-3)."""
    best: int = 0
    found: int = NOBODY
    for i in range(s.seats):
        seat: int = s.honor[i]
        if is_participant(s, seat) and s.bid[seat][advantage] > best:
            best = s.bid[seat][advantage]
            found = seat
    return found


def award(s: State, advantage: int) -> int:
    """Settle who wins an advantage; returns the seat or NOBODY."""
    winner: int = highest_bidder(s, advantage)
    s.advantage[advantage] = winner
    if winner != NOBODY:
        tell(s, E_ADVANTAGE, winner, advantage, s.bid[winner][advantage], 0)
    return winner


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
