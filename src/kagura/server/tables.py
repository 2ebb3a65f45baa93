"""All tables: opened when asked for, written to one order at a time, shared with other processes by the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from kagura.server import making, opening, orders, rows
from kagura.server.bots import BotPool
from kagura.server.drive import drive
from kagura.server.fold import Fold, OtherVersion
from kagura.server.live import Live
from kagura.server.metrics import Metrics
from kagura.server.migrations import StoreError
from kagura.server.notices import Notices
from kagura.server.orders import Around, Deed
from kagura.server.presence import Presence
from kagura.server.protocol import NewTable, NewTableReply
from kagura.server.refused import Refused
from kagura.server.rows import Row, TokenRow
from kagura.server.scribe import Scribe
from kagura.server.settings import Settings
from kagura.server.store import Change, Conflict, Gone
from kagura.server.timers import Timers
from kagura.server.tokens import hash_of

log = logging.getLogger("kagura.server")
#: So often is looked again before a table counts as too busy.
TRIES = 8


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


def _heed(opening: asyncio.Task[Live]) -> None:
    """What is wrong with a table is told to those who ask for it; if they have gone meanwhile, to nobody."""
    if not opening.cancelled():
        opening.exception()


class Tables:
    """The tables of this process.

    Attributes:
        settings, scribe, bots, metrics: what they rest on.
        clock: milliseconds since 1970.
        notices: who was told that it is their turn.
        timers: when the clocks of tables run down.
        lives: the open ones by id, the longest unused first.
    """

    def __init__(
        self,
        settings: Settings,
        scribe: Scribe,
        bots: BotPool,
        metrics: Metrics | None = None,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings = settings
        self.scribe = scribe
        self.bots = bots
        self.metrics = metrics or Metrics()
        self.clock = clock
        self.timers = Timers()
        self.notices = Notices(self)
        self.presence = Presence(self)
        self.lives: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- finding ------------------------------------------------------------------------------------

    async def token(self, token: str) -> TokenRow:
        """What a token is good for.

        Raises:
            Refused: it is none.
        """
        found = await self.scribe.read(lambda store: store.token(hash_of(token)))
        if found is None:
            raise Refused("token")
        return found

    async def open(self, table: str) -> Live:
        """A table, loaded if it is not open yet.

        Raises:
            Refused: there is none.
            OtherVersion: it cannot be played on with what is installed.
        """
        live = self.lives.pop(table, None)
        if live is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._load(table))
                self._opening[table].add_done_callback(_heed)
            live = await asyncio.shield(self._opening[table])
        self.lives[table] = live
        return live

    async def _load(self, table: str) -> Live:
        try:
            found = await self.scribe.read(lambda store: store.rows(table))
            if not found:
                raise Refused("no-table")
            live = Live(Fold.of(table, found), self.settings.away_seconds, self.clock)
            self._make_room()
            self.lives[table] = live
            self.go_on(live)
            return live
        finally:
            del self._opening[table]

    def _make_room(self) -> None:
        """Forget tables that nobody is at; they are loaded again when they are asked for."""
        for table in list(self.lives):
            if len(self.lives) < self.settings.limits.kept:
                return
            if not self.lives[table].is_used:
                del self.lives[table]

    def forget(self, table: str) -> None:
        """The owner has removed a table: nobody is there any more."""
        self.timers.set(table, None)
        live = self.lives.pop(table, None)
        if live is None:
            return
        if live.drive:
            live.drive.cancel()
        for connection in list(live.connections):
            connection.dismiss()

    # -- writing ------------------------------------------------------------------------------------

    async def create(self, wish: NewTable) -> NewTableReply:
        """Make a table; asked again with the same secret id, the same one."""
        made = making.new_table(wish, self.clock(), private_webhooks=self.settings.private_webhooks)
        reply = await self._make(made)
        log.info("table", extra={"table": made.change.table, "game": wish.game, "seats": len(wish.seats)})
        return reply

    async def open_record(self, data: bytes) -> NewTableReply:
        """Make a table that shows a record, or find the one that shows it already.

        Raises:
            Refused: the record is not right; nothing is kept of it then.
        """
        made = await asyncio.to_thread(opening.open_record, data, self.clock())
        reply = await self._make(made)
        log.info("record", extra={"table": made.change.table, "seats": len(made.change.rows)})
        return reply

    async def _make(self, made: making.Made) -> NewTableReply:
        with contextlib.suppress(Conflict):  # it was made by the same request before
            await self.scribe.write(made.change)
        await self.open(made.change.table)
        return NewTableReply(table=made.change.table, keys=list(made.keys))

    async def carry_out(
        self, live: Live, player: int | None, message: str | None, order: Callable[[Fold], Deed], named: int = 0
    ) -> int:
        """Write what `order` finds right for the table as it is; the row that it became.

        Args:
            live: the table.
            player: who asks, None is nobody of the players.
            message: id of the message; what was carried out once is not carried out again.
            order: checks and decides; it may be asked again if another process was faster.
            named: a row that the client has seen, perhaps by another process.

        Raises:
            Refused: by `order`.
        """
        start = time.perf_counter()
        async with live.lock:
            if named > live.fold.number_of(player, live.fold.seq):
                await self.catch_up(live)
            for _ in range(TRIES):
                if player is not None and message is not None and (player, message) in live.fold.answered:
                    return live.fold.answered[player, message]
                deed = order(live.fold)
                try:
                    row = await self._write(live, player, message, deed)
                except Gone:
                    self.forget(live.fold.table)
                    raise Refused("no-table") from None
                except Conflict:
                    await self.catch_up(live)
                else:
                    self.metrics.orders.since(start)
                    return row
            raise Refused("busy")

    async def _write(self, live: Live, player: int | None, message: str | None, deed: Deed) -> int:
        at = max(self.clock(), live.fold.changed)
        written = [
            Row(seq, at, player, None if number else message, body)
            for number, (seq, body) in enumerate(enumerate(deed.bodies, live.fold.seq + 1))
        ]
        is_over = deed.is_over or live.fold.over
        await self.scribe.write(Change(live.fold.table, written, deed.tokens, is_over), *deed.others)
        self._note_written(live, written)
        live.add(written)
        self.go_on(live)
        return live.fold.seq if len(written) == 1 else written[0].seq

    def _note_written(self, live: Live, written: Sequence[Row]) -> None:
        for row in written:
            self.metrics.rows.add(str(row.body.__struct_config__.tag))
            if isinstance(row.body, rows.Decided):
                self.metrics.decisions.add(row.body.by)
            elif isinstance(row.body, rows.StoodIn) and row.player is None:
                log.info("time is up", extra={"table": live.fold.table})

    async def catch_up(self, live: Live) -> None:
        """Take over what another process wrote."""
        after, table = live.fold.seq, live.fold.table
        found = await self.scribe.read(lambda store: store.rows(table, after))
        new = [row for row in found if row.seq > live.fold.seq]
        if new:
            live.add(new)
            self.go_on(live)

    async def sit(self, table: str, token: str, name: str, secret: str | None) -> tuple[int, str]:
        """Take an open place with its invite: the player, and a token that nobody else has seen."""
        found = await self.token(token)
        if found.table != table:
            raise Refused("token")
        player = found.player
        if found.role != "invite" or player is None:
            raise Refused("no-invite")
        live = await self.open(table)
        made = making.seat_token(token, secret)
        if live.fold.places[player].holder == hash_of(made):
            return player, made
        await self.carry_out(live, player, None, lambda fold: self._sit(fold, player, name, made))
        return player, made

    def _sit(self, fold: Fold, player: int, name: str, made: str) -> Deed:
        holder = hash_of(made)
        deed = orders.sit(fold, player, name, holder, self.settings.stand_in)
        return orders.Deed(deed.bodies, tokens=(TokenRow(holder, fold.table, "player", player),))

    async def rematch(self, live: Live, player: int, token: str, message: str) -> int:
        """Make the table for a rematch, or find the one that was made."""
        if live.fold.again:
            return live.fold.seq

        def order(fold: Fold) -> Deed:
            if not fold.over:
                raise Refused("not-over")
            change = making.rematch(fold, player, token, self.clock())
            return Deed((rows.Again(table=change.table),), others=(change,))

        return await self.carry_out(live, player, message, order)

    def around(self, live: Live) -> Around:
        """What orders at the table depend on beside it."""
        return Around(live.away(), self.settings.stand_in)

    # -- in the background --------------------------------------------------------------------------

    def go_on(self, live: Live) -> None:
        """See to it that what follows by itself at a table does: bots play where they are asked, clocks run down, and
        who is waited for is told."""
        self.timers.set(live.fold.table, live.fold.clocks.due())
        self.notices.look(live)
        if live.drive is None or live.drive.done():
            live.drive = self.start(drive(self, live))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside all else until the server closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("work in the background ended", exc_info=task.exception())

    async def resume(self) -> None:
        """After a start: open all running tables once, so that their bots go on."""
        for table in await self.scribe.read(lambda store: store.running()):
            try:
                await self.open(table)
            except (Refused, OtherVersion):
                continue  # whoever asks for it is told why
            except Exception:  # a table that cannot be read keeps no other from going on
                log.exception("table %s", table)
            await asyncio.sleep(0)

    async def follow(self) -> None:
        """Look now and then for what other processes wrote."""
        while True:
            with contextlib.suppress(StoreError):
                await self._follow()

    async def _follow(self) -> None:
        seen = -1
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            version = await self.scribe.read(lambda store: store.version())
            if version != seen:
                seen = version
                await self._catch_up_all()
                await self.presence.look()

    async def _catch_up_all(self) -> None:
        known = list(self.lives)
        heads = await self.scribe.read(lambda store: store.heads(known))
        for table in set(known) - set(heads):
            self.forget(table)
        for table, head in heads.items():
            live = self.lives.get(table)
            if live and head > live.fold.seq:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        try:
            async with live.lock:
                await self.catch_up(live)
        except StoreError:
            raise
        except Exception:  # a row that is not understood here keeps no other table behind
            log.exception("table %s", live.fold.table)

    async def close(self) -> None:
        """Stop all that runs in the background."""
        tasks: Sequence[asyncio.Task[None]] = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
