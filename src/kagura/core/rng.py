"""Random numbers: Philox-2x32-10, a counter-based generator.

The n-th number of a match depends on its key and on n alone, so a state carries only a counter,
and every mode and machine draws the same numbers. Algorithm and constants: Salmon, Moraes, Dror
and Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3" (SC 2011). A match key has 64 bits: 32 are
the Philox key, 32 the upper half of its counter.
"""

from __future__ import annotations

from typing import Protocol

from kagura.core.types import u32, u64

PHILOX_MULTIPLIER = 0xD256D193
PHILOX_WEYL = 0x9E3779B9
PHILOX_ROUNDS = 10
MASK_32 = 0xFFFFFFFF
TWO_32 = 0x100000000


class Drawing(Protocol):
    """The fields that a state needs to draw random numbers."""

    key_low: int
    key_high: int
    draws: int  # words drawn so far
    spare: int  # the second word of the last block, if draws is odd


def philox(counter: u32, key_high: u32, key_low: u32) -> u32:
    """The first 32-bit word of the Philox-2x32-10 block of (counter, key_high) under key_low."""
    return philox_block(counter, key_high, key_low) >> 32


def philox_block(counter: u32, key_high: u32, key_low: u32) -> u64:
    """Both words of the block, the first one in the upper half."""
    left: u64 = counter
    right: u64 = key_high
    key: u64 = key_low
    multiplier: u64 = PHILOX_MULTIPLIER
    weyl: u64 = PHILOX_WEYL
    mask: u64 = MASK_32
    product: u64 = 0
    for _ in range(PHILOX_ROUNDS):
        product = left * multiplier
        left = (product >> 32) ^ key ^ right
        right = product & mask
        key = (key + weyl) & mask
    return left << 32 | right


def draw(s: Drawing) -> u32:
    """The next 32 random bits of the match: the words of blocks 0, 1, 2, ..., two a block."""
    s.draws += 1
    if s.draws & 1 == 0:
        word: u32 = s.spare
        s.spare = 0
        return word
    block: u64 = philox_block(s.draws >> 1, s.key_high, s.key_low)
    s.spare = block & MASK_32
    return block >> 32


def below(s: Drawing, n: int) -> int:
    """A uniform number 0..n-1, n >= 1 (multiply-shift with rejection, so without any bias)."""
    bound: u64 = n
    product: u64 = draw(s) * bound
    if (product & MASK_32) < bound:
        threshold: u64 = (TWO_32 - bound) % bound
        while (product & MASK_32) < threshold:
            product = draw(s) * bound
    return product >> 32
