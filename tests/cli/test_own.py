"""Commands that games bring: `kagura kami` resolves one Kami Turn and says why each shrine is won."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from kagura.cli.main import main
from kagura.core import registry

PRINTED = Path(__file__).parents[2] / "docs" / "positions" / "rising_sun_kami_turn.toml"
ANSWERS = ["--answer", "YES", "--answer", "PROV kansai"]


@pytest.fixture
def nothing_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def test_the_printed_example_is_resolved_shrine_by_shrine_with_the_reasons(
    capsys: pytest.CaptureFixture[str], nothing_typed: None
) -> None:
    """R-SCN-1: the printed results"""
    assert main(["kami", *ANSWERS, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    lines = [line.strip() for line in told.splitlines()]
    steps = [line for line in lines if line.startswith(("Shrine", "Kami Turn", "After"))]
    assert steps == [
        "Kami Turn 1",
        "Shrine 1: Susanoo",
        "Shrine 2: Amaterasu",
        "Shrine 3: Hachiman",
        "Shrine 4: Raijin",
        "After it",
    ]
    assert "R-KAMI-3   Force: Koi 1 (1 Shinto), Dragonfly 1 (1 Shinto)." in lines
    assert any(line.startswith("R-KAMI-5   Dragonfly and Lotus are tied. Honor now: Dragonfly > Koi") for line in lines)
    assert "R-KAMI-14  The winner gains 1 VP for each own Stronghold on the map." in lines
    assert "Dragonfly: Do you rise to the top?" in lines
    assert lines[-1] == "R-KAMI-16  The Political Phase goes on: Lotus takes the next Mandate Turn."


@pytest.mark.parametrize("word", ["--lang", "--language"])
def test_it_is_told_in_japanese(capsys: pytest.CaptureFixture[str], nothing_typed: None, word: str) -> None:
    assert main(["kami", str(PRINTED), *ANSWERS, word, "ja"]) == 0
    assert "いまの名誉は蜻蛉 ＞ 鯉 ＞ 蓮 ＞ 亀の順" in capsys.readouterr().out


def test_answers_that_cannot_be_given_are_told_and_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("PROV mars\nNUM 3\nPROV edo\n"))
    assert main(["kami", "printed", "--answer", "YES", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "'PROV mars' is no decision" in told
    assert "R-DEC-5: Something else is asked now" in told
    assert "Turtle: summons a Bushi to Edo" in told
    assert main(["kami", "--answer", "YES"]) == 2
    assert "the answers ended before the position did" in capsys.readouterr().err


def test_every_fault_of_a_position_is_a_line_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        PRINTED.read_text("utf-8") + 'bonsai.coins = 1\nalliances = ["koi koi"]\n',
        "utf-8",
    )
    assert main(["kami", str(path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "kagura: R-SCN-5: alliances: 'koi koi' is no pair of clans in play",
        "        R-SCN-5: alliances: a clan has two allies",
        "        R-SCN-5: bonsai: Bonsai is not among the clans",
    ]
    path.write_text('format = "rising-sun-position/1"\nrun = "tea"\nclans = "koi lotus turtle"\n', "utf-8")
    assert main(["kami", str(path), "--lang", "ja"]) == 2
    assert "run: 'tea' になっています" in capsys.readouterr().err
    assert main(["kami", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_positions_that_come_with_the_game_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kami", "--list"]) == 0
    assert capsys.readouterr().out.split() == ["printed"]
    assert main(["kami", "printed", "--show"]) == 0
    assert capsys.readouterr().out == PRINTED.read_text("utf-8")


def test_the_command_stands_in_the_list_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert registry.commands() == ["kami"]
    assert main([]) == 0
    assert "resolve one Kami Turn" in " ".join(capsys.readouterr().out.split())
