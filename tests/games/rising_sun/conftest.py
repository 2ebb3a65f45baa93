"""Positions in the notation of R-SCN-6, run in every mode of the rules."""

from __future__ import annotations

import pytest

from tests.games.rising_sun import positions
from tests.games.rising_sun.positions import MODES, Example, is_built


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    """Each way to run the rules that this machine has."""
    name: str = request.param
    if name == "compiled" and not is_built():
        pytest.skip("the rules are not compiled here")
    return name


@pytest.fixture
def example(mode: str) -> Example:
    """`example(text)`: everything in it must be as written."""

    def run(text: str) -> None:
        assert positions.run(text, mode) == []

    return run
