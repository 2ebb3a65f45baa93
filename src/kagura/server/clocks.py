"""Thinking time at a table, as the times of its rows make it. Pure: it never asks what time it is.

A player's clock runs while the match waits for that player and a person plays there: not before the match, not while
only bots are asked, not while a bot plays for that player, not while no server ran.

Taking back turns the clocks back as well, with one exception: who takes back without asking anybody has thought all the
same, and keeps its own clock as it stands. What a decision brings (the time for the next one, the increment) comes once
for each number of decisions, so nobody gains time by deciding and taking back. A decision that somebody can notice
nothing of brings nothing: all parts of a sealed answer count as the one that ends it.
"""

from __future__ import annotations

from collections.abc import Collection

from kagura.server.protocol import ClockRule
from kagura.server.rows import By

#: Whose time was up (`match`) and who takes the place back from the bot has this much at least, in milliseconds.
LEAST_ON_RETURN = 60_000


class Clocks:
    """The clocks of all players of a table; all times in milliseconds.

    Attributes:
        rule: how thinking time is limited.
        left: by player, when its clock last stopped or was read.
        since: player -> since when its clock runs; who is not here does not lose time.
        up: players whose time is up, until what they owed is decided for them.
    """

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.full = 1000 * rule.seconds
        self.left = [self.full] * players
        self.since: dict[int, int] = {}
        self.up: set[int] = set()
        self._fell: set[int] = set()
        self._granted = [0] * players
        self._before: list[list[tuple[int, int]]] = []

    @property
    def limited(self) -> bool:
        """Whether there are clocks at all."""
        return self.rule.kind != "none"

    # -- reading ------------------------------------------------------------------------------------

    def reading(self, player: int, at: int) -> int:
        """What a player's clock shows."""
        start = self.since.get(player, at)
        return max(0, self.left[player] - max(0, at - start))

    def due(self) -> int | None:
        """When the first clock that runs will have run down; None if none runs."""
        return min((start + self.left[player] for player, start in self.since.items()), default=None)

    def expired(self, at: int) -> list[int]:
        """Players whose clocks run and have nothing left."""
        return [player for player in sorted(self.since) if not self.reading(player, at)]

    # -- time goes by -------------------------------------------------------------------------------

    def advance(self, until: int) -> None:
        """The clocks that run have run until then."""
        for player, start in self.since.items():
            self.left[player] = self.reading(player, until)
            self.since[player] = max(start, until)

    def run(self, players: Collection[int], at: int) -> None:
        """From now on the clocks of these players run."""
        self.since = dict.fromkeys(players, at) if self.limited else {}

    # -- what happens -------------------------------------------------------------------------------

    def decided(self, player: int, by: By, *, unheard: bool = False) -> None:
        """A decision was taken for a player; `advance` came before.

        Args:
            player: whose decision it was.
            by: who took it.
            unheard: somebody could notice nothing of it. Then it brings nothing, or that clock would tell; what
                a decision brings comes with the one that ends a sealed answer.
        """
        if not self.limited:
            return
        self._before.append(list(zip(self.left, self._granted, strict=True)))
        count = len(self._before)
        for other in range(len(self.left)):
            if other != player:
                self._granted[other] = min(self._granted[other], count)
                if self.rule.kind == "move" and other not in self.since:
                    self.left[other] = self.full
        if unheard:
            return
        if count > self._granted[player]:
            self._granted[player] = count
            self._grant(player, by)
        self.up.discard(player)

    def _grant(self, player: int, by: By) -> None:
        """What a decision brings; on a budget a bot's brings nothing."""
        if self.rule.kind == "move":
            self.left[player] = self.full
        elif by != "bot":
            self.left[player] += 1000 * self.rule.increment

    def went_back(self, keep: int, alone: int | None) -> None:
        """All decisions but the first `keep` were taken back, by one player `alone` or with everybody's consent."""
        if keep >= len(self._before):
            return
        for player, (left, granted) in enumerate(self._before[keep]):
            if player != alone:
                self.left[player], self._granted[player] = left, granted
                self.up.discard(player)
        del self._before[keep:]

    def fall(self, player: int) -> None:
        """A bot takes over because the player's time is up."""
        self.up.add(player)
        self._fell.add(player)

    def come_back(self, player: int) -> None:
        """The player decides again itself."""
        if player in self._fell:
            self.left[player] = max(self.left[player], min(self.full, LEAST_ON_RETURN))
        self._fell.discard(player)
        self.up.discard(player)
