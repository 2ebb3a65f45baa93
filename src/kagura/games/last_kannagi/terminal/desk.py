"""What the parts of the face share: the content, the words, the page, and how seats are named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagura.core.content import Sheet
from kagura.core.face import View
from kagura.core.page import Page
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLOUR_LETTERS, COLUMN_NAMES
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.terminal.world import SEATS


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that writing about a match needs, apart from the match."""

    texts: Texts
    page: Page
    people: Sequence[str]
    content: Content
    sheet: Sheet
    marks_house: bool = True

    def say(self, name: str, /, **args: object) -> str:
        """A text with its arguments."""
        return self.texts.say(name, **args)

    def paint(self, text: str, *styles: str) -> str:
        """Text in a style."""
        return self.page.paint(text, *styles)

    def name(self, view: View, seat: int) -> str:
        """Seat letter and character."""
        return self.paint(f"{SEATS[seat]} {self.character(view, seat)}", f"seat-{seat}")

    def character(self, view: View, seat: int) -> str:
        """The character in a seat."""
        return self.say("character-" + (view["seats"][seat]["character"] or "none"))

    def who(self, view: View, seat: int) -> str:
        """Who plays a seat."""
        player: int = view["seats"][seat]["player"]
        return self.people[player]

    def tokens(self, counts: Sequence[int]) -> str:
        """Tokens with their letters, which stand on the board too, and their colours."""
        if self.page.spoken:
            return g.tokens(self.texts, counts, spoken=True)
        return " ".join(self._token(c, n) for c, n in enumerate(counts) if n) or "-"

    def _token(self, colour: int, n: int) -> str:
        return self.paint(COLOUR_LETTERS[colour] + (str(n) if n > 1 else ""), COLUMN_NAMES[colour])

    def variant(self, view: View) -> int:
        """Which set of blessings is in play (K-OPT-content)."""
        return k.FULL if view["options"]["content"] == "full" else k.TEXT_ONLY

    def character_number(self, view: View, seat: int) -> int:
        """The number of a seat's character, which must be known."""
        return CHARACTER_NAMES.index(view["seats"][seat]["character"])

    def reward(self, view: View, seat: int, column: int, level: int, kind: str) -> list[str]:
        """What a blessing gives the character of a seat."""
        ch = self.character_number(view, seat)
        return g.reward(self.texts, self.content, self.variant(view), ch, column, level, kind)

    def is_house_value(self, *names: str) -> bool:
        """Whether any of these entries of the content is reconstructed, where that is marked."""
        return self.marks_house and any(
            name in self.sheet and self.sheet[name].provenance == "reconstructed" for name in names
        )
