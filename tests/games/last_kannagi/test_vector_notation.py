"""The notation of section 22: what may be written in several ways, and what is told of anything else."""

from __future__ import annotations

import pytest

from kagura.core.errors import KaguraError
from kagura.core.vectors import Vector
from tests.games.last_kannagi.positions import GAME


def run(before: str, play: str = "", after: str = "") -> str:
    """What is told about a row; "" if it holds."""
    first, then, last = (tuple(i.strip() for i in cell.split(";") if i.strip()) for cell in (before, play, after))
    try:
        return "; ".join(map(str, GAME.run_vector(Vector("X1", "", first, then, last, 1), "checked")))
    except KaguraError as error:
        return str(error)


@pytest.mark.parametrize(
    ("before", "play", "after"),
    [
        ("A.t = 3; S7 =A", "", "A.t =3; S7 = A"),
        ("A @ 8; A : kon", "", "A @ 8; A : Kon; A.t=00"),
        ("W * = P; W7 = R2, B", "", "W7=RRB; W1 = P"),
        ("bag = -", "", "bag #= 0; bag # = 0; # W20 = 0"),
        ("stack = A, C, B", "turn  A", "stack=ACB; stack = A C B"),
        ("A.got = R1, R2; A.hand = 2, 1", "", "A.got=R2,R1; A.hand=1,2"),
        ("A.cards=1", "ok  MOVE 2 +; MOVE  2+; > 1; stop", "A@1"),
        ("A.cards=1", "move ex +; ask  Step; STOP", "A.cards=0"),
        ("mode = team2", "is  mode=team2", "total A,D = 0"),
    ],
)
def test_spaces_and_case_do_not_matter(before: str, play: str, after: str) -> None:
    assert run(before, play, after) == ""


@pytest.mark.parametrize(
    ("before", "play", "after", "told"),
    [
        ("W\u0663=R", "", "", "cannot read"),
        ("A.t=\u0663", "", "", "cannot read"),
        ("A.t=" + "9" * 5000, "", "", "must be 0..200"),
        ("S7=A; S" + "9" * 5000 + "=A", "", "", "there is no space 999999999"),
        ("bag=R" + "9" * 5000, "", "", "is no list of tokens"),
        ("A.t=99; B.t=99; C.t=99", "", "", "which day is it?"),
        ("S0=A", "", "", "no branch shrine stands on the main shrine"),
        ("W0=R", "", "", "the main shrine holds no token (K-WORLD-6)"),
        ("A.got=P5", "", "", "there is no blessing P5"),
        ("A.hand=1,1", "", "", "only one of each revelation card"),
        ("bag=P3", "", "", "purple tokens never are in the bag (K-COMP-2)"),
        ("", "ok", "", "a decision is missing"),
        ("", "no", "", "a decision is missing"),
        ("", "ask foo", "", "there is no decision 'foo'"),
        ("", "ask", "", "there is no decision ''"),
        ("", "MOVE 1; >\u0663", "", "is no decision"),
        ("", "no reveal A " + "9" * 5000, "", "is no decision"),
        ("", "is", "", "cannot read"),
        ("", "", "A@99", "there is no space 99"),
        ("", "", "A.t=\u0660", "cannot read"),
    ],
)
def test_anything_else_gets_one_clear_line(before: str, play: str, after: str, told: str) -> None:
    found = run(before, play, after)
    assert told in found
    assert "\n" not in found
