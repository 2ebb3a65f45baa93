"""`kagura position GAME FILE`: play a position that was set up by hand, step by step, with the rule of every step."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import kagura
from kagura.core.errors import IllegalAction, KaguraError, NotationError
from kagura.core.files import read_start
from kagura.core.game import MODES, Game
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES, Texts

MOST_BYTES = 1_000_000


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("position", help="play a position that was set up by hand", description=__doc__)
    parser.add_argument("game", help="name of the game")
    parser.add_argument("file", type=Path, metavar="FILE", help="a position file of the game")
    parser.add_argument(
        "--answer", action="append", default=[], metavar="TEXT", help="answer a question; the rest are read as lines"
    )
    parser.add_argument("--content", type=Path, metavar="FILE", help="an owner's content file")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--mode", choices=MODES, help="how to run the rules (default: KAGURA_MODE, else the fastest)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell what happens and ask what is to be decided, to the end."""
    game = kagura.make(args.game)
    texts = game.texts(args.language)
    state = game.position(read(args.file), content=args.content, mode=args.mode, events=True)
    answers = answered(args.answer)
    story(game, state, texts)
    while not state.over:
        seat = state.acting()[0]
        ask(game, state, seat, texts)
        decide(game, state, seat, answers)
        story(game, state, texts)
    return 0


def read(path: Path) -> str:
    """The text of a position file.

    Raises:
        KaguraError: it cannot be read.
    """
    try:
        data = read_start(path, MOST_BYTES + 1)
    except OSError as error:
        raise KaguraError(f"{path}: cannot be read: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise KaguraError(f"{path}: is too large to be a position")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise KaguraError(f"{path}: is no UTF-8 text") from None


def answered(given: list[str]) -> Iterator[str]:
    """The answers from the command line, then those that are typed."""
    yield from given
    for line in sys.stdin:
        yield line.strip()


def story(game: Game, state: GameState, texts: Texts) -> None:
    """What the last step brought about, a line for each event with its rule."""
    events = state.events()
    told = game.narrate(game.view(state, None), events, texts, state.engine)
    for event, line in zip(events, told, strict=True):
        if line:
            print(f"{event.rule:<10} {line}")


def ask(game: Game, state: GameState, seat: int, texts: Texts) -> None:
    """The question, and every answer to it."""
    who = ", ".join(game.labels(state, seat).values())
    print(f"\n{who}: {game.question(state, seat, texts)}")
    for action in state.choices(seat):
        print(f"  {game.format(state, seat, action):<24} {game.describe(state, seat, action, texts)}")


def decide(game: Game, state: GameState, seat: int, answers: Iterator[str]) -> None:
    """Take the next answer that is a legal one.

    Raises:
        KaguraError: there are no more answers.
    """
    for line in answers:
        try:
            state.apply(seat, game.parse(state, seat, line))
        except (NotationError, IllegalAction) as error:
            print(error)
        else:
            return
    raise KaguraError("the answers ended before the position did")
