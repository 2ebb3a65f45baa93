"""The worked examples of the specification, each in every mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.core.vectors import Vector, read_vectors
from tests.games.last_kannagi.positions import run

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "last_kannagi.md"
VECTORS = read_vectors(SPECIFICATION)


@pytest.mark.parametrize("vector", VECTORS, ids=[vector.name for vector in VECTORS])
def test_a_worked_example_of_the_specification_comes_out_as_written(vector: Vector, mode: str) -> None:
    assert run(vector, mode) == []
