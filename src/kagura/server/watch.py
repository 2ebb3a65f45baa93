"""Every HTTP request is measured, and told to the log by its route: an address may hold what is nobody's business."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kagura.server.metrics import Metrics

log = logging.getLogger("kagura.server")
#: Asked again and again by programs; in the log they would hide the rest.
ROUTINE = frozenset({"/healthz", "/metrics"})


class Watch:
    """Measures how long requests take."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, status = time.perf_counter(), "500"

        async def send_watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        finally:
            route = _route(scope)
            seconds = time.perf_counter() - start
            self.metrics.requests.note(seconds, route, status)
            if route not in ROUTINE:
                fields = {"route": route, "status": status, "ms": round(1000 * seconds, 1)}
                log.info("request", extra=fields)


def _route(scope: Scope) -> str:
    """The pattern that the address matches; "" if none does."""
    return str(getattr(scope.get("route"), "path", ""))
