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
    """Decisions per second of one contender, round by round."""

    name: str
    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        """Of all rounds."""
        return statistics.median(self.rounds)

    def over(self, other: Rate) -> float:
        """How many times as fast as another, round by round, as the machine drifts: the median."""
        return statistics.median(mine / its for mine, its in zip(self.rounds, other.rounds, strict=True))


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
    return {name: Rate(name, tuple(speeds)) for name, speeds in seen.items()}


def nanoseconds(work: Callable[[], object], number: int, repeat: int = 7) -> float:
    """Median time of one call, in nanoseconds."""
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        for _ in range(number):
            work()
        times.append((time.perf_counter() - start) / number)
    return statistics.median(times) * 1e9
