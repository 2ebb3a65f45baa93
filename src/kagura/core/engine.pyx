"""States that run compiled rules. There are no rules here: every game brings its own C table."""
MADE_FROM = @SOURCES@
MADE_OF_HASH = @HASH@

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize
from cpython.long cimport PyLong_AsLongAndOverflow

from kagura.core.native cimport next_set
from kagura.core._search cimport best_action, philox_block, playout
from kagura.core.table cimport GameTable, Head, Log

from array import array

from kagura.core.lookahead import SPARES as _SPARES
from kagura.core.log import EVENT_ARGS as _EVENT_ARGS
from kagura.core.state import SEAT_SETS, as_whole, hash_of, reduced

cdef int SPARES = _SPARES
cdef int EVENT_ARGS = _EVENT_ARGS
cdef tuple SEATS_OF_BITS = SEAT_SETS
cdef size_t HEAD = sizeof(Head)
cdef uint32_t MASK_32 = 0xFFFFFFFF
DEF MAX_ACTIONS = 4096

cdef bint is_making = False  # only the functions of this module make states; others would have no memory


cdef int whole(number) except -2:
    """A seat or an action as a C number, -1 if it is none of any game; floats are no numbers of that kind."""
    cdef int is_outside = 0
    cdef long value
    if type(number) is not int:
        number = as_whole(number)
    value = PyLong_AsLongAndOverflow(number, &is_outside)
    return <int>value if not is_outside and 0 <= value <= 0x7FFFFFFF else -1


cdef CompiledState empty_state(Runner runner):
    """A state without memory, which the caller has to give it."""
    global is_making
    cdef bint before = is_making
    is_making = True
    try:
        state = CompiledState.__new__(CompiledState)
    finally:
        is_making = before
    (<CompiledState>state).r = runner
    return <CompiledState>state


cdef class Runner:
    """The C table of a game with the content tables of one engine."""

    cdef const GameTable* t
    cdef void* content
    cdef Log* silence
    cdef public object engine

    def __cinit__(self, size_t table, bytes content):
        self.t = <const GameTable*>table
        if self.t.state_size < HEAD + self.t.state_bytes or self.t.actions > MAX_ACTIONS:
            raise ImportError("the compiled rules have another layout than their source")
        if <size_t>len(content) != self.t.content_bytes:
            raise ImportError("the compiled content tables have another layout than their source")
        self.content = calloc(1, self.t.content_size)
        self.silence = <Log*>calloc(1, sizeof(Log))
        if self.content == NULL or self.silence == NULL:
            raise MemoryError
        memcpy(self.content, PyBytes_AsString(content), self.t.content_bytes)

    def __dealloc__(self):
        free(self.content)
        free(self.silence)

    cdef CompiledState blank(self, bint events):
        """A state of zeros that belongs to this runner."""
        cdef CompiledState state = empty_state(self)
        state.p = <char*>calloc(1, self.t.state_size)
        if state.p == NULL:
            raise MemoryError
        (<Head*>state.p).content = self.content
        (<Head*>state.p).log = self.silence
        if events:
            state.keep_events()
        return state

    def adopt(self, bytes fields, bint events):
        """A state with these fields."""
        if <size_t>len(fields) != self.t.state_bytes:
            raise ValueError("wrong number of bytes")
        cdef CompiledState state = self.blank(events)
        memcpy(state.p + HEAD, PyBytes_AsString(fields), self.t.state_bytes)
        return state

    def begin(self, bytes fields, bint events):
        """A match from fields with options and key."""
        cdef CompiledState state = self.adopt(fields, events)
        self.t.begin(state.p)
        return state

    def settle(self, bytes fields, bint events):
        """A state from a position that was set up by hand."""
        cdef CompiledState state = self.adopt(fields, events)
        self.t.settle(state.p)
        return state

    def playouts(self, bytes fields, uint32_t key_low, uint32_t key_high, int first, int last):
        """Random matches number first..last-1 under a key: (decisions, scores and ranks) of each.

        Runs without the interpreter's lock.
        """
        cdef int n = max(0, last - first)
        cdef int width = 2 * self.t.seats
        cdef int i
        cdef int16_t* results = <int16_t*>malloc(n * width * sizeof(int16_t) + 1)
        cdef int32_t* decisions = <int32_t*>malloc(n * sizeof(int32_t) + 1)
        cdef CompiledState state = self.adopt(fields, False)
        if results == NULL or decisions == NULL:
            free(results)
            free(decisions)
            raise MemoryError
        cdef const char* start = PyBytes_AsString(fields)
        with nogil:
            run_playouts(self.t, state.p, start, key_low, key_high, first, n, results, decisions)
        rows = [(decisions[i], [results[i * width + j] for j in range(width)]) for i in range(n)]
        free(results)
        free(decisions)
        return rows


cdef void run_playouts(
    const GameTable* t,
    char* s,
    const char* fields,
    uint32_t low,
    uint32_t high,
    int first,
    int n,
    int16_t* results,
    int32_t* decisions,
) noexcept nogil:
    """The keys are those of kagura.core.engine.playout_key: even for the match, odd for its players."""
    cdef uint8_t mask[MAX_ACTIONS]
    cdef int i
    cdef uint64_t players
    for i in range(n):
        memcpy(s + HEAD, fields, t.state_bytes)
        set_key(t, s, philox_block(2 * (first + i), high, low))
        t.begin(s)
        players = philox_block(2 * (first + i) + 1, high, low)
        decisions[i] = playout(t, s, mask, t.actions, players & MASK_32, players >> 32)
        t.result(s, results + i * 2 * t.seats)


cdef inline void set_key(const GameTable* t, char* s, uint64_t key) noexcept nogil:
    """The key of a match stands where the table says."""
    (<uint32_t*>(s + HEAD + t.key_low))[0] = key & MASK_32
    (<uint32_t*>(s + HEAD + t.key_high))[0] = key >> 32


cdef class CompiledState:
    """A state on a C struct. See `kagura.core.state.GameState`."""

    cdef Runner r
    cdef char* p
    cdef bint has_log
    cdef object record  # the fields as a plain record, made when asked for, good until the next decision

    def __cinit__(self):
        if not is_making:
            raise TypeError("states are made by game.new, game.restore and state.copy")

    def __dealloc__(self):
        if self.p != NULL:
            if self.has_log:
                free((<Head*>self.p).log)
            free(self.p)

    cdef int keep_events(self) except -1:
        cdef Log* log = <Log*>calloc(1, sizeof(Log))
        if log == NULL:
            raise MemoryError
        log.on = 1
        (<Head*>self.p).log = log
        self.has_log = True
        return 0

    cdef CompiledState twin(self):
        """A copy that tells no events."""
        cdef CompiledState state = empty_state(self.r)
        state.p = <char*>malloc(self.r.t.state_size)
        if state.p == NULL:
            raise MemoryError
        memcpy(state.p, self.p, self.r.t.state_size)
        (<Head*>state.p).log = self.r.silence
        return state

    @property
    def engine(self):
        return self.r.engine

    @property
    def fields(self):
        if self.record is None:
            self.record = self.r.engine.record_of(self.bytes())
        return self.record

    @property
    def over(self):
        return self.r.t.is_over(self.p) != 0

    def acting(self):
        return SEATS_OF_BITS[self.r.t.acting(self.p)]

    def legal(self, seat):
        cdef int who = self.check_seat(seat)
        cdef bytes mask = PyBytes_FromStringAndSize(NULL, self.r.t.actions)
        cdef uint8_t* marks = <uint8_t*>PyBytes_AsString(mask)
        memset(marks, 0, self.r.t.actions)
        self.r.t.legal(self.p, who, marks)
        return mask

    def choices(self, seat):
        cdef int who = self.check_seat(seat)
        cdef uint8_t mask[MAX_ACTIONS]
        cdef int n = self.r.t.actions
        memset(mask, 0, n)
        self.r.t.legal(self.p, who, mask)
        cdef list found = []
        cdef int action = next_set(mask, 0, n)
        while action < n:
            found.append(action)
            action = next_set(mask, action + 1, n)
        return found

    cdef int check_seat(self, seat) except -1:
        cdef int who = whole(seat)
        if who < 0 or who >= self.r.t.seats:
            self.r.engine.check_seat(seat)
        return who

    cdef int check_action(self, seat, action) except -1:
        cdef int what = whole(action)
        if what < 0 or what >= self.r.t.actions:
            self.r.engine.check(seat, action)
        return what

    def refuse(self, seat, action):
        cdef int who = self.check_seat(seat)
        cdef int what = self.check_action(seat, action)
        return self.r.t.refuse(self.p, who, what)

    def apply(self, seat, action):
        cdef int who = self.check_seat(seat)
        cdef int what = self.check_action(seat, action)
        cdef int refusal = self.r.t.refuse(self.p, who, what)
        if refusal:
            raise self.r.engine.illegal(self, who, what, refusal)
        self.record = None
        self.r.t.apply(self.p, who, what)

    def copy(self):
        cdef CompiledState state = self.twin()
        cdef Log* log
        if self.has_log:
            log = <Log*>malloc(sizeof(Log))
            if log == NULL:
                raise MemoryError
            memcpy(log, (<Head*>self.p).log, sizeof(Log))
            (<Head*>state.p).log = log
            state.has_log = True
        return state

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        return reduced(self, self.has_log)

    def bytes(self):
        return PyBytes_FromStringAndSize(self.p + HEAD, self.r.t.state_bytes)

    def hash(self):
        return hash_of(self.bytes())

    def digest(self):
        return self.fields.digest()

    def events(self):
        cdef Log* log = (<Head*>self.p).log
        cdef int i, j
        rows = [(log.code[i], [log.args[i][j] for j in range(EVENT_ARGS)]) for i in range(log.count)]
        return self.r.engine.events(self.has_log, rows)

    def conceal(self, seat):
        cdef int who = self.check_seat(seat)
        cdef CompiledState state = self.twin()
        self.r.t.conceal(state.p, who)
        return state

    def determinise(self, seat, key):
        cdef int who = self.check_seat(seat)
        cdef CompiledState state = self.twin()
        cdef uint64_t k = as_whole(key) & 0xFFFFFFFFFFFFFFFF
        self.r.t.determinise(state.p, who, k & MASK_32, k >> 32)
        return state

    def observe(self, seat):
        cdef int who = self.check_seat(seat)
        cdef bytes out = PyBytes_FromStringAndSize(NULL, self.r.t.features * sizeof(int16_t))
        self.r.t.observe(self.p, who, <int16_t*>PyBytes_AsString(out))
        found = array("h")
        found.frombytes(out)
        return found

    def evaluate(self, seat):
        cdef int who = self.check_seat(seat)
        return self.r.t.evaluate(self.p, who)

    def playout(self, key):
        cdef uint8_t mask[MAX_ACTIONS]
        cdef uint64_t k = as_whole(key) & 0xFFFFFFFFFFFFFFFF
        self.record = None
        return playout(self.r.t, self.p, mask, self.r.t.actions, k & MASK_32, k >> 32)

    def best(self, seat, turns=2, width=8):
        cdef int who = self.check_seat(seat)
        self.r.engine.check_search(turns, width)
        cdef int most_turns = turns
        cdef int most_lines = width
        cdef size_t size = self.r.t.state_size
        cdef char* room = <char*>malloc(SPARES * (size + sizeof(void*) + 2 * sizeof(int32_t)) + size)
        if room == NULL:
            raise MemoryError
        cdef void** spare = <void**>room
        cdef char* states = room + SPARES * sizeof(void*)
        cdef char* root = states + SPARES * size
        cdef int32_t* numbers = <int32_t*>(root + size)
        cdef uint8_t mask[MAX_ACTIONS]
        cdef int i, found
        for i in range(SPARES):
            spare[i] = states + i * size
        memcpy(root, self.p, size)  # other threads may go on with this state meanwhile
        (<Head*>root).log = self.r.silence
        with nogil:
            found = best_action(
                self.r.t, root, spare, numbers, numbers + SPARES, mask, self.r.t.actions, <int>size, who, most_turns, most_lines
            )
        free(room)
        return found

    def result(self):
        cdef int16_t out[64]
        cdef int i
        self.r.t.result(self.p, out)
        return [out[i] for i in range(2 * self.r.t.seats)]

    def __eq__(self, other):
        return hasattr(other, "bytes") and self.bytes() == other.bytes()

    def __hash__(self):
        return hash(self.hash())  # as many bits as a Python hash has

    def __repr__(self):
        return f"<{self.r.engine.game.name} state, compiled, {self.digest()}>"
