"""A table in a file of its own: every row and the hashes of its tokens, one JSON object a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kagura.core.errors import KaguraError
from kagura.core.files import new_file
from kagura.server.export import record_text
from kagura.server.fold import Fold, OtherVersion
from kagura.server.rows import AnyBody, Begun, Row, TokenRow
from kagura.server.store import Change, Conflict, Store

FORMAT = 1
OWNER_ALONE = 0o600


class BundleError(KaguraError):
    """A file is no table, is not whole, or cannot be taken in."""


class _Head(Struct, frozen=True, kw_only=True, tag_field="line", tag="table"):
    """First line. `is_over`: the match has ended."""

    format: int
    table: str
    is_over: bool


class _Row(Struct, frozen=True, kw_only=True, tag_field="line", tag="row"):
    """A row of the table."""

    seq: int
    at: int
    player: int | None
    message: str | None
    body: AnyBody


class _Token(Struct, frozen=True, kw_only=True, tag_field="line", tag="token"):
    """A token, by its hash."""

    hash: str
    role: Any
    player: int | None


class _End(Struct, frozen=True, kw_only=True, tag_field="line", tag="end"):
    """Last line: how many there were."""

    lines: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Head | _Row | _Token | _End).decode


def write_bundle(store: Store, table: str, folder: Path) -> list[Path]:
    """Write a table into a folder, and its record, if a match was begun that can be read; the files.

    They hold the seed, so they are for their owner alone.

    Raises:
        BundleError: there is no such table.
    """
    change = store.whole(table)
    if change is None:
        raise BundleError(f"there is no table {table}")
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{table}.table.jsonl"]
    with new_file(files[0], OWNER_ALONE) as file:
        file.writelines(_encode(line) + b"\n" for line in _lines(change))
    record = _record(change)
    if record:
        files.append(folder / f"{table}.kagura.txt")
        with new_file(files[1], OWNER_ALONE) as file:
            file.write(record.encode())
    return files


def _lines(change: Change) -> Iterator[Struct]:
    yield _Head(format=FORMAT, table=change.table, is_over=change.is_over)
    for row in change.rows:
        yield _Row(seq=row.seq, at=row.at, player=row.player, message=row.message, body=row.body)
    for token in change.tokens:
        yield _Token(hash=token.hash, role=token.role, player=token.player)
    yield _End(lines=len(change.rows) + len(change.tokens))


def _record(change: Change) -> str:
    """The text of the record, "" if there is nothing to record or it is of another version of the rules."""
    try:
        fold = Fold.of(change.table, change.rows)
    except OtherVersion:
        return ""
    return record_text(fold) if fold.started else ""


def read_bundle(path: Path) -> Change:
    """The table in a file.

    Raises:
        BundleError: the file is no table, or not whole.
    """
    try:
        lines = [_decode(line) for line in path.read_bytes().splitlines()]
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BundleError(f"{path}: no table: {error}") from error
    head, *rest = lines or [None]
    if not isinstance(head, _Head) or head.format != FORMAT:
        raise BundleError(f"{path}: no table of a format that is known here")
    rows = [Row(line.seq, line.at, line.player, line.message, line.body) for line in rest if isinstance(line, _Row)]
    tokens = [TokenRow(line.hash, head.table, line.role, line.player) for line in rest if isinstance(line, _Token)]
    if not rest or rest[-1] != _End(lines=len(rows) + len(tokens)) or len(rest) != len(rows) + len(tokens) + 1:
        raise BundleError(f"{path}: not whole")
    if not rows or not isinstance(rows[0].body, Begun) or [row.seq for row in rows] != [*range(1, len(rows) + 1)]:
        raise BundleError(f"{path}: rows are missing")
    return Change(head.table, rows, tokens, head.is_over, is_new=True)


def take_in(store: Store, path: Path) -> str:
    """Bring the table of a file into the database; its id.

    Raises:
        BundleError: as `read_bundle` does; or the table is there already.
    """
    change = read_bundle(path)
    store.begin()
    try:
        store.apart([change])
    except Conflict as error:
        raise BundleError(f"{path}: table {change.table} is there already") from error
    else:
        store.commit()
    finally:
        store.rollback()
    return change.table
