"""The command line as a whole: bad words, closed and full outputs, odd files: one clear line each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules" / "last_kannagi.md"


def kagura(*words: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    """The command with these words, in plain mode."""
    return subprocess.run(
        [sys.executable, "-m", "kagura.cli.main", *words],
        env={**os.environ, "KAGURA_MODE": "plain"},
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )


SIMULATE = ("simulate", "last_kannagi", "--seats", "random,random,random")
BAD = {
    "empty seed": (*SIMULATE, "--games", "1", "--seed", ""),
    "seed with a line end": (*SIMULATE, "--games", "1", "--seed", "a\nb"),
    "long seed": (*SIMULATE, "--games", "1", "--seed", "7" * 61),
    "no games": (*SIMULATE, "--games", "0"),
    "digits of another script": (*SIMULATE, "--games", "\u0663"),
    "too many jobs": (*SIMULATE, "--games", "1", "--jobs", "100000"),
    "depth that takes years": ("perft", "last_kannagi", "--depth", "21"),
    "depth below 0": ("perft", "last_kannagi", "--depth", "-1"),
    "depth of a thousand digits": ("perft", "last_kannagi", "--depth", "9" * 1000),
    "no name of a game": ("play", ""),
    "no seats": ("play", "last_kannagi", "--seats", ""),
    "moment that is no number": ("replay", "missing.txt", "--to", "1e3"),
    "content that is a folder": (*SIMULATE, "--games", "1", "--content", "/"),
    "content without an end": (*SIMULATE, "--games", "1", "--content", "/dev/zero"),
    "vectors without an end": ("vectors", "last_kannagi", "/dev/zero"),
    "record without an end": ("replay", "/dev/zero"),
    "empty content is no record": ("replay", "/dev/null"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_words_get_one_clear_error(what: str) -> None:
    done = kagura(*BAD[what])
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    told = done.stderr.strip().splitlines()[-1]
    assert "kagura" in told
    assert ":" in told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("words", [("games",), ("vectors", "last_kannagi", str(SPECIFICATION))])
def test_a_full_disk_is_told(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = kagura(*words, stdout=full.fileno())
    assert done.returncode == 2
    assert "No space left" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_that_nobody_writes_to_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = kagura("replay", str(tmp_path / "pipe"))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m kagura.cli.main rules last_kannagi | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""


def test_a_closed_output_is_no_error() -> None:
    command = f"{sys.executable} -m kagura.cli.main games >&-"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr
