"""All tokens in one go: what the terminal calls ``all``."""

from __future__ import annotations

from kagura.core.offer import OfferedRun
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.browser.asked import Asked
from kagura.games.last_kannagi.everything import everything


def runs(asked: Asked) -> list[OfferedRun]:
    """To purify, or to dedicate, all that can be, where that takes more than one answer."""
    what = "dedicate" if asked.s.pending == k.DNUM else "purify"
    if everything(asked.s, asked.seat) is None:
        return []
    state, seat, counts = asked.known.copy(), asked.seat, [0] * k.COLOURS
    taken: list[int] = []
    while seat in state.acting() and (action := everything(state.fields, seat)) is not None:
        if action != k.ANSWER_A:
            counts[state.fields.cursor % k.COLOURS] += action - k.NUMBER
        taken.append(action)
        state.apply(seat, action)
    if len(taken) < 2 or not any(counts):
        return []
    words = asked.say(f"board-all-{what}-words", tokens=g.tokens(asked.texts, counts, spoken=True))
    typed = asked.say("word-all").split()[0]
    return [OfferedRun(taken, typed, words, asked.say(f"board-all-{what}"))]
