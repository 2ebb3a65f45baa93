"""What each reader of a table can notice of it: what is kept from a reader has no number in its counting either."""

from __future__ import annotations

import bisect
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from kagura.core.game import Game
from kagura.core.match import Match
from kagura.core.state import GameState

#: A reader by what it may know: a player, or (None) whoever watches.
Who = int | None


@dataclass(slots=True)
class Hearing:
    """The rows of a table that one reader could notice. The reader's number of a row is how many there are up to it.

    Attributes:
        rows: the noticed ones, in order.
        at: when the last of them was, in milliseconds since 1970.
        went_back: the last of them that took back, 0 if none did.
    """

    rows: list[int]
    at: int
    went_back: int = 0


@dataclass(slots=True)
class Hearings:
    """What each reader could notice of a table; empty where the game seals nothing, for there everybody notices all."""

    of: dict[Who, Hearing] = field(default_factory=dict)

    @classmethod
    def begin(cls, game: Game, players: int, row: int, at: int) -> Hearings:
        """At the first row. Most games seal nothing: there is no need to ask for each decision of a long match."""
        if type(game).is_sealed is Game.is_sealed:
            return cls()
        return cls({who: Hearing([row], at) for who in (*range(players), None)})

    def __bool__(self) -> bool:
        return bool(self.of)

    def add(self, row: int, at: int, unheard: Collection[Who], *, is_back: bool) -> None:
        """One row more, which some could not notice; `is_back`: it took back."""
        for who, hearing in self.of.items():
            if who not in unheard:
                hearing.rows.append(row)
                hearing.at = at
                hearing.went_back = row if is_back else hearing.went_back

    def number(self, who: Who, row: int) -> int:
        """The number by which a reader knows a row: that of the last one that it had noticed by then."""
        return bisect.bisect_right(self.of[who].rows, row) if self.of else row

    def row(self, who: Who, number: int, last: int) -> int:
        """The last row (of `last`) up to which a reader had noticed no more; beyond `last` for numbers to come."""
        if not self.of:
            return number
        ahead = number - len(self.of[who].rows)
        return self.of[who].rows[number] - 1 if ahead < 0 else last + ahead


def is_sealed(match: Match, number: int, now: GameState, who: Who) -> bool:
    """Whether a decision (the first is 1) is kept from a reader in a later state of the match."""
    taken = match.taken[number - 1]
    is_own = match.player(taken.seat) == who
    return not is_own and match.game.is_sealed(taken.before, taken.seat, taken.action, now, _seat(match, who))


def in_the_dark(match: Match, readers: Iterable[Who]) -> list[Who]:
    """From whom the last decision is kept."""
    return [who for who in readers if is_sealed(match, len(match.taken), match.state, who)]


def unheard(match: Match, kept: Collection[Who]) -> frozenset[Who]:
    """Who of those in the dark about the last decision notices nothing: no event tells, nothing looks different."""
    number = len(match.taken)
    if not kept:
        return frozenset()
    before, after = match.taken[-1].before, match.moment(number)
    return frozenset(who for who in kept if not _is_noticed(match.game, before, after, _seat(match, who)))


def _is_noticed(game: Game, before: GameState, after: GameState, viewer: int | None) -> bool:
    if before.acting() != after.acting() or game.events_for(after, viewer):
        return True
    return game.view(before, viewer) != game.view(after, viewer)


def _seat(match: Match, who: Who) -> int | None:
    return None if who is None else match.seat_of(who)
