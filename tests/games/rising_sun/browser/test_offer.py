"""What a seat is offered: every answer once, and why the others are not possible."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.games.rising_sun import decisions as d
from tests.games.rising_sun.browser.asking import LANGUAGES, check_offer, choice, offer, offered, position, why
from tests.games.rising_sun.positions import GAME, new, walk

KEEN: dict[str, Any] = {"gifts": "on", "timing": "ask", "auto_single": False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card_set", ["archway", "teapot", "horseman"])
def test_every_legal_action_is_offered_once(language: str, card_set: str) -> None:
    texts = GAME.texts(language)
    for n, state in enumerate(walk(new(seed=21, card_set=card_set, **KEEN), steps=240)):
        for seat in state.acting() if n % 6 == 0 else ():
            assert check_offer(state.conceal(seat), seat, texts).decision in d.DECISION_NAMES


def test_mandates_that_were_not_drawn_say_so() -> None:
    """R-POL-2"""
    state = position('with = { run = "mandate_turn", deck = "recruit harvest betray harvest train marshal" }')
    assert offered(state) == [
        *("MANDATE recruit", "MANDATE harvest", "MANDATE betray"),
        *("(MANDATE marshal)", "(MANDATE train)"),
    ]
    assert why(state, "MANDATE train") == "R-POL-2 This Mandate is not among the four tiles drawn."
    assert choice(state, "MANDATE recruit").target == {"kind": "mandate", "mandate": "recruit"}


def test_worshippers_and_daimyo_say_why_they_cannot_be_replaced() -> None:
    """R-BET-3, R-BET-4, R-TERM-11"""
    state = position(
        'with = { run = "mandate betray", lotus.shrine = ["shinto", "", "", ""] }\ndo = ["koi BET-CLAN CLAN lotus"]'
    )
    assert offer(state).decision == "BET-CLAN"


def test_cards_that_are_too_dear_say_so() -> None:
    """R-TRA-1"""
    state = position(
        """
with.run = "mandate train"
with.last_selector = "lotus"
with.display = "komainu way_of_the_ronin way_of_bushido"
with.lotus.coins = 1
"""
    )
    assert offered(state, "lotus") == ["CARD komainu", "CARD way_of_the_ronin", "PASS", "(CARD way_of_bushido)"]
    assert why(state, "CARD way_of_bushido") == "R-TRA-1 It costs 2; you have 1."
