"""The world: K-WORLD, and the world vectors of section 22.1."""

from __future__ import annotations

import pytest

from kagura.core.hexgrid import distance
from kagura.games.last_kannagi.world import ADJACENT, COORDINATES, NEIGHBOUR, OUTSIDE, SPACES
from tests.games.last_kannagi.positions import GAME, TABLES, Example, Table, choices, new, walk

PICTURE = """
25 24 23 22
26 11 10 9 21
27 12 3 2 8 20
28 13 4 0 1 7 19
29 14 5 6 18 36
30 15 16 17 35
31 32 33 34
"""


def neighbours(space: int) -> list[int]:
    return sorted(n for n in NEIGHBOUR[space] if n != OUTSIDE)


def test_the_world_is_a_hexagon_of_37_spaces() -> None:
    """K-WORLD-1"""
    assert len(COORDINATES) == len(set(COORDINATES)) == SPACES == 37
    assert {distance((0, 0), hexagon) for hexagon in COORDINATES} == {0, 1, 2, 3}


def test_adjacent_spaces_differ_by_one_direction() -> None:
    """K-WORLD-1"""
    pairs = [(a, b) for a in range(SPACES) for b in range(a) if ADJACENT[a][b]]
    assert len(pairs) == 90
    assert all(distance(COORDINATES[a], COORDINATES[b]) == 1 and ADJACENT[b][a] for a, b in pairs)


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        (0, [1, 2, 3, 4, 5, 6]),
        (1, [0, 2, 6, 7, 8, 18]),
        (7, [1, 8, 18, 19, 20, 36]),
        (13, [4, 12, 14, 27, 28, 29]),
        (19, [7, 20, 36]),
        (20, [7, 8, 19, 21]),
        (25, [11, 24, 26]),
    ],
)
def test_the_neighbours_are_those_of_the_specification(space: int, expected: list[int]) -> None:
    """K-WORLD-1"""
    assert neighbours(space) == expected


def test_there_are_18_spaces_of_level_1_12_of_level_2_and_6_of_level_3() -> None:
    """K-WORLD-2"""
    assert [TABLES.level.count(level) for level in range(4)] == [1, 18, 12, 6]
    for space, hexagon in enumerate(COORDINATES):
        ring = distance((0, 0), hexagon)
        assert (TABLES.level[space] == 1) == (ring in (1, 2))
        assert (TABLES.level[space] == 0) == (space == 0)


def test_the_numbers_run_as_in_the_picture() -> None:
    """K-WORLD-3"""
    for r, line in enumerate(PICTURE.split("\n")[1:-1], -3):
        for q, number in enumerate(map(int, line.split()), max(-3, -3 - r)):
            assert COORDINATES[number] == (q, r)


def test_the_corner_i_of_ring_k_is_k_times_direction_i() -> None:
    """K-WORLD-3"""
    directions = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    for k in (1, 2, 3):
        for i, (q, r) in enumerate(directions):
            assert COORDINATES[1 + 3 * k * (k - 1) + k * i] == (k * q, k * r)
    assert COORDINATES[33] == (-1, 3)
    assert COORDINATES[10] == (1, -2)


def test_level_3_spaces_are_the_corners_and_icons_lie_next_to_them() -> None:
    """K-WORLD-4"""
    corners = [19, 22, 25, 28, 31, 34]
    icons = [7, 9, 11, 13, 15, 17]
    assert [space for space in range(SPACES) if TABLES.level[space] == 3] == corners
    assert [space for space in range(SPACES) if TABLES.icon[space]] == icons
    assert icons == [s for s in range(SPACES) if TABLES.level[s] == 1 and set(neighbours(s)) & set(corners)]
    level_2 = [20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 35, 36]
    assert [space for space in range(SPACES) if TABLES.level[space] == 2] == level_2


def test_level_3_spaces_have_three_outer_edges_and_level_2_spaces_two() -> None:
    """K-WORLD-5"""
    for space in range(SPACES):
        assert TABLES.outer_edges[space] == NEIGHBOUR[space].count(OUTSIDE) == (0, 0, 2, 3)[TABLES.level[space]]
    assert sum(TABLES.outer_edges) == 42


def test_nobody_leaves_the_world(position: Table) -> None:
    """K-WORLD-6"""
    state = position("A@19; S19=B")
    state.apply(0, GAME.parse(state, 0, "MOVE 1"))
    assert choices(state) == ["STOP", ">7", ">20", ">36"]


def test_a_second_branch_shrine_on_a_space_is_refused(example: Example) -> None:
    """K-WORLD-6 K-BUILD-2"""
    example("A@1; S1=B", "no BUILD 1; no BUILD 4")


def test_the_main_shrine_never_holds_a_token_or_a_branch_shrine() -> None:
    """K-WORLD-6"""
    state = new("solo4", seed=3)
    for _ in walk(state, 3):
        assert state.fields.tokens[0] == [0, 0, 0, 0]
        assert state.fields.shrine[0] == -1
