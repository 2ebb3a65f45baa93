"""`kagura replay FILE` shows any moment of a recorded match, `kagura record verify FILE...` proves records."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from kagura.cli.common import add_language, default_language, whole_number
from kagura.cli.screen import MOST_WIDTH
from kagura.core.errors import KaguraError, RecordError
from kagura.core.page import Page
from kagura.core.record import SEAT_LETTERS, Record, decision_line
from kagura.core.record_text import read_text
from kagura.core.seal import Seal, is_commitment, seal_in
from kagura.core.state import GameState
from kagura.core.text import Texts

#: Digits of a commitment that are shown.
SHOWN = 12


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the commands."""
    replay = commands.add_parser("replay", help="show any moment of a recorded match", description=__doc__)
    replay.add_argument("file", type=Path, metavar="FILE", help="a match record")
    replay.add_argument("--to", type=whole_number, metavar="N", help="after N decisions (default: after the last)")
    replay.add_argument("--seat", metavar="A", help="what this seat sees; default: a spectator, or all when it is over")
    _common(replay)
    replay.set_defaults(run=run_replay)
    record = commands.add_parser("record", help="work with match records", description=__doc__)
    verbs = record.add_subparsers(required=True, metavar="verify")
    verify = verbs.add_parser("verify", help="replay records and compare every digest")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE", help="match records")
    verify.add_argument("--commitment", metavar="HASH", help="the hash of the seed that the table showed at its start")
    verify.add_argument("--table", metavar="ID", help="id of the table (default: as the record says)")
    _common(verify)
    verify.set_defaults(run=run)


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", metavar="FILE", help="the changed content file that the match was played with")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Verify: one line a file; 1 if any failed."""
    texts = Texts(args.lang or default_language(), "kagura.core")
    if args.commitment is not None and not is_commitment(args.commitment):
        raise KaguraError("--commitment is the hash that the table showed: 64 digits 0-9 and a-f")
    failed = 0
    for path in args.files:
        try:
            record = Record.load(path, content=args.content)
            sealed = _seal_line(path, record, args, texts)
        except RecordError as error:
            failed += 1
            print(error)
        else:
            end = "record-good-end" if record.over else "record-good-open"
            print(f"{path}: {texts.say(end, decisions=len(record.decisions))}{sealed}")
    return 1 if failed else 0


def _seal_line(path: Path, record: Record, args: argparse.Namespace, texts: Texts) -> str:
    """That the seed is the one that was promised, if something was; raises RecordError."""
    table, promised = seal_in(read_text(path))
    seal = Seal(args.table or table or "", args.commitment or promised or "")
    if not seal.commitment and args.table is None:
        return ""
    if not seal.table or not seal.commitment:
        raise RecordError(f"{path}: {texts.say('record-seal-half')}")
    words = {"table": seal.table, "commitment": seal.commitment[:SHOWN]}
    if not seal.fits(record.seed):
        raise RecordError(f"{path}: {texts.say('record-seal-broken', **words)}")
    return texts.say("record-seal-kept", **words)


def run_replay(args: argparse.Namespace) -> int:
    """Print the decisions up to a moment and the position then."""
    language = args.lang or default_language()
    record = Record.load(args.file, content=args.content)
    seat = _seat(record, args.seat)
    state = record.state(args.to)
    count = len(record.decisions) if args.to is None else args.to
    for line in [*_head(record, language), *_decisions(record, count, language), ""]:
        print(line)
    for line in _position(record, state, seat, language):
        print(line)
    return 0


def _seat(record: Record, letter: str | None) -> int | None:
    """The seat that a letter means, None for nobody's."""
    if letter is None:
        return None
    seats = SEAT_LETTERS[: record.game.seats(record.options)]
    if len(letter) != 1 or letter.upper() not in seats:
        raise KaguraError(f"there is no seat {letter!r}; this match has {', '.join(seats)}")
    return seats.index(letter.upper())


def _head(record: Record, language: str) -> list[str]:
    texts = record.game.texts(language)
    state = record.state(0)
    seats = [
        texts.say("record-seat", seat=SEAT_LETTERS[seat], player=record.players[record.game.player_of(state, seat)])
        for seat in range(record.game.seats(record.options))
    ]
    kind = "record-over" if record.over else "record-open"
    head = texts.say(kind, game=texts.say("game-name"), decisions=len(record.decisions))
    return [head, *([texts.say("record-date", date=record.date)] if record.date else []), *seats, ""]


def _decisions(record: Record, count: int, language: str) -> Iterator[str]:
    """The first decisions, each with its words."""
    texts = record.game.texts(language)
    state = record.state(0)
    for number, decision in enumerate(record.decisions[:count], 1):
        words = record.game.describe(state, decision.seat, decision.action, texts)
        yield f"{decision_line(number, decision):<18} {words}"
        state.apply(decision.seat, decision.action)


def _position(record: Record, state: GameState, seat: int | None, language: str) -> Iterator[str]:
    """The table as a seat, or a spectator, sees it; hands lie open when the match is over."""
    game = record.game
    face = game.face(language, _page(), record.players, state.engine)
    seats = range(game.seats(record.options))
    view, known = game.view(state, seat), _known(state, seat, seats)
    yield from face.scene(view, known)
    for other in seats:
        if seat is None and record.over:
            yield from face.seat(game.view(state, other), state.conceal(other), other)
        else:
            yield from face.seat(view, known, other)
    if state.over:
        yield from face.score(view, known)


def _known(state: GameState, seat: int | None, seats: range) -> GameState:
    """What the seat knows; a spectator knows what all of them would still know if they forgot their own."""
    if seat is not None:
        return state.conceal(seat)
    for viewer in seats:
        state = state.conceal(viewer)
    return state


def _page() -> Page:
    width, height = shutil.get_terminal_size()
    return Page(min(width, MOST_WIDTH), height, colour=sys.stdout.isatty() and not os.environ.get("NO_COLOR"))
