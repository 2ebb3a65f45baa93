"""Kagura: a table for three shrine games, and the fastest simulator of them in Python.

>>> import kagura
>>> game = kagura.make("last_kannagi")
>>> game.playouts(3, seed=7).games
3
"""

from kagura.core.errors import IllegalAction, KaguraError, UnknownGame
from kagura.core.registry import installed, make

__version__ = "0.1.0"
__all__ = ["IllegalAction", "KaguraError", "UnknownGame", "__version__", "installed", "make"]
