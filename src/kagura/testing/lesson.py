"""Plays a game's lesson as the server would: the learner takes the advised decisions, bots the others."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.bots import decision_key, load
from kagura.core.game import Game
from kagura.core.lesson import Lesson, Step
from kagura.core.record import SEAT_LETTERS
from kagura.core.state import GameState
from kagura.testing.match import NonConforming


def play_lesson(game: Game, mode: str | None = None) -> Iterator[tuple[str, GameState]]:
    """The decisions of the lesson in notation, seat first, each with the state after it.

    After the last step the bots go on until the learner is asked again.

    Raises:
        NonConforming: an advised decision is not asked for, or not legal; or there is no lesson.
    """
    lesson = game.lesson(game.texts())
    if lesson is None:
        raise NonConforming(f"{game.name}: has no lesson")
    bots = {player: load(name) for player, name in enumerate(lesson.bots) if name}
    state = game.new(lesson.options, lesson.seed, mode=mode, events=True)
    steps = iter(enumerate(lesson.steps, 1))
    number = 0
    while not state.over:
        acting = state.acting()
        # what all are asked at once, bots answer before the coach says anything of it
        seat = next((seat for seat in acting if game.player_of(state, seat) in bots), acting[0])
        bot = bots.get(game.player_of(state, seat))
        if bot is None:
            due = next(steps, None)
            if due is None:
                return
            action = _advised(game, state, seat, *due)
        else:
            # as on the server: another process gets the bytes, and thinks in its own mode
            knowledge = game.restore(state.conceal(seat).bytes())
            action = bot.choose(game, knowledge, seat, decision_key(lesson.seed, seat, number))
        line = f"{SEAT_LETTERS[seat]} {game.format(state, seat, action)}"
        state.apply(seat, action)
        number += 1
        yield line, state
    _check_all_taken(game, lesson, steps)


def _advised(game: Game, state: GameState, seat: int, number: int, step: Step) -> int:
    action = game.parse(state, seat, step.notation)
    refusal = game.refusal(state, seat, action)
    if refusal is not None:
        why = game.texts().refusal(refusal)
        raise NonConforming(f"{game.name}: step {number} of the lesson, {step.notation}, is not legal: {why}")
    return action


def _check_all_taken(game: Game, lesson: Lesson, steps: Iterator[tuple[int, Step]]) -> None:
    left = len(list(steps))
    if left:
        raise NonConforming(f"{game.name}: the match ends {left} steps before the lesson ({len(lesson.steps)}) does")
