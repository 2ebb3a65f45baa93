"""Runs the server until it is told to stop."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette

from kagura.core.errors import KaguraError
from kagura.server.app import make_app
from kagura.server.service import Service
from kagura.server.settings import Settings

#: Frames above this are cut off by the protocol itself, with close code 1009.
MOST_FRAME = 65_536
GRACE_SECONDS = 5
#: Connections for pages and requests, beside those of tables.
BESIDE_SOCKETS = 500


class CannotServe(KaguraError):
    """The address cannot be listened on."""


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, is_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._is_ready = is_ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Once it has shut down in order, a signal is not raised again: the process ends well."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._is_ready()


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address; port 0 takes a free one.

    Raises:
        CannotServe: the port is taken, or the address is not of this machine.
    """
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
        except OSError:
            found.close()
            raise
    except (OSError, OverflowError) as error:
        raise CannotServe(f"cannot listen on {host} port {port}: {error}") from error
    return found


def config_of(app: Starlette, settings: Settings, grace: int = GRACE_SECONDS) -> uvicorn.Config:
    """How the application is run; `grace`: seconds for connections to end when the server shuts down."""
    service: Service = app.state.service
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        limit_concurrency=service.settings.limits.all_connections + BESIDE_SOCKETS,
        timeout_graceful_shutdown=grace,
        h11_max_incomplete_event_size=MOST_FRAME,
    )


def serve(settings: Settings, is_ready: Callable[[str], None]) -> int:
    """Serve until interrupted; the exit code.

    Args:
        settings: where and how.
        is_ready: is given the URL once the server answers.

    Raises:
        CannotServe, StoreError: as their names say.
    """
    with listen(settings.host, settings.port) as found:
        settings = replace(settings, port=found.getsockname()[1])
        server = _Server(config_of(make_app(settings), settings), lambda: is_ready(url_of(settings)))
        server.run(sockets=[found])
    return 0 if server.started else 1


def url_of(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    return settings.url + "/"
