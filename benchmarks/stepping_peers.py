"""General physics engines on the same tables: discs on a mat without edges, friction by a joint to the ground.

Both go on in fixed steps and are given the time at which all rests, so that nobody has to watch
for it. Lengths are scaled to what each engine is made for.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from typing import Any

from kagura.physics import Disc

#: Where the discs are after so many seconds, mm.
Stepped = Callable[[Sequence[Disc], float], list[tuple[float, float]]]
STEP = 1e-3  # s: a disc of 11 mm at 3 m/s goes 3 mm
SCALE = 100.0  # mm of a unit of Box2D


def pymunk() -> Stepped | None:
    """pymunk (Chipmunk2D)."""
    try:
        engine: Any = importlib.import_module("pymunk")
    except ImportError:
        return None

    def run(discs: Sequence[Disc], seconds: float) -> list[tuple[float, float]]:
        space = engine.Space()
        bodies = []
        for d in discs:
            body = engine.Body(d.mass, math.inf)
            body.position, body.velocity = (d.x, d.y), (d.vx, d.vy)
            shape = engine.Circle(body, d.radius)
            shape.elasticity, shape.friction = d.restitution**0.5, 0.0  # two are multiplied
            friction = engine.PivotJoint(space.static_body, body, (0, 0), (0, 0))
            friction.max_bias, friction.max_force = 0, d.mass * d.deceleration
            space.add(body, shape, friction)
            bodies.append(body)
        for _ in range(math.ceil(seconds / STEP)):
            space.step(STEP)
        return [(body.position.x, body.position.y) for body in bodies]

    return run


def box2d() -> Stepped | None:
    """Box2D through its Python bindings."""
    try:
        engine: Any = importlib.import_module("Box2D")
    except ImportError:
        return None

    def run(discs: Sequence[Disc], seconds: float) -> list[tuple[float, float]]:
        world = engine.b2World(gravity=(0, 0))
        ground = world.CreateStaticBody()
        bodies = []
        for d in discs:
            body = world.CreateDynamicBody(
                position=(d.x / SCALE, d.y / SCALE),
                linearVelocity=(d.vx / SCALE, d.vy / SCALE),
                fixedRotation=True,
                bullet=d.vx != 0.0 or d.vy != 0.0,
            )
            radius = d.radius / SCALE
            body.CreateCircleFixture(radius=radius, density=1.0, friction=0.0, restitution=d.restitution)
            body.massData = engine.b2MassData(mass=d.mass, center=(0, 0), I=0)
            force = d.mass * d.deceleration / SCALE
            world.CreateFrictionJoint(bodyA=ground, bodyB=body, anchor=body.position, maxForce=force, maxTorque=0)
            bodies.append(body)
        for _ in range(math.ceil(seconds / STEP)):
            world.Step(STEP, 8, 3)
        return [(body.position.x * SCALE, body.position.y * SCALE) for body in bodies]

    return run


def all_peers() -> dict[str, Stepped]:
    """Every engine that is installed here, by the name in the table."""
    wanted = {"pymunk": pymunk(), "Box2D": box2d()}
    return {name: run for name, run in wanted.items() if run is not None}
