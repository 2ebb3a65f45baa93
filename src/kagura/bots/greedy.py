"""The greedy bot: the best turn that it sees, without a thought for what the others do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.bots.base import Bot

if TYPE_CHECKING:
    from kagura.core.game import Game
    from kagura.core.state import GameState


class GreedyBot(Bot):
    """Fills in what it cannot know by a sample, and takes the first step of the best turn there."""

    name = "greedy"

    def choose(self, game: Game, knowledge: GameState, seat: int, key: int) -> int:  # noqa: ARG002
        """The first decision of the best turn found by `kagura.core.lookahead`."""
        choices = knowledge.choices(seat)
        if len(choices) == 1:
            return choices[0]
        return knowledge.determinise(seat, key).best(seat)
