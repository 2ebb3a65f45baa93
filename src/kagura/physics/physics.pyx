"""The compiled simulation, called from Python. There are no laws of motion here: those are in `_mat`."""
MADE_FROM = @SOURCES@
MADE_OF_HASH = @HASH@

from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy

from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize

from kagura.physics._mat cimport Mat, begin, fetch_rows, fill, refusal, report, run

from kagura.physics.mat import ROWS as _ROWS
from kagura.physics.rows import NUMBERS as _NUMBERS
from kagura.physics.start import RESULT_NUMBERS as _RESULT_NUMBERS

cdef int ROWS = _ROWS
cdef int NUMBERS = _NUMBERS
cdef int RESULT_NUMBERS = _RESULT_NUMBERS
cdef int REFUSED = 3  # numbers before the result of a flick: why, and of which bodies


cdef struct Log:
    double* numbers
    size_t used
    size_t room
    bint is_lost


cdef void keep(Mat* m, Log* log) noexcept nogil:
    """Move the rows to the log, which grows as it must."""
    cdef size_t more = <size_t>m.rows * NUMBERS
    cdef double* larger
    if log.used + more > log.room:
        larger = <double*>realloc(log.numbers, 2 * (log.used + more) * sizeof(double))
        if larger == NULL:
            log.is_lost = True
            return
        log.numbers = larger
        log.room = 2 * (log.used + more)
    fetch_rows(m, log.numbers + log.used, 0)
    log.used += more


cdef int solve_all(Mat* m, Log* log) noexcept nogil:
    """From start to rest; returns why not, 0 if it went."""
    cdef int why = refusal(m)
    if why != 0:
        return why
    begin(m)
    while not m.is_done and not log.is_lost:
        run(m)
        keep(m, log)
    return 0


def solve(bytes numbers, int discs, int walls, int max_events):
    """See `kagura.physics.solver.Solver.solve`; runs without the interpreter's lock."""
    cdef Mat* m = <Mat*>calloc(1, sizeof(Mat))
    cdef Log log
    cdef int why, i, j
    if m == NULL:
        raise MemoryError
    log.numbers = NULL
    log.used = log.room = 0
    log.is_lost = False
    fill(m, discs, walls, max_events, <double*>PyBytes_AsString(numbers))
    with nogil:
        why = solve_all(m, &log)
    try:
        if log.is_lost:
            raise MemoryError
        if why:
            return why, m.next_i, m.next_j, b"", b""
        result = PyBytes_FromStringAndSize(NULL, (RESULT_NUMBERS + 3 * discs) * sizeof(double))
        report(m, <double*>PyBytes_AsString(result), 0)
        rows = PyBytes_FromStringAndSize(<const char*>log.numbers, log.used * sizeof(double)) if log.used else b""
        return 0, -1, -1, result, rows
    finally:
        free(log.numbers)
        free(m)


cdef void solve_flicks(
    const Mat* start, Mat* m, int disc, const double* flicks, size_t count, double* out, size_t width
) noexcept nogil:
    """Each flick from the same start; the log is thrown away."""
    cdef size_t k
    cdef int why
    for k in range(count):
        memcpy(m, start, sizeof(Mat))
        m.x[disc] = flicks[4 * k]
        m.y[disc] = flicks[4 * k + 1]
        m.vx[disc] = flicks[4 * k + 2]
        m.vy[disc] = flicks[4 * k + 3]
        why = refusal(m)
        out[k * width] = why
        out[k * width + 1] = m.next_i
        out[k * width + 2] = m.next_j
        if why == 0:
            begin(m)
            while not m.is_done:
                run(m)
                m.rows = 0
        report(m, out + k * width, REFUSED)


def flicks(bytes numbers, int discs, int walls, int max_events, int disc, bytes flicks):
    """See `kagura.physics.solver.Solver.flicks`; runs without the interpreter's lock."""
    cdef size_t count = <size_t>len(flicks) // (4 * sizeof(double))
    cdef size_t width = REFUSED + RESULT_NUMBERS + 3 * discs
    cdef bytes found = PyBytes_FromStringAndSize(NULL, count * width * sizeof(double))
    cdef Mat* m = <Mat*>calloc(2, sizeof(Mat))
    if m == NULL:
        raise MemoryError
    cdef double* out = <double*>PyBytes_AsString(found)
    cdef const double* moves = <const double*>PyBytes_AsString(flicks)
    fill(m, discs, walls, max_events, <double*>PyBytes_AsString(numbers))
    with nogil:
        solve_flicks(m, m + 1, disc, moves, count, out, width)
    free(m)
    return found
