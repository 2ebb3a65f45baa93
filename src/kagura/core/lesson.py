"""What a newcomer is told: a lesson at a real table, and the game's terms in a sentence each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kagura.core.options import OptionValue


@dataclass(frozen=True, slots=True)
class Note:
    """Something the coach says.

    Attributes:
        text: what it says.
        look: the part of the table that it is about, in the game's own terms, or "".
        rules: IDs of the rules behind it.
    """

    text: str
    look: str = ""
    rules: Sequence[str] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that the coach advises.

    Attributes:
        notation: of the decision.
        before: said when it is due.
        after: said once it is taken, together with what comes next; None if nothing is.
    """

    notation: str
    before: Note
    after: Note | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A beginning of a match with a coach beside the learner.

    The table is like any other; with these options, this seed and these bots all happens as the lesson says,
    as long as the learner takes the advised decisions.

    Attributes:
        game: name of the game.
        title: of the lesson.
        words: what it is, in a sentence.
        minutes: how long it takes.
        options: of the match, those that are not the defaults.
        seed: of the match.
        bots: by player, the name of a bot; None is the learner.
        opening: said before the first step.
        steps: in order.
        closing: said after the last step.
        strayed: said when the learner has done something else; the coach gives general advice then.
    """

    game: str
    title: str
    words: str
    minutes: int
    options: Mapping[str, OptionValue]
    seed: str
    bots: Sequence[str | None]
    opening: Sequence[Note]
    steps: Sequence[Step]
    closing: Sequence[Note]
    strayed: Note

    @property
    def learner(self) -> int:
        """The player that learns."""
        return self.bots.index(None)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game.

    Attributes:
        name: the same in every language.
        word: as it is shown.
        meaning: in a sentence.
        rule: ID of the rule that says more.
    """

    name: str
    word: str
    meaning: str
    rule: str
