"""What a seat is asked, as `kagura.core.offer` says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.core.offer import Offer
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.browser.answers import answers, in_order
from kagura.games.rising_sun.browser.asked import Asked
from kagura.games.rising_sun.browser.heading import heading
from kagura.games.rising_sun.rules.asked import decision_of
from kagura.games.rising_sun.state import State
from kagura.games.rising_sun.words import question

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun


def offer(game: RisingSun, known: GameState, seat: int, texts: Texts) -> Offer:
    """Everything that the seat can do, and what a person would look for and cannot do."""
    asked = asking(game, known, seat, texts)
    return Offer(
        seat,
        d.DECISION_NAMES[asked.op],
        question(asked.s, seat, texts),
        in_order(asked, answers(asked)),
        facts=heading(asked),
    )


def asking(game: RisingSun, known: GameState, seat: int, texts: Texts) -> Asked:
    """The pending decision of a seat."""
    s: State = known.fields
    args = tuple(s.stack_args[s.depth - 1])
    return Asked(game, known, seat, texts, s, decision_of(s, seat), args, known.legal(seat))
