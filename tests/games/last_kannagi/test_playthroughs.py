"""Golden playthroughs: what every seat sees and is told in whole matches, in every mode of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

import kagura
from kagura.testing import modes_of
from kagura.testing.playthrough import differences

GAME = kagura.make("last_kannagi")
FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("mode", modes_of(GAME))
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_is_as_it_stands(path: Path, mode: str) -> None:
    text = path.read_text(encoding="utf-8")
    found = differences(GAME, text, mode)
    again = f"python -m kagura.testing.playthrough last_kannagi --renew {path.name}"
    assert not found, "\n".join([*found[:40], f"if this is meant to be: {again}"])


def test_there_is_a_playthrough_of_every_mode() -> None:
    modes = next(option.values for option in GAME.options_declared if option.name == "mode")
    assert sorted(path.stem for path in FILES) == sorted(map(str, modes))
    for path in FILES:
        assert f"option mode {path.stem}\n" in path.read_text(encoding="utf-8")


def test_the_playthroughs_end_and_show_most_kinds_of_events() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert all("\nend " in text for text in texts)
    shown = {kind.name for kind in GAME.events.values() if any(f" {kind.name} " in text for text in texts)}
    assert {kind.name for kind in GAME.events.values()} - shown <= {"bag-empty", "diverted"}
