"""Where notices may be sent: by http or https, and not into the net that the server itself is in."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from kagura.server.refused import Refused

LETTERS = re.compile(r"[\x21-\x7e]+")
PORTS = {"http": 80, "https": 443}
#: All IPv6 addresses that lead to the net; what is outside may lead anywhere, by translation to IPv4 for instance.
IN_THE_NET = ipaddress.ip_network("2000::/3")
BY_RELAY = ipaddress.ip_network("2002::/16")


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of an address that a notice is sent to."""

    is_secure: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """Host and port, as a request names them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port in PORTS.values() else f"{host}:{self.port}"


def read_target(url: str, *, anywhere: bool) -> Target:
    """An address as a person wrote it.

    Args:
        url: the address.
        anywhere: it may lead into the server's own net.

    Raises:
        Refused: it is no address, or leads where it may not.
    """
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError as error:
        raise Refused("bad-webhook") from error
    if not LETTERS.fullmatch(url) or parts.scheme not in PORTS or not host or "@" in parts.netloc:
        raise Refused("bad-webhook")
    port = port or PORTS[parts.scheme]
    is_usual = port in PORTS.values() or port >= 1024
    if not is_usual or (not anywhere and (host == "localhost" or _is_own(host))):
        raise Refused("webhook-own-net")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port, path)


def _is_own(host: str) -> bool:
    """The host is an address, and one that is not public."""
    try:
        return not is_public(str(ipaddress.ip_address(host)))
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether an address is one of the net, not of this machine or of a net around it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found not in IN_THE_NET or found in BY_RELAY:
            return False
    return found.is_global and not found.is_multicast


async def addresses_of(target: Target, *, anywhere: bool) -> list[str]:
    """The addresses of a target's host that a notice may be sent to; none if there are none.

    What is connected to are these, not the name: by then it could mean another machine.

    Raises:
        OSError: there is no such host.
    """
    found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = dict.fromkeys(str(entry[4][0]) for entry in found)
    return [address for address in addresses if anywhere or is_public(address)]
