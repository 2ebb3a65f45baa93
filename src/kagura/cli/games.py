"""`kagura games`: the installed games with their options."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import kagura
from kagura.cli.common import add_language
from kagura.cli.screen import pick_language
from kagura.core.game import Game
from kagura.core.options import Option, OptionValue, show
from kagura.core.page import pad
from kagura.core.registry import loadable
from kagura.core.text import Texts


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("games", help="list the games and their options", description=__doc__)
    parser.add_argument("game", nargs="?", help="only this one")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    language = pick_language(args.lang)
    for name in [args.game] if args.game else loadable():
        print("\n".join(describe(kagura.make(name), language)))
    return 0


def describe(game: Game, language: str) -> Iterator[str]:
    """A game with its options and their values, the default marked."""
    texts = Texts(language, "kagura.cli", game.package, "kagura.core")
    yield f"{game.name}  {texts.say('game-name')}  {texts.say('cli-rules-version', version=game.version)}"
    yield f"  {texts.say('game-goal')}"
    yield f"  {texts.say('cli-options')}"
    for option in game.options_declared:
        yield f"    {option.name}: {texts.say(option_text(option))} [{option.rule}]"
        for value in option.values:
            mark = texts.say("cli-default") if value == option.default else ""
            line = f"      {pad(f'{option.name}={show(value)}', 28)} {texts.say(option_text(option, value))}"
            yield f"{line} {mark}".rstrip()


def option_text(option: Option, value: OptionValue | None = None) -> str:
    """The name of the text of an option, or of one of its values."""
    words = option.name if value is None else f"{option.name}-{show(value)}"
    return "option-" + words.replace("_", "-")
