"""How much one connection or address may ask for."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections.abc import Callable

#: Addresses remembered; the longest quiet are forgotten first.
MOST_ADDRESSES = 10_000
#: Seconds by which a sum of times may be wrong: the last of a burst is not refused for that.
ROUNDING = 1e-6


class Bucket:
    """Lets through so many at once, and then so many a second."""

    __slots__ = ("_burst", "_clock", "_full_at", "_pace")

    def __init__(self, pace: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._burst = burst
        self._clock = clock
        self._full_at = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self._clock()
        full_at = max(self._full_at, now) + 1 / self._pace
        if full_at - now > self._burst / self._pace + ROUNDING:
            return False
        self._full_at = full_at
        return True


class Buckets:
    """A bucket for each address. Programs on this machine are spared: they all share one address."""

    def __init__(
        self, pace: float, burst: int, clock: Callable[[], float] = time.monotonic, *, spares_here: bool = True
    ) -> None:
        self._make: Callable[[], Bucket] = functools.partial(Bucket, pace, burst, clock)
        self._spares_here = spares_here
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass now."""
        if self._spares_here and is_here(address):
            return True
        bucket = self._buckets.pop(address, None) or self._make()
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Connections:
    """How many connections are open, from each address and in all."""

    def __init__(self, most: int, most_in_all: int, *, spares_here: bool = True) -> None:
        self._most = most
        self._spares_here = spares_here
        self._most_in_all = most_in_all
        self._open: dict[str, int] = {}
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        mine = self._open.get(address, 0)
        is_spared = self._spares_here and is_here(address)
        if self.count >= self._most_in_all or (mine >= self._most and not is_spared):
            return False
        self._open[address] = mine + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """One that was counted is gone."""
        self.count -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def is_here(address: str) -> bool:
    """Whether the address is of this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
