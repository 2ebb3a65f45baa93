"""What a bot is, how one is found by name, and the random keys that it may use."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, ClassVar

from kagura.core.errors import KaguraError

if TYPE_CHECKING:
    from kagura.core.game import Game, Seed
    from kagura.core.state import GameState

GROUP = "kagura.bots"


class UnknownBot(KaguraError):
    """No installed bot has this name, or what is installed under it is no bot."""


class Bot(ABC):
    """A player that is a program. One object may serve several seats: it keeps nothing between decisions.

    Attributes:
        name: as on the command line and in records.
    """

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game, knowledge: GameState, seat: int, key: int) -> int:
        """One of the legal actions of the seat.

        Args:
            game: the game.
            knowledge: ``state.conceal(seat)``, what the seat may know; hidden parts are blank.
            seat: the seat that owes the decision.
            key: 64 random bits for this decision alone, see `decision_key`.
        """


def decision_key(seed: Seed, seat: int, number: int) -> int:
    """The key of a seat's decision: 64 bits made of the match's seed, the seat and the decision's number.

    It says nothing about the match's own random numbers, and is the same everywhere.
    """
    text = f"{seed}\n{seat}\n{number}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"kagura-bot").digest(), "little")


def bots() -> list[str]:
    """Names of all installed bots."""
    return sorted(entry_points(group=GROUP).names)


def load(name: str) -> Bot:
    """The bot with this name.

    Raises:
        UnknownBot: no installed bot has it, or it cannot be loaded.
    """
    for entry in entry_points(group=GROUP, name=name):
        return _made(entry)
    raise UnknownBot(f"there is no bot {name!r}; installed: {', '.join(bots()) or 'none'}")


def _made(entry: EntryPoint) -> Bot:
    try:
        bot = entry.load()()
    except (ImportError, AttributeError, TypeError) as error:
        raise UnknownBot(f"bot {entry.name!r} ({entry.value}) cannot be loaded: {error}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"bot {entry.name!r} ({entry.value}) is no kagura.bots.Bot")
    return bot
