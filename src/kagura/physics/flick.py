"""Simulating flicks: the functions for people."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import NamedTuple, overload

from kagura.physics.shot import Shot
from kagura.physics.solver import REFUSED, Solver, solver
from kagura.physics.start import FINE, RESULT_NUMBERS
from kagura.physics.table import MOST_EVENTS, Disc, Gate, PhysicsError, Table, Wall, complaint, table_of

HALF_WIDTH = 350.0  # mm
HALF_HEIGHT = 240.0
MOST_THREADS = 1024
PIECES = 16  # into which the work of each thread is cut, for some flicks take longer


def simulate(
    discs: Iterable[Disc],
    gate: Gate | None = None,
    walls: Iterable[Wall] = (),
    *,
    half_width: float = HALF_WIDTH,
    half_height: float = HALF_HEIGHT,
    max_events: int = MOST_EVENTS,
    mode: str | None = None,
) -> Shot:
    """Let everything slide until it rests.

    Args:
        discs: at most 64; those with a velocity are flicked.
        gate: the gate, if there is one.
        walls: at most 16.
        half_width, half_height: the mat is -half_width..half_width by -half_height..half_height, mm.
        max_events: after so many impacts and exits everything stops where it is.
        mode: ``plain``, ``checked`` or ``compiled``; None takes KAGURA_MODE, else the fastest.

    Returns:
        The shot; the same, bit for bit, in every mode and on every machine.

    Raises:
        PhysicsError: a number that cannot be, two bodies that overlap, or too many bodies.
        ModeError: the mode cannot be had.

    Example:
        >>> shot = simulate([Disc(-100, 0, 11, 1.9, vx=1000), Disc(0, 0, 11, 1.9)])
        >>> [(round(d.x, 1), d.y) for d in shot.discs]
        [(-19.9, 0.0), (66.4, 0.0)]
        >>> [(e.what, e.i, e.j) for e in shot.log]
        [('HIT', 0, 1)]
    """
    table = table_of(discs, gate, walls, half_width, half_height, max_events)
    solved = solver(mode).solve(table)
    if solved.why != FINE:
        raise complaint(table, solved.why, solved.i, solved.j)
    return Shot(table, solved)


class Flick(NamedTuple):
    """Where a disc starts, mm, and how, mm/s."""

    x: float
    y: float
    vx: float
    vy: float


AnyFlick = Flick | tuple[float, float, float, float]


class Outcome(NamedTuple):
    """What became of one of many flicks.

    Attributes:
        time: s until everything rests.
        places: x, y of each disc at rest; of one that left the mat, where it left it.
        off: the discs that left the mat.
        gate: x, y and state of the gate in the end; None if there is none.
    """

    time: float
    places: tuple[tuple[float, float], ...]
    off: frozenset[int]
    gate: tuple[float, float, int] | None


class Outcomes(Sequence[Outcome]):
    """The outcomes of many flicks; each is read out of the solver's numbers when it is asked for."""

    def __init__(self, table: Table, count: int, size: int, parts: Iterable[bytes]) -> None:
        """The numbers of `count` flicks in parts of `size` flicks; to join them would take longer than all else."""
        self._count = count
        self._size = size
        self._width = _width(table)
        self._parts = [memoryview(part).cast("d") for part in parts]

    def __len__(self) -> int:
        return self._count

    def _row(self, k: int) -> Sequence[float]:
        part, at = self._parts[k // self._size], k % self._size
        return part[at * self._width : (at + 1) * self._width].tolist()

    @overload
    def __getitem__(self, k: int) -> Outcome: ...

    @overload
    def __getitem__(self, k: slice) -> list[Outcome]: ...

    def __getitem__(self, k: int | slice) -> Outcome | list[Outcome]:
        picked = range(len(self))[k]
        return self._outcome(picked) if isinstance(picked, int) else [self._outcome(n) for n in picked]

    def _outcome(self, k: int) -> Outcome:
        row = self._row(k)[REFUSED:]
        ends = row[RESULT_NUMBERS:]
        off = frozenset(i for i, mark in enumerate(ends[2::3]) if mark)
        gate = (row[2], row[3], int(row[12])) if row[12] else None
        return Outcome(row[0], tuple(zip(ends[0::3], ends[1::3], strict=True)), off, gate)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcomes) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as a list


def try_flicks(
    discs: Iterable[Disc],
    disc: int,
    flicks: Sequence[AnyFlick],
    gate: Gate | None = None,
    walls: Iterable[Wall] = (),
    *,
    half_width: float = HALF_WIDTH,
    half_height: float = HALF_HEIGHT,
    max_events: int = MOST_EVENTS,
    threads: int = 1,
    mode: str | None = None,
) -> Outcomes:
    """What would become of many flicks of one disc, each on the same mat; for bots and for the curious.

    Args:
        disc: which of the discs is flicked; its own place and velocity do not matter.
        flicks: x, y, vx, vy of each.
        threads: how many share the work; compiled, they run side by side. The result is the same.

    The others are those of `simulate`.

    Returns:
        The outcomes, as a sequence in the order of the flicks.

    Raises:
        PhysicsError: as `simulate`; it names the flick.
        ModeError: the mode cannot be had.
    """
    discs = list(discs)
    if type(disc) is not int or not 0 <= disc < len(discs):
        raise PhysicsError(f"there is no disc {disc!r} among {len(discs)}")
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise PhysicsError(f"the number of threads is {threads!r}; it must be 1..{MOST_THREADS}")
    table, how = table_of(discs, gate, walls, half_width, half_height, max_events), solver(mode)
    size = max(1, -(-len(flicks) // (PIECES * threads)) if threads > 1 else len(flicks))
    return Outcomes(table, len(flicks), size, _share(how, table, disc, flicks, size, threads))


def _share(how: Solver, table: Table, disc: int, flicks: Sequence[AnyFlick], size: int, threads: int) -> list[bytes]:
    """The flicks in parts of this size, shared out among threads; it does not matter which one solves which.

    The caller is one of the threads. Numbers are taken out of the flicks part by part too: that needs the lock of the
    interpreter, and so it is done while the others solve.
    """
    parts = [range(at, min(at + size, len(flicks))) for at in range(0, len(flicks), size)]
    found, wrong = [b""] * len(parts), dict[int, PhysicsError]()
    todo = deque(range(len(parts)))

    def work() -> None:
        while (part := _next(todo)) is not None:
            try:
                found[part] = _solve(how, table, disc, flicks, parts[part])
            except PhysicsError as error:
                wrong[part] = error
                todo.clear()

    with ThreadPoolExecutor(threads) as pool:
        others = [pool.submit(work) for _ in range(threads - 1)]
        try:
            work()
        finally:
            todo.clear()  # whoever interrupts need not wait for the rest
    for other in others:
        other.result()
    if wrong:
        raise wrong[min(wrong)]
    return found


def _next(todo: deque[int]) -> int | None:
    try:
        return todo.popleft()
    except IndexError:
        return None


def _solve(how: Solver, table: Table, disc: int, flicks: Sequence[AnyFlick], which: range) -> bytes:
    """The numbers of some of the flicks.

    Raises:
        PhysicsError: a flick cannot be; the message names the first.
    """
    found = how.flicks(table, disc, _starts(flicks[which.start : which.stop]))
    rows, width = memoryview(found).cast("d"), _width(table)
    for k, why in enumerate(rows[::width].tolist()):
        if why != FINE:
            _, i, j = rows[k * width : k * width + REFUSED].tolist()
            raise PhysicsError(f"flick {which[k]}: {complaint(table, int(why), int(i), int(j))}")
    return found


def _width(table: Table) -> int:
    """How many numbers a flick comes to."""
    return REFUSED + RESULT_NUMBERS + 3 * table.discs


def _starts(flicks: Sequence[AnyFlick]) -> bytes:
    try:
        if set(map(len, flicks)) - {len(Flick._fields)}:
            raise PhysicsError("a flick is x, y, vx, vy")
        return array("d", chain.from_iterable(flicks)).tobytes()
    except (TypeError, OverflowError) as error:
        raise PhysicsError(f"a flick is made of numbers: {error}") from None
