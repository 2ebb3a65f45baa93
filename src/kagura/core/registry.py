"""Installed games, found through entry points: adding one edits no list."""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING

from kagura.core.errors import BrokenGame, UnknownGame

if TYPE_CHECKING:
    from kagura.core.game import Game
    from kagura.core.walk import PositionCommand

GROUP = "kagura.games"
COMMANDS = "kagura.commands"


def installed() -> list[str]:
    """Names of all installed games."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP).names)


@functools.cache
def make(name: str) -> Game:
    """The game with this name.

    Raises:
        UnknownGame: no installed game has it.
        BrokenGame: one has it, and cannot be loaded.
    """
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP, name=name):
        try:
            game: Game = entry.load()
        except Exception as fault:
            raise BrokenGame(f"the game {name!r} cannot be loaded: {type(fault).__name__}: {fault}") from fault
        return game
    raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(installed()) or 'none'}")


def loadable() -> list[str]:
    """Names of the installed games that can be loaded: a broken one does not take the others along."""
    found = []
    for name in installed():
        with contextlib.suppress(BrokenGame):
            make(name)
            found.append(name)
    return found


def commands() -> list[str]:
    """Names of the commands that games bring."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=COMMANDS).names)


def command(name: str) -> PositionCommand:
    """A command that a game brings; its name is one of `commands`."""
    from importlib.metadata import entry_points

    (entry, *_) = entry_points(group=COMMANDS, name=name)
    found: PositionCommand = entry.load()
    return found
