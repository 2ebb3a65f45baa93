"""The conformance suite: what any game must pass.

    import kagura
    from kagura.testing import check_game

    check_game(kagura.make("last_kannagi"), games=8, seed=1)

Each check plays one match by itself and can be called alone with the seed, options and mode that a
failure names, for instance ``check_secrecy(game, seed="1/3", options={"mode": "team2"}, mode="plain")``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from kagura.core.game import Game, Seed
from kagura.testing.browser import check_browser
from kagura.testing.decisions import (
    check_invariants,
    check_notation,
    check_progress,
    check_pure,
    check_refusals,
    check_views,
)
from kagura.testing.match import Check, modes_of
from kagura.testing.modes import (
    check_copies,
    check_modes,
    check_playouts,
    check_seeds,
    check_serialisation,
)
from kagura.testing.records import check_records
from kagura.testing.secrecy import check_knowledge, check_samples, check_seals, check_secrecy, check_working_out
from kagura.testing.texts import check_texts

#: All checks, the quick ones first.
CHECKS: tuple[Check, ...] = (
    check_progress,
    check_invariants,
    check_notation,
    check_views,
    check_seeds,
    check_copies,
    check_playouts,
    check_refusals,
    check_pure,
    check_records,
    check_texts,
    check_browser,
    check_serialisation,
    check_samples,
    check_knowledge,
    check_secrecy,
    check_seals,
    check_working_out,
    check_modes,
)


def check_game(
    game: Game,
    games: int = 8,
    seed: Seed = 0,
    *,
    options: Mapping[str, Any] | None = None,
    checks: Iterable[Check] = CHECKS,
) -> None:
    """Play random matches over all options and modes, and run every check on each.

    Args:
        game: the game under test.
        games: number of matches; with at least as many as an option has values, every value occurs.
        seed: another seed gives other matches.
        options: options to keep fixed; all others vary.
        checks: which checks to run.

    Raises:
        NonConforming: naming the check, seed, options, decision, and what is wrong.
    """
    chosen, modes = tuple(checks), modes_of(game)
    for number, varied in enumerate(varied_options(game, games, seed)):
        for check in chosen:
            check(game, f"{seed}/{number}", {**varied, **(options or {})}, mode=modes[number % len(modes)])


def varied_options(game: Game, games: int, seed: Seed = 0) -> Iterator[dict[str, Any]]:
    """Options of so many matches: first the i-th value of every option together, then at random."""
    picker = Random(f"options {seed}")
    most = max((len(option.values) for option in game.options_declared), default=1)
    for number in range(games):
        yield {
            option.name: option.values[number % len(option.values)] if number < most else picker.choice(option.values)
            for option in game.options_declared
        }
