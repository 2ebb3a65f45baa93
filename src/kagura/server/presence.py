"""Who is at the tables of other processes: each process tells the database whom it has, again and again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

from kagura.server.migrations import StoreError

if TYPE_CHECKING:
    from kagura.server.tables import Tables

#: Seconds between two signs, and milliseconds for which one is good: a killed process is missed soon.
BEAT_SECONDS = 5.0
GOOD_FOR = 12_000
#: Seconds in which several people who come and go are told of together.
GATHER_SECONDS = 0.1


class Presence:
    """What this process tells of its own people, and knows of those of others."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._process = secrets.token_hex(8)
        self._news = asyncio.Event()
        self._told: set[tuple[str, int]] = set()

    def changed(self) -> None:
        """Somebody came to a table of this process, or went."""
        self._news.set()

    async def tell(self) -> None:
        """Tell until the server closes."""
        while True:
            with contextlib.suppress(StoreError):
                await self._mark()
                await self.look()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._news.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._news.clear()

    async def _mark(self) -> None:
        here = {(table, player) for table, live in self._tables.lives.items() for player in live.here()}
        if not here and not self._told:
            return
        now = self._tables.clock()
        await self._tables.scribe.change(lambda store: store.mark_here(self._process, here, now, now + GOOD_FOR))
        self._told = here

    async def look(self) -> None:
        """Find out who is at the open tables by way of other processes."""
        now, tables = self._tables.clock(), list(self._tables.lives)
        found = await self._tables.scribe.read(lambda store: store.elsewhere(self._process, now, tables))
        for table in tables:
            if table in self._tables.lives:
                self._tables.lives[table].note_elsewhere(found.get(table, frozenset()))

    async def finish(self) -> None:
        """Nobody is here any more."""
        if self._told:
            now = self._tables.clock()
            with contextlib.suppress(StoreError):
                await self._tables.scribe.change(lambda store: store.mark_here(self._process, (), now, now))
