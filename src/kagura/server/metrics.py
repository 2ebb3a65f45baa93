"""Numbers about a running server, in the text form that Prometheus reads. None of them names a person or a secret."""

from __future__ import annotations

import bisect
import itertools
import os
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
#: Upper bounds of durations, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels = tuple[str, ...]


class Counter:
    """Counts what happens, apart for each combination of labels."""

    def __init__(self, name: str, words: str, *labels: str) -> None:
        self.name, self.words, self.labels = name, words, labels
        self._counts: dict[Labels, int] = {} if labels else {(): 0}

    def add(self, *values: str, count: int = 1) -> None:
        """It happened so many times."""
        self._counts[values] = self._counts.get(values, 0) + count

    def lines(self) -> Iterator[str]:
        """In text form."""
        yield from _head(self.name, self.words, "counter")
        for values, count in sorted(self._counts.copy().items()):
            yield f"{self.name}{_labels(self.labels, values)} {count}"


class Durations:
    """How long something takes, apart for each combination of labels."""

    def __init__(self, name: str, words: str, *labels: str) -> None:
        self.name, self.words, self.labels = name, words, labels
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def note(self, seconds: float, *values: str) -> None:
        """It took so long."""
        counts = self._counts.setdefault(values, [0] * (len(BOUNDS) + 1))
        counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self._sums[values] = self._sums.get(values, 0.0) + seconds

    def since(self, start: float, *values: str) -> None:
        """It has taken since then (`time.perf_counter`)."""
        self.note(time.perf_counter() - start, *values)

    def lines(self) -> Iterator[str]:
        """In text form."""
        yield from _head(self.name, self.words, "histogram")
        labels = (*self.labels, "le")
        for values, counts in sorted(self._counts.copy().items()):
            total = 0
            for bound, count in itertools.zip_longest(BOUNDS, counts):
                total += count
                shown = "+Inf" if bound is None else f"{bound:g}"
                yield f"{self.name}_bucket{_labels(labels, (*values, shown))} {total}"
            yield f"{self.name}_sum{_labels(self.labels, values)} {self._sums.get(values, 0.0):.6f}"
            yield f"{self.name}_count{_labels(self.labels, values)} {total}"


class Metrics:
    """All that is counted and measured in one server."""

    def __init__(self) -> None:
        self.requests = Durations("kagura_request_seconds", "HTTP requests.", "route", "status")
        self.messages = Counter("kagura_messages_total", "Messages of clients over WebSockets.", "type")
        self.refusals = Counter("kagura_refusals_total", "What was refused, by its code.", "code")
        self.rows = Counter("kagura_rows_total", "Rows written, by their kind.", "kind")
        self.decisions = Counter("kagura_decisions_total", "Decisions taken, by whom.", "by")
        self.orders = Durations("kagura_order_seconds", "From an order to its row on the disk.")
        self.bots = Durations("kagura_bot_seconds", "Choices of bots.", "bot")
        self.bot_failures = Counter("kagura_bot_failures_total", "Bots that failed or thought too long.", "bot")
        self.notices = Counter("kagura_notices_total", "Notices to addresses of tables.", "outcome")

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything, with numbers that are only looked up: name -> what it is, and how much."""
        lines = [line for metric in vars(self).values() for line in metric.lines()]
        for name, (words, number) in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [*_head(name, words, kind), f"{name} {number:.10g}"]
        return "\n".join(lines) + "\n"


def _head(name: str, words: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {words}", f"# TYPE {name} {kind}"


def _labels(names: Labels, values: Labels) -> str:
    if not names:
        return ""
    return "{" + ",".join(f'{name}="{_escape(value)}"' for name, value in zip(names, values, strict=True)) + "}"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def process_gauges() -> dict[str, tuple[str, float]]:
    """What this process uses; memory and files only where the system tells."""
    times = os.times()
    found: dict[str, tuple[str, float]] = {
        "process_cpu_seconds_total": ("Processor time used, in seconds.", times.user + times.system),
    }
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        found["process_resident_memory_bytes"] = ("Memory in use, in bytes.", pages * os.sysconf("SC_PAGE_SIZE"))
        found["process_open_fds"] = ("Open files and sockets.", len(os.listdir("/proc/self/fd")))  # noqa: PTH208
    return found
