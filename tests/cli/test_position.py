"""`kagura position`: a position that was set up by hand, step by step."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from kagura.cli.main import main

PRINTED = Path(__file__).parents[2] / "docs" / "positions" / "rising_sun_kami_turn.toml"


def test_the_printed_kami_turn_is_resolved_with_the_rule_of_every_step(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("PROV mars\nNUM 3\nPROV kansai\n"))
    assert main(["position", "rising_sun", str(PRINTED), "--answer", "YES", "--mode", "plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "R-KAMI-5   Koi: wins the shrine of Susanoo with Force 1, a tie that Honor breaks"
    assert "R-KAMI-8   Dragonfly: rises to the top of the Honor track" in lines
    assert "turtle: Where do you summon a Bushi?" in lines
    assert any(line.startswith("'PROV mars' is no decision") for line in lines)
    assert any(line.startswith("R-DEC-5: not asked") for line in lines)
    assert lines[-1] == "R-TERM-8   Turtle: summons a Bushi to Kansai"


def test_answers_that_end_too_early_and_files_that_are_none_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    binary, large = tmp_path / "binary.toml", tmp_path / "large.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    large.write_bytes(b"x" * 1_000_001)
    for path, message in (
        (PRINTED, "the answers ended before the position did"),
        (tmp_path / "none.toml", "cannot be read"),
        (binary, "is no UTF-8 text"),
        (large, "is too large to be a position"),
    ):
        assert main(["position", "rising_sun", str(path), "--mode", "plain"]) != 0
        assert message in capsys.readouterr().err
