"""What lies on a mat, for people: discs, a gate, walls, in mm, mm/s and g."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from kagura.core.errors import KaguraError
from kagura.physics.mat import AWAY, DISCS, STANDING, WALLS
from kagura.physics.start import (
    BAD_DISC,
    BAD_GATE,
    BAD_SIZE,
    BAD_WALL,
    DISC_NUMBERS,
    LARGEST,
    LEAST,
    ON_DISC,
    ON_POST,
    ON_WALL,
    OUTSIDE,
)

#: mm/s^2: friction 0.30 times gravity (F-PHYS-1).
DECELERATION = 2943.0
MOST_EVENTS = 2000


class PhysicsError(KaguraError):
    """A mat that cannot be simulated; the message says what is wrong with which body."""


class Disc(NamedTuple):
    """A disc.

    Attributes:
        x, y: its centre, mm.
        radius: mm.
        mass: g.
        vx, vy: its velocity, mm/s.
        restitution: 0..1; of two bodies the lower counts.
        deceleration: by friction, mm/s^2.
        deceleration_after: the same from its first impact on; 0: no other.
    """

    x: float
    y: float
    radius: float
    mass: float
    vx: float = 0.0
    vy: float = 0.0
    restitution: float = 0.7
    deceleration: float = DECELERATION
    deceleration_after: float = 0.0


class Gate(NamedTuple):
    """A gate of two posts that slides as one body, can be gone through and knocked over (F-PHYS-8).

    Attributes:
        x, y: its centre, mm.
        ux, uy: the unit vector along its width.
        half: from the centre to each post, mm.
        post_radius: mm.
        mass: g.
        deceleration: mm/s^2.
        restitution: 0..1.
        fall: the impulse across its plane that knocks it over, g mm/s.
        state: 1 stands, 2 lies, 3 is off the mat.
        vx, vy: its velocity, mm/s.
    """

    x: float
    y: float
    ux: float = 1.0
    uy: float = 0.0
    half: float = 35.0
    post_radius: float = 5.0
    mass: float = 5.8
    deceleration: float = DECELERATION
    restitution: float = 0.2
    fall: float = 900.0
    state: int = STANDING
    vx: float = 0.0
    vy: float = 0.0


class Wall(NamedTuple):
    """A wall that nothing moves: all that is within `radius` mm of the segment from (x1, y1) to (x2, y2)."""

    x1: float
    y1: float
    x2: float
    y2: float
    radius: float
    restitution: float = 0.5


#: What is reckoned with where there is no gate.
NO_GATE_AT_ALL = Gate(0.0, 0.0, state=0)


class Table(NamedTuple):
    """A mat with all that lies on it, as the solvers take it: the numbers of `kagura.physics.start.fill`."""

    numbers: bytes
    discs: int
    walls: int
    max_events: int


def table_of(
    discs: Iterable[Disc],
    gate: Gate | None,
    walls: Iterable[Wall],
    half_width: float,
    half_height: float,
    max_events: int,
) -> Table:
    """The numbers of a mat.

    Raises:
        PhysicsError: there are too many of something, or something is no number.
    """
    discs, walls = list(discs), list(walls)
    _check_counts(discs, walls, max_events)
    if gate is not None and type(gate) is not Gate:
        raise PhysicsError("the gate is made with Gate(...)")
    if gate is not None and gate.state not in range(STANDING, AWAY + 1):
        raise PhysicsError(f"the gate has the state {gate.state!r}, not 1, 2 or 3")
    parts = chain((half_width, half_height), NO_GATE_AT_ALL if gate is None else gate, *discs, *walls)
    try:
        numbers = array("d", parts)
    except (TypeError, OverflowError) as error:
        raise PhysicsError(f"a mat is made of numbers: {error}") from None
    return Table(numbers.tobytes(), len(discs), len(walls), max_events)


def _check_counts(discs: Sequence[Disc], walls: Sequence[Wall], max_events: int) -> None:
    if len(discs) > DISCS or len(walls) > WALLS:
        raise PhysicsError(f"{len(discs)} discs and {len(walls)} walls; there may be {DISCS} discs and {WALLS} walls")
    if set(map(type, discs)) - {Disc} or set(map(type, walls)) - {Wall}:
        raise PhysicsError("discs and walls are made with Disc(...) and Wall(...)")
    if type(max_events) is not int or not 0 <= max_events < 2**31:
        raise PhysicsError(f"max_events is {max_events!r}, no number 0..{2**31 - 1}")


def gate_of(numbers: Sequence[float]) -> Gate:
    """The gate from its 13 numbers."""
    x, y, ux, uy, half, post_radius, mass, deceleration, restitution, fall, state, vx, vy = numbers
    return Gate(x, y, ux, uy, half, post_radius, mass, deceleration, restitution, fall, int(state), vx, vy)


def complaint(table: Table, why: int, i: int, j: int) -> PhysicsError:
    """The error for a refused mat."""
    if why == BAD_DISC:
        return PhysicsError(f"disc {i}: {_fault_of_disc(table, i)}")
    if why == OUTSIDE:
        return PhysicsError(f"{f'disc {i}' if i >= 0 else 'the gate'} is not on the mat")
    return PhysicsError(
        {
            BAD_SIZE: f"the half width and height of a mat are {LEAST}..{LARGEST:g} mm",
            BAD_GATE: "the gate has numbers that no gate can have",
            BAD_WALL: f"wall {i} has numbers that no wall can have",
            ON_DISC: f"discs {i} and {j} overlap",
            ON_POST: f"disc {i} and post {j} of the gate overlap",
            ON_WALL: f"disc {i} and wall {j} overlap",
        }[why]
    )


def all_discs(table: Table) -> Iterator[Disc]:
    """The discs as they were given."""
    start = 8 * (2 + len(Gate._fields))
    numbers = table.numbers[start : start + 8 * DISC_NUMBERS * table.discs]
    return map(Disc._make, struct.iter_unpack(f"{DISC_NUMBERS}d", numbers))


def _fault_of_disc(table: Table, i: int) -> str:
    disc = next(islice(all_discs(table), i, None))
    for name in ("radius", "mass", "deceleration"):
        if not LEAST <= getattr(disc, name) <= LARGEST:
            return f"{name} is {getattr(disc, name)}, outside {LEAST}..{LARGEST:g}"
    if not 0.0 <= disc.restitution <= 1.0:
        return f"restitution is {disc.restitution}, outside 0..1"
    if disc.deceleration_after != 0.0 and not LEAST <= disc.deceleration_after <= LARGEST:
        return f"deceleration_after is {disc.deceleration_after}, outside {LEAST}..{LARGEST:g}"
    return f"place ({disc.x}, {disc.y}) or velocity ({disc.vx}, {disc.vy}) is no finite number up to {LARGEST:g}"
