"""Frames of a WebSocket, with one way of being told that the other end is gone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

encode = msgspec.json.Encoder().encode
#: Seconds for the other end to take what it is sent.
SEND_SECONDS = 30
GONE = 1006


async def receive(socket: WebSocket) -> Mapping[str, Any]:
    """The next frame.

    Raises:
        WebSocketDisconnect: there are no more.
    """
    try:
        frame = await socket.receive()
    except RuntimeError as error:
        raise WebSocketDisconnect(GONE) from error
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", GONE))
    return frame


async def send(socket: WebSocket, message: msgspec.Struct) -> None:
    """Send a message as JSON.

    Raises:
        WebSocketDisconnect: the other end is gone, or does not take it.
    """
    text = encode(message).decode()
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_text(text)
    except (RuntimeError, TimeoutError) as error:
        raise WebSocketDisconnect(GONE) from error


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """Close from this side, unless the other end is gone."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, reason)
