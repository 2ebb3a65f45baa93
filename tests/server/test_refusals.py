"""Whatever is wrong with a message gets one precise error and changes nothing."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kagura.server.settings import Limits
from tests.server.host import HOTSEAT, ME_AND_BOTS, Guest, Host, Json, hosting


@pytest.fixture(scope="module")
def asked(host: Host) -> Iterator[Guest]:
    """The only one at a table: that the others have gone has been told."""
    with host.new_table(HOTSEAT).asked() as guest:
        guest.hear_until(lambda me: all(place["away"] for place in me.table["places"] if place["player"] != me.player))
        yield guest


def refusal_of(guest: Guest, frame: str | bytes) -> Json:
    """The one answer to a frame; nothing else comes, and the table is as it was."""
    before = guest.ask("ping")
    guest.line.send(frame)
    answer = guest.hear()
    assert answer["type"] == "error", answer
    after = guest.ask("ping")  # the next that comes
    assert after["order"] == before["order"]
    return answer


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b'{"type":"ping","id":"1"}', "binary"),
        ("", "malformed"),
        ("{", "malformed"),
        ("\x00", "malformed"),
        ('{"type":"ping","id":"1"', "malformed"),
        ("[" * 4000, "bad-message"),
        ('{"type":"ping","id":' + "[" * 4000, "bad-message"),
        ("null", "bad-message"),
        ("[]", "bad-message"),
        ("{}", "bad-message"),
        ('{"type":"ping"}', "bad-message"),
        ('{"type":"dance","id":"1"}', "bad-message"),
        ('{"type":"ping","id":1}', "bad-message"),
        ('{"type":"ping","id":""}', "bad-message"),
        ('{"type":"ping","id":"' + "x" * 65 + '"}', "bad-message"),
        ('{"type":"ping","id":"1","more":1}', "bad-message"),
        ('{"type":"rename","id":"1","name":' + '"' + "x" * 9000 + '"}', "too-large"),
        ('{"type":"act","id":"1","seq":1e400,"seat":0,"action":0}', "bad-message"),
        ('{"type":"act","id":"1","seq":1.5,"seat":0,"action":0}', "bad-message"),
        ('{"type":"act","id":"1","seq":-1,"seat":0,"action":0}', "bad-message"),
        ('{"type":"act","id":"1","seq":99999999999999999999,"seat":0}', "bad-message"),
        ('{"type":"stand_in","id":"1","on":"yes"}', "bad-message"),
    ],
)
def test_what_is_no_message_is_refused(asked: Guest, frame: str | bytes, code: str) -> None:
    answer = refusal_of(asked, frame)
    assert answer["code"] == code, answer
    assert answer["text"]


def test_the_id_is_given_back_where_it_can_be_read(asked: Guest) -> None:
    assert refusal_of(asked, '{"type":"dance","id":"mine"}')["id"] == "mine"
    assert refusal_of(asked, '{"type":"dance"}')["id"] is None


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "one-of-two"),
        ({"action": 0, "notation": "PRAY 1"}, "one-of-two"),
        ({"notation": "DANCE 1"}, "notation"),
        ({"notation": ""}, "notation"),
        ({"action": 999_999}, "illegal"),
        ({"action": 0, "seq": 0}, "stale"),
        ({"action": 0, "seq": 100_000}, "stale"),
        ({"action": 0, "seat": 7}, "not-your-seat"),
    ],
)
def test_what_is_no_decision_is_refused(asked: Guest, fields: Json, code: str) -> None:
    offer = asked.offer
    assert offer
    message = {"type": "act", "id": "act", "seq": asked.now["seq"], "seat": offer["seat"], **fields}
    assert refusal_of(asked, json.dumps(message))["code"] == code


def test_what_the_rules_forbid_is_refused_with_the_rule(asked: Guest) -> None:
    assert asked.offer
    impossible = next(choice for choice in asked.offer["choices"] if choice["why"])
    message = {"type": "act", "id": "1", "seq": asked.now["seq"], "seat": asked.offer["seat"]}
    answer = refusal_of(asked, json.dumps(message | {"action": impossible["action"]}))
    assert (answer["code"], answer["rule"][:2]) == ("illegal", "K-")


def test_who_is_not_asked_cannot_act(host: Host) -> None:
    made = host.new_table(HOTSEAT)
    for player in range(3):
        with made.guest(player=player) as guest:
            if not guest.offer:
                seat = guest.table["places"][player]["seats"][0]
                reply = guest.ask("act", seq=guest.now["seq"], seat=seat, action=0)
                assert (reply["code"], bool(reply["rule"])) == ("illegal", True)


# -- the first message -------------------------------------------------------------------------------


def greeting(host: Host, **fields: Any) -> tuple[Json, int]:
    """The answer to a hello, and how the connection was closed."""
    made = host.new_table(ME_AND_BOTS)
    with made.guest(greets=False) as guest:
        message = {"type": "hello", "id": "1", "protocol": 1, "table": made.id, "token": made.token()} | fields
        guest.line.send(json.dumps(message))
        answer = guest.hear()
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd
        return answer, closed.value.rcvd.code


@pytest.mark.parametrize(
    ("fields", "code", "closed"),
    [
        ({"protocol": 2}, "protocol", 4000),
        ({"table": "nowhere"}, "no-table", 4004),
        ({"token": "wrong"}, "token", 4001),
    ],
)
def test_a_hello_that_opens_nothing_ends_the_connection(host: Host, fields: Json, code: str, closed: int) -> None:
    answer, how = greeting(host, **fields)
    assert (answer["code"], answer["id"], how) == (code, "1", closed)


def test_a_token_opens_no_other_table(host: Host) -> None:
    other = host.new_table(ME_AND_BOTS)
    assert greeting(host, token=other.token())[0]["code"] == "token"


def test_an_invite_opens_nothing_until_it_is_used(host: Host) -> None:
    made = host.new_table([{"kind": "open"}, {"kind": "me"}, {"kind": "me"}])
    assert greeting(host, table=made.id, token=made.token("invite"))[0]["code"] == "invite"


def test_before_hello_nothing_is_answered(host: Host) -> None:
    with host.new_table(ME_AND_BOTS).guest(greets=False) as guest:
        assert guest.ask("ping")["code"] == "hello-first"
        assert guest.ask("act", seq=1, seat=0, action=0)["code"] == "hello-first"
        assert guest.hello()["type"] == "welcome"


def test_one_connection_serves_one_table(host: Host) -> None:
    other = host.new_table(ME_AND_BOTS)
    with host.new_table(ME_AND_BOTS).guest() as guest:
        assert guest.hello(table=other.id, token=other.token())["code"] == "other-table"
        assert guest.hello(token="wrong")["code"] == "other-table"
        assert guest.ask("ping")["type"] == "pong"


def test_who_never_says_hello_is_shown_out(tmp_path: Path) -> None:
    with hosting(tmp_path, limits=Limits(hello_seconds=0.2)) as host:
        with host.new_table(ME_AND_BOTS).guest(greets=False) as guest, pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4008


# -- too much ------------------------------------------------------------------------------------------


def test_a_frame_beyond_all_measure_ends_the_connection(host: Host) -> None:
    with host.new_table(ME_AND_BOTS).guest() as guest:
        with contextlib.suppress(ConnectionClosed):
            guest.line.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear_until(lambda _: False)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


def test_who_sends_too_fast_is_slowed_down_then_shown_out(tmp_path: Path) -> None:
    limits = Limits(messages=1, message_burst=5, strikes=10)
    with hosting(tmp_path, limits=limits) as host, host.new_table(HOTSEAT).guest() as guest:
        codes: list[str | None] = []

        def ping_for_ever() -> None:
            while True:
                codes.append(guest.ask("ping").get("code"))

        with pytest.raises(ConnectionClosed) as closed:
            ping_for_ever()
        assert codes[:4] == [None] * 4
        assert set(codes[5:]) == {"too-fast"}
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4029


def test_hints_are_rationed(host: Host) -> None:
    with host.new_table(HOTSEAT).asked() as guest:
        assert guest.offer
        seat = guest.offer["seat"]
        codes = [guest.ask("hint", seat=seat).get("code") for _ in range(7)]
        assert codes[0] is None
        assert "too-fast" in codes
        assert guest.ask("ping")["type"] == "pong"


def test_only_so_many_connections_are_open(tmp_path: Path) -> None:
    with hosting(tmp_path, limits=Limits(all_connections=2)) as host:
        made = host.new_table(HOTSEAT)
        with made.guest(player=0), made.guest(player=1):
            with pytest.raises(ConnectionClosed) as closed:
                made.guest(player=2)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1013
        made.guest(player=2).close()


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://127.0.0.1@x"])
def test_pages_from_elsewhere_get_no_connection(host: Host, origin: str) -> None:
    address = host.url.replace("http", "ws") + "/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_gets_one(host: Host) -> None:
    address = host.url.replace("http", "ws") + "/ws"
    with connect(address, origin=Origin(host.url)):
        pass


# -- fuzz ----------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
kinds = st.sampled_from(
    ["hello", "act", "take_back", "answer_take_back", "stand_in", "hint", "moment", "rename", "start", "ping", "x"]
)
fields = st.dictionaries(
    st.sampled_from(
        ["id", "seq", "seat", "action", "notation", "to", "eyes", "on", "player", "name", "accept", "token"]
    ),
    anything | st.integers(-2, 9) | st.sampled_from(["PRAY 1", "A", "1"]),
    max_size=6,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.tuples(kinds, fields).map(lambda pair: json.dumps({"type": pair[0], **pair[1]})) | st.text(max_size=60))
def test_no_message_disturbs_the_server(fuzzed: Guest, text: str) -> None:
    """Every message gets an answer with its id (or none), and the connection goes on."""
    fuzzed.line.send(text)
    pong = fuzzed.send("ping")
    kinds_heard = []
    while True:
        message = fuzzed.hear()
        if message.get("id") == pong and message["type"] == "pong":
            break
        kinds_heard.append(message["type"])
    answers = [kind for kind in kinds_heard if kind != "update"]
    assert len(answers) == 1
    assert answers[0] != "welcome"


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    limits = Limits(messages=100_000, message_burst=100_000, strikes=100_000)
    with (
        hosting(tmp_path_factory.mktemp("fuzz"), limits=limits) as host,
        host.new_table(HOTSEAT).guest() as guest,
    ):
        yield guest
