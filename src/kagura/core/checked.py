"""The checked state: like the plain one, but it refuses what C would silently do wrong.

A value outside a field's range, a negative or too large index, a slice, or a number that is not
an int (in a real field: not a finite float) raises `OutOfRange` at once. Tests run all rules on it.
"""

from __future__ import annotations

from typing import Any, TypeVar

from kagura.core.layout import Field, Record

R = TypeVar("R", bound=Record)


class OutOfRange(AssertionError):
    """A rule read or wrote outside a field: a fault of the program, never of its input."""


class CheckedRow(list[Any]):
    """A list of fixed length whose indices and values are tested."""

    __slots__ = ("field", "inner")

    def __init__(self, values: Any, field: Field, depth: int) -> None:
        self.field = field
        self.inner = depth > 1
        super().__init__(CheckedRow(v, field, depth - 1) if self.inner else _fit(field, v) for v in values)

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(self._index(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        if self.inner:
            raise OutOfRange(f"{self.field.name}: a whole row was assigned")
        super().__setitem__(self._index(index), _fit(self.field, value))

    def _index(self, index: Any) -> int:
        if type(index) not in (int, bool) or not 0 <= index < len(self):
            raise OutOfRange(f"{self.field.name}: index {index!r} outside 0..{len(self) - 1}")
        return int(index)


def _fit(field: Field, value: Any) -> float:
    if field.real:
        if type(value) is not float or not field.holds(value):
            raise OutOfRange(f"{field.name}: value {value!r} is no finite float")
        return value
    if type(value) not in (int, bool) or not field.holds(value):
        raise OutOfRange(f"{field.name}: value {value!r} outside {field.low}..{field.high}")
    return int(value)


def _set(record: Record, name: str, value: Any) -> None:
    field = record.plan.by_name.get(name)
    if field is None:
        object.__setattr__(record, name, value)
    elif field.shape:
        if len(value) != field.shape[0]:
            raise OutOfRange(f"{name}: {len(value)} values for a row of {field.shape[0]}")
        object.__setattr__(record, name, CheckedRow(value, field, len(field.shape)))
    else:
        object.__setattr__(record, name, _fit(field, value))


_made: dict[type[Record], type[Record]] = {}


def checked(plain: type[R]) -> type[R]:
    """The checked twin of a record class."""
    if plain not in _made:
        body = {"__slots__": (), "__setattr__": _set, "__doc__": plain.__doc__}
        _made[plain] = type("Checked" + plain.__name__, (plain,), body)
    return _made[plain]  # type: ignore[return-value]
