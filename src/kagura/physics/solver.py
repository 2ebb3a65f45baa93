"""Solvers: the same simulation as plain Python, checked, and compiled."""

from __future__ import annotations

import functools
import importlib
import os
from array import array
from typing import Any, NamedTuple, Protocol

from kagura.core.checked import checked
from kagura.core.compiled import say_that_plain, why_not_parts
from kagura.core.errors import ModeError
from kagura.core.types import Reals
from kagura.physics.loop import begin, run
from kagura.physics.mat import NOBODY, Mat
from kagura.physics.rows import NUMBERS, fetch_rows
from kagura.physics.start import FINE, RESULT_NUMBERS, fill, refusal, report
from kagura.physics.table import Table

#: The compiled modules.
PARTS = ("kagura.physics._mat", "kagura.physics._physics")
#: Numbers before the result of one of many flicks: why it is refused, and the bodies that this is about.
REFUSED = 3
MODES = ("plain", "checked", "compiled")


class Solved(NamedTuple):
    """What a solver gives back.

    Attributes:
        why: FINE, or why the mat is refused; i and j are the bodies that this is about.
        result: the numbers of `kagura.physics.start.report`.
        rows: NUMBERS for each row of the log.
    """

    why: int
    i: int
    j: int
    result: bytes
    rows: bytes


class Solver(Protocol):
    """Simulates mats from start to rest."""

    mode: str

    def solve(self, table: Table) -> Solved:
        """One mat with its log."""

    def flicks(self, table: Table, disc: int, starts: bytes) -> bytes:
        """Many flicks of one disc: of each x, y, vx, vy; given back are REFUSED and the result, no log."""


class PlainSolver:
    """Runs the text as it stands; with `is_checked` on a record that refuses what C would not."""

    def __init__(self, *, is_checked: bool) -> None:
        self.mode = "checked" if is_checked else "plain"
        self._mat: type[Mat] = checked(Mat) if is_checked else Mat

    def solve(self, table: Table) -> Solved:
        """See `Solver`."""
        m = filled(table)
        why = refusal(m)
        if why != FINE:
            return Solved(why, m.next_i, m.next_j, b"", b"")
        m = self._own(m)
        rows = solve(m)
        result = array("d", bytes(8 * (RESULT_NUMBERS + 3 * m.count)))
        report(m, result, 0)
        return Solved(FINE, NOBODY, NOBODY, result.tobytes(), rows.tobytes())

    def flicks(self, table: Table, disc: int, starts: bytes) -> bytes:
        """See `Solver`."""
        moves = array("d", starts)
        width = REFUSED + RESULT_NUMBERS + 3 * table.discs
        found = array("d")
        for k in range(len(moves) // 4):
            m = filled(table)
            m.x[disc], m.y[disc], m.vx[disc], m.vy[disc] = moves[4 * k : 4 * k + 4]
            out = array("d", bytes(8 * width))
            out[0] = refusal(m)
            out[1], out[2] = m.next_i, m.next_j
            if out[0] == FINE:
                m = self._own(m)
                solve(m)
            report(m, out, REFUSED)
            found.extend(out)
        return found.tobytes()

    def _own(self, m: Mat) -> Mat:
        """The mat on a record of this mode; what is refused never comes here, so all its numbers are finite."""
        if self._mat is Mat:
            return m
        own = self._mat()
        own.become(m)
        return own


class CompiledSolver:
    """Runs the compiled text, without the interpreter's lock."""

    mode = "compiled"

    def __init__(self) -> None:
        reason = why_not_parts(PARTS)
        if reason:
            raise ModeError(f"physics cannot run compiled: {reason}; `kagura doctor` explains")
        self._native: Any = importlib.import_module("kagura.physics._physics")

    def solve(self, table: Table) -> Solved:
        """See `Solver`."""
        return Solved(*self._native.solve(*table))

    def flicks(self, table: Table, disc: int, starts: bytes) -> bytes:
        """See `Solver`."""
        return self._native.flicks(*table, disc, starts)  # type: ignore[no-any-return]


def filled(table: Table) -> Mat:
    """The plain record of a mat; it may be one to refuse."""
    m = Mat()
    fill(m, table.discs, table.walls, table.max_events, array("d", table.numbers))
    return m


def solve(m: Mat) -> Reals:
    """Simulate a mat that is not refused, in plain Python, in place; returns NUMBERS for each row of the log.

    Row k: t, code, i, j, impulse, nx, ny, then x, y, vx, vy of the bodies after it.
    """
    rows = array("d")
    begin(m)
    while not m.is_done:
        run(m)
        part = array("d", bytes(8 * NUMBERS * m.rows))
        fetch_rows(m, part, 0)
        rows.extend(part)
    return rows


def solver(mode: str | None = None) -> Solver:
    """The solver of a mode; None takes KAGURA_MODE, else the fastest that works.

    Raises:
        ModeError: there is no such mode here.
    """
    return _solver(mode or os.environ.get("KAGURA_MODE") or fastest_mode())


@functools.cache
def _solver(mode: str) -> Solver:
    if mode == "compiled":
        return CompiledSolver()
    if mode not in MODES:
        raise ModeError(f"there is no mode {mode!r}; there are {', '.join(MODES)}")
    return PlainSolver(is_checked=mode == "checked")


def fastest_mode() -> str:
    """``compiled`` where that works, else ``plain``; the log says why, once."""
    return "plain" if say_that_plain("physics", why_not_parts(PARTS)) else "compiled"
