"""Short ways to ask a position what it offers a browser."""

from __future__ import annotations

from kagura.core.offer import Offer, OfferedChoice
from kagura.core.state import GameState
from tests.games.last_kannagi.positions import GAME, expect, table


def position(before: str, play: str = "-", *, content: str | None = None) -> GameState:
    """A position of the plain rules after some decisions, that keeps events."""
    return expect(table(before, "plain", events=True, content=content), play)


def offer(state: GameState, seat: int | None = None, language: str = "en") -> Offer:
    """What the seat (else: who is asked) is offered."""
    who = state.acting()[0] if seat is None else seat
    return GAME.offer(state.conceal(who), who, GAME.texts(language))


def choice(state: GameState, notation: str, seat: int | None = None, language: str = "en") -> OfferedChoice:
    """One of the choices."""
    return next(each for each in offer(state, seat, language).choices if each.notation == notation)


def offered(state: GameState) -> list[str]:
    """The choices in notation, those that are not possible in brackets; without spaces that are no single step."""
    near = [each for each in offer(state).choices if each.target["kind"] != "far"]
    return [each.notation if each.why is None else f"({each.notation})" for each in near]


def why(state: GameState, notation: str, language: str = "en") -> str:
    """Why a choice is not possible."""
    found = choice(state, notation, language=language).why
    assert found is not None
    return f"{found.rule} {found.text}"


def reason(state: GameState, notation: str, language: str = "en") -> str:
    """What speaks for a choice."""
    seat = state.acting()[0]
    return GAME.reason(state.conceal(seat), seat, GAME.parse(state, seat, notation), GAME.texts(language))
