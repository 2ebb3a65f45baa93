"""The command `kagura`: one module a command, imported only when it is asked for."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.util
import io
import os
import sys
from collections.abc import Sequence

from kagura import __version__
from kagura.cli import own
from kagura.core import registry
from kagura.core.errors import KaguraError

#: command -> the module that declares it.
COMMANDS = {
    "play": "kagura.cli.play",
    "serve": "kagura.cli.serve",
    "admin": "kagura.cli.admin",
    "games": "kagura.cli.games",
    "replay": "kagura.cli.record",
    "record": "kagura.cli.record",
    "simulate": "kagura.cli.simulate",
    "position": "kagura.cli.position",
    "vectors": "kagura.cli.vectors",
    "perft": "kagura.cli.perft",
    "rules": "kagura.cli.rules",
    "doctor": "kagura.cli.doctor",
}
EXAMPLES = """examples:
  kagura play last_kannagi                                   you against two bots
  kagura play last_kannagi --seats human,human,greedy        two people at one keyboard
  kagura play last_kannagi --record evening.txt --seed 7     keep the match in a file
  kagura play rising_sun --option clans=koi-lotus-turtle     another game, three clans
  kagura play --resume evening.txt                           go on with it
  kagura games                                               all games and their options
  kagura simulate last_kannagi --games 1000 --seats greedy,greedy,random
"""
BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    _prepare_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(words)
        sys.stdout.flush()
        return code  # noqa: TRY300 - what cannot be flushed is an error too
    except KaguraError as error:
        print(f"kagura: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as error:
        _forget_output()
        with contextlib.suppress(OSError):
            print(f"kagura: {error.filename or 'output'}: {error.strerror or error}", file=sys.stderr)
        return BAD_INPUT


def _forget_output() -> None:
    """Nothing more can be written, not even when Python flushes at its end."""
    with contextlib.suppress(OSError, ValueError, io.UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    parser = make_parser(next((word for word in words if not word.startswith("-")), ""))
    if not words:
        parser.print_help()
        return 0
    args = parser.parse_args(words)
    if "run" not in args:
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code


def make_parser(command: str = "") -> argparse.ArgumentParser:
    """The parser with one command, or with all if it names none."""
    parser = argparse.ArgumentParser(
        prog="kagura",
        description="A table for shrine board games: play, record, simulate.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"kagura {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    of_games = [] if command in COMMANDS else registry.commands()
    if command in of_games:
        own.add(commands, command)
        return parser
    wanted = [COMMANDS[command]] if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    for module in wanted:
        if importlib.util.find_spec(module):
            importlib.import_module(module).add(commands)
    for name in of_games:
        own.add(commands, name)
    return parser


def _prepare_streams() -> None:
    """What a stream cannot show or hold becomes a question mark, never an error; a closed one leads nowhere."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115, PTH123 - until the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
