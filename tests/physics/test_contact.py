"""Times of contact by themselves, in the cases that a table hardly ever comes to."""

from __future__ import annotations

import math

import pytest

from kagura.physics import Disc, Flick, Wall, simulate, try_flicks
from kagura.physics.contact import bounded_step, contact_time, edge_time, share_along, wall_time, way_to_line
from kagura.physics.mat import NEVER
from kagura.physics.passage import time_of_way
from kagura.physics.table import DECELERATION
from tests.physics.tables import FAST, HERE, prophet

G = DECELERATION


def test_a_touching_pair_at_rest_never_meets() -> None:
    """F-PHYS-5, F-PHYS-11b."""
    assert contact_time(22.0, 0.0, 22.0, 0.0, 0.0, G, 0.0, 0.0, G, NEVER) == NEVER


def test_a_contact_is_found_where_the_formula_has_it() -> None:
    """F-PHYS-5: head-on, t = (v - sqrt(v^2 - 2 a d)) / a, up to 1e-7 mm early."""
    for v in (700.0, 2000.0, 99_999.0):
        t = contact_time(100.0, 0.0, 22.0, v, 0.0, G, 0.0, 0.0, G, NEVER)
        exact = (v - math.sqrt(v * v - 2 * G * 78.0)) / G
        assert exact - 1e-9 < t < exact + 1e-12
        assert contact_time(100.0, 0.0, 22.0, v, 0.0, G, 0.0, 0.0, G, t / 2) == NEVER


def test_two_that_chase_each_other_meet_when_the_first_has_stopped() -> None:
    """F-PHYS-5: A is the sum of the decelerations of those that still move."""
    t = contact_time(60.0, 0.0, 22.0, 700.0, 0.0, G, 150.0, 0.0, G, NEVER)
    way = 38.0 + 150.0**2 / (2 * G)
    assert t == pytest.approx((700.0 - math.sqrt(700.0**2 - 2 * G * way)) / G, abs=1e-9)
    assert t > 150.0 / G


def test_a_step_never_overshoots() -> None:
    """F-PHYS-5: the bound gap + rate h - A h^2 / 2 is still not below 0 after it."""
    for gap in (1e-7, 0.3, 80.0):
        for rate in (-3000.0, -1.0, 0.0, 1.0, 3000.0):
            h = bounded_step(gap, rate, 2 * G)
            assert gap + rate * h - G * h * h >= -1e-9 * gap - 1e-15
    assert bounded_step(1e-30, -5000.0, G) == 1e-12


@pytest.mark.parametrize("mode", HERE)
def test_after_200_steps_contact_is_assumed_and_does_nothing(mode: str) -> None:
    """F-PHYS-5: side by side, touching, at one speed; and along a wall."""
    pair = simulate([prophet(-80.0, 0.0, 1500.0), prophet(-80.0, 22.0, 1500.0)], mode=mode)
    assert {event.what for event in pair.log} == {"HIT"}
    assert all(event.impulse == 0.0 for event in pair.log)
    assert pair.discs[0].x == pair.discs[1].x
    assert pair.discs[0].x == pytest.approx(-80.0 + 1500.0**2 / (2 * G), abs=1e-9)
    wall = Wall(-200.0, 0.0, 200.0, 0.0, 2.5)
    along = simulate([prophet(-100.0, 13.5, 1200.0)], walls=[wall], mode=mode)
    assert {event.what for event in along.log} == {"WALL"}
    assert all(event.impulse < 4.0 for event in along.log)  # no more than the floor of 2 mm/s gives
    assert along.discs[0].x == pytest.approx(-100.0 + 1200.0**2 / (2 * G), abs=1e-3)


def test_a_body_beyond_the_edge_leaves_at_once() -> None:
    """F-PHYS-6: rounding may put one there."""
    assert edge_time(350.000001, 0.0, 1.0, 0.0, G, 350.0, 240.0) == 0.0
    assert edge_time(-350.000001, 0.0, -1.0, 0.0, G, 350.0, 240.0) == 0.0
    assert way_to_line(0.0, 350.0, 0.0, 1.0) == NEVER


def test_the_nearest_point_of_a_segment() -> None:
    """F-PHYS-3."""
    assert [share_along(x, 7.0, 0.0, 0.0, 10.0, 0.0) for x in (-3.0, 0.0, 2.5, 10.0, 11.0)] == [0, 0, 0.25, 1, 1]


def test_a_wall_out_of_reach_is_skipped() -> None:
    """F-PHYS-5, F-PHYS-6."""
    assert wall_time(0.0, 0.0, 13.5, 100.0, 0.0, G, 50.0, -10.0, 50.0, 10.0, NEVER) == NEVER
    assert wall_time(0.0, 0.0, 13.5, 1000.0, 0.0, G, 50.0, -10.0, 50.0, 10.0, 0.001) == NEVER


def test_a_way_that_is_a_hair_too_long_is_gone_in_the_time_of_all_of_it() -> None:
    """F-PHYS-9: rounding at the end of a way."""
    s, way = 1000.0, 1000.0**2 / (2 * G)
    assert time_of_way(1.0, way * (1 + 1e-12), 0.0, s, G) == pytest.approx(s / G)


def test_the_fastest_mode_tries_flicks_as_the_plain_one_does() -> None:
    discs = [prophet(-300.0, 0.0), Disc(0.0, 3.0, 22.5, 22.0)]
    flicks = [Flick(-300.0, 0.0, 500.0 * k, 0.0) for k in range(8)]
    assert try_flicks(discs, 0, flicks, mode=FAST) == try_flicks(discs, 0, flicks, mode="plain")
