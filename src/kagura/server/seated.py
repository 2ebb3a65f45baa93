"""A connection that has said hello: what its reader asks for is carried out, what is new is sent."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kagura.core.text import Texts
from kagura.server import protocol
from kagura.server.asking import hint, past
from kagura.server.limits import Bucket
from kagura.server.lines import held
from kagura.server.live import Live, Page
from kagura.server.making import invitation
from kagura.server.orders import order
from kagura.server.protocol import Done, Hello, Invitation, Pong, Update, Welcome
from kagura.server.refused import Refused
from kagura.server.render import Reader, texts_of
from kagura.server.rows import TokenRow
from kagura.server.store import Change
from kagura.server.wire import close, send

if TYPE_CHECKING:
    from kagura.server.service import Service

log = logging.getLogger("kagura.server")
#: Answers that wait to be sent; then no further message is read.
MOST_WAITING = 32
HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 5
#: Close codes; the others are in `kagura.server.socket`.
NO_TABLE, FAULT = 4004, 1011


class Seated:
    """One reader at one table.

    Updates are made when they can be sent: a slow line gets fewer of them, and each is whole.
    """

    def __init__(self, service: Service, socket: WebSocket, live: Live, token: TokenRow, secret: str) -> None:
        self.service = service
        self.socket = socket
        self.live = live
        self.token = token
        self.secret = secret
        self.player = token.player if token.role == "player" else None
        self.language: protocol.Language = "en"
        self.hints = Bucket(HINTS_A_SECOND, HINTS_AT_ONCE)
        self._sent_seq = self._sent_version = self._sent_edition = -1
        self._order = 0
        self._page: Page | None = None
        self._is_invited = False
        self._outbox: deque[Hello | msgspec.Struct] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self._sender: asyncio.Task[None] | None = None

    @classmethod
    async def at(cls, service: Service, socket: WebSocket, message: Hello) -> Seated:
        """The connection at the table that its hello names.

        Raises:
            Refused: the token does not open it.
        """
        live = await service.tables.open(message.table)
        token = await service.tables.token(message.token)
        if token.table != message.table:
            raise Refused("token")
        if token.role == "invite":
            raise Refused("invite")
        seated = cls(service, socket, live, token, message.token)
        seated.require_place()
        seated.greet(message)
        live.join(seated)
        service.tables.presence.changed()
        seated._sender = service.tables.start(seated._send_all())
        return seated

    def require_place(self) -> None:
        """A token is worth nothing once somebody else has the place."""
        if self.player is not None and self.live.fold.places[self.player].holder != self.token.hash:
            raise Refused("token")

    @property
    def texts(self) -> Texts:
        """In the language of the reader."""
        return texts_of(self.live.fold.match.game, self.language)

    def greet(self, message: Hello) -> None:
        """Answer a hello, the first or a later one."""
        if message.table != self.live.fold.table or message.token != self.secret:
            raise Refused("other-table")
        self.language = message.language
        self.answer(message)

    async def leave(self) -> None:
        """The connection is gone."""
        self.live.leave(self)
        self.service.tables.presence.changed()
        if self._sender:
            self._sender.cancel()

    # -- what comes ---------------------------------------------------------------------------------

    async def receive(self, message: protocol.ClientMessage) -> None:
        """Carry out a message and answer it.

        Raises:
            Refused: it cannot be done; nothing has changed.
        """
        await self._room.wait()
        if isinstance(message, protocol.Ping):
            self.answer(message)
        elif isinstance(message, protocol.Moment):
            self.answer(await past(self.live, Reader(self.player, self.language), message))
        elif self.player is None:
            raise Refused("watching")
        else:
            self.require_place()
            await self._change(message, self.player)

    async def _change(self, message: protocol.ClientMessage, player: int) -> None:
        tables, live = self.service.tables, self.live
        if isinstance(message, protocol.AskHint):
            if not self.hints.take():
                raise Refused("too-fast")
            self.answer(await hint(self.service, live, Reader(player, self.language), message))
            return
        if isinstance(message, protocol.Rematch):
            seq = await tables.rematch(live, player, self.secret, message.id)
        else:
            around = tables.around(live)
            named = getattr(message, "seq", 0)
            seq = await tables.carry_out(
                live, player, message.id, lambda fold: order(fold, player, message, around), named
            )
        self.answer(Done(id=message.id, seq=live.fold.number_of(player, seq)))

    # -- what goes ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """There is something new at the table."""
        self._news.set()

    def dismiss(self) -> None:
        """The table is no more: close the connection for good."""
        self.service.tables.start(close(self.socket, NO_TABLE, "no-table"))

    def answer(self, message: msgspec.Struct) -> None:
        """Send an answer, after the update with what it brought about."""
        self._outbox.append(message)
        if len(self._outbox) >= MOST_WAITING:
            self._room.clear()
        self._news.set()

    async def _send_all(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                answers = list(self._outbox)
                self._outbox.clear()
                self._room.set()
                await self._send_news()
                for message in answers:
                    await self._send_answer(message)
        except WebSocketDisconnect:
            pass  # the reading side notices too
        except Exception:  # a fault in rendering: this connection ends, and may come back
            log.exception("table %s", self.live.fold.table)
            await close(self.socket, FAULT, "server")

    async def _send_answer(self, message: msgspec.Struct) -> None:
        if isinstance(message, Hello):
            await self._welcome(message)
        elif isinstance(message, protocol.Ping):
            await self._send(Pong(id=message.id, order=self._order))
        else:
            await self._send(message)

    async def _send(self, message: msgspec.Struct) -> None:
        await send(self.socket, message)

    async def _send_news(self) -> None:
        page = self._page
        if page is None or self._sent_version == self.live.version:
            return
        await page.prepare()
        page.refresh()
        if self._sent_edition == page.edition:  # nothing that this reader could notice
            self._sent_version = page.version
            return
        keep = held(self.live.fold, self.player, self._sent_seq)
        self._order += 1
        self._note_sent(page)
        await self._send(_update(self._order, keep, page))
        await self._invite()

    async def _welcome(self, message: Hello) -> None:
        self._page = page = self.live.page(Reader(self.player, message.language))
        await page.prepare()
        page.refresh()
        fold = self.live.fold
        keep = -1
        if message.have is not None and message.seq is not None:
            keep = min(message.have, held(fold, self.player, fold.row_of(self.player, message.seq)))
        self._order = 0
        self._note_sent(page)
        await self._send(_welcome(message, self.player, keep, page, self.service.stage(fold.match, message.language)))
        await self._invite()

    def _note_sent(self, page: Page) -> None:
        self._sent_version, self._sent_edition, self._sent_seq = page.version, page.edition, self.live.fold.seq

    async def _invite(self) -> None:
        """Tell where the rematch is, once."""
        table = self.live.fold.again
        if table is None or self._is_invited:
            return
        self._is_invited = True
        token, row = invitation(self.token, self.secret, table)
        await self.service.tables.scribe.write(Change(table, (), (row,)))
        await self._send(Invitation(table=table, token=token))


def _update(order_: int, keep: int, page: Page) -> Update:
    parts: dict[str, Any] = {"entries": page.entries[keep + 1 :], "table": page.table, "now": page.now}
    return Update(order=order_, keep=keep, **parts)


def _welcome(message: Hello, player: int | None, keep: int, page: Page, stage: msgspec.Raw) -> Welcome:
    parts: dict[str, Any] = {
        "stage": stage,
        "entries": page.entries[keep + 1 :],
        "table": page.table,
        "now": page.now,
    }
    return Welcome(
        id=message.id,
        protocol=protocol.PROTOCOL,
        role="watcher" if player is None else "player",
        player=player,
        keep=keep,
        **parts,
    )
