"""The stack of things to do: an effect is completed, with all it sets off, before what caused it goes on (R-TIME-1).

What is pushed last happens first, so a step pushes what follows in reverse order.
"""

from __future__ import annotations

from kagura.games.rising_sun.decisions import ARGS
from kagura.games.rising_sun.state import State


def push(s: State, op: int, a: int, b: int, c: int, d: int) -> None:
    """Put something to do on top of the stack, with up to four numbers; `a` is the seat it is about."""
    n: int = s.depth
    s.stack_op[n] = op
    s.stack_args[n][0] = a
    s.stack_args[n][1] = b
    s.stack_args[n][2] = c
    s.stack_args[n][3] = d
    s.depth = n + 1


def pop(s: State) -> None:
    """Take the top away; what is left behind is blank, so that equal states have equal bytes."""
    n: int = s.depth - 1
    s.stack_op[n] = 0
    for i in range(ARGS):
        s.stack_args[n][i] = 0
    s.depth = n


def top(s: State) -> int:
    """What is on top of the stack."""
    return s.stack_op[s.depth - 1]


def arg(s: State, i: int) -> int:
    """A number of the top of the stack."""
    return s.stack_args[s.depth - 1][i]
