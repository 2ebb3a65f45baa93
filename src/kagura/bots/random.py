"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.bots.base import Bot
from kagura.core.rng import MASK_32, philox

if TYPE_CHECKING:
    from kagura.core.game import Game
    from kagura.core.state import GameState


class RandomBot(Bot):
    """Takes any legal action."""

    name = "random"

    def choose(self, game: Game, knowledge: GameState, seat: int, key: int) -> int:  # noqa: ARG002
        """A uniform legal action."""
        choices = knowledge.choices(seat)
        return choices[philox(0, key >> 32, key & MASK_32) * len(choices) >> 32]
