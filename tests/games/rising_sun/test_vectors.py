"""The worked examples of the specification, each in every mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.core.errors import KaguraError
from kagura.core.vectors import Vector, VectorError
from kagura.games.rising_sun.examples import read_vectors, vector_of
from kagura.games.rising_sun.notation import format_action, parse_action
from kagura.games.rising_sun.vectors import run_vector
from tests.games.rising_sun.positions import GAME, SPECIFICATION, bases, run

VECTORS = read_vectors(SPECIFICATION)


@pytest.mark.parametrize("vector", VECTORS, ids=[vector.name for vector in VECTORS])
def test_a_worked_example_of_the_specification_comes_out_as_written(vector: Vector, mode: str) -> None:
    assert run_vector(GAME, vector, mode) == []


def test_every_example_is_found_and_knows_its_line() -> None:
    """R-SCN-6"""
    text = SPECIFICATION.read_text("utf-8").splitlines()
    assert len(VECTORS) == 109
    assert all(vector.name in text[vector.line - 1] for vector in VECTORS)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("PASS", 0),
        ("YES", 1),
        ("MANDATE recruit", 2),
        ("MANDATE betray", 6),
        ("CLAN koi", 7),
        ("CLAN bonsai", 11),
        ("PROV hokkaido", 12),
        ("PROV kyushu", 19),
        ("SLOT 0", 20),
        ("SLOT 3", 23),
        ("KIND daimyo", 24),
        ("KIND stronghold", 27),
        ("KIND oni_of_spite", 35),
        ("GIFT coins", 36),
        ("GIFT ronin", 37),
        ("CARD komainu", 38),
        ("CARD yurei", 47),
        ("CARD loyalty", 67),
        ("CARD path_of_the_spirit", 77),
        ("FIG daimyo@hokkaido", 78),
        ("FIG bushi@kansai", 98),
        ("FIG stronghold@kyoto", 105),
        ("FIG oni_of_spite@kyushu", 173),
        ("NUM 0", 174),
        ("NUM 3", 177),
        ("NUM 65", 239),
    ],
)
def test_actions_are_numbered_as_the_specification_says(text: str, number: int) -> None:
    """R-ACT-1, R-ACT-3 (V-A-01)"""
    assert (parse_action(text), format_action(number)) == (number, text)


@pytest.mark.parametrize(
    ("text", "mismatch"),
    [
        ('out = { winners = "koi - - -" }', "winners: expected koi - - -, found - - - -"),
        ("expect.koi.vp = 11", "koi.vp: expected 11, found 10"),
        ('expect.koi.map.edo = "bushi*2"', "koi.map.edo: expected bushi*2, found bushi*1 daimyo*1"),
        ('do = ["koi AMA YES"]', "koi AMA YES: expected koi AMA, found nothing"),
        (
            'with.koi.shrine = ["", "shinto", "", ""]\nwith.honor = "lotus koi turtle dragonfly"',
            "the run: expected over, found koi AMA",
        ),
        ('with = { options = { piles = "limited" } }\nexpect.pile_coins = 3', "pile_coins: expected 3, found 41"),
    ],
)
def test_what_is_not_as_written_is_told(text: str, mismatch: str, mode: str) -> None:
    """R-SCN-6"""
    assert run(text, mode) == [mismatch]


AMA = """
    with.koi.shrine = ["", "shinto", "", ""]
    with.honor = "lotus koi turtle dragonfly"
    expect.honor = "koi lotus turtle dragonfly"
"""


def test_legal_and_illegal_actions_at_a_decision_are_told(mode: str) -> None:
    """R-SCN-6"""
    text = AMA + 'do = ["koi AMA YES"]\nlegal.0 = ["YES"]\nillegal.0 = ["PASS", "NUM 3"]'
    assert run(text, mode) == [
        "legal.0: expected YES, found PASS, YES",
        "illegal.0: expected PASS refused, found accepted",
    ]
    assert run(AMA + 'do = ["koi AMA NUM 3"]', mode) == [
        "koi AMA NUM 3: expected legal, found R-DEC-5: not asked (asked ama)"
    ]


@pytest.mark.parametrize(
    "text",
    ["do = ['YES']", "out.nothing = 1", "expect.koi.vp = 'x'", "nothing = 1", "base = 'none'", "do = ['koi AMA NO']"],
)
def test_what_is_no_example_is_refused(text: str) -> None:
    """R-SCN-6"""
    with pytest.raises(KaguraError):
        run(AMA + text if "do" in text else text, "plain")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# nothing", "has no"),
        ("```toml\n[[vector\n```", "is no TOML"),
        ("x" * 16_000_001, "too large"),
        (None, "cannot be read"),
    ],
)
def test_a_file_without_examples_is_refused(tmp_path: Path, text: str | None, message: str) -> None:
    path = tmp_path / "vectors.md"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(VectorError, match=message):
        GAME.read_vectors(path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "vectors.md"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(VectorError, match="UTF-8"):
        GAME.read_vectors(path)


def test_an_example_of_another_game_is_refused() -> None:
    with pytest.raises(VectorError, match="no example"):
        GAME.run_vector(Vector("X", "", (), (), (), 1))


def test_a_position_that_should_be_refused_and_is_not_is_told() -> None:
    accepted = vector_of("test", {"id": "X", "base": "B4"}, bases(), must_fail=True)
    assert [str(m) for m in GAME.run_vector(accepted)] == ["the position: expected refused, found accepted"]
