"""What the description of the calls over HTTP says is so, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis import Case
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.specs.openapi.schemas import OpenApiSchema
from starlette.routing import Route

from kagura.core.record import Record
from kagura.core.registry import make
from kagura.core.text import LANGUAGES, Texts
from kagura.server.api import NOTHING
from kagura.server.calls import JSON, TEXT, Call, Post, PostText
from kagura.server.openapi import CALLS, document
from kagura.server.pages import FILES, PAGES
from tests.server.host import BOTS, GAME, ME_AND_BOTS, THREE_PEOPLE, Host, Json, Made, hosting

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
WITH_POSITIONS = "rising_sun"
ALL_BOTS = [*BOTS, BOTS[0]]
#: What fits the description may still be refused by the rules of a game: not every refusal is a fault.
CHECKS = {"positive_data_acceptance": {"enabled": False}}
PHASES = {"stateful": {"enabled": False}}
GENERATION = {"max-examples": 6, "deterministic": True, "database": "none", "no-shrink": True}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("described")) as found:
        yield found


@pytest.fixture(scope="module")
def over(host: Host) -> Made:
    """A table whose match is over."""
    made = host.new_table(ALL_BOTS)
    with made.guest("watcher") as watcher:
        watcher.hear_until(lambda me: me.is_over)
    return made


def described(host: Host, token: str) -> OpenApiSchema:
    """The description as the server gives it, with a token for the calls that need one."""
    settings = {
        "base-url": host.url,
        "auth": {"openapi": {"token": {"bearer": token}}},
        "checks": CHECKS,
        "phases": PHASES,
        "generation": GENERATION,
    }
    return schemathesis.openapi.from_dict(
        host.http.get("/api/openapi.json").json(), config=SchemathesisConfig.from_dict(settings)
    )


def faults(schema: OpenApiSchema) -> Iterator[str]:
    """All that does not conform, and all that was not tried."""
    for event in from_schema(schema).execute():
        if isinstance(event, events.NonFatalError | events.FatalError):
            yield str(event)
        elif isinstance(event, events.ScenarioFinished):
            for case, checks in event.recorder.checks.items():
                for check in checks:
                    if check.failure_info:
                        request = event.recorder.interactions[case].request
                        failure = check.failure_info.failure
                        yield f"{check.name}: {request.method} {request.uri} {request.body!r}: {failure.message}"


# -- whatever is asked ------------------------------------------------------------------------------


def test_odd_requests_are_answered_as_described(host: Host, over: Made) -> None:
    assert list(faults(described(host, over.token("watcher")))) == []


def case_of(schema: OpenApiSchema, call: Call, **parts: Any) -> Case[Any]:
    """A request for a call of the description."""
    kind: Json = {"media_type": TEXT if isinstance(call, PostText) else JSON} if "body" in parts else {}
    if call.in_path == ["game"]:
        parts = {"path_parameters": {"game": WITH_POSITIONS}} | parts
    case: Case[Any] = schema[call.path][call.method].Case(**kind, **parts)
    return case


OTHER_KINDS = ["", "json", "application/xml", "application/jsonp", "multipart/form-data; boundary=x", "text/plains"]
POSTS = [call for call in CALLS if isinstance(call, Post | PostText)]
BORNE = [call for call in CALLS if call.needs_token]


@pytest.fixture(scope="module")
def schema(host: Host, over: Made) -> OpenApiSchema:
    return described(host, over.token("watcher"))


@pytest.mark.parametrize(
    "kind",
    ["", "json", "application/xml", "application/jsonp", "multipart/form-data; boundary=x", "text/plains", "*/*"],
)
@pytest.mark.parametrize("call", POSTS, ids=lambda call: call.path)
def test_a_body_of_another_kind_is_not_read(schema: OpenApiSchema, call: Call, kind: str) -> None:
    case = case_of(schema, call, body="{}")
    reply = case.call(headers={"Content-Type": kind})
    assert (reply.status_code, reply.json()["code"]) == (415, "not-json" if isinstance(call, Post) else "not-text")
    case.validate_response(reply)


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Bearer nobody", "Basic bm9ib2R5Og==", "Digest x"])
@pytest.mark.parametrize("call", BORNE, ids=lambda call: call.path)
def test_without_a_good_token_it_is_said_how_to_bear_one(
    host: Host, schema: OpenApiSchema, over: Made, call: Call, header: str
) -> None:
    case = case_of(schema, call, path_parameters={"table": over.id} if call.in_path else {})
    reply = case.call(headers={"Authorization": header})
    assert reply.status_code == 401
    assert reply.json()["code"] == ("token" if "nobody" in header else "no-bearer")
    assert reply.headers["www-authenticate"] == ["Bearer"]
    case.validate_response(reply)


# -- what is asked well -----------------------------------------------------------------------------


def good_case(host: Host, over: Made, schema: OpenApiSchema, call: Call) -> Case[Any]:
    """A request that is carried out."""
    begun = host.new_table(THREE_PEOPLE)
    parts: dict[str, Json] = {
        "/api/tables": {"body": {"game": GAME, "seats": ME_AND_BOTS}},
        "/api/sit": {"body": {"table": begun.id, "token": begun.token("invite", 1), "name": "Bo"}},
        "/api/mine": {"body": {"tables": [[begun.id, begun.token()], [over.id, over.token("watcher")]]}},
        "/api/records": {"body": Record.begin(make(GAME), {}, "a seed", ["Ann", "Bo", "Cy"]).text()},
        "/api/tables/{table}/record": {"path_parameters": {"table": over.id}},
        "/api/rules/{game}": {"path_parameters": {"game": GAME}, "query": {"language": "ja"}},
        "/api/lesson": {"query": {"game": GAME}},
        "/api/positions/{game}": {"path_parameters": {"game": WITH_POSITIONS}} | _position(call),
    }
    return case_of(schema, call, **parts.get(call.path, {}))


def _position(call: Call) -> dict[str, Json]:
    """The body of a position to resolve."""
    text = make(WITH_POSITIONS).positions()["printed"]
    return {"body": {"text": text, "answers": ["YES"], "run": "kami_turn"}} if call.method == "POST" else {}


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_a_good_request_is_carried_out_and_answered_as_described(
    host: Host, over: Made, schema: OpenApiSchema, call: Call
) -> None:
    case = good_case(host, over, schema, call)
    bearer = {"Authorization": f"Bearer {over.token('watcher')}"} if call.needs_token else {}
    reply = case.call(headers=bearer)
    assert reply.status_code == 200, reply.text
    case.validate_response(reply)
    if call.is_kept:
        again = case.call(headers={"If-None-Match": reply.headers["etag"][0]})
        assert (again.status_code, again.content) == (304, b"")
        case.validate_response(again)


# -- the document -----------------------------------------------------------------------------------


def test_every_address_for_programs_is_described(host: Host) -> None:
    served = {route.path for route in host.app.routes if isinstance(route, Route)}
    assert served - {*PAGES, FILES, NOTHING.path} == {*document()["paths"]}


def test_every_code_that_is_described_has_its_words() -> None:
    told = PROTOCOL.read_text("utf-8")
    for call in CALLS:
        for code in call.codes:
            assert f"`{code}`" in told, code
            for language in LANGUAGES:
                assert Texts(language, "kagura.server").has(f"error-{code}"), code


def test_a_page_from_elsewhere_is_refused_as_described(schema: OpenApiSchema) -> None:
    for call in POSTS:
        case = case_of(schema, call, body="{}")
        reply = case.call(headers={"Origin": "https://elsewhere.example", "Accept-Language": "ja"})
        assert (reply.status_code, reply.json()["code"]) == (403, "origin")
        assert not reply.text.isascii()
        case.validate_response(reply)
