"""The conformance suite on contents in which the rare endings A and B are not rare."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kagura
from kagura.core.game import Game
from kagura.testing import CHECKS, Match, check, modes_of, varied_options, walk
from tests.testing.toy import install

EARLY_A = """
[end]
level_3_shrines = 1
[world]
outer_edge_power = 0
[setup]
tokens_by_level = [0, 0, 1, 0]
purple_by_level = [0, 0, 0, 0]
"""
EARLY_B = """
[setup]
tokens_by_level = [0, 1, 0, 0]
purple_by_level = [0, 0, 0, 0]
[actions.move]
power = [10, 10, 10, 10, 10]
""" + "".join(f"[characters.{name}]\nstart_resistance = 7\n" for name in ("hinata", "mito", "hikari", "kon", "kaede"))
CONTENTS = {"A": EARLY_A, "B": EARLY_B}
FIXED: dict[str, dict[str, Any]] = {"A": {"build_adjacency": False}, "B": {"mode": "solo4"}}
TRIED = 60
WANTED = 2


def game_with(content: str, folder: Path) -> Game:
    """The Last Kannagi shipped with another content."""
    path = folder / "content.toml"
    path.write_text(content, encoding="utf-8")
    shipped = kagura.make("last_kannagi")
    game = type(shipped)()
    game.__dict__["shipped"] = shipped.sheet(path)
    return game


def matches_that_end(game: Game, ending: str) -> list[tuple[str, dict[str, Any]]]:
    """Seeds and options of some matches that end so."""
    found: list[tuple[str, dict[str, Any]]] = []

    @check
    def note(match: Match) -> None:
        *_, last = walk(match)
        outcome = game.outcome(last.state)
        assert outcome is not None
        if outcome.ending == ending:
            found.append((str(match.seed), match.options))

    for number, options in enumerate(varied_options(game, TRIED)):
        if len(found) < WANTED:
            note(game, f"ending {number}", options | FIXED[ending])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("ending", CONTENTS)
def test_the_ending_occurs_and_the_game_conforms(ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with(CONTENTS[ending], tmp_path)
    install(monkeypatch, game)
    found = matches_that_end(game, ending)
    assert len(found) == WANTED
    for (seed, options), mode in zip(found, ("plain", modes_of(game)[-1]), strict=True):
        for each in CHECKS:
            each(game, seed, options, mode=mode)
