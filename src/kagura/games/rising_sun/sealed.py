"""What is answered unseen: until when, and by a bot how; mixed, so that nobody can count on it (R-TEA-2, R-BAT-2)."""

from __future__ import annotations

from random import Random

from kagura.core.state import GameState, glimpse
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.rules import asked
from kagura.games.rising_sun.rules.advantages import ronin_force
from kagura.games.rising_sun.rules.bids import bids_of, most_to_bid
from kagura.games.rising_sun.rules.force import clan_force, figures_in
from kagura.games.rising_sun.rules.todo import arg, top
from kagura.games.rising_sun.state import State

#: Shares of the coins that are spent on one battle: by chance, all of them in the last one.
SHARES = (0.3, 0.5, 0.7, 0.9)


def is_sealed(before: GameState, now: GameState) -> bool:
    """Whether what was answered in `before` is still kept from the others (R-DEC-1).

    Ballots and bids until all are in; the tile of Lotus is never shown (R-CLAN-2), so until the match is over.
    """
    if now.over:
        return False
    s, t = (glimpse(state, "depth", "stack_op", "stack_args", "clan", "season", "battle") for state in (before, now))
    if top(s) == d.MANDATE:
        return bool(s.clan[arg(s, 0)] == k.LOTUS)
    return asked.is_sealed(top(s)) and top(t) == top(s) and (t.season, t.battle) == (s.season, s.battle)


def unseen(state: GameState, seat: int, action: int) -> int:
    """A ballot or a bid of the bot's own; any other action as it is."""
    s: State = state.fields
    op = top(s) if s.depth else d.DO_STOP
    if op == d.BALLOT:
        return next_partner(state, seat)
    return mixed_bid(state, seat) if op == d.BID_SEP else action


def next_partner(state: GameState, seat: int) -> int:
    """An ally is worth having, whoever it is: list one after the other, in any order."""
    s: State = state.fields
    chance = Random(f"{s.key_low} {s.key_high}")
    return chance.choice([action for action in state.choices(seat) if action != d.PASS])


def mixed_bid(state: GameState, seat: int) -> int:
    """A bid for the advantage that is asked, drawn with the key of the sample that the bot plays on."""
    s: State = state.fields
    chance = Random(f"{s.key_low} {s.key_high} {s.bid_step[seat]}")
    weights = [worth * chance.uniform(0.5, 1.5) for worth in worths(s, seat)]
    step = s.bid_step[seat]
    total = sum(weights[step:])
    share = 1.0 if is_last(s, seat) else chance.choice(SHARES)
    budget = share * (s.coins[seat] - bids_of(s, seat))
    wanted = budget * weights[step] / total if total else 0
    # what is left of a coin is bid as often as it is there
    bid = int(wanted) + (chance.random() < wanted - int(wanted))
    return d.A_NUM + min(bid, most_to_bid(s, seat))


def worths(s: State, seat: int) -> list[float]:
    """What each advantage is worth to the seat in this battle, in VP."""
    province = s.battle
    others = [other for other in range(s.seats) if other != seat and s.participants >> other & 1]
    own = clan_force(s, seat, province)
    strongest = max(clan_force(s, other, province) for other in others)
    figures = figures_in(s, seat, province)
    killed = sum(figures_in(s, other, province) for other in others)
    is_behind = own < strongest or (own == strongest and any(s.rank[other] < s.rank[seat] for other in others))
    hired = ronin_force(s, seat)
    token = 4.0
    return [
        1.5 * figures if is_behind else 0.0,
        3.0 if killed else 0.0,
        token if is_behind and own + hired >= strongest else 1.0 if hired else 0.0,
        1.0 * (killed if not is_behind else max(killed, figures)),
    ]


def is_last(s: State, seat: int) -> bool:
    """The seat has no Force in any province that is still to come: coins kept would be lost."""
    rest = list(s.war_pile[s.season])[s.war_pos : s.war_count]
    return not any(clan_force(s, seat, province) for province in rest)
