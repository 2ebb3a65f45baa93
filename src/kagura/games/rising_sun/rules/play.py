"""`apply`: an answer, and all that follows without a choice (R-DEC-2)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import AT_END
from kagura.games.rising_sun.decisions import DECISIONS, DECLINES, PASS
from kagura.games.rising_sun.events import E_DECLINED, E_SOLE_ANSWER
from kagura.games.rising_sun.rules.answer import answer
from kagura.games.rising_sun.rules.asked import acting, decision_of, is_sealed
from kagura.games.rising_sun.rules.legality import sole_answer
from kagura.games.rising_sun.rules.step import step
from kagura.games.rising_sun.rules.todo import top
from kagura.games.rising_sun.state import State


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, and all that follows without a choice (R-DEC-2)."""
    if s.log.on:
        s.log.count = 0
    op: int = decision_of(s, seat)
    if action == PASS and DECLINES[op]:
        tell(s, E_DECLINED, seat, op, 0, 0)
    answer(s, seat, op, action)
    settle(s)


def settle(s: State) -> None:
    """Do what happens by itself, until a decision is to be asked."""
    while s.phase != AT_END:
        if top(s) >= DECISIONS:
            step(s)
        elif not answer_without_asking(s):
            return


def answer_without_asking(s: State) -> bool:
    """PASS where nothing else is possible, and with `auto_single` any sole answer (R-DEC-2)."""
    seats: int = acting(s)
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            sole: int = sole_answer(s, seat)
            if sole == PASS or (sole > PASS and s.opt_auto_single):
                tell_sole_answer(s, seat, sole)
                answer(s, seat, decision_of(s, seat), sole)
                return True
    return False


def tell_sole_answer(s: State, seat: int, action: int) -> None:
    """Note what was answered without asking, unless it goes without saying or is sealed."""
    if action != PASS and not is_sealed(top(s)):
        tell(s, E_SOLE_ANSWER, seat, top(s), action, 0)
