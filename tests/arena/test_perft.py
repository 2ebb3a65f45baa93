"""Perft: the table in the documentation, and what is counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kagura
from kagura.arena.perft import divide, perft
from kagura.testing import modes_of

GAMES = {game.texts().say("game-name"): game for game in map(kagura.make, kagura.installed())}
GAME = kagura.make("last_kannagi")
DOCUMENT = Path(__file__).parents[2] / "docs" / "perft.md"
FAST = 3_000
SLOW_IN_PYTHON = 300_000
_ROW = re.compile(r"\| `([^`]*)` \| (\S+) \|((?: [0-9,]+ \|)+)")


def tables() -> list[tuple[str, str, str, int, int]]:
    """Game, options, seed, depth and number of every entry of the tables, which stand below the name of their game."""
    entries = []
    for section in DOCUMENT.read_text(encoding="utf-8").split("\n## ")[1:]:
        game = GAMES[section.partition("\n")[0]].name
        for found in _ROW.finditer(section):
            counts = [int(word.replace(",", "")) for word in found[3].split("|") if word.strip()]
            entries += [(game, found[1], found[2], depth, count) for depth, count in enumerate(counts, 1)]
    return entries


TABLES = tables()


def count(name: str, options: str, seed: str, depth: int, mode: str) -> int:
    chosen = dict(word.split("=") for word in options.split())
    return perft(kagura.make(name).new(chosen, seed, mode=mode), depth)


@pytest.mark.parametrize("name", kagura.installed())
@pytest.mark.parametrize("mode", modes_of(GAME))
def test_the_tables_hold_at_small_depths(mode: str, name: str) -> None:
    for game, options, seed, depth, paths in TABLES:
        if game == name and paths <= FAST:
            assert count(name, options, seed, depth, mode) == paths, (options, seed, depth)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "seed", "depth", "paths"), [entry for entry in TABLES if entry[4] > FAST])
def test_the_tables_hold_at_great_depths(game: str, options: str, seed: str, depth: int, paths: int) -> None:
    mode = modes_of(kagura.make(game))[-1]
    if mode != "compiled" and paths > SLOW_IN_PYTHON:
        pytest.skip("takes minutes uncompiled")
    assert count(game, options, seed, depth, mode if mode == "compiled" else "plain") == paths


def test_the_tables_have_every_game_and_every_mode() -> None:
    modes = next(option.values for option in GAME.options_declared if option.name == "mode")
    of_game = [options for game, options, *_ in TABLES if game == GAME.name]
    assert {mode for mode in modes if any(f"mode={mode}" in options for options in of_game)} == set(modes)
    assert {game for game, *_ in TABLES} == set(kagura.installed())
    assert len(TABLES) >= 120


def test_no_decision_is_one_path_and_the_state_stays() -> None:
    state = GAME.new(seed=1)
    before = state.bytes()
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(state.choices(state.acting()[0]))
    assert perft(state, 2) > 1
    assert state.bytes() == before


def test_the_branches_add_up() -> None:
    state = GAME.new({"mode": "team2"}, seed=4)
    branches = divide(GAME, state, 4)
    assert sum(branch.paths for branch in branches) == perft(state, 4)
    assert [branch.notation for branch in branches] == [GAME.format(state, 0, action) for action in state.choices(0)]


def test_a_match_that_is_over_has_no_path() -> None:
    state = GAME.new(seed=1)
    state.playout(5)
    assert (perft(state, 0), perft(state, 1), perft(state, 2)) == (1, 0, 0)


def test_actions_of_seats_that_owe_no_decision_are_not_counted() -> None:
    state = GAME.new({"reveal": "declared"}, seed=3)
    while not any(any(state.legal(seat)) for seat in range(3) if seat not in state.acting()):
        seat = state.acting()[0]
        state.apply(seat, state.best(seat))
    assert perft(state, 1) == len(state.choices(state.acting()[0]))
