"""Match records: what is written is read, and nothing else is."""

import datetime
import os
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kagura
from kagura.core.errors import ContentError, IllegalAction, OptionError, RecordError
from kagura.core.record import DIGEST_EVERY, Record
from kagura.core.record_text import LINE_LENGTH, MOST_BYTES
from tests.core.matches import play, random_record

GAME = kagura.make("last_kannagi")
DECLARED = {"reveal": "declared"}


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGURA_MODE", "plain")


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def error_of(path: Path, text: str | bytes) -> str:
    """The one line that says what is wrong with a text."""
    with pytest.raises(RecordError) as caught:
        Record.load(write(path, text))
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    return message


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.record"


@pytest.fixture(scope="module")
def short() -> Record:
    return random_record(23, seed=7, players=["Ann", "巫女 二", "x"], date=datetime.date(2026, 11, 30))


# -- what is written is read ------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 9, 10, 11, 10**6])
@pytest.mark.parametrize("mode", ["solo3", "team2"])
def test_a_record_is_read_as_it_was_written(path: Path, mode: str, decisions: int) -> None:
    record = random_record(decisions, {"mode": mode})
    record.save(path)
    again = Record.load(path)
    assert again == record
    assert again.text() == path.read_text("utf-8")
    assert again.over == (decisions > 1000)
    assert again.state().digest() == record.state().digest()


def test_a_record_made_by_one_mode_replays_in_another(path: Path) -> None:
    random_record(60).save(path)
    digests = {mode: Record.load(path, mode=mode).state(mode=mode).digest() for mode in ("plain", "checked")}
    assert len(set(digests.values())) == 1


def test_decisions_out_of_turn_are_decisions(path: Path) -> None:
    tried = (random_record(options=DECLARED, seed=seed) for seed in range(40))
    record = next(
        record for record in tried if any(decision.text.startswith("reveal ") for decision in record.decisions)
    )
    record.save(path)
    assert Record.load(path).decisions == record.decisions


def test_any_moment_can_be_shown(short: Record) -> None:
    state = short.state(0)
    for number, decision in enumerate(short.decisions):
        assert short.state(number).digest() == state.digest()
        state.apply(decision.seat, decision.action)
    with pytest.raises(RecordError, match="decision 24 is not in this record; it has 23"):
        short.state(24)
    with pytest.raises(RecordError):
        short.state(-1)


def test_the_state_keeps_events_on_request(short: Record) -> None:
    assert short.state(5, events=True).events()


def test_taking_back_leaves_the_record_as_it_was() -> None:
    record = random_record(17)
    before = record.text()
    play(record, 9)
    record.truncate(17)
    assert record.text() == before
    with pytest.raises(RecordError):
        record.truncate(18)


def test_taking_back_from_the_end_opens_the_record() -> None:
    record = random_record()
    count = len(record.decisions)
    assert record.closing.startswith(f"end {count} ")
    record.truncate(count - 1)
    assert record.closing.startswith(f"open {count - 1} ")


def test_an_illegal_decision_is_not_written_down() -> None:
    record = random_record(3)
    state, before = record.state(), record.text()
    for seat, action in ((0, 109), (9, 0), (0, 999), (1 - state.acting()[0] % 2, 45)):
        with pytest.raises(IllegalAction):
            record.apply(state, seat, action)
    assert record.text() == before


def test_without_a_seed_a_random_one_is_written_down(path: Path) -> None:
    one, two = (Record.begin(GAME) for _ in range(2))
    assert one.seed != two.seed
    one.save(path)
    assert Record.load(path).state().digest() == one.state().digest()


@pytest.mark.parametrize("name", ["", " Ann", "Ann ", "a\nb", "a\tb", "x" * 61, "a\u2028b"])
def test_names_must_fit_on_a_line(name: str) -> None:
    with pytest.raises(RecordError, match="player name"):
        Record.begin(GAME, players=[name, "b", "c"])


def test_every_player_has_a_name() -> None:
    with pytest.raises(RecordError, match="has 2 players, not 3"):
        Record.begin(GAME, {"mode": "team2"}, players=["a", "b", "c"])
    with pytest.raises(OptionError):
        Record.begin(GAME, {"nothing": 1})


@given(st.text(max_size=70))
def test_a_seed_that_is_taken_can_be_read_again(seed: str) -> None:
    try:
        record = Record.begin(GAME, seed=seed)
    except RecordError:
        return
    assert f"seed {seed}\n" in record.text()


# -- content ----------------------------------------------------------------------------------------


def test_a_changed_content_is_needed_again(path: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "own.toml", "[scoring]\nsaviour = { v = 9 }\n")
    record = random_record(12, content=own)
    record.save(path)
    assert Record.load(path, content=own) == record
    with pytest.raises(RecordError, match=rf"line 16: needs the content file with hash {record.sheet.hash()}"):
        Record.load(path)
    with pytest.raises(ContentError):
        Record.load(path, content=tmp_path / "none.toml")


def test_content_as_shipped_is_told_from_a_changed_one(path: Path, tmp_path: Path, short: Record) -> None:
    short.save(path)
    own = write(tmp_path / "own.toml", "[scoring]\nsaviour = { v = 9 }\n")
    with pytest.raises(RecordError, match="leave out the content file"):
        Record.load(path, content=own)


# -- damaged, edited, foreign -----------------------------------------------------------------------


def harmless(record: Record, found: Record) -> bool:
    """Only what no rule reads differs: names and date."""
    found.players, found.date = record.players, record.date
    return found == record


def check_bytes(path: Path, record: Record, data: bytes) -> None:
    message = ""
    try:
        found = Record.load(write(path, data))
    except RecordError as error:
        message = str(error)
    if message:
        assert message.startswith(f"{path}: ")
        assert "\n" not in message
    else:
        assert harmless(record, found)


def test_a_changed_byte_anywhere_is_noticed_or_harmless(path: Path, short: Record) -> None:
    data = short.text().encode()
    for place, byte in enumerate(data):
        for other in {byte ^ 1, byte ^ 32, 0x20, 0x23} - {byte}:
            check_bytes(path, short, data[:place] + bytes([other]) + data[place + 1 :])


@pytest.mark.slow
def test_a_byte_changed_into_any_other_is_noticed_or_harmless(path: Path) -> None:
    record = random_record(11)
    data = record.text().encode()
    for place, byte in enumerate(data):
        for other in range(256):
            if other != byte and (other < 128 or other % 16 == 3):
                check_bytes(path, record, data[:place] + bytes([other]) + data[place + 1 :])


def test_a_lost_or_doubled_byte_anywhere_is_noticed_or_harmless(path: Path, short: Record) -> None:
    data = short.text().encode()
    for place in range(len(data)):
        check_bytes(path, short, data[:place] + data[place + 1 :])
        check_bytes(path, short, data[:place] + data[place : place + 1] + data[place:])


def test_a_file_cut_short_anywhere_is_noticed(path: Path, short: Record) -> None:
    data = short.text().encode()
    for length in range(len(data)):
        error_of(path, data[:length])
    assert "cut short" in error_of(path, data[:-1])
    assert "cut short" in error_of(path, data[: data.rindex(b"\nopen") + 1])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150, deadline=None)
@given(edit=st.data())
def test_edits_of_any_kind_are_noticed_or_harmless(path: Path, short: Record, edit: st.DataObject) -> None:
    data = short.text().encode()
    first = edit.draw(st.integers(0, len(data)))
    last = edit.draw(st.integers(first, min(len(data), first + 40)))
    check_bytes(path, short, data[:first] + edit.draw(st.binary(max_size=30)) + data[last:])


def test_lines_lost_doubled_or_swapped_are_noticed(path: Path, short: Record) -> None:
    lines = short.text().splitlines(keepends=True)
    for i, line in enumerate(lines):
        if not line.startswith("date"):
            error_of(path, "".join(lines[:i] + lines[i + 1 :]))
        error_of(path, "".join([*lines[: i + 1], *lines[i:]]))
        if i + 1 < len(lines):
            error_of(path, "".join([*lines[:i], lines[i + 1], line, *lines[i + 2 :]]))


def test_comments_are_allowed_between_lines(path: Path, short: Record) -> None:
    lines = short.text().splitlines()
    text = "\n".join([lines[0], *(f"{line}\n# a remark" for line in lines[1:])]) + "\n"
    assert Record.load(write(path, text)) == short


REPLACED = [
    ("kagura record 1", "kagura record 2", 1, "has format 2, made by a newer Kagura"),
    ("kagura record 1", "kagura record 0", 1, "there is no format 0"),
    ("kagura record 1", "kagura record 01", 1, "there is no format 01"),
    ("kagura record 1", "Kagura record 1", 1, "this is no match record"),
    ("game last_kannagi", "game chess", 2, "there is no game 'chess'"),
    ("game last_kannagi", "gme last_kannagi", 2, "expected 'game ...'"),
    ("rules 1.0", "rules 1.1", 3, "a newer Kagura is needed"),
    ("rules 1.0", "rules 0.9", 3, "was made by rules version 0.9 of last_kannagi, this Kagura plays version 1.0"),
    ("option mode solo3", "option mood solo3", 4, "there is no option 'mood'"),
    ("option mode solo3", "option mode duel", 4, "mode is 'duel'"),
    ("option mode solo3\n", "", 14, "option mode is missing"),
    ("option zero_move true", "option zero_move True", 14, "option zero_move is written true, not True"),
    ("option zero_move true", "option zero_move true\noption zero_move true", 15, "for the second time"),
    ("option zero_move true\noption content full", "option content full\noption zero_move true", 15, "their order"),
    ("seed 7", "seed 8", 22, "the match replayed gives 'digest 0"),
    ("seed 7", "seed  7", 17, "the seed ' 7' must have"),
    ("date 2026-11-30", "date 2026-11-31", 18, "'2026-11-31' is no date"),
    ("player 2", "player 3", 20, "expected player 2"),
    ("\n1 A ", "\n2 A ", 23, "expected decision 1, found number 2"),
    ("\n1 A ", "\n1 D ", 23, "this match has no seat D"),
    ("\n1 A ", "\n1 B ", 23, "B may not take the decision"),
    ("\n1 A ", "\n1 A DANCE\n1 A ", 23, "'DANCE' is no decision"),
    ("\n1 A ", "\nA ", 23, "is no decision; expected a number, a seat and its decision"),
    ("open 23", "open 24", 48, "the match replayed gives 'open 23"),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), REPLACED)
def test_each_fault_has_one_clear_error(path: Path, short: Record, old: str, new: str, line: int, words: str) -> None:
    text = short.text()
    assert old in text
    message = error_of(path, text.replace(old, new, 1))
    assert words in message
    assert f"line {line}: " in message


def test_another_spelling_is_an_error(path: Path, short: Record) -> None:
    main = short.decisions[0].text
    message = error_of(path, short.text().replace(f"1 A {main}\n", f"1 A {main.lower()}\n", 1))
    assert f"is not written as usual: '1 A {main}'" in message


def test_text_after_the_end_is_an_error(path: Path, short: Record) -> None:
    text = short.text()
    assert "text after the closing line" in error_of(path, text + text.splitlines()[-1] + "\n")
    assert "cut short" in error_of(path, text + "more\n")


def test_decisions_after_the_end_of_the_match_are_an_error(path: Path) -> None:
    record = random_record()
    count = len(record.decisions)
    digest = [f"digest {count} {record.digests[count]}\n"] if count % DIGEST_EVERY == 0 else []
    tail = "".join([*digest, record.closing, "\n"])
    text = record.text().replace(tail, "".join([*digest, f"{count + 1} A REST\n", record.closing, "\n"]))
    assert "may not take the decision REST" in error_of(path, text)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is empty"),
        (b"\xef\xbb\xbfkagura record 1\n", "byte order mark"),
        (b"kagura record 1\r\ngame last_kannagi\r\n", "CR LF"),
        (b"kagura record 1\ngame last_kannagi\r\nopen 1 2\n", "line 2: has a carriage return"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "line 1: is no UTF-8 text"),
        (b"kagura record 1\ngame \xff\n", "line 2: is no UTF-8 text"),
        (b"PK\x03\x04", "this is no match record"),
        (b"\0" * 100, "this is no match record"),
        (b'[Event "x"]\n1. e4 e5\n', "this is no match record"),
        (b"kagura record 1\nopen\n", "line 2: expected 'game ...'"),
        (b"kagura record 1\n", "cut short"),
        (b"kagura record 1\ngame " + b"9" * 5000 + b"\nopen 1\n", "line 2: is too long"),
        (b"kagura record 99999999\n", "this is no match record"),
        ("kagura record ١\n".encode(), "this is no match record"),
    ],
)
def test_other_files_are_told_apart(path: Path, data: bytes, words: str) -> None:
    assert words in error_of(path, data)


FAULTS: list[tuple[bytes, str, int]] = [
    (b"", "empty", 0),
    (b"\xef\xbb\xbfkagura record 1\n", "saved-anew", 1),
    (b"kagura record 1\r\n", "saved-anew", 1),
    (b"kagura record 1\ngame last_kannagi\r\n", "saved-anew", 2),
    (b"\x89PNG\r\n\x1a\n\0\0\0", "foreign", 1),
    (b"kagura record 1\ngame \xff\n", "edited", 2),
    (b"PK\x03\x04", "foreign", 1),
    (b"kagura record 2\n", "newer", 1),
    (b"kagura record 1\n", "cut-short", 2),
    (b"kagura record 1\ngame chess\nopen 0 0\n", "no-game", 2),
    (b"kagura record 1\ngame last_kannagi\nrules 99.0\nopen 0 0\n", "newer", 3),
    (b"kagura record 1\ngame last_kannagi\nrules 0.0\nopen 0 0\n", "other-version", 3),
    (b"kagura record 1\ngame last_kannagi\nplayer 1\nopen 0 0\n", "edited", 3),
]


@pytest.mark.parametrize(("data", "fault", "line"), FAULTS)
def test_each_fault_has_a_name_for_programs(path: Path, data: bytes, fault: str, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        Record.load(write(path, data))
    assert (caught.value.fault, caught.value.line) == (fault, line)


def test_a_fault_of_the_content_has_a_name_too(path: Path, short: Record) -> None:
    with pytest.raises(RecordError) as caught:
        Record.load(write(path, short.text().replace(f"content {short.sheet.hash()}", f"content {'0' * 64}")))
    assert caught.value.fault == "other-content"


def test_a_very_long_number_is_no_decision(path: Path, short: Record) -> None:
    line = f"1 A {short.decisions[0].text}"
    long = "9" * (LINE_LENGTH - 10)
    for text in (f"1 A >{long}", f"1 A n{long}", f"{long} A REST", f"1 A reveal {long}"):
        error_of(path, short.text().replace(line, text, 1))


def test_a_huge_file_is_not_read(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(RecordError, match="too large"):
        Record.load(path)


def test_what_cannot_be_read_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        Record.load(tmp_path)
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        Record.load(tmp_path / "none")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_missing_permission_is_one_clear_error(path: Path, short: Record) -> None:
    short.save(path)
    path.chmod(0)
    with pytest.raises(RecordError, match="cannot be read: Permission denied"):
        Record.load(path)


# -- writing ----------------------------------------------------------------------------------------


def test_a_failed_save_leaves_the_old_file(path: Path, short: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    short.save(path)
    before = path.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match="cannot be written: No space left on device"):
        random_record(5).save(path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_save_keeps_the_rights_and_follows_links(path: Path, short: Record, tmp_path: Path) -> None:
    short.save(path)
    path.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(path)
    random_record(5).save(link)
    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert len(Record.load(path).decisions) == 5


def test_only_ordinary_files_are_written(tmp_path: Path, short: Record) -> None:
    with pytest.raises(RecordError, match="is no ordinary file"):
        short.save(tmp_path)
    with pytest.raises(RecordError, match="is no ordinary file"):
        short.save("/dev/null")
    with pytest.raises(RecordError, match="No such file or directory"):
        short.save(tmp_path / "none" / "file")


def test_a_state_that_no_longer_agrees_is_noticed(short: Record) -> None:
    record = random_record(23)
    record.digests[20] = "0" * 16
    with pytest.raises(RecordError, match="after decision 20"):
        record.state()
