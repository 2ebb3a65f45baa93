"""Short ways to set up, play and look at matches of The Last Kannagi."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import kagura
from kagura.core.log import Log
from kagura.core.state import GameState
from kagura.core.vectors import Vector
from kagura.games.last_kannagi import vectors
from kagura.games.last_kannagi.game import LastKannagi
from kagura.games.last_kannagi.state import Content, State
from kagura.testing.match import modes_of

MODES = ("plain", "checked", "compiled")
GAME_MODES = ("solo3", "solo4", "team2", "team4")

_made = kagura.make("last_kannagi")
assert isinstance(_made, LastKannagi)
GAME: LastKannagi = _made
_tables = GAME.engine(mode="plain").tables
assert isinstance(_tables, Content)
TABLES: Content = _tables


class Example(Protocol):
    """Runs one worked example."""

    def __call__(self, before: str, play: str = "-", after: str = "-", content: str | None = None) -> GameState: ...


class Table(Protocol):
    """Makes a position."""

    def __call__(self, before: str = "-", *, events: bool = False, content: str | None = None) -> GameState: ...


@functools.cache
def is_built() -> bool:
    """Whether the rules are compiled here."""
    return "compiled" in modes_of(GAME)


def items(text: str) -> tuple[str, ...]:
    """The items of a cell."""
    return tuple(item.strip() for item in text.split(";") if item.strip() not in ("", "-"))


def table(before: str, mode: str, *, events: bool = False, content: str | Path | None = None) -> GameState:
    """The base state Z changed by some items."""
    return vectors.position(GAME, items(before), mode, events=events, content=content)


def expect(state: GameState, play: str = "-", after: str = "-") -> GameState:
    """Play on, then look; everything must be as written."""
    for item in items(play):
        mismatch = vectors._play(GAME, state, item)
        assert mismatch is None, str(mismatch)
    for item in items(after):
        mismatch = vectors.check(state, item)
        assert mismatch is None, str(mismatch)
    return state


def run(vector: Vector, mode: str) -> list[str]:
    """What a row of a table gets wrong."""
    return [str(mismatch) for mismatch in GAME.run_vector(vector, mode)]


def new(options: Mapping[str, Any] | str = "solo3", seed: int = 1, mode: str = "plain", **more: Any) -> GameState:
    """A fresh match; a bare word is its mode."""
    given = {"mode": options} if isinstance(options, str) else options
    return GAME.new(given, seed, mode=mode, **more)


def walk(state: GameState, seed: int, steps: int = 10_000) -> Iterator[tuple[int, int]]:
    """Play random legal decisions; each is shown before it is taken."""
    chance = random.Random(seed)
    for _ in range(steps):
        if state.over:
            return
        seat = chance.choice(state.acting())
        action = chance.choice(state.choices(seat))
        yield seat, action
        state.apply(seat, action)


def refused(state: GameState, text: str, seat: int | None = None) -> str:
    """The rule ID and the reason why a decision is not legal, `-` if it is."""
    who = state.acting()[0] if seat is None else seat
    refusal = GAME.refusal(state, who, GAME.parse(state, who, text))
    return f"{refusal.rule} {refusal.reason}" if refusal else "-"


def choices(state: GameState) -> list[str]:
    """The legal decisions in notation."""
    seat = state.acting()[0]
    return [GAME.format(state, seat, action) for action in state.choices(seat)]


def facts(state: GameState) -> list[str]:
    """Names of the events of the last decision."""
    return [event.name for event in state.events()]


def record_of(state: GameState) -> State:
    """A plain record of the state, on which rules can be called one by one."""
    s: State = GAME.rules.state()  # type: ignore[assignment]
    s.unpack(state.bytes())
    s.content = TABLES
    s.log = Log()
    return s
