"""Positions and plays in the notation of section 22, run in every mode of the rules."""

from __future__ import annotations

import pytest

from kagura.core.state import GameState
from tests.games.last_kannagi.positions import MODES, Example, Table, expect, is_built, table


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    """Each way to run the rules that this machine has."""
    name: str = request.param
    if name == "compiled" and not is_built():
        pytest.skip("the rules are not compiled here")
    return name


@pytest.fixture
def example(mode: str) -> Example:
    """`example(before, play, after)`: everything in it must be as written."""

    def run(before: str, play: str = "-", after: str = "-", content: str | None = None) -> GameState:
        return expect(table(before, mode, content=content), play, after)

    return run


@pytest.fixture
def position(mode: str) -> Table:
    """`position(before)`: the base state Z changed by some items."""

    def make(before: str = "-", *, events: bool = False, content: str | None = None) -> GameState:
        return table(before, mode, events=events, content=content)

    return make
