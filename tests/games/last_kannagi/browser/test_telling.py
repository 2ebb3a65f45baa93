"""What a log tells: a sentence for each event that needs one, characters by their names."""

from __future__ import annotations

from kagura.core.event import Event
from tests.games.last_kannagi.browser.asking import position
from tests.games.last_kannagi.positions import GAME, expect

TEXTS = GAME.texts()


def told(before: str, play: str, viewer: int | None = 0, language: str = "en") -> list[str]:
    """What the last of some decisions brought, as this viewer is told."""
    state = position(before, play)
    events = GAME.events_for(state, viewer)
    return [text for text in GAME.narrate(GAME.view(state, viewer), events, GAME.texts(language), state.engine) if text]


def test_each_event_is_a_sentence_about_a_character() -> None:
    """K-BUILD-1"""
    assert told("A@7; S1=B", "BUILD 1")[:3] == [
        *(
            "Hikari: chooses Build 1 (1 h)",
            "Hikari: builds a branch shrine on space 7 (power 0 needed)",
            "Hikari: scores 1 VP for building",
        )
    ]
    assert told("A@7; S1=B", "BUILD 1", language="ja")[0].startswith("ひかり：建立1")


def test_the_world_and_the_end_speak_for_themselves() -> None:
    """K-CLEAN-5, K-END-3"""
    night = told("A.t=23; B.t=24; C.t=24; W7=RB", "MOVE 1; STOP")
    assert any(text.startswith("Night: ") for text in night)
    assert told("day=5; A.t=119; B.t=120; C.t=120", "PASS")[-1] == "The end: the last day is over"


def test_what_happens_on_many_spaces_is_told_once() -> None:
    """K-CLEAN-1, K-CLEAN-3"""
    state = position("A.t=20; B.t=24; C.t=24; W7=RRBY; W8=RBYY", "REST")
    events = state.events()
    texts = GAME.narrate(GAME.view(state, 0), events, TEXTS, state.engine)
    grown = [text for event, text in zip(events, texts, strict=True) if event.name == "grew" and text]
    evolved = [text for event, text in zip(events, texts, strict=True) if event.name == "evolved" and text]
    assert len(grown) == 1
    assert grown[0].startswith("Night: ")
    assert "new tokens on" in grown[0]
    assert len(evolved) == 1
    assert "7, 8" in evolved[0]


def test_growth_of_nothing_is_not_told() -> None:
    """K-CLEAN-2: the bag is empty."""
    assert not [text for text in told("A.t=20; B.t=24; C.t=24; bag=-", "REST") if "impurity" in text]


def test_an_answer_that_nobody_has_chosen_is_not_told() -> None:
    """K-TURN-6"""
    for viewer in (0, None):
        assert not [text for text in told("A.pur=R", "BLESS 1", viewer) if "only choice" in text]


def test_the_end_of_a_move_is_told_where_nothing_else_is() -> None:
    """K-MOVE-13"""
    assert told("A@7", "MOVE 1; STOP") == ["Hikari: ends the move on space 7"]
    assert told("A@7", "MOVE 1; STOP", language="ja") == ["ひかり：7番で移動を終える"]
    assert len(told("A@19; W7=-; W20=RRR; W36=RRR; A.body=RRR", "MOVE 1")) == 2


def test_an_answer_after_which_the_next_question_comes_is_not_told() -> None:
    """K-ACT-4"""
    assert told("A.pur=RB", "DED 2; n1") == []


def test_one_event_alone_can_be_told_with_the_content_as_shipped() -> None:
    """K-REV-3"""
    state = position("-")
    event = Event("revealed", "K-REV-3", 0, {"seat": 0, "card": 3, "vp": 2, "slot": 0})
    text = GAME.tell(GAME.view(state, 0), event, TEXTS)
    assert text == "Hikari: reveals card 3 (a body as full as the resistance allows): +2 VP"
    assert GAME.tell(GAME.view(state, 0), event, TEXTS, state.engine) == text


def test_before_characters_are_known_nobody_is_named_wrongly() -> None:
    """K-SET-1"""
    state = GAME.new({"characters": "pick"}, seed=1, mode="plain", events=True)
    expect(state)
    event = Event("faith", "K-COMP-6", 0, {"seat": 0, "gain": 3, "faith": 4})
    assert GAME.tell(GAME.view(state, 0), event, TEXTS) == "-: gains 3 faith, now 4"


def test_the_day_stands_above_the_log() -> None:
    """K-TIME-1"""
    assert GAME.heading(GAME.view(position("day=3; A.t=60; B.t=60; C.t=60"), 0), TEXTS) == "Day 3"
