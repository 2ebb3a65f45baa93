"""Bots that take the best line they see, without a thought for what the others do meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kagura.bots.base import Bot

if TYPE_CHECKING:
    from kagura.core.game import Game
    from kagura.core.state import GameState


class GreedyBot(Bot):
    """Fills in what it cannot know by a sample, and takes the first step of the best two turns there."""

    name = "greedy"
    turns: ClassVar[int] = 2
    width: ClassVar[int] = 8

    def choose(self, game: Game, knowledge: GameState, seat: int, key: int) -> int:
        """The first decision of the best line found by `kagura.core.lookahead`, or what the game has in place of it."""
        choices = knowledge.choices(seat)
        if len(choices) == 1:
            return choices[0]
        state = knowledge.determinise(seat, key)

        def best(of: GameState) -> int:
            return of.best(seat, self.turns, self.width)

        return game.rather(state, seat, best(state), best)


class SearchBot(GreedyBot):
    """The same four turns ahead and with a wider beam: stronger, and four to five times slower."""

    name = "search"
    turns = 4
    width = 20
