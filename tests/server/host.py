"""A real server on a free port of this machine, and guests that talk to it as a browser does."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from kagura.server.app import make_app
from kagura.server.serve import config_of, listen
from kagura.server.service import Service
from kagura.server.settings import Settings
from kagura.server.store import FILE

GAME = "last_kannagi"
PATIENCE = float(os.environ.get("KAGURA_TEST_PATIENCE", "60"))
Json = dict[str, Any]
KEPT = ("tables", "rows", "tokens", "notices")

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
ME_AND_BOTS = [{"kind": "me", "name": "Ann"}, *BOTS]
THREE_PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
HOTSEAT = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Bo"}, {"kind": "hotseat", "name": "Cy"}]


class Host:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.socket = listen("127.0.0.1", settings.port)
        self.settings = replace(settings, port=self.socket.getsockname()[1])
        self.app = make_app(self.settings)
        self.service: Service = self.app.state.service
        self.server = uvicorn.Server(config_of(self.app, self.settings, grace=1))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    def kept(self) -> list[int]:
        """How many rows the database has in the tables of what was done."""
        with contextlib.closing(sqlite3.connect(self.settings.folder / FILE)) as base:
            return [base.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in KEPT]

    # -- what a lobby does ------------------------------------------------------------------------

    def post(self, path: str, body: Json) -> httpx.Response:
        return self.http.post(path, json=body)

    def new_table(self, seats: list[Json] = ME_AND_BOTS, **wish: Any) -> Made:
        reply = self.post("/api/tables", {"game": GAME, "seats": seats, **wish})
        assert reply.status_code == 200, reply.text
        return Made(self, reply.json())

    def sit(self, table: str, invite: str, name: str = "", **more: Any) -> str:
        reply = self.post("/api/sit", {"table": table, "token": invite, "name": name, **more})
        assert reply.status_code == 200, reply.text
        token: str = reply.json()["token"]
        return token

    def guest(self, table: str, token: str, **hello: Any) -> Guest:
        return Guest(self.url, table, token, **hello)


class Made:
    """A table that was made, with all its keys."""

    def __init__(self, host: Host, reply: Json) -> None:
        self.host = host
        self.id: str = reply["table"]
        self.keys: list[Json] = reply["keys"]

    def token(self, role: str = "player", player: int | None = None) -> str:
        return next(str(key["token"]) for key in self.keys if key["role"] == role and player in (None, key["player"]))

    def guest(self, role: str = "player", player: int | None = None, **hello: Any) -> Guest:
        return self.host.guest(self.id, self.token(role, player), **hello)

    def asked(self) -> Guest:
        """The player that is asked now."""
        for key in self.keys:
            guest = self.host.guest(self.id, key["token"])
            if guest.offer:
                return guest
            guest.close()
        raise AssertionError("nobody is asked")


class Guest:
    """One connection. Keeps what a client would keep: the log, and the table as it was last told."""

    _ids = itertools.count(1)

    def __init__(self, url: str, table: str, token: str, *, greets: bool = True, **hello: Any) -> None:
        self._stack = contextlib.ExitStack()
        address = url.replace("http", "ws") + "/ws"
        self.line: ClientConnection = self._stack.enter_context(connect(address, max_size=None, open_timeout=PATIENCE))
        self.table_id, self.token = table, token
        self.entries: list[Json] = []
        self.now: Json = {}
        self.table: Json = {}
        self.player: int | None = None
        self.order = 0
        self.heard: list[str] = []
        if greets:
            self.hello(**hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    # -- talking ----------------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> str:
        fields.setdefault("id", f"m{next(self._ids)}")
        self.line.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    def hear(self, patience: float = PATIENCE) -> Json:
        text = self.line.recv(timeout=patience)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self.keep(message)
        return message

    def keep(self, message: Json) -> None:
        if message["type"] not in ("welcome", "update"):
            return
        if message["type"] == "welcome":
            self.player, self.order = message["player"], 0
        else:
            assert message["order"] == self.order + 1
            self.order += 1
        assert len(self.entries) > message["keep"]
        self.entries = self.entries[: message["keep"] + 1] + message["entries"]
        assert [entry["number"] for entry in self.entries] == list(range(len(self.entries)))
        self.now, self.table = message["now"], message["table"]

    def answer_to(self, message_id: str) -> Json:
        while True:
            message = self.hear()
            if message.get("id") == message_id:
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        return self.answer_to(self.send(kind, **fields))

    def hello(self, **fields: Any) -> Json:
        fields = {"protocol": 1, "table": self.table_id, "token": self.token, **fields}
        return self.ask("hello", **fields)

    def hear_until(self, is_so: Callable[[Guest], bool]) -> Guest:
        while not is_so(self):
            self.hear()
        return self

    def is_quiet(self, seconds: float = 0.3) -> bool:
        """Nothing more comes."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    # -- playing ----------------------------------------------------------------------------------

    @property
    def offer(self) -> Json | None:
        """What one of the seats is asked that owes a decision."""
        acting = self.now["acting"]
        return next((offer for offer in self.now["offers"] if offer["seat"] in acting), None)

    @property
    def is_over(self) -> bool:
        return bool(self.table["over"])

    def choices(self) -> list[Json]:
        assert self.offer
        return [choice for choice in self.offer["choices"] if choice["why"] is None]

    def act(self, pick: int = 0, **fields: Any) -> Json:
        assert self.offer
        choices = self.choices()
        fields.setdefault("action", choices[pick % len(choices)]["action"])
        return self.ask("act", seq=self.now["seq"], seat=self.offer["seat"], **fields)

    def my_turn(self) -> Guest:
        return self.hear_until(lambda me: me.offer is not None or me.is_over)


def wait_for(is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


@contextlib.contextmanager
def hosting(folder: Path, **settings: Any) -> Iterator[Host]:
    usual = {"port": 0, "bot_pause": 0.0, "away_seconds": 0.2, "poll_seconds": 0.05}
    host = Host(Settings(folder, **(usual | settings)))
    try:
        yield host
    finally:
        host.close()
