"""Rising Sun in a terminal. See `kagura.core.face`."""

from kagura.games.rising_sun.terminal.face import RisingFace

__all__ = ["RisingFace"]
