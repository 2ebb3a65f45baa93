"""Tables for tests: small ones by hand, and random ones with discs, a gate and walls."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from kagura.core.compiled import why_not_parts
from kagura.physics import Disc, Gate, PhysicsError, Shot, Wall, simulate
from kagura.physics.solver import MODES, PARTS

VECTORS = Path(__file__).with_name("vectors.json")
#: The modes that this machine has.
HERE = [mode for mode in MODES if mode != "compiled" or not why_not_parts(PARTS)]
FAST = HERE[-1] if HERE[-1] == "compiled" else "plain"
SIZES = [(11.0, 1.9, 0.7), (14.0, 3.4, 0.7), (17.5, 6.7, 0.7), (22.5, 22.0, 0.7), (14.0, 1.0, 0.2)]


def prophet(x: float, y: float, vx: float = 0.0, vy: float = 0.0) -> Disc:
    """A small disc."""
    return Disc(x, y, 11.0, 1.9, vx, vy)


def what(shot: Shot) -> list[tuple[str, int, int]]:
    """The log without numbers."""
    return [(e.what, e.i, e.j) for e in shot.log]


def random_table(seed: int, discs: int = 12) -> dict[str, Any]:
    """Arguments of `simulate`: discs that touch, one or two flicked, often a gate and walls."""
    pick = random.Random(seed)
    gate = None
    if pick.random() < 0.6:
        turn = pick.random() * 2 * math.pi
        gate = Gate(pick.uniform(-200, 200), pick.uniform(-120, 120), math.cos(turn), math.sin(turn))
    walls = tuple(random_wall(pick) for _ in range(pick.choice([0, 0, 1, 2])))
    lying: list[Disc] = []
    for _ in range(8 * discs):
        if len(lying) < discs:
            radius, mass, restitution = pick.choice(SIZES)
            x, y = random_place(pick, lying, radius)
            disc = Disc(x, y, radius, mass, restitution=restitution)
            if is_possible([*lying, disc], gate, walls):
                lying.append(disc)
    for i in range(min(len(lying), pick.choice([1, 1, 1, 2]))):
        turn, speed = pick.random() * 2 * math.pi, pick.uniform(50, 5000)
        lying[i] = lying[i]._replace(vx=speed * math.cos(turn), vy=speed * math.sin(turn))
    return {"discs": lying, "gate": gate, "walls": walls}


def random_place(pick: random.Random, lying: list[Disc], radius: float) -> tuple[float, float]:
    """Anywhere, or so that the disc touches one that lies there."""
    if lying and pick.random() < 0.4:
        other, turn = pick.choice(lying), pick.random() * 2 * math.pi
        reach = other.radius + radius
        return other.x + reach * math.cos(turn), other.y + reach * math.sin(turn)
    return pick.uniform(-340, 340), pick.uniform(-230, 230)


def random_wall(pick: random.Random) -> Wall:
    x, y, turn = pick.uniform(-250, 250), pick.uniform(-150, 150), pick.random() * math.pi
    dx, dy = 90 * math.cos(turn), 90 * math.sin(turn)
    return Wall(x - dx, y - dy, x + dx, y + dy, 2.5)


def is_possible(discs: list[Disc], gate: Gate | None, walls: tuple[Wall, ...]) -> bool:
    try:
        simulate(discs, gate, walls, mode=FAST)
    except PhysicsError:
        return False
    return True


tables = st.integers(0, 2**32).map(random_table)
