"""The end of the game (K-END)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.last_kannagi.codes import END_A, END_B, END_C, NOBODY, OVER
from kagura.games.last_kannagi.events import E_END_A
from kagura.games.last_kannagi.rules.revelation import reveal_all_met
from kagura.games.last_kannagi.rules.tokens import world_is_clean
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import SPACES

LEVEL_3_SPACE = 3


def end_game(s: State, trigger: int, saviour: int) -> None:
    """The game is over at once; nothing more happens but revealing what is fulfilled (K-END-4, K-REV-3)."""
    s.end = trigger
    s.saviour = saviour
    s.pending = OVER
    reveal_all_met(s)
    tell(s, E_END_A - END_A + trigger, saviour, trigger, 0, 0)


def level_3_shrines(s: State) -> int:
    """Level 3 spaces with a branch shrine of anybody."""
    n: int = 0
    for space in range(SPACES):
        if s.content.level[space] == LEVEL_3_SPACE and s.shrine[space] != NOBODY:
            n += 1
    return n


def end_if_level_3_is_built(s: State, seat: int) -> None:
    """Trigger A, tested after each build (K-END-1)."""
    if level_3_shrines(s) >= s.content.end_shrines:
        end_game(s, END_A, seat)


def end_if_world_is_clean(s: State, seat: int) -> None:
    """Trigger B, tested after each absorption (K-END-2)."""
    if s.content.end_no_impurity and world_is_clean(s):
        end_game(s, END_B, seat)


def end_after_last_day(s: State) -> None:
    """Trigger C: nobody has an hour left (K-END-3). There is no saviour."""
    end_game(s, END_C, NOBODY)
