"""What a seat is offered: the pending question, every choice, and why the rest is not possible.

Who draws a table needs no rules: a choice carries its words, its place on the board and the numbers
that a preview shows; an impossible one carries the rule that forbids it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Why:
    """Why a choice is not possible.

    Attributes:
        rule: ID of the rule.
        text: the reason in words, without the ID.
    """

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class OfferedChoice:
    """One choice, possible or not.

    Attributes:
        action: its code.
        notation: the same in notation.
        words: a sentence that says what it does.
        label: a few words for a button whose place already says the rest.
        target: where it belongs on the table, in the game's own terms: ``kind`` and what that kind needs.
        facts: numbers and words that a preview shows, in the game's own terms.
        why: None if it is possible.
    """

    action: int
    notation: str
    words: str
    label: str
    target: Mapping[str, int | str | bool | None]
    facts: Mapping[str, Any] = field(default_factory=dict)
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class OfferedRun:
    """Several decisions of the seat in a row that a person may want to take in one go, and take back as one.

    Attributes:
        actions: their codes in order, as the seat's knowledge has it; at least two.
        notation: what to type for it.
        words: a sentence that says what it does.
        label: a few words for a button.
    """

    actions: Sequence[int]
    notation: str
    words: str
    label: str


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat is asked now.

    Attributes:
        seat: who is asked.
        decision: name of the kind of decision, as in the view.
        question: one sentence that says what can be done.
        choices: the possible ones first, in the order in which a person would read them.
        runs: what several decisions in a row would bring at once.
        facts: numbers and words about the question as a whole, in the game's own terms.
    """

    seat: int
    decision: str
    question: str
    choices: Sequence[OfferedChoice]
    runs: Sequence[OfferedRun] = field(default_factory=list)
    facts: Mapping[str, Any] = field(default_factory=dict)
