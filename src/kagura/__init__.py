"""Kagura: a table for three shrine games, and the fastest simulator of them in Python.

import kagura
game = kagura.make("last_kannagi")
print(game.playouts(3000, seed=7).decisions)
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import kagura.games  # noqa: F401 - before the function of this name, whose place the package would take later
from kagura.core.errors import IllegalAction, KaguraError, UnknownGame

if TYPE_CHECKING:
    from kagura.core.game import Game

__version__ = "0.1.0"
__all__ = ["IllegalAction", "KaguraError", "UnknownGame", "__version__", "games", "make"]


def games() -> list[str]:
    """Names of all installed games."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group="kagura.games").names)


@functools.cache
def make(name: str) -> Game:
    """The game with this name.

    Raises:
        UnknownGame: no installed game has it.
    """
    from importlib.metadata import entry_points

    found = entry_points(group="kagura.games", name=name)
    for entry in found:
        game: Game = entry.load()
        return game
    raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(games()) or 'none'}")
