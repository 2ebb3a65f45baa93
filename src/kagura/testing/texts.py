"""The check that everything shown to people has a text in every language."""

from __future__ import annotations

from kagura.core.errors import KaguraError
from kagura.core.face import Choice, Face
from kagura.core.page import Page
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES, Texts
from kagura.testing.match import LOOK_EVERY, Match, check, looks

WIDTHS = {"en": 80, "ja": 100}


@check
def check_texts(match: Match) -> None:
    """Legal actions, refusals and events can be told in every language, each with texts of its own."""
    texts = {language: match.game.texts(language) for language in LANGUAGES}
    faces = {language: face for language in LANGUAGES if (face := _face(match, language)) is not None}
    for moment in looks(match):
        for language, face in faces.items():
            _check_story(match, moment.state, language, face)
        if match.decision % LOOK_EVERY == 0 or moment.state.over:
            for language, own in texts.items():
                _check_decisions(match, moment.state, language, own)
            for language, face in faces.items():
                _check_face(match, moment.state, language, face)


def _face(match: Match, language: str) -> Face | None:
    """What writes the table in a terminal; None if the game is not shown there."""
    people = [f"player {number}" for number in range(match.game.players(match.options))]
    try:
        return match.game.face(language, Page(WIDTHS[language]), people, match.new().engine)
    except KaguraError:
        return None


def _check_story(match: Match, state: GameState, language: str, face: Face) -> None:
    """The last decision, told to a spectator and to the seat that comes next."""
    for viewer in (None, (state.acting() or (0,))[0]):
        for line in face.story(match.game.view(state, viewer), match.game.events_for(state, viewer)):
            _check_sentence(match, language, "the story", line)


def _check_face(match: Match, state: GameState, language: str, face: Face) -> None:
    """All that a terminal shows to one seat."""
    viewer = (state.acting() or (0,))[0]
    view, known = match.game.view(state, viewer), state.conceal(viewer)
    choices = _offered(match, known, viewer, face)
    shown = {
        "scene": face.scene(view, known, choices),
        "seats": [line for seat in match.seats for line in face.seat(view, known, seat)],
        "score": face.score(view, known),
        "menu": face.menu(view, known, choices),
        "question": [face.question(view, known)] if choices else [],
    }
    for what, lines in shown.items():
        for line in lines:
            match.require("{" not in line, f"{language}: the {what} reads {line!r}")


def _offered(match: Match, known: GameState, viewer: int, face: Face) -> list[Choice]:
    actions = known.choices(viewer)
    game, texts = match.game, face.texts
    return [
        Choice(number, action, game.format(known, viewer, action), game.describe(known, viewer, action, texts))
        for number, action in zip(face.numbers(known, actions), actions, strict=True)
    ]


def _check_decisions(match: Match, state: GameState, language: str, texts: Texts) -> None:
    game = match.game
    for seat in match.seats:
        described = [game.describe(state, seat, action, texts) for action in state.choices(seat)]
        match.same(len(set(described)), len(described), f"{language}: two actions of seat {seat} read the same")
        for text in described:
            _check_sentence(match, language, "a description", text)
        for action in match.some_actions():
            refusal = game.refusal(state, seat, action)
            if refusal is not None:
                _check_sentence(match, language, f"refusal {refusal.reason}", texts.refusal(refusal))


def _check_sentence(match: Match, language: str, what: str, text: str) -> None:
    is_fine = bool(text.strip()) and "{" not in text and "\N{REPLACEMENT CHARACTER}" not in text
    match.require(is_fine, f"{language}: {what} reads {text!r}")
