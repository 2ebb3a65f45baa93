"""Measuring on noisy machines: rounds in turn, medians, ratios."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

#: Play for about this many seconds, return how many decisions were taken.
Workload = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class Rate:
    """Decisions per second of one contender: median, least and most over the rounds."""

    name: str
    median: float
    least: float
    most: float


def rates(contenders: dict[str, Workload], rounds: int, seconds: float) -> dict[str, Rate]:
    """Run all contenders in turn, round after round, so that a drifting machine is fair to all."""
    seen: dict[str, list[float]] = {name: [] for name in contenders}
    for work in contenders.values():
        work(seconds / 10)
    for _ in range(rounds):
        for name, work in contenders.items():
            start = time.perf_counter()
            decisions = work(seconds)
            seen[name].append(decisions / (time.perf_counter() - start))
    return {name: Rate(name, statistics.median(v), min(v), max(v)) for name, v in seen.items()}


def nanoseconds(work: Callable[[], object], number: int, repeat: int = 7) -> float:
    """Median time of one call, in nanoseconds."""
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        for _ in range(number):
            work()
        times.append((time.perf_counter() - start) / number)
    return statistics.median(times) * 1e9
