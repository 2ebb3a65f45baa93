"""What a sitting is shown in: page, texts and face. It follows the size of the terminal."""

from __future__ import annotations

from collections.abc import Callable

from kagura.cli.screen import show
from kagura.cli.table import Table
from kagura.core.face import Face
from kagura.core.page import Page

HANGING = 2  # columns by which a line that is too long goes on


class Window:
    """The page, the texts and the face with which a table is shown.

    Attributes:
        texts: of the command line, the game and the core.
        page: where it is shown.
        face: how the game is written there.
    """

    def __init__(self, table: Table, make_page: Callable[[], Page], language: str) -> None:
        self.table = table
        self.make_page = make_page
        self.language = language
        self.texts = table.game.texts(language).below("kagura.cli")
        self.page = make_page()
        self.face = self._make_face()

    def _make_face(self) -> Face:
        return self.table.game.face(self.language, self.page, self._people(), self.table.state.engine)

    def fit(self) -> None:
        """Follow the size of the terminal."""
        page = self.make_page()
        if page != self.page:
            self.page = page
            self.face = self._make_face()

    def _people(self) -> list[str]:
        """How the players are called on the screen."""
        humans = self.table.humans
        shown = list(self.table.record.players)
        for player in humans:
            if shown[player] == "human":
                shown[player] = self.texts.say("cli-you" if len(humans) == 1 else "cli-player", n=player + 1)
        return shown

    def say(self, name: str, /, **args: object) -> None:
        """Print a text, each of its lines by itself."""
        for line in self.texts.say(name, **args).splitlines():
            show(self.page.wrap(line, HANGING))
