"""TypeScript types of the messages, so that the client cannot disagree with the server."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Iterator

from msgspec import inspect as shape

from kagura.server import protocol
from kagura.server.schema import FROM_CLIENT, FROM_SERVER, RECEIVED, SENT

HEAD = """\
// Made by `python -m kagura.server.schema --typescript` from src/kagura/server/protocol.py. Do not edit.
"""
#: What msgspec calls a type -> what TypeScript does.
PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "any",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
}
Body = shape.StructType | shape.DataclassType


def typescript() -> str:
    """The whole file: an interface for each class, and the unions of messages."""
    sent, received = _bodies(SENT), _bodies(RECEIVED)
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL} as const;\n"]
    parts += [_interface(body, is_only_sent=cls not in received) for cls, body in (sent | received).items()]
    parts += [_union("ClientMessage", FROM_CLIENT), _union("ServerMessage", FROM_SERVER)]
    return "\n".join(parts)


def _bodies(roots: Iterable[type]) -> dict[type, Body]:
    """The classes that the roots are made of, each after those that it needs."""
    found: dict[type, Body] = {}
    for info in shape.multi_type_info(roots):
        _collect(info, found)
    return found


def _collect(info: shape.Type, found: dict[type, Body]) -> None:
    for part in _parts(info):
        _collect(part, found)
    if isinstance(info, Body):
        found.setdefault(info.cls, info)


def _parts(info: shape.Type) -> Iterator[shape.Type]:
    if isinstance(info, shape.Metadata):
        yield info.type
    elif isinstance(info, Body):
        yield from (field.type for field in info.fields)
    elif isinstance(info, shape.UnionType):
        yield from info.types
    elif isinstance(info, shape.ListType | shape.CollectionType | shape.VarTupleType):
        yield info.item_type
    elif isinstance(info, shape.TupleType):
        yield from info.item_types
    elif isinstance(info, shape.DictType):
        yield info.value_type


def _interface(body: Body, *, is_only_sent: bool) -> str:
    """What the client only sends may leave out what has a default; what it gets is always whole."""
    lines = [*_comment(body.cls), f"export interface {body.cls.__name__} {{"]
    if isinstance(body, shape.StructType) and body.tag is not None:
        lines.append(f"  {body.tag_field}: {json.dumps(body.tag)};")
    for field in body.fields:
        mark = "?" if is_only_sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_spelled(field.type)};")
    return "\n".join([*lines, "}\n"])


def _comment(cls: type) -> list[str]:
    text = inspect.cleandoc(cls.__doc__ or "")
    return ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"]


def _spelled(info: shape.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, shape.Metadata):
        return _spelled(info.type)
    if isinstance(info, Body):
        return info.cls.__name__
    if isinstance(info, shape.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, shape.UnionType):
        return " | ".join(_spelled(part) for part in info.types)
    if isinstance(info, shape.TupleType):
        return f"[{', '.join(map(_spelled, info.item_types))}]"
    if isinstance(info, shape.DictType):
        return f"Record<string, {_spelled(info.value_type)}>"
    if isinstance(info, shape.ListType | shape.CollectionType | shape.VarTupleType):
        item = _spelled(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"no TypeScript for {info}")


def _union(name: str, members: Iterable[type]) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"
