"""What a seat is asked, as `kagura.core.offer` says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.core.offer import Offer
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.browser.answers import answers
from kagura.games.rising_sun.browser.asked import Asked
from kagura.games.rising_sun.rules.asked import decision_of
from kagura.games.rising_sun.state import State
from kagura.games.rising_sun.words import question

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun


def offer(game: RisingSun, known: GameState, seat: int, texts: Texts) -> Offer:
    """Everything that the seat can do, and what a person would look for and cannot do."""
    asked = asking(game, known, seat, texts)
    found = answers(asked)
    found.sort(key=lambda choice: choice.why is not None)
    return Offer(seat, d.DECISION_NAMES[asked.op], question(asked.s, seat, texts), found)


def asking(game: RisingSun, known: GameState, seat: int, texts: Texts) -> Asked:
    """The pending decision of a seat."""
    s: State = known.fields
    return Asked(game, known, seat, texts, s, decision_of(s, seat), tuple(s.stack_args[s.depth - 1]), known.legal(seat))
