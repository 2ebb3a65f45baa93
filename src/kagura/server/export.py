"""The record of a finished table, as a file that every other part of Kagura reads."""

from __future__ import annotations

import datetime

from kagura.core.record import DIGEST_EVERY, NAME_LENGTH, Record
from kagura.core.seal import Seal, commitment
from kagura.server.fold import Fold


def record_of(fold: Fold) -> Record:
    """The match with its names and its date."""
    begun, match = fold.begun, fold.match
    names = [_name(fold, player) for player in range(len(fold.places))]
    record = Record.begin(match.game, match.record.options, begun.seed, names, date=_date(fold))
    state = record.state(0)
    for number, decision in enumerate(match.record.decisions, 1):
        record.take(state, decision.seat, decision.action)
        if number % DIGEST_EVERY == 0:
            record.note(state)
    record.note(state)
    return record


def record_text(fold: Fold) -> str:
    """The text of the file, with what was promised of its seed."""
    opened, text = fold.begun.opened, record_of(fold).text()
    table = opened.sealed if opened else fold.table
    return Seal(table, commitment(table, fold.begun.seed)).put_into(text) if table else text


def _date(fold: Fold) -> datetime.date | None:
    """The day of the match, None if a record that was brought does not say."""
    if fold.begun.opened is None:
        return datetime.datetime.fromtimestamp(fold.created / 1000, datetime.UTC).date()
    return datetime.date.fromisoformat(fold.begun.opened.date) if fold.begun.opened.date else None


def _name(fold: Fold, player: int) -> str:
    """A name that a line can hold."""
    place = fold.places[player]
    shown = "".join(letter for letter in place.name if letter.isprintable()).strip()[:NAME_LENGTH].strip()
    return shown or (place.bot if place.kind == "bot" and place.bot else f"player {player + 1}")
