"""Guests of a running server: they sit at tables over sockets and play at random, as fast as they are answered."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class _Choice(msgspec.Struct):
    action: int
    why: Any = None


class _Offer(msgspec.Struct):
    seat: int
    choices: list[_Choice]


class _Now(msgspec.Struct):
    seq: int
    decisions: int
    offers: list[_Offer]
    acting: list[int]


class _Answer(msgspec.Struct):
    """The little that a guest reads of a message."""

    type: str
    id: str | None = None
    now: _Now | None = None
    text: str = ""


@dataclass(slots=True)
class Tally:
    """What the guests saw between the marks.

    Attributes:
        decisions: that were answered.
        waits: for each of them, seconds from sending it to its answer.
        over: tables whose match ended.
    """

    decisions: int = 0
    waits: list[float] = field(default_factory=list)
    over: int = 0
    counts: bool = False


class TableOfGuests:
    """One table, a connection for each place."""

    def __init__(self, url: str, table: str, tokens: list[str], tally: Tally, seed: int) -> None:
        self._url = url.replace("http", "ws", 1) + "/ws"
        self._origin = url
        self._table = table
        self._tokens = tokens
        self._tally = tally
        self._random = random.Random(seed)
        self._read = msgspec.json.Decoder(_Answer).decode
        self.lines: list[ClientConnection] = []

    async def sit(self) -> None:
        """Open the connections; the first answer of each says whose turn it is."""
        for token in self._tokens:
            line = await connect(self._url, origin=self._origin, max_size=None, compression=None)  # type: ignore[arg-type]
            hello = {"type": "hello", "id": "h", "protocol": 1, "table": self._table, "token": token}
            await line.send(msgspec.json.encode(hello).decode())
            self.lines.append(line)

    async def play(self, until: float) -> None:
        """Everybody plays until the time has come or the match is over."""
        await asyncio.gather(*(self._guest(line, until) for line in self.lines))

    async def _guest(self, line: ClientConnection, until: float) -> None:
        sent_at, number, asked = 0.0, 0, -1
        while (left := until - time.perf_counter()) > 0:
            try:
                answer = self._read(await asyncio.wait_for(line.recv(), left))
            except TimeoutError:
                return
            if answer.type == "error":
                raise RuntimeError(answer.text)
            if answer.type == "done" and self._tally.counts:
                self._tally.decisions += 1
                self._tally.waits.append(time.perf_counter() - sent_at)
            if answer.now is None:
                continue
            if not answer.now.acting:
                self._tally.over += line is self.lines[0]
                return
            if answer.now.offers and answer.now.decisions > asked:
                asked = answer.now.decisions
                number += 1
                sent_at = time.perf_counter()
                await line.send(self._decision(answer.now, number))

    def _decision(self, now: _Now, number: int) -> str:
        offer = now.offers[0]
        action = self._random.choice([choice.action for choice in offer.choices if choice.why is None])
        message = {"type": "act", "id": f"a{number}", "seq": now.seq, "seat": offer.seat, "action": action}
        return msgspec.json.encode(message).decode()

    async def leave(self) -> None:
        """Close the connections."""
        for line in self.lines:
            await line.close()
