"""A table as its rows make it: who sits where, the match, what was asked. Pure: no clock, no database."""

from __future__ import annotations

import bisect
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from kagura.core.errors import KaguraError
from kagura.core.match import Match
from kagura.core.options import Options
from kagura.core.record import Decision, Record
from kagura.core.registry import make
from kagura.server import rows
from kagura.server.clocks import Clocks
from kagura.server.hearing import Hearings, Who, in_the_dark, unheard
from kagura.server.protocol import PlaceKind
from kagura.server.rows import Row


class OtherVersion(KaguraError):
    """The table was made with other rules or other content than are installed."""


@dataclass(slots=True)
class PlaceNow:
    """A player's place.

    Attributes:
        kind, name: as in `kagura.server.protocol.Place`; `name` "" where nobody gave one.
        bot: who plays here now, if a bot does.
        resigned: the person has left for good.
        holder: hash of the token that sits here.
    """

    kind: PlaceKind
    name: str
    bot: str | None
    holder: str | None
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """What stands beside a decision in the log: the row that it is from, when, and by what.

    `follows`: it was taken in one go with the one before. `was_sealed`: it was kept from somebody then. `unheard`: who
    could notice nothing of it then.
    """

    seq: int
    at: int
    by: Literal["person", "bot", "clock", "set-up"]
    follows: bool = False
    was_sealed: bool = False
    unheard: frozenset[Who] = frozenset()


@dataclass(slots=True)
class Asking:
    """A player asks to go back; those in `waiting` have not answered yet."""

    player: int
    keep: int
    seq: int
    at: int
    waiting: list[int]


@dataclass(slots=True)
class Fold:
    """One table.

    Attributes:
        table: its id.
        begun: how it was made; `created`: when, in milliseconds.
        places: by player.
        match: the match; nobody sees it before it is started.
        started: whether it is.
        seq: number of the last row; `changed`: when that was.
        notes: of the set-up and every decision.
        moved: the row that last changed the state of the match.
        since: seat -> the row that brought what it is asked.
        asking: what is asked for now.
        settled: the row that last ended a question without going back.
        unheard: readers who could notice nothing of the last row; `hearings`: what each could notice of all.
        turns: player that is waited for -> how many decisions were taken when that began (only where somebody is told).
        clocks: how long everybody may think.
        again: the table for the rematch.
        answered: (player, message id) -> the row that the message became.
    """

    table: str
    begun: rows.Begun
    created: int
    places: list[PlaceNow]
    match: Match
    clocks: Clocks
    started: bool = False
    seq: int = 1
    changed: int = 0
    notes: list[Note] = field(default_factory=list)
    moved: int = 0
    since: dict[int, int] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    asking: Asking | None = None
    settled: int = 0
    unheard: frozenset[Who] = frozenset()
    hearings: Hearings = field(default_factory=Hearings)
    again: str | None = None
    answered: dict[tuple[int, str], int] = field(default_factory=dict)

    @classmethod
    def of(cls, table: str, found: Iterable[Row]) -> Fold:
        """The table that these rows make.

        Raises:
            OtherVersion: it cannot be played on with what is installed.
        """
        first, *rest = found
        assert isinstance(first.body, rows.Begun)
        begun = first.body
        match = Match(_record(begun))
        places = [PlaceNow(place.kind, place.name, place.bot, place.holder) for place in begun.places]
        clocks = Clocks(begun.clock, len(places))
        fold = cls(table, begun, first.at, places, match, clocks, changed=first.at)
        fold.hearings = Hearings.begin(match.game, len(places), first.seq, first.at)
        for row in rest:
            fold.add(row)
        return fold

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.state.over

    @property
    def lies_open(self) -> bool:
        """Whether everybody may see everything: the match is over, or it is a record that somebody brought."""
        return self.over or self.begun.opened is not None

    @property
    def decisions(self) -> int:
        """How many decisions were taken."""
        return len(self.match.taken)

    def players_of(self, role: Literal["person", "bot"]) -> list[int]:
        """Who plays: `bot` where one decides now, `person` where a person does."""
        wants_bot = role == "bot"
        taken = [(player, place) for player, place in enumerate(self.places) if place.kind != "open"]
        return [player for player, place in taken if (place.bot is not None) == wants_bot]

    def thinking(self) -> list[int]:
        """People that the match waits for."""
        if not self.started:
            return []
        players = {self.match.player(seat) for seat in self.match.state.acting()}
        return [player for player in sorted(players) if self.places[player].bot is None]

    def before_last(self, player: int) -> int | None:
        """How many decisions are left when the player takes back what it did last; None if that is nothing."""
        start = self.match.last_of(player)
        while start and self.notes[start + 1].follows:
            start -= 1
        return start

    def hidden_after(self, player: int, start: int) -> list[int]:
        """Decisions after so many that the player can notice nothing of; the first of a match is 1."""
        return [number for number in range(start + 1, self.decisions + 1) if player in self.notes[number].unheard]

    def held(self, seq: int) -> int:
        """The last entry that is known to who has seen row `seq`; -1: not even the set-up."""
        return bisect.bisect_right(self.notes, seq, key=lambda note: note.seq) - 1

    def number_of(self, who: Who, row: int) -> int:
        """The number by which a reader knows a row."""
        return self.hearings.number(who, row)

    def row_of(self, who: Who, number: int) -> int:
        """The last row that a reader who names a number may have had before it."""
        return self.hearings.row(who, number, self.seq)

    # -- one row more -------------------------------------------------------------------------------

    def add(self, row: Row) -> None:
        """What happens by the next row."""
        assert row.seq == self.seq + 1, (self.table, self.seq, row.seq)
        self.seq, self.changed = row.seq, row.at
        if row.message is not None and row.player is not None:
            self.answered[row.player, row.message] = row.seq
        body = row.body
        if self.clocks.limited:
            self.clocks.advance(body.since if isinstance(body, rows.Halted) else row.at)
        was_asked, self.unheard = self.asking is not None, frozenset()
        self._happen(row, body)
        if was_asked and self.asking is None:  # everybody sees that the question has ended
            self.unheard = frozenset()
        is_back = isinstance(body, rows.TookBack | rows.Answered)
        self.hearings.add(row.seq, row.at, self.unheard, is_back=is_back)
        if self.clocks.limited or self.begun.webhook is not None:
            thinking = self.thinking()
            self.clocks.run(thinking, row.at)
            self.turns = {player: self.turns.get(player, self.decisions) for player in thinking}

    def _happen(self, row: Row, body: rows.AnyBody) -> None:
        if isinstance(body, rows.Decided):
            self._decide(body, row)
        elif isinstance(body, rows.TookBack):
            self._go_back(body.keep, alone=row.player)
        elif isinstance(body, rows.Started):
            self._start(body, row)
        elif isinstance(body, rows.StoodIn):
            self._stand_in(body, by_clock=row.player is None)
        elif isinstance(body, rows.Again):
            self.again = body.table
        elif row.player is not None:
            self._of_player(row, row.player)

    def _of_player(self, row: Row, player: int) -> None:
        """What a player does with its place, or says."""
        body, place = row.body, self.places[player]
        if isinstance(body, rows.Sat):
            self.places[player] = PlaceNow("person", body.name, None, body.holder)
        elif isinstance(body, rows.Renamed):
            place.name = body.name
        elif isinstance(body, rows.Asked):
            self.asking = Asking(player, body.keep, row.seq, row.at, list(body.of))
        elif isinstance(body, rows.Answered):
            self._answer(body, player)
        elif isinstance(body, rows.Left) and self.started:
            place.bot, place.resigned = body.bot, True
            self._settle()
        elif isinstance(body, rows.Left):
            self.places[player] = PlaceNow("open", "", None, None)

    def _start(self, body: rows.Started, row: Row) -> None:
        for place in self.places:
            if place.kind == "open":
                place.bot = body.bot
        self.started = True
        self.notes = [Note(row.seq, row.at, "set-up")]
        self._ask_anew()

    def _decide(self, body: rows.Decided, row: Row) -> None:
        before = {seat: self.match.state.legal(seat) for seat in self.since}
        self.match.step(Decision(body.seat, body.action, body.text))
        kept = in_the_dark(self.match, self.hearings.of)
        self.unheard = unheard(self.match, kept)
        self.notes.append(Note(row.seq, row.at, body.by, body.follows, bool(kept), self.unheard))
        self.clocks.decided(self.match.player(body.seat), body.by, unheard=bool(self.unheard))
        self._end_question()
        since = {seat: seq for seat, seq in self.since.items() if seat != body.seat}
        self._ask_anew()
        for seat, seq in since.items():  # who still is asked the same may answer what it was shown before
            if seat in self.since and self.match.state.legal(seat) == before[seat]:
                self.since[seat] = seq

    def _go_back(self, keep: int, alone: int | None) -> None:
        """Back to the first decisions, as one player alone may or as all agreed."""
        self.clocks.went_back(keep, alone)
        self.match.truncate(keep)
        gone = [note.unheard for note in self.notes[keep + 1 :]]
        self.unheard = frozenset.intersection(*gone) if gone else frozenset()
        del self.notes[keep + 1 :]
        if not self.asking or self.asking.keep > keep or not self.asking.waiting:
            self.asking = None
        self._end_question()
        self._ask_anew()

    def _end_question(self) -> None:
        """What everybody can notice ends what was asked; anything else would be given away by that."""
        if not self.unheard:
            self.asking = None

    def _answer(self, body: rows.Answered, player: int) -> None:
        if self.asking is None:
            return
        if not body.accept:
            self._settle()
            return
        self.asking.waiting = [other for other in self.asking.waiting if other != player]
        if not self.asking.waiting:
            self._go_back(self.asking.keep, alone=None)

    def _settle(self) -> None:
        self.asking, self.settled = None, self.seq

    def _stand_in(self, body: rows.StoodIn, *, by_clock: bool) -> None:
        self.places[body.player].bot = body.bot
        if body.bot is None:
            self.clocks.come_back(body.player)
        elif by_clock:
            self.clocks.fall(body.player)

    def _ask_anew(self) -> None:
        state = self.match.state
        self.moved = self.seq
        self.since = {seat: self.seq for seat in self.match.seats if state.choices(seat)}


def _record(begun: rows.Begun) -> Record:
    game = make(begun.game)
    if begun.rules != game.version or begun.content != game.shipped.hash():
        raise OtherVersion(
            f"the table was made with {begun.game} {begun.rules}, content {begun.content[:8]}; "
            f"installed are {game.version} and {game.shipped.hash()[:8]}"
        )
    names = [f"player {number + 1}" for number in range(len(begun.places))]
    return Record.begin(game, Options(game.options_declared, begun.options), begun.seed, names)
