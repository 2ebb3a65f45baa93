"""Whole random games in numbers, sharded over threads."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagura.core.content import Sheet
from kagura.core.errors import PlayoutError
from kagura.core.game import Playouts, Seed, match_key
from kagura.core.options import Options

if TYPE_CHECKING:
    from kagura.core.engine import Engine
    from kagura.core.game import Game
    from kagura.core.layout import Record

Row = tuple[int, list[int]]
MOST_GAMES = 10_000_000  # of one call; their results lie in memory
MOST_THREADS = 1024


def run_playouts(
    game: Game,
    games: int,
    seed: Seed,
    threads: int,
    options: Mapping[str, Any] | None,
    content: str | Path | Sheet | None,
    mode: str | None,
) -> Playouts:
    """See `Game.playouts`."""
    _check("games", games, 0, MOST_GAMES)
    _check("threads", threads, 1, MOST_THREADS)
    engine = game.engine(content, mode)
    record = game.rules.state()
    game.set_options(record, Options(game.options_declared, options))
    low, high = match_key(seed)
    key = low | high << 32
    rows = _shards(engine, record, key, games, max(1, min(threads, games)))
    seats, most = game.seats(options), game.rules.seats
    return Playouts(
        games,
        sum(decisions for decisions, _ in rows),
        [tuple(numbers[:seats]) for _, numbers in rows],
        [tuple(numbers[most : most + seats]) for _, numbers in rows],
    )


def _check(what: str, number: Any, low: int, high: int) -> None:
    if not isinstance(number, int) or not low <= number <= high:
        raise PlayoutError(f"the number of {what} of playouts is {number!r}; it must be {low}..{high}")


def _shards(engine: Engine, record: Record, key: int, games: int, threads: int) -> list[Row]:
    """Game i depends on the key and on i alone, so it does not matter which thread plays it."""
    if threads == 1:
        return engine.playouts(record, key, 0, games)
    cuts = [games * i // threads for i in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(
            lambda i: engine.playouts(record, key, cuts[i], cuts[i + 1]),
            range(threads),
        )
        return [row for part in parts for row in part]
