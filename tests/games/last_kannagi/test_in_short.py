"""Rules in a sentence, those too that are content."""

from __future__ import annotations

import re

import pytest

import kagura
from kagura.core.rulebook import rulebook
from kagura.core.text import LANGUAGES

GAME = kagura.make("last_kannagi")
MITO = (
    "Mito. Personal blessing: resistance 7 from the start. Red 4: tokens of the body can be dedicated too. "
    "Blue 4: purify the whole body, faith +3. Yellow 4: absorbing a purple costs 2. "
    "Purple 4: 1 VP for each purified token, at most 8."
)


@pytest.mark.parametrize(
    ("rule", "english"),
    [
        ("K-MOVE-4", "Whoever enters a space absorbs all impurity there, without choice."),
        ("K-REV-5 card 3", "a body as full as the resistance allows: 2 VP"),
        ("K-CHAR-2", MITO),
        ("K-EFF-vp_per_purified", "n VP for each purified token, at most m"),
        ("K-EFF-move_after", "After each build or prayer, as the blessing says, a bonus move with power n."),
        ("K-INV-1", "Of each colour there are always 45 tokens in all."),
    ],
)
def test_a_rule_is_told_in_a_sentence(rule: str, english: str) -> None:
    assert GAME.in_short(rule, GAME.texts("en")) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one(language: str) -> None:
    texts = GAME.texts(language)
    rules = list(rulebook(GAME).rules)
    assert len(rules) == 219
    assert [rule for rule in rules if not GAME.in_short(rule, texts)] == []
    assert not any("{" in GAME.in_short(rule, texts) for rule in rules)


def test_the_rules_of_the_japanese_page_are_japanese() -> None:
    japanese = GAME.texts("ja")
    assert [rule for rule in rulebook(GAME).rules if not re.search("[ぁ-ん一-龥]", GAME.in_short(rule, japanese))] == []
