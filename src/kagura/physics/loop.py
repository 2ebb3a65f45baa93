"""The loop (F-PHYS-4): find the earliest event, let all slide until it, resolve it; nothing is kept between.

`begin`, then `run` until `is_done`; after each `run` fetch the rows (`fetch_rows`), for the log has
no end. The order in which candidates are tried is part of the rules: an equal time never replaces
an earlier one.
"""

from __future__ import annotations

from kagura.physics.contact import contact_time, edge_time, wall_time
from kagura.physics.impact import resolve
from kagura.physics.mat import (
    CAP,
    EXIT,
    GATE,
    GATE_EXIT,
    GATE_STOP,
    HIT,
    NEVER,
    NOBODY,
    NOTHING,
    POST,
    ROOM,
    ROWS,
    STANDING,
    WALL,
    Mat,
)
from kagura.physics.motion import slide, speed, stop
from kagura.physics.passage import follow_passage, note_places, start_passages


def begin(m: Mat) -> None:
    """Make a mat ready: the clock at 0, no event yet."""
    m.now = 0.0
    m.rest = 0.0
    m.events = 0
    m.rows = 0
    m.is_done = 0
    start_passages(m)


def run(m: Mat) -> None:
    """Go on until all is at rest, or the rows of the log are nearly used up."""
    while m.is_done == 0 and m.rows + ROOM <= ROWS:
        step(m)


def step(m: Mat) -> None:
    """One segment and the event that ends it (F-PHYS-4)."""
    gate_speed: float = speed(m, GATE)
    find_next(m, gate_speed)
    if m.next_code != NOTHING and m.events >= m.max_events:
        m.next_code = CAP
        m.next_time = 0.0
    let_slide(m, gate_speed)
    if m.next_code == NOTHING:
        m.is_done = 1
        if m.now > m.rest:
            m.rest = m.now
        return
    is_counted: bool = m.next_code != GATE_STOP
    resolve(m)
    if is_counted:
        m.events = m.events + 1


def find_next(m: Mat, gate_speed: float) -> None:
    """The earliest event: for each disc edge, walls, posts, later discs; then the gate."""
    m.next_time = NEVER
    m.next_code = NOTHING
    for i in range(m.count):
        if m.off[i] == 0:
            is_moving: bool = m.vx[i] != 0.0 or m.vy[i] != 0.0
            if is_moving:
                find_fixed(m, i)
            if m.gate == STANDING and (is_moving or gate_speed > 0.0):
                find_post(m, i, 0, -m.half)
                find_post(m, i, 1, m.half)
            find_disc(m, i, is_moving)
    if gate_speed > 0.0:
        find_gate(m, gate_speed)


def choose(m: Mat, t: float, code: int, i: int, j: int) -> None:
    """This is the earliest so far."""
    m.next_time = t
    m.next_code = code
    m.next_i = i
    m.next_j = j


def find_fixed(m: Mat, i: int) -> None:
    """When does a moving disc leave the mat, or meet a wall?"""
    t: float = edge_time(m.x[i], m.y[i], m.vx[i], m.vy[i], m.a[i], m.half_width, m.half_height)
    if t < m.next_time:
        choose(m, t, EXIT, i, NOBODY)
    for k in range(m.walls):
        reach: float = m.r[i] + m.wall_r[k]
        t = wall_time(
            m.x[i],
            m.y[i],
            reach,
            m.vx[i],
            m.vy[i],
            m.a[i],
            m.wall_x1[k],
            m.wall_y1[k],
            m.wall_x2[k],
            m.wall_y2[k],
            m.next_time,
        )
        if t < m.next_time:
            choose(m, t, WALL, i, k)


def find_post(m: Mat, i: int, post: int, half: float) -> None:
    """When do a disc and a post of the gate meet?"""
    t: float = contact_time(
        m.x[GATE] + half * m.ux - m.x[i],
        m.y[GATE] + half * m.uy - m.y[i],
        m.r[i] + m.r[GATE],
        m.vx[i],
        m.vy[i],
        m.a[i],
        m.vx[GATE],
        m.vy[GATE],
        m.a[GATE],
        m.next_time,
    )
    if t < m.next_time:
        choose(m, t, POST, i, post)


def find_disc(m: Mat, i: int, is_moving: bool) -> None:
    """When does a disc meet one of those after it?"""
    for j in range(i + 1, m.count):
        if m.off[j] == 0 and (is_moving or m.vx[j] != 0.0 or m.vy[j] != 0.0):
            t: float = contact_time(
                m.x[j] - m.x[i],
                m.y[j] - m.y[i],
                m.r[i] + m.r[j],
                m.vx[i],
                m.vy[i],
                m.a[i],
                m.vx[j],
                m.vy[j],
                m.a[j],
                m.next_time,
            )
            if t < m.next_time:
                choose(m, t, HIT, i, j)


def find_gate(m: Mat, gate_speed: float) -> None:
    """When does the sliding gate leave the mat, or stop?"""
    t: float = edge_time(m.x[GATE], m.y[GATE], m.vx[GATE], m.vy[GATE], m.a[GATE], m.half_width, m.half_height)
    if t < m.next_time:
        choose(m, t, GATE_EXIT, NOBODY, NOBODY)
    t = gate_speed / m.a[GATE]
    if t < m.next_time:
        choose(m, t, GATE_STOP, NOBODY, NOBODY)


def let_slide(m: Mat, gate_speed: float) -> None:
    """Let all slide until the next event, or until they rest; passages are written down on the way."""
    is_tracked: bool = m.gate == STANDING
    if is_tracked:
        note_places(m)
    start: float = m.now
    if m.next_code != NOTHING:
        m.now = m.now + m.next_time
    if gate_speed > 0.0:
        slide(m, GATE, m.next_time)
        if m.next_code == GATE_STOP:
            stop(m, GATE)
    for i in range(m.count):
        if m.off[i] == 0 and (m.vx[i] != 0.0 or m.vy[i] != 0.0 or gate_speed != 0.0):
            let_disc_slide(m, i, start, gate_speed, is_tracked)


def let_disc_slide(m: Mat, i: int, start: float, gate_speed: float, is_tracked: bool) -> None:
    """The same for one disc."""
    s: float = speed(m, i)
    ox: float = m.x[i]
    oy: float = m.y[i]
    if s > 0.0:
        if m.next_code == NOTHING and start + s / m.a[i] > m.rest:
            m.rest = start + s / m.a[i]
        slide(m, i, m.next_time)
    if is_tracked:
        follow_passage(m, i, start, s, gate_speed, ox, oy)
