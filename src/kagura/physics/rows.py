"""The log (F-LOG-1): a row for each event, and beside it how the bodies go on."""

from __future__ import annotations

from kagura.core.types import Reals
from kagura.physics.mat import DOWN, GATE, GATE_EXIT, GATE_STOP, HIT, NOBODY, POST, STATE, Mat

NUMBERS = 15  # of a row: t, code, i, j, impulse, nx, ny, then four of each body


def add_row(m: Mat, t: float, code: int, i: int, j: int, impulse: float, nx: float, ny: float) -> None:
    """Write a row (F-LOG-1)."""
    k: int = m.rows
    m.row_t[k] = t
    m.row_code[k] = code
    m.row_i[k] = i
    m.row_j[k] = j
    m.row_impulse[k] = impulse
    m.row_nx[k] = nx
    m.row_ny[k] = ny
    m.rows = k + 1


def add_event(m: Mat, code: int, i: int, j: int, impulse: float, nx: float, ny: float) -> None:
    """Write the row of an event that happens now, and how the bodies go on."""
    k: int = m.rows
    add_row(m, m.now, code, i, j, impulse, nx, ny)
    first: int = GATE if code == GATE_EXIT or code == GATE_STOP else i
    second: int = NOBODY
    if code == HIT:
        second = j
    elif code == POST or code == DOWN:
        second = GATE
    if first != NOBODY:
        m.row_first[k][0] = m.x[first]
        m.row_first[k][1] = m.y[first]
        m.row_first[k][2] = m.vx[first]
        m.row_first[k][3] = m.vy[first]
    if second != NOBODY:
        m.row_second[k][0] = m.x[second]
        m.row_second[k][1] = m.y[second]
        m.row_second[k][2] = m.vx[second]
        m.row_second[k][3] = m.vy[second]


def fetch_rows(m: Mat, out: Reals, start: int) -> None:
    """Move the rows to `out`, NUMBERS each, from out[start] on."""
    at: int = start
    for k in range(m.rows):
        out[at] = m.row_t[k]
        out[at + 1] = m.row_code[k]
        out[at + 2] = m.row_i[k]
        out[at + 3] = m.row_j[k]
        out[at + 4] = m.row_impulse[k]
        out[at + 5] = m.row_nx[k]
        out[at + 6] = m.row_ny[k]
        for n in range(STATE):
            out[at + 7 + n] = m.row_first[k][n]
            out[at + 11 + n] = m.row_second[k][n]
        at += NUMBERS
    m.rows = 0
