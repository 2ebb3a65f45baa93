"""Playing the matches of a plan, in one process or several, with the same results."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from kagura.arena.plan import ArenaError, Plan, ProcessDied
from kagura.arena.result import MatchResult, play_match
from kagura.bots import load
from kagura.core.registry import make

SHARE_SECONDS = 0.25  # what a process gets to do at a time
MOST_MATCHES = 1000
WAIT_SECONDS = 0.1  # after so long a wish to stop is noticed

Share = list[MatchResult]


class Stop:
    """A wish to stop early. What was finished until then is still delivered."""

    def __init__(self) -> None:
        self._wished = False

    def wish(self) -> None:
        """Stop as soon as possible."""
        self._wished = True

    def is_wished(self) -> bool:
        """Whether to stop."""
        return self._wished


def simulate(plan: Plan, matches: int, jobs: int = 1, stop: Stop | None = None) -> Iterator[MatchResult]:
    """Play match 0 to `matches` - 1 of a plan and deliver the results in order.

    After a wish to stop the finished matches are delivered, in order, perhaps with gaps.

    Raises:
        KaguraError: the plan cannot be run, see `Plan.checked`.
        ArenaError: `matches` or `jobs` is no positive number, or a process died.
    """
    if matches < 1 or jobs < 1:
        raise ArenaError("the number of matches and of jobs must be at least 1")
    plan = plan.checked()
    stop = stop or Stop()
    if min(jobs, matches) == 1:
        return _play(plan, 0, matches, stop.is_wished)
    return _together(plan, matches, jobs, stop)


def _play(plan: Plan, first: int, last: int, is_stopped: Callable[[], bool]) -> Iterator[MatchResult]:
    game = make(plan.game)
    bots = [load(name) for name in plan.bots]
    for number in range(first, last):
        result = play_match(game, plan, bots, number, is_stopped)
        if result is None:
            return
        yield result


# -- several processes ----------------------------------------------------------------------------


def _together(plan: Plan, matches: int, jobs: int, stop: Stop) -> Iterator[MatchResult]:
    context = multiprocessing.get_context("spawn")
    flag = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, context, _begin_process, (plan, flag))
    try:
        yield from _shared_out(pool, matches, jobs, stop, flag)
    except BrokenProcessPool:
        raise ProcessDied("a process of the simulation died; was the memory used up?") from None
    finally:
        flag.value = 1
        pool.shutdown(cancel_futures=True)


def _shared_out(pool: ProcessPoolExecutor, matches: int, jobs: int, stop: Stop, flag: Any) -> Iterator[MatchResult]:
    """Hand out shares of matches, large enough not to lose time over; put the results in order."""
    shares = _Shares(matches, jobs)
    running: set[Future[Share]] = set()
    while running or (shares.left and not stop.is_wished()):
        while len(running) < 2 * jobs and shares.left and not stop.is_wished():
            running.add(_submit(pool, *shares.next()))
        done, running = wait(running, WAIT_SECONDS, FIRST_COMPLETED)
        if stop.is_wished():
            flag.value = 1
        for future in done:
            shares.take(future.result())
        yield from shares.in_order()
    yield from shares.rest()


class _Shares:
    """Which matches are still to be given out, and the results that wait for earlier ones."""

    def __init__(self, matches: int, jobs: int) -> None:
        self.matches = matches
        self.jobs = jobs
        self.given = 0
        self.done = 0
        self.delivered = 0
        self.waiting: dict[int, MatchResult] = {}
        self.started = time.monotonic()

    @property
    def left(self) -> int:
        return self.matches - self.given

    def next(self) -> tuple[int, int]:
        """The next share: its first match, and the one after its last."""
        rate = self.done / (time.monotonic() - self.started + 1e-9) / self.jobs
        fair = self.left // (2 * self.jobs)
        size = max(1, min(int(rate * SHARE_SECONDS), fair, MOST_MATCHES))
        self.given += size
        return self.given - size, self.given

    def take(self, share: Share) -> None:
        self.done += len(share)
        self.waiting |= {result.number: result for result in share}

    def in_order(self) -> Iterator[MatchResult]:
        """The results whose predecessors all are delivered."""
        while self.delivered in self.waiting:
            self.delivered += 1
            yield self.waiting.pop(self.delivered - 1)

    def rest(self) -> Iterator[MatchResult]:
        """What is left after a stop, in order."""
        for number in sorted(self.waiting):
            yield self.waiting.pop(number)


def _submit(pool: ProcessPoolExecutor, first: int, last: int) -> Future[Share]:
    """Give out a share. Processes begin here; one that is interrupted while it begins would complain."""
    if threading.current_thread() is not threading.main_thread():
        return pool.submit(_play_share, first, last)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return pool.submit(_play_share, first, last)
    finally:
        signal.signal(signal.SIGINT, before)


_stage: tuple[Plan, Any]


def _begin_process(plan: Plan, flag: Any) -> None:
    global _stage  # noqa: PLW0603 - a process of the pool has nothing else to keep it in
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stage = (plan, flag)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process whose parent was killed must not stay behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_share(first: int, last: int) -> Share:
    plan, flag = _stage
    return list(_play(plan, first, last, lambda: bool(flag.value)))
