"""The states of a match that were looked at last, unpacked once for all its readers."""

from __future__ import annotations

from kagura.core.state import GameState
from kagura.server.fold import Fold

MOST_KEPT = 3


class Scenes:
    """States after a decision, each with the events of it."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold
        self._kept: dict[int, GameState] = {}

    def after(self, number: int) -> GameState:
        """The state after so many decisions; not to be changed."""
        seq = self._fold.notes[number].seq
        state = self._kept.pop(seq, None) or self._fold.match.moment(number)
        self._kept[seq] = state
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return state
