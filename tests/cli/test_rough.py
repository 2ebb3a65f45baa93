"""Rough use: hostile input at the prompt, two programs on one record, a process that dies."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kagura.arena import MatchResult
from kagura.arena import simulate as simulate_matches
from kagura.arena.plan import ProcessDied
from kagura.cli import simulate
from kagura.cli.main import main
from kagura.cli.table import Table
from kagura.core.errors import RecordError
from kagura.core.record import Record
from tests.games.last_kannagi.positions import GAME


@pytest.fixture(autouse=True)
def plain_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGURA_MODE", "plain")


def type_in(monkeypatch: pytest.MonkeyPatch, text: str, *words: str) -> int:
    """Play with this on standard input; the exit code."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return main(["play", "last_kannagi", "--seed", "3", "--seats", "human,random,random", *words])


@pytest.mark.parametrize(
    "line",
    [
        "x" * 1_000_000,
        "9" * 6000,
        "why " + "9" * 6000,
        "log " + "9" * 6000,
        "log \u0663",
        "seat \u65e5\u672c",
        "rule " + "x" * 6000,
        "save a\0b/c",
        "save /",
        ">" + "9" * 6000,
        "reveal " + "9" * 6000,
        "\x1b]0;title\x07\x1b[31m",
        "\0",
        "\u202e\u2028",
        "\ud800",
    ],
)
def test_hostile_lines_are_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert type_in(monkeypatch, f"{line}\nquit\nquit\n") == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "\x1b" not in said.out
    assert "\x07" not in said.out
    assert "Good-bye" in said.out
    assert len(said.out) < 30_000


def test_a_long_line_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    long, none = tmp_path / "long.txt", tmp_path / "none.txt"
    assert type_in(monkeypatch, "x" * 2500 + "1\n", "--record", str(long)) == 0
    assert type_in(monkeypatch, "", "--record", str(none)) == 0
    assert long.read_bytes() == none.read_bytes()


def test_two_programs_on_one_record_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    first = Table(Record.begin(GAME, seed=3), {}, file)
    second = Table(Record.load(file), {}, file)
    seat = first.state.acting()[0]
    second.take(seat, 0)
    with pytest.raises(RecordError, match="was changed by another program since; it was left as it is"):
        first.take(seat, 45)
    assert [decision.action for decision in Record.load(file).decisions] == [0]
    second.take(second.state.acting()[0], second.state.choices(second.state.acting()[0])[0])
    assert len(Record.load(file).decisions) == 2


def test_a_record_that_was_taken_away_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    table = Table(Record.begin(GAME, seed=3), {}, file)
    file.unlink()
    table.take(table.state.acting()[0], 0)
    assert len(Record.load(file).decisions) == 1


def test_a_resumed_match_does_not_overwrite_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / "one.txt", tmp_path / "two.txt"]
    for file in files:
        assert type_in(monkeypatch, "", "--record", str(file)) == 0
    before = files[1].read_bytes()
    capsys.readouterr()
    assert main(["play", "--resume", str(files[0]), "--record", str(files[1])]) == 2
    assert "two.txt exists" in capsys.readouterr().err
    assert files[1].read_bytes() == before


def test_what_was_played_before_a_process_died_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def dying(plan: Any, matches: int, jobs: int, stop: Any) -> Iterator[MatchResult]:
        yield from simulate_matches(plan, 2)
        raise ProcessDied("a process of the simulation died; was the memory used up?")

    monkeypatch.setattr(simulate, "simulate", dying)
    file = tmp_path / "out.csv"
    words = ["simulate", "last_kannagi", "--games", "9", "--seats", "random,random,random", "--output", str(file)]
    assert main(words) == 2
    said = capsys.readouterr()
    assert "2 matches" in said.out
    assert "process of the simulation died" in said.err
    assert len(file.read_text("utf-8").splitlines()) == 1 + 2 * 3
