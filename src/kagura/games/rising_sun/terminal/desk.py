"""What the parts of the face share: the content, the words, the page, and how clans and pieces are named."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kagura.core.engine import Engine
from kagura.core.face import View
from kagura.core.page import Page
from kagura.core.record import SEAT_LETTERS
from kagura.core.text import Texts
from kagura.games.rising_sun.browser.stage import stage
from kagura.games.rising_sun.state import Content

Counts = Mapping[str, int]
COINS, VP, RONIN = "coins", "vp", "ronin"


class Desk:
    """Everything that writing about a match needs, apart from the match.

    Attributes:
        texts: of the face and the game.
        page: where it is shown.
        people: for each player, who plays.
        content: the numbers of the match.
    """

    def __init__(self, texts: Texts, page: Page, people: Sequence[str], engine: Engine) -> None:
        tables: Any = engine.tables
        self.texts = texts
        self.page = page
        self.people = people
        self.content: Content = tables
        self._engine = engine

    @functools.cached_property
    def stage(self) -> Mapping[str, Any]:
        """What never changes in the match: provinces, Kami, Mandates, cards, with their words."""
        return stage(self._engine, self.texts)

    @functools.cached_property
    def cards(self) -> Mapping[str, Mapping[str, Any]]:
        """The season cards by name."""
        return {card["card"]: card for card in self.stage["cards"]}

    def say(self, name: str, /, **args: object) -> str:
        """A text with its arguments."""
        return self.texts.say(name, **args)

    def paint(self, text: str, *styles: str) -> str:
        """Text in a style."""
        return self.page.paint(text, *styles)

    # -- names --------------------------------------------------------------------------------------

    def letter(self, seat: int) -> str:
        """The letter of a seat."""
        return self.paint(SEAT_LETTERS[seat], f"seat-{seat}")

    def name(self, view: View, seat: int) -> str:
        """Letter and clan."""
        return self.paint(f"{SEAT_LETTERS[seat]} {self.clan(view, seat)}", f"seat-{seat}")

    def clan(self, view: View, seat: int) -> str:
        """The clan in a seat."""
        return self.say("clan-" + view["seats"][seat]["clan"])

    def who(self, seat: int) -> str:
        """Who plays a clan."""
        return self.people[seat]

    def names(self, view: View, seats: Iterable[int]) -> str:
        """Several clans."""
        return self.listed(self.name(view, seat) for seat in seats)

    def listed(self, parts: Iterable[str]) -> str:
        """Things in a row."""
        return self.say("list-separator").join(parts)

    def card(self, name: str, copies: int = 1) -> str:
        """A card, and how often it is there."""
        said = self.say("card-" + name)
        return said if copies == 1 else self.say("card-copies", card=said, n=copies)

    # -- pieces ---------------------------------------------------------------------------------------

    def sign(self, piece: str) -> str:
        """The sign of a piece in a drawing."""
        return "^" if piece == "stronghold" and not self.page.boxes else self.say("sign-" + piece)

    def signs(self, counts: Counts) -> str:
        """Pieces by their signs: ``DB2``."""
        return "".join(self.sign(piece) + (str(n) if n > 1 else "") for piece, n in counts.items())

    def pieces(self, counts: Counts) -> str:
        """Pieces in words, "" for none."""
        return self.listed(self._counted(piece, n) for piece, n in counts.items())

    def _counted(self, piece: str, n: int) -> str:
        said = self.say("piece-" + piece)
        if n == 1:
            return said
        return self.say("counted-strongholds" if piece == "stronghold" else "counted", what=said, n=n)

    def amounts(self, given: Counts) -> str:
        """Coins, VP and Ronin in words, those that there are."""
        return self.listed(self.say("amount-" + name, n=given[name]) for name in (COINS, VP, RONIN) if given[name])

    def reward(self, given: Counts) -> str:
        """The same in very few columns."""
        return " ".join(self.say("brief-" + name, n=given[name]) for name in (COINS, VP, RONIN) if given[name])
