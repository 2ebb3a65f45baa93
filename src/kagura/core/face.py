"""The face of a game in a terminal: what the generic play loop asks the game to write.

A face is given views and what the viewer knows (`GameState.conceal`), never the true state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kagura.core.event import Event
from kagura.core.page import Page
from kagura.core.text import Texts

if TYPE_CHECKING:
    from kagura.core.state import GameState

View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action as it is offered.

    Attributes:
        number: what to type for it.
        action: its code.
        notation: the same in notation.
        words: the same in words.
    """

    number: int
    action: int
    notation: str
    words: str


class Face(ABC):
    """Writes the table of one game on a page, in one language.

    Attributes:
        texts: the texts of the game.
        page: where it is shown.
        people: for each player, who plays: the name of a person or a bot.
    """

    #: Refusals that say no more than that something else is asked; lists of what is impossible leave them out.
    beside_the_point: frozenset[str] = frozenset({"not-asked"})

    def __init__(self, texts: Texts, page: Page, people: Sequence[str]) -> None:
        self.texts = texts
        self.page = page
        self.people = people

    @abstractmethod
    def name(self, view: View, seat: int) -> str:
        """Who sits in a seat, shortly."""

    @abstractmethod
    def scene(self, view: View, known: GameState, choices: Sequence[Choice] = ()) -> list[str]:
        """The table as the viewer sees it, what the choices can reach marked."""

    def news(self, view: View, before: View, known: GameState, choices: Sequence[Choice] = ()) -> list[str]:  # noqa: ARG002
        """What of the table is shown to a viewer who saw it `before`: all of it, but where it is read aloud."""
        return self.scene(view, known, choices)

    def shows_scene(self, view: View, known: GameState) -> bool:  # noqa: ARG002
        """Whether a turn begins with the pending decision, so that the table is shown; not where an action goes on."""
        return True

    def shows_seat(self, view: View) -> bool:  # noqa: ARG002
        """Whether the scene holds all that lies before the viewer."""
        return False

    @abstractmethod
    def seat(self, view: View, known: GameState, seat: int) -> list[str]:
        """All that lies before one seat."""

    @abstractmethod
    def question(self, view: View, known: GameState) -> str:
        """What the seat is asked now, in one sentence that says what can be done."""

    def numbers(self, known: GameState, actions: Sequence[int]) -> list[int]:  # noqa: ARG002
        """What to type for each action. A choice of a number should be typed as that number."""
        return list(range(1, len(actions) + 1))

    def shortcut(self, known: GameState, text: str, answered: int = 0) -> int | None:  # noqa: ARG002
        """The action that a line stands for here after `answered` answers of its own, until it stands for none."""
        return None

    def menu(self, view: View, known: GameState, choices: Sequence[Choice]) -> list[str]:  # noqa: ARG002
        """The numbered choices; one a line, unless the game has something better."""
        wide = max((len(choice.notation) for choice in choices), default=0)
        lines: list[str] = []
        for choice in choices:
            head = f"{choice.number:>3}  {choice.notation:<{wide}}  "
            lines += self.page.wrap(head + choice.words, len(head))
        return lines

    @abstractmethod
    def story(self, view: View, events: Sequence[Event]) -> list[str]:
        """What happened, each line with the rules by which it did."""

    def progress(self, view: View, events: Sequence[Event]) -> list[str]:
        """What the last decision brought while an action goes on; `story` tells the whole of it at its end."""
        return self.story(view, events)

    @abstractmethod
    def score(self, view: View, known: GameState) -> list[str]:
        """The points of all seats by where they come from; at the end, who won and why."""

    @abstractmethod
    def primer(self, view: View) -> list[str]:
        """The game in a few lines for somebody who has never played it, with the numbers of this match."""

    def legend(self) -> list[str]:
        """What the signs in the scene mean."""
        return []
