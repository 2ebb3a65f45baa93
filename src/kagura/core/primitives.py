"""The few operations that plain Python and C do in their own ways. Their C twins are in `native.pxd`."""

from __future__ import annotations

from math import floor

from kagura.core.layout import Record


def clear(mask: bytearray, n: int) -> None:
    """Set the first n bytes to 0."""
    mask[:n] = bytes(n)


def next_set(mask: bytearray, start: int, n: int) -> int:
    """The first index >= start whose byte is 1, or n."""
    found = mask.find(1, start, n)
    return n if found < 0 else found


def nth_set(mask: bytearray, n: int, size: int) -> int:  # noqa: ARG001  the C twin needs it
    """The index of the n-th (from 0) byte that is 1; there are more than n."""
    find = mask.find
    found = find(1)
    for _ in range(n):
        found = find(1, found + 1)
    return found


def copy_state(target: Record, source: Record, size: int) -> None:  # noqa: ARG001  the C twin needs it
    """Make `target` equal to `source`; `size` is the size of the C struct, unused here."""
    target.become(source)


def whole_below(number: float) -> int:
    """The greatest whole number that is not above `number`, which fits 31 bits."""
    return floor(number)
