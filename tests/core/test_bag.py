"""The bag: everything in it comes out once, each thing equally likely."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kagura.core.bag import NOTHING_LEFT, bag_size, draw_from_bag


@dataclass
class Sack:
    bag: list[int] = field(default_factory=lambda: [2, 0, 3])
    key_low: int = 1
    key_high: int = 2
    draws: int = 0
    spare: int = 0


def test_all_things_come_out_and_then_nothing() -> None:
    sack = Sack()
    drawn = Counter(draw_from_bag(sack, 3) for _ in range(5))
    assert drawn == {0: 2, 2: 3}
    assert bag_size(sack, 3) == 0
    assert draw_from_bag(sack, 3) == NOTHING_LEFT


def test_every_thing_is_equally_likely() -> None:
    first = Counter(draw_from_bag(Sack(key_low=key), 3) for key in range(5000))
    assert set(first) == {0, 2}
    assert 1850 < first[0] < 2150


def test_kinds_beyond_the_asked_ones_stay_in() -> None:
    assert bag_size(Sack(), 2) == 2
    assert {draw_from_bag(Sack(key_low=key), 2) for key in range(20)} == {0}
