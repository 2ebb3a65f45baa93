"""States that run the rule text as it stands, plain or checked."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from kagura.core.event import Event
from kagura.core.layout import Record
from kagura.core.log import Log
from kagura.core.lookahead import SPARES, best_action
from kagura.core.playout import playout
from kagura.core.state import SEAT_SETS, as_whole, hash_of, reduced

if TYPE_CHECKING:
    from kagura.core.engine import PlainEngine


class PlainState:
    """A state on the Python record of its game. See `kagura.core.state.GameState`."""

    __slots__ = ("_engine", "_s", "_stale")

    def __init__(self, engine: PlainEngine, record: Record) -> None:
        self._engine = engine
        self._s: Any = record

    @property
    def engine(self) -> PlainEngine:
        return self._engine

    @property
    def fields(self) -> Any:
        return self._s

    @property
    def over(self) -> bool:
        return self._engine.rules.is_over(self._s)

    def acting(self) -> tuple[int, ...]:
        return SEAT_SETS[self._engine.rules.acting(self._s)]

    def legal(self, seat: int) -> bytes:
        mask = bytearray(self._engine.rules.actions)
        self._engine.check_seat(seat)
        self._engine.rules.legal(self._s, seat, mask)
        return bytes(mask)

    def choices(self, seat: int) -> list[int]:
        return [action for action, marked in enumerate(self.legal(seat)) if marked]

    def refuse(self, seat: int, action: int) -> int:
        self._engine.check(seat, action)
        return self._engine.rules.refuse(self._s, seat, action)

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal:
            raise self._engine.illegal(self, seat, action, refusal)
        self._engine.rules.apply(self._s, seat, action)

    def copy(self) -> PlainState:
        twin = self._s.copy()
        if self._s.log.on:
            twin.log = self._s.log.copy()
        return PlainState(self._engine, twin)

    def __copy__(self) -> PlainState:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> PlainState:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, bool(self._s.log.on))

    def bytes(self) -> bytes:
        data: bytes = self._s.pack()
        return data

    def hash(self) -> int:
        return hash_of(self.bytes())

    def digest(self) -> str:
        digest: str = self._s.digest()
        return digest

    def events(self) -> list[Event]:
        log = self._s.log
        return self._engine.events(bool(log.on), [(log.code[i], log.args[i]) for i in range(log.count)])

    def conceal(self, seat: int) -> PlainState:
        twin = self._quiet()
        self._engine.check_seat(seat)
        self._engine.rules.conceal(twin._s, seat)
        return twin

    def determinise(self, seat: int, key: int) -> PlainState:
        twin = self._quiet()
        self._engine.check_seat(seat)
        key = as_whole(key)
        self._engine.rules.determinise(twin._s, seat, key & 0xFFFFFFFF, key >> 32 & 0xFFFFFFFF)
        return twin

    def _quiet(self) -> PlainState:
        """A copy that tells no events."""
        twin = self._s.copy()
        twin.log = self._engine.silence
        return PlainState(self._engine, twin)

    def observe(self, seat: int) -> array[int]:
        out = array("h", bytes(2 * self._engine.rules.features))
        self._engine.check_seat(seat)
        self._engine.rules.observe(self._s, seat, out)
        return out

    def evaluate(self, seat: int) -> int:
        self._engine.check_seat(seat)
        return self._engine.rules.evaluate(self._s, seat)

    def playout(self, key: int) -> int:
        actions = self._engine.rules.actions
        key = as_whole(key)
        return playout(
            self._engine.rules, self._s, bytearray(actions), actions, key & 0xFFFFFFFF, key >> 32 & 0xFFFFFFFF
        )

    def best(self, seat: int, turns: int = 2, width: int = 8) -> int:
        self._engine.check_seat(seat)
        self._engine.check_search(turns, width)
        rules = self._engine.rules
        root = self._quiet()._s  # what the search tries out is told to nobody
        spare = [root.copy() for _ in range(SPARES)]
        mask = bytearray(rules.actions)
        return best_action(rules, root, spare, [0] * SPARES, [0] * SPARES, mask, rules.actions, 0, seat, turns, width)

    def result(self) -> list[int]:
        out = [0] * (2 * self._engine.rules.seats)
        self._engine.rules.result(self._s, out)
        return out

    def __eq__(self, other: object) -> bool:
        return hasattr(other, "bytes") and self.bytes() == other.bytes()

    def __hash__(self) -> int:
        return self.hash()

    def __repr__(self) -> str:
        return f"<{self._engine.game.name} state, {self._engine.mode}, {self.digest()}>"


def fresh_log(on: bool) -> Log:
    """An event log, kept or silent."""
    log = Log()
    log.on = int(on)
    return log
