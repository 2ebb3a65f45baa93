"""A mat out of a row of numbers, refused if it is none that can be simulated; and what is left in the end.

The row has 2 numbers of the mat (half width, half height), 13 of the gate (Gate), 9 of each disc
(Disc), 6 of each wall (Wall). Ranges keep every number of the simulation far from overflow.
"""

from __future__ import annotations

from kagura.core.primitives import whole_below
from kagura.core.types import Reals
from kagura.physics.mat import GATE, NO_GATE, NOBODY, STANDING, Mat
from kagura.physics.overlap import disc_over, post_over, wall_over

GATE_NUMBERS = 13
DISC_NUMBERS = 9
WALL_NUMBERS = 6
MAT_NUMBERS = 2
RESULT_NUMBERS = 15  # before the three of each disc

LARGEST = 100000.0  # mm, g, and mm/s: of a size, a mass, a speed
LEAST = 0.001  # of what must not be 0
FINEST = 1e-100  # a coordinate or a speed that is nearer to 0, and not 0, is refused
SLACK = 1e-6  # mm by which bodies may overlap: a simulation leaves less

# Why a mat is refused.
FINE = 0
BAD_SIZE = 1
BAD_DISC = 2
BAD_GATE = 3
BAD_WALL = 4
OUTSIDE = 5
ON_DISC = 6
ON_POST = 7
ON_WALL = 8


def fill(m: Mat, discs: int, walls: int, max_events: int, numbers: Reals) -> None:
    """Read a mat. It may be any numbers: ask `refusal` before anything else."""
    m.count = discs
    m.walls = walls
    m.max_events = max_events
    m.half_width = numbers[0]
    m.half_height = numbers[1]
    fill_gate(m, numbers, MAT_NUMBERS)
    for i in range(discs):
        fill_disc(m, i, numbers, MAT_NUMBERS + GATE_NUMBERS + i * DISC_NUMBERS)
    for k in range(walls):
        fill_wall(m, k, numbers, MAT_NUMBERS + GATE_NUMBERS + discs * DISC_NUMBERS + k * WALL_NUMBERS)


def fill_gate(m: Mat, numbers: Reals, at: int) -> None:
    """Read the gate: cx, cy, ux, uy, half, post radius, mass, deceleration, restitution, fall, state, vx, vy."""
    m.x[GATE] = numbers[at]
    m.y[GATE] = numbers[at + 1]
    m.ux = numbers[at + 2]
    m.uy = numbers[at + 3]
    m.half = numbers[at + 4]
    m.r[GATE] = numbers[at + 5]
    m.m[GATE] = numbers[at + 6]
    m.a[GATE] = numbers[at + 7]
    m.a2[GATE] = numbers[at + 7]
    m.e[GATE] = numbers[at + 8]
    m.fall = numbers[at + 9]
    state: float = numbers[at + 10]
    m.gate = whole_below(state) if 0.0 <= state and state <= 3.0 else NO_GATE
    m.vx[GATE] = numbers[at + 11]
    m.vy[GATE] = numbers[at + 12]


def fill_disc(m: Mat, i: int, numbers: Reals, at: int) -> None:
    """Read a disc: x, y, radius, mass, vx, vy, restitution, deceleration, deceleration after the first impact."""
    m.off[i] = 0
    m.x[i] = numbers[at]
    m.y[i] = numbers[at + 1]
    m.r[i] = numbers[at + 2]
    m.m[i] = numbers[at + 3]
    m.vx[i] = numbers[at + 4]
    m.vy[i] = numbers[at + 5]
    m.e[i] = numbers[at + 6]
    m.a[i] = numbers[at + 7]
    m.a2[i] = numbers[at + 8] if numbers[at + 8] != 0.0 else numbers[at + 7]


def fill_wall(m: Mat, k: int, numbers: Reals, at: int) -> None:
    """Read a wall: the ends of its segment, its radius, its restitution."""
    m.wall_x1[k] = numbers[at]
    m.wall_y1[k] = numbers[at + 1]
    m.wall_x2[k] = numbers[at + 2]
    m.wall_y2[k] = numbers[at + 3]
    m.wall_r[k] = numbers[at + 4]
    m.wall_e[k] = numbers[at + 5]


def is_in(value: float, low: float, high: float) -> bool:
    """Whether a number is in low..high; what is not a number is in no range."""
    return low <= value and value <= high


def is_plain(value: float) -> bool:
    """Whether a coordinate or a speed is 0 or of a size that can be reckoned with."""
    return value == 0.0 or is_in(value, FINEST, LARGEST) or is_in(-value, FINEST, LARGEST)


def is_body(m: Mat, i: int) -> bool:
    """Whether the numbers of a body are such as a body can have."""
    if not (is_plain(m.x[i]) and is_plain(m.y[i]) and is_plain(m.vx[i]) and is_plain(m.vy[i])):
        return False
    if not (is_in(m.r[i], LEAST, LARGEST) and is_in(m.m[i], LEAST, LARGEST) and is_in(m.e[i], 0.0, 1.0)):
        return False
    return is_in(m.a[i], LEAST, LARGEST) and is_in(m.a2[i], LEAST, LARGEST)


def is_gate(m: Mat) -> bool:
    """Whether the numbers of the gate are such as a gate can have; (ux, uy) is a unit vector."""
    length: float = m.ux * m.ux + m.uy * m.uy
    if not is_body(m, GATE) or not is_in(length, 0.999999, 1.000001) or not is_in(m.half, LEAST, LARGEST):
        return False
    if m.gate != STANDING and (m.vx[GATE] != 0.0 or m.vy[GATE] != 0.0):
        return False
    return is_in(m.fall, 0.0, 1e12)


def is_wall(m: Mat, k: int) -> bool:
    """Whether the numbers of a wall are such as a wall can have."""
    if not (is_plain(m.wall_x1[k]) and is_plain(m.wall_y1[k]) and is_plain(m.wall_x2[k]) and is_plain(m.wall_y2[k])):
        return False
    ex: float = m.wall_x2[k] - m.wall_x1[k]
    ey: float = m.wall_y2[k] - m.wall_y1[k]
    if not is_in(ex * ex + ey * ey, LEAST, 4.0 * LARGEST * LARGEST):
        return False
    return is_in(m.wall_r[k], 0.0, LARGEST) and is_in(m.wall_e[k], 0.0, 1.0)


def is_on_mat(m: Mat, i: int) -> bool:
    """Whether the centre of a body is on the mat or on its edge."""
    return is_in(m.x[i], -m.half_width, m.half_width) and is_in(m.y[i], -m.half_height, m.half_height)


def refuse(m: Mat, why: int, i: int, j: int) -> int:
    """Remember which bodies a refusal is about."""
    m.next_i = i
    m.next_j = j
    return why


def refusal(m: Mat) -> int:
    """Why a mat cannot be simulated, FINE if it can; next_i and next_j say which bodies are meant."""
    if not (is_in(m.half_width, LEAST, LARGEST) and is_in(m.half_height, LEAST, LARGEST)):
        return refuse(m, BAD_SIZE, NOBODY, NOBODY)
    if not is_gate(m):
        return refuse(m, BAD_GATE, NOBODY, NOBODY)
    if m.gate == STANDING and not is_on_mat(m, GATE):
        return refuse(m, OUTSIDE, NOBODY, NOBODY)
    for k in range(m.walls):
        if not is_wall(m, k):
            return refuse(m, BAD_WALL, k, NOBODY)
    for i in range(m.count):
        why: int = disc_refusal(m, i)
        if why != FINE:
            return why
    return FINE


def disc_refusal(m: Mat, i: int) -> int:
    """The same for one disc, with those before it."""
    if not is_body(m, i):
        return refuse(m, BAD_DISC, i, NOBODY)
    if not is_on_mat(m, i):
        return refuse(m, OUTSIDE, i, NOBODY)
    over: int = disc_over(m, i, m.x[i], m.y[i], SLACK)
    if over != NOBODY and over < i:
        return refuse(m, ON_DISC, over, i)
    over = post_over(m, i, m.x[i], m.y[i], SLACK)
    if over != NOBODY:
        return refuse(m, ON_POST, i, over)
    over = wall_over(m, i, m.x[i], m.y[i], SLACK)
    return refuse(m, ON_WALL, i, over) if over != NOBODY else FINE


def report(m: Mat, out: Reals, at: int) -> None:
    """Write time of rest, events and the gate as it was read, then x, y and off of each disc."""
    out[at] = m.rest
    out[at + 1] = m.events
    out[at + 2] = m.x[GATE]
    out[at + 3] = m.y[GATE]
    out[at + 4] = m.ux
    out[at + 5] = m.uy
    out[at + 6] = m.half
    out[at + 7] = m.r[GATE]
    out[at + 8] = m.m[GATE]
    out[at + 9] = m.a[GATE]
    out[at + 10] = m.e[GATE]
    out[at + 11] = m.fall
    out[at + 12] = m.gate
    out[at + 13] = m.vx[GATE]
    out[at + 14] = m.vy[GATE]
    for i in range(m.count):
        out[at + RESULT_NUMBERS + 3 * i] = m.x[i]
        out[at + RESULT_NUMBERS + 3 * i + 1] = m.y[i]
        out[at + RESULT_NUMBERS + 3 * i + 2] = m.off[i]
