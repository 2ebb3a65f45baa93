"""`kagura vectors GAME FILE...`: run tables of worked examples."""

from __future__ import annotations

import argparse
from pathlib import Path

import kagura
from kagura.core.errors import KaguraError
from kagura.core.game import MODES


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("vectors", help="run tables of worked examples", description=__doc__)
    parser.add_argument("game", help="name of the game, such as last_kannagi")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="Markdown files with tables")
    parser.add_argument("--mode", choices=MODES, help="how to run the rules (default: KAGURA_MODE, else the fastest)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """One line per failing row; 1 if any row failed."""
    game = kagura.make(args.game)
    game.engine(mode=args.mode)  # a mode that cannot be had is one error, not one a row
    rows = failed = 0
    for path in args.files:
        for vector in game.read_vectors(path):
            rows += 1
            try:
                problems = "; ".join(map(str, game.run_vector(vector, args.mode)))
            except KaguraError as error:
                problems = str(error)
            if problems:
                failed += 1
                print(f"{path}:{vector.line}: {vector.name}: {problems}")
    print(f"{rows} rows, {failed} failed")
    return 1 if failed else 0
