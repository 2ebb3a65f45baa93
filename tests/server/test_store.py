"""The database: rows that stay, conflicts, migrations, and what happens when it cannot be written."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from kagura.server import rows
from kagura.server.migrations import STEPS, StoreError, migrate
from kagura.server.rows import Row, TokenRow
from kagura.server.scribe import Scribe
from kagura.server.store import FILE, Change, Conflict, Store


def row(seq: int, name: str = "Ann", message: str | None = None) -> Row:
    return Row(seq, 1000 + seq, 0, message, rows.Renamed(name=name))


def write(store: Store, *changes: Change) -> None:
    store.begin()
    try:
        store.apart(changes)
    finally:
        store.commit()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_rows_come_back_as_they_were_written(store: Store) -> None:
    written = [row(1), row(2, "Bo", "m1"), Row(3, 9, None, None, rows.TookBack(keep=4))]
    write(store, Change("t", written, is_new=True))
    assert store.rows("t") == written
    assert store.rows("t", after=2) == written[2:]
    assert store.rows("none") == []
    assert store.heads(["t", "none"]) == {"t": 3}
    store.close()


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    Store(tmp_path / "new").close()
    assert stat.S_IMODE((tmp_path / "new" / FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_what_is_there_already_is_a_conflict_and_nothing_of_it_is_written(store: Store) -> None:
    write(store, Change("t", [row(1)], is_new=True))
    with pytest.raises(Conflict):
        write(store, Change("t", [row(2)]), Change("t", [row(1)]))
    with pytest.raises(Conflict):
        write(store, Change("t", [row(1)], is_new=True))
    assert store.rows("t") == [row(1)]
    store.close()


def test_a_message_becomes_one_row_only(store: Store) -> None:
    write(store, Change("t", [row(1), row(2, message="m")], is_new=True))
    with pytest.raises(Conflict):
        write(store, Change("t", [row(3, message="m")]))
    store.close()


def test_tokens_are_known_by_their_hashes(store: Store) -> None:
    token = TokenRow("hash", "t", "player", 1)
    write(store, Change("t", [row(1)], [token], is_new=True))
    write(store, Change("t", (), [token]))  # once more is no conflict
    assert store.token("hash") == token
    assert store.token("other") is None
    store.close()


def test_running_tables_are_listed_the_latest_first(store: Store) -> None:
    for number, table in enumerate("abc"):
        write(store, Change(table, [row(1 + number)], is_new=True))
    write(store, Change("b", [row(9)], is_over=True))
    assert store.running() == ["c", "a"]
    store.close()


def test_writes_of_others_are_noticed(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    before = one.version()
    write(one, Change("t", [row(1)], is_new=True))
    assert one.version() == before
    write(other, Change("t", [row(2)]))
    assert one.version() != before
    one.close()
    other.close()


# -- versions of the database ---------------------------------------------------------------------------


def test_every_earlier_version_becomes_the_present_one() -> None:
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    migrate(fresh)
    for version in range(1, len(STEPS)):
        old = sqlite3.connect(":memory:", isolation_level=None)
        migrate(old, STEPS[:version])
        old.execute("INSERT INTO tables VALUES ('t', 1, 1, 1, 0)")
        assert migrate(old) == migrate(old) == len(STEPS)
        assert shape(old) == shape(fresh)
        assert old.execute("SELECT id FROM tables").fetchone() == ("t",)
        old.close()
    fresh.close()


def shape(base: sqlite3.Connection) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = base.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    return found


def test_a_step_that_fails_changes_nothing() -> None:
    base = sqlite3.connect(":memory:", isolation_level=None)
    migrate(base, STEPS[:1])
    before = shape(base)
    with pytest.raises(sqlite3.Error):
        migrate(base, (*STEPS[:1], "CREATE TABLE more (x); CREATE TABLE tables (x)"))
    assert shape(base) == before
    base.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    migrate(base, (*STEPS, "CREATE TABLE more (x)"))
    base.close()
    with pytest.raises(StoreError, match="later Kagura"):
        Store(tmp_path)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, and long enough to be seen as none" * 30)
    with pytest.raises(StoreError, match=r"tables\.sqlite"):
        Store(tmp_path)


# -- the thread that owns it ----------------------------------------------------------------------------


def test_of_many_writers_each_gets_its_own_answer(tmp_path: Path) -> None:
    async def work(scribe: Scribe) -> list[object]:
        await scribe.write(Change("t", [row(1)], is_new=True))
        jobs = [scribe.write(Change("t", [row(2 + number // 2)])) for number in range(40)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    scribe = Scribe(tmp_path)
    results = asyncio.run(work(scribe))
    assert [type(result) for result in results] == [type(None), Conflict] * 20
    assert len(asyncio.run(scribe.read(lambda store: store.rows("t")))) == 21
    scribe.close()


def test_errors_of_one_reader_are_its_own(tmp_path: Path) -> None:
    def broken(store: Store) -> None:
        raise ZeroDivisionError

    async def work(scribe: Scribe) -> list[object]:
        jobs = [scribe.read(broken), scribe.read(lambda store: store.rows("t"))]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    scribe = Scribe(tmp_path)
    first, second = asyncio.run(work(scribe))
    assert isinstance(first, ZeroDivisionError)
    assert second == []
    scribe.close()


def test_what_the_disk_refuses_is_told_to_all_who_wait_and_later_writes_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    scribe = Scribe(tmp_path)
    commit = scribe.store.commit

    def full() -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(scribe.store, "commit", full)
    for _ in range(2):
        with pytest.raises(StoreError, match="full"):
            asyncio.run(scribe.write(Change("t", [row(1)], is_new=True)))
        assert asyncio.run(scribe.read(lambda store: store.rows("t"))) == []
    monkeypatch.setattr(scribe.store, "commit", commit)
    asyncio.run(scribe.write(Change("t", [row(1)], is_new=True)))
    assert asyncio.run(scribe.read(lambda store: store.rows("t"))) == [row(1)]
    scribe.close()
    assert caplog.messages == ["the database fails: database or disk is full", "the database serves again"]


def test_a_database_that_cannot_even_take_back_still_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scribe = Scribe(tmp_path)

    def broken() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(scribe.store, "commit", broken)
        patch.setattr(scribe.store, "rollback", broken)
        with pytest.raises(StoreError, match="I/O"):
            asyncio.run(asyncio.wait_for(scribe.write(Change("t", [row(1)], is_new=True)), 20))
    scribe.store.rollback()
    asyncio.run(scribe.write(Change("t", [row(1)], is_new=True)))
    scribe.close()
