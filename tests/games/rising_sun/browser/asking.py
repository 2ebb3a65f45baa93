"""Short ways to ask a position of Rising Sun what it offers a browser."""

from __future__ import annotations

from kagura.core.offer import Offer, OfferedChoice
from kagura.core.state import GameState
from kagura.core.text import Texts
from tests.games.rising_sun.positions import GAME, seat_of, table

LANGUAGES = ("en", "ja")


def position(text: str) -> GameState:
    """An example in the notation of R-SCN-6, after its decisions, that keeps events."""
    return table(text, "plain", events=True)


def offer(state: GameState, clan: str | None = None, language: str = "en") -> Offer:
    """What a clan (else: who is asked first) is offered."""
    who = state.acting()[0] if clan is None else seat_of(state, clan)
    return GAME.offer(state.conceal(who), who, GAME.texts(language))


def choice(state: GameState, notation: str, clan: str | None = None, language: str = "en") -> OfferedChoice:
    """One of the choices."""
    return next(each for each in offer(state, clan, language).choices if each.notation == notation)


def offered(state: GameState, clan: str | None = None) -> list[str]:
    """The choices in notation, those that are not possible in brackets."""
    return [each.notation if each.why is None else f"({each.notation})" for each in offer(state, clan).choices]


def why(state: GameState, notation: str, clan: str | None = None, language: str = "en") -> str:
    """Why a choice is not possible."""
    found = choice(state, notation, clan, language).why
    assert found is not None
    return f"{found.rule} {found.text}"


def check_offer(known: GameState, seat: int, texts: Texts) -> Offer:
    """An offer: every legal action is in it once, the possible choices first, and nothing of it has a hole."""
    before = known.bytes()
    found = GAME.offer(known, seat, texts)
    assert known.bytes() == before
    possible = [each.action for each in found.choices if each.why is None]
    assert sorted(possible) == list(known.choices(seat))
    assert len({each.action for each in found.choices}) == len(found.choices)
    assert [each.why is not None for each in found.choices] == sorted(each.why is not None for each in found.choices)
    assert all(each.label and each.words for each in found.choices)
    return found
