"""An engine runs one game with one content file in one mode; states belong to it."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from kagura.core.checked import checked
from kagura.core.content import Sheet
from kagura.core.errors import IllegalAction, StateError
from kagura.core.event import Event
from kagura.core.layout import Record
from kagura.core.log import Log
from kagura.core.lookahead import WIDTH
from kagura.core.plain import PlainState, fresh_log
from kagura.core.rng import MASK_32, philox_block
from kagura.core.rules import Rules
from kagura.core.state import GameState, as_whole

if TYPE_CHECKING:
    from kagura.core.game import Game


MOST_TURNS = 1000  # of a search; no match is longer


class Engine(ABC):
    """What plain and compiled engines share.

    Attributes:
        game: the game.
        sheet: the content file.
        mode: ``plain``, ``checked`` or ``compiled``.
        rules: the functions of the game in plain Python.
        tables: the content as the record that the rules read.
    """

    mode: str

    def __init__(self, game: Game, sheet: Sheet) -> None:
        self.game = game
        self.sheet = sheet
        self.rules: Rules = game.rules
        self.tables = game.tables(sheet)

    @abstractmethod
    def begin(self, record: Record, *, events: bool) -> GameState:
        """A match from a record with options and key filled in."""

    @abstractmethod
    def adopt(self, record: Record, *, events: bool = False) -> GameState:
        """A state that continues from the fields of a record."""

    def settle(self, record: Record, *, events: bool = False) -> GameState:
        """A state from a position that was set up by hand.

        Raises:
            StateError: a field has a value that it cannot have.
        """
        outside = _first_outside(record)
        if outside:
            raise StateError(f"this is no position of {self.game.name}: {outside}")
        return self._settle(record, events=events)

    @abstractmethod
    def _settle(self, record: Record, *, events: bool) -> GameState:
        """The same, from a record whose fields are in range; its events are those of getting ready."""

    def restore(self, data: bytes, *, events: bool = False) -> GameState:
        """A state from the bytes of one.

        Raises:
            StateError: they are not the bytes of a state of this game.
        """
        if not isinstance(data, bytes | bytearray | memoryview):
            raise StateError(f"a state of {self.game.name} is made of bytes, not of {type(data).__name__}")
        record = self.rules.state()
        record.unpack(bytes(data))
        fault = _first_outside(record)
        if not fault:
            fault = self.game.inconsistency(self._ready(record))
        if fault:
            raise StateError(f"these bytes are no state of {self.game.name}: {fault}")
        return self.adopt(record, events=events)

    def with_events(self, state: GameState) -> GameState:
        """A copy of a state of this engine that keeps the events of its next decision."""
        return self.adopt(state.fields, events=True)

    def _ready(self, record: Record) -> Record:
        """The record with what the plain rules need beside its fields."""
        record.content = self.tables  # type: ignore[attr-defined]
        record.log = fresh_log(False)  # type: ignore[attr-defined]
        return record

    @abstractmethod
    def playouts(self, record: Record, key: int, first: int, last: int) -> list[tuple[int, list[int]]]:
        """Random games number first..last-1 under a key: (decisions, scores and ranks) of each.

        `record` has the options filled in. Match i has its own key, made of `key` and i.
        """

    def check_seat(self, seat: int) -> None:
        """Refuse seats that no match of the game has."""
        if not 0 <= as_whole(seat) < self.rules.seats:
            raise IllegalAction(self.game.unknown_seat(seat))

    def check_search(self, turns: int, width: int) -> None:
        """Refuse searches of no turn, or of a beam that there is no room for."""
        if not 1 <= as_whole(turns) <= MOST_TURNS or not 1 <= as_whole(width) <= WIDTH:
            raise StateError(
                f"a search has 1..{MOST_TURNS} turns and a width of 1..{WIDTH}, not {turns} turns and width {width}"
            )

    def check(self, seat: int, action: int) -> None:
        """Refuse seats and actions that the game does not have at all."""
        self.check_seat(seat)
        if not 0 <= as_whole(action) < self.rules.actions:
            raise IllegalAction(self.game.unknown_action(action))

    def illegal(self, state: GameState, seat: int, action: int, refusal: int) -> IllegalAction:
        """The error for a refused action."""
        return IllegalAction(self.game.explain(state, seat, action, refusal))

    def events(self, is_kept: bool, rows: Iterable[tuple[int, Sequence[int]]]) -> list[Event]:
        """The events of a log, from its rows: code and arguments."""
        if not is_kept:
            raise StateError("this state keeps no events; make it with events=True")
        return [self._event(code, args) for code, args in rows]

    def _event(self, code: int, values: Sequence[int]) -> Event:
        kind = self.game.events[code]
        args = {name: int(value) for name, value in zip(kind.args, values, strict=False)}
        return Event(kind.name, kind.rule, args["seat"], args, kind.secret)


class PlainEngine(Engine):
    """Runs the rule text as it stands; with `is_checked` on records that refuse what C would not."""

    def __init__(self, game: Game, sheet: Sheet, *, is_checked: bool) -> None:
        super().__init__(game, sheet)
        self.mode = "checked" if is_checked else "plain"
        self.record_class: type[Record] = checked(game.rules.state) if is_checked else game.rules.state
        self.is_checked = is_checked

    @functools.cached_property
    def silence(self) -> Log:
        """The shared log of all states that keep no events."""
        return fresh_log(False)

    @functools.cached_property
    def _tables(self) -> Any:
        if not self.is_checked:
            return self.tables
        twin = checked(self.rules.content)()
        twin.unpack(self.tables.pack())
        return twin

    def _own(self, record: Record, events: bool) -> Any:
        own: Any = self.record_class()
        own.unpack(record.pack())
        own.content = self._tables
        own.log = self._log(events)
        return own

    def _log(self, events: bool) -> Log:
        if not events:
            return self.silence
        log = checked(Log)() if self.is_checked else Log()
        log.on = 1
        return log

    def begin(self, record: Record, *, events: bool) -> PlainState:
        own = self._own(record, events)
        self.rules.begin(own)
        return PlainState(self, own)

    def _settle(self, record: Record, *, events: bool) -> PlainState:
        own = self._own(record, events)
        self.rules.settle(own)
        return PlainState(self, own)

    def adopt(self, record: Record, *, events: bool = False) -> PlainState:
        return PlainState(self, self._own(record, events))

    def playouts(self, record: Record, key: int, first: int, last: int) -> list[tuple[int, list[int]]]:
        rows = []
        record = record.copy()  # the caller's serves other threads too
        for i in range(first, last):
            low, high = playout_key(key, 2 * i)
            record.key_low, record.key_high = low, high  # type: ignore[attr-defined]
            state = self.begin(record, events=False)
            low, high = playout_key(key, 2 * i + 1)
            decisions = state.playout(low | high << 32)
            rows.append((decisions, state.result()))
        return rows


def playout_key(key: int, i: int) -> tuple[int, int]:
    """The i-th key made of a key, as two words: even for the match, odd for who plays at random."""
    block = philox_block(i, key >> 32, key & MASK_32)
    return block & MASK_32, block >> 32


def _first_outside(record: Record) -> str:
    """The first field with a value outside its range, described, or ""."""
    for field in record.plan.fields:
        values = getattr(record, field.name)
        for value in _flatten(values):
            if not field.holds(value):
                return f"{field.name} is {value}, outside {field.low}..{field.high}"
    return ""


def _flatten(value: Any) -> list[int]:
    if isinstance(value, list):
        return [leaf for part in value for leaf in _flatten(part)]
    return [value]
