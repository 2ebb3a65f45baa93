"""A record that somebody brings, as a table to look at: proved by replaying it, with everything open, never played on.

Whoever has the file has the seed and all decisions, so there is nothing left to keep from anybody who opens it, be the
match over or not. The table and the token to it are made of the text alone: the same file opens the same table.
"""

from __future__ import annotations

import hashlib
import re

from kagura.bots import bots
from kagura.core.errors import RecordError
from kagura.core.record import Record
from kagura.core.record_text import parse, text_of
from kagura.core.seal import Seal, seal_in
from kagura.server import rows, tokens
from kagura.server.making import Made, require_face
from kagura.server.protocol import ClockRule, Key, Opened
from kagura.server.refused import Refused
from kagura.server.rows import PlaceBegun, Row, TokenRow
from kagura.server.store import Change

#: What is wrong with a record -> the code of the refusal.
CODES = {
    "empty": "record-empty",
    "too-large": "record-too-large",
    "foreign": "record-foreign",
    "saved-anew": "record-saved-anew",
    "newer": "record-newer",
    "other-version": "record-other-version",
    "no-game": "record-no-game",
    "other-content": "record-other-content",
    "cut-short": "record-cut-short",
    "edited": "record-edited",
}


def open_record(data: bytes, at: int) -> Made:
    """The table that shows a record; replays it, so it takes a while.

    Args:
        data: the file.
        at: milliseconds since 1970.

    Raises:
        Refused: it is no record, not whole, edited, or of another version; with the line.
    """
    try:
        text = text_of(data, "record")
        record = parse(text, "record")
    except RecordError as error:
        raise Refused(CODES[error.fault], line=error.line) from error
    require_face(record.game)
    return _table(text, record, _seal(text, record), at)


def _seal(text: str, record: Record) -> str | None:
    """The table at which the seed was promised, if one was and it is this seed; raises Refused."""
    table, promised = seal_in(text)
    if table is None and promised is None:
        return None
    if table is None or promised is None or not Seal(table, promised).fits(record.seed):
        raise Refused("record-seal")
    return table


def _table(text: str, record: Record, sealed: str | None, at: int) -> Made:
    secret = hashlib.sha256(text.encode()).hexdigest()
    table, token = tokens.derived_table_id(secret), tokens.derive(secret, "watcher")
    begun = rows.Begun(
        game=record.game.name,
        rules=record.game.version,
        options=dict(record.options),
        content=record.sheet.hash(),
        seed=record.seed,
        places=[_place(name, player) for player, name in enumerate(record.players)],
        clock=ClockRule(),
        hints=False,
        opened=Opened(date=record.date, sealed=sealed),
    )
    decided = [
        rows.Decided(seat=decision.seat, action=decision.action, text=decision.text, by="person")
        for decision in record.decisions
    ]
    bodies: list[rows.AnyBody] = [begun, rows.Started(bot=""), *decided]
    written = [Row(seq, at, None, None, body) for seq, body in enumerate(bodies, 1)]
    known = TokenRow(tokens.hash_of(token), table, "watcher", None)
    key = Key(role="watcher", player=None, token=token)
    return Made(Change(table, written, [known], is_over=True, is_new=True), [key])


def _place(name: str, player: int) -> PlaceBegun:
    """Bots, and people who gave no name, are called as at any table."""
    if name in bots():
        return PlaceBegun(kind="bot", bot=name)
    return PlaceBegun(kind="person", name="" if re.fullmatch(f"player {player + 1}", name) else name)
