"""The first day with a coach: it can be played as it is told, in every mode, and what it says is so."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import kagura
from kagura.core.game import Game
from kagura.core.lesson import Lesson, Note
from kagura.core.rulebook import rulebook
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES
from kagura.testing import NonConforming
from kagura.testing.lesson import play_lesson

GAME = kagura.make("last_kannagi")
PLACES = {"board", "track", "choices", "own", "hand", "others"}

#: What the words of the lesson rest on. When bots change, change the lesson with them.
DAY = """
A MOVE 4, A >1, A >2, A >3, B PRAY 4, B b, C PRAY 4, C a, C PRAY 4, C b, B PRAY 4, B b,
A BUILD 2, A PRAY 1, A B, A BLESS 1,
A MOVE 4+, A >12, A >13, A >4, B MOVE 1, B >1, C MOVE 1, C >2, C BUILD 2, B BUILD 2, B PRAY 4, B a, C PRAY 4, C a,
A BUILD 1, A PRAY 3, A n3, A n2, A DED 3, A n3, A n0, C PRAY EX+, B PRAY 4, B a, A BLESS 1,
A MOVE 2, A >5, B PRAY 4, B a, C PRAY 4, C a, A BUILD 2, A PRAY 1, C PRAY 4, C a, B PRAY 4, B a
"""


def lesson(language: str = "en") -> Lesson:
    found = GAME.lesson(GAME.texts(language))
    assert found is not None
    return found


def test_the_day_goes_as_the_words_tell_it(mode: str) -> None:
    played = [line for line, _ in play_lesson(GAME, mode)]
    assert ", ".join(played) == " ".join(DAY.split())


@pytest.fixture(scope="module")
def moments() -> dict[int, GameState]:
    """The state after so many decisions of the learner and the answers of the others."""
    found, taken = {}, 0
    for line, state in play_lesson(GAME):
        taken += line.startswith("A ")
        found[taken] = state.copy()
    return found


@pytest.mark.parametrize(
    ("taken", "facts"),
    [
        (4, {"clock": [4, 8, 8], "body": [0, 2, 1, 0]}),
        (5, {"vp": [1, 0, 0], "body": [0, 2, 1, 0]}),
        (8, {"clock": [8, 8, 8], "acting": (0,), "supply": [1, 1, 1], "cards": [1, 0, 1]}),
        (12, {"vp": [3, 1, 1], "body": [0, 3, 2, 0], "shrines": [1, 1, 1]}),
        (16, {"body": [0, 0, 0, 0]}),
        (18, {"clock": [18, 15, 15]}),
        (19, {"vp": [6, 1, 6]}),
        (20, {"supply": [1, 0, 0]}),
        (23, {"shrines": [3, 1, 1], "clock": [23, 23, 23]}),
        (24, {"clock": [24, 27, 27], "day": 2, "faith": [2, 7, 7], "vp": [7, 1, 6]}),
    ],
)
def test_what_the_words_say_is_so(moments: dict[int, GameState], taken: int, facts: dict[str, Any]) -> None:
    state = moments[taken]
    view = GAME.view(state, 0)
    seats = view["seats"]
    found: dict[str, object] = {"body": seats[0]["body"], "acting": state.acting(), "day": view["day"]}
    for name in ("clock", "vp", "supply", "cards", "shrines", "faith"):
        found[name] = [seat[name] for seat in seats]
    assert {name: found[name] for name in facts} == facts


def test_the_night_evolves_and_purifies(moments: dict[int, GameState]) -> None:
    names = [event.name for event in moments[24].events()]
    assert {"grew", "evolved", "shrine-purified", "majority"} <= {*names}
    assert names.count("shrine-purified") == 3


def notes(of: Lesson) -> list[Note]:
    steps = [note for step in of.steps for note in (step.before, step.after) if note]
    return [*of.opening, *steps, *of.closing, of.strayed]


def test_kaede_catches_up_by_an_ex_prayer_and_its_revelation(moments: dict[int, GameState]) -> None:
    kaede = GAME.view(moments[19], 0)["seats"][2]
    assert (kaede["character"], kaede["vp_by"]["prayer"], kaede["vp_by"]["revelation"]) == ("kaede", 2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words_a_known_place_and_rules_that_exist(language: str) -> None:
    known = rulebook(GAME).rules
    for note in notes(lesson(language)):
        assert note.text
        assert "{" not in note.text
        assert note.look in PLACES | {""}
        assert [rule for rule in note.rules if rule not in known] == []


def test_it_is_short_and_the_same_in_both_languages() -> None:
    english, japanese = lesson("en"), lesson("ja")
    assert (english.learner, english.minutes) == (0, 5)
    assert sum(len(note.text.split()) for note in notes(english)) < 750
    for one, other in zip(english.steps, japanese.steps, strict=True):
        assert (one.notation, one.before.look, one.after is None) == (
            other.notation,
            other.before.look,
            other.after is None,
        )
    assert {(len(of.opening), len(of.closing)) for of in (english, japanese)} == {(4, 3)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_have_words_of_their_own_and_rules_that_exist(language: str) -> None:
    terms = GAME.terms(GAME.texts(language))
    assert len({term.word for term in terms}) == len({term.name for term in terms}) == len(terms)
    assert all(term.meaning and term.rule in rulebook(GAME).rules for term in terms)


def test_a_game_needs_neither_lesson_nor_terms() -> None:
    assert Game.lesson(GAME, GAME.texts()) is None
    assert Game.terms(GAME, GAME.texts()) == ()


def test_a_lesson_that_cannot_be_played_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lesson()

    def given(changed: Lesson | None) -> None:
        monkeypatch.setattr(type(GAME), "lesson", lambda *_: changed)

    given(None)
    with pytest.raises(NonConforming, match="has no lesson"):
        list(play_lesson(GAME))
    given(dataclasses.replace(found, steps=[dataclasses.replace(found.steps[0], notation=">1")]))
    with pytest.raises(NonConforming, match="step 1 of the lesson, >1, is not legal: K-ACT-3: Something else"):
        list(play_lesson(GAME))
    given(dataclasses.replace(found, bots=("random",) * 3))
    with pytest.raises(NonConforming, match="the match ends 24 steps before"):
        list(play_lesson(GAME))
