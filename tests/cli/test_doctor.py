"""`kagura doctor` explains what works and what to do about the rest."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from kagura.cli import doctor


def test_a_working_build_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.run(argparse.Namespace()) == 0
    out = capsys.readouterr().out
    assert "last_kannagi 1.0: " in out
    assert "numpy: installed" in out


def test_a_missing_build_is_explained_step_by_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for verdict in ("why_not", "why_not_parts"):
        monkeypatch.setattr(doctor, verdict, lambda _: "there is no build of the rules")
    monkeypatch.setattr("kagura.cli.doctor.shutil.which", lambda _: None)
    monkeypatch.setattr("kagura.cli.doctor.sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setattr("kagura.cli.doctor.importlib.util.find_spec", lambda _: None)
    report = "\n".join(doctor.report())
    assert "runs as plain Python, some fifty times slower: there is no build of the rules" in report
    assert "no C compiler found" in report
    assert "headers of Python are missing" in report
    assert "Cython is not installed" in report
    assert "pip install 'kagura[parquet]'" in report


def test_an_installed_package_is_told_to_install_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for verdict in ("why_not", "why_not_parts"):
        monkeypatch.setattr(doctor, verdict, lambda _: "there is no build of the rules")
    monkeypatch.setattr(doctor, "PACKAGE", tmp_path / "site-packages" / "kagura")
    assert "--force-reinstall" in "\n".join(doctor.report())


@pytest.mark.parametrize(("mode", "told"), [("fast", "must be one of plain"), ("compiled", "cannot run")])
def test_a_mode_that_cannot_be_had_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mode: str, told: str
) -> None:
    for verdict in ("why_not", "why_not_parts"):
        monkeypatch.setattr(doctor, verdict, lambda _: "there is no build of the rules")
    monkeypatch.setenv("KAGURA_MODE", mode)
    assert doctor.run(argparse.Namespace()) == 1
    assert told in capsys.readouterr().out


def test_an_asked_for_mode_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGURA_MODE", "plain")
    assert "mode: plain (KAGURA_MODE)" in list(doctor.report())


def test_no_game_at_all_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagura.installed", list)
    assert any("no game is installed" in line for line in doctor.report())
