"""A corpus of records: matches of this release, to be replayed by all that follow.

    python -m kagura.testing.corpus last_kannagi tests/records/0.1.0 --matches 12

Most decisions are those of the search, some are random; the options vary from match to match.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

import kagura
from kagura.core.errors import KaguraError
from kagura.core.game import Game
from kagura.core.record import Record
from kagura.testing.conformance import varied_options
from kagura.testing.match import Match, pick_decision

#: Shares of decisions that the search takes, by turns.
SEARCHED = (0.95, 0.5, 0.0)
#: Every so many matches one is left open.
OPEN_EVERY = 6


def new_record(game: Game, options: dict[str, Any], seed: str, searched: float, most: int | None = None) -> Record:
    """The record of a match, up to `most` decisions."""
    match = Match(game, seed, options, "corpus", "plain")
    record, picker = Record.begin(game, options, seed), Random(f"corpus {seed}")
    state = record.state()
    while not state.over and (most is None or len(record.decisions) < most):
        seat, action = pick_decision(match, state, picker, 0.0)
        if picker.random() < searched and seat in state.acting():
            action = state.determinise(seat, picker.getrandbits(64)).best(seat)
        record.apply(state, seat, action)
    return record


def write_corpus(game: Game, folder: Path, matches: int, seed: str) -> None:
    """Write so many records into a folder; files that are there stay as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, options in enumerate(varied_options(game, matches, seed)):
        path = folder / f"{game.name}-{number + 1:02}.txt"
        if path.exists():
            raise KaguraError(f"{path} is there already; records of a release are never made anew")
        is_open = number % OPEN_EVERY == OPEN_EVERY - 1
        searched = SEARCHED[number % len(SEARCHED)]
        new_record(game, options, f"{seed}-{number + 1}", searched, 100 if is_open else None).save(path)


def main(words: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m kagura.testing.corpus", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--seed", default="corpus")
    args = parser.parse_args(words)
    write_corpus(kagura.make(args.game), args.folder, args.matches, args.seed)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KaguraError as error:
        sys.exit(f"kagura: {error}")
