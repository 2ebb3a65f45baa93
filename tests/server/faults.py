"""A bad line between a client and the server, and a client that follows a table over it as the browser's does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from tests.server.host import PATIENCE, Json

Line = ClientConnection | ServerConnection
QUIET = 0.15


@dataclass
class Faults:
    """How often what happens to a message; nothing once the line is calm. `lost`: up to which row updates were lost."""

    luck: random.Random
    cut: float = 0.03
    twice: float = 0.15
    hold: float = 0.15
    late: float = 0.2
    lose: float = 0.08
    calm: bool = False
    lost: int = 0

    def befalls(self, chance: float) -> bool:
        return not self.calm and self.luck.random() < chance


@contextlib.asynccontextmanager
async def bad_line(server: str, faults: Faults) -> AsyncIterator[str]:
    """An address that leads to the server, badly."""

    async def carry(client: ServerConnection) -> None:
        async with connect(f"{server}/ws", max_size=None, open_timeout=PATIENCE) as there:
            ways = [asyncio.create_task(pump(client, there, faults)), asyncio.create_task(pump(there, client, faults))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            client.transport.abort()
            there.transport.abort()

    async with serve(carry, "127.0.0.1", 0, max_size=None) as proxy:
        yield f"ws://127.0.0.1:{next(iter(proxy.sockets)).getsockname()[1]}"


async def pump(source: Line, target: Line, faults: Faults) -> None:
    """Carry messages one way, until the line is cut."""
    held: str | bytes | None = None
    with contextlib.suppress(WebSocketException, OSError):
        async for frame in source:
            message = json.loads(frame)
            kind = message["type"]
            if faults.befalls(faults.cut):
                return
            if faults.befalls(faults.late):
                await asyncio.sleep(faults.luck.random() * 0.05)
            if held is None and faults.befalls(faults.hold):
                held = frame
                continue
            if kind == "update" and faults.befalls(faults.lose):
                faults.lost = message["now"]["seq"]
                continue
            # a hello that comes twice is another conversation: no line makes that of one
            for _ in range(1 + (kind != "hello" and faults.befalls(faults.twice))):
                await target.send(frame)
            if held is not None:
                await target.send(held)
                held = None


class Tab:
    """Somebody's browser tab: the rules of web/src/core (connection, session, state) in short.

    It asks whether the server is there after so many seconds of `silence`.
    """

    def __init__(self, url: str, table: str, token: str, name: str, silence: float = QUIET) -> None:
        self.url, self.table_id, self.token, self.name = url, table, token, name
        self.silence = silence
        self.entries: list[Json] = []
        self.now: Json = {}
        self.table: Json = {}
        self.order = 0
        self.behind = self.greeted = self.pinged = False
        self.hello_id = ""
        self.early: list[Json] = []
        self.waiting: dict[str, Json] = {}
        self.refused: list[str] = []
        self.asked: dict[str, Json] = {}
        self.count = self.breaks = 0
        self.line: ClientConnection | None = None

    @property
    def shown(self) -> tuple[list[Json], Json, Json]:
        return self.entries, self.now, self.table

    # -- the line -----------------------------------------------------------------------------------

    async def live(self) -> None:
        """Come back after each break, less patient at first than later."""
        while True:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(self.url, max_size=None, open_timeout=PATIENCE) as self.line:
                    await self.greet()
                    while True:
                        await self.listen(self.line)
            self.line, self.greeted = None, False
            self.breaks += 1
            await asyncio.sleep(0.01)

    async def listen(self, line: ClientConnection) -> None:
        """The next message; a ping after some quiet, and a break if that stays unanswered."""
        try:
            async with asyncio.timeout(self.silence):  # `wait_for` of Python 3.11 may lose a cancellation
                text = await line.recv()
        except TimeoutError:
            await self.say({"type": "ping", "id": self.new_id()})
            async with asyncio.timeout(min(PATIENCE, 1 + self.breaks)):
                text = await line.recv()
        await self.hear(json.loads(text))

    def new_id(self) -> str:
        self.count += 1
        return f"{self.name}-{self.count}"

    async def say(self, message: Json) -> None:
        if self.line:
            with contextlib.suppress(WebSocketException):
                await self.line.send(json.dumps(message))

    async def greet(self) -> None:
        self.hello_id, self.greeted = self.new_id(), False
        self.early = []
        knows = bool(self.entries) and not self.behind
        have = {"have": len(self.entries) - 1, "seq": self.now["seq"]} if knows else {}
        hello = {"type": "hello", "id": self.hello_id, "protocol": 1, "table": self.table_id, "token": self.token}
        await self.say(hello | have)

    async def ask(self, kind: str, **fields: object) -> None:
        """Send a request, again after each break until it is answered."""
        message: Json = {"type": kind, "id": self.new_id(), **fields}
        self.waiting[message["id"]] = self.asked[message["id"]] = message
        if self.greeted:
            await self.say(message)

    # -- what comes ---------------------------------------------------------------------------------

    async def hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            await self.welcome(message)
        elif kind == "update":
            await self.update(message)
        elif kind in ("done", "error"):
            if self.waiting.pop(message["id"], None) and kind == "error":
                self.refused.append(message["code"])
            if kind == "done" and self.greeted and message["seq"] > self.now["seq"]:
                await self.greet()
        elif kind == "pong" and self.greeted and message["order"] > self.order:
            await self.greet()

    async def welcome(self, message: Json) -> None:
        if message["id"] != self.hello_id or self.greeted:
            return
        self.greeted, self.behind, self.order = True, False, 0
        self.entries = self.entries[: message["keep"] + 1] + message["entries"]
        self.now, self.table = message["now"], message["table"]
        for update in self.early:
            if update["now"]["seq"] > message["now"]["seq"]:
                await self.update(update)
        for waiting in list(self.waiting.values()):
            await self.say(waiting)

    async def update(self, message: Json) -> None:
        if not self.greeted:
            self.early.append(message)
        elif not self.behind and message["now"]["seq"] >= self.now["seq"] and message["order"] > self.order:
            if message["order"] > self.order + 1 or len(self.entries) <= message["keep"]:
                self.behind = True
                await self.greet()
                return
            self.order = message["order"]
            self.entries = self.entries[: message["keep"] + 1] + message["entries"]
            self.now, self.table = message["now"], message["table"]
