"""Games are found by name."""

import pytest

import kagura
from kagura.core.errors import UnknownGame


def test_games_can_be_listed_before_and_after_one_is_made() -> None:
    before = kagura.installed()
    game = kagura.make("last_kannagi")
    assert kagura.installed() == before
    assert "last_kannagi" in before
    assert kagura.make("last_kannagi") is game


def test_an_unknown_game_is_told_with_those_installed() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; installed: last_kannagi"):
        kagura.make("chess")
