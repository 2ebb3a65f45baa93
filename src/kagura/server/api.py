"""What is asked over HTTP: games, new tables, places, the list of one's own tables, records."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from kagura.core.registry import installed
from kagura.core.text import LANGUAGES, Texts
from kagura.server import protocol
from kagura.server.catalogue import game_info
from kagura.server.export import record_text
from kagura.server.fold import OtherVersion
from kagura.server.making import game_named
from kagura.server.migrations import StoreError
from kagura.server.names import clean_name
from kagura.server.protocol import Key, Language, Mine, NewTable, Sit, Summary
from kagura.server.refused import Refused
from kagura.server.schema import json_schema
from kagura.server.service import Service
from kagura.server.summary import summary

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
#: A list of own tables is longer than any other body.
MINE_BYTES = 40_000
STATUS = {
    "token": 404,
    "no-table": 404,
    "no-game": 404,
    "not-over": 403,
    "no-bearer": 401,
    "no-address": 404,
    "method": 405,
    "too-fast": 429,
    "too-large": 413,
    "record-too-large": 413,
    "taken": 409,
    "busy": 503,
    "server": 500,
    "not-json": 415,
    "not-text": 415,
}


def service_of(request: Request) -> Service:
    """The server that a request came to."""
    service: Service = request.app.state.service
    return service


def language_of(request: Request) -> Language:
    """The language that the client asks for."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else "en"  # type: ignore[return-value]


def endpoint(work: Callable[[Request], Awaitable[Any]]) -> Endpoint:
    """A function that gives a message, as an endpoint that answers with it, or says why not."""

    async def serve(request: Request) -> Response:
        try:
            _take_turn(request)
            return _json(await work(request), 200)
        except Refused as refused:
            return _refusal(request, refused)
        except OtherVersion:
            return _refusal(request, Refused("other-version"))
        except StoreError:
            return _refusal(request, Refused("server"))

    return serve


def _take_turn(request: Request) -> None:
    if not service_of(request).requests.take(address_of(request)):
        raise Refused("too-fast")


def _json(message: Any, status: int) -> Response:
    if isinstance(message, Response):
        return message
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")


def _refusal(request: Request, refused: Refused) -> Response:
    service_of(request).metrics.refusals.add(refused.code)
    failure = refused.failure(None, Texts(language_of(request), "kagura.server", "kagura.core"))
    response = _json({"code": failure.code, "text": failure.text, "rule": failure.rule}, STATUS.get(refused.code, 400))
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body of a request as a message; raises Refused."""
    if not _is_kind(request, "application/json"):
        raise Refused("not-json")
    data = await _bytes_of(request, most, Refused("too-large", most=most))
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", why=str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", why=str(error)) from error


def _is_kind(request: Request, kind: str) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == kind


async def _bytes_of(request: Request, most: int, too_large: Refused) -> bytes:
    parts = bytearray()
    try:
        async for part in request.stream():
            parts += part
            if len(parts) > most:
                raise too_large
    except ClientDisconnect as error:
        raise Refused("malformed", why="cut short") from error
    return bytes(parts)


# -- endpoints ------------------------------------------------------------------------------------


async def games(request: Request) -> Any:
    """All installed games that can be shown."""
    language = language_of(request)
    return [game_info(game_named(name), language) for name in installed()]


async def new_table(request: Request) -> Any:
    """Make a table."""
    service = service_of(request)
    wish = await body_of(request, NewTable, service.settings.limits.message_bytes)
    if not service.makings.take(address_of(request)):
        raise Refused("too-fast")
    return await service.tables.create(wish)


async def open_record(request: Request) -> Any:
    """A table to look at a record that was brought."""
    service = service_of(request)
    if not _is_kind(request, "text/plain"):
        raise Refused("not-text")
    most = service.settings.limits.record_bytes
    data = await _bytes_of(request, most, Refused("record-too-large"))
    if not service.openings.take(address_of(request)):
        raise Refused("too-fast")
    return await service.tables.open_record(data)


async def sit(request: Request) -> Any:
    """Take an open place."""
    service = service_of(request)
    wish = await body_of(request, Sit, service.settings.limits.message_bytes)
    player, token = await service.tables.sit(wish.table, wish.token, clean_name(wish.name), wish.id)
    return Key(role="player", player=player, token=token)


async def mine(request: Request) -> Any:
    """The tables whose tokens a device holds; those that are gone are left out."""
    service = service_of(request)
    wish = await body_of(request, Mine, MINE_BYTES)
    found: list[Summary] = []
    for table, token in wish.tables:
        try:
            found.append(await summary(service, table, token, wish.language))
        except (Refused, OtherVersion):
            continue
        await asyncio.sleep(0)
    return found


async def record(request: Request) -> Any:
    """The record of a match that is over, for everybody who was or looked on there."""
    service = service_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("no-bearer")
    known = await service.tables.token(token)
    if known.table != request.path_params.get("table", known.table):
        raise Refused("token")
    live = await service.tables.open(known.table)
    if not live.fold.lies_open:
        raise Refused("not-over")
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{known.table}.kagura.txt"',
    }
    return Response(record_text(live.fold), 200, headers, media_type="text/plain; charset=utf-8")


async def health(request: Request) -> Any:
    """Whether the server can serve: the database answers."""
    await service_of(request).scribe.read(lambda store: store.version())
    return {"status": "ok", "protocol": protocol.PROTOCOL}


async def schema(request: Request) -> Any:  # noqa: ARG001
    """The JSON schema of all messages."""
    return json_schema()


async def missing(request: Request) -> Any:
    """Nothing is there, or not for this method."""
    is_there = any(route.matches(request.scope)[0] is Match.PARTIAL for route in ROUTES)
    raise Refused("method" if is_there else "no-address")


async def refuse(request: Request, error: Exception) -> Response:
    """The answer where no endpoint was found, or the server has a fault, in the form of all refusals."""
    codes = {404: "no-address", 405: "method"}
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = _refusal(request, Refused(codes.get(status, "server")))
    response.headers.update(getattr(error, "headers", None) or {})
    return response


ROUTES = [
    Route("/api/games", endpoint(games)),
    Route("/api/tables", endpoint(new_table), methods=["POST"]),
    Route("/api/records", endpoint(open_record), methods=["POST"]),
    Route("/api/tables/{table}/record", endpoint(record)),
    Route("/api/record", endpoint(record)),
    Route("/api/sit", endpoint(sit), methods=["POST"]),
    Route("/api/mine", endpoint(mine), methods=["POST"]),
    Route("/api/schema", endpoint(schema)),
    Route("/healthz", endpoint(health)),
]
#: Comes after every other address that begins so.
NOTHING = Route("/api/{rest:path}", endpoint(missing))
