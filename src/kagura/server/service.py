"""The whole server as one object: what the HTTP and WebSocket parts rest on."""

from __future__ import annotations

import contextlib
import functools
import logging
from collections.abc import AsyncIterator

import msgspec

from kagura import __version__
from kagura.core.engine import Engine
from kagura.core.match import Match
from kagura.server.bots import BotPool
from kagura.server.limits import Buckets, Connections
from kagura.server.metrics import Metrics
from kagura.server.migrations import StoreError
from kagura.server.outage import beat, note_outage, sign_off
from kagura.server.protocol import Language
from kagura.server.render import texts_of
from kagura.server.scribe import Scribe
from kagura.server.settings import Settings
from kagura.server.tables import Tables
from kagura.server.timeouts import keep_time

log = logging.getLogger("kagura.server")


class Service:
    """One server.

    Attributes:
        settings: how it runs.
        tables: what it serves.
        metrics: what is counted.
        requests, makings, openings, positions, connections: who may ask for how much.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits, spares = settings.limits, not settings.behind_tls
        self.metrics = Metrics()
        self.requests = Buckets(limits.requests, limits.request_burst, spares_here=spares)
        self.makings = Buckets(limits.tables, limits.table_burst, spares_here=spares)
        self.openings = Buckets(limits.records, limits.record_burst, spares_here=spares)
        self.positions = Buckets(limits.positions, limits.position_burst, spares_here=spares)
        self.connections = Connections(limits.connections, limits.all_connections, spares_here=spares)
        self.scribe = Scribe(settings.folder)
        bots = BotPool(settings.workers, settings.bot_seconds, self.metrics)
        self.tables = Tables(settings, self.scribe, bots, self.metrics)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Bots, clocks and the watch for other processes, until it is left."""
        now = self.tables.clock()
        await self.scribe.change(lambda store: note_outage(store, now))
        log.info("server started", extra={"version": __version__})
        self.tables.start(self.tables.bots.warm())
        self.tables.start(self.tables.resume())
        self.tables.start(self.tables.follow())
        self.tables.start(self.tables.presence.tell())
        self.tables.start(keep_time(self.tables))
        self.tables.start(beat(self.tables))
        self.tables.start(self.tables.notices.deliver())
        try:
            yield
        finally:
            await self.tables.close()
            await self.tables.presence.finish()
            await self.tables.notices.finish()
            if self.tables.timers:
                with contextlib.suppress(StoreError):
                    await sign_off(self.tables)
            self.tables.bots.close()
            self.scribe.close()
            log.info("server ended")

    def stage(self, match: Match, language: Language) -> msgspec.Raw:
        """What of a game's table never changes, as JSON."""
        return _stage(match.state.engine, language)


@functools.lru_cache(64)
def _stage(engine: Engine, language: Language) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(engine.game.stage(engine, texts_of(engine.game, language))))
