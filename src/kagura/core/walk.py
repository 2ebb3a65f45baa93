"""A position that was set up by hand, on its way step by step: what happened and why, and what is asked now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from kagura.core.errors import IllegalAction, KaguraError, NotationError
from kagura.core.event import NOBODY, Event

if TYPE_CHECKING:
    from kagura.core.game import Game
    from kagura.core.state import GameState
    from kagura.core.text import Texts


class AnswerError(KaguraError):
    """An answer that a position does not take.

    Attributes:
        number: which one, counting from 0.
    """

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number


@dataclass(frozen=True, slots=True)
class WalkLine:
    """One sentence of a step.

    Attributes:
        kind: ``reason`` says why, ``event`` what happened, ``decision`` what was answered.
        rule: ID of the rule, "" for a decision.
        text: in words.
        seat: whose it is, -1 nobody's.
        name: kind of event, or the decision in notation; "" for a reason.
        args: the numbers of an event.
    """

    kind: Literal["reason", "event", "decision"]
    rule: str
    text: str
    seat: int = NOBODY
    name: str = ""
    args: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class WalkStep:
    """A part of what a position brings about.

    Attributes:
        title: in a few words.
        facts: what it rests on, in the game's own terms.
        lines: what happened and why, in order.
        view: everything as it was when the step ended, or is now.
    """

    title: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    lines: list[WalkLine] = field(default_factory=list)
    view: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PositionCommand:
    """A command of a game's own that resolves positions; an entry point of ``kagura.commands`` bears its name.

    Attributes:
        game: name of the game.
        run: which kind of positions it takes, "" all.
        words: what it does, for a list of commands.
    """

    game: str
    run: str
    words: str


class Walk:
    """A position on its way. Nothing in it is hidden from who walks it; a game divides it into steps of its own.

    Attributes:
        state: as it is now; it keeps its events.
        texts: in whose language all is told.
        tree: the position as plain data.
        steps: what happened so far.
    """

    def __init__(self, game: Game, state: GameState, texts: Texts, tree: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.state = state
        self.texts = texts
        self.tree = tree or {}
        self.steps: list[WalkStep] = [WalkStep("")]
        self.begin()

    # -- what a game may do in its own way ----------------------------------------------------------

    def begin(self) -> None:
        """Tell what happened before the first decision."""
        self.tell(self.state.events())

    def carry_out(self, seat: int, action: int) -> None:
        """Take a decision and tell what comes of it; it opens no step."""
        self.state.apply(seat, action)
        self.tell(self.state.events())

    def who(self, seat: int) -> str:
        """The seat's name."""
        return ", ".join(self.game.labels(self.state, seat).values())

    def decision(self, seat: int, action: int) -> str:
        """An answer in words."""
        return self.game.describe(self.state, seat, action, self.texts)

    def view(self) -> dict[str, Any]:
        """Everything as it is now."""
        return self.game.view(self.state, None)

    def results(self) -> Mapping[str, Any]:
        """What came of the position once it is over, in the game's own terms."""
        return {}

    # -- for all games ------------------------------------------------------------------------------

    def seat(self) -> int | None:
        """Who is asked now, None if nobody is."""
        return None if self.state.over else self.state.acting()[0]

    def answer(self, text: str) -> None:
        """Take an answer, in notation, of the seat that is asked.

        Raises:
            NotationError, IllegalAction: it is none that can be given now; all is as before.
        """
        seat = self.seat()
        if seat is None:
            raise NotationError(self.texts.say("walk-over"))
        action = self.game.parse(self.state, seat, text)
        refusal = self.game.refusal(self.state, seat, action)
        if refusal:
            raise IllegalAction(refusal)
        notation = self.game.format(self.state, seat, action)
        self.steps[-1].lines.append(WalkLine("decision", "", self.decision(seat, action), seat, notation))
        self.carry_out(seat, action)

    def tell(self, events: Sequence[Event]) -> None:
        """Add events to the last step; it ends as all is now."""
        view = self.view()
        told = self.game.narrate(view, events, self.texts, self.state.engine)
        step = self.steps[-1]
        step.view = view
        for event, text in zip(events, told, strict=True):
            step.lines.append(WalkLine("event", event.rule, text, event.seat, event.name, dict(event.args)))


def answer_all(walk: Walk, answers: Sequence[str]) -> None:
    """Give the answers, one after the other.

    Raises:
        AnswerError: one of them cannot be given; the walk stands before it.
    """
    for number, text in enumerate(answers):
        try:
            walk.answer(text)
        except IllegalAction as error:
            raise AnswerError(walk.texts.refusal(error.refusal), number) from None
        except NotationError as error:
            raise AnswerError(str(error), number) from None
