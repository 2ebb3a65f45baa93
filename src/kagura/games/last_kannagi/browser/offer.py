"""What a seat is asked, as `kagura.core.offer` says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kagura.core.offer import Offer, OfferedChoice
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.browser import answers
from kagura.games.last_kannagi.browser.ahead import Preview
from kagura.games.last_kannagi.browser.asked import Asked
from kagura.games.last_kannagi.browser.main_choices import main_choices
from kagura.games.last_kannagi.browser.runs import runs
from kagura.games.last_kannagi.browser.steps import steps
from kagura.games.last_kannagi.effects import COLUMN_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.rules.dedication import tokens_left_to_give
from kagura.games.last_kannagi.state import State

if TYPE_CHECKING:
    from kagura.games.last_kannagi.game import LastKannagi

#: Where a seat owes nothing and may turn over a card of its own (K-REV-3).
BESIDE = "reveal"

_CHOICES: dict[int, Callable[[Asked], list[OfferedChoice]]] = {
    k.MAIN: main_choices,
    k.STEP: steps,
    k.DIVERT: answers.diversions,
    k.AB: answers.branches,
    k.PCOL: answers.colours,
    k.PNUM: answers.purifications,
    k.BCOL: answers.columns,
    k.PAY: answers.payments,
    k.DNUM: answers.dedications,
    k.PICK: answers.characters,
}


def offer(game: LastKannagi, known: GameState, seat: int, texts: Texts) -> Offer:
    """Everything that the seat can do, and what a person would look for and cannot do."""
    s = known.fields
    asked = Asked(game, known, seat, texts, s, known.legal(seat), Preview(known, seat))
    is_asked = seat in known.acting()
    found = _CHOICES[s.pending](asked) if is_asked else []
    found += answers.reveals(asked)
    found.sort(key=lambda choice: choice.why is not None)
    question = _question(asked) if is_asked else texts.say("ask-reveal")
    decision = k.DECISIONS[s.pending] if is_asked else BESIDE
    return Offer(seat, decision, question, found, runs(asked) if is_asked else [])


def _question(asked: Asked) -> str:
    s = asked.s
    colour = asked.say("colour-" + COLUMN_NAMES[s.cursor % k.COLOURS])
    return asked.say(
        "ask-" + _what_is_asked(s),
        power=s.power_left,
        colour=colour,
        left=tokens_left_to_give(s) if s.pending == k.DNUM else s.diverts_left,
        level=LEVEL_NAMES[s.level] if s.level < k.EX else str(s.level + 1),
        source=words.zone(s.cursor // k.COLOURS, asked.texts),
    )


def _what_is_asked(s: State) -> str:
    """In `team2` both characters are dealt, and only who of them starts is asked (K-SET-3)."""
    if s.pending == k.STEP and s.bonus_move:
        return "bonus"
    if s.pending == k.PICK and s.opt_characters != k.PICKED_CHARACTERS:
        return "pick-first"
    return k.DECISIONS[s.pending]
