"""Headers of every answer, and who may ask: pages of this server alone."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kagura.server.calls import refusal
from kagura.server.refused import Refused
from kagura.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
READING = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Refuses requests by pages from elsewhere, and puts the headers on all answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = frozenset(host_of(origin) for origin in settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                is_secure = self.settings.behind_tls or scope.get("scheme") in ("https", "wss")
                _add_headers(MutableHeaders(scope=message), is_secure=is_secure)
            await send(message)

        if self._is_foreign(scope, headers):
            await refusal(HTTPConnection(scope), Refused("origin"))(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        host = headers.get("host", "")
        is_named = self.settings.is_local or self.settings.behind_tls
        if is_named and name_of(host) not in LOCAL_NAMES | self._names():
            return True  # a name somewhere in the net that was made to lead here
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if origin is None or not changes:
            return False
        return host_of(origin) != host.lower() and host_of(origin) not in self.hosts

    def _names(self) -> frozenset[str]:
        return frozenset(map(name_of, self.hosts))


def _add_headers(headers: MutableHeaders, *, is_secure: bool) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if is_secure:
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")


def host_of(origin: str) -> str:
    """Host and port of an origin, lower case; "" for ``null`` and the like."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def name_of(host: str) -> str:
    """The host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def check_origins(origins: Iterable[str]) -> tuple[str, ...]:
    """Origins as given on a command line; raises ValueError."""
    found = tuple(origins)
    for origin in found:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
            raise ValueError(f"{origin!r} is no origin; write https://table.example")
    return found
