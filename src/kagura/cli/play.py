"""`kagura play GAME`: a match in the terminal, for people and bots."""

from __future__ import annotations

import argparse
import datetime
from pathlib import Path

import kagura
from kagura.bots import Bot, bots, load
from kagura.cli.common import add_language, add_match, read_options
from kagura.cli.screen import add_screen, make_page, pick_language
from kagura.cli.sitting import Sitting
from kagura.cli.table import Table
from kagura.core.errors import KaguraError
from kagura.core.record import Record
from kagura.core.registry import loadable

HUMAN = "human"
DEFAULT_BOT = "greedy"


class PlayError(KaguraError):
    """The arguments of `kagura play` do not fit together."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("play", help="play in the terminal", description=__doc__)
    parser.add_argument("game", nargs="?", help="name of the game (default: the only one that a terminal can show)")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,...",
        help="who plays, one name a player: human, human:NAME or a bot (default: human and greedy bots)",
    )
    add_match(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the match here, after every decision")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a recorded match")
    parser.add_argument(
        "--confirm", action="store_true", help="wait for Enter after your turn, so that undo is in time"
    )
    add_language(parser)
    add_screen(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; the exit code."""
    table = resume(args) if args.resume else begin(args)
    language = pick_language(args.lang)
    sitting = Sitting(table, lambda: make_page(args), language, confirms=args.confirm)
    return sitting.play(is_resumed=bool(args.resume))


def begin(args: argparse.Namespace) -> Table:
    """A new match.

    Raises:
        KaguraError: an argument is wrong, or the record's file exists.
    """
    if args.record and args.record.exists():
        raise PlayError(f"{args.record} exists; go on with it by --resume {args.record}, or name another file")
    game = kagura.make(only_game() if args.game is None else args.game)
    options = read_options(args.option)
    names, at_seats = read_seats(args.seats, game.players(options))
    today = datetime.datetime.now().astimezone().date()
    record = Record.begin(game, options, args.seed, names, content=args.content, date=today)
    return Table(record, at_seats, args.record)


def resume(args: argparse.Namespace) -> Table:
    """A match that was recorded and not finished.

    Raises:
        KaguraError: the record is not usable, or arguments would change it.
    """
    for name in ("seats", "seed", "option"):
        if getattr(args, name):
            raise PlayError(f"--{name} cannot be changed: the record states it")
    if args.record and args.record.exists() and not args.record.samefile(args.resume):
        raise PlayError(f"{args.record} exists; name another file")
    record = Record.load(args.resume, content=args.content)
    if args.game and args.game != record.game.name:
        raise PlayError(f"{args.resume} is a match of {record.game.name}, not of {args.game}")
    at_seats = {player: load(name) for player, name in enumerate(record.players) if name in bots()}
    return Table(record, at_seats, args.record or args.resume)


def only_game() -> str:
    """The installed game that a terminal can show, if there is one only.

    Raises:
        PlayError: there are several, or none.
    """
    names = [name for name in loadable() if kagura.make(name).has_terminal_face]
    if len(names) != 1:
        raise PlayError(f"name the game: {', '.join(names) or 'none is installed'}")
    return names[0]


def read_seats(text: str | None, players: int) -> tuple[list[str], dict[int, Bot]]:
    """The players' names, and the bots among them.

    Raises:
        PlayError: there are too few or too many, or a person has the name of a bot.
        UnknownBot: there is no such bot.
    """
    words = text.split(",") if text is not None else [HUMAN] + [DEFAULT_BOT] * (players - 1)
    if len(words) != players:
        raise PlayError(f"--seats names {len(words)}, this match has {players} players")
    names: list[str] = []
    at_seats: dict[int, Bot] = {}
    for player, word in enumerate(word.strip() for word in words):
        kind, _, name = word.partition(":")
        if kind != HUMAN:
            at_seats[player] = load(word)
        elif name in bots():
            raise PlayError(f"--seats: {name} is the name of a bot")
        names.append((name or kind) if kind == HUMAN else word)
    return names, at_seats
