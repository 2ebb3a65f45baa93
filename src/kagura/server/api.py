"""What is asked over HTTP: games, new tables, places, the list of one's own tables, records."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from kagura.server import catalogue, opening
from kagura.server.calls import Call, Get, Post, PostText, address_of, language_of, refusal, service_of
from kagura.server.export import record_text
from kagura.server.fold import OtherVersion
from kagura.server.names import clean_name
from kagura.server.protocol import GameInfo, Health, Key, Mine, NewTable, NewTableReply, Sit, Summary, TableId
from kagura.server.refused import Refused
from kagura.server.schema import json_schema
from kagura.server.summary import summary

#: A list of own tables is longer than any other body.
MINE_BYTES = 40_000


async def games(request: Request) -> list[GameInfo]:
    """All installed games that can be played at a table."""
    return catalogue.games(language_of(request))


async def new_table(request: Request, wish: NewTable) -> NewTableReply:
    """Make a table."""
    service = service_of(request)
    if not service.makings.take(address_of(request)):
        raise Refused("too-fast")
    return await service.tables.create(wish)


async def open_record(request: Request, data: bytes) -> NewTableReply:
    """A table to look at a record that was brought."""
    service = service_of(request)
    if not service.openings.take(address_of(request)):
        raise Refused("too-fast")
    return await service.tables.open_record(data)


async def sit(request: Request, wish: Sit) -> Key:
    """Take an open place."""
    player, token = await service_of(request).tables.sit(wish.table, wish.token, clean_name(wish.name), wish.id)
    return Key(role="player", player=player, token=token)


async def mine(request: Request, wish: Mine) -> list[Summary]:
    """The tables whose tokens a device holds; those that are gone are left out."""
    service = service_of(request)
    found: list[Summary] = []
    for table, token in wish.tables:
        try:
            found.append(await summary(service, table, token, wish.language))
        except (Refused, OtherVersion):
            continue
        await asyncio.sleep(0)
    return found


async def record(request: Request) -> Response:
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


async def health(request: Request) -> Health:
    """Whether the server can serve: the database answers."""
    await service_of(request).scribe.read(lambda store: store.version())
    return Health()


async def schema(request: Request) -> dict[str, Any]:  # noqa: ARG001
    """The JSON schema of all messages."""
    return json_schema()


# -- what is not there ------------------------------------------------------------------------------


class Nothing:
    """Answers for every other address that begins with ``/api/``: nothing is there, or not for this method."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say so."""
        request = Request(scope, receive)
        allowed = _methods(request)
        response = refusal(request, Refused("method" if allowed else "no-address"))
        if allowed:
            response.headers["Allow"] = ", ".join(allowed)
        await response(scope, receive, send)


def _methods(request: Request) -> list[str]:
    """By what the address may be asked."""
    calls = [route for route in request.app.routes if isinstance(route, Route) and route.path.startswith("/api/")]
    partial = [route for route in calls if route.matches(request.scope)[0] is Match.PARTIAL]
    return sorted({method for route in partial for method in route.methods or ()})


async def refuse(request: Request, error: Exception) -> Response:
    """The answer where no endpoint was found, or the server has a fault, in the form of all refusals."""
    codes = {404: "no-address", 405: "method"}
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = refusal(request, Refused(codes.get(status, "server")))
    response.headers.update(getattr(error, "headers", None) or {})
    return response


#: Refusals of a wish for a table.
UNWISHED = ("no-game", "no-face", "bad-option", "wrong-places", "no-bot", "bad-clock", "bad-seed", "seed-with-others")
OF_RECORDS = (*opening.CODES.values(), "record-seal", "no-face", "no-table", "other-version")
OF_NAMES = ("bad-name", "name-too-long")
#: Refusals of what concerns one table.
AT_TABLE = ("no-table", "other-version")
CALLS: tuple[Call, ...] = (
    Get(path="/api/games", work=games, answer=list[GameInfo]),
    Post(
        path="/api/tables",
        body=NewTable,
        work=new_table,
        answer=NewTableReply,
        refuses=(*UNWISHED, "bad-webhook", "webhook-own-net", *OF_NAMES, *AT_TABLE),
    ),
    PostText(path="/api/records", work=open_record, answer=NewTableReply, refuses=OF_RECORDS),
    Post(
        path="/api/sit",
        body=Sit,
        work=sit,
        answer=Key,
        refuses=("token", "no-invite", "taken", "over", "busy", *OF_NAMES, *AT_TABLE),
    ),
    Post(path="/api/mine", body=Mine, work=mine, answer=list[Summary], most=MINE_BYTES),
    Get(
        path="/api/tables/{table}/record",
        work=record,
        answer=str,
        media="text/plain; charset=utf-8",
        parameters={"table": TableId},
        needs_token=True,
        refuses=("not-over", "no-address", *AT_TABLE),
    ),
    Get(
        path="/api/record",
        work=record,
        answer=str,
        media="text/plain; charset=utf-8",
        needs_token=True,
        refuses=("not-over", *AT_TABLE),
    ),
    Get(path="/api/schema", work=schema, answer=dict[str, Any]),
    Get(path="/healthz", work=health, answer=Health),
)
#: Comes after every other address that begins so.
NOTHING = Route("/api/{rest:path}", Nothing())
