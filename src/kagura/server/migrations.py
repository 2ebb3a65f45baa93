"""The database's tables, and how an older database becomes one of today. A step is never changed once released."""

from __future__ import annotations

import sqlite3
import time

from kagura.core.errors import KaguraError

#: The primary key (table_id, seq) is the lock: of two writers at once, one is told to look again.
STEPS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        is_over INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX running ON tables (is_over, changed);
    CREATE TABLE rows (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        player INTEGER,
        message TEXT,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX messages ON rows (table_id, player, message) WHERE message IS NOT NULL;
    CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        table_id TEXT NOT NULL,
        role TEXT NOT NULL,
        player INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX tokens_of_table ON tokens (table_id);
    """,
    """
    CREATE TABLE alive (
        number INTEGER PRIMARY KEY CHECK (number = 1),
        at INTEGER NOT NULL
    );
    """,
    """
    CREATE TABLE notices (
        table_id TEXT NOT NULL,
        player INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        due INTEGER,
        PRIMARY KEY (table_id, player, turn)
    ) WITHOUT ROWID;
    CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
    """,
    """
    CREATE TABLE here (
        table_id TEXT NOT NULL,
        player INTEGER NOT NULL,
        process TEXT NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (table_id, player, process)
    ) WITHOUT ROWID;
    """,
)


class StoreError(KaguraError):
    """The database cannot be used."""


def _refuse_later(version: int, known: int) -> None:
    if version > known:
        raise StoreError(f"the database is of version {version}, made by a later Kagura; this one knows {known}")


def migrate(base: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> int:
    """Bring a database up to date; its version.

    Raises:
        StoreError: it was made by a later version of the program.
    """
    base.execute("BEGIN IMMEDIATE")  # of two processes that start at once, the other finds it done
    try:
        base.execute("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at INTEGER NOT NULL)")
        (version,) = base.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
        _refuse_later(version, len(steps))
        for number, step in enumerate(steps[version:], version + 1):
            for statement in filter(str.strip, step.split(";")):
                base.execute(statement)
            base.execute("INSERT INTO migrations VALUES (?, ?)", (number, int(time.time())))
    except BaseException:
        base.execute("ROLLBACK")
        raise
    base.execute("COMMIT")
    return len(steps)
