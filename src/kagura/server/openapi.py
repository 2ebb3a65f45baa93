"""The calls over HTTP as an OpenAPI 3.1 document, made from their declarations.

    GET /api/openapi.json

The shapes are those of `kagura.server.protocol`, the calls those that the server routes; nothing is said twice.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
from starlette.requests import Request

from kagura import __version__
from kagura.server import api, operations, positions, rules
from kagura.server.calls import JSON, TEXT, Call, Get, Post, PostText
from kagura.server.protocol import LANGUAGES, RefusalBody

Json = dict[str, Any]
TEMPLATE = "#/components/schemas/{name}"
ABOUT = """\
Tables are made and places taken over HTTP; a table itself is played over the WebSocket `/ws`, whose messages
`GET /api/schema` describes. Every refusal has the same body. A server that has too many connections answers 503 in
plain text."""
TOKEN = "A token for a place at a table, or to look on."


async def openapi(request: Request) -> Json:  # noqa: ARG001
    """This document."""
    return document()


CALLS: Sequence[Call] = (
    *api.CALLS,
    *operations.CALLS,
    *rules.CALLS,
    *positions.CALLS,
    Get(path="/api/openapi.json", work=openapi, answer=dict[str, Any]),
)


@functools.cache
def document() -> Json:
    """The document; not to be changed."""
    kinds = [kind for call in CALLS for kind in _kinds(call)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    found = iter(schemas)
    paths: Json = {}
    for call in CALLS:
        shapes = [next(found) for _ in _kinds(call)]
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kagura", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": TOKEN}},
        },
    }


def _kinds(call: Call) -> list[Any]:
    """The types that a call speaks of: refusals, its answer, its parameters, its body."""
    body = [call.body] if isinstance(call, Post) else [str] if isinstance(call, PostText) else []
    return [RefusalBody, call.answer, *call.parameters.values(), *body]


def _operation(call: Call, shapes: Sequence[Json]) -> Json:
    refused, answer, *rest = shapes
    parameters = [_parameter(call, name, shape) for name, shape in zip(call.parameters, rest, strict=False)]
    said: Json = {
        "operationId": call.does.__name__,
        "summary": inspect.cleandoc(call.does.__doc__ or "").splitlines()[0],
        "parameters": [*parameters, *_beside(call)],
        "responses": _answers(call, answer) | _refusals(call, refused),
    }
    if isinstance(call, Post | PostText):
        media = JSON if isinstance(call, Post) else TEXT
        said["requestBody"] = {"required": True, "content": {media: {"schema": rest[-1]}}}
    if call.needs_token:
        said["security"] = [{"token": []}]
    return said


def _parameter(call: Call, name: str, shape: Json) -> Json:
    return {"name": name, "in": "path" if name in call.in_path else "query", "required": True, "schema": shape}


def _beside(call: Call) -> Iterator[Json]:
    """What may be said beside what is asked."""
    words = f"Of all texts: {' or '.join(LANGUAGES)}; else the header Accept-Language says."
    yield {"name": "language", "in": "query", "description": words, "schema": {"type": "string"}}
    if call.is_kept:
        words = "The ETag of the answer that the client has."
        yield {"name": "If-None-Match", "in": "header", "description": words, "schema": {"type": "string"}}


def _answers(call: Call, shape: Json) -> Json:
    found: Json = {"200": {"description": "The answer.", "content": {call.media: {"schema": shape}}}}
    if call.is_kept:
        found["304"] = {"description": "What the client has is still true."}
    return found


def _refusals(call: Call, refused: Json) -> Json:
    """By status, with the codes that may come with it."""
    found: Json = {}
    for status, group in groupby(sorted({*call.codes}, key=lambda code: (call.status(code), code)), call.status):
        names = list(group)
        shape = {"allOf": [refused, {"properties": {"code": {"enum": names}}}]}
        words = f"Refused: {', '.join(names)}."
        found[str(status)] = {"description": words, "content": {JSON: {"schema": shape}}}
    return found
