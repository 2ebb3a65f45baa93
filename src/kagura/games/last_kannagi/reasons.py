"""The numbers that make a refusal plain, such as the power needed beside the power there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kagura.core.record import SEAT_LETTERS
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import refusals as r
from kagura.games.last_kannagi.effects import LEVEL_NAMES
from kagura.games.last_kannagi.notation import format_action
from kagura.games.last_kannagi.rules.build import build_power_needed
from kagura.games.last_kannagi.rules.effects import resistance, supply_limit
from kagura.games.last_kannagi.rules.move import step_cost
from kagura.games.last_kannagi.rules.play import main_code
from kagura.games.last_kannagi.rules.prayer import branch_refusal
from kagura.games.last_kannagi.rules.time import day_ends_at
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.rules.turn import card_of, hours_of, kind_of, level_of
from kagura.games.last_kannagi.state import State

Args = Mapping[str, int | str]


def args(s: State, seat: int, action: int, number: int) -> Args:
    """The arguments of the sentence of refusal `number`."""
    if number == r.R_NOT_YOUR_TURN:
        return {"turn": SEAT_LETTERS[s.active]}
    if number in _OF_MAIN:
        return _OF_MAIN[number](s, seat, action)
    if number == r.R_NOT_ASKED:
        return {"asked": k.DECISIONS[s.pending]}
    if number in (r.R_DEAD_END, r.R_OCCUPIED):
        return {"marker": _marker_on(s, seat, action - k.GO if action >= k.GO else s.marker[seat])}
    if number in (r.R_MOVE_POWER, r.R_RESISTANCE) and s.pending == k.STEP:
        return _of_step(s, seat, action - k.GO)
    return {}


def _hours(s: State, seat: int, action: int) -> Args:
    return {"hours": hours_of(s, seat, level_of(action), card_of(action)), "left": day_ends_at(s) - s.clock[seat]}


def _build_power(s: State, seat: int, action: int) -> Args:
    level = level_of(action)
    return {
        "need": build_power_needed(s, seat, s.marker[seat]),
        "have": s.content.build_power[level],
        "level": LEVEL_NAMES[level],
    }


def _marker_on(s: State, seat: int, space: int) -> str:
    """Whose marker stands in the way, "none" if nobody's."""
    return next((SEAT_LETTERS[other] for other in range(s.seats) if other != seat and s.marker[other] == space), "none")


def _prayer(s: State, seat: int, action: int) -> Args:
    """Why each of the two prayers is impossible."""
    whys = (r.REFUSALS[branch_refusal(s, seat, level_of(action), branch)][1] for branch in range(2))
    return dict(zip("ab", whys, strict=True))


def _card(s: State, seat: int, action: int) -> Args:
    """How the same is typed with a card."""
    return {"notation": format_action(s, seat, main_code(kind_of(action), level_of(action), 1))}


def _faith(s: State, seat: int, action: int) -> Args:
    return {"need": s.content.faith_required[level_of(action)], "have": s.faith[seat]}


def _supply(s: State, seat: int, _action: int) -> Args:
    return {"limit": supply_limit(s, seat)}


_OF_MAIN: dict[int, Callable[[State, int, int], Args]] = {
    r.R_LAST_DAY: _hours,
    r.R_BUILD_POWER: _build_power,
    r.R_FAITH: _faith,
    r.R_NO_PRAYER: _prayer,
    r.R_EX_WITH_CARD: _card,
    r.R_SUPPLY_FULL: _supply,
}


def _of_step(s: State, seat: int, space: int) -> Args:
    return {
        "cost": step_cost(s, seat, space),
        "left": s.power_left,
        "body": body_power(s, seat),
        "resistance": resistance(s, seat),
    }
