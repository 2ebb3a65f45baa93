"""Engines that run compiled rules; a build that is absent or stale is told apart and never used."""

from __future__ import annotations

import functools
import importlib
import logging
import multiprocessing
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kagura.core.content import Sheet
from kagura.core.engine import Engine
from kagura.core.errors import ModeError
from kagura.core.freshness import source_hash
from kagura.core.layout import Record
from kagura.core.plain import fresh_log
from kagura.core.rng import MASK_32
from kagura.core.state import GameState

if TYPE_CHECKING:
    from kagura.core.game import Game

_said: set[str] = set()


class CompiledEngine(Engine):
    """Runs the compiled rules of a game.

    Raises:
        ModeError: they are not built, or not built from the present source.
    """

    mode = "compiled"

    def __init__(self, game: Game, sheet: Sheet) -> None:
        super().__init__(game, sheet)
        reason = why_not(game.package)
        if reason:
            raise ModeError(f"{game.name}: the rules cannot run compiled: {reason}; `kagura doctor` explains")
        core = importlib.import_module("kagura.core._engine")
        address: int = importlib.import_module(f"{game.package}._rules").table_address()
        self._runner: Any = core.Runner(address, self.tables.pack())
        self._runner.engine = self

    @functools.cached_property
    def _silence(self) -> Any:
        return fresh_log(False)

    def record_of(self, data: bytes) -> Record:
        """The fields of a state as a plain record on which rule functions can run."""
        record: Any = self.rules.state.read(data)
        record.content = self.tables
        record.log = self._silence
        return record  # type: ignore[no-any-return]

    def begin(self, record: Record, *, events: bool) -> GameState:
        return self._runner.begin(record.pack(), events)  # type: ignore[no-any-return]

    def _settle(self, record: Record, *, events: bool) -> GameState:
        return self._runner.settle(record.pack(), events)  # type: ignore[no-any-return]

    def adopt(self, record: Record, *, events: bool = False) -> GameState:
        return self._runner.adopt(record.pack(), events)  # type: ignore[no-any-return]

    def with_events(self, state: GameState) -> GameState:
        return self._runner.adopt(state.bytes(), True)  # type: ignore[no-any-return]

    def playouts(self, record: Record, key: int, first: int, last: int) -> list[tuple[int, list[int]]]:
        words = key & MASK_32, key >> 32
        return self._runner.playouts(record.pack(), *words, first, last)  # type: ignore[no-any-return]


def parts(package: str) -> tuple[str, ...]:
    """The compiled modules that a game needs."""
    return ("kagura.core._search", "kagura.core._engine", f"{package}._rules")


@functools.cache
def why_not(package: str) -> str:
    """Why a game cannot run compiled, "" if it can."""
    return why_not_parts(parts(package))


@functools.cache
def why_not_parts(names: tuple[str, ...]) -> str:
    """Why compiled modules cannot be used, "" if all can."""
    for name in names:
        try:
            module = importlib.import_module(name)
        except ImportError as error:
            return "there is no build of the rules" if isinstance(error, ModuleNotFoundError) else f"{name}: {error}"
        if not is_fresh(module):
            return f"{Path(str(module.__file__)).name} was built from other source; `make build` builds it anew"
    return ""


def is_fresh(module: ModuleType) -> bool:
    """Whether a compiled module was made from the source that lies here now."""
    try:
        return bool(source_hash(module.MADE_FROM) == module.MADE_OF_HASH)
    except OSError:
        return False


def compiled_or_say_why(game: Game) -> bool:
    """Whether the game can run compiled; if not, the log says so."""
    return not say_that_plain(game.name, why_not(game.package))


def say_that_plain(name: str, reason: str) -> str:
    """Give the reason back, and tell it in the log, once (workers keep quiet).

    Where nobody set up a log, a warning goes to the standard error as it is.
    """
    if reason and name not in _said and multiprocessing.parent_process() is None:
        _said.add(name)
        logging.getLogger("kagura").warning("kagura: %s runs uncompiled, which is slower: %s", name, reason)
    return reason
