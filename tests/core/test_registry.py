"""Games are found by name."""

import pytest

import kagura
from kagura.core.errors import BrokenGame, UnknownGame
from kagura.core.registry import loadable
from tests.broken_game import with_broken


def test_games_can_be_listed_before_and_after_one_is_made() -> None:
    before = kagura.installed()
    game = kagura.make("last_kannagi")
    assert kagura.installed() == before
    assert "last_kannagi" in before
    assert kagura.make("last_kannagi") is game


def test_an_unknown_game_is_told_with_those_installed() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; installed: last_kannagi"):
        kagura.make("chess")


def test_a_game_that_cannot_be_imported_says_so_and_the_others_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", with_broken)
    assert "broken" in kagura.installed()
    assert "broken" not in loadable()
    assert "last_kannagi" in loadable()
    with pytest.raises(BrokenGame, match="the game 'broken' cannot be loaded: ModuleNotFoundError: No module named"):
        kagura.make("broken")
