"""The audit of what is pinned: what is known is told, and what cannot be known is not taken for good."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


@pytest.fixture
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", Path(__file__).parents[1] / ".ci" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SKIPPED = {"dependencies": [{"name": "h11", "skip_reason": "not found"}]}
CLEAN = {"dependencies": [{"name": "h11", "version": "0.16.0", "vulns": []}]}
FAULTY = {"dependencies": [{"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1"}]}]}


@pytest.mark.parametrize("said", [None, [], {}, {"message": "405 Method Not Allowed"}, SKIPPED])
def test_what_is_no_answer_is_not_known(audit: ModuleType, said: Any) -> None:
    assert audit.of_python(said) is None
    assert audit.of_client(said) is None


def test_answers_are_read(audit: ModuleType) -> None:
    assert audit.of_python(CLEAN) == []
    assert audit.of_python(FAULTY) == ["h11 0.1: PYSEC-1"]
    assert audit.of_client({"vulnerabilities": {"vite": {"severity": "high"}}}) == ["vite: high"]
    assert audit.of_client({"vulnerabilities": {}}) == []


@pytest.mark.parametrize(
    ("found", "required", "code"), [([], "1", 0), (None, "", 0), (None, "1", 1), (["h11 0.1: PYSEC-1"], "", 1)]
)
def test_the_exit_code_says_what_was_found(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: list[str] | None,
    required: str,
    code: int,
) -> None:
    monkeypatch.setenv("KAGURA_AUDIT_REQUIRED", required)
    monkeypatch.setattr(audit, "python_faults", lambda: found)
    monkeypatch.setattr(audit, "client_faults", list)
    assert audit.main() == code
    assert ("nothing was audited" in capsys.readouterr().out) == (found is None)


def test_a_program_that_is_not_there_gives_no_answer(audit: ModuleType, tmp_path: Path) -> None:
    assert audit.answer(["no-such-program"], tmp_path) is None
    assert audit.answer(["echo", "no JSON"], tmp_path) is None
    assert audit.answer(["echo", "{}"], tmp_path) == {}
