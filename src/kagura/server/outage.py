"""While no server ran, nobody could think at a table: that time is not counted.

A server that has clocks to keep says now and then that it is alive. One that starts finds how long nobody did, and
writes it down at the tables with clocks.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from kagura.server import rows
from kagura.server.migrations import StoreError
from kagura.server.rows import Row
from kagura.server.store import Change, Store

if TYPE_CHECKING:
    from kagura.server.tables import Tables

BEAT_SECONDS = 2
#: Milliseconds of silence that are an outage; a shorter one is not told from the pause between two signs of life.
SILENCE = 5_000


async def beat(tables: Tables) -> None:
    """Say again and again that there is a server, as long as clocks run."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        if tables.timers:
            with contextlib.suppress(StoreError):
                await sign_off(tables)


async def sign_off(tables: Tables) -> None:
    """Say that there was a server until now."""
    now = tables.clock()
    await tables.scribe.change(lambda store: store.set_alive(now))


def note_outage(store: Store, now: int) -> int:
    """Within a transaction, at the start of a server: write down for how long there was none; at how many tables."""
    since = store.alive()
    store.set_alive(now)
    if since is None or now - since <= SILENCE:
        return 0
    tables = [table for table in store.running() if _has_clock(store, table)]
    for table, head in store.heads(tables).items():
        row = Row(head + 1, now, None, None, rows.Halted(since=since))
        store.apart([Change(table, (row,))])
    return len(tables)


def _has_clock(store: Store, table: str) -> bool:
    first = store.rows(table, most=1)[0].body
    return isinstance(first, rows.Begun) and first.clock.kind != "none"
