"""What a game is tested with: the conformance suite, strategies for hypothesis, golden playthroughs.

`check_game` is the suite; `kagura.testing.strategies` needs the package hypothesis and is imported by itself.
"""

from kagura.testing.conformance import CHECKS, check_game, varied_options
from kagura.testing.match import Check, Match, Moment, NonConforming, check, modes_of, walk

__all__ = [
    "CHECKS",
    "Check",
    "Match",
    "Moment",
    "NonConforming",
    "check",
    "check_game",
    "modes_of",
    "varied_options",
    "walk",
]
