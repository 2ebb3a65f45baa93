"""State layouts: the fields of a state are declared once, in a class body.

    @layout
    class State(Record):
        day: int = number(1, 5)
        tokens: list[list[int]] = grid(37, 4, 0, 6)
        x: list[float] = reals(64)

From the declaration come the plain class itself, a *checked* class that refuses values out of
range and negative indices, the bytes of a state, a numpy dtype, and the C struct of the compiler.
Byte order is little-endian; fields stand in order of item size, largest first, so that the C
struct has no gaps.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from kagura.core.errors import StateError

if TYPE_CHECKING:
    import numpy

R = TypeVar("R", bound="Record")

# C type, struct code, lowest and highest value; the first that holds a range is taken.
_C_TYPES = (
    ("uint8_t", "B", 0, 2**8 - 1),
    ("int8_t", "b", -(2**7), 2**7 - 1),
    ("uint16_t", "H", 0, 2**16 - 1),
    ("int16_t", "h", -(2**15), 2**15 - 1),
    ("uint32_t", "I", 0, 2**32 - 1),
    ("int32_t", "i", -(2**31), 2**31 - 1),
    ("uint64_t", "Q", 0, 2**64 - 1),
    ("int64_t", "q", -(2**63), 2**63 - 1),
)


def c_type(low: int, high: int) -> tuple[str, str]:
    """The smallest C integer type that holds low..high, and its `struct` code."""
    for name, code, least, most in _C_TYPES:
        if least <= low and high <= most:
            return name, code
    raise ValueError(f"no C integer holds {low}..{high}")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a layout: a number, a row, or a grid of numbers in low..high.

    A `derived` field follows from the others and is no part of the digest. A `real` field holds
    finite floats, of any size; all others integers.
    """

    low: int
    high: int
    shape: tuple[int, ...] = ()
    start: float = 0
    name: str = ""
    derived: bool = False
    real: bool = False

    @property
    def c(self) -> str:
        """The C type of one number."""
        return "double" if self.real else c_type(self.low, self.high)[0]

    @property
    def code(self) -> str:
        """The code of one number in `struct`."""
        return "d" if self.real else c_type(self.low, self.high)[1]

    @property
    def count(self) -> int:
        """How many numbers there are."""
        total = 1
        for n in self.shape:
            total *= n
        return total

    @property
    def itemsize(self) -> int:
        """Bytes of one number."""
        return struct.calcsize("<" + self.code)

    def holds(self, value: float) -> bool:
        """Whether a number can stand in the field."""
        return math.isfinite(value) if self.real else self.low <= value <= self.high

    def blank(self) -> Any:
        """A fresh start value: a number, or lists of them."""
        return _nested(self.shape, self.start)


@dataclass(frozen=True, slots=True)
class Reference:
    """A field that points to another layout (shared, never part of the bytes)."""

    target: type[Any]
    name: str = ""


def _nested(shape: tuple[int, ...], value: float) -> Any:
    if not shape:
        return value
    return [_nested(shape[1:], value) for _ in range(shape[0])]


def number(low: int, high: int, start: int | None = None, *, derived: bool = False) -> Any:
    """Declare an integer in low..high; it starts at 0 or, if 0 is outside, at `low`."""
    return _field(low, high, (), start, derived)


def row(n: int, low: int, high: int, start: int | None = None, *, derived: bool = False) -> Any:
    """Declare n integers in low..high."""
    return _field(low, high, (n,), start, derived)


def grid(n: int, m: int, low: int, high: int, start: int | None = None) -> Any:
    """Declare n rows of m integers in low..high."""
    return _field(low, high, (n, m), start)


def block(shape: tuple[int, ...], low: int, high: int, start: int | None = None) -> Any:
    """Declare nested rows of integers of any shape."""
    return _field(low, high, shape, start)


def real(start: float = 0.0) -> Any:
    """Declare a finite float (a C double)."""
    return reals(start=start)


def reals(*shape: int, start: float = 0.0) -> Any:
    """Declare finite floats: a row of n, or nested rows of any shape."""
    return Field(0, 0, shape, start, real=True)


def reference(target: type[Any]) -> Any:
    """Declare a pointer to a shared record of another layout."""
    return Reference(target)


def _field(low: int, high: int, shape: tuple[int, ...], start: int | None, derived: bool = False) -> Field:
    if start is None:
        start = 0 if low <= 0 <= high else low
    if not low <= start <= high:
        raise ValueError(f"start value {start} outside {low}..{high}")
    return Field(low, high, shape, start, derived=derived)


class Plan:
    """What the declaration of a layout says, in the order of the bytes."""

    def __init__(self, name: str, fields: list[Field], references: list[Reference]) -> None:
        self.name = name
        self.fields = sorted(fields, key=lambda f: -f.itemsize)
        self.references = references
        self.packing = struct.Struct("<" + "".join(f"{f.count}{f.code}" for f in self.fields))
        self.size = self.packing.size
        self.by_name = {f.name: f for f in fields}
        self.spans = list(self._spans())

    def _spans(self) -> Iterator[tuple[str, int, int, tuple[int, ...]]]:
        """Of each field: its name, where its numbers begin and end among all, and its shape."""
        at = 0
        for f in self.fields:
            yield f.name, at, at + f.count, f.shape
            at += f.count

    def offset(self, name: str) -> int:
        """Where a field begins among the bytes."""
        at = 0
        for f in self.fields:
            if f.name == name:
                return at
            at += f.itemsize * f.count
        raise KeyError(name)

    def read_field(self, data: bytes, name: str) -> Any:
        """The value of one field, from the bytes of a record."""
        f = self.by_name[name]
        return _shaped(struct.unpack_from(f"<{f.count}{f.code}", data, self.offset(name)), f.shape)

    def dtype(self) -> numpy.dtype[Any]:
        """The numpy dtype of the bytes of one record."""
        import numpy

        codes = [(f.name, "<" + f.code, f.shape) for f in self.fields]
        return numpy.dtype(codes)

    def c_struct(self) -> str:
        """The `cdef struct` of the record: pointers first, then the fields as in the bytes."""
        lines = [f"cdef struct {self.name}:"]
        lines += [f"    {r.target.__name__}* {r.name}" for r in self.references]
        for f in self.fields:
            sizes = "".join(f"[{n}]" for n in f.shape)
            lines.append(f"    {f.c} {f.name}{sizes}")
        return "\n".join(lines)


class Record:
    """Base of all classes made by `layout`."""

    __slots__ = ()
    plan: ClassVar[Plan]

    def __init__(self) -> None:
        for f in self.plan.fields:
            setattr(self, f.name, f.blank())
        for r in self.plan.references:
            setattr(self, r.name, None)

    def pack(self) -> bytes:
        """The bytes of all fields (without references)."""
        return self.plan.packing.pack(*self._numbers())

    def digest(self) -> str:
        """16 hex digits that stand for the values of all fields that are not derived, by name.

        Neither the order of the fields nor the size of their items matters, so the digest outlives
        changes of the layout; a field that has its start value does not count, so new fields may come.
        """
        total = hashlib.blake2b(digest_size=8)
        for f in sorted(self.plan.fields, key=lambda f: f.name):
            value = getattr(self, f.name)
            if not f.derived and value != f.blank():
                numbers = " ".join(_written(f, n) for n in _flat(value, len(f.shape)))
                total.update(f"{f.name} {numbers}\n".encode())
        return total.hexdigest()

    def unpack(self, data: bytes) -> None:
        """Set all fields from bytes made by `pack`."""
        if len(data) != self.plan.size:
            raise StateError(f"{self.plan.name}: {len(data)} bytes given, {self.plan.size} needed")
        values = self.plan.packing.unpack(data)
        for name, start, end, shape in self.plan.spans:
            setattr(self, name, _shaped(values[start:end], shape))

    @classmethod
    def read(cls, data: bytes) -> Self:
        """A record from bytes made by `pack`; its references are None."""
        record = object.__new__(cls)
        record.unpack(data)
        for r in cls.plan.references:
            setattr(record, r.name, None)
        return record

    def copy(self) -> Self:
        """An independent copy that shares the references."""
        twin = object.__new__(type(self))
        twin.become(self)
        return twin

    def become(self, other: Record) -> None:
        """Take over all fields and references of another record of the same layout."""
        for f in self.plan.fields:
            setattr(self, f.name, _duplicate(getattr(other, f.name), len(f.shape)))
        for r in self.plan.references:
            setattr(self, r.name, getattr(other, r.name))

    def _numbers(self) -> Iterator[float]:
        for f in self.plan.fields:
            yield from _flat(getattr(self, f.name), len(f.shape))


def _written(field: Field, number: float) -> str:
    return float(number).hex() if field.real else str(int(number))


def _flat(value: Any, depth: int) -> Iterator[float]:
    if depth == 0:
        yield value
    elif depth == 1:
        yield from value
    else:
        for part in value:
            yield from _flat(part, depth - 1)


def _shaped(values: tuple[float, ...], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    if len(shape) == 1:
        return list(values)
    size = len(values) // shape[0]
    return [_shaped(values[start : start + size], shape[1:]) for start in range(0, len(values), size)]


def _duplicate(value: Any, depth: int) -> Any:
    if depth == 0:
        return value
    if depth == 1:
        return list(value)
    return [_duplicate(part, depth - 1) for part in value]


def layout(declared: type[R]) -> type[R]:
    """Class decorator: turn the body of a subclass of `Record` into a record class with slots."""
    fields: list[Field] = []
    references: list[Reference] = []
    for name in declared.__annotations__:
        given = getattr(declared, name)
        if isinstance(given, Field):
            fields.append(replace(given, name=name))
        else:
            references.append(Reference(given.target, name))
    body: dict[str, Any] = {
        "__slots__": tuple(declared.__annotations__),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "__annotations__": declared.__annotations__,
        "plan": Plan(declared.__name__, fields, references),
    }
    return type(declared.__name__, (Record,), body)
