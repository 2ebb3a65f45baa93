"""A match that bots have played to its end, made without a browser."""

from __future__ import annotations

import time
from typing import Any

import httpx

GAME = "last_kannagi"
PLACES = 3
PATIENCE = 60


def finished_match(url: str) -> str:
    """The link to watch it with."""
    wish = {"game": GAME, "seats": [{"kind": "bot", "bot": "greedy"}] * PLACES}
    made: dict[str, Any] = httpx.post(f"{url}/api/tables", json=wish, timeout=PATIENCE).raise_for_status().json()
    link = f"/t/{made['table']}#{made['keys'][0]['token']}"
    wait_for_end(url, link)
    return link


def wait_for_end(url: str, link: str) -> None:
    """Wait until the match that a link leads to is over."""
    table, token = link.removeprefix("/t/").split("#")
    until = time.monotonic() + PATIENCE
    while not _is_over(url, table, token):
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.2)


def _is_over(url: str, table: str, token: str) -> bool:
    reply = httpx.post(f"{url}/api/mine", json={"tables": [[table, token]]}, timeout=PATIENCE).raise_for_status()
    return bool(reply.json()[0]["table"]["over"])
