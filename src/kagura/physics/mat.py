"""The mat that the simulation works on: every field with meaning and unit (mm, s, g).

Discs are numbered 0..count-1. The gate is one more body, number GATE, so that it slides and is
struck as a disc is; its two posts stand at +-half along its width (ux, uy).
"""

from __future__ import annotations

from kagura.core.layout import Record, layout, number, real, reals, row

DISCS = 64
GATE = 64
BODIES = 65
WALLS = 16
ROWS = 160  # of the log, before somebody has to fetch them
ROOM = 68  # rows that one segment may need: a passage of each disc, an event, a fall, a cap
STATE = 4  # numbers of a body beside a row of the log: x, y, vx, vy

NOBODY = -1

# What happens (F-LOG-1).
NOTHING = 0
HIT = 1
POST = 2
WALL = 3
EXIT = 4
GATE_EXIT = 5
GATE_STOP = 6
DOWN = 7
THROUGH = 8
CAP = 9

# What became of the gate.
NO_GATE = 0
STANDING = 1
LYING = 2
AWAY = 3

NEVER = 1e300  # a time


@layout
class Mat(Record):
    """A mat with what lies and slides on it, how far the simulation is, and the last rows of its log."""

    x: list[float] = reals(BODIES)  # centre, mm
    y: list[float] = reals(BODIES)
    vx: list[float] = reals(BODIES)  # velocity, mm/s
    vy: list[float] = reals(BODIES)
    r: list[float] = reals(BODIES, start=1.0)  # radius, mm; of the gate: of a post
    m: list[float] = reals(BODIES, start=1.0)  # mass, g
    e: list[float] = reals(BODIES)  # restitution, 0..1
    a: list[float] = reals(BODIES, start=1.0)  # deceleration, mm/s^2
    a2: list[float] = reals(BODIES, start=1.0)  # the same from the first impact on
    off: list[int] = row(DISCS, 0, 1)  # 1: has left the mat
    count: int = number(0, DISCS)

    ux: float = real(1.0)  # unit vector along the width of the gate
    uy: float = real()
    half: float = real()  # from its centre to a post, mm
    fall: float = real()  # the impulse across its plane that knocks it over, g mm/s
    gate: int = number(0, 3)  # NO_GATE, STANDING, LYING, AWAY

    wall_x1: list[float] = reals(WALLS)
    wall_y1: list[float] = reals(WALLS)
    wall_x2: list[float] = reals(WALLS, start=1.0)
    wall_y2: list[float] = reals(WALLS)
    wall_r: list[float] = reals(WALLS)
    wall_e: list[float] = reals(WALLS)
    walls: int = number(0, WALLS)

    half_width: float = real()  # the mat is |x| <= half_width, |y| <= half_height
    half_height: float = real()
    max_events: int = number(0, 2**31 - 1)

    now: float = real()  # s since the flick
    rest: float = real()  # s when the last body comes to rest
    events: int = number(0, 2**31 - 1)  # impacts, exits and the cap so far
    is_done: int = number(0, 1)
    last_side: list[int] = row(DISCS, -1, 1)  # where a disc was last wholly clear of the gate's plane, 0: nowhere
    crossing: list[int] = row(DISCS, -1, 1)  # which way it has crossed between the posts since, 0: not
    across: list[float] = reals(DISCS)  # of its centre at the start of the segment: from the plane of the gate
    along: list[float] = reals(DISCS)  # ... and along its width

    next_time: float = real()  # s until the next event
    next_code: int = number(0, CAP)
    next_i: int = number(NOBODY, DISCS)
    next_j: int = number(NOBODY, DISCS)

    rows: int = number(0, ROWS)
    row_t: list[float] = reals(ROWS)
    row_code: list[int] = row(ROWS, 0, CAP)
    row_i: list[int] = row(ROWS, NOBODY, DISCS)
    row_j: list[int] = row(ROWS, NOBODY, DISCS)
    row_impulse: list[float] = reals(ROWS)  # g mm/s
    row_nx: list[float] = reals(ROWS)
    row_ny: list[float] = reals(ROWS)
    row_first: list[list[float]] = reals(ROWS, STATE)  # the first body right after
    row_second: list[list[float]] = reals(ROWS, STATE)  # the second, if there is one
