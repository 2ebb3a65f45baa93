"""Everybody at a table of sealed bids."""

from __future__ import annotations

from tests.server.host import HOTSEAT, Guest, Host, Made
from tests.server.sealed_bids import NAME, WORDS

SEED = "canary-of-the-seed"


def new_table(host: Host, game: str = NAME, **wish: object) -> Made:
    return host.new_table(HOTSEAT, game=game, options={"rounds": 2, "repeat": True}, **wish)


def words_in(texts: list[str], seat: int) -> set[str]:
    return {word for word in WORDS[seat] if any(word in text for text in texts)}


def logged(guest: Guest) -> list[tuple[int, str | None]]:
    return [(entry["seat"], entry["notation"]) for entry in guest.entries[1:]]


class Company:
    """Everybody at a table, and what each of them has heard since the last round was opened."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.players = [made.guest(player=player) for player in range(3)]
        self.watcher = made.guest("watcher", language="ja")
        self.all = [*self.players, self.watcher]
        for guest in self.all:  # everybody has heard that all are here
            guest.ask("ping")

    def close(self) -> None:
        for guest in self.all:
            guest.close()

    def decided(self, number: int) -> None:
        """Everybody has heard of so many decisions."""
        self.decided_by(self.all, number)

    def decided_by(self, guests: list[Guest], number: int) -> None:
        """These have heard of so many decisions."""
        for guest in guests:
            guest.hear_until(lambda me: me.now["decisions"] == number)

    def others_than(self, *players: int) -> list[Guest]:
        """All but these players."""
        return [guest for guest in self.all if guest.player not in players]

    def act(self, player: int, action: int) -> None:
        """A player's answer, by code or in notation."""
        guest = self.players[player]
        fields = {"action": action} if action % 2 else {"notation": WORDS[player][action]}
        assert guest.ask("act", seq=guest.now["seq"], seat=player, **fields)["type"] == "done"

    def bid(self, player: int, action: int) -> None:
        number = self.watcher.now["decisions"] + 1
        self.act(player, action)
        self.decided(number)

    def require_same_as_for_newcomers(self) -> None:
        """A log that was told bit by bit is the one that is told at once."""
        for player, guest in enumerate([*self.players, None]):
            old = guest or self.watcher
            language = "ja" if guest is None else "en"
            role = {"role": "watcher"} if guest is None else {"player": player}
            with self.made.guest(language=language, **role) as new:
                assert new.entries == old.entries
