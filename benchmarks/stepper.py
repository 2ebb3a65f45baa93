"""A reference for accuracy: sliding discs in very small steps, as plainly as can be, sharing nothing with Kagura.

It knows no closed form and no times of contact: in each step all moving discs go on by v dt, lose
a dt of their speed, and those that overlap and approach exchange their impulse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagura.physics import Disc

STEP = 5e-6  # s
LEAST_REBOUND = 2.0  # mm/s, the model's floor


def places(discs: Sequence[Disc], step: float = STEP) -> list[tuple[float, float]]:
    """Where the discs come to rest on a mat without edges, mm."""
    import numpy as np

    x: Any = np.array([d[:2] for d in discs], dtype=float)
    v: Any = np.array([(d.vx, d.vy) for d in discs], dtype=float)
    r, m, e, a = (np.array([d[k] for d in discs], dtype=float) for k in (2, 3, 6, 7))
    while True:
        speed = np.sqrt((v * v).sum(axis=1))
        moving = np.flatnonzero(speed)
        if not len(moving):
            return [(float(px), float(py)) for px, py in x]
        x[moving] += v[moving] * step
        v[moving] *= (np.maximum(0.0, speed[moving] - a[moving] * step) / speed[moving])[:, None]
        away = x[moving, None, :] - x[None, :, :]
        near = (away * away).sum(axis=2) < (r[moving, None] + r[None, :]) ** 2
        for k, j in np.argwhere(near):
            if moving[k] != j:
                _collide(int(moving[k]), int(j), x, v, m, e)


def _collide(i: int, j: int, x: Any, v: Any, m: Any, e: Any) -> None:
    normal = x[j] - x[i]
    normal /= (normal @ normal) ** 0.5
    approach = (v[i] - v[j]) @ normal
    if approach > 0.0:
        out = max(min(e[i], e[j]) * approach, LEAST_REBOUND)
        impulse = (approach + out) * m[i] * m[j] / (m[i] + m[j])
        v[i] -= impulse / m[i] * normal
        v[j] += impulse / m[j] * normal
