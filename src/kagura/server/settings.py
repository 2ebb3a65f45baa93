"""What is set when the server starts."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

THIS_MACHINE = ("127.0.0.1", "::1")
STATIC = Path(__file__).parent / "static"


def usual_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "kagura"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kagura"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kagura"


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what one connection, address or process may ask for.

    Attributes:
        message_bytes: longest text frame and longest body of a request.
        messages: a second, on one connection; `message_burst`: so many at once.
        requests, request_burst: the same for HTTP, by address.
        tables, table_burst: the same for new tables.
        records, record_burst: the same for records to look at, which are replayed to prove them.
        record_bytes: longest of these.
        positions, position_burst: the same for positions to resolve.
        connections: open at once from one address, `all_connections` in all.
        hello_seconds: until a connection must have said hello.
        strikes: messages that were refused for their form or pace, then the connection is closed.
        kept: tables in memory that nobody is at.
    """

    message_bytes: int = 8_192
    messages: float = 50
    message_burst: int = 200
    requests: float = 20
    request_burst: int = 120
    tables: float = 0.5
    table_burst: int = 30
    records: float = 0.2
    record_burst: int = 12
    record_bytes: int = 262_144
    positions: float = 4
    position_burst: int = 60
    connections: int = 100
    all_connections: int = 20_000
    hello_seconds: float = 10
    strikes: int = 100
    kept: int = 200


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs.

    Attributes:
        folder: where its database lies.
        host, port: where it listens; port 0 takes a free one.
        origins: pages from elsewhere that may use it, such as ``https://table.example``.
        static: the built client.
        behind_tls: a proxy in front speaks TLS and tells the addresses of who asks; nobody else is let in.
        proxies: addresses or networks whose word about addresses is taken.
        metrics_from: networks beside this machine that may see the server's numbers.
        private_webhooks: tables may tell addresses in this machine's own net whose turn it is.
        workers: processes for bots.
        stand_in: the bot that plays for people; `hint_bot`: the one that is asked for hints.
        bot_seconds: how long a bot may think.
        bot_pause: seconds before a bot answers a person, who can take back meanwhile; where only bots play, before
            each decision that somebody watches.
        away_seconds: until a person without a connection counts as away.
        consent_seconds: how long bots wait for an answer to what was asked to take back.
        poll_seconds: how often to look for what other processes wrote.
        limits: see `Limits`.
    """

    folder: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    static: Path = STATIC
    behind_tls: bool = False
    proxies: tuple[str, ...] = THIS_MACHINE
    metrics_from: tuple[str, ...] = ()
    private_webhooks: bool = False
    workers: int = 1
    stand_in: str = "greedy"
    hint_bot: str = "search"
    bot_seconds: float = 20
    bot_pause: float = 0.5
    away_seconds: float = 4
    consent_seconds: float = 120
    poll_seconds: float = 0.25
    limits: Limits = field(default_factory=Limits)

    @property
    def is_local(self) -> bool:
        """Only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def url(self) -> str:
        """Where a browser on this machine finds the server, without a slash at its end."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def public_url(self) -> str:
        """The same for everybody: the first origin that was given, if any."""
        return self.origins[0].rstrip("/") if self.origins else self.url
