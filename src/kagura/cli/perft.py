"""`kagura perft GAME --seed S --depth D`: count the ways to play the first decisions of a match.

Counted are all sequences of exactly D decisions from the set-up of the seed. Actions of seats that owe no decision
(turning a revelation card face up out of turn) are not counted. `--divide` splits the number by first decision.
"""

from __future__ import annotations

import argparse

import kagura
from kagura.arena.perft import divide, perft
from kagura.cli.common import add_match, read_options, whole_number
from kagura.core.errors import KaguraError
from kagura.core.game import MODES

MOST_DEPTH = 20
SEAT_LETTERS = "ABCDEFGH"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("perft", help="count the ways to play the first decisions", description=__doc__)
    parser.add_argument("game", help="name of the game, such as last_kannagi")
    parser.add_argument("--depth", type=whole_number, default=3, metavar="D", help="how many decisions (default: 3)")
    parser.add_argument("--divide", action="store_true", help="split the number by the first decision")
    parser.add_argument("--mode", choices=MODES, help="how to run the rules (default: KAGURA_MODE, else the fastest)")
    add_match(parser)
    parser.set_defaults(run=run, seed="1")


def run(args: argparse.Namespace) -> int:
    """Print the number alone, or one line a first decision before it."""
    if not 0 <= args.depth <= MOST_DEPTH:
        raise KaguraError(f"--depth {args.depth}: a depth is 0 to {MOST_DEPTH}; more would take years")
    game = kagura.make(args.game)
    state = game.new(read_options(args.option), args.seed, content=args.content, mode=args.mode)
    if not args.divide or args.depth == 0:
        print(perft(state, args.depth))
        return 0
    branches = divide(game, state, args.depth)
    for branch in branches:
        print(f"{SEAT_LETTERS[branch.seat]} {branch.notation}: {branch.paths}")
    print(sum(branch.paths for branch in branches))
    return 0
