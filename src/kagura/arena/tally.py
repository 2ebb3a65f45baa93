"""Adding up results: wins with their interval, points by source, endings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from kagura.arena.result import WHOLE_WIN, MatchResult, SeatResult

Z_95 = 1.959963984540054
SEAT_LETTERS = "ABCDEFGH"


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a rate, `wins` of `n` >= 1, after Wilson.

    >>> [round(x, 3) for x in wilson(95, 100)]
    [0.888, 0.978]
    """
    rate, z2 = wins / n, Z_95 * Z_95
    middle = rate + z2 / (2 * n)
    reach = Z_95 * math.sqrt(max(0.0, rate * (1 - rate)) / n + z2 / (4 * n * n))
    return max(0.0, (middle - reach) / (1 + z2 / n)), min(1.0, (middle + reach) / (1 + z2 / n))


@dataclass(slots=True)
class Tally:
    """Sums over matches for a player, a seat, a character. Whole numbers: the order does not matter.

    Attributes:
        matches: how many.
        wins: in parts of `WHOLE_WIN`.
        points: sum of the points.
        squares: sum of their squares.
        lines: source -> sum of the points from it.
        counts: what else the game adds up -> its sum.
    """

    matches: int = 0
    wins: int = 0
    points: int = 0
    squares: int = 0
    lines: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, seats: list[SeatResult]) -> None:
        """Add a match; several seats of one player count together."""
        points = sum(seat.points for seat in seats)
        self.matches += 1
        self.wins += max(seat.win for seat in seats)
        self.points += points
        self.squares += points * points
        for seat in seats:
            for name, value in seat.lines.items():
                self.lines[name] += value
            self.counts.update(seat.counts)

    @property
    def win_rate(self) -> float:
        """Wins per match; a shared win counts in part."""
        return self.wins / WHOLE_WIN / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate."""
        return wilson(self.wins / WHOLE_WIN, self.matches)

    @property
    def mean(self) -> float:
        """Points per match."""
        return self.points / self.matches

    @property
    def deviation(self) -> float:
        """Standard deviation of the points over matches."""
        spread = self.matches * self.squares - self.points * self.points
        return math.sqrt(spread) / self.matches

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "matches": self.matches,
            "wins": self.wins / WHOLE_WIN,
            "win_rate": self.win_rate,
            "win_interval_95": list(self.interval),
            "vp": self.mean,
            "vp_deviation": self.deviation,
            "vp_by": {name: total / self.matches for name, total in self.lines.items()},
            "counts": {name: total / self.matches for name, total in self.counts.items()},
        }


@dataclass(slots=True)
class Report:
    """Everything that is known about the matches so far.

    Attributes:
        matches: how many.
        decisions: in all of them.
        endings: ending -> matches.
        measures: name of a number that the game gives -> value -> matches.
        groups: ``player``, ``bot``, ``seat`` and the game's labels -> name -> sums.
    """

    matches: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    measures: dict[str, Counter[int]] = field(default_factory=dict)
    groups: dict[str, dict[str, Tally]] = field(default_factory=dict)

    def add(self, result: MatchResult) -> None:
        """Add a match."""
        self.matches += 1
        self.decisions += result.decisions
        self.endings[result.ending] += 1
        for name, value in result.measures.items():
            self.measures.setdefault(name, Counter())[value] += 1
        self._add_players(result.seats)
        for number, seat in enumerate(result.seats):
            self._tally("seat", SEAT_LETTERS[number]).add([seat])
            for label, name in seat.labels.items():
                self._tally(label, name).add([seat])

    def _add_players(self, seats: Iterable[SeatResult]) -> None:
        of_player: dict[int, list[SeatResult]] = {}
        for seat in seats:
            of_player.setdefault(seat.player, []).append(seat)
        for player, own in of_player.items():
            self._tally("player", f"{player + 1} {own[0].bot}").add(own)
            self._tally("bot", own[0].bot).add(own)

    def _tally(self, group: str, name: str) -> Tally:
        return self.groups.setdefault(group, {}).setdefault(name, Tally())

    def sorted_groups(self) -> dict[str, dict[str, Tally]]:
        """The groups with their names in order."""
        return {group: dict(sorted(tallies.items())) for group, tallies in self.groups.items()}

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "matches": self.matches,
            "decisions": self.decisions,
            "endings": dict(sorted(self.endings.items())),
            "measures": {
                name: {str(value): count for value, count in sorted(counts.items())}
                for name, counts in self.measures.items()
            },
            "groups": {
                group: {name: tally.plain() for name, tally in tallies.items()}
                for group, tallies in self.sorted_groups().items()
            },
        }
