"""What is typed at the table: words of both languages, what is nearly right, and questions about rules."""

from __future__ import annotations

import re
from pathlib import Path

import kagura
from kagura.bots import load
from kagura.cli.table import Table
from kagura.cli.typed import in_notation
from kagura.core.record import Record
from kagura.core.text import Texts
from tests.cli.conftest import SOLO, Play

GAME = kagura.make("last_kannagi")


def flat(text: str) -> str:
    return " ".join(text.split())


def test_japanese_words_are_actions() -> None:
    texts = Texts("ja", "kagura.cli", GAME.package)
    for typed, notation in {
        "移動 2": "MOVE 2",
        "移動2+": "MOVE 2+",
        "建立EX+": "BUILD EX+",
        "祈祷 1": "PRAY 1",
        "加護3": "BLESS 3",
        "奉納 4": "DED 4",
        "休息": "REST",
        "パス": "PASS",
        "止まる": "STOP",
        "赤": "R",
        "楓": "kaede",
        "公開 3": "reveal 3",
        "MOVE 2": "MOVE 2",
        ">7": ">7",
    }.items():
        assert in_notation(typed, texts) == notation


def test_longer_english_words_are_actions_too() -> None:
    texts = Texts("en", "kagura.cli", GAME.package)
    assert in_notation("Dedicate 2", texts) == "DED 2"
    assert in_notation("移動2", texts) == "MOVE 2"
    assert in_notation("prayer 4+", texts) == "PRAY 4+"
    assert in_notation("prayers 4", texts) == "prayers 4"


def test_japanese_words_are_taken_at_the_table(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    out = play("移動\n? 建立\n移動9\n建立2\n移動2\n", *SOLO, "--lang", "ja", "--record", str(record))
    assert "MOVEには続きが要ります" in flat(out)
    assert "BUILD 2はできません" in out
    assert "MOVE 9はありません" in out
    assert " MOVE 2\n" in record.read_text()


def test_a_level_that_does_not_exist_is_answered_with_those_that_do(play: Play) -> None:
    out = flat(play("MOVE 9\n? pray 7\nMOVE 2 3\n", *SOLO))
    assert "There is no MOVE 9. MOVE goes with 1, 2, 3, 4, EX, 2+, 3+, 4+, EX+." in out
    assert "There is no PRAY 7. PRAY goes with" in out
    assert "There is no MOVE 2 3." in out


def test_asking_why_about_a_possible_choice_says_what_it_does(play: Play) -> None:
    out = flat(play("? 2\n? MOVE 1\n? 99\n", *SOLO))
    assert "MOVE 2 is possible now: Move with power 2 (2 h)" in out
    assert "MOVE 1 is possible now: Move with power 1 (1 h)" in out
    assert "The choices are numbered 1 to" in out


def test_rule_alone_lists_the_families_and_a_family_its_rules(play: Play) -> None:
    out = play("rule\nrule K-MOVE\nrule build\n", *SOLO)
    assert "K-MOVE" in out.partition("rule K-BUILD-2")[2].partition("K-MOVE-1:")[0]
    assert "K-MOVE-5: A step costs 1" in out
    assert out.index("K-MOVE-2: ") < out.index("K-MOVE-10: ")
    assert "K-BUILD-3: Build power" in out
    out = play("規則\n規則 K-MOVE\n", *SOLO, "--lang", "ja")
    assert "K-MOVE   移動" in out
    assert "K-MOVE-5: 1歩の移動力は1" in out


def test_a_rule_in_full_is_readable_and_names_its_source_apart(play: Play) -> None:
    out = play("rule K-MOVE-7\nrule K-MOVE-8\nrule K-COMP-1\nrule K-TURN-2\n", *SOLO)
    assert not re.search(r"\[[^]]*\b(EN|JP|inf|rec)\b", out)
    assert "`" not in out
    assert "Source: English rulebook, line 84; Japanese tutorial, line 178" in flat(out)
    assert "Source: inferred" in out
    assert "house rule" in flat(out.partition("K-COMP-1")[2])
    assert "in form: 1 | 1 | 1 | 1 | 1" in out


def test_undo_after_others_acted_mentions_how_to_be_in_time(play: Play) -> None:
    assert "--confirm" in play("REST\nundo\n", *SOLO)
    assert "--confirm" in play("休息\n戻す\n", *SOLO, "--lang", "ja")
    assert "--confirm" not in play("REST\n\nundo\n", *SOLO, "--confirm")


def test_a_finished_record_is_said_to_be_over_and_its_result_is_shown(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "over.txt"
    names = ["human", "random", "random"]
    table = Table(Record.begin(GAME, {}, "over", names), dict.fromkeys(range(3), load("random")), path)
    while not table.state.over:
        table.take_for_bot(table.state.acting()[0])
    out = play("", "--resume", str(path))
    assert f"This match is over after {len(table.taken)} decisions." in out
    assert "goes on" not in out
    assert "Result" in out
    assert "対局は終わっています" in play("", "--resume", str(path), "--lang", "ja")
