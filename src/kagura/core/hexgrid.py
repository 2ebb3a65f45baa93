"""Hexagonal boards in axial coordinates (q, r)."""

from __future__ import annotations

Axial = tuple[int, int]

#: The six steps, counter-clockwise in the picture, starting to the right.
DIRECTIONS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def distance(a: Axial, b: Axial) -> int:
    """Number of steps between two hexes.

    >>> distance((0, 0), (1, -3))
    3
    """
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbour(a: Axial, direction: int) -> Axial:
    """The hex next to `a` in one of the six directions."""
    step = DIRECTIONS[direction]
    return a[0] + step[0], a[1] + step[1]


def spiral(radius: int) -> list[Axial]:
    """All hexes up to `radius` from (0, 0): the centre, then ring after ring, counter-clockwise.

    Ring k begins at (k, 0); its corner i is k times direction i.

    >>> spiral(1)
    [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    """
    hexes: list[Axial] = [(0, 0)]
    for ring in range(1, radius + 1):
        here = (ring, 0)
        for corner in range(6):
            for _ in range(ring):
                hexes.append(here)
                here = neighbour(here, (corner + 2) % 6)
    return hexes


def neighbours(hexes: list[Axial], outside: int = -1) -> list[list[int]]:
    """For each hex the index of its neighbour in each direction, `outside` where there is none."""
    index = {hexagon: i for i, hexagon in enumerate(hexes)}
    return [[index.get(neighbour(hexagon, d), outside) for d in range(6)] for hexagon in hexes]
