"""Properties on random tables: touching clusters, a gate, walls, one disc flicked or two."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kagura.physics import Disc, Shot, Wall, simulate
from kagura.physics.solver import solver
from kagura.physics.table import table_of
from tests.physics.tables import FAST, HERE, prophet, random_table, tables

DEEPEST = 1e-7  # mm: by which bodies may overlap at any time; nearer than this is touching
few = settings(max_examples=30, deadline=None, derandomize=True)


def energy(discs: tuple[Disc, ...], shot: Shot, time: float) -> float:
    """Of all that moves, in g mm^2/s^2."""
    gate = shot.gate_at(time)
    total = sum(0.5 * d.mass * (d.vx**2 + d.vy**2) for i, d in enumerate(discs))
    return total + (0.5 * gate.mass * (gate.vx**2 + gate.vy**2) if gate else 0.0)


@few
@given(tables)
def test_energy_never_rises(table: dict[str, Any]) -> None:
    """F-PHYS-7; but for the floor of 2 mm/s of a rebound, which gives at most what two masses have at that speed."""
    shot = simulate(**table, mode=FAST)
    last = energy(shot.at(0.0), shot, 0.0) if not shot.log or shot.log[0].time else math.inf
    floor = 0.0
    for event in shot.log:
        floor += 0.5 * 22.0 * 2.0**2
        now = energy(shot.at(event.time), shot, event.time)
        assert now <= last * (1 + 1e-9) + floor
        last = now
    assert energy(shot.discs, shot, shot.time) == 0.0


@few
@given(tables)
def test_nothing_overlaps_at_any_event_or_between(table: dict[str, Any]) -> None:
    """F-PHYS-3, F-PHYS-5, F-PHYS-11c."""
    shot = simulate(**table, mode=FAST)
    times = sorted({0.0, *(event.time for event in shot.log), shot.time})
    times += [(a + b) / 2 for a, b in itertools.pairwise(times)]
    exits = {event.i: event.time for event in shot.log if event.what == "EXIT"}
    for time in times:
        there = [d for i, d in enumerate(shot.at(time)) if exits.get(i, math.inf) > time]
        for i, a in enumerate(there):
            for b in there[:i]:
                assert math.dist(a[:2], b[:2]) >= a.radius + b.radius - DEEPEST
            for wall in table["walls"]:
                assert distance(a, wall) >= a.radius + wall.radius - DEEPEST


def distance(disc: Disc, wall: Wall) -> float:
    ex, ey = wall.x2 - wall.x1, wall.y2 - wall.y1
    share = ((disc.x - wall.x1) * ex + (disc.y - wall.y1) * ey) / (ex * ex + ey * ey)
    share = min(1.0, max(0.0, share))
    return math.hypot(disc.x - wall.x1 - share * ex, disc.y - wall.y1 - share * ey)


@few
@given(tables)
def test_every_shot_ends_at_rest_on_the_mat_or_off_it_for_good(table: dict[str, Any]) -> None:
    """F-PHYS-6, F-PHYS-10: rest is exactly 0, and nothing happens to what has left."""
    shot = simulate(**table, mode=FAST)
    assert shot.time < 5.0
    assert shot.events < 2000
    for i, disc in enumerate(shot.discs):
        assert (disc.vx, disc.vy) == (0.0, 0.0)
        assert abs(disc.x) <= 350.0 + 1e-9
        assert abs(disc.y) <= 240.0 + 1e-9
        own = [event for event in shot.log if event.what != "CAP" and involves(event, i)]
        assert [e.what for e in own].count("EXIT") == (i in shot.off)
        if i in shot.off:
            assert own[-1].what == "EXIT"
            assert (own[-1].x, own[-1].y) == (disc.x, disc.y)
            assert max(abs(disc.x) / 350.0, abs(disc.y) / 240.0) == pytest.approx(1.0, abs=1e-9)


def involves(event: Any, i: int) -> bool:
    return bool(event.i == i or (event.what == "HIT" and event.j == i))


@few
@given(tables)
def test_events_stand_in_order_of_time_and_passages_before_what_ends_their_segment(table: dict[str, Any]) -> None:
    """F-LOG-1, F-LOG-2."""
    shot = simulate(**table, mode=FAST)
    others = [event.time for event in shot.log if event.what != "THROUGH"]
    assert others == sorted(others)
    for k, event in enumerate(shot.log):
        later = [e.time for e in shot.log[k + 1 :] if e.what != "THROUGH"]
        assert all(event.time <= time for time in later)
        if event.what in ("HIT", "POST", "WALL", "DOWN"):
            assert math.hypot(event.nx, event.ny) == pytest.approx(1.0, abs=1e-12)
        if event.what == "HIT":
            assert event.i < event.j


@few
@given(tables)
def test_the_closed_form_comes_to_where_everything_rests(table: dict[str, Any]) -> None:
    """F-LOG-3: the animation is made of the log alone, and ends where the shot ends."""
    shot = simulate(**table, mode=FAST)
    just_before = shot.at(shot.time * (1 - 1e-12))
    for moved, rests in zip(just_before, shot.discs, strict=True):
        assert math.dist(moved[:2], rests[:2]) < 1e-7
    gate = shot.gate_at(shot.time * (1 - 1e-12))
    if gate is not None and shot.gate is not None:
        assert math.dist(gate[:2], shot.gate[:2]) < 1e-7


def turned(table: dict[str, Any]) -> dict[str, Any]:
    """The table turned by 180 degrees."""
    gate = table["gate"]
    return {
        "discs": [d._replace(x=-d.x, y=-d.y, vx=-d.vx, vy=-d.vy) for d in table["discs"]],
        "gate": gate and gate._replace(x=-gate.x, y=-gate.y, ux=-gate.ux, uy=-gate.uy),
        "walls": [w._replace(x1=-w.x1, y1=-w.y1, x2=-w.x2, y2=-w.y2) for w in table["walls"]],
    }


def mirrored(table: dict[str, Any]) -> dict[str, Any]:
    """The table in a mirror: left is right. The gate's post 0 stays post 0."""
    gate = table["gate"]
    return {
        "discs": [d._replace(x=-d.x, vx=-d.vx) for d in table["discs"]],
        "gate": gate and gate._replace(x=-gate.x, ux=-gate.ux),
        "walls": [w._replace(x1=-w.x1, x2=-w.x2) for w in table["walls"]],
    }


@few
@given(tables)
def test_a_turned_table_gives_the_turned_result(table: dict[str, Any]) -> None:
    """Signs change nothing that is rounded: exact (F-PHYS-4)."""
    shot, other = simulate(**table, mode=FAST), simulate(**turned(table), mode=FAST)
    assert [(d.x, d.y) for d in other.discs] == [(-d.x, -d.y) for d in shot.discs]
    assert (other.off, other.time) == (shot.off, shot.time)
    assert [(e.time, e.what, e.i, e.j, e.impulse) for e in other.log] == [
        (e.time, e.what, e.i, e.j, e.impulse) for e in shot.log
    ]


@few
@given(tables)
def test_a_mirrored_table_gives_the_mirrored_result(table: dict[str, Any]) -> None:
    """F-PHYS-4: exact too, for the order of discs is the same; the sides of the gate change places."""
    shot, other = simulate(**table, mode=FAST), simulate(**mirrored(table), mode=FAST)
    assert [(d.x, d.y) for d in other.discs] == [(-d.x, d.y) for d in shot.discs]
    assert (other.off, other.time) == (shot.off, shot.time)
    sides = {"THROUGH": -1}
    assert [(e.what, e.i, e.j * sides.get(e.what, 1)) for e in other.log] == [(e.what, e.i, e.j) for e in shot.log]


@pytest.mark.skipif(len(HERE) < 3, reason="the physics is not compiled here")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.integers(1, 24))
def test_all_modes_give_the_same_bits(seed: int, discs: int) -> None:
    """F-PHYS-11d, F-PHYS-13."""
    table = random_table(seed, discs)
    made = table_of(table["discs"], table["gate"], table["walls"], 350.0, 240.0, 2000)
    plain, *others = [solver(mode).solve(made) for mode in HERE]
    assert plain.why == 0
    assert all(other == plain for other in others)


def test_two_discs_touched_at_the_same_time_are_both_struck() -> None:
    """F-PHYS-11a: simultaneous contacts lose none."""
    for count in (2, 3, 4):
        walls = [prophet(0.0, 24.0 * k) for k in range(count)]
        sliders = [prophet(-80.0, 24.0 * k, 1500.0) for k in range(count)]
        shot = simulate([*sliders, *walls], mode=FAST)
        first = [(e.what, e.i, e.j) for e in shot.log if e.time == shot.log[0].time]
        assert {("HIT", k, count + k) for k in range(count)} <= set(first)


def test_an_aim_that_is_changed_a_little_changes_the_result_a_little() -> None:
    """F-PHYS-11e: in the median; whole numbers are fine enough."""
    moved = []
    for seed in range(40):
        table = random_table(seed)
        first = table["discs"][0]
        turn = first._replace(vx=first.vx - 1e-6 * first.vy, vy=first.vy + 1e-6 * first.vx)
        a = simulate(**table, mode=FAST)
        b = simulate(**{**table, "discs": [turn, *table["discs"][1:]]}, mode=FAST)
        moved.append(max(math.dist(p[:2], q[:2]) for p, q in zip(a.discs, b.discs, strict=True)))
    assert sorted(moved)[20] < 0.02
