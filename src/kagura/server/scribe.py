"""The thread that owns the database. What was asked for meanwhile is written in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from kagura.server.migrations import StoreError
from kagura.server.store import Change, Store

log = logging.getLogger("kagura.server")
T = TypeVar("T")
MOST_AT_ONCE = 256


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Store], Any]
    writes: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Scribe:
    """Reads and writes for coroutines, in the order in which they ask."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._fault = ""
        self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)
        self._thread.start()

    async def read(self, work: Callable[[Store], T]) -> T:
        """What `work` finds.

        Raises:
            StoreError: the database cannot be read.
        """
        return await self._ask(work, writes=False)

    async def write(self, *changes: Change) -> None:
        """Write changes, all or none; when this returns, they outlive whatever happens.

        Raises:
            Conflict: somebody else wrote to one of the tables first.
            StoreError: the disk is full, or the database cannot be written.
        """
        await self._ask(lambda store: store.apart(changes), writes=True)

    async def change(self, work: Callable[[Store], T]) -> T:
        """Let `work` write, in a transaction with what others write.

        Raises:
            StoreError: as `write` does.
        """
        return await self._ask(work, writes=True)

    def close(self) -> None:
        """Finish what was asked for, then close."""
        self._jobs.put(None)
        self._thread.join()
        self.store.close()

    def _ask(self, work: Callable[[Store], T], *, writes: bool) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, writes, loop, future))
        return future

    def _run(self) -> None:
        job = self._jobs.get()
        while job is not None:
            batch = [job]
            job = self._next()
            while job and len(batch) < MOST_AT_ONCE:
                batch.append(job)
                job = self._next()
            self._carry_out(batch)
            if job is _NOTHING_YET:
                job = self._jobs.get()

    def _next(self) -> Any:
        try:
            return self._jobs.get_nowait()
        except queue.Empty:
            return _NOTHING_YET

    def _carry_out(self, batch: list[_Job]) -> None:
        writes = any(job.writes for job in batch)
        results: list[Any] = []
        try:
            if writes:
                self.store.begin()
            results = [_result(self.store, job) for job in batch]
            if writes:
                self.store.commit()
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # the first error says more
                self.store.rollback()
            results = [StoreError(f"{self.store.path}: {error}")] * len(batch)
            self._note(str(error))
        else:
            if writes:  # from a full disk can still be read
                self._note("")
        for job, result in zip(batch, results, strict=True):
            with contextlib.suppress(RuntimeError):  # whoever asked is gone, loop and all
                job.loop.call_soon_threadsafe(_settle, job.future, result)

    def _note(self, fault: str) -> None:
        """Tell the log when the database begins to fail, and when it no longer does."""
        if fault and fault != self._fault:
            log.error("the database fails: %s", fault)
        elif self._fault and not fault:
            log.warning("the database serves again")
        self._fault = fault


class _NothingYet:
    """The queue is empty for the moment; false, unlike a job."""

    def __bool__(self) -> bool:
        return False


_NOTHING_YET = _NothingYet()


def _result(store: Store, job: _Job) -> Any:
    """What the job comes to; an error of the database itself ends the whole batch."""
    try:
        return job.work(store)
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001 - whoever asked gets it
        return error


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
