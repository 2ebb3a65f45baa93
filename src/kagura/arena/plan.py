"""What is to be simulated: everything that the results depend on, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from kagura.bots import load
from kagura.core.content import Sheet
from kagura.core.errors import KaguraError
from kagura.core.registry import make


class ArenaError(KaguraError):
    """A simulation cannot be run, or its results cannot be written."""


class ProcessDied(ArenaError):
    """A process of the simulation died; what was finished before is delivered."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Matches of one game between the same players, number 0, 1, 2 and so on.

    Match i depends on the plan and on i alone, whoever plays it and when.

    Attributes:
        game: name of the game.
        bots: name of a bot for each player, player 1 first; the game draws who sits where.
        seed: a number or a text.
        options: option name -> value; what is left out has its default.
        content: an owner's content file, or None for the game as shipped.
        mode: how the rules are run; None takes the fastest. The results are the same.
    """

    game: str
    bots: tuple[str, ...]
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)
    content: str | Path | Sheet | None = None
    mode: str | None = None

    def seed_of(self, number: int) -> str:
        """The seed of a match, by which it can be played again."""
        return f"{self.seed}/{number}"

    def checked(self) -> Plan:
        """The plan with its content file read, so that all processes play by the same.

        Raises:
            KaguraError: unknown game, bot, option or mode, a wrong number of bots, unusable content.
        """
        game = make(self.game)
        players = game.players(self.options)
        if len(self.bots) != players:
            options = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "its default options"
            raise ArenaError(f"{self.game} with {options} has {players} players; {len(self.bots)} are given")
        for bot in self.bots:
            load(bot)
        sheet = None if self.content is None else game.sheet(self.content)
        game.new(self.options, 0, content=sheet, mode=self.mode)
        return replace(self, content=sheet)
