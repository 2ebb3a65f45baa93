"""Motion between events, in closed form (F-PHYS-2): friction takes a constant deceleration."""

from __future__ import annotations

from math import sqrt

from kagura.physics.mat import GATE, Mat


def speed(m: Mat, i: int) -> float:
    """The speed of a body, mm/s."""
    return sqrt(m.vx[i] * m.vx[i] + m.vy[i] * m.vy[i])


def slide(m: Mat, i: int, dt: float) -> None:
    """Let a body slide for `dt` seconds (F-PHYS-2)."""
    s: float = speed(m, i)
    if s == 0.0:
        return
    until_rest: float = s / m.a[i]
    f: float = 0.5 * until_rest
    if dt >= until_rest:
        m.x[i] = m.x[i] + m.vx[i] * f
        m.y[i] = m.y[i] + m.vy[i] * f
        stop(m, i)
        return
    k: float = m.a[i] * dt / s
    f = dt * (1.0 - 0.5 * k)
    m.x[i] = m.x[i] + m.vx[i] * f
    m.y[i] = m.y[i] + m.vy[i] * f
    m.vx[i] = m.vx[i] * (1.0 - k)
    m.vy[i] = m.vy[i] * (1.0 - k)


def stop(m: Mat, i: int) -> None:
    """Bring a body to rest where it is; the speed is exactly 0."""
    m.vx[i] = 0.0
    m.vy[i] = 0.0


def stop_all(m: Mat) -> None:
    """Bring everything to rest (F-PHYS-10)."""
    for i in range(m.count):
        stop(m, i)
    stop(m, GATE)
