"""The checked state: it refuses what C would silently do wrong."""

from __future__ import annotations

import math
from typing import Any

import pytest

from kagura.core.checked import OutOfRange, checked
from kagura.core.layout import Record, grid, layout, number, real, reals, reference, row


@layout
class Small(Record):
    """A record to be checked."""

    other: Any = reference(int)
    day: int = number(1, 5)
    few: list[int] = row(3, 0, 9)
    table: list[list[int]] = grid(2, 2, 0, 9)


def small() -> Any:
    kind: type[Record] = Small
    return checked(kind)()


def test_values_in_range_are_taken() -> None:
    record = small()
    record.day, record.few[2], record.table[1][0], record.few = 5, 9, 3, [1, 2, 3]
    record.other = "anything"
    assert (record.day, list(record.few), record.table[1][0], record.other) == (5, [1, 2, 3], 3, "anything")


@pytest.mark.parametrize("value", [0, 6, -1, 2.0, "3", None])
def test_a_value_out_of_range_is_refused(value: object) -> None:
    with pytest.raises(OutOfRange, match=r"day: value .* outside 1\.\.5"):
        small().day = value


@pytest.mark.parametrize("index", [-1, 3, 1.0, slice(0, 2), None])
def test_an_index_out_of_range_is_refused(index: Any) -> None:
    record = small()
    with pytest.raises(OutOfRange, match="few: index"):
        record.few[index]
    with pytest.raises(OutOfRange, match="few: index"):
        record.few[index] = 1


def test_a_value_in_a_row_is_tested_and_a_row_is_not_replaced() -> None:
    record = small()
    with pytest.raises(OutOfRange, match="few: value 10"):
        record.few[0] = 10
    with pytest.raises(OutOfRange, match="table: value -1"):
        record.table[0][1] = -1
    with pytest.raises(OutOfRange, match="table: a whole row was assigned"):
        record.table[0] = [1, 2]


def test_a_truth_value_counts_as_a_number() -> None:
    record = small()
    record.few[True] = True
    assert list(record.few) == [0, 1, 0]


@layout
class Sliding(Record):
    """A real number and a row of them."""

    half: float = real()
    x: list[float] = reals(2)


@pytest.mark.parametrize("value", [math.nan, math.inf, 1, "1.0"])
def test_a_real_field_takes_finite_floats_and_nothing_else(value: Any) -> None:
    m: Any = checked(Sliding)()
    m.half = 0.25
    m.x[1] = -1e300
    assert (m.half, m.x[1]) == (0.25, -1e300)
    with pytest.raises(OutOfRange, match=r"half: .* is no finite float"):
        m.half = value
    with pytest.raises(OutOfRange, match=r"x: .* is no finite float"):
        m.x[0] = value


def test_a_class_has_one_checked_twin() -> None:
    assert type(small()) is type(small())
    assert type(small()).__name__ == "CheckedSmall"


def test_a_row_keeps_its_length() -> None:
    record = small()
    with pytest.raises(OutOfRange, match="values for a row of"):
        record.few = [1]
