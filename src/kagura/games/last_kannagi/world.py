"""The world: a hexagon of 37 spaces (K-WORLD-1 to 3). Its outline is fixed; its numbers are content."""

from __future__ import annotations

from kagura.core import hexgrid

RADIUS = 3
OUTSIDE = -1
MAIN_SHRINE = 0
SIDES = 6

#: Axial coordinates of each space, in the order of their numbers (K-WORLD-3).
COORDINATES = hexgrid.spiral(RADIUS)
SPACES = 37

#: NEIGHBOUR[space][direction], OUTSIDE beyond the rim.
NEIGHBOUR = hexgrid.neighbours(COORDINATES, OUTSIDE)

#: ADJACENT[space][other]: 1 if they differ by one direction.
ADJACENT = [[1 if other in NEIGHBOUR[space] else 0 for other in range(SPACES)] for space in range(SPACES)]

#: WAYS[space][i]: where a marker could go on to: i = 0..5 the six sides, then, i = 6 + other, by a jump to
#: another space that is not adjacent; OUTSIDE where there is no such way.
WAYS = [
    NEIGHBOUR[space] + [OUTSIDE if other == space or ADJACENT[space][other] else other for other in range(SPACES)]
    for space in range(SPACES)
]
