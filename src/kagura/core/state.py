"""The state of a match as its holders see it: one interface for plain, checked and compiled states."""

from __future__ import annotations

import hashlib
import operator
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self

from kagura.core.event import Event

if TYPE_CHECKING:
    from kagura.core.content import Sheet
    from kagura.core.engine import Engine

#: SEAT_SETS[bits]: the seats of a bit set.
SEAT_SETS = tuple(tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256))


class GameState(Protocol):
    """A match between two decisions. Seats and actions are numbered from 0."""

    @property
    def engine(self) -> Engine:
        """The rules, content and mode that the state runs on."""

    @property
    def fields(self) -> Any:
        """All fields as a plain record; read only."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    def acting(self) -> tuple[int, ...]:
        """Seats that owe a decision, lowest first; empty when the match is over."""

    def legal(self, seat: int) -> bytes:
        """One byte per action, 1 where the seat may take it now."""

    def choices(self, seat: int) -> list[int]:
        """The legal actions of the seat, in order."""

    def apply(self, seat: int, action: int) -> None:
        """Take a decision.

        Raises:
            IllegalAction: with rule and reason; the state is as before.
        """

    def refuse(self, seat: int, action: int) -> int:
        """0 if the action is legal, else the number of the refusal."""

    def copy(self) -> Self:
        """An independent copy."""

    def bytes(self) -> bytes:
        """All fields; equal in every mode and on every machine."""

    def hash(self) -> int:
        """A 64-bit number made of the bytes; equal states have equal hashes everywhere."""

    def digest(self) -> str:
        """16 hex digits that stand for the state; unlike the hash, equal in later releases too."""

    def events(self) -> list[Event]:
        """What the last `apply` (or the set-up) brought about, in order."""

    def conceal(self, seat: int) -> Self:
        """A copy with everything blanked that the seat cannot know."""

    def determinise(self, seat: int, key: int) -> Self:
        """A copy in which what the seat cannot know is sampled, with a 64-bit key of its own."""

    def observe(self, seat: int) -> array[int]:
        """Features for learning, 16-bit numbers; `game.pieces()` names their parts."""

    def evaluate(self, seat: int) -> int:
        """Worth of the state for the seat, for search: VP and prospects, in hundredths of a VP."""

    def playout(self, key: int) -> int:
        """Play random legal actions to the end, with a key of its own; returns how many."""

    def best(self, seat: int, turns: int = 2, width: int = 8) -> int:
        """The first action of the best line that a beam search finds (`kagura.core.lookahead`).

        The line has up to `turns` turns of the seat, the beam `width` lines (at most 20).
        It looks into the whole state: give it a sample made by `determinise`, never a true state.
        """

    def result(self) -> Sequence[int]:
        """Scores of the seats, then ranks of the seats, as if the match ended now."""


def hash_of(data: bytes) -> int:
    """A 64-bit number made of the bytes (BLAKE2b)."""
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "big")


def drawn(state: GameState) -> int:
    """How many random numbers the match has drawn so far."""
    return int(glimpse(state, "draws").draws)


def glimpse(state: GameState, *names: str) -> Any:
    """A record that has some fields only: quick to make, and the state keeps nothing of it."""
    declared, data = state.engine.game.rules.state, state.bytes()
    record = object.__new__(declared)
    for name in names:
        setattr(record, name, declared.plan.read_field(data, name))
    return record


def as_whole(number: Any) -> int:
    """A seat, an action or a key as an int.

    Raises:
        TypeError: it is no whole number; 1.0 is none either.
    """
    try:
        return operator.index(number)
    except TypeError:
        raise TypeError(f"seats, actions and keys are whole numbers, not {number!r}") from None


def reduced(state: GameState, events: bool) -> tuple[Any, ...]:
    """How a state is pickled: as bytes and what it belongs to. The events of its last decision stay behind."""
    engine = state.engine
    sheet = None if engine.sheet is engine.game.shipped else engine.sheet
    return revive, (engine.game.name, sheet, engine.mode, state.bytes(), events)


def revive(name: str, sheet: Sheet | None, mode: str, data: bytes, events: bool) -> GameState:
    """A state that was pickled; raises StateError if its bytes are those of no state."""
    from kagura.core.registry import make

    return make(name).restore(data, content=sheet, mode=mode, events=events)
