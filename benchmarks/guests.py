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
        self._plays = 0
        self._think = 0.0
        self._thinking: set[asyncio.Task[None]] = set()
        self._read = msgspec.json.Decoder(_Answer).decode
        self.lines: list[ClientConnection] = []

    async def sit(self) -> None:
        """Open the connections."""
        for token in self._tokens:
            line = await connect(self._url, origin=self._origin, max_size=None, compression=None)  # type: ignore[arg-type]
            self.lines.append(line)
            await self._greet(line, token, "h")

    async def _greet(self, line: ClientConnection, token: str, name: str) -> None:
        hello = {"type": "hello", "id": name, "protocol": 1, "table": self._table, "token": token}
        await line.send(msgspec.json.encode(hello).decode())

    async def play(self, until: float, think: float = 0) -> None:
        """Everybody plays until the time has come or the match is over.

        Args:
            until: by `time.perf_counter`.
            think: seconds before a decision, on average.
        """
        self._think = think
        self._plays += 1
        pairs = zip(self.lines, self._tokens, strict=True)
        await asyncio.gather(*(self._guest(line, token, until) for line, token in pairs))
        for thinking in self._thinking:
            thinking.cancel()

    async def _guest(self, line: ClientConnection, token: str, until: float) -> None:
        name = f"h{self._plays}"  # the answer to it says whose turn it is; what was sent before is old
        await self._greet(line, token, name)
        is_greeted = False
        sent_at: dict[str, float] = {}
        asked = -1
        while (left := until - time.perf_counter()) > 0:
            try:
                answer = self._read(await asyncio.wait_for(line.recv(), left))
            except TimeoutError:
                return
            is_greeted = is_greeted or answer.id == name
            if not is_greeted:
                continue
            if answer.type == "error":
                raise RuntimeError(answer.text)
            # what a decision brought comes before its answer, and may be the next question already
            if answer.type == "done" and answer.id in sent_at and self._tally.counts:
                self._tally.decisions += 1
                self._tally.waits.append(time.perf_counter() - sent_at[answer.id])
            if answer.now is None:
                continue
            if not answer.now.acting:
                self._tally.over += line is self.lines[0]
                return
            if answer.now.offers and answer.now.decisions > asked:
                asked = answer.now.decisions
                # answers are read while a guest thinks, so that their times are right
                thinking = asyncio.create_task(self._decide(line, answer.now, sent_at))
                self._thinking.add(thinking)
                thinking.add_done_callback(self._thinking.discard)

    async def _decide(self, line: ClientConnection, now: _Now, sent_at: dict[str, float]) -> None:
        if self._think:
            await asyncio.sleep(self._random.uniform(0, 2 * self._think))
        name = f"p{self._plays}a{len(sent_at)}"  # the server does nothing twice under one name
        message = self._decision(now, name)
        sent_at[name] = time.perf_counter()
        await line.send(message)

    def _decision(self, now: _Now, name: str) -> str:
        offer = now.offers[0]
        action = self._random.choice([choice.action for choice in offer.choices if choice.why is None])
        message = {"type": "act", "id": name, "seq": now.seq, "seat": offer.seat, "action": action}
        return msgspec.json.encode(message).decode()

    async def leave(self) -> None:
        """Close the connections."""
        for line in self.lines:
            await line.close()
