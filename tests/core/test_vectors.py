"""Tables of worked examples: reading them, and telling what is wrong with a row."""

from __future__ import annotations

from pathlib import Path

import pytest

import kagura
from kagura.cli import vectors as command
from kagura.core.game import Game
from kagura.core.vectors import Mismatch, Vector, VectorError, read_vectors

game: Game = kagura.make("last_kannagi")

TABLE = """# Title

| what | else |
|---|---|
| 1 | 2 |

| ID | Rules, source | Before | Play | After |
|---|:--|---|---|---|
| **X1** | K-MOVE-1 | A@8; S7=A | MOVE 2; >7; >0 | A@0; A.t=2 |
| X2 | K-MOVE-1 | - | `MOVE 1`; STOP | A.t=1 |

text

| Play | ID | After | Before |
|---|---|---|---|
| REST | Y1 | A.t=4 | - |
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "table.md"
    path.write_text(text, "utf-8")
    return path


def test_all_tables_of_vectors_are_read_and_no_others(tmp_path: Path) -> None:
    rows = read_vectors(write(tmp_path, TABLE))
    assert [row.name for row in rows] == ["X1", "X2", "Y1"]
    assert rows[0].before == ("A@8", "S7=A")
    assert rows[1].before == ()
    assert rows[1].play == ("MOVE 1", "STOP")
    assert rows[2].play == ("REST",)
    assert rows[2].line == 16


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no table", "has no table"),
        ("| ID | Before | Play | After |\n|---|---|---|---|\n| X | - | REST |\n", ":3: row has 3 cells"),
    ],
)
def test_a_file_that_holds_no_vectors_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(VectorError, match=message):
        read_vectors(write(tmp_path, text))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(VectorError, match="cannot be read"):
        read_vectors(tmp_path / "missing.md")
    (tmp_path / "binary.md").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(VectorError, match="no UTF-8"):
        read_vectors(tmp_path / "binary.md")


def run(before: str, play: str, after: str) -> list[Mismatch]:
    cells = [tuple(item.strip() for item in cell.split(";") if item.strip()) for cell in (before, play, after)]
    return game.run_vector(Vector("T", "", cells[0], cells[1], cells[2], 1), "plain")


WRONG = [
    # every kind of item, with an expectation that does not hold
    ("", "REST", "A.t=5", "A.t: expected 5, found 4"),
    ("", "REST", "A@3", "A: expected 3, found 0"),
    ("", "REST", "W28=P", "W28: expected P, found PP"),
    ("", "REST", "#W28=3", "#W28: expected 3, found 2"),
    ("S7=A", "REST", "S7=-", "S7: expected -, found A"),
    ("A.body=RB", "REST", "A.body=R", "A.body: expected R, found RB"),
    ("A.pur=RB", "REST", "A.pur=B", "A.pur: expected B, found RB"),
    ("", "REST", "A.res=6", "A.res: expected 6, found 5"),
    ("A.got=R1", "REST", "A.got=R1,B1", "A.got: expected R1,B1, found R1"),
    ("A.hand=3,5", "REST", "A.hand=3", "A.hand: expected 3, found 3,5"),
    ("A:kon", "REST", "A:mito", "A:mito: expected mito, found kon"),
    ("", "REST", "bag#=5", "bag#: expected 5, found 135"),
    ("bag=R3", "REST", "bag=R2", "bag: expected RR, found RRR"),
    ("", "REST", "stack=B,A,C", "stack: expected B,A,C, found A,B,C"),
    ("day=2; A.t=24; B.t=24; C.t=24", "REST", "day=1", "day: expected 1, found 2"),
    ("", "REST", "over=A", "over: expected A, found -"),
    ("", "REST", "saviour=B", "saviour: expected B, found -"),
    ("", "REST", "total A=9", "total A: expected 9, found 0"),
    ("", "REST", "win=A", "win: expected A, found -"),
    ("", "REST", "mode=team2", "mode: expected team2, found solo3"),
    ("opt.zero_move=false", "REST", "opt.zero_move=true", "opt.zero_move: expected true, found false"),
    ("", "REST; turn A", "", "turn A: expected main choice of A, found main choice of B"),
    ("", "REST", "turn A", "turn A: expected main choice of A, found main choice of B"),
    (
        "day=5; A.t=119; B.t=120; C.t=120",
        "PASS; turn A",
        "",
        "turn A: expected main choice of A, found the game is over",
    ),
    ("", "MOVE 1; ask AB", "", "ask AB: expected ab, found step"),
    ("", "ok PRAY 1", "", "ok PRAY 1: expected legal, found K-TURN-4"),
    ("", "no REST", "", "no REST: expected not legal, found legal"),
    ("", "ok PASS", "", "ok PASS: expected legal, found the other of REST and PASS"),
    ("", "ok MOVE 1+", "", "ok MOVE 1+: expected legal, found there is no such choice"),
    ("", "is A.t=3", "", "A.t: expected 3, found 0"),
    ("", "BUILD 1; REST", "", "BUILD 1: expected legal, found K-BUILD-2b"),
    ("", "reveal A 3", "", "no revelation card 3"),
]


@pytest.mark.parametrize(("before", "play", "after", "told"), WRONG)
def test_every_kind_of_expectation_can_fail(before: str, play: str, after: str, told: str) -> None:
    try:
        found = "; ".join(map(str, run(before, play, after)))
    except kagura.KaguraError as error:
        found = str(error)
    assert told in found


UNREADABLE = [
    ("X9=R", "", "", "cannot read 'X9=R' in Before"),
    ("E@3", "", "", "cannot read"),
    ("D@3", "", "", "no character D"),
    ("A@37", "", "", "no space 37"),
    ("W40=R", "", "", "no space 40"),
    ("A:nobody", "", "", "no character 'nobody'"),
    ("A.body=RX", "", "", "no list of tokens"),
    ("A.got=R6", "", "", "no blessing"),
    ("A.hand=26", "", "", "a hand has up to 4 cards"),
    ("A.hand=1,2,3,4,5", "", "", "a hand has up to 4 cards"),
    ("stack=A,B", "", "", "names every character once"),
    ("day=6", "", "", "no such day"),
    ("day=0", "", "", "no such day"),
    ("mode=solo5", "", "", "K-OPT-mode"),
    ("opt.nothing=1", "", "", "no option 'nothing'"),
    ("", "JUMP 2", "", "is no decision"),
    ("", "MOVE 9", "", "the level is"),
    ("", "ok JUMP", "", "is no decision"),
    ("", "REST", "A.mood=3", "cannot read 'A.mood=3'"),
    ("", "REST", "opt.nothing=1", "no such option"),
    ("A.t=999", "", "", "A.t=999"),
    ("A.faith=99", "", "", "A.faith=99"),
    ("W7=R99", "", "", "tokens is 99, outside 0..30"),
    ("bag=R900", "", "", "bag is 900, outside"),
]


@pytest.mark.parametrize(("before", "play", "after", "told"), UNREADABLE)
def test_what_is_not_in_the_notation_is_refused(before: str, play: str, after: str, told: str) -> None:
    with pytest.raises(kagura.KaguraError) as caught:
        run(before, play, after)
    assert told in str(caught.value)


def arguments(*files: Path) -> list[str]:
    return ["last_kannagi", *map(str, files), "--mode", "plain"]


def run_command(args: list[str]) -> int:
    import argparse

    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    return int(command.run(parser.parse_args(["vectors", *args])))


def test_the_command_prints_a_line_per_failing_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(tmp_path, TABLE)
    assert run_command(arguments(good)) == 0
    assert capsys.readouterr().out == "3 rows, 0 failed\n"
    bad = tmp_path / "bad.md"
    bad.write_text(TABLE.replace("A.t=1", "A.t=2; A@9").replace("A@8;", "A@99;"), "utf-8")
    assert run_command(arguments(bad)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{bad}:9: X1: 'A@99': there is no space 99",
        f"{bad}:10: X2: A.t: expected 2, found 1; A: expected 9, found 0",
        "3 rows, 2 failed",
    ]


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "large.md").write_bytes(b"|" * 16_000_001)
    with pytest.raises(VectorError, match="too large to be a table of vectors"):
        read_vectors(tmp_path / "large.md")
