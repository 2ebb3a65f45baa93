"""Reading the worked examples of the specification: a position, decisions, and what must come of them (R-SCN-6)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kagura.core.files import read_start
from kagura.core.vectors import MOST_BYTES, Vector, VectorError

VECTOR_KEYS = {"id", "rules", "title", "base", "with", "do", "legal", "illegal", "expect", "out"}


@dataclass(frozen=True, slots=True)
class PositionVector(Vector):
    """A worked example, or a position that must be refused.

    Attributes:
        tree: the position.
        expect: what of it must have changed in the end.
        legal, illegal: number of a decision -> actions.
        out: what else must hold in the end.
        must_fail: the position must be refused.
    """

    tree: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] = field(default_factory=dict)
    legal: Mapping[str, Sequence[str]] = field(default_factory=dict)
    illegal: Mapping[str, Sequence[str]] = field(default_factory=dict)
    out: Mapping[str, Any] = field(default_factory=dict)
    must_fail: bool = False


def read_vectors(path: Path) -> list[Vector]:
    """All examples of the ``toml`` blocks of a Markdown file.

    Raises:
        VectorError: the file cannot be read, or has no such example.
    """
    try:
        data = read_start(path, MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise VectorError(f"{path}: is no UTF-8 text") from None
    if len(data) > MOST_BYTES:
        raise VectorError(f"{path}: is too large to be a table of vectors")
    try:
        tree = tomllib.loads("\n".join(_blocks(text)))
    except (ValueError, RecursionError) as error:
        raise VectorError(f"{path}: a block is no TOML: {error}") from None
    found = list(_vectors(path, tree, text.splitlines()))
    if not found:
        raise VectorError(f"{path}: has no [[vector]] and no [[invalid]] in a toml block")
    return found


def _blocks(text: str) -> Iterator[str]:
    """What stands between fences of toml."""
    lines: list[str] | None = None
    for line in text.splitlines():
        if lines is None:
            lines = [] if line.strip() == "```toml" else None
        elif line.strip() == "```":
            yield "\n".join(lines)
            lines = None
        else:
            lines.append(line)


def _vectors(path: Path, tree: Mapping[str, Any], lines: Sequence[str]) -> Iterator[Vector]:
    for kind in ("vector", "invalid"):
        for row in tree.get(kind, []):
            mark = f'id = "{row.get("id")}"'
            line = next((i for i, text in enumerate(lines, 1) if text.startswith(mark)), 0)
            yield vector_of(str(path), row, tree.get("base", {}), line, must_fail=kind == "invalid")


def vector_of(
    where: str, row: Mapping[str, Any], bases: Mapping[str, Any], line: int = 0, *, must_fail: bool = False
) -> PositionVector:
    """One example from its TOML table.

    Raises:
        VectorError: a key is unknown, or its base does not exist.
    """
    name = str(row.get("id"))
    if set(row) - VECTOR_KEYS:
        raise VectorError(f"{where}: {name}: there is no {min(set(row) - VECTOR_KEYS)!r}")
    return PositionVector(
        name,
        row.get("rules", ""),
        (),
        tuple(row.get("do", ())),
        (),
        line,
        tree=merged(_base(f"{where}: {name}", bases, row.get("base")), row.get("with", {})),
        expect=row.get("expect", {}),
        legal=row.get("legal", {}),
        illegal=row.get("illegal", {}),
        out=row.get("out", {}),
        must_fail=must_fail,
    )


def read_bases(path: Path) -> Mapping[str, Any]:
    """The base positions of a file of examples, by name."""
    bases: Mapping[str, Any] = tomllib.loads("\n".join(_blocks(path.read_text("utf-8")))).get("base", {})
    return bases


def _base(where: str, bases: Mapping[str, Any], name: Any, depth: int = 0) -> Mapping[str, Any]:
    """A base, merged over its own base."""
    if name is None:
        return {}
    if name not in bases or depth > len(bases):
        raise VectorError(f"{where}: there is no base {name!r}")
    own = dict(bases[name])
    return merged(_base(where, bases, own.pop("base", None), depth + 1), own)


def merged(base: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Tables merge key by key, other values replace."""
    result = dict(base)
    for key, value in change.items():
        old = result.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[key] = merged(old, value) if both else value  # type: ignore[arg-type]
    return result
