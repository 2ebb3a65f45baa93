"""Passages through the standing gate (F-PHYS-9): who went through between the posts, and which way."""

from __future__ import annotations

from math import sqrt

from kagura.physics.mat import GATE, NOTHING, STANDING, THROUGH, Mat
from kagura.physics.rows import add_row


def from_plane(m: Mat, i: int) -> float:
    """How far the centre of a disc lies before (-) or behind (+) the plane of the gate."""
    return (m.x[i] - m.x[GATE]) * -m.uy + (m.y[i] - m.y[GATE]) * m.ux


def along_width(m: Mat, i: int) -> float:
    """How far the centre of a disc lies from the gate's, along its width."""
    return (m.x[i] - m.x[GATE]) * m.ux + (m.y[i] - m.y[GATE]) * m.uy


def clear_side(distance: float, radius: float) -> int:
    """The side on which a disc is wholly clear of the plane, 0 if it is astride."""
    if distance >= radius:
        return 1
    return -1 if distance <= -radius else 0


def start_passages(m: Mat) -> None:
    """Remember on which side each disc begins."""
    for i in range(m.count):
        m.crossing[i] = 0
        m.last_side[i] = clear_side(from_plane(m, i), m.r[i]) if m.gate == STANDING else 0


def note_places(m: Mat) -> None:
    """Remember where each disc is at the start of a segment."""
    for i in range(m.count):
        m.across[i] = from_plane(m, i)
        m.along[i] = along_width(m, i)


def follow_passage(m: Mat, i: int, start: float, s: float, gate_speed: float, ox: float, oy: float) -> None:
    """After a segment that began at `start`, at (ox, oy) with speed `s`: has the disc crossed or come through?"""
    before: float = m.across[i]
    after: float = from_plane(m, i)
    note_crossing(m, i, before, after)
    side: int = clear_side(after, m.r[i])
    if side == 0:
        return
    if m.crossing[i] == side and m.last_side[i] == -side:
        t: float = m.now if m.next_code != NOTHING else start
        if gate_speed == 0.0 and s > 0.0:
            share: float = (side * m.r[i] - before) / (after - before)
            t = start + time_of_way(share, m.x[i] - ox, m.y[i] - oy, s, m.a[i])
        add_row(m, t, THROUGH, i, side, 0.0, 0.0, 0.0)
    m.last_side[i] = side
    m.crossing[i] = 0


def note_crossing(m: Mat, i: int, before: float, after: float) -> None:
    """If the centre crossed the plane: between the posts it counts, outside it does not (F-PHYS-9)."""
    way: int = 0
    if before < 0.0 and after >= 0.0:
        way = 1
    elif before >= 0.0 and after < 0.0:
        way = -1
    if way == 0:
        return
    along: float = m.along[i] + (along_width(m, i) - m.along[i]) * (before / (before - after))
    if -m.half < along and along < m.half:
        m.crossing[i] = way
    else:
        m.crossing[i] = 0
        m.last_side[i] = 0


def time_of_way(share: float, qx: float, qy: float, s: float, a: float) -> float:
    """How long a disc with speed `s` takes for this share of its way (qx, qy)."""
    q: float = share * sqrt(qx * qx + qy * qy)
    z: float = s * s - 2.0 * a * q
    if z < 0.0:
        z = 0.0
    return 2.0 * q / (s + sqrt(z))
