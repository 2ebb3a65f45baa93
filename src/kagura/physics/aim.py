"""Aims in whole numbers (F-FLICK-5), and the error with which a bot carries them out (F-NOISE).

A direction is 0..65535: 8192 is +x, 24576 +y, 40960 -x, 57344 -y; a step is 0.004 to 0.007 degrees.
No trigonometry: the numbers are the same everywhere.
"""

from __future__ import annotations

from math import sqrt

from kagura.core.primitives import whole_below
from kagura.core.types import Numbers

HALF = 8192
DIRECTIONS = 65536
SLOWEST = 50  # mm/s
DRAWS = 25  # of 16 bits, of one flick of a bot


def aim_x(direction: int) -> int:
    """The x of a direction's vector, -8192..8192 (F-FLICK-5)."""
    quarter: int = direction // (2 * HALF)
    s: int = direction % (2 * HALF)
    if quarter == 0:
        return HALF
    if quarter == 1:
        return HALF - s
    return -HALF if quarter == 2 else s - HALF


def aim_y(direction: int) -> int:
    """The y of a direction's vector, -8192..8192 (F-FLICK-5): its x a quarter turn before."""
    return aim_x((direction + 3 * 2 * HALF) % DIRECTIONS)


def aim_length(direction: int) -> float:
    """The length of a direction's vector."""
    px: float = aim_x(direction)
    py: float = aim_y(direction)
    return sqrt(px * px + py * py)


def velocity_x(direction: int, speed: int) -> float:
    """The x of the velocity of a flick, mm/s: unit vector times speed (F-FLICK-5)."""
    return aim_x(direction) / aim_length(direction) * speed


def velocity_y(direction: int, speed: int) -> float:
    """The y of the velocity of a flick, mm/s."""
    return aim_y(direction) / aim_length(direction) * speed


def direction_of(vx: float, vy: float) -> int:
    """The direction nearest to a vector that is not (0, 0): the inverse of the above (F-FLICK-5)."""
    wide: float = vx if vx >= 0.0 else -vx
    high: float = vy if vy >= 0.0 else -vy
    q: int = 0
    if wide >= high:
        q = whole_below(vy * (HALF / wide) + 0.5)
        return (HALF + q if vx > 0.0 else 5 * HALF - q) % DIRECTIONS
    q = whole_below(vx * (HALF / high) + 0.5)
    return (3 * HALF - q if vy > 0.0 else 7 * HALF + q) % DIRECTIONS


def nearly_normal(u: Numbers, first: int) -> float:
    """A number with mean 0 and variance 1 out of 12 draws of 16 bits (F-NOISE-2)."""
    total: int = 0
    for k in range(12):
        total += u[first + k]
    return (total - 393210) / 65536


def slip_factor(u: Numbers, slip_permille: int) -> int:
    """3 if the flick slips, else 1 (F-NOISE-3)."""
    return 3 if u[0] * 1000 < slip_permille * 65536 else 1


def carelessness(speed: int) -> float:
    """How much less exact a flick of this speed is: 1 at 1500 mm/s (F-NOISE-3)."""
    return (3000 + speed) / 4500


def noisy_direction(
    u: Numbers,
    direction: int,
    speed: int,
    sigma_mrad: int,
    slip_permille: int,
    sigma_pct: int,
    sigma_angle_pct: int,
) -> int:
    """The direction that a flick takes that was meant to take this one (F-NOISE-4)."""
    sigma: int = slip_factor(u, slip_permille) * sigma_mrad * sigma_pct * sigma_angle_pct
    delta: float = nearly_normal(u, 1) * sigma * carelessness(speed) / 10000000
    px: int = aim_x(direction)
    py: int = aim_y(direction)
    return direction_of(px - delta * py, py + delta * px)


def noisy_speed(
    u: Numbers, speed: int, sigma_speed_permille: int, slip_permille: int, sigma_pct: int, fastest: int
) -> int:
    """The speed that a flick gets that was meant to get this one, SLOWEST..fastest (F-NOISE-4)."""
    sigma: int = slip_factor(u, slip_permille) * sigma_speed_permille * sigma_pct
    factor: float = 1.0 + nearly_normal(u, 13) * sigma * carelessness(speed) / 100000
    return max(SLOWEST, min(fastest, whole_below(speed * factor + 0.5)))
