"""Layouts: one declaration, and the classes, bytes, dtype and C struct that come from it."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.core.errors import StateError
from kagura.core.layout import Record, block, c_type, grid, layout, number, real, reals, reference, row


@layout
class Shared(Record):
    """What several records point to."""

    n: int = number(0, 9, 5)


@layout
class Sample(Record):
    """A record of every kind of field."""

    shared: Shared = reference(Shared)
    day: int = number(1, 5)
    low: int = number(-3, -1)
    few: list[int] = row(3, -1, 3, -1)
    big: int = number(0, 2**32 - 1)
    table: list[list[int]] = grid(2, 3, 0, 300)
    cube: list[list[list[int]]] = block((2, 1, 2), -200, 200)


@layout
class Sliding(Record):
    """Real numbers between whole ones."""

    count: int = number(0, 9)
    half: float = real(0.5)
    x: list[float] = reals(3)
    rows: list[list[float]] = reals(2, 2, start=1.0)


def test_real_fields_are_doubles_and_stand_first() -> None:
    assert Sliding.plan.c_struct().splitlines() == [
        "cdef struct Sliding:",
        "    double half",
        "    double x[3]",
        "    double rows[2][2]",
        "    uint8_t count",
    ]
    assert Sliding.plan.size == 8 * 8 + 1
    assert str(Sliding.plan.dtype()["x"]) == "('<f8', (3,))"
    m: Any = Sliding()
    assert (m.half, m.x, m.rows) == (0.5, [0.0, 0.0, 0.0], [[1.0, 1.0], [1.0, 1.0]])
    m.x[1] = 0.1
    assert Sliding.read(m.pack()).x == [0.0, 0.1, 0.0]


def test_a_digest_counts_real_numbers_to_the_last_bit() -> None:
    a: Any = Sliding()
    b: Any = Sliding()
    a.x[0], b.x[0] = 0.1, 0.1 + 2.0**-56
    assert a.x[0] != b.x[0]
    assert a.digest() != b.digest()


def sample() -> Any:
    return Sample()


@pytest.mark.parametrize(
    ("low", "high", "name", "code"),
    [
        (0, 255, "uint8_t", "B"),
        (0, 256, "uint16_t", "H"),
        (-1, 127, "int8_t", "b"),
        (-1, 128, "int16_t", "h"),
        (0, 2**16, "uint32_t", "I"),
        (-1, 2**15, "int32_t", "i"),
        (0, 2**32, "uint64_t", "Q"),
        (-1, 2**31, "int64_t", "q"),
    ],
)
def test_the_smallest_c_type_that_holds_a_range_is_taken(low: int, high: int, name: str, code: str) -> None:
    assert c_type(low, high) == (name, code)


def test_a_range_that_no_c_type_holds_is_refused() -> None:
    with pytest.raises(ValueError, match="no C integer holds"):
        c_type(-1, 2**63)
    with pytest.raises(ValueError, match=r"start value 7 outside 0\.\.5"):
        number(0, 5, 7)


def test_a_field_is_read_without_the_others() -> None:
    record = sample()
    record.big, record.day, record.table, record.few = 2**32 - 1, 4, [[1, 2, 3], [4, 5, 300]], [1, -1, 3]
    data = record.pack()
    assert [Sample.plan.read_field(data, name) for name in ("big", "day", "table", "few", "cube")] == [
        2**32 - 1,
        4,
        [[1, 2, 3], [4, 5, 300]],
        [1, -1, 3],
        record.cube,
    ]


def test_fields_start_at_0_or_at_their_lowest_value_or_as_told() -> None:
    record = sample()
    assert (record.day, record.low, record.few, record.big) == (1, -3, [-1, -1, -1], 0)
    assert record.table == [[0, 0, 0], [0, 0, 0]]
    assert record.cube == [[[0, 0]], [[0, 0]]]
    assert record.shared is None


def test_large_items_come_first_so_that_there_are_no_gaps() -> None:
    plan = sample().plan
    assert [f.name for f in plan.fields] == ["big", "table", "cube", "day", "low", "few"]
    assert plan.size == 4 + 12 + 8 + 1 + 1 + 3
    assert [plan.offset(f.name) for f in plan.fields] == [0, 4, 16, 24, 25, 26]
    with pytest.raises(KeyError):
        plan.offset("nothing")


def test_bytes_go_round() -> None:
    record = sample()
    record.day, record.few, record.table[1][2], record.cube[1][0][1] = 4, [1, 2, 3], 299, -200
    twin = sample()
    twin.unpack(record.pack())
    assert twin.pack() == record.pack()
    assert (twin.day, twin.few, twin.table[1][2], twin.cube[1][0][1]) == (4, [1, 2, 3], 299, -200)


def test_a_record_is_read_from_its_bytes() -> None:
    record = sample()
    record.cube, record.table, record.day, record.shared = [[[1, -2]], [[3, 4]]], [[1, 2, 3], [4, 5, 6]], 4, Shared()
    twin: Any = Sample.read(record.pack())
    assert (twin.cube, twin.table, twin.day, twin.few) == (record.cube, record.table, 4, [-1, -1, -1])
    assert twin.shared is None
    assert twin.pack() == record.pack()


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(StateError, match="Sample: 3 bytes given, 29 needed"):
        sample().unpack(b"abc")


def test_a_copy_is_independent_and_shares_what_it_points_to() -> None:
    record = sample()
    record.shared = Shared()
    twin = record.copy()
    twin.table[0][0], twin.few[0], twin.cube[0][0][0], twin.day = 9, 2, 7, 3
    assert (record.table[0][0], record.few[0], record.cube[0][0][0], record.day) == (0, -1, 0, 1)
    assert twin.shared is record.shared
    record.become(twin)
    assert record.pack() == twin.pack()


def test_a_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        sample().dya = 1


def test_the_c_struct_has_the_same_fields_in_the_same_order() -> None:
    assert sample().plan.c_struct().splitlines() == [
        "cdef struct Sample:",
        "    Shared* shared",
        "    uint32_t big",
        "    uint16_t table[2][3]",
        "    int16_t cube[2][1][2]",
        "    uint8_t day",
        "    int8_t low",
        "    int8_t few[3]",
    ]


def test_numpy_reads_the_bytes() -> None:
    numpy = pytest.importorskip("numpy")
    record = sample()
    record.big, record.table[0][1], record.low = 4_000_000_000, 258, -2
    found = numpy.frombuffer(record.pack(), sample().plan.dtype())[0]
    assert (int(found["big"]), int(found["table"][0][1]), int(found["low"])) == (4_000_000_000, 258, -2)


@layout
class Before(Record):
    number_one: int = number(0, 9)
    numbers: list[int] = row(3, 0, 300)


@layout
class Later(Record):
    numbers: list[int] = row(3, 0, 70_000)
    total: int = number(0, 900, derived=True)
    fresh: int = number(0, 9)
    number_one: int = number(0, 300)


def test_a_digest_outlives_new_fields_wider_fields_and_another_order() -> None:
    before, later = Before(), Later()
    before.number_one = later.number_one = 5
    before.numbers = [1, 200, 3]
    later.numbers = [1, 200, 3]
    later.total = 204
    assert before.digest() == later.digest()


def test_every_value_counts_for_the_digest() -> None:
    before = Before()
    seen = {before.digest()}
    before.number_one = 1
    seen.add(before.digest())
    for i in range(3):
        before.numbers[i] = 1
        seen.add(before.digest())
    assert len(seen) == 5


def test_a_new_field_counts_as_soon_as_it_is_used() -> None:
    later = Later()
    unused = later.digest()
    later.fresh = 1
    assert later.digest() != unused
