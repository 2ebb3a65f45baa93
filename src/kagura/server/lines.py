"""The log of one reader: which decisions it is told of by now, and of which no more than whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagura.core.state import GameState
from kagura.server.fold import Fold
from kagura.server.hearing import Who, is_sealed


@dataclass(frozen=True, slots=True)
class Lines:
    """What stands in the log of a reader; it numbers its entries by their place there.

    Attributes:
        decisions: the decisions that it is told of, in order; 0 is the set-up. What it could notice nothing of is
            missing until it is opened.
        sealed: those of them that are sealed.
    """

    decisions: Sequence[int]
    sealed: frozenset[int] = frozenset()

    @property
    def last(self) -> int:
        """Number of the last entry."""
        return len(self.decisions) - 1

    @property
    def plain(self) -> int:
        """How many entries there are before the first decision that is sealed, be it told of or not."""
        pairs = enumerate(self.decisions)
        return next((place for place, number in pairs if number != place or number in self.sealed), self.last + 1)


def lines(fold: Fold, who: Who) -> Lines:
    """The log by now."""
    if fold.lies_open:
        return Lines(range(fold.decisions + 1))
    return _lines(fold, who, fold.decisions, fold.match.state)


def _lines(fold: Fold, who: Who, last: int, now: GameState) -> Lines:
    """The log after so many decisions, in the state of then."""
    if not fold.hearings:
        return Lines(range(last + 1))
    notes, match = fold.notes, fold.match
    sealed = [n for n in range(1, last + 1) if notes[n].was_sealed and is_sealed(match, n, now, who)]
    missing = {number for number in sealed if who in fold.notes[number].unheard}
    told = [number for number in range(last + 1) if number not in missing]
    return Lines(told, frozenset(sealed) - missing)


def held(fold: Fold, who: Who, row: int) -> int:
    """The last entry that a reader has right who has seen a row; -1: not even the set-up.

    What was sealed then and is not any more, or the other way round, the reader is told again.
    """
    last = fold.held(row)
    if last < 0 or not fold.hearings:
        return last
    then, now = _lines(fold, who, last, fold.match.at(last)), lines(fold, who)
    pairs = enumerate(zip(then.decisions, now.decisions, strict=False))
    same = min(then.last, now.last) + 1
    right = next((place for place, pair in pairs if _differs(then, now, *pair)), same)
    # what lay open before it was taken back cannot be seen from the state of then
    return (min(right, now.plain) if row < fold.hearings.of[who].went_back else right) - 1


def _differs(then: Lines, now: Lines, before: int, after: int) -> bool:
    return before != after or (before in then.sealed) != (after in now.sealed)
