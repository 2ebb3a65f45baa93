"""A table in the terminal: a match, who plays it, and the file of its record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kagura.bots import Bot, decision_key
from kagura.core.errors import RecordError
from kagura.core.event import Event
from kagura.core.match import Match
from kagura.core.record import Record


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What tells whether a file is still the one that was written; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class Table(Match):
    """A match with its players; those without a bot are human.

    Attributes:
        bots: by player.
        path: where the record is saved after every decision, or None.
    """

    def __init__(self, record: Record, bots: Mapping[int, Bot], path: Path | None = None) -> None:
        super().__init__(record)
        self.bots = dict(bots)
        self.path = path
        self._stamp = _stamp(path) if path else None
        self.save()

    @property
    def humans(self) -> list[int]:
        """The players that are people."""
        return [player for player in range(len(self.record.players)) if player not in self.bots]

    # -- decisions --------------------------------------------------------------------------------

    def take(self, seat: int, action: int) -> None:
        """Take a decision and save it.

        Raises:
            IllegalAction: nothing has changed then.
        """
        super().take(seat, action)
        self.record.note(self.state)
        self.save()

    def take_for_bot(self, seat: int) -> None:
        """Let the bot in a seat decide, from what it may know alone."""
        key = decision_key(self.record.seed, seat, len(self.taken))
        bot = self.bots[self.player(seat)]
        self.take(seat, bot.choose(self.game, self.state.conceal(seat), seat, key))

    def truncate(self, count: int) -> None:
        """Take back decisions, as `Match.truncate` does, and save."""
        super().truncate(count)
        self.save()

    def save(self) -> None:
        """Write the record; whatever happens then, nothing is lost.

        Raises:
            RecordError: it cannot be written, or another program has written to the file since.
        """
        if self.path:
            self.save_as(self.path)

    def save_as(self, path: Path) -> None:
        """Write the record to a file, and there from now on; raises RecordError as `save` does."""
        found = _stamp(path)
        if path == self.path and found and found != self._stamp:
            raise RecordError(f"{path}: was changed by another program since; it was left as it is")
        self.record.save(path)
        self.path, self._stamp = path, _stamp(path)

    # -- what was told ------------------------------------------------------------------------------

    def news(self, player: int, since: int) -> list[Event]:
        """What a player may know of all that happened from a decision on."""
        seat, numbers = self.seat_of(player), range(since + 1, len(self.taken) + 1)
        return [event for number in numbers for event in self.told(number, seat)]

    def has_secrets(self, one: int, other: int) -> bool:
        """Whether two players may not see the same."""
        seats = self.seat_of(one), self.seat_of(other)
        return self.state.conceal(seats[0]).bytes() != self.state.conceal(seats[1]).bytes()
