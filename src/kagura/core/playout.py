"""Random games: the same text serves plain Python and, compiled, all threads."""

from __future__ import annotations

from kagura.core.primitives import clear, nth_set
from kagura.core.rng import MASK_32, philox_block
from kagura.core.types import AnyRules, AnyState, Mask, u32, u64


def first_seat(bits: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    seat: int = 0
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat


def random_action(g: AnyRules, s: AnyState, seat: int, mask: Mask, actions: int, word: u32) -> int:
    """A uniform legal action of the seat, picked by 32 random bits."""
    clear(mask, actions)
    count: u64 = g.legal(s, seat, mask)
    return nth_set(mask, (word * count) >> 32, actions)


def playout(g: AnyRules, s: AnyState, mask: Mask, actions: int, key_low: u32, key_high: u32) -> int:
    """Play random legal actions to the end of the match; returns the number of decisions."""
    decisions: int = 0
    block: u64 = 0  # random bits for two decisions
    while not g.is_over(s):
        seat: int = first_seat(g.acting(s))
        if decisions & 1 == 0:
            block = philox_block(decisions, key_high, key_low)
        action: int = random_action(g, s, seat, mask, actions, block & MASK_32)
        block = block >> 32
        g.apply(s, seat, action)
        decisions += 1
    return decisions
