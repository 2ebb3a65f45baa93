"""When the clocks of tables run down, of those in memory and of those that were put away."""

from __future__ import annotations

import asyncio
import contextlib
import heapq

#: The time of day may be set anew, or the machine sleep: look again this often, in seconds.
LOOK_SECONDS = 1.0


class Timers:
    """One time for each table that waits for one, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._sooner = asyncio.Event()

    def __len__(self) -> int:
        return len(self._due)

    def set(self, table: str, at: int | None) -> None:
        """The table waits for this time; None: for none."""
        if at is None:
            self._due.pop(table, None)
        elif self._due.get(table) != at:
            self._due[table] = at
            heapq.heappush(self._heap, (at, table))
            self._sooner.set()

    def past(self, now: int) -> list[str]:
        """Tables whose time has come; they wait no longer."""
        found = []
        while self._heap and (self._heap[0][0] <= now or not self._is_true(self._heap[0])):
            entry = heapq.heappop(self._heap)
            if self._is_true(entry):
                found.append(entry[1])
                del self._due[entry[1]]
        return found

    def _is_true(self, entry: tuple[int, str]) -> bool:
        return self._due.get(entry[1]) == entry[0]

    async def wait(self, now: int) -> None:
        """Until the next time may have come."""
        seconds = min(LOOK_SECONDS, max(0, self._heap[0][0] - now) / 1000) if self._heap else None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._sooner.wait()
        self._sooner.clear()
