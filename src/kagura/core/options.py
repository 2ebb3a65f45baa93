"""Options of a match: every reading of an unclear rule is a named option with a default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kagura.core.errors import OptionError

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One option.

    Attributes:
        name: as it stands in records and on the command line.
        rule: ID of the option in the specification.
        values: all values, the default first.
        source: lines of the sources, or "".
    """

    name: str
    rule: str
    values: tuple[OptionValue, ...]
    source: str = ""

    @property
    def default(self) -> OptionValue:
        """The value of the option where nothing is said."""
        return self.values[0]

    def read(self, given: Any) -> OptionValue:
        """The value that `given` (a value, or its text) stands for.

        Raises:
            OptionError: it is none of the values.
        """
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        if isinstance(given, str):
            for value in self.values:
                if given.lower() == show(value):
                    return value
        allowed = ", ".join(show(value) for value in self.values)
        raise OptionError(f"{self.rule}: {self.name} is {given!r}; it must be one of {allowed}")


def show(value: OptionValue) -> str:
    """The text of an option value.

    >>> show(True)
    'true'
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


class Options(Mapping[str, OptionValue]):
    """The full set of options of a match: every option has a value."""

    def __init__(self, declared: tuple[Option, ...], given: Mapping[str, Any] | None = None) -> None:
        known = {option.name: option for option in declared}
        if given and not isinstance(given, Mapping):
            raise OptionError(f"options are names with values, not {given!r}")
        for name in given or {}:
            if name not in known:
                raise OptionError(f"there is no option {name!r}; there are {', '.join(known)}")
        self._values = {
            name: option.read(given[name]) if given and name in given else option.default
            for name, option in known.items()
        }

    def __getitem__(self, name: str) -> OptionValue:
        return self._values[name]

    def __iter__(self) -> Any:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __str__(self) -> str:
        return " ".join(f"{name}={show(value)}" for name, value in self._values.items())


def parse_options(text: str) -> dict[str, str]:
    """Options from ``name=value name=value``.

    Raises:
        OptionError: a word has no ``=``.
    """
    found: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"{word!r} is no option; write name=value")
        found[name] = value
    return found
