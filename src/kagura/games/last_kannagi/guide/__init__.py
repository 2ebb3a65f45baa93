"""What a newcomer is told: the lesson in `lesson.toml`, the terms below, and their words in `text`."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.core.guide import read_lesson, read_terms
from kagura.core.lesson import Lesson, Term
from kagura.core.text import Texts
from kagura.games.last_kannagi.guide import content_rules
from kagura.games.last_kannagi.state import Content

#: Each term and the rule that says more of it, in the order in which a page lists them.
TERMS = {
    "impurity": "K-SET-2",
    "power": "K-MOVE-5",
    "absorb": "K-MOVE-4",
    "body": "K-MOVE-6",
    "resistance": "K-BLESS-10",
    "purify": "K-PRAY-6",
    "storage": "K-COMP-4",
    "bag": "K-COMP-5",
    "hour": "K-TIME-1",
    "turn-order": "K-TIME-3",
    "level": "K-TURN-2",
    "ex": "K-TURN-2",
    "move": "K-MOVE-1",
    "build": "K-BUILD-2",
    "prayer": "K-LOC-1",
    "blessing": "K-BLESS-1",
    "dedication": "K-DED-3",
    "rest": "K-REST-1",
    "main-shrine": "K-WORLD-2",
    "branch-shrine": "K-BUILD-1",
    "supply": "K-BLESS-3",
    "outer-edge": "K-WORLD-5",
    "card-space": "K-BUILD-6",
    "jump": "K-MOVE-3",
    "bonus-move": "K-MOVE-14",
    "card": "K-CARD-1",
    "faith": "K-COMP-6",
    "form": "K-FORM-2",
    "revelation": "K-REV-1",
    "points": "K-SCORE-1",
    "growth": "K-CLEAN-1",
    "evolution": "K-CLEAN-3",
    "most-shrines": "K-SCORE-4",
    "set-bonus": "K-SCORE-2",
    "saviour": "K-SCORE-5",
}


def terms(language: str) -> Sequence[Term]:
    """The words of the game, each in a sentence."""
    return read_terms(__name__, TERMS, language)


def in_short(rule: str, content: Content, texts: Texts) -> str:
    """A rule that is content, in a sentence; "" if it is not."""
    return content_rules.in_short(rule, content, texts, Texts(texts.language, __name__))


def lesson(game: str, language: str) -> Lesson:
    """The first day, in a language."""
    return read_lesson(__name__, game, language)
