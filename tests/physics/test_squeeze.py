"""Making room for a placed body: separate or refuse, by the order of the offsets."""

from __future__ import annotations

import math
import random

import pytest

from kagura.physics import Disc, Gate, Wall
from kagura.physics.mat import NOBODY, Mat
from kagura.physics.overlap import FARTHEST, is_free, make_room, squeeze
from kagura.physics.vectors import mat_of
from tests.physics.tables import prophet


def places(m: Mat) -> list[tuple[float, float]]:
    return [(m.x[i], m.y[i]) for i in range(m.count)]


def nearest_by_hand(m: Mat, i: int) -> tuple[float, float] | None:
    """The rule as it is written: all offsets, sorted by dx^2 + dy^2, dy, dx (F-PHYS-12)."""
    span = range(-FARTHEST, FARTHEST + 1)
    offsets = sorted((dx * dx + dy * dy, dy, dx) for dx in span for dy in span if 0 < dx * dx + dy * dy <= 10_000)
    for _, dy, dx in offsets:
        x, y = m.x[i] + dx, m.y[i] + dy
        if abs(x) <= 350 - m.r[i] and abs(y) <= 240 - m.r[i] and is_free(m, i, x, y):
            return x, y
    return None


def test_every_squeeze_is_the_first_free_offset_in_order() -> None:
    """F-PHYS-12."""
    pick = random.Random(5)
    for _ in range(12):
        discs = [Disc(pick.uniform(-330, 330), pick.uniform(-220, 220), 11.0, 1.9) for _ in range(20)]
        m = mat_of(
            [*discs, Disc(discs[0].x + 3.0, discs[0].y, 22.5, 22.0)], Gate(0.0, 0.0), (Wall(0, 50, 90, 50, 2.5),)
        )
        expected = nearest_by_hand(m, 0)
        assert squeeze(m, 0) is (expected is not None)
        if expected:
            assert (m.x[0], m.y[0]) == expected


def test_a_placed_body_touches_or_clears_all_that_it_lay_on() -> None:
    """F-PHYS-12, F-PHYS-3: whatever it lands on is separated, and what it does not touch stays."""
    pick = random.Random(6)
    for _ in range(15):
        spots = [(60.0 * a, 60.0 * b) for a in range(-4, 5) for b in range(-3, 4)]
        discs = [prophet(x + pick.uniform(-15, 15), y + pick.uniform(-15, 15)) for x, y in pick.sample(spots, 25)]
        placed = Disc(pick.uniform(-250, 250), pick.uniform(-150, 150), 22.5, 22.0)
        m = mat_of([*discs, placed])
        assert make_room(m, 25) == NOBODY
        for i, disc in enumerate(discs):
            moved = math.dist((m.x[i], m.y[i]), disc[:2])
            assert (moved > 0.0) is (math.dist(disc[:2], placed[:2]) < 33.5)
            assert moved <= FARTHEST
            assert is_free(m, i, m.x[i], m.y[i])


@pytest.mark.parametrize(("gap", "moves"), [(-1e-9, True), (0.0, False), (1e-9, False)])
def test_boundary_touching_is_no_overlap(gap: float, moves: bool) -> None:
    """F-PHYS-3, F-PHYS-12: of disc, wall and post, to the last bit."""
    m = mat_of([prophet(0.0, 0.0), prophet(22.0 + gap, 0.0)])
    assert make_room(m, 1) == NOBODY
    assert (places(m)[0] != (0.0, 0.0)) is moves
    assert is_free(mat_of([prophet(0.0, 0.0)], Gate(16.0 + 35.0 + gap, 0.0)), 0, 0.0, 0.0) is not moves
    assert is_free(mat_of([prophet(0.0, 0.0)], Gate(-16.0 - 35.0 - gap, 0.0)), 0, 0.0, 0.0) is not moves
    wall = Wall(13.5 + gap, -40.0, 13.5 + gap, 40.0, 2.5)
    assert is_free(mat_of([prophet(0.0, 0.0)], None, (wall,)), 0, 0.0, 0.0) is not moves


def test_boundary_a_squeezed_disc_stays_wholly_on_the_mat() -> None:
    """F-PHYS-12: |x| <= 350 - r, so the rim may touch the edge."""
    m = mat_of([prophet(339.0, 0.0), Disc(339.0, -15.0, 22.5, 22.0)])
    assert make_room(m, 1) == NOBODY
    assert places(m)[0] == (333.0, 18.0)
    for x, y in ((-338.5, 0.0), (0.0, 228.5), (0.0, -228.5)):
        m = mat_of([prophet(x, y), Disc(x, y, 11.0, 1.9)])
        assert make_room(m, 1) == NOBODY
        assert abs(m.x[0]) <= 339.0
        assert abs(m.y[0]) <= 229.0


def test_a_disc_without_room_stays_and_is_named() -> None:
    """F-PHYS-12: the rules of a game say what becomes of it; off the mat it is in nobody's way."""
    grid = [Disc(-327.5 + 45.0 * a, -217.5 + 45.0 * b, 22.5, 22.0) for a in range(6) for b in range(6)]
    m = mat_of([*grid, grid[0]])
    before = places(m)
    assert make_room(m, 36) == 0
    assert places(m) == before
    m.off[0] = 1
    assert make_room(m, 36) == NOBODY
