"""Times of contact (F-PHYS-5, F-PHYS-6): conservative steps that never overshoot, so nothing tunnels.

The distance between two sliding bodies obeys gap(t + h) >= gap + gap' h - A h^2 / 2, where A is the
sum of their decelerations. Every step is the root of that bound. The order of operations is part
of the rules: it is the same, bit for bit, in every mode and on every machine.
"""

from __future__ import annotations

from math import sqrt

from kagura.physics.mat import NEVER

TOUCH = 1e-7  # mm: nearer than this is touching
CLOSING = 1e-9  # mm/s: slower than this is not approaching
SHORTEST = 1e-12  # s: least step
STEPS = 200  # then contact is assumed


def bounded_step(gap: float, rate: float, drag: float) -> float:
    """How long a gap that changes at `rate` cannot close, at most `drag` being taken off it (F-PHYS-5)."""
    root: float = sqrt(rate * rate + 2.0 * drag * gap)
    h: float = 2.0 * gap / (root - rate) if rate < 0.0 else (root + rate) / drag
    return h if h >= SHORTEST else SHORTEST


def contact_time(
    dx: float,
    dy: float,
    reach: float,
    vxi: float,
    vyi: float,
    ai: float,
    vxj: float,
    vyj: float,
    aj: float,
    limit: float,
) -> float:
    """Seconds until two discs touch while approaching; NEVER if they do not, or not before `limit`.

    (dx, dy) leads from the centre of i to that of j, `reach` is the sum of the radii.
    """
    si: float = sqrt(vxi * vxi + vyi * vyi)
    sj: float = sqrt(vxj * vxj + vyj * vyj)
    d: float = sqrt(dx * dx + dy * dy)
    if d - reach > si * si / (2.0 * ai) + sj * sj / (2.0 * aj):
        return NEVER
    uxi: float = vxi / si if si > 0.0 else 0.0
    uyi: float = vyi / si if si > 0.0 else 0.0
    uxj: float = vxj / sj if sj > 0.0 else 0.0
    uyj: float = vyj / sj if sj > 0.0 else 0.0
    return meeting(dx, dy, reach, uxi, uyi, si, ai, uxj, uyj, sj, aj, limit)


def meeting(
    dx: float,
    dy: float,
    reach: float,
    uxi: float,
    uyi: float,
    si: float,
    ai: float,
    uxj: float,
    uyj: float,
    sj: float,
    aj: float,
    limit: float,
) -> float:
    """The steps of `contact_time`, with directions and speeds apart."""
    ti: float = si / ai
    tj: float = sj / aj
    end: float = ti if ti > tj else tj
    t: float = 0.0
    for _ in range(STEPS):
        tau: float = t if t < ti else ti
        qi: float = tau * (si - 0.5 * ai * tau)
        wi: float = si - ai * tau
        tau = t if t < tj else tj
        qj: float = tau * (sj - 0.5 * aj * tau)
        wj: float = sj - aj * tau
        ex: float = dx + uxj * qj - uxi * qi
        ey: float = dy + uyj * qj - uyi * qi
        d: float = sqrt(ex * ex + ey * ey)
        gap: float = d - reach
        rate: float = ((uxj * wj - uxi * wi) * ex + (uyj * wj - uyi * wi) * ey) / d
        if gap < TOUCH:
            if rate < -CLOSING:
                return t
            gap = TOUCH
        drag: float = (ai if t < ti else 0.0) + (aj if t < tj else 0.0)
        if drag == 0.0:
            return NEVER
        t = t + bounded_step(gap, rate, drag)
        if t >= end or t >= limit:
            return NEVER
    return t


def share_along(px: float, py: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """How far along a segment, 0..1, the point nearest to (px, py) lies."""
    ex: float = x2 - x1
    ey: float = y2 - y1
    f: float = ((px - x1) * ex + (py - y1) * ey) / (ex * ex + ey * ey)
    if f < 0.0:
        return 0.0
    return 1.0 if f > 1.0 else f


def wall_time(
    x: float,
    y: float,
    reach: float,
    vx: float,
    vy: float,
    a: float,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    limit: float,
) -> float:
    """Seconds until a moving disc touches a wall while approaching; else NEVER (F-PHYS-6)."""
    s: float = sqrt(vx * vx + vy * vy)
    f: float = share_along(x, y, x1, y1, x2, y2)
    ex: float = x - (x1 + f * (x2 - x1))
    ey: float = y - (y1 + f * (y2 - y1))
    d: float = sqrt(ex * ex + ey * ey)
    if d - reach > s * s / (2.0 * a):
        return NEVER
    ux: float = vx / s
    uy: float = vy / s
    end: float = s / a
    t: float = 0.0
    for _ in range(STEPS):
        q: float = t * (s - 0.5 * a * t)
        w: float = s - a * t
        f = share_along(x + ux * q, y + uy * q, x1, y1, x2, y2)
        ex = x + ux * q - (x1 + f * (x2 - x1))
        ey = y + uy * q - (y1 + f * (y2 - y1))
        d = sqrt(ex * ex + ey * ey)
        gap: float = d - reach
        rate: float = (ux * w * ex + uy * w * ey) / d
        if gap < TOUCH:
            if rate < -CLOSING:
                return t
            gap = TOUCH
        t = t + bounded_step(gap, rate, a)
        if t >= end or t >= limit:
            return NEVER
    return t


def way_to_line(x: float, half: float, v: float, s: float) -> float:
    """How far a body goes until it crosses the edge line it heads for, along one axis."""
    if v < 0.0:
        return (-half - x) / (v / s)
    if v > 0.0:
        return (half - x) / (v / s)
    return NEVER


def edge_time(x: float, y: float, vx: float, vy: float, a: float, half_width: float, half_height: float) -> float:
    """Seconds until the centre of a moving body leaves the mat, NEVER if it stays (F-PHYS-6)."""
    s2: float = vx * vx + vy * vy
    s: float = sqrt(s2)
    way: float = way_to_line(x, half_width, vx, s)
    other: float = way_to_line(y, half_height, vy, s)
    if other < way:
        way = other
    if way < 0.0:
        way = 0.0
    if way < s2 / (2.0 * a):
        return 2.0 * way / (s + sqrt(s2 - 2.0 * a * way))
    return NEVER
