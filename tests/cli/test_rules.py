"""`kagura rules`."""

from __future__ import annotations

import argparse

import pytest

from kagura.cli import rules
from kagura.core.errors import KaguraError
from kagura.testing.rule_index import Rule, RuleIndex


def call(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rules.add(parser.add_subparsers())
    args = parser.parse_args(["rules", *words])
    code: int = args.run(args)
    return code


def test_the_table_has_a_line_for_each_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """K-MOVE-7"""
    assert call("last_kannagi") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["rule", "provenance", "source", "code", "tests"]
    assert len(lines) == 219 + 2
    assert any(line.startswith("K-MOVE-7 ") and "EN 84; JP 178" in line for line in lines)


def test_coverage_passes_when_every_rule_has_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("last_kannagi", "--coverage") == 0
    assert "219 rules, 219 with a test" in capsys.readouterr().out


def test_a_rule_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    """K-BUILD-8"""
    assert call("last_kannagi", "K-BUILD-8") == 0
    out = capsys.readouterr().out
    assert out.startswith("K-BUILD-8 (inferred: inf)\n  Branch shrines stay")
    assert "  test  games/last_kannagi/rules/test_build.py::test_branch_shrines_stay" in out


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(KaguraError, match="there is no rule 'X-NO-1'"):
        call("last_kannagi", "X-NO-1")


def test_gaps_are_listed_and_fail(capsys: pytest.CaptureFixture[str]) -> None:
    index = RuleIndex({"X-A-1": Rule("X-A-1", 7, "Some text.")}, {"X-A-2": ["a.py:3", "b.py:4"]})
    assert rules.report_gaps(index) == 1
    assert capsys.readouterr().out.splitlines() == [
        "no test: X-A-1 (line 7): Some text.",
        "no such rule: X-A-2: a.py:3, b.py:4",
    ]
    assert rules.report_gaps(RuleIndex({}, {})) == 0


def test_what_is_too_long_is_cut() -> None:
    assert rules.first_of([]) == "-"
    assert rules.first_of(["a", "b", "c"]) == "a +2"
    assert "…" in rules.row(["X-A-1", "x" * 99, "y", "z", "t"])
