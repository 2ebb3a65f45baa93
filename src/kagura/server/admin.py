"""What the owner of a server does with its database, while the server runs: look, remove what is old, back up."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal

from msgspec import Struct

from kagura.server.migrations import StoreError
from kagura.server.rows import Begun, Renamed, Row, Sat, Started
from kagura.server.store import FILE, Store

#: Tables removed in one transaction: a server that writes meanwhile waits that long.
AT_ONCE = 50
DAY = 86_400_000


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in the list.

    Attributes:
        table, game: as in `kagura.server.protocol.TableInfo`.
        state: open while places are, running, or over.
        created, changed: milliseconds since 1970.
        rows: how much has happened.
        names: of its players, "" where nobody gave one.
    """

    table: str
    game: str
    state: Literal["open", "running", "over"]
    created: int
    changed: int
    rows: int
    names: list[str]


def open_store(folder: Path) -> Store:
    """The database of a server in use; none is made.

    Raises:
        StoreError: there is none, or it cannot be used.
    """
    if not (folder / FILE).is_file():
        raise StoreError(f"{folder}: no tables are kept here ({FILE} is missing)")
    return Store(folder)


def table_lines(store: Store) -> Iterator[TableLine]:
    """All tables, the latest first."""
    for table, is_over in store.all_tables():
        found = store.rows(table)
        if found and isinstance(found[0].body, Begun):
            yield _line(table, found[0].body, found, is_over=is_over)


def _line(table: str, begun: Begun, found: list[Row], *, is_over: bool) -> TableLine:
    names = [place.name or (place.bot or "") for place in begun.places]
    is_started = False
    for row in found:
        if isinstance(row.body, Sat | Renamed) and row.player is not None:
            names[row.player] = row.body.name
        is_started = is_started or isinstance(row.body, Started)
    return TableLine(
        table=table,
        game=begun.game,
        state="over" if is_over else "running" if is_started else "open",
        created=found[0].at,
        changed=found[-1].at,
        rows=len(found),
        names=names,
    )


def prune(store: Store, before: int, *, unfinished: bool, dry: bool = False) -> int:
    """Remove tables at which nothing has happened since; how many.

    Args:
        store: the database.
        before: milliseconds since 1970.
        unfinished: also those whose match is not over.
        dry: only count them.
    """
    tables = store.quiet_tables(before, unfinished=unfinished)
    for start in range(0, 0 if dry else len(tables), AT_ONCE):
        store.begin()
        try:
            store.remove(tables[start : start + AT_ONCE], before)
            store.commit()
        finally:
            store.rollback()
    return len(tables)


def back_up(store: Store, target: Path, *, replace: bool = False) -> int:
    """Copy the database as it is at this moment, and check the copy; its size in bytes. Nobody has to wait for it.

    Raises:
        StoreError: the copy exists already, or cannot be made.
    """
    if target.exists() and not (replace and target.is_file()):
        raise StoreError(f"{target}: is there already")
    spare = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(spare, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(spare)) as copy:
            store.copy_to(copy)
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise StoreError(f"{target}: the copy is damaged: {verdict}")
        spare.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target}: {error}") from error
    finally:
        with suppress(OSError):
            spare.unlink(missing_ok=True)
    return target.stat().st_size
