"""A terminal for tests: lines are typed, what is printed is read."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from kagura.cli.main import main

Play = Callable[..., str]
SOLO = ("last_kannagi", "--seats", "human,random,random", "--seed", "4")


@pytest.fixture
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain mode, English, a small screen."""
    monkeypatch.setenv("KAGURA_MODE", "plain")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "40")


@pytest.fixture
def play(plain_terminal: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run `kagura play` with typed lines; what it printed."""

    def run(typed: str, *args: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        found = main(["play", *args])
        shown = capsys.readouterr()
        assert found == code, shown.err
        return shown.out + shown.err

    return run
