"""Writing, checking and renewing golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.testing.playthrough import PlaythroughError, differences, flat, main, new_playthrough, renewed
from tests.testing.toy import Toy, install


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch) -> str:
    install(monkeypatch, Toy())
    return new_playthrough(Toy(), {"rounds": 2}, "5")


def test_a_playthrough_shows_decisions_events_views_and_digests(text: str) -> None:
    lines = text.splitlines()
    assert lines[:4] == ["playthrough toy 1.0", "option rounds 2", "option repeat false", "seed 5"]
    assert sum(line.startswith("  digest ") for line in lines) == 7
    assert "  [A] T-SET-1 dealt A card=" in text
    assert "  A sees: cards.0 " not in text
    assert "  A sees: cards " in text
    assert "  of 4: bid 0, bid 1, bid 2, bid 3" in text
    assert lines[-4] == "end rounds"


def test_it_is_the_same_when_played_again(text: str) -> None:
    assert renewed(Toy(), text) == text
    assert differences(Toy(), text, "checked") == []


def test_a_change_is_shown(text: str) -> None:
    found = differences(Toy(), text.replace("T-BID-3 won", "T-BID-3 lost", 1))
    assert sum(line.startswith("+") for line in found) == 2


@pytest.mark.parametrize("wrong", ["", "playthrough chess 1.0\nseed 1\n", "playthrough toy 1.0\n"])
def test_what_is_no_playthrough_is_refused(wrong: str) -> None:
    with pytest.raises(PlaythroughError, match="this is no playthrough of toy"):
        renewed(Toy(), wrong)


def test_a_decision_that_became_illegal_is_named(text: str) -> None:
    first = next(line for line in text.splitlines() if line.startswith("1 "))
    with pytest.raises(PlaythroughError, match=r"decision 2, . bid .: T-BID-1"):
        renewed(Toy(), text.replace(first, f"{first}\n{first}", 1))


def test_the_command_writes_checks_and_renews(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "--option", "rounds=2", "--seed", "5"]) == 0
    assert capsys.readouterr().out == text
    path = tmp_path / "toy.txt"
    path.write_text(text.replace("end rounds", "end of it"), encoding="utf-8")
    assert main(["toy", "--check", str(path)]) == 1
    assert "end of it" in capsys.readouterr().out
    assert main(["toy", "--renew", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == text
    assert main(["toy", "--check", str(path)]) == 0


def test_a_view_becomes_paths() -> None:
    view = {"seat": 1, "day": 2, "none": None, "yes": True, "empty": [], "rows": [{"seat": 0, "a": [1, 0]}, {"a": []}]}
    assert flat(view) == {
        "day": "2",
        "none": "-",
        "yes": "yes",
        "empty": "none",
        "rows.0.seat": "0",
        "rows.0.a": "1 0",
        "rows.1.a": "none",
    }
