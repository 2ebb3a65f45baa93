"""Kagura: a table for three shrine games, and the fastest simulator of them in Python.

import kagura
game = kagura.make("last_kannagi")
print(game.playouts(3000, seed=7).decisions)
"""

from __future__ import annotations

import kagura.games  # noqa: F401 - before the function of this name, whose place the package would take later
from kagura.core.errors import IllegalAction, KaguraError, UnknownGame
from kagura.core.registry import games, make

__version__ = "0.1.0"
__all__ = ["IllegalAction", "KaguraError", "UnknownGame", "__version__", "games", "make"]
