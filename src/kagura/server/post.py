"""One small request to a server that nobody here knows: bounded in time and size, never redirected."""

from __future__ import annotations

import asyncio
import functools
import re
import ssl

from kagura import __version__
from kagura.server.targets import Target, addresses_of

SECONDS = 10
MOST_LINE = 1_024
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})(?: [^\r\n]*)?\r\n")


class NotSent(Exception):
    """The request did not come to an answer."""


async def post(target: Target, body: bytes, *, anywhere: bool, seconds: float = SECONDS) -> int:
    """Send JSON; the status of the answer, of which nothing else is read.

    Raises:
        NotSent: nobody answered in time, or with what is no HTTP; or the host is in the server's own net.
    """
    try:
        async with asyncio.timeout(seconds):
            addresses = await addresses_of(target, anywhere=anywhere)
            if not addresses:
                raise NotSent("own net")
            return await _exchange(target, addresses[0], body)
    except (OSError, UnicodeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(type(error).__name__) from error


async def _exchange(target: Target, address: str, body: bytes) -> int:
    secure, name = (_trusted(), target.host) if target.is_secure else (None, None)
    reader, writer = await asyncio.open_connection(
        address, target.port, limit=MOST_LINE, ssl=secure, server_hostname=name
    )
    try:
        writer.write(_head(target, len(body)) + body)
        await writer.drain()
        line = await reader.readuntil(b"\r\n")
    finally:
        writer.transport.abort()
    status = STATUS.fullmatch(line)
    if not status:
        raise NotSent("no HTTP")
    return int(status[1])


@functools.cache
def _trusted() -> ssl.SSLContext:
    """Whose word about hosts is taken: what the system has, read once, for that takes a while."""
    return ssl.create_default_context()


def _head(target: Target, length: int) -> bytes:
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.authority}",
        f"User-Agent: kagura/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Accept: */*",
        "Connection: close",
        "\r\n",
    )
    return "\r\n".join(lines).encode("ascii")
