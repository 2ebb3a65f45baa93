"""Databases of every earlier version become one of today, and their tables go on."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import kagura
from kagura.server.migrations import STEPS, StoreError, migrate
from kagura.server.store import FILE, Store
from tests.server.host import hosting

#: What a server of version 1 wrote: one table that runs, one with open places; and tokens for them.
VERSION_1: dict[str, Any] = json.loads((Path(__file__).parent / "databases" / "version1.json").read_text("utf-8"))
#: A step never changes once it was on main: databases were made by it. Add the next one's here.
RELEASED = ("5c2c4b95", "3645348e", "8607de83", "892f85d9")


def database(folder: Path, version: int) -> Path:
    """A database of an earlier version, with its tables as if made with the rules of today."""
    path = folder / FILE
    game = kagura.make("last_kannagi")
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA journal_mode = WAL")
        base.isolation_level = None
        migrate(base, STEPS[:version])
        for table in VERSION_1["tables"]:
            base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", table)
        for *start, body in VERSION_1["rows"]:
            today = {"rules": game.version, "content": game.shipped.hash()} if body["kind"] == "begun" else {}
            base.execute("INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)", (*start, json.dumps(body | today).encode()))
        base.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?)", VERSION_1["tokens"])
    return path


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as base:
        return base.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_tables_of_an_earlier_version_are_played_on(tmp_path: Path, version: int) -> None:
    database(tmp_path, version)
    table, token = VERSION_1["keys"]["running"]
    with hosting(tmp_path) as host:
        with host.guest(table, token) as anna:
            assert anna.table["places"][0]["name"] == "Anna"
            assert [entry["notation"] for entry in anna.entries[1:4]] == ["PRAY 2", "MOVE 1", "MOVE 2"]
            assert anna.ask("rename", name="Annika")["type"] == "done"
        table, invite = VERSION_1["keys"]["open"]
        with host.guest(table, host.sit(table, invite, "Bo")) as bo:
            assert bo.table["places"][1]["name"] == "Bo"


@pytest.mark.parametrize("version", range(len(STEPS) + 1))
def test_from_every_version_the_same_database_is_made(tmp_path: Path, version: int) -> None:
    fresh, old = tmp_path / "fresh", tmp_path / "old"
    for folder in (fresh, old):
        folder.mkdir()
    if version:
        database(old, version)
    Store(old).close()
    Store(fresh).close()
    assert schema(old / FILE) == schema(fresh / FILE)


def test_a_step_that_was_released_is_never_changed() -> None:
    assert tuple(hashlib.sha256(step.encode()).hexdigest()[:8] for step in STEPS) == RELEASED


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = database(tmp_path, len(STEPS))
    with closing(sqlite3.connect(path)) as base:
        base.execute("INSERT INTO migrations VALUES (?, 0)", (len(STEPS) + 1,))
        base.commit()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="made by a later Kagura"):
        Store(tmp_path)
    assert path.read_bytes() == before


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = database(tmp_path, 1)
    before = schema(path)
    with closing(sqlite3.connect(path)) as base:
        base.isolation_level = None
        with pytest.raises(sqlite3.OperationalError):
            migrate(base, (STEPS[0], "CREATE TABLE more (a); CREATE TABLE tables (b)"))
    assert schema(path) == before


def test_of_servers_that_start_at_once_one_brings_it_up_to_date(tmp_path: Path) -> None:
    path = database(tmp_path, 1)
    faults: list[Exception] = []

    def start() -> None:
        try:
            Store(tmp_path).close()
        except Exception as error:  # noqa: BLE001 - told below
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("SELECT version FROM migrations ORDER BY version").fetchall() == [
            (number,) for number in range(1, len(STEPS) + 1)
        ]
