"""The web application: `make_app(settings)` is an ASGI app."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from kagura.server import api, openapi
from kagura.server.pages import Pages
from kagura.server.security import Guard
from kagura.server.service import Service
from kagura.server.settings import Settings
from kagura.server.socket import Socket
from kagura.server.watch import Watch

TRY_LATER = 1013


async def connect(socket: WebSocket) -> None:
    """One WebSocket connection, if there is room for it."""
    service: Service = socket.app.state.service
    address = socket.client.host if socket.client else ""
    if not service.connections.enter(address):
        await socket.accept()
        await socket.close(TRY_LATER, "too many connections")
        return
    try:
        await Socket(service, socket).run()
    finally:
        service.connections.leave(address)


def make_app(settings: Settings) -> Starlette:
    """The application. Its database is opened at once, so that faults of it are told before anybody connects.

    Raises:
        StoreError: the database cannot be used.
    """
    service = Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:  # noqa: ARG001
        async with service.running():
            yield

    app = Starlette(
        routes=[
            *(call.route() for call in openapi.CALLS),
            api.NOTHING,
            WebSocketRoute("/ws", connect),
            *Pages(settings.static).routes(),
        ],
        middleware=[Middleware(Watch, metrics=service.metrics), Middleware(Guard, settings=settings)],
        exception_handlers={HTTPException: api.refuse, Exception: api.refuse},
        lifespan=lifespan,
    )
    app.state.service = service
    return app
