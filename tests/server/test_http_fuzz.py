"""Whatever is asked over HTTP gets an answer in JSON that says what is wrong, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kagura.core.registry import make
from kagura.server import protocol
from tests.server.host import THREE_PEOPLE, Host, Json, Made, hosting

POSITIONS = "/api/positions/rising_sun"
#: Tables of the database.
BODIES = {
    "/api/tables": protocol.NewTable,
    "/api/sit": protocol.Sit,
    "/api/mine": protocol.Mine,
    POSITIONS: protocol.AskPosition,
}
PATHS = (*BODIES, "/api/games", "/api/record", "/api/schema", "/api/lesson", "/healthz", "/metrics", "/ws")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
JSON = {"content-type": "application/json"}
FUZZ = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))

text = st.text(st.characters(codec="utf-8"), max_size=80)
value = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=8,
)
word = st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), max_size=90)
kinds = st.sampled_from(
    ["application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data", ""]
)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of its own: at the tables of another test bots may still play, and rows be added."""
    with hosting(tmp_path_factory.mktemp("fuzzed")) as found:
        yield found


@pytest.fixture(scope="module")
def made(host: Host) -> Made:
    return host.new_table(THREE_PEOPLE)


def asked(host: Host, method: str, path: str, **what: Any) -> httpx.Response:
    """The answer, which has changed nothing and is no fault of the server."""
    before = host.kept()
    reply = host.http.request(method, path, **what)
    assert reply.status_code < 500, (method, path, what, reply.text)
    assert host.kept() == before, (method, path, what, reply.text)
    return reply


def assert_told(reply: httpx.Response) -> None:
    """It is a refusal, for programs and for people."""
    assert 400 <= reply.status_code < 500, reply.text
    assert reply.headers["content-type"] == "application/json"
    told: Json = reply.json()
    assert told["code"]
    assert told["text"]


@FUZZ
@given(path=st.sampled_from([*BODIES]), body=st.binary(max_size=200) | text.map(str.encode), kind=kinds)
@example(path="/api/sit", body=b"[" * 8_000, kind="application/json")
@example(path="/api/tables", body=b'{"game":' + b"[" * 4_000, kind="application/json")
@example(path="/api/mine", body=b"x" * 1_000_000, kind="application/json")
@example(path="/api/tables", body=b'{"game":"\\ud800","seats":[]}', kind="application/json")
def test_a_body_that_is_no_message_is_refused(host: Host, path: str, body: bytes, kind: str) -> None:
    assert_told(asked(host, "POST", path, content=body, headers={"content-type": kind}))


@FUZZ
@given(path=st.sampled_from([*BODIES]), data=st.data())
def test_a_message_with_wrong_fields_is_refused(host: Host, made: Made, path: str, data: st.DataObject) -> None:
    good: dict[str, Json] = {
        "/api/tables": {"game": "last_kannagi", "seats": THREE_PEOPLE, "options": {}, "clock": {}, "seed": None},
        "/api/sit": {"table": made.id, "token": made.token("invite", 1), "name": "Bo"},
        "/api/mine": {"tables": [[made.id, made.token()]], "language": "en"},
        POSITIONS: {"text": make("rising_sun").positions()["printed"], "answers": [], "run": "kami_turn"},
    }
    body = good[path]
    field = data.draw(st.sampled_from([*body]))
    wrong = data.draw(value.filter(lambda found: not is_good(field, found)))
    reply = asked(host, "POST", path, content=json.dumps(body | {field: wrong}), headers=JSON)
    assert_told(reply)


def is_good(field: str, found: Any) -> bool:
    """What a field may well hold."""
    may: dict[str, tuple[Any, ...]] = {"clock": ({},), "options": ({},), "tables": ([],), "seed": (None,)}
    may |= {"answers": ([],), "run": ("",)}
    return field == "name" or found in may.get(field, ())


@FUZZ
@given(table=text, token=word)
def test_who_knows_no_token_opens_nothing(host: Host, made: Made, table: str, token: str) -> None:
    for pair in ([made.id, token], [table, made.token("invite", 1)], [table, token]):
        reply = asked(host, "POST", "/api/sit", content=json.dumps({"table": pair[0], "token": pair[1]}), headers=JSON)
        assert_told(reply)
    bearer = {"authorization": f"Bearer {token}".strip()}
    for path in ("/api/record", f"/api/tables/{made.id}/record"):
        assert_told(asked(host, "GET", path, headers=bearer))


@FUZZ
@given(method=st.sampled_from(METHODS), path=st.sampled_from(PATHS) | text.map(lambda rest: f"/api/{quote(rest)}"))
def test_every_method_of_every_address_is_answered_in_json(host: Host, method: str, path: str) -> None:
    reply = asked(host, method, path)
    if reply.status_code >= 400 and method != "HEAD" and path != "/ws":
        assert_told(reply)


@FUZZ
@given(path=st.sampled_from(PATHS), query=st.dictionaries(word, text, max_size=3), header=word)
def test_odd_questions_and_headers_do_no_harm(host: Host, path: str, query: dict[str, str], header: str) -> None:
    names = ("accept-language", "if-none-match", "accept-encoding", "x-forwarded-for", "authorization", "cookie")
    asked(host, "GET", path, params=query, headers=dict.fromkeys(names, header.strip()))


@FUZZ
@given(game=text, language=text)
def test_games_that_are_not_there_are_not_told_of(host: Host, game: str, language: str) -> None:
    reply = asked(host, "GET", "/api/lesson", params={"game": f"-{game}", "language": language})
    assert_told(reply)
