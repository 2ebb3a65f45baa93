"""What a textbook says about sliding discs, and the boundary table: exact tangent, one step inside, one outside."""

from __future__ import annotations

import math

import pytest

from kagura.physics import Disc, Gate, Wall, simulate
from kagura.physics.table import DECELERATION
from tests.physics.tables import HERE, prophet, what

pytestmark = pytest.mark.parametrize("mode", HERE)
G = DECELERATION
SPEEDS = [60.0, 500.0, 1234.5, 1990.0]


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_stopping_distance_is_v_squared_over_2a_and_the_time_v_over_a(mode: str, speed: float) -> None:
    """F-PHYS-1, F-PHYS-2; independent of the mass."""
    for mass in (0.5, 1.9, 22.0):
        shot = simulate([Disc(-349.0, 3.0, 11.0, mass, vx=speed)], mode=mode)
        assert shot.discs[0].x + 349.0 == pytest.approx(speed**2 / (2 * G), abs=1e-9)
        assert shot.discs[0].y == 3.0
        assert shot.time == pytest.approx(speed / G, abs=1e-12)


@pytest.mark.parametrize("restitution", [0.0, 0.2, 0.7, 1.0])
def test_a_head_on_collision_keeps_momentum_and_parts_at_e_times_the_approach(mode: str, restitution: float) -> None:
    """F-PHYS-7."""
    a = Disc(-100.0, 0.0, 11.0, 1.9, vx=1000.0, restitution=restitution)
    b = Disc(0.0, 0.0, 14.0, 3.4, restitution=1.0)
    shot = simulate([a, b], mode=mode)
    hit = shot.log[0]
    before = math.sqrt(1000.0**2 - 2 * G * 75.0)
    after = shot.at(hit.time)
    assert 1.9 * after[0].vx + 3.4 * after[1].vx == pytest.approx(1.9 * before, rel=1e-8)
    assert after[1].vx - after[0].vx == pytest.approx(max(restitution * before, 2.0), rel=1e-8)
    assert hit.impulse == pytest.approx(3.4 * after[1].vx, rel=1e-12)
    assert (hit.x, hit.y) == pytest.approx((-14.0, 0.0), abs=1e-6)


def test_an_oblique_collision_pushes_along_the_line_of_centres_and_keeps_both_momenta(mode: str) -> None:
    """F-PHYS-7: rims are frictionless, so nothing acts across the normal."""
    shot = simulate([prophet(-100.0, -9.0, 1500.0), prophet(0.0, 0.0)], mode=mode)
    hit = shot.log[0]
    struck, striker = shot.at(hit.time)[1], shot.at(hit.time)[0]
    before = math.sqrt(1500.0**2 - 2 * G * (striker.x + 100.0))
    assert struck.vy / struck.vx == pytest.approx(hit.ny / hit.nx, rel=1e-9)
    assert striker.vx + struck.vx == pytest.approx(before, rel=1e-8)
    assert striker.vy + struck.vy == pytest.approx(0.0, abs=1e-6)


def test_newtons_cradle_passes_the_impulse_on_to_the_last(mode: str) -> None:
    """F-PHYS-11b: with restitution 1 and no gap the last disc leaves with all but the floor of the rebounds."""
    row = [Disc(22.0 * k, 0.0, 11.0, 1.9, restitution=1.0) for k in range(4)]
    shot = simulate([Disc(-100.0, 0.0, 11.0, 1.9, vx=1300.0, restitution=1.0), *row], mode=mode)
    assert what(shot)[:4] == [("HIT", 0, 1), ("HIT", 1, 2), ("HIT", 2, 3), ("HIT", 3, 4)]
    assert {event.time for event in shot.log[:4]} == {shot.log[0].time}
    run = (1300.0**2 - 2 * G * 78.0) / (2 * G)
    assert shot.discs[4].x == pytest.approx(66.0 + run, abs=1e-3)
    for still, start in zip(shot.discs[1:4], row[:3], strict=True):
        assert still.x == pytest.approx(start.x, abs=1e-3)


def test_a_symmetric_break_stays_symmetric_but_for_the_order_of_equal_times(mode: str) -> None:
    """F-PHYS-11a: simultaneous contacts are solved one after the other, so only a contact at a time is symmetric."""
    left, right = prophet(-100.0, 0.0, 900.0), prophet(100.0, 0.0, -900.0)
    shot = simulate([left, right, prophet(-30.0, 60.0, 0.0, -400.0), prophet(30.0, 60.0, 0.0, -400.0)], mode=mode)
    assert shot.discs[0].x == pytest.approx(-shot.discs[1].x, abs=1e-9)
    assert shot.discs[2].x == pytest.approx(-shot.discs[3].x, abs=1e-9)
    assert shot.discs[2].y == pytest.approx(shot.discs[3].y, abs=1e-9)


def test_nothing_tunnels_at_any_speed(mode: str) -> None:
    """F-PHYS-5."""
    for speed in (5e3, 5e4, 99_999.0):
        assert what(simulate([prophet(-300.0, 0.0, speed), prophet(0.0, 0.0)], mode=mode))[0] == ("HIT", 0, 1)
        thin = Wall(0.0, -50.0, 0.0, 50.0, 0.01)
        assert what(simulate([prophet(-300.0, 0.0, speed)], walls=[thin], mode=mode))[0] == ("WALL", 0, 0)
        across = Gate(0.0, 0.0, 0.0, 1.0)
        assert what(simulate([prophet(-300.0, 35.0, speed)], across, mode=mode))[0] == ("POST", 0, 1)


#: Boundary table: x of the end, what is told. A disc that stops exactly on the edge is on the mat (F-PHYS-6).
@pytest.mark.parametrize(("past", "is_off"), [(-1e-3, False), (-1e-9, False), (1e-6, True), (1.0, True)])
def test_boundary_a_disc_is_off_when_its_centre_crosses_the_edge(mode: str, past: float, is_off: bool) -> None:
    """F-PHYS-6."""
    for x, y, axis in ((300.0, 0.0, 0), (0.0, 190.0, 1)):
        speed = math.sqrt(2 * G * (50.0 + past))
        for sign in (1.0, -1.0):
            disc = prophet(sign * x, sign * y, *((sign * speed, 0.0) if axis == 0 else (0.0, sign * speed)))
            shot = simulate([disc], mode=mode)
            assert (shot.off == {0}) is is_off
            assert what(shot) == ([("EXIT", 0, -1)] if is_off else [])
            assert all(abs(c) <= half + 1e-9 for c, half in zip(shot.discs[0][:2], (350.0, 240.0), strict=True))


@pytest.mark.parametrize(("speed", "is_off"), [(1.0, True), (-1.0, False), (0.0, False)])
def test_boundary_a_disc_on_the_edge_leaves_only_outward(mode: str, speed: float, is_off: bool) -> None:
    """F-PHYS-6."""
    shot = simulate([prophet(350.0, 0.0, speed)], mode=mode)
    assert (shot.off == {0}) is is_off


@pytest.mark.parametrize(("offset", "hits"), [(21.999, True), (22.0, True), (22.000001, False)])
def test_boundary_a_disc_grazes_another_or_passes_it(mode: str, offset: float, hits: bool) -> None:
    """F-PHYS-5: the exact tangent is a touch still, for contact is taken up to 1e-7 mm early."""
    shot = simulate([prophet(-100.0, offset, 1200.0), prophet(0.0, 0.0)], mode=mode)
    assert bool(shot.log) is hits


LONG = Wall(-60.0, 0.0, 60.0, 0.0, 2.5)


@pytest.mark.parametrize(("offset", "hits"), [(13.499, True), (13.5, True), (13.500001, False)])
def test_boundary_a_disc_grazes_a_wall_or_passes_it(mode: str, offset: float, hits: bool) -> None:
    """F-PHYS-6: past the round end as along the side."""
    shot = simulate([prophet(-100.0, 20.0 + offset, 1200.0)], walls=[Wall(0.0, -80.0, 0.0, 20.0, 2.5)], mode=mode)
    assert bool(shot.log) is hits
    along = simulate([prophet(-100.0, offset + 0.01 * (not hits), 1200.0)], walls=[LONG], mode=mode)
    assert bool(along.log) is hits


@pytest.mark.parametrize(("gap", "reaches"), [(0.001, False), (-0.001, True)])
def test_boundary_a_disc_that_stops_short_of_another_does_not_hit_it(mode: str, gap: float, reaches: bool) -> None:
    """F-PHYS-5: pairs out of reach of each other are skipped."""
    speed = math.sqrt(2 * G * (78.0 - gap))
    shot = simulate([prophet(-100.0, 0.0, speed), prophet(0.0, 0.0)], mode=mode)
    assert (what(shot) == [("HIT", 0, 1)]) is reaches


@pytest.mark.parametrize(("past", "is_through"), [(-1e-6, False), (1e-6, True)])
def test_boundary_a_disc_is_through_when_its_rim_clears_the_plane(mode: str, past: float, is_through: bool) -> None:
    """F-PHYS-9."""
    speed = math.sqrt(2 * G * (161.0 + past))
    shot = simulate([prophet(0.0, -150.0, 0.0, speed)], Gate(0.0, 0.0), mode=mode)
    assert (what(shot) == [("THROUGH", 0, 1)]) is is_through


@pytest.mark.parametrize(("impulse", "falls"), [(1e-6, True), (-1e-6, False)])
def test_boundary_the_gate_falls_at_its_limit_and_not_below(mode: str, impulse: float, falls: bool) -> None:
    """F-PHYS-8."""
    probe = simulate([prophet(35.0, -60.0, 0.0, 900.0)], Gate(0.0, 0.0), mode=mode)
    across = probe.log[0].impulse * abs(probe.log[0].ny)
    shot = simulate([prophet(35.0, -60.0, 0.0, 900.0)], Gate(0.0, 0.0, fall=across - impulse), mode=mode)
    assert ("DOWN", 0, 1) in what(shot) if falls else ("DOWN", 0, 1) not in what(shot)
    assert shot.gate is not None
    assert shot.gate.state == (2 if falls else 1)
    assert shot.gate_at(0.0) == Gate(0.0, 0.0, fall=across - impulse)
    exactly = simulate([prophet(35.0, -60.0, 0.0, 900.0)], Gate(0.0, 0.0, fall=across), mode=mode)
    assert ("DOWN", 0, 1) in what(exactly)


def test_the_gate_is_never_knocked_over_along_its_width(mode: str) -> None:
    """F-PHYS-8: whatever the impulse, nothing of it goes across the plane."""
    shot = simulate([Disc(-150.0, 0.0, 22.5, 22.0, vx=5000.0)], Gate(0.0, 0.0), mode=mode)
    assert not [event for event in shot.log if event.what == "DOWN"]


@pytest.mark.parametrize("side", [1, -1])
def test_a_passage_needs_both_sides_and_the_way_between_the_posts(mode: str, side: int) -> None:
    """F-PHYS-9: through from either side; round a post, or in and out again, is none."""
    gate = Gate(0.0, 0.0)
    assert what(simulate([prophet(0.0, -side * 100.0, 0.0, side * 1200.0)], gate, mode=mode)) == [("THROUGH", 0, side)]
    assert what(simulate([prophet(60.0, -side * 100.0, 0.0, side * 1200.0)], gate, mode=mode)) == []
    back = simulate(
        [prophet(0.0, -side * 100.0, 0.0, side * 1200.0)],
        gate,
        [Wall(-30.0, side * 30.0, 30.0, side * 30.0, 12.0, 1.0)],
        mode=mode,
    )
    assert what(back)[0] == ("WALL", 0, 0)
    assert ("THROUGH", 0, side) not in what(back)


def test_a_disc_that_starts_astride_has_to_leave_before_it_can_pass(mode: str) -> None:
    """F-PHYS-9."""
    assert what(simulate([prophet(0.0, -5.0, 0.0, 700.0)], Gate(0.0, 0.0), mode=mode)) == []


def test_a_sliding_gate_passes_over_a_disc_that_lies_still(mode: str) -> None:
    """F-PHYS-9: linear within the segment in which the gate slides."""
    gate = Gate(0.0, -100.0, vx=0.0, vy=1200.0, fall=1e9)
    shot = simulate([prophet(0.0, 0.0)], gate, mode=mode)
    assert ("THROUGH", 0, -1) in what(shot)
    assert what(shot)[-1] == ("GATE_STOP", -1, -1)
    assert shot.log[-1].time == pytest.approx(1200.0 / G)


def test_a_gate_that_has_fallen_is_in_nobodys_way(mode: str) -> None:
    """F-PHYS-8: down or off, it is out of the motion."""
    for state in (2, 3):
        shot = simulate([prophet(35.0, -100.0, 0.0, 1200.0)], Gate(0.0, 0.0, state=state), mode=mode)
        assert what(shot) == []
        assert shot.gate == shot.gate_at(0.1) == Gate(0.0, 0.0, state=state)


def test_a_disc_is_slowed_otherwise_from_its_first_impact_on(mode: str) -> None:
    """F-PHYS-1: a2; of both who collide."""
    slick = Disc(-100.0, 0.0, 11.0, 1.9, vx=600.0, deceleration=490.5, deceleration_after=5000.0)
    shot = simulate([slick, slick._replace(x=0.0, vx=0.0)], mode=mode)
    hit = shot.at(shot.log[0].time)
    for i in (0, 1):
        run = hit[i].vx ** 2 / 10_000.0
        assert shot.discs[i].x == pytest.approx(hit[i].x + run, abs=1e-6)


def test_after_the_most_events_everything_stops_where_it_is(mode: str) -> None:
    """F-PHYS-10, CAP."""
    pair = [prophet(-100.0, 0.0, 1000.0), prophet(0.0, 0.0)]
    shot = simulate(pair, mode=mode, max_events=0)
    assert what(shot) == [("CAP", 0, 1)]
    assert shot.discs == (pair[0]._replace(vx=0.0), pair[1])
    assert (shot.log[0].x, shot.log[0].y) == (-100.0, 0.0)
    gate = simulate([], Gate(0.0, 0.0, vx=100.0), max_events=0, mode=mode)
    assert what(gate) == [("CAP", -1, -1)]
    assert (gate.log[0].x, gate.log[0].y) == (0.0, 0.0)
    assert gate.gate == Gate(0.0, 0.0)


def test_an_empty_mat_and_a_still_one_are_at_rest_at_once(mode: str) -> None:
    for discs in ([], [prophet(0.0, 0.0)]):
        shot = simulate(discs, mode=mode)
        assert (shot.time, shot.events, shot.log, shot.gate, shot.gate_at(1.0)) == (0.0, 0, (), None, None)
        assert list(shot.discs) == discs == list(shot.at(0.0))
