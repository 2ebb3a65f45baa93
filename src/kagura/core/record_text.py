"""Reading and writing the text of match records; `kagura.core.record` says how it looks.

What is wrong with one has a name (`RecordError.fault`), so that it can be told in any language: ``empty``,
``too-large``, ``foreign`` (no record at all), ``saved-anew`` (another program changed line ends or encoding),
``newer``, ``other-version``, ``no-game``, ``other-content``, ``cut-short``, ``edited``.
"""

from __future__ import annotations

import datetime
import re
from pathlib import Path
from typing import Any, NoReturn

from kagura.core.content import Sheet
from kagura.core.errors import IllegalAction, KaguraError, NotationError, OptionError, RecordError
from kagura.core.files import new_file, read_start
from kagura.core.game import Game
from kagura.core.options import Options, show
from kagura.core.record import (
    DIGEST_EVERY,
    FIRST_LINE,
    FORMAT,
    SEAT_LETTERS,
    Record,
    check_line,
    decision_line,
)
from kagura.core.registry import make
from kagura.core.state import GameState

MOST_BYTES = 16_000_000
LINE_LENGTH = 400
_DECISION = re.compile(r"([1-9][0-9]{0,6}) ([A-H]) ([^ ].*)")
_CLOSING = ("end", "open")


def write_text(path: Path, text: str) -> None:
    """Write a whole file; raises RecordError."""
    try:
        with new_file(path) as file:
            file.write(text.encode("utf-8"))
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


def read_text(path: Path) -> str:
    """The text of a file that may be a record; raises RecordError."""
    try:
        data = read_start(path, MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    return text_of(data, str(path))


def text_of(data: bytes, origin: str) -> str:
    """The text of bytes that may be a record; raises RecordError."""
    if not data:
        raise RecordError(f"{origin}: is empty", "empty")
    if len(data) > MOST_BYTES:
        raise RecordError(f"{origin}: is too large to be a match record", "too-large")
    if data.startswith(b"\xef\xbb\xbf"):
        what = "begins with a byte order mark; save it as UTF-8 without one"
        raise RecordError(f"{origin}: line 1: {what}", "saved-anew", 1)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = "is no UTF-8 text; this is no match record, or damaged"
        fault = "edited" if data.startswith(FIRST_LINE.encode()) else "foreign"
        raise RecordError(f"{origin}: line {line}: {what}", fault, line) from None


def load(path: str | Path, content: str | Path | Sheet | None, mode: str | None) -> Record:
    """See `Record.load`."""
    return parse(read_text(Path(path)), str(path), content, mode)


def parse(text: str, origin: str, content: str | Path | Sheet | None = None, mode: str | None = None) -> Record:
    """The record in a text, replayed and so proved; `origin` is what errors call the file.

    Raises:
        RecordError, ContentError: as `Record.load` does.
    """
    reader = _Reader(origin, text)
    record = _read_header(reader, content)
    state = record.game.new(record.options, record.seed, content=record.sheet, mode=mode)
    _read_decisions(reader, record, state)
    return record


class _Reader:
    """The lines of a file without comments, read one after the other."""

    def __init__(self, origin: str, text: str) -> None:
        self.origin = origin
        self.lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if not line.startswith("#")]
        self.place = 0
        self._check_first(text)
        self._check_whole(text)
        for number, line in self.lines:
            if len(line) > LINE_LENGTH:
                self.fail("is too long", number)

    def _check_first(self, text: str) -> None:
        first = text.split("\n", 1)[0]
        if first.endswith("\r"):
            self.fail("ends with CR LF; records end their lines with LF alone", 1, "saved-anew")
        found = re.fullmatch(FIRST_LINE + r" ([0-9]{1,6})", first)
        if not found:
            self.fail(f"this is no match record: it should begin with '{FIRST_LINE} {FORMAT}'", 1, "foreign")
        if int(found[1]) > FORMAT:
            self.fail(f"has format {found[1]}, made by a newer Kagura; this one reads format {FORMAT}", 1, "newer")
        if first != f"{FIRST_LINE} {FORMAT}":
            self.fail(f"there is no format {found[1]}; this Kagura reads format {FORMAT}", 1, "foreign")
        self.place = 1

    def _check_whole(self, text: str) -> None:
        """The last line is there and complete, with its line end."""
        for number, line in self.lines:
            if "\r" in line:
                self.fail("has a carriage return; records end their lines with LF alone", number, "saved-anew")
        number, last = self.lines[-1] if text.endswith("\n") else (0, "x")
        if last or len(self.lines) < 2 or self.lines[-2][1].partition(" ")[0] not in _CLOSING:
            self.fail("is cut short: the closing line (end or open) is missing", text.count("\n") + 1, "cut-short")
        self.lines.pop()

    def fail(self, what: str, number: int | None = None, fault: str = "edited") -> NoReturn:
        """Raise the error for a line, the one read last if no other is named."""
        line = self.lines[max(0, self.place - 1)][0] if number is None else number
        raise RecordError(f"{self.origin}: line {line}: {what}", fault, line)

    @property
    def next(self) -> str:
        """The next line, not yet read; "" after the last."""
        return self.lines[self.place][1] if self.place < len(self.lines) else ""

    def take(self) -> str:
        """Read the next line."""
        line = self.next
        self.place += 1
        return line

    def word(self, key: str) -> str:
        """Read a line ``key rest`` and return the rest."""
        found, _, rest = self.take().partition(" ")
        if found != key or not rest:
            self.fail(f"expected '{key} ...'")
        return rest

    def expect(self, line: str) -> None:
        """Read a line that can only have this text."""
        found = self.take()
        if found != line:
            self.fail(f"is '{found}', but the match replayed gives '{line}': the record was edited or is damaged")


def _read_header(reader: _Reader, content: str | Path | Sheet | None) -> Record:
    game = _read_game(reader)
    options = _read_options(reader, game)
    sheet = _read_content(reader, game, content)
    seed = reader.word("seed")
    _check(reader, "seed", seed)
    date = _read_date(reader) if reader.next.startswith("date ") else ""
    players = tuple(_read_player(reader, number) for number in range(1, game.players(options) + 1))
    return Record(game, sheet, options, seed, players, date)


def _read_game(reader: _Reader) -> Game:
    name = reader.word("game")
    try:
        game = make(name)
    except KaguraError as error:
        reader.fail(str(error), fault="no-game")
    version = reader.word("rules")
    if version != game.version:
        is_newer = _parts(version) > _parts(game.version)
        newer = "; a newer Kagura is needed" if is_newer else ""
        what = f"was made by rules version {version} of {name}, this Kagura plays version {game.version}{newer}"
        reader.fail(what, fault="newer" if is_newer else "other-version")
    return game


def _parts(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"[0-9]{1,6}", version)]


def _read_options(reader: _Reader, game: Game) -> Options:
    given: dict[str, Any] = {}
    while reader.next.startswith("option "):
        name, _, value = reader.word("option").partition(" ")
        if name in given:
            reader.fail(f"option {name} stands here for the second time")
        given[name] = value
        try:
            options = Options(game.options_declared, {name: value})
        except OptionError as error:
            reader.fail(str(error))
        if show(options[name]) != value:
            reader.fail(f"option {name} is written {show(options[name])}, not {value}")
    missing = [option.name for option in game.options_declared if option.name not in given]
    if missing:
        reader.fail(f"option {missing[0]} is missing after this line; a record states all options")
    if list(given) != [option.name for option in game.options_declared]:
        reader.fail("the options above are not in their order")
    return Options(game.options_declared, given)


def _read_content(reader: _Reader, game: Game, content: str | Path | Sheet | None) -> Sheet:
    wanted = reader.word("content")
    if not re.fullmatch("[0-9a-f]{64}", wanted):
        reader.fail("the content hash must have 64 digits 0-9 and a-f")
    sheet = game.sheet(content)
    if sheet.hash() != wanted:
        if content is not None and game.shipped.hash() == wanted:
            reader.fail("was played with the content as shipped; leave out the content file", fault="other-content")
        given = "the one shipped" if content is None else f"{sheet.origin} ({sheet.hash()})"
        what = f"needs the content file with hash {wanted}, which {given} is not; give it with --content FILE"
        reader.fail(what, fault="other-content")
    return sheet


def _read_date(reader: _Reader) -> str:
    text = reader.word("date")
    try:
        good = datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        good = False
    if not good:
        reader.fail(f"'{text}' is no date such as 2026-11-30")
    return text


def _read_player(reader: _Reader, number: int) -> str:
    found, _, name = reader.word("player").partition(" ")
    if found != str(number):
        reader.fail(f"expected player {number}")
    _check(reader, "player name", name)
    return name


def _check(reader: _Reader, what: str, text: str) -> None:
    try:
        check_line(what, text)
    except RecordError as error:
        reader.fail(str(error))


def _read_decisions(reader: _Reader, record: Record, state: GameState) -> None:
    """Replay the decisions, then compare the closing line."""
    record.note(state)
    reader.expect(f"digest 0 {record.digests[0]}")
    while reader.next.partition(" ")[0] not in _CLOSING:
        _read_decision(reader, record, state)
        number = len(record.decisions)
        if number % DIGEST_EVERY == 0:
            record.note(state)
            reader.expect(f"digest {number} {record.digests[number]}")
    record.note(state)
    reader.expect(record.closing)
    if reader.place < len(reader.lines):
        reader.take()
        reader.fail("there is text after the closing line")


def _read_decision(reader: _Reader, record: Record, state: GameState) -> None:
    line = reader.take()
    found = _DECISION.fullmatch(line)
    if not found:
        reader.fail(f"'{line}' is no decision; expected a number, a seat and its decision")
    number = len(record.decisions) + 1
    if int(found[1]) != number:
        reader.fail(f"expected decision {number}, found number {found[1]}")
    seat = SEAT_LETTERS.index(found[2])
    if seat >= record.game.seats(record.options):
        reader.fail(f"this match has no seat {found[2]}")
    try:
        decision = record.take(state, seat, record.game.parse(state, seat, found[3]))
    except IllegalAction as error:
        reader.fail(f"{found[2]} may not take the decision {found[3]}: {error}")
    except NotationError as error:
        reader.fail(str(error))
    if decision_line(number, decision) != line:
        reader.fail(f"is not written as usual: '{decision_line(number, decision)}'")
