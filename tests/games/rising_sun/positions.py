"""Short ways to set up, play and look at positions and matches of Rising Sun."""

from __future__ import annotations

import functools
import random
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import kagura
from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.examples import PositionVector, read_bases, vector_of
from kagura.games.rising_sun.game import RisingSun
from kagura.games.rising_sun.notation import parse_action
from kagura.games.rising_sun.position_state import position_state
from kagura.games.rising_sun.vectors import run_vector
from kagura.testing.match import modes_of

MODES = ("plain", "checked", "compiled")
SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "rising_sun.md"

_made = kagura.make("rising_sun")
assert isinstance(_made, RisingSun)
GAME: RisingSun = _made


class Example(Protocol):
    """Runs one worked example, in the notation of R-SCN-6."""

    def __call__(self, text: str) -> None: ...


@functools.cache
def is_built() -> bool:
    """Whether the rules are compiled here."""
    return "compiled" in modes_of(GAME)


@functools.cache
def bases() -> Mapping[str, Any]:
    """The base positions of the specification."""
    return read_bases(SPECIFICATION)


def vector(text: str) -> PositionVector:
    """An example from the text of its table; it begins from `B4` if it names no base."""
    return vector_of("test", {"base": "B4", "id": "test", **tomllib.loads(text)}, bases())


def run(text: str, mode: str) -> list[str]:
    """What was not as written."""
    return [str(mismatch) for mismatch in run_vector(GAME, vector(text), mode)]


def table(text: str, mode: str = "plain", *, events: bool = False) -> GameState:
    """The state of an example after its decisions."""
    example = vector(text)
    state = position_state(GAME, example.tree, mode, events=events)
    for line in example.play:
        take(state, line)
    return state


def seat_of(state: GameState, clan: str) -> int:
    """The seat of a clan."""
    seat: int = state.fields.seat_of[k.CLAN_NAMES.index(clan)]
    return seat


def take(state: GameState, line: str) -> None:
    """A decision such as `koi AMA YES` or `koi YES`."""
    clan, _, text = line.partition(" ")
    state.apply(seat_of(state, clan), GAME.parse(state, seat_of(state, clan), text))


def refused(state: GameState, line: str) -> str:
    """Rule and reason of a refusal, "-" if it would be legal."""
    clan, _, text = line.partition(" ")
    refusal = GAME.refusal(state, seat_of(state, clan), parse_action(text))
    return f"{refusal.rule} {refusal.reason}" if refusal else "-"


def choices(state: GameState, clan: str) -> list[str]:
    """The legal answers of a clan in notation."""
    seat = seat_of(state, clan)
    return [GAME.format(state, seat, action) for action in state.choices(seat)]


def asked(state: GameState) -> list[str]:
    """Who is asked what, such as `koi REC-FIG`."""
    from kagura.games.rising_sun.rules.asked import decision_of

    s = state.fields
    return [f"{k.CLAN_NAMES[s.clan[seat]]} {d.DECISION_NAMES[decision_of(s, seat)]}" for seat in state.acting()]


def facts(state: GameState) -> list[tuple[str, Mapping[str, int]]]:
    """The events of the last decision."""
    return [(event.name, event.args) for event in state.events()]


def new(mode: str = "plain", seed: int = 1, *, events: bool = False, **options: Any) -> GameState:
    """A match."""
    return GAME.new(options, seed, mode=mode, events=events)


def walk(state: GameState, seed: int = 0, steps: int = 10_000) -> Iterator[GameState]:
    """The states of a match of random decisions, each before its decision; the same object throughout."""
    picker = random.Random(seed)
    for _ in range(steps):
        yield state
        if state.over:
            return
        seat = picker.choice(state.acting())
        state.apply(seat, picker.choice(state.choices(seat)))
