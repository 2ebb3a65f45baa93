"""A match while it is played: its record, its states, and taking back by what everybody knows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from kagura.core.errors import KaguraError
from kagura.core.event import Event
from kagura.core.game import Game
from kagura.core.record import Decision, Record
from kagura.core.state import GameState, drawn


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
    """

    seat: int
    action: int
    before: GameState


class Match:
    """One match, from its record.

    Attributes:
        record: the match so far. It is closed by who shows it to somebody (`Record.note`).
        state: now.
        taken: the decisions, in order.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.taken: list[Taken] = []
        self.state = record.state(0)
        self.seats = range(record.game.seats(record.options))
        self._player = [record.game.player_of(self.state, seat) for seat in self.seats]
        for decision in record.decisions:
            self._step(decision)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    def player(self, seat: int) -> int:
        """Who sits in a seat, from the set-up to the end."""
        return self._player[seat]

    def seats_of(self, player: int) -> list[int]:
        """The seats of a player."""
        return [seat for seat in self.seats if self._player[seat] == player]

    def seat_of(self, player: int) -> int:
        """The first seat of a player."""
        return self.seats_of(player)[0]

    # -- decisions --------------------------------------------------------------------------------

    def take(self, seat: int, action: int) -> None:
        """Take a decision and write it down.

        Raises:
            IllegalAction: nothing has changed then.
        """
        before = self.state.copy()
        self.record.take(self.state, seat, action)
        self.taken.append(Taken(seat, action, before))

    def step(self, decision: Decision) -> None:
        """Take a decision that was written down elsewhere, notation and all.

        Raises:
            IllegalAction: nothing has changed then.
        """
        self._step(decision)
        self.record.decisions.append(decision)

    def _step(self, decision: Decision) -> None:
        before = self.state.copy()
        self.state.apply(decision.seat, decision.action)
        self.taken.append(Taken(decision.seat, decision.action, before))

    def at(self, number: int) -> GameState:
        """The state after so many decisions; not to be changed."""
        return self.state if number == len(self.taken) else self.taken[number].before

    def moment(self, number: int) -> GameState:
        """A copy of the state after so many decisions (0: the set-up) that tells the events of the last of them."""
        if number == 0:
            return self.record.state(0, events=True)
        taken = self.taken[number - 1]
        state = taken.before.engine.with_events(taken.before)
        state.apply(taken.seat, taken.action)
        return state

    def told(self, number: int, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) was told by a decision, the first is 1, or by the set-up, 0."""
        return self.game.events_for(self.moment(number), seat)

    # -- taking back --------------------------------------------------------------------------------

    def last_of(self, player: int) -> int | None:
        """How many decisions were taken before the player's last one; None if the player took none."""
        return next((i for i in reversed(range(len(self.taken))) if self.player(self.taken[i].seat) == player), None)

    def undo(self, player: int) -> int:
        """Take back the last decision of a player; how many decisions are left.

        Raises:
            CannotUndo: as `check_undo` does.
        """
        start = self.check_undo(player)
        self.truncate(start)
        return start

    def truncate(self, count: int) -> None:
        """Take back all decisions but the first `count`, whatever anybody has learned.

        Raises:
            RecordError: there are fewer.
        """
        self.record.truncate(count)
        if count < len(self.taken):
            self.state = self.taken[count].before
            del self.taken[count:]

    def check_undo(self, player: int, start: int | None = None, hidden: Collection[int] = ()) -> int:
        """How many decisions are left when the player takes back its last one.

        Args:
            player: who takes back.
            start: how many shall be left, where an earlier decision goes back with the last; None: all but the last.
            hidden: decisions of others (the first is 1) that the player must not learn of: they stand in no way.

        Raises:
            CannotUndo: something random was drawn, a secret became known, or somebody else has acted since.
        """
        start = self.last_of(player) if start is None else start
        if start is None:
            raise CannotUndo("nothing")
        for number, taken in enumerate(self.taken[start:], start + 1):
            if self.player(taken.seat) != player and number not in hidden:
                raise CannotUndo("acted", taken.seat)
        if drawn(self.taken[start].before) != drawn(self.state):
            raise CannotUndo("drawn")
        for seat in self.seats:
            if self.player(seat) != player and self._has_learned(seat, start):
                raise CannotUndo("learned", seat)
        return start

    def _has_learned(self, seat: int, start: int) -> bool:
        """A seat knows more than it could work out from what it knew before and the decisions since."""
        worked_out = self.taken[start].before.conceal(seat)
        try:
            for taken in self.taken[start:]:
                worked_out.apply(taken.seat, taken.action)
        except KaguraError:
            return True
        return worked_out.conceal(seat).bytes() != self.state.conceal(seat).bytes()
