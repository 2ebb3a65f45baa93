"""The functions for people: what is refused and how, the log, and where everything is at a time."""

from __future__ import annotations

import math
from typing import Any

import pytest

from kagura.core import compiled
from kagura.core.errors import KaguraError, ModeError
from kagura.physics import Disc, Flick, Gate, PhysicsError, Shot, Wall, simulate, solver, try_flicks
from kagura.physics.rows import NUMBERS
from tests.physics.tables import HERE, prophet, random_table, what

NAN, INF = math.nan, math.inf
ONE = prophet(0.0, 0.0)
WORD: Any = "a"
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no number": ({"discs": [ONE._replace(x=NAN)]}, r"disc 0: place \(nan, 0.0\)"),
    "speed without end": ({"discs": [ONE, prophet(50.0, 0.0, INF)]}, r"disc 1: .* velocity \(inf, 0.0\)"),
    "speed that is hardly one": ({"discs": [ONE._replace(vx=1e-200)]}, "disc 0: place"),
    "too fast": ({"discs": [ONE._replace(vy=1e6)]}, "disc 0: place"),
    "negative radius": ({"discs": [ONE._replace(radius=-1.0)]}, "disc 0: radius is -1.0, outside 0.001..100000"),
    "no mass": ({"discs": [ONE._replace(mass=0.0)]}, "disc 0: mass is 0.0"),
    "no friction": ({"discs": [ONE._replace(deceleration=0.0)]}, "disc 0: deceleration is 0.0"),
    "negative friction later": ({"discs": [ONE._replace(deceleration_after=-1.0)]}, "deceleration_after is -1.0"),
    "restitution above 1": ({"discs": [ONE._replace(restitution=1.1)]}, "disc 0: restitution is 1.1"),
    "disc off the mat": ({"discs": [prophet(350.001, 0.0)]}, "disc 0 is not on the mat"),
    "overlap": ({"discs": [ONE, prophet(21.99, 0.0)]}, "discs 0 and 1 overlap"),
    "same place": ({"discs": [ONE, prophet(50.0, 0.0), ONE]}, "discs 0 and 2 overlap"),
    "on a post": ({"discs": [prophet(36.0, 1.0)], "gate": Gate(0.0, 0.0)}, "disc 0 and post 1 of the gate overlap"),
    "on post 0": ({"discs": [prophet(-36.0, 1.0)], "gate": Gate(0.0, 0.0)}, "disc 0 and post 0 of the gate overlap"),
    "on a wall": ({"discs": [ONE], "walls": [Wall(-5, 0, 5, 0, 1)]}, "disc 0 and wall 0 overlap"),
    "too many discs": ({"discs": [ONE] * 65}, "65 discs and 0 walls; there may be 64 discs and 16 walls"),
    "too many walls": ({"discs": [], "walls": [Wall(-5, 0, 5, 0, 1)] * 17}, "0 discs and 17 walls"),
    "wall without length": ({"discs": [], "walls": [Wall(1, 1, 1, 1, 1)]}, "wall 0 has numbers"),
    "wall nowhere": ({"discs": [], "walls": [Wall(NAN, 1, 2, 1, 1)]}, "wall 0 has numbers"),
    "wall of negative radius": ({"discs": [], "walls": [Wall(0, 1, 2, 1, -1)]}, "wall 0 has numbers"),
    "gate in no direction": ({"discs": [], "gate": Gate(0, 0, 0.0, 0.5)}, "the gate has numbers"),
    "gate without width": ({"discs": [], "gate": Gate(0, 0, half=0.0)}, "the gate has numbers"),
    "gate of no mass": ({"discs": [], "gate": Gate(0, 0, mass=0.0)}, "the gate has numbers"),
    "gate that falls at less than nothing": ({"discs": [], "gate": Gate(0, 0, fall=-1.0)}, "the gate has numbers"),
    "lying gate that slides": ({"discs": [], "gate": Gate(0, 0, state=2, vx=1.0)}, "the gate has numbers"),
    "gate of an unknown state": ({"discs": [], "gate": Gate(0, 0, state=4)}, "the gate has the state 4"),
    "gate off the mat": ({"discs": [], "gate": Gate(0, 241)}, "the gate is not on the mat"),
    "mat without width": ({"discs": [], "half_width": 0.0}, "half width and height of a mat"),
    "mat without height": ({"discs": [], "half_height": NAN}, "half width and height of a mat"),
    "words": ({"discs": [ONE._replace(x=WORD)]}, "a mat is made of numbers"),
    "a number too large": ({"discs": [ONE._replace(x=10**400)]}, "a mat is made of numbers"),
    "no disc": ({"discs": [(1, 2)]}, r"made with Disc\(...\)"),
    "a number for a disc": ({"discs": [7]}, r"made with Disc\(...\)"),
    "no wall": ({"discs": [], "walls": [(1, 2)]}, r"Wall\(...\)"),
    "no gate": ({"discs": [], "gate": (1, 2, 3)}, r"the gate is made with Gate\(...\)"),
    "events below 0": ({"discs": [], "max_events": -1}, "max_events is -1"),
    "half an event": ({"discs": [], "max_events": 0.5}, "max_events is 0.5"),
}


@pytest.mark.parametrize("mode", HERE)
@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_refused_with_one_clear_error(name: str, mode: str) -> None:
    table, told = BAD[name]
    with pytest.raises(PhysicsError, match=told) as caught:
        simulate(**table, mode=mode)
    assert isinstance(caught.value, KaguraError)


@pytest.mark.parametrize("mode", HERE)
def test_whole_numbers_are_taken_and_touching_is_allowed(mode: str) -> None:
    shot = simulate([Disc(0, 0, 11, 2, vx=800), Disc(22, 0, 11, 2)], mode=mode)
    assert what(shot) == [("HIT", 0, 1)]
    assert shot.log[0].time == 0.0
    after = simulate(shot.discs, mode=mode)
    assert after.discs == shot.discs


@pytest.mark.parametrize("mode", HERE)
def test_what_is_left_of_a_shot_can_be_the_start_of_the_next(mode: str) -> None:
    """F-PHYS-11b, c: resting contacts are legal, the rounding left in them too."""
    for seed in range(20):
        table = random_table(seed)
        shot = simulate(**table, mode=mode)
        kept = [disc for i, disc in enumerate(shot.discs) if i not in shot.off]
        gate = shot.gate if shot.gate and shot.gate.state == 1 else None
        assert simulate(kept, gate, table["walls"], mode=mode).log == ()


def test_the_log_says_when_what_where_and_how_hard() -> None:
    """F-LOG-1."""
    shot = simulate([prophet(15, -150, 0, 2150), Disc(5, 70, 22.5, 22)], Gate(0, 0))
    through, hit, post, down = shot.log
    assert (through.what, through.j, through.impulse, through.nx) == ("THROUGH", 1, 0.0, 0.0)
    assert through.y == pytest.approx(11.0)
    assert through.x == 15.0
    struck = shot.at(hit.time)[1]
    assert math.dist((hit.x, hit.y), struck[:2]) == pytest.approx(22.5, abs=1e-6)
    assert (post.what, down.what, down.time) == ("POST", "DOWN", post.time)
    assert down.impulse == pytest.approx(post.impulse * abs(post.ny))
    assert (down.x, down.y) == (post.x, post.y)
    assert shot.gate is not None
    assert shot.gate.state == 2
    before = shot.gate_at(post.time - 1e-3)
    assert before is not None
    assert before.state == 1
    assert shot.gate_at(shot.time) == shot.gate_at(99.0) == shot.gate


def test_a_gate_pushed_off_the_mat_is_off_from_then_on() -> None:
    """F-PHYS-8: GATE_EXIT."""
    shot = simulate([prophet(150, 30, 3000)], Gate(340, 30))
    exit_ = shot.log[-1]
    assert (exit_.what, exit_.x, exit_.y) == ("GATE_EXIT", 350.0, 30.0)
    states = [gate and gate.state for gate in (shot.gate_at(0.0), shot.gate_at(exit_.time), shot.gate)]
    assert states == [1, 3, 3]


def test_where_everything_is_at_a_time() -> None:
    """F-LOG-3, F-PHYS-2: in closed form."""
    shot = simulate([prophet(-100, 0, 1000), prophet(0, 0)])
    assert repr(shot) == "<Shot of 2 discs, 0.302 s, 1 rows>"
    early = shot.at(0.01)
    assert early[0].x == pytest.approx(-100 + 10 - 2943 * 1e-4 / 2)
    assert early[0].vx == pytest.approx(1000 - 29.43)
    assert early[1] == prophet(0, 0)
    assert shot.at(shot.time) == shot.at(1e9) == shot.discs
    assert shot.start == (prophet(-100, 0, 1000), prophet(0, 0))
    for time in (-0.1, NAN, INF):
        with pytest.raises(PhysicsError, match="is not one after the flick"):
            shot.at(time)
        with pytest.raises(PhysicsError, match="is not one after the flick"):
            shot.gate_at(time)


def test_the_log_has_no_end() -> None:
    """F-LOG-1, unbounded: the solvers fetch its rows in parts."""
    bouncing = Disc(0, 0, 11, 1, vx=5000, restitution=1.0, deceleration=1.0)
    walls = [Wall(x, -50, x, 50, 2, 1.0) for x in (-15, 15)]
    rows = {mode: simulate([bouncing], None, walls, max_events=500, mode=mode) for mode in HERE}
    plain = rows["plain"]
    assert len(plain.log) == 501
    assert plain.log[-1].what == "CAP"
    assert all(list(shot.rows()) == list(plain.rows()) for shot in rows.values())
    assert all(len(row) == NUMBERS for row in plain.rows())


@pytest.mark.parametrize("mode", HERE)
def test_many_flicks_come_out_as_one_by_one_in_any_number_of_threads(mode: str) -> None:
    discs = [prophet(-300, 0), prophet(0, 5), Disc(80, 0, 22.5, 22), prophet(349, 100)]
    gate = Gate(-100, 0, 0.0, 1.0)
    flicks = [Flick(-300, 0.5 * k, 3000.0, 90.0 * k) for k in range(9)]
    alone = [simulate([prophet(*flick), *discs[1:]], gate, mode=mode) for flick in flicks]
    for threads in (1, 2, 20):
        found = try_flicks(discs, 0, flicks, gate, threads=threads, mode=mode)
        for outcome, shot in zip(found, alone, strict=True):
            assert outcome.time == shot.time
            assert list(outcome.places) == [disc[:2] for disc in shot.discs]
            assert outcome.off == shot.off
            assert shot.gate is not None
            assert outcome.gate == (shot.gate.x, shot.gate.y, shot.gate.state)
    assert any(outcome.off for outcome in found)
    assert try_flicks(discs, 0, flicks[:1], mode=mode)[0].gate is None
    assert found[-1] == found[8] == found[2:][-1]
    assert found[1:3] == [found[1], found[2]]
    with pytest.raises(IndexError):
        found[9]
    assert list(try_flicks(discs, 0, [], mode=mode)) == []


@pytest.mark.parametrize("mode", HERE)
def test_a_flick_that_cannot_be_is_named(mode: str) -> None:
    discs = [prophet(-300, 0), prophet(0, 0)]
    with pytest.raises(PhysicsError, match="flick 1: discs 0 and 1 overlap"):
        try_flicks(discs, 0, [Flick(-300, 0, 1, 1), Flick(1, 1, 1, 1)], mode=mode)
    with pytest.raises(PhysicsError, match="there is no disc 2 among 2"):
        try_flicks(discs, 2, [], mode=mode)
    with pytest.raises(PhysicsError, match="the number of threads is 0"):
        try_flicks(discs, 0, [], threads=0, mode=mode)
    with pytest.raises(PhysicsError, match="a flick is x, y, vx, vy"):
        try_flicks(discs, 0, [(1, 2, 3)], mode=mode)  # type: ignore[list-item]
    with pytest.raises(PhysicsError, match="a flick is made of numbers"):
        try_flicks(discs, 0, [7], mode=mode)  # type: ignore[list-item]
    with pytest.raises(PhysicsError, match="a flick is made of numbers"):
        try_flicks(discs, 0, [(1, 2, 3, "a")], mode=mode)  # type: ignore[list-item]


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("mode", HERE)
def test_the_first_of_many_flicks_that_cannot_be_is_named_whichever_thread_tries_it(mode: str, threads: int) -> None:
    discs = [prophet(-300, 0), prophet(0, 0)]
    flicks = [Flick(-300, 0, 100, 1) if k < 61 else Flick(1, 1, 1, 1) for k in range(90)]
    with pytest.raises(PhysicsError, match=r"^flick 61: discs 0 and 1 overlap"):
        try_flicks(discs, 0, flicks, threads=threads, mode=mode)


def test_the_mode_is_the_one_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [solver.solver(mode).mode for mode in HERE] == HERE
    with pytest.raises(ModeError, match="there is no mode 'fast'; there are plain, checked, compiled"):
        solver.solver("fast")
    monkeypatch.setenv("KAGURA_MODE", "checked")
    assert solver.solver().mode == "checked"
    monkeypatch.delenv("KAGURA_MODE")
    assert solver.solver().mode == HERE[-1].replace("checked", "plain")


def test_without_a_build_the_physics_runs_plain_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(solver, "PARTS", ("kagura.physics._nothing",))
    monkeypatch.setattr(compiled, "_said", set())
    assert solver.fastest_mode() == "plain"
    assert "physics runs uncompiled, which is slower: there is no build" in caplog.text
    with pytest.raises(ModeError, match="physics cannot run compiled: there is no build"):
        solver.CompiledSolver()


@pytest.mark.skipif("compiled" not in HERE, reason="the physics is not compiled here")
def test_with_a_build_it_runs_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert solver.fastest_mode() == "compiled"
    assert isinstance(simulate([ONE]), Shot)
