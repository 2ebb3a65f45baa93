"""Golden playthroughs: what every seat sees and is told in whole matches, in every mode of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.testing import modes_of
from kagura.testing.playthrough import differences
from tests.games.rising_sun.positions import GAME

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("mode", modes_of(GAME))
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_is_as_it_stands(path: Path, mode: str) -> None:
    found = differences(GAME, path.read_text(encoding="utf-8"), mode)
    again = f"python -m kagura.testing.playthrough rising_sun --renew {path.name}"
    assert not found, "\n".join([*found[:40], f"if this is meant to be: {again}"])


def test_there_is_a_playthrough_of_every_set_and_number_of_clans() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    sets = {text.partition("option card_set ")[2].partition("\n")[0] for text in texts}
    assert sets == {"archway", "teapot", "horseman"}
    assert {text.partition("option clans ")[2].partition("\n")[0].count("-") + 1 for text in texts} == {3, 4, 5}
    assert all("\nend " in text for text in texts)


def test_the_playthroughs_show_most_kinds_of_events() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    words = {word for text in texts for word in text.split()}
    assert {kind.name for kind in GAME.events.values()} - words <= {"gift-refused", "gave-coin", "took-coins"}
