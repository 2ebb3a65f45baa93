"""`kagura simulate`."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kagura.cli.main import main
from tests.cli.processes import as_from_a_keyboard

RANDOM = ["--seats", "random,random,random"]
PROGRESS = re.compile(r"[1-9][0-9,]*/1,?000,?000")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGURA_MODE", "plain")
    monkeypatch.setenv("LC_ALL", "C")


def simulate(*args: str) -> int:
    return main(["simulate", "last_kannagi", *args])


def test_tables_name_players_seats_and_characters(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "4", *RANDOM, "--jobs", "1", "--seed", "7") == 0
    said = capsys.readouterr()
    for word in ("4 matches, seed 7", "1 random", "Seat", "Character", "Building", "Endings", "Days: 5 ×4", "95 %"):
        assert word in said.out
    assert said.err == ""


def test_the_same_seed_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for jobs in ("1", "2"):
        simulate("--games", "5", *RANDOM, "--jobs", jobs, "--seed", "7")
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]


def test_json_is_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "3", *RANDOM, "--jobs", "1", "--json", "--option", "content=text_only") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["matches"], found["whole"], found["options"]) == (3, True, {"content": "text_only"})
    assert set(found["groups"]) == {"player", "bot", "seat", "character"}


def test_without_a_seed_a_random_one_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(2):
        simulate("--games", "1", *RANDOM, "--jobs", "1", "--json")
        seeds.add(json.loads(capsys.readouterr().out)["seed"])
    assert len(seeds) == 2


@pytest.mark.parametrize(
    "args",
    [
        ["--seats", "random,random"],
        ["--seats", "human,random,random"],
        ["--seats", "random,,random"],
        [*RANDOM, "--option", "mode=team2"],
        [*RANDOM, "--option", "colour=red"],
        [*RANDOM, "--output", "/nonexistent/x.csv"],
        [*RANDOM, "--output", "x.txt"],
        [*RANDOM, "--content", "/nonexistent.toml"],
    ],
)
def test_bad_input_is_one_clear_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "2", "--jobs", "1", *args) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kagura: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.5", "", "9" * 30])
def test_numbers_of_games_are_whole(number: str) -> None:
    with pytest.raises(SystemExit) as caught:
        simulate("--games", number)
    assert caught.value.code == 2


def test_a_full_disk_does_not_lose_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert simulate("--games", "2", *RANDOM, "--jobs", "1", "--output", str(tmp_path / "x.csv")) == 2
    said = capsys.readouterr()
    assert "1 random" in said.out
    assert "No space left on device" in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "x.csv"
    command = [sys.executable, "-m", "kagura.cli.main", "simulate", "last_kannagi", "--games", "1000000", *RANDOM]
    command += ["--jobs", jobs, "--seed", "7", "--output", str(path)]
    screen, its_end = pty.openpty()
    # A group of its own, all of which gets the signal: as from a keyboard.
    run = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=its_end,
        text=True,
        start_new_session=True,
        env=os.environ | {"TERM": "xterm"},
        preexec_fn=as_from_a_keyboard,  # noqa: PLW1509 - no threads run here
    )
    os.close(its_end)
    with run:
        shown = read_until(screen, PROGRESS)
        os.killpg(run.pid, signal.SIGINT)
        shown += read_until(screen, None)
        out, _ = run.communicate(timeout=60)
    os.close(screen)
    assert run.returncode == 130
    assert "Traceback" not in shown
    assert "of 1,000,000 matches are finished" in out
    done = int(out.split("Stopped early: ")[1].split(" ")[0].replace(",", ""))
    assert done > 0
    assert len(path.read_text("utf-8").splitlines()) == 1 + 3 * done


def read_until(screen: int, wanted: re.Pattern[str] | None) -> str:
    """What a program shows until it shows this, or (None) until it ends."""
    shown = ""
    while wanted is None or not wanted.search(shown):
        try:
            part = os.read(screen, 4096)
        except OSError:  # nobody holds the other end any more
            part = b""
        if not part:
            break
        shown += part.decode(errors="replace")
    return shown


def test_what_a_game_counts_has_a_table_and_seats_that_are_clans_no_second_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "rising_sun", "--games", "3", "--seed", "1", "--jobs", "1", "--lang", "en", *RANDOM]
    assert main([*words, "--option", "clans=koi-lotus-turtle"]) == 0
    out = capsys.readouterr().out
    for part in ("What else was counted", "bid Poets", "Clan    Koi", "War tokens", "Alliances: "):
        assert part.lower() in out.lower(), part
    assert "Seat " not in out
