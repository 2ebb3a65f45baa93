"""Rules in a sentence, with the numbers of the content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kagura.core.rulebook import rulebook
from kagura.core.text import LANGUAGES, Texts
from kagura.games.rising_sun import guide
from kagura.games.rising_sun.codes import CARD_NAMES
from kagura.games.rising_sun.guide import content_rules
from tests.games.rising_sun.positions import GAME

MONSTERS = (
    "Monsters and their Force: Komainu 1, Oni of Skulls 1 (3 where its owner is lowest in Honor), Yurei 2, "
    "River Dragon 5, Oni of Blood 2 (4 where its owner is lowest in Honor), Oni of Souls 1, Oni of Hate 1, "
    "Oni of Spite 1."
)


def entries(language: str) -> dict[str, set[str]]:
    """Each text of the guide with the names of its arguments."""
    text = (GAME.folder / "guide" / "text" / f"{language}.ftl").read_text("utf-8")
    found = re.split(r"^([a-z][\w-]*) = ", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$([\w-]+)", value)) for key, value in zip(found[::2], found[1::2], strict=True)}


def rules() -> Iterator[str]:
    yield from rulebook(GAME).rules


@pytest.mark.parametrize(
    ("rule", "english"),
    [
        ("R-KAMI-4", "A shrine without any figure is skipped."),
        (
            "R-TERM-11",
            (
                "These count as a Daimyo and cannot be captured or replaced: Daimyo, Yurei. "
                "These count as a Shinto and may worship: Shinto, Komainu."
            ),
        ),
        ("R-SETUP-3", "Each clan begins in its home province with 1 Daimyo, 1 Bushi, 1 Stronghold."),
        ("R-SEAS-4", "Each clan receives its income: Koi 5, Lotus 7, Turtle 6, Dragonfly 6, Bonsai 4."),
        ("R-SEAS-5", "Hostages go home. Their captor gains 1 coin for each."),
        (
            "R-SEAS-2",
            (
                "Each season 5, 6 or 7 war tokens are drawn, for 3, 4 or 5 players. Their provinces will see war in "
                "this order, the others none."
            ),
        ),
        ("R-KAMI-11", "Ryujin: you may buy one of the cards for sale at full cost."),
        (
            "R-WIN-1",
            (
                "In winter come Winter Upgrades, then 1, 2 or 3 VP for each token by its season, then VP for tokens of "
                "different provinces: 10 for 3, 20 for 5, 30 for 7."
            ),
        ),
        ("R-FX-1", MONSTERS),
        ("R-FX-23", "Way of the Merchant: when a richer clan gains coins, you gain 1 coin."),
        ("no-such-rule", ""),
    ],
)
def test_a_rule_is_told_in_a_sentence(rule: str, english: str) -> None:
    assert GAME.in_short(rule, GAME.texts("en")) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_page_has_one(language: str) -> None:
    texts = GAME.texts(language)
    said = {rule: GAME.in_short(rule, texts) for rule in rules()}
    assert len(said) == 170
    assert [rule for rule, words in said.items() if not words or "{" in words] == []
    assert [key for key in entries(language) if key.startswith("rule-") and key[5:] not in said] == []
    assert len({*said.values()}) == len(said)


def test_the_rules_of_the_japanese_page_are_japanese() -> None:
    japanese = GAME.texts("ja")
    assert [rule for rule in rules() if not re.search("[ぁ-ん一-龥]", GAME.in_short(rule, japanese))] == []


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    english, japanese = entries("en"), entries("ja")
    assert english.keys() == japanese.keys()
    assert {key: args for key, args in english.items() if japanese[key] != args} == {}


def test_every_number_given_is_said() -> None:
    told = entries("en")
    for tables in (content_rules.NUMBERS, content_rules.COINS, content_rules.LISTS):
        for rule, args in tables.items():
            assert {*args} <= told[f"rule-{rule}"], rule


def test_corrections_of_an_owner_are_told() -> None:
    tables: Any = GAME.engine(mode="plain").tables.copy()
    tables.ryujin_discount, tables.card_coins[CARD_NAMES.index("way_of_the_merchant")] = 1, 2
    tables.war_token_vp[2] = 9
    texts = Texts("en", GAME.package)
    assert guide.in_short("R-KAMI-11", tables, texts).endswith("for sale for 1 coin less.")
    assert guide.in_short("R-FX-23", tables, texts).endswith("you gain 2 coins.")
    assert "1, 2 or 9 VP for each token" in guide.in_short("R-WIN-1", tables, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_have_words_of_their_own_and_rules_that_exist(language: str) -> None:
    terms = GAME.terms(GAME.texts(language))
    known = rulebook(GAME).rules
    assert len({term.word for term in terms}) == len({term.name for term in terms}) == len(terms)
    assert [term.name for term in terms if not term.meaning or term.rule not in known] == []
    assert {key[5:] for key in entries(language) if key.startswith("term-")} == {term.name for term in terms}
