"""Bots in processes of their own: they get what their seat may know, and a key, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait

from kagura.bots import load
from kagura.bots.random import RandomBot
from kagura.core.registry import make
from kagura.core.state import GameState
from kagura.server.metrics import Metrics

log = logging.getLogger("kagura.server")
TRIES = 2


class BotPool:
    """Some worker processes. A bot that thinks too long or breaks is replaced by a random choice, once."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_prepare)

    async def warm(self) -> None:
        """Have a worker ready before the first bot is asked."""
        with contextlib.suppress(BrokenExecutor, RuntimeError):
            await asyncio.wrap_future(self._pool.submit(os.getpid))

    async def choose(self, bot: str, known: GameState, seat: int, key: int) -> int:
        """What a bot does with what its seat knows.

        Args:
            bot: its name.
            known: ``state.conceal(seat)``.
            seat: who owes the decision.
            key: the random numbers that it may use.
        """
        choices = known.choices(seat)
        if len(choices) == 1:
            return choices[0]
        start = time.perf_counter()
        action = await self._ask(bot, known, seat, key)
        self._metrics.bots.since(start, bot)
        if action in choices:
            return action
        self._metrics.bot_failures.add(bot)
        return RandomBot().choose(known.engine.game, known, seat, key)

    async def _ask(self, bot: str, known: GameState, seat: int, key: int) -> int | None:
        """What the bot answers, None if it does not."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                future = pool.submit(choose, bot, known.engine.game.name, known.bytes(), seat, key)
                async with asyncio.timeout(self._seconds):
                    return await asyncio.wrap_future(future)
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("bot %s: %s", bot, type(error).__name__)
                self._replace(pool)
                continue
            except Exception:  # whatever the code of a bot raises
                log.exception("bot %s", bot)
                break
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Other workers instead of those that hang or have died."""
        if pool is self._pool:
            self._pool = self._new()
            _end(pool)

    def close(self) -> None:
        """End the workers."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


# -- in the worker ----------------------------------------------------------------------------------


def _prepare() -> None:
    """Ctrl-C is the server's business; a worker ends when the server is gone, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def choose(bot: str, game: str, knowledge: bytes, seat: int, key: int) -> int:
    """The choice of a bot, in a worker process."""
    made = make(game)
    return load(bot).choose(made, made.restore(knowledge), seat, key)
