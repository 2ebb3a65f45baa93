"""The first season with a coach: it can be played as it is told, in every mode, and what it says is so."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.bots import decision_key, load
from kagura.core.lesson import Lesson, Note
from kagura.core.rulebook import rulebook
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.rules.force import clan_force
from kagura.testing.lesson import play_lesson
from tests.games.rising_sun.positions import GAME

PLACES = {"honor", "track", "shrines", "board", "choices", "cards", "own", "battle", "log"}
KOI, TURTLE, DRAGONFLY = 0, 1, 2

#: What the words of the lesson rest on. When bots change, change the lesson with them.
SEASON = """
B CLAN koi, B CLAN dragonfly, C CLAN koi, C CLAN turtle, A CLAN dragonfly, A CLAN turtle, A MANDATE recruit, B KIND
shinto, B SLOT 0, C KIND shinto, C SLOT 1, C KIND shinto, C SLOT 2, A KIND shinto, A SLOT 3, A KIND shinto, A SLOT 0,
B MANDATE harvest, C MANDATE train, C CARD komainu, C PROV oshu, A CARD oni_of_skulls, B CARD righteousness, A CARD
honesty, C YES, A MANDATE marshal, B FIG daimyo@kyoto, B PROV oshu, B FIG bushi@kyoto, B PROV oshu, B PASS, C KIND
stronghold, C PROV hokkaido, C FIG daimyo@hokkaido, C PROV shikoku, C PASS, A KIND stronghold, A PROV oshu, A FIG
daimyo@edo, A PROV oshu, A FIG bushi@edo, A PROV oshu, A PASS, B MANDATE harvest, A CARD path_of_the_lion, C MANDATE
betray, C CLAN koi, C CLAN turtle, A MANDATE recruit, B KIND shinto, B SLOT 0, C KIND shinto, C PROV edo, C KIND
bushi, C PROV edo, A KIND bushi, A PROV oshu, A KIND bushi, A PROV edo, A KIND bushi, A PROV edo, B CARD
righteousness, C YES, B NUM 1, B NUM 0, B NUM 0, B NUM 2, C NUM 0, C NUM 1, C NUM 0, C NUM 3, A NUM 0, A NUM 2, A NUM
1, B YES, A CLAN dragonfly, A KIND komainu, A CLAN turtle, C NUM 0, C NUM 1, C CLAN koi, C KIND oni_of_skulls, B CLAN
koi, B CLAN dragonfly, C CLAN koi, C CLAN turtle
"""


def lesson(language: str = "en") -> Lesson:
    found = GAME.lesson(GAME.texts(language))
    assert found is not None
    return found


def test_the_season_goes_as_the_words_tell_it(mode: str) -> None:
    played = [line for line, _ in play_lesson(GAME, mode)]
    assert ", ".join(played) == " ".join(SEASON.split())


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
        (2, {"ally": [DRAGONFLY, -1, KOI], "honor": [KOI, TURTLE, DRAGONFLY]}),
        (3, {"worshippers": [[0, 1, 0], [0, 0, 1], [0, 0, 1], [0, 0, 0]]}),
        (7, {"vp": [0, 4, 0], "coins": [6, 7, 6]}),
        (8, {"coins": [5, 5, 6], "winner": KOI}),
        (9, {"vp": [1, 4, 0], "ronin": [0, 0, 2], "honor": [DRAGONFLY, KOI, TURTLE]}),
        (10, {"vp": [3, 4, 0], "oshu": [0, 2, 1]}),
        (17, {"oshu": [2, 2, 1], "vp": [3, 8, 0], "kami_turn": 2, "winner": KOI}),
        (18, {"oshu": [2, 1, 3], "vp": [5, 8, 0], "ally": [-1, -1, -1], "honor": [KOI, DRAGONFLY, TURTLE]}),
        (19, {"edo": [1, 0, 2]}),
        (25, {"oshu": [3, 1, 3], "vp": [7, 8, 0], "coins": [3, 4, 4], "ronin": [0, 0, 6]}),
        (28, {"oshu": [3, 0, 3], "vp": [7, 11, 0], "honor": [DRAGONFLY, TURTLE, KOI]}),
        (30, {"oshu": [3, 0, 0], "edo": [5, 0, 2], "vp": [7, 11, 3], "tokens": [1, 0, 0]}),
        (31, {"edo": [0, 0, 2], "tokens": [1, 1, 3], "coins": [6, 6, 7], "season": k.SUMMER, "phase": k.AT_TEA}),
    ],
)
def test_what_the_words_say_is_so(moments: dict[int, GameState], taken: int, facts: dict[str, Any]) -> None:
    s = moments[taken].fields
    seats = range(3)
    found = {
        "ally": [*s.ally][:3],
        "honor": [*s.honor][:3],
        "vp": [*s.vp][:3],
        "coins": [*s.coins][:3],
        "ronin": [*s.ronin][:3],
        "worshippers": [[s.shrine[seat][slot][k.SHINTO] for seat in seats] for slot in range(k.SLOTS)],
        "oshu": [clan_force(s, seat, k.OSHU) for seat in seats],
        "edo": [clan_force(s, seat, k.EDO) for seat in seats],
        "tokens": [s.tokens[seat].bit_count() for seat in seats],
        "winner": s.shrine_winner[0],
        "kami_turn": s.kami_turn,
        "season": s.season,
        "phase": s.phase,
    }
    assert {name: found[name] for name in facts} == facts


def test_the_words_know_the_provinces_and_the_kami(moments: dict[int, GameState]) -> None:
    s = moments[2].fields
    assert [*s.slots] == [k.RYUJIN, k.HACHIMAN, k.AMATERASU, k.SUSANOO]
    assert [*s.war_pile[k.SPRING]][: s.war_count] == [k.OSHU, k.EDO, k.SHIKOKU, k.HOKKAIDO, k.KYOTO]


def test_nobody_needs_to_wait_for_the_learner_to_answer_as_told(moments: dict[int, GameState]) -> None:
    """Bots that are asked together with the learner are done first; then nothing hangs on who is quick."""
    state = GAME.new(lesson().options, lesson().seed)
    assert state.acting() == (0, 1, 2)
    bot = load("greedy")
    for number in range(4):
        seat = state.acting()[-1]
        state.apply(seat, bot.choose(GAME, state.conceal(seat), seat, decision_key(lesson().seed, seat, number)))
    assert state.acting() == (0,)
    assert moments[0].acting() == (0,)


def notes(of: Lesson) -> list[Note]:
    steps = [note for step in of.steps for note in (step.before, step.after) if note]
    return [*of.opening, *steps, *of.closing, of.strayed]


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
    assert (english.learner, english.minutes) == (0, 10)
    assert sum(len(note.text.split()) for note in notes(english)) < 1000
    for one, other in zip(english.steps, japanese.steps, strict=True):
        assert (one.notation, one.before.look, one.after is None) == (
            other.notation,
            other.before.look,
            other.after is None,
        )
    assert {(len(of.opening), len(of.closing)) for of in (english, japanese)} == {(5, 3)}
