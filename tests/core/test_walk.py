"""A position on its way, as any game has it that does not divide it into steps of its own."""

from __future__ import annotations

import pytest

import kagura
from kagura.core.errors import KaguraError, PositionFault
from kagura.core.game import Game
from kagura.core.walk import AnswerError, answer_all

GAME = kagura.make("rising_sun")
TEXTS = GAME.texts()
PRINTED = GAME.positions()["printed"]


def test_a_walk_of_any_game_tells_all_in_one_step() -> None:
    walk = Game.walk(GAME, PRINTED, TEXTS)
    assert (walk.seat(), walk.who(3)) == (3, "dragonfly")
    answer_all(walk, ["YES", "PROV edo"])
    assert walk.seat() is None
    (step,) = walk.steps
    assert [line.name for line in step.lines if line.kind == "decision"] == ["YES", "PROV edo"]
    assert step.lines[0].name == "kami-turn"
    assert step.view["phase"] == "over"
    assert dict(walk.results()) == {}


@pytest.mark.parametrize(
    ("answers", "number", "message"),
    [
        (["YES", "PROV mars"], 1, "'PROV mars' is no decision"),
        (["NUM 3"], 0, "R-DEC-5: Something else is asked now"),
        (["YES", "PASS", "PASS"], 2, "The position has come to its end"),
    ],
)
def test_an_answer_that_cannot_be_given_is_named(answers: list[str], number: int, message: str) -> None:
    walk = Game.walk(GAME, PRINTED, TEXTS)
    with pytest.raises(AnswerError, match=message) as caught:
        answer_all(walk, answers)
    assert caught.value.number == number


def test_a_game_without_position_files_says_so() -> None:
    other = kagura.make("last_kannagi")
    assert dict(other.positions()) == {}
    assert other.fault_words(PositionFault("", "odd"), TEXTS) == ""
    with pytest.raises(KaguraError, match="has no position files"):
        other.walk("", TEXTS)
