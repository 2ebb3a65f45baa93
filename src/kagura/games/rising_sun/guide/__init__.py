"""What a newcomer is told: the rules in a sentence each, in the words of `text`."""

from __future__ import annotations

from kagura.core.text import Texts
from kagura.games.rising_sun.guide import content_rules
from kagura.games.rising_sun.state import Content


def in_short(rule: str, content: Content, texts: Texts) -> str:
    """A rule in a sentence, with the numbers of the content; "" if it has none."""
    return content_rules.in_short(rule, content, texts, Texts(texts.language, __name__))
