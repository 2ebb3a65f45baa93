"""`kagura vectors NAME FILE...`: run worked examples of a game, or of another part that has a file format for them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import kagura
from kagura.core.errors import KaguraError
from kagura.core.game import MODES
from kagura.core.vectors import Checked, Checker, checkers


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("vectors", help="run tables of worked examples", description=__doc__)
    parser.add_argument("game", metavar="NAME", help="name of the game, such as last_kannagi, or flick_physics")
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="Markdown files with tables (flick_physics: JSON)"
    )
    parser.add_argument("--mode", choices=MODES, help="how to run the rules (default: KAGURA_MODE, else the fastest)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """One line per failing row; 1 if any row failed."""
    found = checkers()
    check = found[args.game]() if args.game in found else _of_game(args.game, args.mode)
    rows = failed = 0
    for path in args.files:
        for example in check(path, args.mode):
            rows += 1
            if example.problems:
                failed += 1
                print(f"{path}:{example.place}: {example.problems}")
    print(f"{rows} rows, {failed} failed")
    return 1 if failed else 0


def _of_game(name: str, mode: str | None) -> Checker:
    """What runs the tables of a game."""
    game = kagura.make(name)
    game.engine(mode=mode)  # a mode that cannot be had is one error, not one a row

    def check(path: Path, mode: str | None) -> Iterator[Checked]:
        for vector in game.read_vectors(path):
            try:
                problems = "; ".join(map(str, game.run_vector(vector, mode)))
            except KaguraError as error:
                problems = str(error)
            yield Checked(f"{vector.line}: {vector.name}", problems)

    return check
