"""A hundred thousand random games of each game, over all of its options, keep the invariants and end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kagura
from kagura.core.game import Game
from kagura.core.state import GameState
from kagura.testing import modes_of, varied_options

NAMES = ("last_kannagi", "rising_sun")
IS_COMPILED = "compiled" in modes_of(kagura.make(NAMES[0]))
FASTEST = "compiled" if IS_COMPILED else "plain"
BATCHES = 200
GAMES_A_BATCH = 500 if IS_COMPILED else 8
WALKED_A_BATCH = 4 if IS_COMPILED else 1
CHECKED_GAMES = 200
LOOK_EVERY = 23
MOST_DECISIONS = {
    # 480 turns (K-INV-12) of at most 12 steps, three diversions each, and their main choice
    "last_kannagi": 480 * (1 + 12 * 4),
    # 3 seasons of 7 Mandates, 12 Kami Turns and wars; gifts are asked for before each of them
    "rising_sun": 10_000,
}


def batches(game: Game, count: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Number and options of so many batches, all values of the first option (who plays) by turns."""
    first = game.options_declared[0]
    for number, options in enumerate(varied_options(game, count, "long run")):
        yield number, {**options, first.name: first.values[number % len(first.values)]}


def play(state: GameState, picker: Random) -> Iterator[int]:
    """Random decisions to the end; the number of each."""
    number = 0
    while not state.over:
        yield number
        seat = state.acting()[0]
        state.apply(seat, picker.choice(state.choices(seat)))
        number += 1
        assert number < MOST_DECISIONS[state.engine.game.name]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    return kagura.make(request.param)


@pytest.mark.slow
def test_a_hundred_thousand_games_end_with_sound_results(game: Game) -> None:
    games = 0
    for number, options in batches(game, BATCHES):
        played = game.playouts(GAMES_A_BATCH, f"long {number}", options=options, mode=FASTEST)
        games += len(played.scores)
        assert played.decisions < MOST_DECISIONS[game.name] * GAMES_A_BATCH
        for scores, placing in zip(played.scores, played.placing, strict=True):
            assert min(placing) == 1, (number, options)
            assert all(0 <= score < 1000 for score in scores), (number, options)
    assert games == BATCHES * GAMES_A_BATCH
    assert games == 100_000 or not IS_COMPILED


@pytest.mark.slow
def test_sampled_states_of_many_games_keep_the_invariants(game: Game) -> None:
    for number, options in batches(game, BATCHES):
        for i in range(WALKED_A_BATCH):
            state = game.new(options, f"walk {number} {i}", mode=FASTEST)
            offset = Random(number).randrange(LOOK_EVERY)
            for decision in play(state, Random(f"{number} {i}")):
                if decision % LOOK_EVERY == offset:
                    assert game.broken_invariants(state) == [], (number, i, decision, options)
            assert game.broken_invariants(state) == [], (number, i, options)


@pytest.mark.slow
def test_checked_games_keep_the_invariants_at_every_decision(game: Game) -> None:
    for number, options in batches(game, CHECKED_GAMES):
        state = game.new(options, f"checked {number}", mode="checked", events=True)
        for decision in play(state, Random(number)):
            assert game.broken_invariants(state) == [], (number, decision, options)


PLAY_AND_PRINT = """
import kagura
game = kagura.make("last_kannagi")
for mode in ("solo3", "team2"):
    print(game.playouts(10, seed="hash", options={"mode": mode}, mode="plain"))
    state = game.new({"mode": mode}, "hash", mode="plain", events=True)
    print(state.digest(), game.view(state, 0), state.events())
"""


def test_the_hash_seed_of_a_process_makes_no_difference() -> None:
    said = set()
    for seed in ("0", "1", "random"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", PLAY_AND_PRINT], env=environment, capture_output=True, text=True, check=True
        )
        said.add(done.stdout)
    assert len(said) == 1
