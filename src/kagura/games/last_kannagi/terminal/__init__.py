"""The Last Kannagi in a terminal. See `kagura.core.face`."""

from kagura.games.last_kannagi.terminal.face import KannagiFace

__all__ = ["KannagiFace"]
