"""A table: one match, who plays it, its record, and taking back by what everybody knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from kagura.bots import Bot, decision_key
from kagura.core.errors import KaguraError, RecordError
from kagura.core.event import Event
from kagura.core.game import Game
from kagura.core.record import Record
from kagura.core.state import GameState


class CannotUndo(KaguraError):
    """A decision cannot be taken back.

    Attributes:
        reason: name of the text that says why, without ``undo-``.
        seat: the seat that stands in the way, if any.
    """

    def __init__(self, reason: str, seat: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Taken:
    """A decision that was taken.

    Attributes:
        seat, action: the decision.
        before: the state before it.
        told: for each human player, the events that it may know.
    """

    seat: int
    action: int
    before: GameState
    told: Mapping[int, list[Event]]


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What tells whether a file is still the one that was written; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class Table:
    """One match with its players; players without a bot are human.

    Attributes:
        record: the match so far.
        state: now.
        taken: the decisions, in order.
        path: where the record is saved after every decision, or None.
    """

    def __init__(self, record: Record, bots: Mapping[int, Bot], path: Path | None = None) -> None:
        self.record = record
        self.bots = dict(bots)
        self.path = path
        self._stamp = _stamp(path) if path else None
        self.taken: list[Taken] = []
        self.state = record.state(0, events=True)
        self.set_up = self._told()
        for decision in record.decisions:
            self._apply(decision.seat, decision.action, is_recorded=True)
        self.save()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def humans(self) -> list[int]:
        """The players that are people."""
        return [player for player in range(len(self.record.players)) if player not in self.bots]

    def player(self, seat: int) -> int:
        """Who sits in a seat."""
        return self.game.player_of(self.state, seat)

    def seat_of(self, player: int) -> int:
        """The first seat of a player."""
        seats = range(self.game.seats(self.record.options))
        return next(seat for seat in seats if self.player(seat) == player)

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

    # -- decisions --------------------------------------------------------------------------------

    def take(self, seat: int, action: int) -> None:
        """Take a decision and save it.

        Raises:
            IllegalAction: nothing has changed then.
        """
        self._apply(seat, action)
        self.save()

    def take_for_bot(self, seat: int) -> None:
        """Let the bot in a seat decide, from what it may know alone."""
        key = decision_key(self.record.seed, seat, len(self.taken))
        bot = self.bots[self.player(seat)]
        self.take(seat, bot.choose(self.game, self.state.conceal(seat), seat, key))

    def _apply(self, seat: int, action: int, *, is_recorded: bool = False) -> None:
        before = self.state.copy()
        if is_recorded:
            self.state.apply(seat, action)
        else:
            self.record.apply(self.state, seat, action)
        self.taken.append(Taken(seat, action, before, self._told()))

    def _told(self) -> dict[int, list[Event]]:
        """The events of the last decision as each human player may know them."""
        return {player: self.game.events_for(self.state, self.seat_of(player)) for player in self._listeners()}

    def _listeners(self) -> Sequence[int]:
        return self.humans or range(1)

    # -- taking back --------------------------------------------------------------------------------

    def undo(self, player: int) -> None:
        """Take back the last decision of a player.

        Raises:
            CannotUndo: something random was drawn, a secret became known, or somebody else has acted since.
        """
        start = self._last_of(player)
        self._check_undo(start, player)
        self.record.truncate(start)
        self.state = self.taken[start].before
        del self.taken[start:]
        self.save()

    def _last_of(self, player: int) -> int:
        for i in reversed(range(len(self.taken))):
            if self.player(self.taken[i].seat) == player:
                return i
        raise CannotUndo("nothing")

    def _check_undo(self, start: int, player: int) -> None:
        before = self.taken[start].before
        for taken in self.taken[start:]:
            if self.player(taken.seat) != player:
                raise CannotUndo("acted", taken.seat)
        if before.fields.draws != self.state.fields.draws:
            raise CannotUndo("drawn")
        for seat in range(self.game.seats(self.record.options)):
            if self.player(seat) != player and self._has_learned(seat, start):
                raise CannotUndo("learned", seat)

    def _has_learned(self, seat: int, start: int) -> bool:
        """A seat knows more than it could work out from what it knew before and the decisions since."""
        worked_out = self.taken[start].before.conceal(seat)
        try:
            for taken in self.taken[start:]:
                worked_out.apply(taken.seat, taken.action)
        except KaguraError:
            return True
        return worked_out.conceal(seat).bytes() != self.state.conceal(seat).bytes()

    # -- what was told ------------------------------------------------------------------------------

    def news(self, player: int, since: int) -> list[Event]:
        """What a player may know of all that happened from a decision on."""
        return [event for taken in self.taken[since:] for event in taken.told[player]]

    def last_of(self, player: int) -> int:
        """The number of the player's last decision, 0 if there is none."""
        return next((i for i in reversed(range(len(self.taken))) if self.player(self.taken[i].seat) == player), 0)

    def has_secrets(self, one: int, other: int) -> bool:
        """Whether two players may not see the same."""
        seats = self.seat_of(one), self.seat_of(other)
        return self.state.conceal(seats[0]).bytes() != self.state.conceal(seats[1]).bytes()
