"""What an event does: impacts, exits, the fall of the gate (F-PHYS-6 to F-PHYS-8, F-PHYS-10)."""

from __future__ import annotations

from math import sqrt

from kagura.physics.contact import share_along
from kagura.physics.mat import (
    AWAY,
    CAP,
    DOWN,
    EXIT,
    GATE,
    GATE_EXIT,
    HIT,
    LYING,
    POST,
    WALL,
    Mat,
)
from kagura.physics.motion import stop, stop_all
from kagura.physics.rows import add_event

REBOUND = 2.0  # mm/s: the least speed of parting (F-PHYS-7)


def resolve(m: Mat) -> None:
    """Carry out the event that is due, and write it down."""
    code: int = m.next_code
    i: int = m.next_i
    j: int = m.next_j
    if code == HIT:
        hit_disc(m, i, j)
    elif code == POST:
        hit_post(m, i, j)
    elif code == WALL:
        hit_wall(m, i, j)
    else:
        if code == EXIT:
            m.off[i] = 1
            stop(m, i)
        elif code == GATE_EXIT:
            m.gate = AWAY
            stop(m, GATE)
        elif code == CAP:
            stop_all(m)
        add_event(m, code, i, j, 0.0, 0.0, 0.0)


def hit_disc(m: Mat, i: int, j: int) -> None:
    """Two discs collide."""
    nx: float = m.x[j] - m.x[i]
    ny: float = m.y[j] - m.y[i]
    d: float = sqrt(nx * nx + ny * ny)
    nx = nx / d
    ny = ny / d
    impulse: float = exchange(m, i, j, nx, ny)
    m.a[i] = m.a2[i]
    m.a[j] = m.a2[j]
    add_event(m, HIT, i, j, impulse, nx, ny)


def hit_post(m: Mat, i: int, post: int) -> None:
    """A disc and a post of the gate collide; across its plane hard enough, it falls (F-PHYS-8)."""
    half: float = m.half if post == 1 else -m.half
    nx: float = m.x[GATE] + half * m.ux - m.x[i]
    ny: float = m.y[GATE] + half * m.uy - m.y[i]
    d: float = sqrt(nx * nx + ny * ny)
    nx = nx / d
    ny = ny / d
    impulse: float = exchange(m, i, GATE, nx, ny)
    m.a[i] = m.a2[i]
    add_event(m, POST, i, post, impulse, nx, ny)
    c: float = nx * -m.uy + ny * m.ux
    across: float = impulse * (c if c >= 0.0 else -c)
    if across >= m.fall:
        m.gate = LYING
        stop(m, GATE)
        add_event(m, DOWN, i, post, across, nx, ny)


def exchange(m: Mat, i: int, j: int, nx: float, ny: float) -> float:
    """Exchange the impulse of two bodies that meet along the unit normal; returns it, 0 if they part (F-PHYS-7)."""
    vn: float = (m.vx[i] - m.vx[j]) * nx + (m.vy[i] - m.vy[j]) * ny
    if vn <= 0.0:
        return 0.0
    impulse: float = (vn + parting(m.e[i], m.e[j], vn)) * (m.m[i] * m.m[j] / (m.m[i] + m.m[j]))
    m.vx[i] = m.vx[i] - impulse * nx / m.m[i]
    m.vy[i] = m.vy[i] - impulse * ny / m.m[i]
    m.vx[j] = m.vx[j] + impulse * nx / m.m[j]
    m.vy[j] = m.vy[j] + impulse * ny / m.m[j]
    return impulse


def parting(ei: float, ej: float, vn: float) -> float:
    """The speed at which two bodies part that met at `vn`: never less than REBOUND."""
    out: float = (ei if ei < ej else ej) * vn
    return REBOUND if out < REBOUND else out


def hit_wall(m: Mat, i: int, k: int) -> None:
    """A disc bounces off a wall (F-PHYS-7)."""
    f: float = share_along(m.x[i], m.y[i], m.wall_x1[k], m.wall_y1[k], m.wall_x2[k], m.wall_y2[k])
    nx: float = m.wall_x1[k] + f * (m.wall_x2[k] - m.wall_x1[k]) - m.x[i]
    ny: float = m.wall_y1[k] + f * (m.wall_y2[k] - m.wall_y1[k]) - m.y[i]
    d: float = sqrt(nx * nx + ny * ny)
    nx = nx / d
    ny = ny / d
    vn: float = m.vx[i] * nx + m.vy[i] * ny
    impulse: float = 0.0
    if vn > 0.0:
        impulse = (vn + parting(m.e[i], m.wall_e[k], vn)) * m.m[i]
        m.vx[i] = m.vx[i] - impulse * nx / m.m[i]
        m.vy[i] = m.vy[i] - impulse * ny / m.m[i]
    m.a[i] = m.a2[i]
    add_event(m, WALL, i, k, impulse, nx, ny)
