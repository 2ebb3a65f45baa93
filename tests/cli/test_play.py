"""`kagura play`, driven through its input and output."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import kagura
from kagura.bots import load
from kagura.cli import doctor
from kagura.cli import sitting as sittings
from kagura.cli.commands import Command, read_wish
from kagura.cli.common import default_language
from kagura.cli.main import main
from kagura.cli.sitting import Sitting
from kagura.cli.table import Table
from kagura.core.match import CannotUndo
from kagura.core.page import Page, cells
from kagura.core.record import Record
from kagura.core.text import Texts
from tests.broken_game import with_broken
from tests.cli.conftest import SOLO, Play
from tests.cli.processes import as_from_a_keyboard

GAME = kagura.make("last_kannagi")
KAGURA = [sys.executable, "-m", "kagura.cli.main"]


@pytest.fixture(autouse=True)
def plain_mode(plain_terminal: None) -> None:
    """Every test here is in plain mode, on a small screen."""


def test_the_table_and_the_choices_are_shown(play: Play) -> None:
    out = play("", *SOLO)
    assert "A branch shrine" not in out
    for part in ("25 III", " 0 main", "@", "Time 0", "MOVE", "REST", "choose an action", "Good-bye"):
        assert part in out
    assert max(cells(line) for line in out.splitlines()) <= 80


def test_the_game_may_be_left_out_where_there_is_only_one(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "name the game: last_kannagi, rising_sun" in play("", "--seats", "human,random,random", code=2)
    monkeypatch.setattr("kagura.cli.play.loadable", lambda: ["last_kannagi"])
    assert "The Last Kannagi" in play("", "--seats", "human,random,random")


def test_a_number_and_a_notation_take_the_same_choice(play: Play, tmp_path: Path) -> None:
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    play("MOVE 1\n", *SOLO, "--record", str(first))
    play("1\n", *SOLO, "--record", str(second))
    assert first.read_text() == second.read_text()
    assert " MOVE 1\n" in first.read_text()


def test_an_impossible_choice_is_refused_with_rule_and_reason(play: Play) -> None:
    out = play("BUILD 1\nMOVE EX+\n99\nnonsense\n", *SOLO)
    assert "BUILD 1 is not possible. K-BUILD-2b: Nothing can be built on the main shrine." in out
    assert re.search(r"MOVE EX\+ is not possible. K-CARD-1: ", out)
    assert "The choices are numbered 1 to" in out
    assert '"nonsense" is no choice and no command.' in out


def test_a_question_mark_lists_what_is_impossible_by_reason(play: Play) -> None:
    out = play("?\n? BUILD 2\n? MOVE 1\n?x\n", *SOLO)
    assert "BUILD 1, BUILD 2, BUILD 3, BUILD 4: K-BUILD-2b: Nothing can be built" in out
    assert "BUILD 2 is not possible. K-BUILD-2b" in out
    assert "MOVE 1 is possible now: Move with" in out
    assert '"x" is no choice' in out


def test_spaces_out_of_reach_are_summarised(play: Play) -> None:
    out = play("MOVE 4\n?\n", "last_kannagi", "--seats", "human,random,random", "--seed", "7")
    assert "  >0, >7 to >36: K-MOVE-3: " in out


def test_an_action_without_its_level_is_explained(play: Play) -> None:
    out = play("build\n? DED\n? MOVE\n", *SOLO)
    assert "build needs something after it, such as build" in out
    reasons = out.partition("? DED")[2]
    assert "DED 1, DED 2" in reasons
    assert "BLESS 1" not in reasons.partition("? MOVE")[0]


def test_the_help_has_a_line_for_each_command(play: Play) -> None:
    lines = play("help\n", *SOLO).splitlines()
    assert any(line.startswith("board: the table again; legend: what its signs mean") for line in lines)
    assert any(line.startswith("undo: take back") for line in lines)


def test_while_an_action_goes_on_neither_the_table_nor_the_news_are_repeated(play: Play) -> None:
    out = play("MOVE 2\n>1\nboard\nSTOP\n", "last_kannagi", "--seats", "human,random,random", "--seed", "7")
    begun, _, rest = out.partition("> MOVE 2")
    step, _, rest = rest.partition("> >1")
    assert begun.count("Type 1 to") == 1
    assert begun.count("thick outline") == 1
    assert "move on or stop" in step
    assert not {"What happened", "Day [1]", "Type 1 to"} & set(re.findall(r"What happened|Day \[1\]|Type 1 to", step))
    assert re.search(r"Move 2 \(2 h\); goes 0 > 1 ", rest)
    assert "Day [1]" in rest


def test_one_word_purifies_the_whole_body(play: Play) -> None:
    typed = "MOVE 4\n>1\n>2\n>0\nSTOP\nPRAY 3\na\nall\n"
    out = play(typed, "last_kannagi", "--seats", "human,random,random", "--seed", "7")
    assert "Type all to purify everything" in out
    assert "purifies R Y" in out.partition("> all")[2]


ALL_AT_ONCE = ("last_kannagi", "--seats", "human,random,random", "--seed", "7", "--confirm")


def test_what_one_word_answered_is_taken_back_as_a_whole(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    typed = "MOVE 4\n>1\n>2\n>0\nSTOP\n\nPRAY 3\na\nall\nundo\n"
    out = play(typed, *ALL_AT_ONCE, "--record", str(record))
    back = out.partition("Taken back.")[2]
    assert "how many red do you purify?" in back
    assert Record.load(record).decisions[-1].text == "a"


def test_after_that_single_answers_are_taken_back_one_by_one(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    typed = "MOVE 4\n>1\n>2\n>0\nSTOP\n\nPRAY 3\nall\nundo\na\nn1\nn1\nundo\nundo\n"
    out = play(typed, *ALL_AT_ONCE, "--record", str(record))
    assert out.count("Taken back.") == 3
    assert Record.load(record).decisions[-1].text == "a"


def test_a_choice_taken_back_at_once_does_not_draw_the_table_again(play: Play) -> None:
    out = play("MOVE 2\nundo\nboard\n", *SOLO)
    taken_back = out.partition("Taken back.")[2]
    assert "Day [1]" not in taken_back.partition("> board")[0]
    assert "Day [1]" in taken_back.partition("> board")[2]


def test_the_signs_are_explained_on_request(play: Play) -> None:
    assert play("legend\n", *SOLO).count("thick outline") == 2
    assert "Nothing is drawn here" in play("legend\n", *SOLO, "--accessible")


def test_a_resumed_match_explains_its_signs(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    play("MOVE 2\n", *SOLO, "--record", str(record))
    out = play("", "--resume", str(record))
    assert out.count("thick outline") == 1
    assert "Day [1]" in out
    assert "move on or stop" in out


def test_commands_show_board_seats_score_log_rules_and_help(play: Play) -> None:
    out = play("me\nseat B\nseat Z\nscore\nlog\nlog 3\nrule K-BUILD-2c\nrule\nrule K-NONE\nhelp\nboard\n\n", *SOLO)
    for part in (
        "Blessings (number before",
        "4 face down",
        "The seats are A to C.",
        "Points so far",
        "K-BUILD-2: A build needs a chip (a)",
        "Name a rule, such as",
        "There is no rule K-NONE.",
        "notation: MOVE 2",
    ):
        assert part in out
    assert out.index("You are a shrine maiden", out.index("> help")) < out.index("notation: MOVE 2")


def test_what_others_hold_is_not_shown(play: Play) -> None:
    out = play("seat A\nseat B\nseat C\nlog 99\n", *SOLO)
    assert out.count("4 face down") == 2


def test_a_step_is_taken_back_and_a_turn_that_others_followed_is_not(play: Play) -> None:
    out = play("undo\nMOVE 2\nundo\nREST\nundo\n", *SOLO)
    assert "You have decided nothing yet." in out
    assert "Taken back." in out
    assert re.search(r"It cannot be taken back: . \w+ has acted since.", out)


def test_with_confirm_a_whole_turn_is_taken_back(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    out = play("REST\nundo\nMOVE 1\nSTOP\n\n", *SOLO, "--confirm", "--record", str(record))
    assert "Taken back." in out
    assert " REST\n" not in record.read_text().split("MOVE 1", 1)[0]


def test_the_record_is_saved_after_every_decision_and_resumed(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    out = play("MOVE 2\n>1\nquit\n", *SOLO, "--record", str(record))
    assert f"kagura play --resume {record}" in out
    before = len(Record.load(record).decisions)
    assert f"The match goes on after {before} decisions." in play("REST\n", "--resume", str(record))
    assert len(Record.load(record).decisions) > before


def test_an_existing_file_is_not_written_over(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text("mine")
    assert f"{record} exists" in play("", *SOLO, "--record", str(record), code=2)
    assert record.read_text() == "mine"


def test_a_match_without_record_can_be_saved_later(play: Play, tmp_path: Path) -> None:
    record, other = tmp_path / "later.txt", tmp_path / "other.txt"
    other.write_text("")
    out = play(f"quit\nsave\nsave {other}\nsave {tmp_path}/no/x\nsave {record}\nMOVE 1\nSTOP\nquit\n", *SOLO)
    assert "This match is in no file yet." in out
    assert "Name a file" in out
    assert "already; name another file" in " ".join(out.split())
    assert "cannot be written" in out
    assert Record.load(record).decisions


def test_quitting_twice_leaves_without_a_file(play: Play) -> None:
    assert "The match was not kept" in play("quit\nquit\nMOVE 1\n", *SOLO)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("no_such_game",), "there is no game 'no_such_game'"),
        (("last_kannagi", "--seats", "human"), "--seats names 1, this match has 3 players"),
        (("last_kannagi", "--seats", "human,nobody,random"), "there is no bot 'nobody'"),
        (("last_kannagi", "--seats", "human:greedy,random,random"), "greedy is the name of a bot"),
        (("last_kannagi", "--option", "mode"), "write NAME=VALUE"),
        (("last_kannagi", "--option", "mode=solo9"), "K-OPT-mode"),
        (("last_kannagi", "--option", "mode=solo3", "--option", "mode=solo4"), "given twice"),
        (("last_kannagi", "--content", "none.toml"), "none.toml: cannot be read"),
        (("--resume", "none.txt"), "none.txt: cannot be read"),
        (("--resume", "none.txt", "--seed", "3"), "--seed cannot be changed"),
    ],
)
def test_bad_arguments_are_one_clear_line(play: Play, args: tuple[str, ...], said: str) -> None:
    out = play("", *args, code=2)
    assert said in out
    assert out.startswith("kagura: ")
    assert out.count("\n") == 1


def test_a_record_of_another_game_is_not_resumed_as_this_one(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    play("MOVE 1\n", *SOLO, "--record", str(record))
    assert "not of chess" in play("", "chess", "--resume", str(record), code=2)


def test_between_two_people_there_is_a_curtain(play: Play) -> None:
    out = play("\n", "last_kannagi", "--seats", "human:Ann,human:Bo,random", "--seed", "1")
    assert re.search(r"\((Ann|Bo)\) is next. Hand over the keyboard", out)
    assert "Press Enter" in out
    assert "choose an action" in out


def test_without_secrets_there_is_no_curtain(play: Play) -> None:
    assert "Hand over" not in play("", "last_kannagi", "--seats", "human,human,random", "--option", "content=text_only")


def test_japanese_is_all_japanese(play: Play) -> None:
    out = play("?\nme\nscore\n得点\n説明\nrule K-BUILD-2\n5\n戻す\n", *SOLO, "--lang", "ja")
    words = set(re.findall(r"[A-Za-z]{5,}", out))
    notation = {"BUILD", "BLESS"}
    commands = {"Enter", "board", "legend", "score", "record", "resume", "random", "kagura"}
    assert words - notation - commands == set()


def test_the_screen_reader_mode_draws_nothing(play: Play) -> None:
    out = play("MOVE 1\nboard\nme\n", *SOLO, "--accessible")
    assert not set("┏━┃│┻»⌂") & set(out)
    assert "Space 19, level 3: impurity 2 purple." in out
    assert "Next to it: 1, 2, 3, 4, 5, 6." in out


def test_ascii_is_enough(play: Play) -> None:
    out = play("MOVE 1\n", *SOLO, "--ascii")
    assert out.isascii()
    assert "#25 III" in out


def test_wide_signs_count_like_narrow_ones() -> None:
    texts = Texts("ja", "kagura.cli")
    assert read_wish("?", texts).command is Command.WHY
    assert read_wish("席 B", texts).rest == "B"
    assert read_wish("12", texts).rest == "12"
    assert read_wish("\x00\x07", texts).command is Command.NOTHING
    assert len(read_wish("9" * 9999, texts).rest) == 200


def test_the_language_comes_from_the_locale() -> None:
    assert default_language({"LANG": "ja_JP.UTF-8"}) == "ja"
    assert default_language({"LC_ALL": "en_GB.UTF-8", "LANG": "ja_JP.UTF-8"}) == "en"
    assert default_language({}) == "en"


def test_games_lists_options_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    assert "mode=team2" in capsys.readouterr().out
    assert main(["games", "last_kannagi", "--lang", "ja"]) == 0
    assert "2人、1人2キャラクター" in capsys.readouterr().out


def test_a_broken_game_is_one_clear_line_and_the_others_play_on(
    play: Play, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", with_broken)
    said = "the game 'broken' cannot be loaded: ModuleNotFoundError: No module named 'kagura.not_there'"
    assert play("", "broken", code=2) == f"kagura: {said}\n"
    assert "name the game: last_kannagi, rising_sun\n" in play("", "--seats", "human,random,random", code=2)
    assert main(["games"]) == 0
    assert "rising_sun" in capsys.readouterr().out
    assert said in list(doctor.report())


def test_kagura_alone_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "examples:" in capsys.readouterr().out


# -- whole matches ----------------------------------------------------------------------------------


def answers(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    """Every question gets its last choice but one, every curtain an Enter."""

    def read(prompt: str) -> str:
        if prompt != "> ":
            return ""
        seat = table.state.acting()[0]
        choices = table.state.choices(seat)
        return GAME.format(table.state, seat, choices[len(choices) // 2])

    monkeypatch.setattr(sittings, "read_line", read)


@pytest.mark.parametrize(
    ("mode", "page", "language"),
    [
        ("solo3", Page(80, 24), "en"),
        ("solo3", Page(spoken=True), "ja"),
        ("team2", Page(140, 50, colour=True), "en"),
        ("team2", Page(spoken=True), "en"),
        ("team4", Page(60, 20, boxes=False), "ja"),
    ],
    ids=("small", "spoken-ja", "wide", "spoken", "ascii-ja"),
)
def test_whole_matches_are_played_to_the_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mode: str, page: Page, language: str
) -> None:
    options = {"mode": mode, "characters": "pick" if mode == "team4" else "random", "reveal": "declared"}
    names = ["human", "Bo", "random", "random"][: GAME.players(options)]
    bots = {player: load("random") for player, name in enumerate(names) if name == "random"}
    table = Table(Record.begin(GAME, options, "whole", names), bots)
    answers(monkeypatch, table)
    assert Sitting(table, lambda: page, language).play() == 0
    out = capsys.readouterr().out
    assert table.state.over
    assert ("Result" if language == "en" else "結果") in out
    assert ("Seed: whole" if language == "en" else "シード：whole") in out


def test_the_table_follows_the_size_of_the_window_and_an_interrupt_keeps_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = iter([Page(80, 40), Page(140, 50)])

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(sittings, "read_line", interrupt)
    table = Table(Record.begin(GAME, {"mode": "solo3"}, "size", ["human", "random", "random"]), {1: load("random")})
    table.bots[2] = load("random")
    assert Sitting(table, lambda: next(pages), "en").play() == sittings.INTERRUPTED
    out = capsys.readouterr().out
    assert max(cells(line) for line in out.splitlines()) > 100
    assert "Good-bye" in out


def test_leaving_at_the_curtain_leaves_the_match(play: Play) -> None:
    out = play("", "last_kannagi", "--seats", "human,human,random", "--seed", "4")
    assert "Hand over the keyboard" in out
    assert "Good-bye" in out


def test_bots_alone_play_to_the_end(play: Play) -> None:
    out = play("", "last_kannagi", "--seats", "random,random,random", "--seed", "2")
    assert "Most branch shrines" in out
    assert re.search(r"Move 1 \(1 h\); (goes|stays)", out)
    assert "Seed: 2" in out


# -- taking back, by what is known --------------------------------------------------------------------


def find(wanted: str) -> Table:
    """A match in which player 0 has just decided something that cannot be taken back for this reason."""
    for seed in range(40):
        record = Record.begin(GAME, {}, seed, ["human", "random", "random"])
        table = Table(record, {1: load("random"), 2: load("random")})
        while not table.state.over:
            seat = table.state.acting()[0]
            if table.player(seat) != 0:
                table.take_for_bot(seat)
                continue
            table.take(seat, table.state.choices(seat)[(seed + len(table.taken)) % len(table.state.choices(seat))])
            if reason(table) == wanted:
                return table
    raise AssertionError(wanted)


def reason(table: Table) -> str:
    try:
        table.check_undo(0)
    except CannotUndo as error:
        return error.reason
    return ""


def test_what_was_drawn_at_random_cannot_be_taken_back() -> None:
    table = find("drawn")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_a_revealed_card_cannot_be_taken_back() -> None:
    table = find("learned")
    assert any(event.name == "revealed" for event in table.told(len(table.taken), 0))


def test_taking_back_restores_state_and_record() -> None:
    table = find("")
    before = table.taken[-1].before.digest()
    count = len(table.taken)
    table.undo(0)
    assert table.state.digest() == before == table.record.state().digest()
    assert len(table.taken) == len(table.record.decisions) == count - 1


# -- the process --------------------------------------------------------------------------------------


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A match in a process of its own, at its first question."""
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    command = [*KAGURA, "play", *SOLO, "--record", str(tmp_path / "match.txt")]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        preexec_fn=as_from_a_keyboard,  # noqa: PLW1509 - no threads run here
    )
    with process:
        yield process
        process.kill()


def read_until(process: subprocess.Popen[bytes], part: bytes) -> bytes:
    assert process.stdout is not None
    seen, end = b"", time.monotonic() + 60
    while part not in seen and time.monotonic() < end:
        if not select.select([process.stdout], [], [], 1)[0]:
            continue
        chunk = os.read(process.stdout.fileno(), 65536)
        if not chunk:
            break
        seen += chunk
    assert part in seen, seen
    return seen


def test_an_interrupt_says_where_the_match_is(running: subprocess.Popen[bytes]) -> None:
    read_until(running, b"Type 1 to")
    running.send_signal(signal.SIGINT)
    out = read_until(running, b"Good-bye")
    assert running.wait(30) == 130
    assert b"Traceback" not in out


def test_a_killed_match_has_lost_nothing(running: subprocess.Popen[bytes], tmp_path: Path) -> None:
    read_until(running, b"Type 1 to")
    assert running.stdin is not None
    running.stdin.write(b"MOVE 1\n")
    running.stdin.flush()
    read_until(running, b"move on or stop")
    running.kill()
    running.wait(30)
    assert Record.load(tmp_path / "match.txt").decisions[-1].text == "MOVE 1"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "euc-jp"])
def test_other_encodings_are_no_error(encoding: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    command = [*KAGURA, "play", *SOLO, "--lang", "ja"]
    done = subprocess.run(command, input=b"MOVE 1\n\xff\xfe\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    wanted = "最後の巫女".encode(encoding) if encoding == "euc-jp" else b"The Last Kannagi"
    assert wanted in done.stdout
