"""Commands that games bring: each resolves positions of one kind step by step, and says why all happens."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from kagura.cli.common import add_language, default_language
from kagura.core import registry
from kagura.core.errors import IllegalAction, KaguraError, NotationError, PositionError
from kagura.core.game import Game
from kagura.core.text import Texts
from kagura.core.walk import PositionCommand, Walk

MOST_RULE = 10  # columns of a rule ID


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str) -> None:
    """Declare a command that a game brings; its name is one of `registry.commands`."""
    command = registry.command(name)
    parser = commands.add_parser(name, help=command.words, description=f"kagura {name}: {command.words}")
    parser.add_argument("file", nargs="?", default="", metavar="POSITION", help="a file, or the name of one of --list")
    parser.add_argument(
        "--answer", action="append", default=[], metavar="TEXT", help="answer a question; the rest are read as lines"
    )
    parser.add_argument("--list", action="store_true", help="name the positions that come with the game")
    parser.add_argument("--show", action="store_true", help="print the text of the position, to write one after it")
    parser.add_argument("--content", type=Path, metavar="FILE", help="an owner's content file")
    add_language(parser)
    parser.add_argument("--language", dest="lang", help=argparse.SUPPRESS, choices=("en", "ja"))
    parser.set_defaults(run=run, own=command)


def run(args: argparse.Namespace) -> int:
    """List positions, show one, or resolve it."""
    command: PositionCommand = args.own
    game = registry.make(command.game)
    if args.list:
        print("\n".join(game.positions()))
        return 0
    text = position_text(game, args.file)
    if args.show:
        print(text, end="")
        return 0
    resolve(game, command, text, args)
    return 0


def position_text(game: Game, name: str) -> str:
    """The text of a file, of a position that comes with the game, or ("") of the first of those."""
    from kagura.cli.position import read

    shipped = game.positions()
    if not name and shipped:
        return next(iter(shipped.values()))
    return shipped[name] if name in shipped and not Path(name).is_file() else read(Path(name))


def resolve(game: Game, command: PositionCommand, text: str, args: argparse.Namespace) -> None:
    """Tell what happens and why, and ask what is to be decided, to the end.

    Raises:
        KaguraError: the position cannot be, a line for each fault; or the answers end too early.
    """
    from kagura.cli.position import answered

    texts = game.texts(args.lang or default_language())
    try:
        walk = game.walk(text, texts, run=command.run, content=args.content)
    except PositionError as error:
        raise KaguraError("\n        ".join(faults(game, error, texts))) from None
    story = Story(walk)
    answers = answered(args.answer)
    story.tell()
    while (seat := walk.seat()) is not None:
        ask(walk, seat)
        decide(walk, answers)
        story.tell()


def faults(game: Game, error: PositionError, texts: Texts) -> Iterator[str]:
    """What is wrong with a position: rule, place and reason of each fault."""
    for fault in error.faults:
        parts = (fault.rule, fault.where, game.fault_words(fault, texts))
        yield ": ".join(part for part in parts if part)


def ask(walk: Walk, seat: int) -> None:
    """The question, and every answer to it."""
    game, state, texts = walk.game, walk.state, walk.texts
    print(f"\n{walk.who(seat)}: {game.question(state, seat, texts)}")
    for action in state.choices(seat):
        print(f"  {game.format(state, seat, action):<24} {game.describe(state, seat, action, texts)}")


def decide(walk: Walk, answers: Iterator[str]) -> None:
    """Take the next answer that can be given.

    Raises:
        KaguraError: there are no more answers.
    """
    for line in answers:
        try:
            walk.answer(line)
        except IllegalAction as error:
            print(walk.texts.refusal(error.refusal))
        except NotationError as error:
            print(error)
        else:
            return
    raise KaguraError("the answers ended before the position did")


class Story:
    """Prints what is new in a walk."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.steps = 0
        self.lines = 0

    def tell(self) -> None:
        """Every line that was not told yet, with its rule; a heading where a step begins."""
        for number, step in enumerate(self.walk.steps):
            if number < self.steps - 1:
                continue
            if number >= self.steps:
                print(f"{'' if number == 0 else chr(10)}{step.title}")
                self.lines = 0
            for line in step.lines[self.lines :]:
                print(f"  {line.rule:<{MOST_RULE}} {line.text}")
            self.steps, self.lines = number + 1, len(step.lines)
