"""The generated sources, and a build from nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kagura.compiler.build import PIPELINE, game_packages, generate
from kagura.core.freshness import PACKAGE, source_hash

ROOT = PACKAGE.parent.parent


def test_every_game_with_rules_is_generated(tmp_path: Path) -> None:
    made = dict(generate(tmp_path))
    assert set(made) == {
        "kagura.core._search",
        "kagura.core._engine",
        "kagura.physics._mat",
        "kagura.physics._physics",
        *(f"{package}._rules" for package in game_packages()),
    }
    assert all(path.is_file() for path in made.values())


def test_what_did_not_change_is_not_written_again(tmp_path: Path) -> None:
    first = {path: path.stat().st_mtime_ns for _, path in generate(tmp_path)}
    assert {path: path.stat().st_mtime_ns for _, path in generate(tmp_path)} == first


def test_the_hash_sees_text_and_names_but_not_line_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagura.core.freshness.PACKAGE", tmp_path)
    (tmp_path / "a.py").write_bytes(b"x = 1\n")
    (tmp_path / "b.py").write_bytes(b"x = 1\n")
    first = source_hash(["a.py"])
    assert source_hash(["b.py"]) != first
    (tmp_path / "a.py").write_bytes(b"x = 1\r\n")
    assert source_hash(["a.py"]) == first
    (tmp_path / "a.py").write_bytes(b"x = 2\n")
    assert source_hash(["a.py"]) != first


def test_the_pipeline_files_exist() -> None:
    assert [name for name in PIPELINE if not (PACKAGE / name).is_file()] == []


def checkout(folder: Path) -> Path:
    """A copy of what a build needs, without anything built."""
    copy = folder / "copy"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


@pytest.mark.skipif(not (ROOT / "setup.py").is_file(), reason="needs the checkout")
def test_a_machine_without_a_compiler_is_told_in_one_line(tmp_path: Path) -> None:
    copy = checkout(tmp_path)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=copy,
        env={**os.environ, "CC": str(tmp_path / "no-such-compiler"), "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stderr.splitlines() if line.startswith("kagura:")]
    assert len(told) == 1
    assert "could not be compiled" in told[0]
    assert "Traceback" not in done.stderr
    assert list(copy.rglob("*.so")) == []
