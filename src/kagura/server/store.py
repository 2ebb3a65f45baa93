"""The database: append-only rows of tables, and tokens by their hashes. SQLite with a write-ahead log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kagura.server.migrations import StoreError, migrate
from kagura.server.rows import Row, TokenRow, Turn, decode, encode

FILE = "tables.sqlite"
BUSY_SECONDS = 10


class Conflict(Exception):
    """Somebody else wrote to the table first: read its new rows and look again."""


class Gone(Conflict):
    """The table was removed."""


@dataclass(frozen=True, slots=True)
class Change:
    """Rows that belong together at one table, and the tokens that come with them."""

    table: str
    rows: Sequence[Row]
    tokens: Sequence[TokenRow] = ()
    is_over: bool = False
    is_new: bool = field(default=False, kw_only=True)


class Store:
    """One connection to the database; used by one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._base = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            self.path.chmod(0o600)
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = FULL")  # what was acknowledged outlives a power cut
            migrate(self._base)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.path}: {error}") from error

    def close(self) -> None:
        """Close the connection."""
        self._base.close()

    # -- transactions -----------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin a transaction that will write."""
        self._base.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Make all since `begin` last."""
        self._base.execute("COMMIT")

    def rollback(self) -> None:
        """Forget all since `begin`."""
        if self._base.in_transaction:
            self._base.execute("ROLLBACK")

    def apart(self, changes: Iterable[Change]) -> None:
        """Within a transaction: write changes, all of them or none.

        Raises:
            Conflict: one of their rows is there already, or (Gone) the table is not.
        """
        self._base.execute("SAVEPOINT one")
        try:
            for change in changes:
                self._write(change)
        except Gone:
            self._base.execute("ROLLBACK TO one")
            raise
        except sqlite3.IntegrityError as error:
            self._base.execute("ROLLBACK TO one")
            raise Conflict(str(error)) from error
        finally:
            self._base.execute("RELEASE one")

    def _write(self, change: Change) -> None:
        last = change.rows[-1] if change.rows else None
        if last and change.is_new:
            values = (change.table, change.rows[0].at, last.at, last.seq, change.is_over)
            self._base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", values)
        elif last:
            found = self._base.execute(
                "UPDATE tables SET changed = ?, seq = ?, is_over = ? WHERE id = ?",
                (last.at, last.seq, change.is_over, change.table),
            )
            if not found.rowcount:
                raise Gone(change.table)
        self._base.executemany(
            "INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)",
            [(change.table, row.seq, row.at, row.player, row.message, encode(row.body)) for row in change.rows],
        )
        # a token may be made again from what it is derived from
        self._base.executemany(
            "INSERT OR IGNORE INTO tokens VALUES (?, ?, ?, ?)",
            [(token.hash, token.table, token.role, token.player) for token in change.tokens],
        )

    # -- reading ------------------------------------------------------------------------------------

    def rows(self, table: str, after: int = 0, most: int = -1) -> list[Row]:
        """The rows of a table after the first so many, `most` of them; none if there is no such table."""
        found = self._base.execute(
            "SELECT seq, at, player, message, body FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
            (table, after, most),
        )
        return [Row(seq, at, player, message, decode(body)) for seq, at, player, message, body in found]

    def token(self, hashed: str) -> TokenRow | None:
        """What a token is good for; None if it is none."""
        found = self._base.execute("SELECT hash, table_id, role, player FROM tokens WHERE hash = ?", (hashed,))
        row = found.fetchone()
        return TokenRow(*row) if row else None

    def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the last row of tables."""
        found: dict[str, int] = {}
        for table in tables:
            row = self._base.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
            if row:
                found[table] = row[0]
        return found

    def running(self) -> list[str]:
        """The tables whose match is not over, the latest first."""
        found = self._base.execute("SELECT id FROM tables WHERE is_over = 0 ORDER BY changed DESC")
        return [table for (table,) in found]

    def alive(self) -> int | None:
        """When a server with clocks to keep last said that it is there, in milliseconds since 1970."""
        row = self._base.execute("SELECT at FROM alive").fetchone()
        return row[0] if row else None

    def set_alive(self, at: int) -> None:
        """A server with clocks to keep is there."""
        self._base.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (at,))

    # -- for the owner ------------------------------------------------------------------------------

    def all_tables(self) -> list[tuple[str, bool]]:
        """All tables, and whether their match is over, the latest first."""
        found = self._base.execute("SELECT id, is_over FROM tables ORDER BY changed DESC, id")
        return [(table, bool(is_over)) for table, is_over in found]

    def whole(self, table: str) -> Change | None:
        """All that is known of a table, as it would be written anew; None if there is none."""
        self._base.execute("BEGIN")  # one moment for all that is read
        try:
            head = self._base.execute("SELECT is_over FROM tables WHERE id = ?", (table,)).fetchone()
            tokens = self._base.execute(
                "SELECT hash, table_id, role, player FROM tokens WHERE table_id = ? ORDER BY hash", (table,)
            )
            found = [TokenRow(*row) for row in tokens]
            return Change(table, self.rows(table), found, bool(head[0]), is_new=True) if head else None
        finally:
            self._base.execute("ROLLBACK")

    def quiet_tables(self, before: int, *, unfinished: bool) -> list[str]:
        """Tables at which nothing has happened since; with `unfinished` also those whose match is not over."""
        found = self._base.execute(
            "SELECT id FROM tables WHERE changed < ? AND (is_over OR ?) ORDER BY changed", (before, unfinished)
        )
        return [table for (table,) in found]

    def remove(self, tables: Iterable[str], before: int) -> None:
        """Within a transaction: remove tables at which nothing has happened since."""
        for table in tables:
            found = self._base.execute("DELETE FROM tables WHERE id = ? AND changed < ?", (table, before))
            if found.rowcount:
                for part in ("rows", "tokens", "notices"):
                    self._base.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))

    def copy_to(self, copy: sqlite3.Connection) -> None:
        """Copy the whole database as it is at this moment."""
        self._base.backup(copy)

    # -- notices --------------------------------------------------------------------------------------

    def note_turns(self, turns: Iterable[Turn], due: int) -> None:
        """Somebody is to be told of turns; of one that was noted before nobody is told again."""
        self._base.executemany(
            "INSERT OR IGNORE INTO notices (table_id, player, turn, due) VALUES (?, ?, ?, ?)",
            [(turn.table, turn.player, turn.number, due) for turn in turns],
        )

    def has_due(self, now: int) -> bool:
        """Whether somebody is to be told of a turn by now."""
        return self._base.execute("SELECT 1 FROM notices WHERE due <= ? LIMIT 1", (now,)).fetchone() is not None

    def claim_turns(self, now: int, until: int, most: int) -> list[Turn]:
        """Turns of which to tell now; nobody else does until then."""
        found = self._base.execute(
            "SELECT table_id, player, turn, tries + 1 FROM notices WHERE due <= ? ORDER BY due LIMIT ?", (now, most)
        )
        turns = [Turn(*row) for row in found]
        self._base.executemany(
            "UPDATE notices SET due = ?, tries = ? WHERE table_id = ? AND player = ? AND turn = ?",
            [(until, turn.tries, turn.table, turn.player, turn.number) for turn in turns],
        )
        return turns

    def settle_turn(self, turn: Turn, due: int | None, tries: int) -> None:
        """It was told, or there is no more to be done about it (None); or it is due again."""
        self._base.execute(
            "UPDATE notices SET due = ?, tries = ? WHERE table_id = ? AND player = ? AND turn = ?",
            (due, tries, turn.table, turn.player, turn.number),
        )

    def counts(self) -> tuple[int, int, int]:
        """How many tables are running, how many are over, and how many notices are due some time."""
        by_over = dict(self._base.execute("SELECT is_over, count(*) FROM tables GROUP BY is_over"))
        (waiting,) = self._base.execute("SELECT count(*) FROM notices WHERE due IS NOT NULL").fetchone()
        return by_over.get(0, 0), by_over.get(1, 0), waiting

    # -- who is where -------------------------------------------------------------------------------

    def mark_here(self, process: str, here: Iterable[tuple[str, int]], now: int, until: int) -> None:
        """Within a transaction: these (table, player) are by way of this process, and no others, until then."""
        self._base.execute("DELETE FROM here WHERE process = ? OR until < ?", (process, now))
        marks = [(table, player, process, until) for table, player in here]
        self._base.executemany("INSERT INTO here VALUES (?, ?, ?, ?)", marks)

    def elsewhere(self, process: str, now: int, tables: Iterable[str]) -> dict[str, frozenset[int]]:
        """Who is at tables by way of other processes."""
        found: dict[str, frozenset[int]] = {}
        for table in tables:
            marks = self._base.execute(
                "SELECT player FROM here WHERE table_id = ? AND process != ? AND until >= ?", (table, process, now)
            )
            players = frozenset(player for (player,) in marks)
            if players:
                found[table] = players
        return found

    def version(self) -> int:
        """A number that changes when another connection has written."""
        (number,) = self._base.execute("PRAGMA data_version").fetchone()
        return int(number)
