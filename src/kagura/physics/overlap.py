"""Overlaps (F-PHYS-3) and the squeeze that makes room for a placed body (F-PHYS-12).

Touching is no overlap. Squares are compared, so that no root rounds anything.
"""

from __future__ import annotations

from math import sqrt

from kagura.core.primitives import whole_below
from kagura.physics.contact import share_along
from kagura.physics.mat import GATE, NOBODY, STANDING, Mat

FARTHEST = 100  # mm: no disc is squeezed farther


def is_near(dx: float, dy: float, reach: float) -> bool:
    """Whether two bodies so far apart overlap, `reach` being the sum of their radii."""
    return dx * dx + dy * dy < reach * reach


def disc_over(m: Mat, i: int, x: float, y: float, slack: float) -> int:
    """The first other disc on the mat that disc i would overlap at (x, y) by more than `slack`, else NOBODY."""
    for j in range(m.count):
        if j != i and m.off[j] == 0 and is_near(m.x[j] - x, m.y[j] - y, m.r[i] + m.r[j] - slack):
            return j
    return NOBODY


def post_over(m: Mat, i: int, x: float, y: float, slack: float) -> int:
    """The post of the standing gate that disc i would overlap at (x, y), else NOBODY."""
    if m.gate != STANDING:
        return NOBODY
    reach: float = m.r[i] + m.r[GATE] - slack
    wx: float = m.half * m.ux
    wy: float = m.half * m.uy
    if is_near(m.x[GATE] - wx - x, m.y[GATE] - wy - y, reach):
        return 0
    return 1 if is_near(m.x[GATE] + wx - x, m.y[GATE] + wy - y, reach) else NOBODY


def wall_over(m: Mat, i: int, x: float, y: float, slack: float) -> int:
    """The first wall that disc i would overlap at (x, y), else NOBODY."""
    for k in range(m.walls):
        f: float = share_along(x, y, m.wall_x1[k], m.wall_y1[k], m.wall_x2[k], m.wall_y2[k])
        dx: float = m.wall_x1[k] + f * (m.wall_x2[k] - m.wall_x1[k]) - x
        dy: float = m.wall_y1[k] + f * (m.wall_y2[k] - m.wall_y1[k]) - y
        if is_near(dx, dy, m.r[i] + m.wall_r[k] - slack):
            return k
    return NOBODY


def is_free(m: Mat, i: int, x: float, y: float) -> bool:
    """Whether disc i could lie at (x, y) without overlapping a disc, a post or a wall (F-PHYS-3)."""
    if disc_over(m, i, x, y, 0.0) != NOBODY:
        return False
    return post_over(m, i, x, y, 0.0) == NOBODY and wall_over(m, i, x, y, 0.0) == NOBODY


def try_place(m: Mat, i: int, x: float, y: float) -> bool:
    """Put disc i to (x, y) if it is wholly on the mat and free there."""
    wide: float = m.half_width - m.r[i]
    high: float = m.half_height - m.r[i]
    if x < -wide or x > wide or y < -high or y > high or not is_free(m, i, x, y):
        return False
    m.x[i] = x
    m.y[i] = y
    return True


def squeeze(m: Mat, i: int) -> bool:
    """Move disc i to the nearest free place, in whole mm; equally near ones by smaller dy, then dx (F-PHYS-12).

    Returns False, and moves nothing, if there is none within FARTHEST.
    """
    x: float = m.x[i]
    y: float = m.y[i]
    span: int = 0
    for square in range(1, FARTHEST * FARTHEST + 1):
        if (span + 1) * (span + 1) <= square:
            span += 1
        for dy in range(-span, span + 1):
            dx: int = whole_below(sqrt(square - dy * dy))
            if dx * dx + dy * dy == square and (try_place(m, i, x - dx, y + dy) or try_place(m, i, x + dx, y + dy)):
                return True
    return False


def make_room(m: Mat, placed: int) -> int:
    """Squeeze the discs that a placed one overlaps, lowest first; returns the first that has no room, else NOBODY.

    What becomes of such a disc is for the rules of a game to say: take it off, and call again.
    """
    for i in range(m.count):
        if i != placed and m.off[i] == 0:
            reach: float = m.r[i] + m.r[placed]
            if is_near(m.x[i] - m.x[placed], m.y[i] - m.y[placed], reach) and not squeeze(m, i):
                return i
    return NOBODY
