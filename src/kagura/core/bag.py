"""A bag of things of several kinds, drawn from without replacement: a number per kind in the state."""

from __future__ import annotations

from typing import Protocol

from kagura.core.rng import below

NOTHING_LEFT = -1


class Bagged(Protocol):
    """The fields that a state needs for a bag and to draw from it."""

    bag: list[int]
    key_low: int
    key_high: int
    draws: int
    spare: int


def bag_size(s: Bagged, kinds: int) -> int:
    """How many things of the first `kinds` kinds are in the bag."""
    total: int = 0
    for kind in range(kinds):
        total += s.bag[kind]
    return total


def draw_from_bag(s: Bagged, kinds: int) -> int:
    """Take one thing out, each equally likely: its kind, NOTHING_LEFT if the bag is empty."""
    total: int = bag_size(s, kinds)
    if total == 0:
        return NOTHING_LEFT
    pick: int = below(s, total)
    drawn: int = 0
    while pick >= s.bag[drawn]:
        pick -= s.bag[drawn]
        drawn += 1
    s.bag[drawn] -= 1
    return drawn
