"""The random numbers: Philox-2x32-10."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from kagura.core.rng import below, draw, philox, philox_block


@dataclass
class Dice:
    key_low: int = 1
    key_high: int = 2
    draws: int = 0
    spare: int = 0


def word(n: int) -> int:
    """The n-th word under the key of `Dice`: two a block."""
    block = philox_block(n >> 1, 2, 1)
    return block & 0xFFFFFFFF if n & 1 else block >> 32


@pytest.mark.parametrize(
    ("counter", "high", "key", "expected"),
    [
        (0x00000000, 0x00000000, 0x00000000, 0xFF1DAE596CD10DF2),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x2C3F628BAB4FD7AD),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0xDD7CE038F62A4C12),
    ],
)
def test_the_known_answers_come_out(counter: int, high: int, key: int, expected: int) -> None:
    """K-RNG-3"""
    assert philox_block(counter, high, key) == expected
    assert philox(counter, high, key) == expected >> 32


def test_the_nth_number_depends_on_key_and_n_alone() -> None:
    """K-RNG-3"""
    dice = Dice()
    found = [draw(dice) for _ in range(5)]
    assert found == [word(n) for n in range(5)]
    assert dice.draws == 5


@pytest.mark.parametrize("n", [1, 2, 3, 6, 25, 135])
def test_below_gives_every_number_about_equally_often(n: int) -> None:
    """K-RNG-1"""
    dice = Dice()
    found = Counter(below(dice, n) for _ in range(200 * n))
    assert set(found) == set(range(n))
    assert all(100 < count < 320 for count in found.values())


def test_below_rejects_what_would_favour_some_numbers() -> None:
    """K-RNG-1: with 3 of 4.3 thousand million, about every third word is drawn again"""
    n = 3_000_000_000
    dice, threshold = Dice(), 2**32 % n
    words = iter(range(10**6))
    for _ in range(300):
        accepted = next(w for w in words if word(w) * n % 2**32 >= threshold)
        assert below(dice, n) == word(accepted) * n >> 32
    assert dice.draws > 330


def test_below_keeps_what_lies_between_threshold_and_bound() -> None:
    """K-RNG-1: the first test is only a quick one, the second decides"""
    n = 3_000_000_000
    counter = next(w for w in range(0, 100, 2) if 2**32 % n <= word(w) * n % 2**32 < n)
    dice = Dice(draws=counter)
    assert below(dice, n) == word(counter) * n >> 32
    assert dice.draws == counter + 1
