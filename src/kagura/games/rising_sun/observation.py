"""The parts of the observation vector, by name."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.rules.features import ARGUMENTS, SEAT_NUMBERS, TABLE_NUMBERS

#: name -> shape, in the order in which `rules.features.observe` writes them.
SHAPES: dict[str, tuple[int, ...]] = {
    "table": (TABLE_NUMBERS,),
    "slots": (k.SLOTS, k.KAMI),
    "display": (k.CARDS,),
    "war": (k.PROVINCES,),
}
for _i in range(k.SEATS):
    SHAPES |= {
        f"seat_{_i}": (SEAT_NUMBERS,),
        f"clan_{_i}": (k.CLANS,),
        f"cards_{_i}": (k.CARDS,),
        f"pieces_{_i}": (k.KINDS, k.PROVINCES + k.SLOTS + 1 + k.SEATS),
        f"tokens_{_i}": (k.SEASONS, k.PROVINCES),
    }
SHAPES |= {
    "played": (k.MANDATES,),
    "drawn": (k.DRAWN, k.MANDATES),
    "returned": (k.RETURNED, k.MANDATES),
    "decision": (d.DECISIONS,),
    "arguments": (ARGUMENTS,),
    "bids": (k.ADVANTAGES,),
}


def pieces() -> Mapping[str, tuple[int, tuple[int, ...]]]:
    """Name -> (first index, shape)."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    at = 0
    for name, shape in SHAPES.items():
        found[name] = (at, shape)
        at += prod(shape)
    return found


LENGTH = sum(prod(shape) for shape in SHAPES.values())
