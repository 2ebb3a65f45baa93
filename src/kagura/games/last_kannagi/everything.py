"""What takes all there is, where several questions in a row ask for numbers of tokens."""

from __future__ import annotations

from collections.abc import Callable

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.dedication import source_count, sources, tokens_left_to_give
from kagura.games.last_kannagi.state import State


def everything(s: State, seat: int) -> int | None:
    """The answer to the pending question that takes all of it; None where there is none.

    A dedication must have the level for all that still lies there.
    """
    if s.pending == k.AB and s.content.prayer[s.level][0][0][0] == k.EFF_PURIFY_ANY:
        return k.ANSWER_A
    if s.pending == k.PNUM or (s.pending == k.DNUM and may_give_everything(s, seat)):
        return k.NUMBER + asked_sources(s, seat)[1](s, seat, s.cursor)
    return None


def may_give_everything(s: State, seat: int) -> bool:
    """Whether the level of the running dedication allows all that still lies there."""
    ends, count = asked_sources(s, seat)
    return sum(count(s, seat, source) for source in range(s.cursor, ends)) <= tokens_left_to_give(s)


def asked_sources(s: State, seat: int) -> tuple[int, Callable[[State, int, int], int]]:
    """How many sources are asked for, and how many tokens lie in one."""
    return (k.COLOURS, _in_body) if s.pending == k.PNUM else (sources(s, seat), source_count)


def _in_body(s: State, seat: int, colour: int) -> int:
    return s.body[seat][colour]
