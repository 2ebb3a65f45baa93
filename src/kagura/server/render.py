"""What a reader of a table is shown: only what its seat may know, in its language."""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from kagura.core.event import Event
from kagura.core.game import Game
from kagura.core.match import CannotUndo
from kagura.core.offer import Offer
from kagura.core.seal import commitment
from kagura.core.text import Texts
from kagura.server.fold import Fold
from kagura.server.lines import Lines, lines
from kagura.server.protocol import ClockReading, Entry, Language, Now, Place, TableInfo, Told, Undo
from kagura.server.scenes import Scenes


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a player, or (None) a watcher; and in which language."""

    player: int | None
    language: Language


@functools.cache
def texts_of(game: Game, language: Language) -> Texts:
    """The texts of a game, with those of the server."""
    return Texts(language, "kagura.server", game.package, "kagura.core")


class View:
    """A table through the eyes of one reader."""

    def __init__(self, fold: Fold, reader: Reader, scenes: Scenes | None = None) -> None:
        self.fold = fold
        self.reader = reader
        self.match = fold.match
        self.game = fold.match.game
        self.texts = texts_of(self.game, reader.language)
        self.scenes = scenes or Scenes(fold)
        self._seen: tuple[int, dict[str, Any]] = (-1, {})
        self._lines: tuple[int, Lines] = (-1, Lines(()))

    def seen(self, number: int) -> dict[str, Any]:
        """What the reader's seat could see after so many decisions; the last answer is kept."""
        seq = self.fold.notes[number].seq
        if self._seen[0] != seq:
            self._seen = (seq, self.game.view(self.scenes.after(number), self.seat))
        return self._seen[1]

    @property
    def seat(self) -> int | None:
        """The seat whose knowledge is shown; None is a spectator's."""
        return None if self.reader.player is None else self.match.seat_of(self.reader.player)

    # -- the table ----------------------------------------------------------------------------------

    def table(self, away: Collection[int]) -> TableInfo:
        """What everybody may know of the table; `away`: players without a connection."""
        fold, begun = self.fold, self.fold.begun
        shipped = self.game.shipped.hash()
        return TableInfo(
            table=fold.table,
            game=begun.game,
            rules=begun.rules,
            options=begun.options,
            content=begun.content,
            own_content=begun.content != shipped,
            places=[self._place(player, away) for player in range(len(fold.places))],
            started=fold.started,
            over=fold.over,
            commitment=commitment((begun.opened and begun.opened.sealed) or fold.table, begun.seed),
            seed=begun.seed if fold.lies_open else None,
            created=fold.created // 1000,
            clock=begun.clock,
            hints=begun.hints,
            opened=begun.opened,
        )

    def _place(self, player: int, away: Collection[int]) -> Place:
        place = self.fold.places[player]
        return Place(
            player=player,
            name=self.name(player),
            kind=place.kind,
            bot=place.bot,
            away=place.kind == "person" and player in away and self.fold.begun.opened is None,
            resigned=place.resigned,
            seats=self.match.seats_of(player) if self.fold.started else [],
        )

    def name(self, player: int) -> str:
        """How a player is called; without a name by the number that its seat shows, once seats are drawn."""
        place = self.fold.places[player]
        if place.name:
            return place.name
        if place.kind == "bot" and place.bot:
            return bot_title(place.bot, self.texts)
        number = self.match.seat_of(player) if self.fold.started else player
        return self.texts.say("name-of-player", n=number + 1)

    # -- this moment --------------------------------------------------------------------------------

    def now(self) -> Now:
        """The table at this moment, but for the clocks; before the start there is nothing to see."""
        fold, state = self.fold, self.match.state
        return Now(
            seq=fold.number_of(self.reader.player, fold.seq),
            decisions=self.lines.last,
            view=self.seen(fold.decisions) if fold.started else {},
            acting=list(state.acting()) if fold.started else [],
            offers=self.offers(),
            undo=self.undo(),
            clocks=[],
            digest=state.digest() if fold.lies_open else None,
        )

    def offers(self) -> list[Offer]:
        """What each of the reader's seats may do now; nothing while a bot plays there."""
        player, fold = self.reader.player, self.fold
        if player is None or not fold.started or fold.places[player].bot:
            return []
        knows = {seat: self.match.state.conceal(seat) for seat in self.match.seats_of(player)}
        return [self.game.offer(known, seat, self.texts) for seat, known in knows.items() if known.choices(seat)]

    def clocks(self, at: int) -> list[ClockReading]:
        """What the clocks show at a time, in milliseconds since 1970; none where time is not limited."""
        fold = self.fold
        if not fold.clocks.limited or not fold.started:
            return []
        return [
            ClockReading(
                player=player,
                left=None if place.bot else fold.clocks.reading(player, at),
                runs=player in fold.clocks.since,
            )
            for player, place in enumerate(fold.places)
        ]

    def undo(self) -> Undo:
        """Whether the reader's last decision can be taken back."""
        asking = self.fold.asking
        can, why = self._undo()
        may_ask = bool(why) and asking is None and bool(self.others())
        return Undo(
            can=can,
            ask=may_ask,
            why=why,
            asked_by=asking.player if asking else None,
            waiting=list(asking.waiting) if asking else [],
        )

    def _undo(self) -> tuple[bool, str]:
        player, fold = self.reader.player, self.fold
        if player is None or not fold.started or fold.over or fold.places[player].bot:
            return False, ""
        try:
            start = fold.before_last(player)
            self.match.check_undo(player, start, fold.hidden_after(player, start or 0))
        except CannotUndo as error:
            if error.reason == "nothing":
                return False, ""
            name = "" if error.seat is None else self._who(error.seat)
            return False, self.texts.say("undo-" + error.reason, name=name)
        return True, ""

    def _who(self, seat: int) -> str:
        """Who sits there; bots without a name are called alike, and are told by the number that the seat shows."""
        player = self.match.player(seat)
        place = self.fold.places[player]
        is_nameless = place.kind == "bot" and not place.name
        return self.texts.say("name-of-player", n=seat + 1) if is_nameless else self.name(player)

    def others(self) -> list[int]:
        """The people that must agree when the reader wants to go back further than it may alone."""
        return [player for player in self.fold.players_of("person") if player != self.reader.player]

    # -- the log ------------------------------------------------------------------------------------

    @property
    def lines(self) -> Lines:
        """What is in the log by now; the last answer is kept."""
        if self._lines[0] != self.fold.seq:
            self._lines = (self.fold.seq, lines(self.fold, self.reader.player))
        return self._lines[1]

    def entry(self, place: int) -> Entry:
        """A decision (0: the set-up) and what came of it, as the reader was told; by its place in the log."""
        number = self.lines.decisions[place]
        note, texts = self.fold.notes[number], self.texts
        day = self.game.heading(self.seen(max(number - 1, 0)), texts)  # the one that stood when it was taken
        after = self.scenes.after(number)
        told = self.game.events_for(after, self.seat)
        words = self.game.narrate(self.seen(number), told, texts, after.engine)
        entry = Entry(
            number=place,
            seat=None,
            notation=None,
            words=None,
            at=note.at // 1000,
            by=note.by,
            day=day,
            told=[_told(event, text) for event, text in zip(told, words, strict=True)],
        )
        return self._decided(entry, number) if number else entry

    def _decided(self, entry: Entry, number: int) -> Entry:
        """The entry with its decision, so far as the reader may know it by now."""
        taken, decision = self.match.taken[number - 1], self.match.record.decisions[number - 1]
        is_sealed = number in self.lines.sealed
        return Entry(
            number=entry.number,
            seat=taken.seat,
            notation=None if is_sealed else decision.text,
            words=self.texts.say("sealed-decision") if is_sealed else self._words(number),
            at=entry.at,
            by=entry.by,
            day=entry.day,
            told=entry.told,
        )

    def _words(self, number: int) -> str:
        taken = self.match.taken[number - 1]
        return self.game.describe(self.scenes.after(number - 1), taken.seat, taken.action, self.texts)


def _told(event: Event, text: str) -> Told:
    return Told(name=event.name, rule=event.rule, seat=event.seat, args=dict(event.args), text=text)


def bot_title(bot: str, texts: Texts) -> str:
    """The name of a bot's level for people."""
    return texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot
