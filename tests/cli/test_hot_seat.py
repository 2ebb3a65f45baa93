"""A game in which several people decide at once, unseen, around one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kagura
from kagura.bots import load
from kagura.cli import sitting as sittings
from kagura.cli.sitting import Sitting
from kagura.cli.table import Table
from kagura.core.page import Page, cells
from kagura.core.record import Record
from tests.cli.conftest import Play

GAME = kagura.make("rising_sun")
CLANS = ("--option", "clans=koi-lotus-turtle")
TWO = ("rising_sun", "--seats", "human:Ann,human:Bo,random", "--seed", "3", *CLANS)
ONE = ("rising_sun", "--seats", "human,random,random", "--seed", "3", *CLANS)
CURTAIN = "Hand over the keyboard"


@pytest.fixture(autouse=True)
def plain_mode(plain_terminal: None) -> None:
    """Every test here is in plain mode, on a small screen."""


def test_who_comes_next_does_not_see_what_was_listed_unseen(play: Play) -> None:
    out = play("turtle lotus\n\n", *TWO)
    before, _, after = out.partition("B Lotus (Bo) is next. " + CURTAIN)
    assert "> turtle lotus" in before
    assert "\n" * 50 in before
    assert "B Lotus: Which clans would you ally with" in after
    assert "Turtle, Lotus" not in after
    assert "has decided, unseen" in after


def test_a_whole_list_is_typed_in_one_line_and_kept(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    play("turtle lotus\n", *ONE, "--record", str(record))
    decisions = [decision.text for decision in Record.load(record).decisions if decision.seat == 0][:2]
    assert decisions == ["CLAN turtle", "CLAN lotus"]


def test_what_is_asked_after_others_is_preceded_by_all_that_happened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the table where a clan only answers others, such as by taking a gift."""
    table = Table(
        Record.begin(GAME, {"gifts": "on", "clans": "koi-lotus-turtle"}, "2", ["Ann", "Bo", "random"]),
        {2: load("random")},
    )
    typed = iter(["PASS", "CLAN koi", "NUM 2", "YES"])
    monkeypatch.setattr(sittings, "read_line", lambda _: next(typed, None))
    Sitting(table, lambda: Page(80, 40), "en").play()
    out = capsys.readouterr().out.partition("B Lotus offers 2 coins.")[0]
    assert "accept the gift" in out
    assert out.count("Political track") == 2  # before the gifts of Koi and of Lotus


def test_commands_speak_of_this_game(play: Play) -> None:
    out = play("help\nrule\nrule R-BAT\ncard\nCARD foo\n? CLAN koi\nseat B\nscore\nlegend\n", *ONE)
    for part in (
        "notation: CLAN koi, PROV edo",
        "Name a rule, such as: rule R-BAT-3",
        "R-KAMI the Kami Turn",
        "R-BAT-9: ",
        "card needs something after it, such as card path_of_the_spirit",
        "way_of_bushido",
        "CLAN koi is not possible. R-TERM-1",
        "B Lotus, played by random: 0 VP",
        "Points so far",
        "Pieces: D Daimyo",
    ):
        assert part in " ".join(out.split()), part


def test_japanese_is_all_japanese(play: Play) -> None:
    out = play("?\nme\nscore\n規則\n規則 R-BAT\n氏族 lotus\n亀\n", *ONE, "--lang", "ja")
    words = set(re.findall(r"[A-Za-z]{3,}", out.partition("> ?")[2]))
    notation = {"CLAN", "PASS", "koi", "lotus", "turtle", "dragonfly", "bonsai"}
    families = set(re.findall(r"^  R-([A-Z]+) ", out, flags=re.MULTILINE)) | {"BAT"}
    assert words - notation - families - {"score", "random", "record", "kagura", "undo", "log", "help"} == set()


@pytest.mark.parametrize(
    ("page", "language", "names"),
    [
        (Page(80, 24), "en", ["human", "random", "random"]),
        (Page(80, 40, colour=True), "ja", ["human", "Bo", "random", "random", "random"]),
        (Page(spoken=True, boxes=False), "en", ["human", "Bo", "random", "random"]),
    ],
    ids=("three", "five-ja", "spoken"),
)
def test_whole_matches_are_played_to_the_result(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    page: Page,
    language: str,
    names: list[str],
) -> None:
    clans = {3: "koi-lotus-turtle", 4: "lotus-turtle-dragonfly-bonsai", 5: "koi-lotus-turtle-dragonfly-bonsai"}
    record = Record.begin(GAME, {"clans": clans[len(names)]}, "whole", names)
    table = Table(record, {player: load("random") for player, name in enumerate(names) if name == "random"})

    def read(prompt: str) -> str:
        if prompt != "> ":
            return ""
        seat = table.state.acting()[0]
        choices = table.state.choices(seat)
        return GAME.format(table.state, seat, choices[len(choices) // 2])

    monkeypatch.setattr(sittings, "read_line", read)
    assert Sitting(table, lambda: page, language).play() == 0
    out = capsys.readouterr().out
    assert table.state.over
    assert ("Result" if language == "en" else "結果") in out
    assert page.spoken or max(cells(line) for line in out.splitlines()) <= page.width


def test_bots_alone_play_to_the_end(play: Play) -> None:
    out = play("", "rising_sun", "--seats", "random,random,random", "--seed", "2", *CLANS)
    assert "Kami Turn 3" in out
    assert re.search(r"wins? (together )?with \d+ VP", out)
