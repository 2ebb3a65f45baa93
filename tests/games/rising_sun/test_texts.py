"""What is said to people: in both languages, with the same arguments, for all that can happen."""

from __future__ import annotations

import re

import pytest

from kagura.core.event import NOBODY, Event
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.words import NAMES, argument, decision_name, describe, question
from tests.games.rising_sun.positions import GAME, new, table, take, walk

LANGUAGES = ("en", "ja")


def entries(language: str) -> dict[str, set[str]]:
    """Each text with the names of its arguments."""
    text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    found = re.split(r"^([a-z][\w-]*) = ", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$([\w-]+)", value)) for key, value in zip(found[::2], found[1::2], strict=True)}


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    assert entries("en") == entries("ja")


def test_every_event_refusal_and_decision_has_its_text() -> None:
    """R-DEC-5"""
    keys = entries("en")
    for kind in GAME.events.values():
        assert keys[f"event-{kind.name}"] <= set(kind.args), kind.name
    for _, reason in GAME.refusals.values():
        assert f"refusal-{reason}" in keys
    for op, name in enumerate(d.DECISION_NAMES):
        assert f"ask-{name.lower()}" in keys
        assert not d.PASS_ANSWERS[op] or f"no-{name.lower()}" in keys
        assert not d.YES_ANSWERS[op] or f"yes-{name.lower()}" in keys
        assert not d.ANSWERS[op] or f"action-{name.lower()}" in keys
    for stem, names in NAMES.values():
        assert all(stem + name in keys for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_answer_is_said_in_its_own_way(language: str) -> None:
    texts = Texts(language, GAME.package)
    for n, state in enumerate(walk(new(seed=9, gifts="on", clans="koi-lotus-bonsai"))):
        for seat in state.acting() if n % 5 == 0 else ():
            said = [describe(state.fields, seat, action, texts) for action in state.choices(seat)]
            assert len(set(said)) == len(said)
            assert not any("{" in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_a_sentence(language: str) -> None:
    texts = Texts(language, GAME.package)
    view = GAME.view(new(clans="koi-lotus-turtle"), None)
    for seat in (0, NOBODY):
        for kind in GAME.events.values():
            event = Event(kind.name, kind.rule, seat, dict.fromkeys(kind.args, 1))
            line = GAME.tell(view, event, texts)
            assert len(line) > 1 or kind.name == "sole-answer"
            assert "{" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_in_sentences(language: str) -> None:
    texts = Texts(language, GAME.package)
    headings = {GAME.heading(GAME.view(state, None), texts) for state in walk(new(seed=3, clans="koi-lotus-turtle"))}
    tea, over = {"en": ("Spring, Tea Ceremony", "The End"), "ja": ("春・茶会", "終了")}[language]
    assert {tea, over} < headings
    for state in walk(new(seed=3, events=True, clans="koi-lotus-turtle"), steps=60):
        assert len(GAME.narrate(GAME.view(state, None), state.events(), texts)) == len(state.events())


def test_figures_coins_and_places_are_told_as_one_says_them() -> None:
    texts = Texts("en", GAME.package)
    view = GAME.view(new(clans="koi-lotus-turtle"), None)

    def told(name: str, **args: int) -> str:
        return GAME.tell(view, Event(name, "R-TERM-9", 0, {"seat": 0, **args}), texts)

    assert told("coins", coins=1, total=4) == "Koi: gains 1 coin, now 4"
    assert told("bought", card=4, cost=0) == "Koi: buys Way of the Shogun for nothing"
    assert told("summoned", piece=k.DAIMYO, province=k.EDO) == "Koi: summons its Daimyo to Edo"
    assert told("worships", piece=k.SHINTO, slot=0).startswith("Koi: sends a Shinto to the shrine of ")
    replaced = {"other": 1, "target": k.ONI_OF_HATE, "piece": k.KOMAINU}
    assert told("replaced", place=k.NAGATO, **replaced) == (
        "Koi: replaces an Oni of Hate of Lotus in Nagato with a Komainu"
    )
    at_a_shrine = told("replaced", place=k.PROVINCES, **replaced)
    assert at_a_shrine.startswith("Koi: replaces an Oni of Hate of Lotus at the shrine of ")
    assert at_a_shrine.endswith(" with a Komainu")
    assert told("gift", other=1, what=d.GIVE_COINS, amount=2) == "Koi: gives 2 coins to Lotus"
    assert told("sole-answer", decision=d.AMA, answer=d.YES) == ""


def test_what_several_events_say_together_is_told_once() -> None:
    texts = Texts("en", GAME.package)
    view = GAME.view(new(clans="koi-lotus-turtle"), None)
    events = [
        *(Event("war-province", "R-SEAS-2", NOBODY, {"province": p, "number": p + 1}) for p in range(2)),
        *(Event("ballot", "R-TEA-2", seat, {"other": 2, "place": 1}) for seat in (0, 1)),
    ]
    assert GAME.narrate(view, events, texts) == [
        "",
        "War will come to Hokkaido, Oshu",
        "Koi: named as partners: Turtle",
        "Lotus: named as partners: Turtle",
    ]


def test_an_answer_that_is_not_asked_for_is_named_all_the_same() -> None:
    texts = Texts("en", GAME.package)
    state = table('with.run = "mandate marshal"\nwith.last_selector = "dragonfly"').fields
    assert describe(state, 1, d.PASS, texts) == "PASS"
    assert describe(state, 0, d.YES, texts) == "Yes"
    assert describe(state, 0, d.A_STRONGHOLD, texts) == "Build a Stronghold"
    assert describe(state, 0, d.A_SLOT + 1, texts) == "shrine of Amaterasu"
    assert describe(state, 0, d.A_FIG, texts) == "Move the Daimyo in Hokkaido"
    state = table('with.run = "mandate_turn"\nwith.deck = "train*2 betray*2"').fields
    assert question(state, 1, texts) == ""
    assert describe(state, 0, d.PASS, texts) == "Pass"
    assert argument(state, d.A_GIFT, texts) == "coins"
    assert decision_name(d.BID_SEP) == "bid-sep"


def test_refusals_tell_the_numbers() -> None:
    """R-TRA-1"""
    texts = Texts("en", GAME.package)
    state = table('with.run = "mandate train"\nwith.display = "form_of_the_kitsune komainu"\nwith.koi.coins = 2')
    refusal = GAME.refusal(state, 0, GAME.parse(state, 0, "CARD form_of_the_kitsune"))
    assert refusal is not None
    assert texts.refusal(refusal) == "R-TRA-1: It costs 3; you have 2."
    refusal = GAME.refusal(state, 0, d.YES)
    assert refusal is not None
    assert texts.refusal(refusal) == "R-DEC-5: Something else is asked now: Which card do you buy?"
    take(state, "koi CARD komainu")
    assert state.fields.coins[0] == 1
