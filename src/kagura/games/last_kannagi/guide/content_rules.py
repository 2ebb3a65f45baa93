"""Rules that are content, in a sentence: effects, characters and revelation cards, with the content's own values."""

from __future__ import annotations

import re

from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLUMN_NAMES
from kagura.games.last_kannagi.state import Content

LEVEL_4 = 3
#: What stands in for the numbers of an effect where the effect itself is meant.
NUMBERS = {"n": "n", "most": "m", "tokens": "r b y p", "colours": "…"}


def in_short(rule: str, content: Content, texts: Texts, own: Texts) -> str:
    """The rule in a sentence, "" if it is not about content.

    Args:
        rule: its ID.
        content: the values.
        texts: those of the game.
        own: those of the guide.
    """
    card = re.fullmatch(r"K-REV-5 card (\d+)", rule)
    if card:
        number = int(card[1])
        condition = glossary.condition(texts, content, number)
        return own.say("content-card", condition=condition, vp=content.card_vp[number])
    character = re.fullmatch(r"K-CHAR-(\d)", rule)
    if character:
        return _character(int(character[1]) - 1, content, texts, own)
    effect = f"effect-{rule.removeprefix('K-EFF-')}".replace("_", "-")
    return texts.say(effect, **NUMBERS) if rule.startswith("K-EFF-") and texts.has(effect) else ""


def _character(ch: int, content: Content, texts: Texts, own: Texts) -> str:
    blessings = {
        name: glossary.listed(texts, glossary.reward(texts, content, k.FULL, ch, column, LEVEL_4))
        for column, name in enumerate(COLUMN_NAMES)
    }
    return own.say(
        "content-character",
        name=texts.say(f"character-{CHARACTER_NAMES[ch]}"),
        personal=glossary.listed(texts, glossary.personal(texts, content, k.FULL, ch)),
        **blessings,
    )
