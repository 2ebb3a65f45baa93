"""Content files: every number of a game, in TOML, with where it comes from.

An entry is a tagged value, ``{ v = 3, p = "printed", s = "EN:120", n = "note" }``, or a bare value.
An owner's file may hold all entries or only changed ones; what it does not name stays as shipped.
"""

from __future__ import annotations

import functools
import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kagura.core.errors import ContentError
from kagura.core.files import read_start

MOST_BYTES = 1_000_000
PROVENANCES = ("printed", "official", "inferred", "reconstructed", "single-source", "owner")


@dataclass(frozen=True, slots=True)
class Datum:
    """One value of a content file.

    Attributes:
        value: number, text, flag, or nested lists of them.
        provenance: ``printed``, ``official`` (its publisher's pages or answers), ``inferred``, ``reconstructed``,
            ``single-source`` (one secondary source, not confirmed), or ``owner`` (changed by an owner).
        source: lines of the source documents, or "".
        note: a remark, or "".
    """

    value: Any
    provenance: str
    source: str = ""
    note: str = ""


class Sheet(Mapping[str, Datum]):
    """All entries of a content file by dotted name, such as ``limits.resistance``."""

    def __init__(self, data: Mapping[str, Datum], origin: str) -> None:
        self._data = dict(data)
        self.origin = origin

    def __getitem__(self, name: str) -> Datum:
        return self._data[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def value(self, name: str) -> Any:
        """The bare value of an entry."""
        return self._data[name].value

    def hash(self) -> str:
        """SHA-256 of all values (not of notes and sources), as 64 hex digits."""
        return self._hash

    @functools.cached_property
    def _hash(self) -> str:
        values = {name: repr(datum.value) for name, datum in sorted(self._data.items())}
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()

    def changed(self, path: Path) -> Sheet:
        """This sheet with the entries of an owner's file.

        Raises:
            ContentError: the file cannot be read, or names an entry, or has a value of a shape,
                that the shipped file does not have.
        """
        own = read_sheet(path)
        data = dict(self._data)
        for name, datum in own.items():
            if name not in data:
                raise ContentError(f"{path}: {name}: there is no such entry{_near(name, data)}")
            shipped = data[name]
            _same_shape(f"{path}: {name}", shipped.value, datum.value)
            if datum.value != shipped.value:
                data[name] = Datum(datum.value, "owner", "", datum.note)
        return Sheet(data, str(path))


def read_sheet(path: Path) -> Sheet:
    """Read a content file.

    Raises:
        ContentError: the file is missing, is no TOML, or an entry is not a tagged value.
    """
    try:
        data = read_start(path, MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ContentError(f"{path}: is too large to be a content file")
        tree = tomllib.loads(data.decode("utf-8-sig"))
        return Sheet(dict(_entries(str(path), "", tree)), str(path))
    except OSError as error:
        raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
    except RecursionError:
        raise ContentError(f"{path}: its lists or tables are nested too deeply") from None
    except ValueError as error:  # no TOML, no UTF-8, or a number of thousands of digits
        raise ContentError(f"{path}: is no TOML file: {error}") from None


def _entries(origin: str, prefix: str, tree: Mapping[str, Any]) -> Iterator[tuple[str, Datum]]:
    for key, node in tree.items():
        name = f"{prefix}{key}"
        if isinstance(node, dict) and "v" in node:
            yield name, _datum(f"{origin}: {name}", node)
        elif isinstance(node, dict):
            yield from _entries(origin, name + ".", node)
        else:
            yield name, Datum(node, "owner")


def _datum(where: str, node: Mapping[str, Any]) -> Datum:
    unknown = sorted(set(node) - {"v", "p", "s", "n"})
    if unknown:
        raise ContentError(f"{where}: unknown key {unknown[0]!r}; a value has v, p, s and n")
    provenance = node.get("p", "owner")
    if provenance not in PROVENANCES:
        raise ContentError(f"{where}: p is {provenance!r}; it must be one of {', '.join(PROVENANCES)}")
    return Datum(node["v"], provenance, str(node.get("s", "")), str(node.get("n", "")))


def _same_shape(where: str, shipped: Any, own: Any) -> None:
    """Numbers stay numbers and texts texts; lists of numbers keep their length."""
    if isinstance(shipped, bool) or isinstance(own, bool) or isinstance(shipped, str):
        fits = type(shipped) is type(own)
    elif isinstance(shipped, int | float):
        fits = isinstance(own, int | float)
    elif isinstance(shipped, list):
        fits = isinstance(own, list)
        if fits and all(isinstance(x, int | float) for x in shipped) and shipped:
            if len(own) != len(shipped):
                raise ContentError(f"{where}: has {len(own)} values, needs {len(shipped)}")
            for i, (mine, theirs) in enumerate(zip(shipped, own, strict=True)):
                _same_shape(f"{where}[{i}]", mine, theirs)
    else:
        fits = isinstance(own, dict)
    if not fits:
        raise ContentError(f"{where}: is {own!r}, needs {_kind(shipped)}")


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "a table"


def _near(name: str, known: Mapping[str, Any]) -> str:
    import difflib

    close = difflib.get_close_matches(name, known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""
