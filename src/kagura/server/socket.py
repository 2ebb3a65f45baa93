"""The WebSocket: one connection of a player or watcher to a table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kagura.core.errors import KaguraError
from kagura.core.text import Texts
from kagura.server import protocol
from kagura.server.fold import OtherVersion
from kagura.server.limits import Bucket
from kagura.server.migrations import StoreError
from kagura.server.refused import Refused
from kagura.server.seated import NO_TABLE, Seated
from kagura.server.wire import close, receive, send

if TYPE_CHECKING:
    from kagura.server.service import Service

log = logging.getLogger("kagura.server")
decode = msgspec.json.Decoder(protocol.ClientMessage).decode

#: Close codes of our own; docs/protocol.md lists them.
BAD_HELLO, NO_TOKEN, NOT_ALLOWED, TOO_FAST, SLOW_HELLO = 4000, 4001, 4003, 4029, 4008
CLOSES = {"token": NO_TOKEN, "no-table": NO_TABLE}


class _Id(msgspec.Struct):
    """The id of a message that is otherwise not right."""

    id: protocol.MessageId


class Socket:
    """Reads messages one after the other, and answers each."""

    def __init__(self, service: Service, socket: WebSocket) -> None:
        self.service = service
        self.socket = socket
        self.texts = Texts("en", "kagura.server", "kagura.core")
        self.seated: Seated | None = None
        limits = service.settings.limits
        self.bucket = Bucket(limits.messages, limits.message_burst)
        self.strikes = 0

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        await self.socket.accept()
        try:
            async with asyncio.timeout(self.service.settings.limits.hello_seconds) as limit:
                await self._greet()
                limit.reschedule(None)
            while self.seated:
                await self._next()
        except TimeoutError:
            await close(self.socket, SLOW_HELLO, "say hello first")
        except WebSocketDisconnect:
            pass  # the other end has gone
        finally:
            if self.seated:
                await self.seated.leave()

    async def _greet(self) -> None:
        while self.seated is None:
            await self._next()

    # -- one message --------------------------------------------------------------------------------

    async def _next(self) -> None:
        """Read a message and carry it out; what is wrong with it is said in one answer."""
        frame = await receive(self.socket)
        message: protocol.ClientMessage | None = None
        try:
            message = self._read(frame)
            await self._carry_out(message)
        except (Refused, KaguraError) as error:
            await self._refuse(error, message.id if message else _id_of(frame), is_hello=_is_hello(message))

    def _read(self, frame: Any) -> protocol.ClientMessage:
        """The message in a frame; raises Refused."""
        if not self.bucket.take():
            raise Refused("too-fast")
        text = frame.get("text")
        if text is None:
            raise Refused("binary")
        most = self.service.settings.limits.message_bytes
        if len(text) > most or len(text.encode(errors="replace")) > most:
            raise Refused("too-large", most=most)
        try:
            return decode(text)
        except msgspec.ValidationError as error:
            raise Refused("bad-message", why=str(error)) from error
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refused("malformed", why=str(error)) from error

    async def _carry_out(self, message: protocol.ClientMessage) -> None:
        self.service.metrics.messages.add(str(message.__struct_config__.tag))
        if isinstance(message, protocol.Hello):
            await self._hello(message)
        elif self.seated is None:
            raise Refused("hello-first")
        else:
            await self.seated.receive(message)

    async def _hello(self, message: protocol.Hello) -> None:
        self.texts = Texts(message.language, "kagura.server", "kagura.core")
        if message.protocol != protocol.PROTOCOL:
            raise Refused("protocol", wanted=protocol.PROTOCOL, given=message.protocol)
        if self.seated:
            self.seated.greet(message)
        else:
            self.seated = await Seated.at(self.service, self.socket, message)

    async def _refuse(self, error: KaguraError, message: str | None, *, is_hello: bool) -> None:
        refused = error if isinstance(error, Refused) else _as_refused(error)
        self.service.metrics.refusals.add(refused.code)
        failure = refused.failure(message, self.seated.texts if self.seated else self.texts)
        if self.seated:
            self.seated.answer(failure)
        else:
            await send(self.socket, failure)
        if is_hello and not self.seated:
            await close(self.socket, CLOSES.get(refused.code, BAD_HELLO), refused.code)
            raise WebSocketDisconnect(BAD_HELLO)
        if refused.code in ("too-fast", "binary", "too-large", "bad-message", "malformed"):
            self.strikes += 1
        if self.strikes > self.service.settings.limits.strikes:
            await close(self.socket, TOO_FAST, refused.code)
            raise WebSocketDisconnect(TOO_FAST)


def _is_hello(message: protocol.ClientMessage | None) -> bool:
    return isinstance(message, protocol.Hello)


def _as_refused(error: KaguraError) -> Refused:
    if isinstance(error, OtherVersion):
        return Refused("other-version")
    if not isinstance(error, StoreError):
        log.error("%s", error)
    return Refused("server")


def _id_of(frame: Any) -> str | None:
    """The id of a message that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(frame.get("text") or "", type=_Id).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
