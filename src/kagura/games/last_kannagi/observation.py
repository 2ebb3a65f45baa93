"""Names and places of the pieces of an observation (`rules/features.py` fills them in)."""

from __future__ import annotations

from collections.abc import Mapping

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.world import SPACES

_SEAT_NUMBERS = (
    "in_play",
    "is_ally",
    "hours_left_today",
    "place_in_stack",
    "faith",
    "resistance",
    "supply",
    "supply_limit",
    "cards",
    "form",
    "form_ex_kinds",
    "vp",
    "is_active",
)
_RUNNING = ("is_my_turn", "level", "power_left", "bonus_move", "barred", "diverts_left", "column", "cursor")


def _seat_pieces(i: int) -> list[tuple[str, tuple[int, ...]]]:
    prefix = f"seat{i}/"
    return [
        *[(prefix + name, ()) for name in _SEAT_NUMBERS],
        (prefix + "body", (k.COLOURS,)),
        (prefix + "storage", (k.COLOURS,)),
        (prefix + "character", (k.CHARACTERS,)),
        (prefix + "received", (k.BLESSING_COLUMNS, k.LEVELS)),
        (prefix + "revelations", (k.REVELATIONS,)),
    ]


#: (name, shape) in the order of the vector; seat 0 is the observer, the others follow in seat order.
PIECES: list[tuple[str, tuple[int, ...]]] = [
    ("tokens", (SPACES, k.COLOURS)),
    ("shrines", (SPACES, k.SEATS)),
    ("markers", (k.SEATS, SPACES)),
    ("bag", (k.BAG_COLOURS,)),
    ("day", ()),
    *_seat_pieces(0),
    *_seat_pieces(1),
    *_seat_pieces(2),
    *_seat_pieces(3),
    ("conditions_met", (k.REVELATIONS,)),
    ("decision", (len(k.DECISIONS),)),
    ("kind", (k.KINDS,)),
    *[(name, ()) for name in _RUNNING],
    ("given", (2 * k.COLOURS,)),
]


def pieces() -> Mapping[str, tuple[int, tuple[int, ...]]]:
    """Name -> (first index, shape)."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    at = 0
    for name, shape in PIECES:
        found[name] = (at, shape)
        at += _size(shape)
    return found


def _size(shape: tuple[int, ...]) -> int:
    total = 1
    for n in shape:
        total *= n
    return total


LENGTH = sum(_size(shape) for _, shape in PIECES)
