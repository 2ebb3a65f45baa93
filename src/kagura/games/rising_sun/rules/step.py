"""What happens by itself: the top of the stack is done."""

from __future__ import annotations

from kagura.games.rising_sun.codes import AT_END
from kagura.games.rising_sun.decisions import (
    DO_ADVANTAGE,
    DO_BALLOT,
    DO_BATTLE,
    DO_BATTLE_KILL,
    DO_BUILD,
    DO_CLEANUP,
    DO_DRAW,
    DO_END,
    DO_EXECUTE,
    DO_GIFTS,
    DO_HATE,
    DO_HATE_KILL,
    DO_HOST_END,
    DO_HOSTAGES,
    DO_IN_ORDER,
    DO_KAMI_TURN,
    DO_LOSE_HONOR,
    DO_MANDATE_TURN,
    DO_MARSHAL_OF,
    DO_MATCHING,
    DO_MOVE,
    DO_NEXT_SEASON,
    DO_NINJA_KILL,
    DO_OUTCOME,
    DO_PLACE_AFTER,
    DO_POETS,
    DO_POLITICS,
    DO_RECEIVE,
    DO_RECRUIT_END,
    DO_RECRUIT_OF,
    DO_REPARATIONS,
    DO_REVEAL,
    DO_SEASON,
    DO_SELECTED,
    DO_SHRINE,
    DO_SUMMONED,
    DO_TEA,
    DO_TOKEN,
    DO_TRACK,
    DO_WAR,
    DO_WAR_PHASE,
    DO_WAR_START,
    DO_WAR_UPGRADES,
    DO_WINTER,
)
from kagura.games.rising_sun.rules.advantages import end_hostages, resolve_advantage
from kagura.games.rising_sun.rules.battle import (
    begin_battle,
    kill_losers,
    outcome_of_battle,
    poets,
    reparations,
    token_of_battle,
)
from kagura.games.rising_sun.rules.bids import reveal_bids
from kagura.games.rising_sun.rules.buy import receive
from kagura.games.rising_sun.rules.enter import begin_hate, end_hate
from kagura.games.rising_sun.rules.gift import gifts
from kagura.games.rising_sun.rules.honor import lose_honor
from kagura.games.rising_sun.rules.kami import kami_turn, shrine
from kagura.games.rising_sun.rules.marshal import begin_marshal, build
from kagura.games.rising_sun.rules.move import move
from kagura.games.rising_sun.rules.order import in_order
from kagura.games.rising_sun.rules.political import (
    advance_on_track,
    begin_mandate_turn,
    begin_politics,
    draw_tiles,
    execute,
    next_selector,
    selected,
)
from kagura.games.rising_sun.rules.recruit import after_recruit, begin_recruit, place_after_recruit
from kagura.games.rising_sun.rules.season import (
    begin_season,
    clean_up,
    end_match,
    next_season,
    return_hostages,
    winter,
)
from kagura.games.rising_sun.rules.summon import after_summon, ninja_kill
from kagura.games.rising_sun.rules.tea import match_ballots, open_ballot, tea
from kagura.games.rising_sun.rules.todo import arg, pop, top
from kagura.games.rising_sun.rules.war import begin_war, next_province, start_war, war_upgrades
from kagura.games.rising_sun.state import State


def step(s: State) -> None:
    """Take the top off the stack and do it."""
    op: int = top(s)
    a: int = arg(s, 0)
    b: int = arg(s, 1)
    c: int = arg(s, 2)
    d: int = arg(s, 3)
    pop(s)
    if op <= DO_EXECUTE:
        step_of_season(s, op, a, b)
    elif op <= DO_SHRINE:
        step_of_politics(s, op, a, b, c, d)
    else:
        step_of_war(s, op, a, b, c)


def step_of_season(s: State, op: int, a: int, b: int) -> None:
    """Set-up, Tea Ceremony, and the course of the Political Phase."""
    if op == DO_SEASON:
        begin_season(s)
    elif op == DO_HOSTAGES:
        return_hostages(s)
    elif op == DO_TEA:
        tea(s)
    elif op == DO_BALLOT:
        open_ballot(s)
    elif op == DO_MATCHING:
        match_ballots(s)
    elif op == DO_GIFTS:
        gifts(s)
    elif op == DO_POLITICS:
        begin_politics(s)
    elif op == DO_TRACK:
        advance_on_track(s)
    elif op == DO_MANDATE_TURN:
        begin_mandate_turn(s, next_selector(s))
    elif op == DO_DRAW:
        draw_tiles(s, a)
    elif op == DO_SELECTED:
        selected(s, a, b)
    else:  # DO_EXECUTE
        execute(s, b)


def step_of_politics(s: State, op: int, a: int, b: int, c: int, d: int) -> None:
    """Mandates, cards and the Kami Turn."""
    if op == DO_RECRUIT_OF:
        begin_recruit(s, a)
    elif op == DO_RECRUIT_END:
        after_recruit(s)
    elif op == DO_MARSHAL_OF:
        begin_marshal(s, a)
    elif op == DO_MOVE:
        move(s, a, b, c, d)
    elif op == DO_BUILD:
        build(s, a, b, c)
    elif op == DO_RECEIVE:
        receive(s, a, b)
    elif op == DO_SUMMONED:
        after_summon(s, a)
    elif op == DO_HATE:
        begin_hate(s, a, b)
    elif op == DO_HATE_KILL:
        end_hate(s, a, b)
    elif op == DO_NINJA_KILL:
        ninja_kill(s, a, b, c, d)
    elif op == DO_LOSE_HONOR:
        lose_honor(s, a)
    elif op == DO_IN_ORDER:
        in_order(s, b)
    elif op == DO_PLACE_AFTER:
        place_after_recruit(s, a)
    elif op == DO_KAMI_TURN:
        kami_turn(s)
    else:  # DO_SHRINE
        shrine(s, b)


def step_of_war(s: State, op: int, a: int, b: int, c: int) -> None:
    """War, cleanup, Winter, and the order of several clans."""
    if op == DO_WAR_PHASE:
        begin_war(s)
    elif op == DO_WAR_START:
        start_war(s)
    elif op == DO_WAR_UPGRADES:
        war_upgrades(s, a)
    elif op == DO_WAR:
        next_province(s)
    elif op == DO_BATTLE:
        begin_battle(s, b, c)
    elif op == DO_REVEAL:
        reveal_bids(s, b)
    elif op == DO_ADVANTAGE:
        resolve_advantage(s, b, c)
    elif op == DO_HOST_END:
        end_hostages(s, a)
    elif op == DO_OUTCOME:
        outcome_of_battle(s, b)
    elif op == DO_BATTLE_KILL:
        kill_losers(s, a, b)
    elif op == DO_TOKEN:
        token_of_battle(s, a, b)
    elif op == DO_POETS:
        poets(s)
    elif op == DO_REPARATIONS:
        reparations(s, a)
    elif op == DO_CLEANUP:
        clean_up(s)
    elif op == DO_NEXT_SEASON:
        next_season(s)
    elif op == DO_WINTER:
        winter(s)
    elif op == DO_END:
        end_match(s)
    else:  # DO_STOP
        s.phase = AT_END
