"""Perft: the number of ways to play the first decisions of a match.

A change of any rule of legality changes such numbers, and they are the same in every mode and on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass

from kagura.core.game import Game
from kagura.core.state import GameState


@dataclass(frozen=True, slots=True)
class Branch:
    """The paths that begin with one decision.

    Attributes:
        seat: who takes it.
        action: its code.
        notation: the same in notation.
        paths: how many paths of the full length begin with it.
    """

    seat: int
    action: int
    notation: str
    paths: int


def perft(state: GameState, depth: int) -> int:
    """The number of decision paths of exactly this length from a state, which is left as it is.

    Counted are the decisions of the seats that owe one. What a seat may do besides, when it owes nothing
    (such as turning a card face up out of its turn), is not counted. A match that ends earlier has no
    path of the full length.
    """
    if depth <= 0:
        return 1
    total = 0
    for seat in state.acting():
        if depth == 1:
            total += sum(state.legal(seat))
            continue
        for action in state.choices(seat):
            after = state.copy()
            after.apply(seat, action)
            total += perft(after, depth - 1)
    return total


def divide(game: Game, state: GameState, depth: int) -> list[Branch]:
    """The paths of this length (1 or more) by their first decision; together they are `perft`."""
    branches = []
    for seat in state.acting():
        for action in state.choices(seat):
            after = state.copy()
            after.apply(seat, action)
            branches.append(Branch(seat, action, game.format(state, seat, action), perft(after, depth - 1)))
    return branches
