"""Words of a language for the notation: `移動 2` and `移動2` are `MOVE 2`."""

from __future__ import annotations

from kagura.core.text import Texts


def in_notation(text: str, texts: Texts) -> str:
    """What was typed with its first word put in notation, if the game has a word for it."""
    if not texts.has("typed-words"):
        return text
    for pair in texts.say("typed-words").split():
        word, _, notation = pair.partition("=")
        rest = text[len(word) :]
        if text.lower().startswith(word) and not (word.isascii() and rest[:1].isalpha()):
            return f"{notation} {rest.strip()}".strip()
    return text
