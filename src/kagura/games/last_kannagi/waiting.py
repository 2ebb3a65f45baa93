"""What a bot does rather than wait: nothing comes to who stands still (a move without a step, K-MOVE-11)."""

from __future__ import annotations

from collections.abc import Callable

from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.play import main_code
from kagura.games.last_kannagi.rules.time import is_last_day
from kagura.games.last_kannagi.rules.turn import hours_of
from kagura.games.last_kannagi.state import State

WAIT = main_code(k.MOVE, k.LEVEL_1, 0)
ENOUGH_CARDS = 2
FURTHER = 4  # turns in which something may come that a shorter look does not see
PRAY = main_code(k.PRAYER, k.LEVEL_4, 0)  # a card, and each is a point in the end


def instead_of_waiting(state: GameState, seat: int, action: int, foresee: Callable[[GameState], int]) -> int:
    """The action, unless it would only wait: then prayer 4 if the day has room for it, else on day 5 a pass.

    Whoever has cards enough looks further ahead before it takes one more for want of anything better.
    """
    if action != WAIT:
        return action
    s: State = state.fields  # read only here: of a compiled state it is a copy
    if not _stays(state, s.marker[seat], seat, foresee):
        return action
    further = state.best(seat, FURTHER) if s.cards[seat] >= ENOUGH_CARDS else WAIT
    if further != WAIT:
        return further
    left = s.day * s.content.hours_per_day - s.clock[seat]
    if PRAY in state.choices(seat) and hours_of(s, seat, k.LEVEL_4, 0) <= left:
        return PRAY
    return k.REST if is_last_day(s) else action


def _stays(state: GameState, here: int, seat: int, foresee: Callable[[GameState], int]) -> bool:
    """Whether the move from here would end where it begins."""
    after = state.copy()
    after.apply(seat, WAIT)
    s: State = after.fields
    if s.pending == k.STEP:
        return foresee(after) == k.STOP
    return bool(s.marker[seat] == here)
