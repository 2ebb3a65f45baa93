"""The hexagonal grid."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kagura.core.hexgrid import DIRECTIONS, distance, neighbour, neighbours, spiral


@pytest.mark.parametrize("radius", range(5))
def test_a_spiral_has_all_hexes_up_to_its_radius_once(radius: int) -> None:
    """K-WORLD-1"""
    hexes = spiral(radius)
    assert len(hexes) == len(set(hexes)) == 1 + 3 * radius * (radius + 1)
    assert max(distance((0, 0), hexagon) for hexagon in hexes) == radius


def test_the_rings_follow_one_another_and_each_is_walked_step_by_step() -> None:
    """K-WORLD-3"""
    hexes = spiral(3)
    rings = [distance((0, 0), hexagon) for hexagon in hexes]
    assert rings == sorted(rings)
    for here, there in pairwise(hexes[1:]):
        if distance((0, 0), here) == distance((0, 0), there):
            assert distance(here, there) == 1


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (3, -3), 3), ((2, -1), (-1, 2), 3), ((3, 0), (-3, 0), 6)],
)
def test_distance_counts_the_steps(a: tuple[int, int], b: tuple[int, int], steps: int) -> None:
    """K-WORLD-1"""
    assert distance(a, b) == distance(b, a) == steps


def test_opposite_directions_cancel() -> None:
    for d in range(6):
        assert neighbour(neighbour((1, 1), d), (d + 3) % 6) == (1, 1)
        assert distance((1, 1), neighbour((1, 1), d)) == 1
    assert len(set(DIRECTIONS)) == 6


def test_neighbours_outside_are_marked() -> None:
    found = neighbours(spiral(1), outside=-7)
    assert found[0] == [1, 2, 3, 4, 5, 6]
    assert found[1].count(-7) == 3
    assert neighbours([(0, 0)]) == [[-1] * 6]
