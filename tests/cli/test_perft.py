"""`kagura perft`."""

from __future__ import annotations

import pytest

from kagura.cli.main import main


def test_the_number_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "last_kannagi", "--seed", "1", "--depth", "0"]) == 0
    assert capsys.readouterr().out == "1\n"


def test_divided_by_the_first_decision(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["perft", "last_kannagi", "--seed", "2", "--depth", "2", "--option", "mode=team4"]
    assert main(words) == 0
    whole = capsys.readouterr().out
    assert main([*words, "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == whole.strip()
    assert sum(int(line.rpartition(" ")[2]) for line in lines[:-1]) == int(whole)
    assert lines[0].startswith("A MOVE 1: ")


@pytest.mark.parametrize("words", [["--depth", "-1"], ["--option", "mode=duel"], ["--option", "mode"]])
def test_bad_input_is_told_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "last_kannagi", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("kagura: ")
    assert said.count("\n") == 1
