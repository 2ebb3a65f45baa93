"""What a program asks that watches over the server: is it well, and its numbers."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response

from kagura import __version__
from kagura.server.calls import Call, Get, address_of, service_of
from kagura.server.metrics import CONTENT_TYPE, process_gauges
from kagura.server.refused import Refused
from kagura.server.service import Service

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HERE = ("127.0.0.0/8", "::1/128")


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Networks as given on a command line; raises ValueError."""
    return tuple(ipaddress.ip_network(text) for text in texts)


def is_within(address: str, allowed: Iterable[Network]) -> bool:
    """Whether an address lies in one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return any(found in network for network in allowed)


async def metrics(request: Request) -> Response:
    """The numbers, for programs on this machine and where the owner allows it; for others there is no such page."""
    service = service_of(request)
    if not is_within(address_of(request), networks((*HERE, *service.settings.metrics_from))):
        raise Refused("no-address")
    gauges = await gauges_of(service) | process_gauges()
    text = service.metrics.text(gauges)
    return Response(text, 200, {"Cache-Control": "no-store"}, media_type=CONTENT_TYPE)


async def gauges_of(service: Service) -> dict[str, tuple[str, float]]:
    """How much there is at this moment."""
    running, finished, waiting = await service.scribe.read(lambda store: store.counts())
    return {
        "kagura_info": (f"Kagura {__version__}.", 1),
        "kagura_tables_running": ("Tables whose match is not over.", running),
        "kagura_tables_finished": ("Tables whose match is over.", finished),
        "kagura_tables_in_memory": ("Tables that this process holds in memory.", len(service.tables.lives)),
        "kagura_connections": ("Open WebSockets.", service.connections.count),
        "kagura_timers": ("Tables of which a clock runs.", len(service.tables.timers)),
        "kagura_notices_waiting": ("Notices that are still to be sent.", waiting),
    }


CALLS: tuple[Call, ...] = (Get(path="/metrics", work=metrics, answer=str, media=CONTENT_TYPE, refuses=("no-address",)),)
