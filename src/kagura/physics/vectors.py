"""Vectors of the simulation: worked examples in JSON with exact results (`kagura vectors flick_physics FILE`).

The format is flick-physics-vectors/1: `vectors` are shots, `overlap` squeezes, `directions` and
`direction_inverse` aims, `noise` errors of bots. Equality is exact, to the last bit.
"""

from __future__ import annotations

import hashlib
import json
import struct
from array import array
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from kagura.core.errors import KaguraError
from kagura.core.vectors import Checked, VectorError, read_text
from kagura.physics import aim
from kagura.physics.flick import simulate
from kagura.physics.mat import NOBODY, Mat
from kagura.physics.overlap import make_room
from kagura.physics.shot import NAMES, Shot
from kagura.physics.solver import filled
from kagura.physics.table import Disc, Gate, Wall, gate_of, table_of

FORMAT = "flick-physics-vectors/1"
#: Radii, mm, of the kinds of disc that the examples of the squeeze name.
RADII = {"prophet": 11.0, "mystic": 11.0, "templar": 14.0, "oni": 14.0, "sphinx": 17.5, "ape": 17.5, "temple": 22.5}
#: The levels of error that the examples name: mrad, permille of the speed, permille of slips.
NOISE = {
    "perfect": (0, 0, 0),
    "expert": (17, 40, 5),
    "strong": (26, 60, 10),
    "average": (35, 80, 15),
    "novice": (70, 150, 30),
}
FASTEST = 5000  # mm/s
#: The gate's numbers in a digest where there is none.
NO_GATE = [0.0, 0.0, 1.0, 0.0, 35.0, 5.0, 5.8, 2943.0, 0.2, 900.0, 0.0, 0.0, 0.0]

Row = Mapping[str, Any]


def check_file(path: Path, mode: str | None = None) -> Iterator[Checked]:
    """Run all examples of a file in a mode.

    Raises:
        VectorError: the file cannot be read, or has another format.
        ModeError: the mode cannot be had.
    """
    examples = read_examples(path)
    for section, check in CHECKS.items():
        for k, row in enumerate(examples.get(section, [])):
            try:
                problems = "; ".join(check(row, mode))
            except (KeyError, IndexError, TypeError, ValueError) as error:
                raise VectorError(f"{path}: {section}, row {k}: is damaged: {error!r}") from None
            yield Checked(str(row.get("id", f"{section} {k}")), problems)


def read_examples(path: Path) -> Row:
    """The content of a file of examples; raises VectorError if it is none."""
    try:
        found = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise VectorError(f"{path}: is no JSON: {error}") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise VectorError(f"{path}: has not the format {FORMAT}")
    return found


def table_arguments(row: Row) -> dict[str, Any]:
    """The arguments of `simulate` for a shot."""
    names = ("x", "y", "r", "m", "vx", "vy", "e", "a", "a2")
    gate = row["gate"]
    return {
        "discs": [Disc(*(disc[name] for name in names)) for disc in row["discs"]],
        "gate": gate_of(gate["v"]) if gate else None,
        "walls": [Wall(*wall["v"]) for wall in row["walls"]],
        "max_events": row["max_events"],
    }


def log_rows(shot: Shot) -> list[list[Any]]:
    """The log as the files have it: t, code, i, j, impulse, nx, ny."""
    return [[row[0], NAMES[int(row[1])], int(row[2]), int(row[3]), *row[4:7]] for row in shot.rows()]


def digest(shot: Shot) -> str:
    """SHA-256 over the little-endian doubles of x, y, the gate, the time and all numbers of the log."""
    gate = list(shot.gate) if shot.gate else NO_GATE
    numbers = [*(d.x for d in shot.discs), *(d.y for d in shot.discs), *gate, shot.time]
    numbers += [number for row in shot.rows() for number in row[:7]]
    return hashlib.sha256(struct.pack(f"<{len(numbers)}d", *numbers)).hexdigest()


def check_shot(row: Row, mode: str | None) -> Iterator[str]:
    """A shot: places, what is off, gate, time, log, digest."""
    try:
        shot = simulate(**table_arguments(row), mode=mode)
    except KaguraError as error:
        yield str(error)
        return
    expect = row["expect"]
    gate = expect["gate"]
    yield from _differences(
        {
            "x": (expect["x_hex"], [d.x.hex() for d in shot.discs]),
            "y": (expect["y_hex"], [d.y.hex() for d in shot.discs]),
            "off": (expect["st"], [int(i in shot.off) for i in range(len(shot.discs))]),
            "gate": (gate and [float(n) for n in gate], shot.gate and [float(n) for n in shot.gate]),
            "time": (expect["t_hex"], shot.time.hex()),
            "events": (expect["events"], shot.events),
            "log": (expect["log"], log_rows(shot)),
            "sha256": (expect["sha256"], digest(shot)),
        }
    )
    yield from _flick_differences(row)


def _flick_differences(row: Row) -> Iterator[str]:
    """Where a shot was given as whole numbers, they make the velocity that it has (F-FLICK-5)."""
    for disc in row["discs"]:
        flick = disc.get("flick")
        if flick:
            made = [aim.velocity_x(flick["dir"], flick["speed"]), aim.velocity_y(flick["dir"], flick["speed"])]
            yield from _differences({"velocity": ([disc["vx"], disc["vy"]], made)})


def check_direction(row: Row, mode: str | None) -> Iterator[str]:  # noqa: ARG001  a function of two whole numbers
    """A direction: its vector and its unit vector."""
    d = row["dir"]
    yield from _differences(
        {
            "vector": (row["vec"], [aim.aim_x(d), aim.aim_y(d)]),
            "unit": (row["unit"], [aim.velocity_x(d, 1), aim.velocity_y(d, 1)]),
        }
    )


def check_inverse(row: Row, mode: str | None) -> Iterator[str]:  # noqa: ARG001
    """A vector: its direction."""
    yield from _differences({"dir": (row["dir"], aim.direction_of(*row["v"]))})


def check_noise(row: Row, mode: str | None) -> Iterator[str]:  # noqa: ARG001
    """A flick as a bot carries it out."""
    mrad, permille, slips = NOISE[row["noise"]]
    u = array("i", row["u16"])
    direction = aim.noisy_direction(u, row["dir"], row["speed"], mrad, slips, row["sigma_pct"], row["sigma_angle_pct"])
    speed = aim.noisy_speed(u, row["speed"], permille, slips, row["sigma_pct"], FASTEST)
    yield from _differences({"out": (row["out"], [direction, speed])})


def check_overlap(row: Row, mode: str | None) -> Iterator[str]:  # noqa: ARG001
    """A body that is placed on others, and where they are squeezed."""
    placed, others = row["placed"], list(row["others"])
    discs = [Disc(x, y, RADII[kind], 1.0) for kind, x, y in (*others, placed)]
    gate = gate_of(row["gate"]["v"]) if row["gate"] else None
    m = mat_of(discs, gate)
    stuck = make_room(m, len(others))
    while stuck != NOBODY:
        m.off[stuck] = 1
        stuck = make_room(m, len(others))
    places = [[m.x[i], m.y[i], "off" if m.off[i] else "map"] for i in range(len(others))]
    yield from _differences({"places": (row["result"], places)})


def mat_of(discs: list[Disc], gate: Gate | None = None, walls: tuple[Wall, ...] = ()) -> Mat:
    """A mat of the usual size, in plain Python; overlaps are allowed."""
    return filled(table_of(discs, gate, walls, 350.0, 240.0, 2000))


def _differences(pairs: Mapping[str, tuple[Any, Any]]) -> Iterator[str]:
    return (f"{what}: expected {want}, found {found}" for what, (want, found) in pairs.items() if want != found)


CHECKS: Mapping[str, Callable[[Row, str | None], Iterator[str]]] = {
    "vectors": check_shot,
    "directions": check_direction,
    "direction_inverse": check_inverse,
    "overlap": check_overlap,
    "noise": check_noise,
}
