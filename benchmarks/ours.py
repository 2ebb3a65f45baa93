"""What is measured of Kagura: whole random games of The Last Kannagi for four and of Rising Sun for five clans."""

from __future__ import annotations

import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import kagura
from benchmarks.measure import Workload, nanoseconds
from kagura.core.errors import ModeError
from kagura.core.state import GameState

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Subject:
    """A game that is measured, with its options."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)


KANNAGI = Subject("last_kannagi", {"mode": "solo4"})
RISING_SUN = Subject("rising_sun")


def batch(mode: str, threads: int, games: int, subject: Subject = KANNAGI) -> Workload:
    """Whole random games through `Game.playouts`."""
    game = kagura.make(subject.game)
    game.engine(mode=mode)

    def work(seconds: float) -> int:
        end = time.perf_counter() + seconds
        decisions = seed = 0
        while time.perf_counter() < end:
            decisions += game.playouts(games, seed=seed, threads=threads, options=subject.options, mode=mode).decisions
            seed += 1
        return decisions

    return work


def stepwise(mode: str, subject: Subject = KANNAGI) -> Workload:
    """Whole random games decision by decision from Python, as the peers are played."""
    game = kagura.make(subject.game)
    game.engine(mode=mode)
    pick = random.Random(1)

    def work(seconds: float) -> int:
        end = time.perf_counter() + seconds
        decisions = seed = 0
        while time.perf_counter() < end:
            state = game.new(subject.options, seed=seed, mode=mode)
            seed += 1
            while not state.over:
                seat = state.acting()[0]
                state.apply(seat, pick.choice(state.choices(seat)))
                decisions += 1
        return decisions

    return work


def apply_only(subject: Subject = KANNAGI) -> Workload:
    """`apply` alone, with its test of legality: recorded games played again."""
    start, decisions = _recorded_game(3, subject)

    def work(seconds: float) -> int:
        end = time.perf_counter() + seconds
        done = 0
        while time.perf_counter() < end:
            apply = start.copy().apply
            for seat, action in decisions:
                apply(seat, action)
            done += len(decisions)
        return done

    return work


def _recorded_game(seed: int, subject: Subject) -> tuple[GameState, list[tuple[int, int]]]:
    """The start of a match and the decisions of a random game of it."""
    game = kagura.make(subject.game)
    start = game.new(subject.options, seed=seed, mode="compiled")
    pick = random.Random(seed)
    state, decisions = start.copy(), []
    while not state.over:
        seat = state.acting()[0]
        decisions.append((seat, pick.choice(state.choices(seat))))
        state.apply(*decisions[-1])
    return start, decisions


def copy_ns(subject: Subject = KANNAGI) -> float:
    """Nanoseconds of a copy of a compiled state."""
    start, _ = _recorded_game(3, subject)
    return nanoseconds(start.copy, 100_000)


def state_bytes(subject: Subject = KANNAGI) -> int:
    """Bytes of a state."""
    start, _ = _recorded_game(3, subject)
    return len(start.bytes())


def import_ms(repeat: int = 9) -> float:
    """Milliseconds that `import kagura` adds to the start of Python."""
    bare = [_run_ms("pass") for _ in range(repeat)]
    with_kagura = [_run_ms("import kagura") for _ in range(repeat)]
    return statistics.median(with_kagura) - statistics.median(bare)


def _run_ms(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (time.perf_counter() - start) * 1e3


def cold_build_s() -> float | None:
    """Seconds to generate and compile everything in an empty folder, None without a compiler."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "kagura"
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, copy)
        start = time.perf_counter()
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "lib", "--build-temp", "temp"]
        subprocess.run(command, cwd=copy, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        seconds = time.perf_counter() - start
        return seconds if list((copy / "lib").rglob("_rules.*")) else None


def is_compiled() -> bool:
    """Whether the compiled rules can run here."""
    try:
        kagura.make("last_kannagi").engine(mode="compiled")
    except ModeError:
        return False
    return True
