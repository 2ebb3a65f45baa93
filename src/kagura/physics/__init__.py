"""Discs that slide on a mat, bit-identical everywhere. Knows no game.

    >>> from kagura.physics import Disc, simulate
    >>> shot = simulate([Disc(-300, 0, radius=11, mass=1.9, vx=1800)])
    >>> shot.discs[0].x, shot.time
    (250.4587155963302, 0.6116207951070336)

Lengths are mm, times s, masses g. `mat` to `overlap` and `aim` are the simulation itself, in the
compiled subset of Python; the rest is for people.
"""

from kagura.physics.flick import Flick, Outcome, Outcomes, simulate, try_flicks
from kagura.physics.shot import Event, Shot
from kagura.physics.table import Disc, Gate, PhysicsError, Wall

__all__ = [
    "Disc",
    "Event",
    "Flick",
    "Gate",
    "Outcome",
    "Outcomes",
    "PhysicsError",
    "Shot",
    "Wall",
    "simulate",
    "try_flicks",
]
