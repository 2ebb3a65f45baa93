"""A simulated shot: where all came to rest, what happened on the way, and where everything was at any time."""

from __future__ import annotations

import functools
import math
import struct
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, NamedTuple

from kagura.physics.mat import CAP, GATE, GATE_EXIT, GATE_STOP, HIT, STATE, THROUGH
from kagura.physics.motion import slide
from kagura.physics.rows import NUMBERS
from kagura.physics.solver import Solved
from kagura.physics.start import RESULT_NUMBERS
from kagura.physics.table import Disc, Gate, PhysicsError, Table, all_discs, gate_of

#: The names of what happens, by code (F-LOG-1).
NAMES = ("", "HIT", "POST", "WALL", "EXIT", "GATE_EXIT", "GATE_STOP", "DOWN", "THROUGH", "CAP")


class Event(NamedTuple):
    """A row of the log (F-LOG-1).

    Attributes:
        time: s since the flick.
        what: HIT, POST, WALL, EXIT, GATE_EXIT, GATE_STOP, DOWN, THROUGH or CAP.
        i, j: a disc and the other body: disc of HIT, post of POST and DOWN, wall of WALL; THROUGH: the side at
            which it came out; -1: none.
        impulse: g mm/s; of DOWN what went across the plane of the gate.
        nx, ny: unit vector from i to the other body; (0, 0) where nothing touches.
        x, y: where, mm: the place of contact, else the centre of what it is about.
    """

    time: float
    what: str
    i: int
    j: int
    impulse: float
    nx: float
    ny: float
    x: float
    y: float


class Leg(NamedTuple):
    """A body from one event of its own to the next: place and velocity at its start, and its deceleration."""

    time: float
    x: float
    y: float
    vx: float
    vy: float
    deceleration: float


class _Lone:
    """A mat with one body, as far as `slide` looks at it."""

    __slots__ = ("a", "vx", "vy", "x", "y")

    def __init__(self, leg: Leg) -> None:
        _, x, y, vx, vy, a = leg
        self.x, self.y, self.vx, self.vy, self.a = [x], [y], [vx], [vy], [a]


class Shot:
    """What became of a flick.

    Attributes:
        time: s until everything rests.
        events: how many impacts and exits there were (with the cap).
    """

    def __init__(self, table: Table, solved: Solved) -> None:
        self._table = table
        self._rows = solved.rows
        self._result = array("d", solved.result)
        self.time: float = self._result[0]
        self.events: int = int(self._result[1])

    @functools.cached_property
    def start(self) -> tuple[Disc, ...]:
        """The discs as they were given."""
        return tuple(all_discs(self._table))

    @functools.cached_property
    def discs(self) -> tuple[Disc, ...]:
        """The discs as they lie at rest; one that left the mat, where it left it."""
        ends = self._result[RESULT_NUMBERS:]
        places = zip(self.start, ends[0::3], ends[1::3], strict=True)
        return tuple(Disc(x, y, d[2], d[3], 0.0, 0.0, *d[6:]) for d, x, y in places)

    @functools.cached_property
    def off(self) -> frozenset[int]:
        """The discs that left the mat."""
        marks = self._result[RESULT_NUMBERS + 2 :: 3]
        return frozenset(i for i, mark in enumerate(marks) if mark)

    @functools.cached_property
    def gate(self) -> Gate | None:
        """The gate in the end, None if there is none."""
        numbers = self._result[2:RESULT_NUMBERS]
        gate = gate_of(numbers)
        return gate if gate.state else None

    @functools.cached_property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(self._event(row) for row in self.rows())

    def rows(self) -> Iterator[tuple[float, ...]]:
        """The rows as the solver writes them: time, code, i, j, impulse, nx, ny, then the bodies after it."""
        return struct.iter_unpack(f"{NUMBERS}d", self._rows)

    def _event(self, row: tuple[float, ...]) -> Event:
        t, impulse, nx, ny = row[0], *row[4:7]
        code, i, j = int(row[1]), int(row[2]), int(row[3])
        x, y = row[7:9]
        if code == THROUGH or (code == CAP and i >= 0):
            x, y = self._place(i, t)
        elif code == CAP:
            x, y = self._place(GATE, t)
        elif nx or ny:
            radius = self.start[i].radius
            x, y = x + nx * radius, y + ny * radius
        return Event(t, NAMES[code], i, j, impulse, nx, ny, x, y)

    def at(self, time: float) -> tuple[Disc, ...]:
        """The discs, with their velocities, so many seconds after the flick, in closed form; for animation.

        Raises:
            PhysicsError: the time is negative, or none.
        """
        self._check(time)
        if time >= self.time:
            return self.discs
        return tuple(self._moved(i, disc, time) for i, disc in enumerate(self.start))

    def gate_at(self, time: float) -> Gate | None:
        """The gate so many seconds after the flick; None if there is none.

        Raises:
            PhysicsError: the time is negative, or none.
        """
        self._check(time)
        if time >= self.time or self.gate is None:
            return self.gate
        x, y, vx, vy = self._slid(GATE, time)
        fallen = any(e.time <= time for e in self.log if e.what in ("DOWN", "GATE_EXIT"))
        state = self.gate.state if fallen else self._first_gate.state
        return self.gate._replace(x=x, y=y, vx=vx, vy=vy, state=state)

    @staticmethod
    def _check(time: float) -> None:
        if not 0.0 <= time < math.inf:
            raise PhysicsError(f"the time {time} is not one after the flick")

    def _moved(self, i: int, disc: Disc, time: float) -> Disc:
        x, y, vx, vy = self._slid(i, time)
        return Disc(x, y, disc[2], disc[3], vx, vy, *disc[6:])

    def _place(self, body: int, time: float) -> tuple[float, float]:
        return self._slid(body, time)[:2]

    def _slid(self, body: int, time: float) -> tuple[float, float, float, float]:
        """Place and velocity of a body at a time."""
        legs = self._legs[body]
        leg = legs[bisect_right(legs, time, key=lambda leg: leg.time) - 1]
        lone: Any = _Lone(leg)
        slide(lone, 0, time - leg.time)
        return lone.x[0], lone.y[0], lone.vx[0], lone.vy[0]

    def __repr__(self) -> str:
        return f"<Shot of {self._table.discs} discs, {self.time:.3f} s, {len(self.log)} rows>"

    @functools.cached_property
    def _first_gate(self) -> Gate:
        return gate_of(struct.unpack_from("13d", self._table.numbers, 16))

    @functools.cached_property
    def _legs(self) -> dict[int, list[Leg]]:
        """The legs of each body."""
        legs = {i: [Leg(0.0, d.x, d.y, d.vx, d.vy, d.deceleration)] for i, d in enumerate(self.start)}
        gate = self._first_gate
        legs[GATE] = [Leg(0.0, gate.x, gate.y, gate.vx, gate.vy, gate.deceleration)]
        for row in self.rows():
            for body, state in _bodies(row):
                x, y, vx, vy = state
                legs[body].append(Leg(row[0], x, y, vx, vy, self._later_deceleration(body)))
        return legs

    def _later_deceleration(self, body: int) -> float:
        if body == GATE:
            return self._first_gate.deceleration
        disc = self.start[body]
        return disc.deceleration_after or disc.deceleration


def _bodies(row: tuple[float, ...]) -> Iterator[tuple[int, tuple[float, ...]]]:
    """The bodies that go on otherwise after a row, with place and velocity."""
    code, i, j = int(row[1]), int(row[2]), int(row[3])
    if code in (THROUGH, CAP):
        return
    yield GATE if code in (GATE_EXIT, GATE_STOP) else i, row[7 : 7 + STATE]
    if code == HIT:
        yield j, row[7 + STATE :]
    elif NAMES[code] in ("POST", "DOWN"):
        yield GATE, row[7 + STATE :]
