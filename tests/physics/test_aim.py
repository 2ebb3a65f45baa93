"""Aims in whole numbers there and back, and the error of bots."""

from __future__ import annotations

import importlib
import math
import random
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kagura.physics import aim

DRAWS = aim.DRAWS


def test_the_four_main_directions() -> None:
    """F-FLICK-5."""
    for direction, x, y in ((8192, 1, 0), (24576, 0, 1), (40960, -1, 0), (57344, 0, -1)):
        assert (aim.velocity_x(direction, 1), aim.velocity_y(direction, 1)) == (x, y)


def test_every_direction_comes_back() -> None:
    """F-FLICK-5: the inverse, for all 65536; and each vector lies a small step after the one before."""
    last = math.atan2(aim.aim_y(65535), aim.aim_x(65535))
    for direction in range(aim.DIRECTIONS):
        x, y = aim.aim_x(direction), aim.aim_y(direction)
        assert aim.direction_of(float(x), float(y)) == direction
        turn = math.atan2(y, x)
        assert 0.0034 < math.degrees((turn - last) % (2 * math.pi)) < 0.0071
        last = turn


@given(st.floats(-500, 500), st.floats(-500, 500))
def test_a_drag_becomes_the_nearest_direction(vx: float, vy: float) -> None:
    """F-FLICK-5."""
    if max(abs(vx), abs(vy)) > 1e-6:
        direction = aim.direction_of(vx, vy)
        between = math.atan2(vy, vx) - math.atan2(aim.aim_y(direction), aim.aim_x(direction))
        assert abs(math.degrees(math.remainder(between, 2 * math.pi))) < 0.0036


def test_a_perfect_bot_makes_no_error() -> None:
    """F-NOISE-1."""
    pick = random.Random(1)
    for _ in range(200):
        u = array("i", (pick.randrange(65536) for _ in range(DRAWS)))
        direction, speed = pick.randrange(65536), pick.randrange(50, 5001)
        assert aim.noisy_direction(u, direction, speed, 0, 0, 100, 100) == direction
        assert aim.noisy_speed(u, speed, 0, 0, 100, 5000) == speed


def test_twelve_draws_make_a_nearly_normal_number() -> None:
    """F-NOISE-2: mean 0, variance 1, never beyond 6."""
    pick = random.Random(2)
    seen = [aim.nearly_normal(array("i", (pick.randrange(65536) for _ in range(25))), 13) for _ in range(4000)]
    mean = sum(seen) / len(seen)
    assert abs(mean) < 0.05
    assert abs(sum((z - mean) ** 2 for z in seen) / len(seen) - 1.0) < 0.08
    assert abs(aim.nearly_normal(array("i", [65535] * 25), 1)) <= 6.0
    assert aim.nearly_normal(array("i", [0] * 25), 1) == -393210 / 65536


@pytest.mark.parametrize(("first", "slips"), [(0, True), (1965, True), (1966, True), (1967, False), (65535, False)])
def test_a_slip_triples_the_error(first: int, slips: bool) -> None:
    """F-NOISE-3: 30 permille of 65536 are 1966.08."""
    assert aim.slip_factor(array("i", [first]), 30) == (3 if slips else 1)
    assert aim.slip_factor(array("i", [first]), 0) == 1


def test_harder_flicks_are_less_exact() -> None:
    """F-NOISE-3."""
    assert aim.carelessness(1500) == 1.0
    assert aim.carelessness(6000) == 2.0


def test_the_speed_stays_in_its_limits() -> None:
    """F-NOISE-4."""
    least, most = array("i", [65535] + [0] * 24), array("i", [65535] + [65535] * 24)
    assert aim.noisy_speed(least, 3000, 300, 0, 200, 5000) == aim.SLOWEST
    assert aim.noisy_speed(most, 3000, 300, 0, 200, 4000) == 4000


def test_the_error_grows_with_the_laws() -> None:
    """F-NOISE-4: sigma_pct counts for both, sigma_angle_pct for the direction alone."""
    u = array("i", [65535] + [40000] * 24)
    one = aim.noisy_direction(u, 8192, 1500, 10, 0, 100, 100) - 8192
    for sigma, angle in ((200, 100), (100, 200)):
        assert abs(aim.noisy_direction(u, 8192, 1500, 10, 0, sigma, angle) - 8192 - 2 * one) <= 2
    assert aim.noisy_speed(u, 1500, 40, 0, 200, 5000) - 1500 == pytest.approx(
        2 * (aim.noisy_speed(u, 1500, 40, 0, 100, 5000) - 1500), abs=1
    )


def test_start_positions_have_no_error() -> None:
    """F-NOISE-5: there is nothing here that would change one."""
    assert not [name for name in vars(importlib.import_module("kagura.physics.aim")) if "place" in name]


ISLANDS = {"own": (-185.0, 125.0), "SW": (-185.0, -125.0), "NE": (185.0, 125.0), "opposite": (185.0, -125.0)}
LEVELS = {"expert": (17, 40, 5), "strong": (26, 60, 10), "average": (35, 80, 15), "novice": (70, 150, 30)}
#: Shares of flicks that stop on the disc of this radius about the island's centre, out of 6,000 (F-NOISE-6).
CALIBRATION = [
    ("expert", "SW", 1.00),
    ("expert", "opposite", 0.96),
    ("strong", "NE", 0.91),
    ("strong", "opposite", 0.83),
    ("average", "SW", 0.94),
    ("average", "opposite", 0.69),
    ("novice", "SW", 0.67),
    ("novice", "opposite", 0.38),
]


@pytest.mark.parametrize(("level", "island", "share"), CALIBRATION)
def test_bots_miss_as_often_as_they_should(level: str, island: str, share: float) -> None:
    """F-NOISE-6: a small disc from the corner (-305, 195), an empty mat, touching an island of 95 mm radius."""
    pick = random.Random(7)
    target = ISLANDS[island]
    dx, dy = target[0] + 305.0, target[1] - 195.0
    direction, speed = aim.direction_of(dx, dy), round(math.sqrt(2 * 2943.0 * math.hypot(dx, dy)))
    hits = sum(is_on(target, *stop_of(noisy(pick, level, direction, speed))) for _ in range(2500))
    assert hits / 2500 == pytest.approx(share, abs=0.035)


def noisy(pick: random.Random, level: str, direction: int, speed: int) -> tuple[int, int]:
    u = array("i", (pick.randrange(65536) for _ in range(DRAWS)))
    mrad, permille, slips = LEVELS[level]
    return (
        aim.noisy_direction(u, direction, speed, mrad, slips, 100, 100),
        aim.noisy_speed(u, speed, permille, slips, 100, 5000),
    )


def stop_of(flick: tuple[int, int]) -> tuple[float, float]:
    """Where it would stop: nothing is in its way, and off the mat is on no island."""
    vx, vy = aim.velocity_x(*flick), aim.velocity_y(*flick)
    time = flick[1] / 2943.0 / 2
    return -305.0 + vx * time, 195.0 + vy * time


def is_on(island: tuple[float, float], x: float, y: float) -> bool:
    return abs(x) <= 350.0 and abs(y) <= 240.0 and math.dist(island, (x, y)) <= 95.0 + 11.0
