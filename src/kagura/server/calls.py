"""Calls over HTTP. Each is declared once; by that it is served, and described (`kagura.server.openapi`)."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from kagura.core.text import Texts
from kagura.server.fold import OtherVersion
from kagura.server.migrations import StoreError
from kagura.server.protocol import LANGUAGES, Language, RefusalBody
from kagura.server.refused import Refused
from kagura.server.service import Service

T = TypeVar("T")
#: Codes whose status is not 400.
STATUS = {
    "token": 404,
    "no-table": 404,
    "no-game": 404,
    "no-lesson": 404,
    "no-positions": 404,
    "not-over": 403,
    "origin": 403,
    "no-bearer": 401,
    "no-address": 404,
    "method": 405,
    "too-fast": 429,
    "too-large": 413,
    "record-too-large": 413,
    "taken": 409,
    "busy": 503,
    "server": 500,
    "not-json": 415,
    "not-text": 415,
}
#: How any call may be refused, and any that is asked with a token.
ALWAYS = ("origin", "too-fast", "server")
OF_TOKEN = ("no-bearer", "token")
JSON, TEXT = "application/json", "text/plain"
PLACEHOLDER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(ABC):
    """One thing that may be asked.

    Attributes:
        path: its address; ``{name}`` is part of what is asked.
        answer: type of the answer; ``str`` if it is text.
        media: kind of the answer.
        refuses: codes of refusals, beside those of every call.
        parameters: types of what stands in the address, and of what the query must hold; any may bear a `language`.
        needs_token: it is asked with ``Authorization: Bearer``.
        is_kept: the client may keep the answer and ask whether it is still true.
    """

    path: str
    answer: Any
    media: str = JSON
    refuses: tuple[str, ...] = ()
    parameters: Mapping[str, Any] = field(default_factory=dict)
    needs_token: bool = False
    is_kept: bool = False
    method: ClassVar[Literal["GET", "POST"]]
    #: What may be wrong with its body.
    of_body: ClassVar[tuple[str, ...]] = ()

    @property
    @abstractmethod
    def does(self) -> Callable[..., Awaitable[Any]]:
        """The function that answers."""

    @abstractmethod
    async def carry_out(self, request: Request) -> Any:
        """The answer, as a message or whole; raises Refused."""

    @property
    def in_path(self) -> list[str]:
        """Names of what stands in the address."""
        return PLACEHOLDER.findall(self.path)

    @property
    def codes(self) -> tuple[str, ...]:
        """All reasons for which it may be refused."""
        return (*ALWAYS, *(OF_TOKEN if self.needs_token else ()), *self.of_body, *self.refuses)

    def status(self, code: str) -> int:
        """Of the answer that refuses for this reason; to bear no good token is not the same as to name none."""
        return 401 if self.needs_token and code == "token" else STATUS.get(code, 400)

    def route(self) -> Route:
        """Where it is served."""
        return Route(self.path, self.serve, methods=[self.method])

    async def serve(self, request: Request) -> Response:
        """Answer, or say why not."""
        try:
            _take_turn(request)
            return as_json(await self.carry_out(request), 200)
        except Refused as refused:
            return refusal(request, refused, self.status(refused.code))
        except OtherVersion:
            return refusal(request, Refused("other-version"))
        except StoreError:
            return refusal(request, Refused("server"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Get(Call):
    """Something that is looked at."""

    work: Callable[[Request], Awaitable[Any]]
    method: ClassVar[Literal["GET", "POST"]] = "GET"

    @property
    def does(self) -> Callable[..., Awaitable[Any]]:
        """The function that answers."""
        return self.work

    async def carry_out(self, request: Request) -> Any:
        """The answer."""
        return await self.work(request)


@dataclass(frozen=True, slots=True, kw_only=True)
class Post(Call, Generic[T]):
    """Something that is asked with a message.

    Attributes:
        body: type of the message; `most`: its bytes, if more or less than the usual.
    """

    body: type[T]
    work: Callable[[Request, T], Awaitable[Any]]
    most: int | None = None
    method: ClassVar[Literal["GET", "POST"]] = "POST"
    of_body: ClassVar[tuple[str, ...]] = ("not-json", "too-large", "malformed", "bad-message")

    @property
    def does(self) -> Callable[..., Awaitable[Any]]:
        """The function that answers."""
        return self.work

    async def carry_out(self, request: Request) -> Any:
        """The answer to the message in the body."""
        most = self.most or service_of(request).settings.limits.message_bytes
        return await self.work(request, await body_of(request, self.body, most))


@dataclass(frozen=True, slots=True, kw_only=True)
class PostText(Call):
    """A record that is brought."""

    work: Callable[[Request, bytes], Awaitable[Any]]
    method: ClassVar[Literal["GET", "POST"]] = "POST"
    of_body: ClassVar[tuple[str, ...]] = ("not-text", "record-too-large", "malformed")

    @property
    def does(self) -> Callable[..., Awaitable[Any]]:
        """The function that answers."""
        return self.work

    async def carry_out(self, request: Request) -> Any:
        """The answer to the text in the body."""
        if not _is_kind(request, TEXT):
            raise Refused("not-text")
        most = service_of(request).settings.limits.record_bytes
        return await self.work(request, await _bytes_of(request, most, Refused("record-too-large")))


def _take_turn(request: Request) -> None:
    if not service_of(request).requests.take(address_of(request)):
        raise Refused("too-fast")


# -- what is asked ----------------------------------------------------------------------------------


def service_of(request: HTTPConnection) -> Service:
    """The server that a request came to."""
    service: Service = request.app.state.service
    return service


def language_of(request: HTTPConnection) -> Language:
    """The language that the client asks for."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return next((known for known in LANGUAGES if known == wanted), "en")


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body of a request as a message; raises Refused."""
    if not _is_kind(request, JSON):
        raise Refused("not-json")
    data = await _bytes_of(request, most, Refused("too-large", most=most))
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", why=str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", why=str(error)) from error


def _is_kind(request: Request, kind: str) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == kind


async def _bytes_of(request: Request, most: int, too_large: Refused) -> bytes:
    parts = bytearray()
    try:
        async for part in request.stream():
            parts += part
            if len(parts) > most:
                raise too_large
    except ClientDisconnect as error:
        raise Refused("malformed", why="cut short") from error
    return bytes(parts)


# -- what is answered -------------------------------------------------------------------------------


def as_json(message: Any, status: int) -> Response:
    """A message as an answer; what is one already stays as it is."""
    if isinstance(message, Response):
        return message
    return Response(msgspec.json.encode(message), status, {"Cache-Control": "no-store"}, media_type=JSON)


def refusal(request: HTTPConnection, refused: Refused, status: int | None = None) -> Response:
    """The answer that says why something was not done."""
    service_of(request).metrics.refusals.add(refused.code)
    failure = refused.failure(None, Texts(language_of(request), "kagura.server", "kagura.core"))
    rule = failure.rule or (refused.faults[0].rule if refused.faults else None)
    body = RefusalBody(code=failure.code, text=failure.text, rule=rule, faults=refused.faults)
    response = as_json(body, status or STATUS.get(refused.code, 400))
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
