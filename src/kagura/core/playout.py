"""Random games: the same text serves plain Python and, compiled, all threads."""

from __future__ import annotations

from kagura.core.primitives import clear, next_set
from kagura.core.rng import philox
from kagura.core.types import AnyRules, AnyState, Mask, u32, u64


def first_seat(bits: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    seat: int = 0
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat


def nth_legal(mask: Mask, actions: int, n: int) -> int:
    """The n-th (from 0) action marked in the mask."""
    action: int = next_set(mask, 0, actions)
    for _ in range(n):
        action = next_set(mask, action + 1, actions)
    return action


def random_action(g: AnyRules, s: AnyState, seat: int, mask: Mask, actions: int, word: u32) -> int:
    """A uniform legal action of the seat, picked by 32 random bits."""
    clear(mask, actions)
    count: u64 = g.legal(s, seat, mask)
    return nth_legal(mask, actions, (word * count) >> 32)


def playout(g: AnyRules, s: AnyState, mask: Mask, actions: int, key_low: u32, key_high: u32) -> int:
    """Play random legal actions to the end of the match; returns the number of decisions."""
    decisions: int = 0
    while not g.is_over(s):
        seat: int = first_seat(g.acting(s))
        action: int = random_action(g, s, seat, mask, actions, philox(decisions, key_high, key_low))
        g.apply(s, seat, action)
        decisions += 1
    return decisions
