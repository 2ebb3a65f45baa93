"""`kagura admin` beside a server that runs."""

from __future__ import annotations

import json
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kagura.cli.main import main
from kagura.core.record import Record
from kagura.server.fold import Fold, OtherVersion
from kagura.server.store import FILE, Change, Gone, Store
from tests.server.host import HOTSEAT, ME_AND_BOTS, THREE_PEOPLE, Guest, Host, Made, hosting, wait_for


@pytest.fixture
def owned(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path / "data") as host:
        yield host


def admin(host: Host | Path, *words: str) -> int:
    folder = host if isinstance(host, Path) else host.settings.folder
    return main(["admin", *words, "--data", str(folder), "--lang", "en"])


def listed(host: Host, capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, object]]:
    capsys.readouterr()
    assert admin(host, "list", "--json") == 0
    return {line["table"]: line for line in map(json.loads, capsys.readouterr().out.splitlines())}


def play(made: Made, decisions: int) -> None:
    for number in range(decisions):
        fold = made.host.service.tables.lives[made.id].fold
        with made.guest(player=fold.thinking()[0]) as guest:
            guest.act(number)


def play_to_the_end(made: Made) -> None:
    with made.guest() as ann:
        while not ann.my_turn().is_over:
            ann.act(len(ann.entries))


# -- list -----------------------------------------------------------------------------------------------


def test_all_tables_are_listed(owned: Host, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(owned, "list") == 0
    assert capsys.readouterr().out == "No tables are kept here.\n"
    waiting, running, over = (owned.new_table(seats) for seats in (THREE_PEOPLE, HOTSEAT, ME_AND_BOTS))
    owned.sit(waiting.id, waiting.token("invite", 1), "Bea")
    play_to_the_end(over)
    found = listed(owned, capsys)
    assert [found[made.id]["state"] for made in (waiting, running, over)] == ["open", "running", "over"]
    assert found[waiting.id]["names"] == ["Ann", "Bea", ""]
    assert next(iter(found)) == over.id
    assert admin(owned, "list") == 0
    out = capsys.readouterr().out
    assert f"{waiting.id}  last_kannagi  open" in out
    assert "Ann, Bea, ?" in out


def test_where_no_tables_are_none_are_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(tmp_path, "list") == 2
    assert "no tables are kept here" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_folder_may_stand_before_the_verb(owned: Host, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(owned.settings.folder), "--lang", "ja", "list"]) == 0
    assert capsys.readouterr().out == "ここに卓はありません。\n"


# -- export and import ----------------------------------------------------------------------------------


def test_a_table_goes_to_another_server_and_is_played_on(owned: Host, tmp_path: Path) -> None:
    made = owned.new_table(HOTSEAT)
    play(made, 8)
    assert admin(owned, "export", made.id, "--to", str(tmp_path / "out")) == 0
    file = tmp_path / "out" / f"{made.id}.table.jsonl"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with hosting(tmp_path / "other") as other:
        assert admin(other, "import", str(file)) == 0
        for player in range(3):
            with (
                owned.guest(made.id, made.token(player=player)) as here,
                other.guest(made.id, made.token(player=player)) as there,
            ):
                assert there.entries == here.entries
                assert there.now == here.now
        fold = other.service.tables.lives[made.id].fold
        with other.guest(made.id, made.token(player=fold.thinking()[0])) as there:
            assert there.act()["type"] == "done"


def test_the_record_of_a_match_comes_with_it(owned: Host, tmp_path: Path) -> None:
    made = owned.new_table(ME_AND_BOTS)
    play_to_the_end(made)
    assert admin(owned, "export", made.id, "--to", str(tmp_path)) == 0
    record = Record.load(tmp_path / f"{made.id}.kagura.txt")
    assert record.over
    assert record.players[0] == "Ann"


def test_of_a_match_that_has_not_begun_there_is_no_record(owned: Host, tmp_path: Path) -> None:
    made = owned.new_table(THREE_PEOPLE)
    assert admin(owned, "export", made.id, "--to", str(tmp_path)) == 0
    assert [file.name for file in tmp_path.glob("*.*")] == [f"{made.id}.table.jsonl"]


def test_a_table_of_other_rules_is_exported_without_its_record(
    owned: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = owned.new_table(HOTSEAT)

    def other(*_: object) -> None:
        raise OtherVersion("another")

    monkeypatch.setattr(Fold, "of", other)
    assert admin(owned, "export", made.id, "--to", str(tmp_path)) == 0
    assert not list(tmp_path.glob("*.kagura.txt"))


def test_there_must_be_such_a_table(owned: Host, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(owned, "export", "nothing") == 2
    assert "there is no table nothing" in capsys.readouterr().err


def test_a_table_that_is_there_is_not_taken_in_again(
    owned: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = owned.new_table(HOTSEAT)
    admin(owned, "export", made.id, "--to", str(tmp_path))
    assert admin(owned, "import", str(tmp_path / f"{made.id}.table.jsonl")) == 2
    assert f"table {made.id} is there already" in capsys.readouterr().err
    play(made, 1)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda _: [], "no table of a format"),
        (lambda lines: ["{}", *lines], "no table:"),
        (lambda lines: ["\xff", *lines], "no table:"),
        (lambda lines: [lines[0].replace('"format":1', '"format":9'), *lines[1:]], "no table of a format"),
        (lambda lines: lines[1:], "no table of a format"),
        (lambda lines: lines[:1], "not whole"),
        (lambda lines: lines[:-1], "not whole"),
        (lambda lines: [*lines, lines[-1]], "not whole"),
        (lambda lines: [*lines[:2], *lines[3:]], "not whole"),
        (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], "rows are missing"),
        (lambda lines: [lines[0], *lines[3:-1], lines[-1].replace('"lines":6', '"lines":4')], "rows are missing"),
    ],
)
def test_a_damaged_file_is_not_taken_in(
    owned: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: object, fault: str
) -> None:
    made = owned.new_table(HOTSEAT)
    admin(owned, "export", made.id, "--to", str(tmp_path))
    file = tmp_path / f"{made.id}.table.jsonl"
    lines = file.read_text().splitlines()
    assert len(lines) == 8  # head, two rows, four tokens, end
    file.write_text("\n".join(change(lines)), "latin-1")  # type: ignore[operator]
    capsys.readouterr()
    assert admin(owned, "import", str(file)) == 2
    assert fault in capsys.readouterr().err


# -- prune ----------------------------------------------------------------------------------------------


def age(host: Host, *tables: Made) -> None:
    """As if nothing had happened there for a hundred days."""
    with closing(sqlite3.connect(host.settings.folder / FILE)) as base, base:
        for made in tables:
            base.execute("UPDATE tables SET changed = changed - 8640000000 WHERE id = ?", (made.id,))


def test_old_tables_are_removed_with_all_that_belongs_to_them(owned: Host, capsys: pytest.CaptureFixture[str]) -> None:
    old, quiet, fresh = (owned.new_table(seats) for seats in (ME_AND_BOTS, HOTSEAT, ME_AND_BOTS))
    for made in (old, fresh):
        play_to_the_end(made)
    age(owned, old, quiet)
    assert admin(owned, "prune", "--days", "90", "--dry-run") == 0
    assert "One table would be removed." in capsys.readouterr().out
    assert set(listed(owned, capsys)) == {old.id, quiet.id, fresh.id}
    assert admin(owned, "prune", "--days", "90") == 0
    assert "One table was removed." in capsys.readouterr().out
    assert set(listed(owned, capsys)) == {quiet.id, fresh.id}
    assert admin(owned, "prune", "--days", "90", "--unfinished") == 0
    assert set(listed(owned, capsys)) == {fresh.id}
    with closing(sqlite3.connect(owned.settings.folder / FILE)) as base:
        for part in ("rows", "tokens"):
            assert base.execute(f"SELECT DISTINCT table_id FROM {part}").fetchall() == [(fresh.id,)]


def test_whoever_is_at_a_removed_table_is_told_that_it_is_gone(owned: Host) -> None:
    made = owned.new_table(HOTSEAT, clock={"kind": "move", "seconds": 600})
    with made.guest() as ann:
        age(owned, made)
        assert admin(owned, "prune", "--days", "1", "--unfinished") == 0
        with pytest.raises(ConnectionClosed) as closed:
            ann.hear_until(lambda _: False)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4004
    assert made.id not in owned.service.tables.lives
    assert not owned.service.tables.timers


def test_nothing_is_written_to_a_removed_table(tmp_path: Path) -> None:
    with hosting(tmp_path, poll_seconds=3600) as host:
        made = host.new_table(ME_AND_BOTS)
        with made.guest() as ann:
            ann.my_turn()
            age(host, made)
            assert admin(host, "prune", "--days", "1", "--unfinished") == 0
            ann.send("act", seq=ann.now["seq"], seat=ann.now["acting"][0], action=ann.choices()[0]["action"])
            with pytest.raises(ConnectionClosed):
                ann.hear_until(lambda _: False)
        assert host.service.scribe.store.rows(made.id) == []
        wait_for(lambda: not host.service.tables.lives)


def test_bots_stop_at_a_removed_table(tmp_path: Path) -> None:
    with hosting(tmp_path, poll_seconds=3600, bot_pause=0.5) as host:
        made = host.new_table(ME_AND_BOTS)
        with made.guest() as ann:
            ann.my_turn()
            while owed_by_people(host, made):
                ann.act()
            age(host, made)
            assert admin(host, "prune", "--days", "1", "--unfinished") == 0
            live_drive = host.service.tables.lives[made.id].drive
            assert live_drive
            wait_for(live_drive.done)


def owed_by_people(host: Host, made: Made) -> bool:
    return bool(host.service.tables.lives[made.id].fold.thinking())


def test_days_are_not_counted_backwards(owned: Host, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        admin(owned, "prune", "--days", "-1")
    assert "counted from 0" in capsys.readouterr().err


def test_a_row_for_no_table_is_refused(tmp_path: Path, owned: Host) -> None:
    made = owned.new_table(HOTSEAT)
    row = owned.service.scribe.store.rows(made.id)[1]
    store = Store(tmp_path / "empty")
    store.begin()
    with pytest.raises(Gone):
        store.apart([Change("nothing", (row,))])
    store.rollback()
    store.close()


# -- backup ---------------------------------------------------------------------------------------------


def test_a_backup_is_taken_while_people_play_and_goes_on_as_a_server(
    owned: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = owned.new_table(HOTSEAT)
    is_done = threading.Event()

    def keep_playing() -> None:
        while not is_done.is_set():
            play(made, 1)

    player = threading.Thread(target=keep_playing)
    player.start()
    folder = tmp_path / "restored"
    folder.mkdir()
    try:
        assert admin(owned, "backup", str(folder / FILE)) == 0
    finally:
        is_done.set()
        player.join()
    assert "checked" in capsys.readouterr().out
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    assert [file.name for file in folder.iterdir()] == [FILE]
    with hosting(folder) as other, other.guest(made.id, made.token(player=0)) as there, made.guest(player=0) as here:
        count = len(there.entries)
        assert there.entries == here.entries[:count]


def test_an_older_backup_is_replaced_only_when_asked(
    owned: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.sqlite"
    file.write_text("older")
    assert admin(owned, "backup", str(file)) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text() == "older"
    assert admin(owned, "backup", str(file), "--replace") == 0
    assert file.read_bytes().startswith(b"SQLite format 3")
    assert admin(owned, "backup", str(tmp_path / "no" / "folder")) == 2
    assert admin(owned, "backup", str(tmp_path), "--replace") == 2


def test_a_damaged_copy_is_no_backup(owned: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(_: Store, copy: sqlite3.Connection) -> None:
        copy.execute("CREATE TABLE one (number CHECK (number = 1))")
        copy.execute("PRAGMA ignore_check_constraints = ON")
        copy.execute("INSERT INTO one VALUES (2)")
        copy.execute("PRAGMA ignore_check_constraints = OFF")
        copy.commit()

    monkeypatch.setattr(Store, "copy_to", half)
    assert admin(owned, "backup", str(tmp_path / "copy")) == 2
    assert not (tmp_path / "copy").exists()


def test_guests_are_still_served_afterwards(owned: Host) -> None:
    made = owned.new_table(ME_AND_BOTS)
    assert admin(owned, "list") == 0
    with Guest(owned.url, made.id, made.token()) as ann:
        assert ann.my_turn().act()["type"] == "done"
