"""`python -m benchmarks.flicks`: flicks of one disc among thirty, beside general engines, and how exact all are.

Times of one flick are processor time, so that others on the machine count little; the gain of
threads is the clock's.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from benchmarks import stepper, stepping_peers
from kagura.core.errors import ModeError
from kagura.physics import Disc, Flick, simulate, try_flicks
from kagura.physics.solver import solver

DISCS = 30
TABLES = 40
EXACT_TABLES = 6  # that the reference steps through
WIDE = 50_000.0  # mm: a mat whose edges nothing reaches
KINDS = [(11.0, 1.9), (11.0, 1.9), (14.0, 3.4), (17.5, 6.7), (22.5, 22.0)]
ROUNDS = 9
BATCH = 4000

Table = list[Disc]


def table(seed: int) -> Table:
    """Thirty discs of four sizes anywhere on the mat; the first, a small one, is flicked with 800 to 3000 mm/s."""
    pick = random.Random(seed)
    lying: Table = []
    while len(lying) < DISCS:
        radius, mass = pick.choice(KINDS) if lying else KINDS[0]
        x, y = pick.uniform(radius - 350, 350 - radius), pick.uniform(radius - 240, 240 - radius)
        if all(math.dist((x, y), d[:2]) > radius + d.radius for d in lying):
            lying.append(Disc(x, y, radius, mass))
    aim, speed = pick.choice(lying[1:]), pick.uniform(800, 3000)
    way = math.dist(aim[:2], lying[0][:2])
    vx, vy = (speed * (there - here) / way for there, here in zip(aim[:2], lying[0][:2], strict=True))
    return [lying[0]._replace(vx=vx, vy=vy), *lying[1:]]


def median_ms(run: Callable[[Table], object], tables: Sequence[Table], repeat: int) -> float:
    """Processor milliseconds of the median flick, each taken at the median of its repetitions."""
    found = []
    for discs in tables:
        times = []
        for _ in range(repeat):
            start = time.process_time()
            run(discs)
            times.append(time.process_time() - start)
        found.append(statistics.median(times))
    return statistics.median(found) * 1e3


def gain_of_threads(tables: Sequence[Table], rounds: int) -> float:
    """How many times as many flicks a second two threads try as one: the median over rounds."""
    gains = []
    for k in range(rounds):
        discs = tables[k % len(tables)]
        first = discs[0]
        flicks = [Flick(first.x, first.y, first.vx * (0.5 + n / BATCH), first.vy) for n in range(BATCH)]
        seconds = []
        for threads in (1, 2):
            start = time.perf_counter()
            try_flicks(discs, 0, flicks, threads=threads, mode="compiled")
            seconds.append(time.perf_counter() - start)
        gains.append(seconds[0] / seconds[1])
    return statistics.median(gains)


def on_a_wide_mat(discs: Table) -> list[tuple[float, float]]:
    """Where Kagura has the discs at rest, on a mat without edges."""
    return [(d.x, d.y) for d in simulate(discs, half_width=WIDE, half_height=WIDE).discs]


def worst(found: Sequence[tuple[float, float]], exact: Sequence[tuple[float, float]]) -> float:
    """The distance of the disc that lies farthest from where it should, mm."""
    return max(math.dist(a, b) for a, b in zip(found, exact, strict=True))


def print_peers(tables: Sequence[Table], with_peers: bool) -> None:
    """Times and errors of all contenders on the same tables."""
    runs: dict[str, Callable[[Table], list[tuple[float, float]]]] = {"Kagura": on_a_wide_mat}
    rest = {id(discs): simulate(discs, half_width=WIDE, half_height=WIDE).time for discs in tables}
    for name, run in stepping_peers.all_peers().items() if with_peers else ():
        runs[name] = lambda discs, run=run: run(discs, rest[id(discs)])  # type: ignore[misc]
    exact = [stepper.places(discs) for discs in tables[:EXACT_TABLES]]
    print(f"\n{'a flick among 30 discs, no edges':34}{'ms':>10}{'error of the worst disc, mm: median':>40}{'most':>10}")
    for name, find in runs.items():
        errors = [worst(find(discs), there) for discs, there in zip(tables, exact, strict=False)]
        ms = median_ms(find, tables, 3)
        print(f"{name:34}{ms:10.3f}{statistics.median(errors):40.4f}{max(errors):10.3f}")


def promises(rounds: int) -> list[tuple[str, float, float, bool]]:
    """What is promised: name, measured, limit, and whether it is an upper one."""
    tables = [table(seed) for seed in range(TABLES)]
    rows = [("plain flick among 30 discs, ms", median_ms(lambda d: simulate(d, mode="plain"), tables, 3), 3.0, True)]
    try:
        solver("compiled")
    except ModeError:
        return rows
    compiled = median_ms(lambda d: simulate(d, mode="compiled"), tables, 51)
    rows.append(("compiled flick among 30 discs, ms", compiled, 0.05, True))
    # a round takes milliseconds, and the processors of a machine do not always run alike: many make a steady median
    rows.append(("flicks: two threads over one", gain_of_threads(tables, ROUNDS * rounds), 1.8, False))
    return rows


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.flicks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help=f"rounds of the gain of threads, of {ROUNDS} batches")
    parser.add_argument("--no-peers", action="store_true", help="measure Kagura alone")
    args = parser.parse_args()
    for name, value, limit, is_upper in promises(args.rounds):
        print(f"{name:40}{value:14.4f}{'at most' if is_upper else 'at least':>9}{limit:>9g}")
    print_peers([table(seed) for seed in range(TABLES)], not args.no_peers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
