"""A table that is open in this process: its fold, who is connected, and what was rendered for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from kagura.server.fold import Fold
from kagura.server.protocol import Now
from kagura.server.render import Reader, View
from kagura.server.rows import Row
from kagura.server.scenes import Scenes

encode = msgspec.json.Encoder().encode
#: Log entries rendered before others get their turn.
AT_A_TIME = 16
#: The row of a decision, and whether it is sealed: an entry is true as long as both are.
Key = tuple[int, bool]


class Connected(Protocol):
    """A connection, as its table sees it."""

    player: int | None

    def wake(self) -> None:
        """There is something new."""

    def dismiss(self) -> None:
        """The table is no more."""


class Page:
    """What one reader is shown, as JSON; several connections share it.

    Attributes:
        version: of the table, when it was last brought up to date.
        edition: changes with whatever the reader is shown, but for the clocks.
        table, entries: as in `kagura.server.protocol.Update`.
    """

    def __init__(self, live: Live, reader: Reader) -> None:
        self.live = live
        self.view = View(live.fold, reader, live.scenes)
        self.version = -1
        self.edition = 0
        self.table = self._encoded = msgspec.Raw(b"null")
        self._now: Now | None = None
        self.entries: list[msgspec.Raw] = []
        self._keys: list[Key] = []

    @property
    def now(self) -> msgspec.Raw:
        """The table at this moment; the clocks as they stand when they are sent."""
        clocks = self.view.clocks(self.live.clock())
        if not clocks or self._now is None:
            return self._encoded
        return msgspec.Raw(encode(msgspec.structs.replace(self._now, clocks=clocks)))

    async def prepare(self) -> None:
        """Render a long log in parts, so that nobody waits for it."""
        while not self._add(AT_A_TIME):
            await asyncio.sleep(0)

    def refresh(self) -> None:
        """Bring all up to date."""
        self._add(len(self.live.fold.notes))
        if self.version == self.live.version:
            return
        self.version = self.live.version
        before = bytes(self.table), bytes(self._encoded)
        self.table = msgspec.Raw(encode(self.view.table(self.live.away())))
        self._now = self.view.now()
        self._encoded = msgspec.Raw(encode(self._now))
        self.edition += (bytes(self.table), bytes(self._encoded)) != before

    def _add(self, most: int) -> bool:
        """Forget entries that are not true any more and render missing ones; whether all are there."""
        true, last = self._true(), self.view.lines.last if self.live.fold.notes else -1
        del self.entries[true:], self._keys[true:]
        for place in range(true, min(last + 1, true + most)):
            self.entries.append(msgspec.Raw(encode(self.view.entry(place))))
            self._keys.append(self._key(place))
        return len(self._keys) == last + 1

    def _key(self, place: int) -> Key:
        lines = self.view.lines
        number = lines.decisions[place]
        return self.live.fold.notes[number].seq, number in lines.sealed

    def _true(self) -> int:
        """How many entries are true: of what was not taken back since, and neither sealed nor opened."""
        fold, true = self.live.fold, min(len(self._keys), self.view.lines.last + 1)
        if fold.hearings:
            return next((place for place in range(true) if self._keys[place] != self._key(place)), true)
        while true and self._keys[true - 1] != self._key(true - 1):
            true -= 1
        return true


class Live:
    """One table in memory.

    Attributes:
        fold: the table.
        clock: milliseconds since 1970.
        lock: held by who is about to write to it.
        version: changes with everything that a reader could see.
        connections: open ones.
        told: turns, as player and number, that a notice was made of.
        drive: the task in which bots play, if it runs.
    """

    def __init__(self, fold: Fold, away_seconds: float, clock: Callable[[], int]) -> None:
        self.fold = fold
        self.clock = clock
        self.lock = asyncio.Lock()
        self.version = 0
        self.connections: set[Connected] = set()
        self.told: set[tuple[int, int]] = set()
        self.drive: asyncio.Task[None] | None = None
        self.scenes = Scenes(fold)
        self._pages: dict[Reader, Page] = {}
        self._away_seconds = away_seconds
        self._left_at: dict[int, float] = {}
        self._elsewhere: frozenset[int] = frozenset()

    @property
    def is_used(self) -> bool:
        """Somebody is at the table, or something is going on."""
        return bool(self.connections) or self.lock.locked() or (self.drive is not None and not self.drive.done())

    def page(self, reader: Reader) -> Page:
        """What the reader is shown."""
        if reader not in self._pages:
            self._pages[reader] = Page(self, reader)
        return self._pages[reader]

    def add(self, rows: Iterable[Row]) -> None:
        """Rows that are in the database by now."""
        for row in rows:
            self.fold.add(row)
        self.touch()

    def touch(self) -> None:
        """Everybody is shown the table as it is now."""
        self.version += 1
        for connection in self.connections:
            connection.wake()

    def forget(self) -> None:
        """Let go of what was rendered."""
        self._pages.clear()
        self.scenes = Scenes(self.fold)

    # -- who is here --------------------------------------------------------------------------------

    def join(self, connection: Connected) -> None:
        """Somebody has come."""
        before = self.away()
        self.connections.add(connection)
        if self.away() != before:
            self.touch()

    def leave(self, connection: Connected) -> None:
        """Somebody has gone, or has lost its connection and is back in a moment."""
        self.connections.discard(connection)
        player = connection.player
        if not self.connections:
            self.forget()
        if player is not None and not self._is_here(player):
            loop = asyncio.get_running_loop()
            self._left_at[player] = loop.time()
            loop.call_later(self._away_seconds + 0.01, self._notice, player)

    def away(self) -> frozenset[int]:
        """Players without a connection, those who have just lost it excepted."""
        return frozenset(player for player in range(len(self.fold.places)) if self._is_away(player))

    def here(self) -> frozenset[int]:
        """Players with a connection to this process."""
        return frozenset(connection.player for connection in self.connections if connection.player is not None)

    def note_elsewhere(self, players: frozenset[int]) -> None:
        """Players with a connection to another process."""
        before, self._elsewhere = self.away(), players
        if self.away() != before:
            self.touch()

    def _is_here(self, player: int) -> bool:
        return player in self._elsewhere or any(connection.player == player for connection in self.connections)

    def _is_away(self, player: int) -> bool:
        if self._is_here(player):
            return False
        left_at = self._left_at.get(player)
        return left_at is None or asyncio.get_running_loop().time() - left_at >= self._away_seconds

    def _notice(self, player: int) -> None:
        if self._is_away(player):
            self.touch()
