"""What is asked over HTTP: bodies, tokens, headers, addresses, files."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kagura.server.settings import Limits
from tests.broken_game import with_broken
from tests.server.host import BOTS, ME_AND_BOTS, THREE_PEOPLE, Host, Json, hosting

WISH: Json = {"game": "last_kannagi", "seats": ME_AND_BOTS}


def post(at: Host, body: bytes | str, **headers: str) -> httpx.Response:
    return at.http.post("/api/tables", content=body, headers={"content-type": "application/json", **headers})


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ("", 400, "malformed"),
        ("{", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        ("[]", 400, "bad-message"),
        ("{}", 400, "bad-message"),
        (json.dumps(WISH | {"more": 1}), 400, "bad-message"),
        (json.dumps(WISH | {"game": "chess"}), 404, "no-game"),
        (json.dumps(WISH | {"seats": []}), 400, "bad-message"),
        (json.dumps(WISH | {"seats": BOTS}), 400, "wrong-places"),
        (json.dumps(WISH | {"seats": [{"kind": "bot", "bot": "hal"}, *BOTS]}), 400, "no-bot"),
        (json.dumps(WISH | {"seats": [{"kind": "bot"}, *BOTS]}), 400, "no-bot"),
        (json.dumps(WISH | {"seats": [{"kind": "me", "name": "a\u0000b"}, *BOTS]}), 400, "bad-name"),
        (json.dumps(WISH | {"options": {"mode": "solo9"}}), 400, "bad-option"),
        (json.dumps(WISH | {"options": {"colour": "red"}}), 400, "bad-option"),
        (json.dumps(WISH | {"seed": " "}), 400, "bad-seed"),
        (json.dumps(WISH | {"seed": "1", "seats": THREE_PEOPLE}), 400, "seed-with-others"),
        (json.dumps(WISH | {"clock": {"kind": "move", "seconds": -1}}), 400, "bad-message"),
        ("x" * 20_000, 413, "too-large"),
    ],
)
def test_bodies_that_make_no_table_are_refused(host: Host, body: str | bytes, status: int, code: str) -> None:
    reply = post(host, body)
    assert (reply.status_code, reply.json()["code"]) == (status, code), reply.text
    assert reply.json()["text"]


def test_a_broken_game_is_refused_like_an_unknown_one_and_the_others_work(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", with_broken)
    for game in ("chess", "broken"):
        replies = [
            post(host, json.dumps(WISH | {"game": game})),
            *(host.http.get(f"/api/{what}/{game}") for what in ("rules", "positions")),
            host.http.get("/api/lesson", params={"game": game}),
        ]
        for reply in replies:
            assert (reply.status_code, reply.json()["code"]) == (404, "no-game")
            assert reply.json()["text"] == "There is no such game; installed: last_kannagi, rising_sun."
    assert [info["name"] for info in host.http.get("/api/games").json()] == ["last_kannagi", "rising_sun"]
    assert post(host, json.dumps(WISH)).status_code in {200, 201}


def test_refusals_speak_the_language_of_the_client(host: Host) -> None:
    assert "JSON" in post(host, "{", **{"accept-language": "ja"}).json()["text"]
    assert post(host, "{").json()["text"] != post(host, "{", **{"accept-language": "ja"}).json()["text"]


def test_only_json_is_read(host: Host) -> None:
    reply = host.http.post("/api/tables", content=json.dumps(WISH), headers={"content-type": "text/plain"})
    assert (reply.status_code, reply.json()["code"]) == (415, "not-json")


def test_a_given_seed_gives_the_match_of_that_seed(host: Host) -> None:
    views = []
    for _ in range(2):
        with host.new_table([{"kind": "me"}, *BOTS], seed="the same").guest() as guest:
            views.append(guest.hear_until(lambda me: me.now["decisions"] >= 0).entries[0]["told"])
    assert views[0] == views[1]


@pytest.mark.parametrize("token", ["wrong", "x" * 500, "Bearer"])
def test_a_wrong_token_opens_nothing(host: Host, token: str) -> None:
    made = host.new_table()
    reply = host.http.get(f"/api/tables/{made.id}/record", headers={"authorization": f"Bearer {token}"})
    assert (reply.status_code, reply.json()["code"]) == (401, "token")
    sit = host.post("/api/sit", {"table": made.id, "token": token})
    assert sit.json()["code"] in ("token", "bad-message")


def test_a_token_opens_only_what_it_is_for(host: Host) -> None:
    made, other = host.new_table(THREE_PEOPLE), host.new_table(THREE_PEOPLE)
    for role in ("player", "watcher"):
        assert host.post("/api/sit", {"table": made.id, "token": made.token(role)}).json()["code"] == "no-invite"
    assert host.post("/api/sit", {"table": other.id, "token": made.token("invite")}).json()["code"] == "token"
    headers = {"authorization": f"Bearer {made.token()}"}
    assert host.http.get(f"/api/tables/{other.id}/record", headers=headers).json()["code"] == "token"


def test_the_record_of_a_running_match_is_not_shown(host: Host) -> None:
    made = host.new_table()
    reply = host.http.get("/api/record", headers={"authorization": f"Bearer {made.token()}"})
    assert (reply.status_code, reply.json()["code"]) == (403, "not-over")
    assert host.http.get("/api/record").status_code == 401


def test_every_answer_has_the_headers_that_keep_a_page_safe(host: Host) -> None:
    paths = ("/", "/nothing", "/api/games", "/api/nothing", "/healthz", "/t/x", "/api/tables")
    for reply in [host.http.get(path) for path in paths] + [post(host, "{")]:
        policy = reply.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert "server" not in reply.headers


def test_pages_from_elsewhere_may_not_post(host: Host) -> None:
    for origin in ("https://elsewhere.example", "null", host.url.replace("127.0.0.1", "localhost")):
        assert post(host, json.dumps(WISH), origin=origin).status_code == 403
    assert post(host, json.dumps(WISH), origin=host.url).status_code == 200


def test_a_name_in_the_net_that_leads_here_is_not_served(host: Host) -> None:
    assert host.http.get("/api/games", headers={"host": "rebound.example"}).status_code == 403


def test_behind_a_proxy_its_origin_is_allowed(tmp_path: Path) -> None:
    with hosting(tmp_path, origins=("https://table.example",)) as host:
        for headers in ({"host": "table.example"}, {}):
            assert post(host, json.dumps(WISH), origin="https://table.example", **headers).status_code == 200


def test_addresses_from_afar_are_rationed(tmp_path: Path) -> None:
    limits = Limits(requests=0.01, request_burst=5, tables=0.01, table_burst=2)
    with hosting(tmp_path, limits=limits) as host:
        far = {"x-forwarded-for": "192.0.2.7"}
        codes = [post(host, json.dumps(WISH), **far).status_code for _ in range(7)]
        assert codes == [200, 200, 429, 429, 429, 429, 429]
        assert host.http.get("/healthz", headers=far).status_code == 429
        assert host.http.get("/healthz", headers={"x-forwarded-for": "192.0.2.8"}).status_code == 200
        assert {host.http.get("/healthz").status_code for _ in range(20)} == {200}


# -- files ---------------------------------------------------------------------------------------------


@pytest.fixture
def with_pages(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {};")
    (static / "manifest.webmanifest").write_text("{}")
    (static / ".hidden").write_text("hidden")
    (tmp_path / "secret.txt").write_text("secret")
    return static


def test_the_page_and_its_files_are_served_and_nothing_beside(tmp_path: Path, with_pages: Path) -> None:
    with hosting(tmp_path / "data", static=with_pages) as host:
        for path in ("/", "/t/abc", "/t/abc/12", "/settings", "/rules/last_kannagi"):
            reply = host.http.get(path)
            assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")
            assert "page" in reply.text
        script = host.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert host.http.get("/manifest.webmanifest").status_code == 200
        for path in ("/assets", "/assets/", "/.hidden", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b"):
            reply = host.http.get(path)
            assert reply.status_code == 404, path
            assert "secret" not in reply.text


def test_where_the_page_is_not_built_it_says_how(tmp_path: Path) -> None:
    with hosting(tmp_path, static=tmp_path / "none") as host:
        reply = host.http.get("/t/abc")
        assert reply.status_code == 503
        assert "make web" in reply.text


def test_the_schema_is_published(host: Host) -> None:
    assert "Act" in host.http.get("/api/schema").json()["$defs"]


# -- fuzz ------------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
seats = st.lists(
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["me", "hotseat", "open", "bot", "x"])},
        optional={"name": st.text(max_size=45), "bot": st.sampled_from(["random", "greedy", "x"]) | anything},
    )
    | anything,
    max_size=5,
)
bodies = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["last_kannagi", "x"]) | anything,
        "seats": seats | anything,
        "options": anything | st.fixed_dictionaries({"mode": st.sampled_from(["solo3", "team2", 3]) | anything}),
        "clock": anything,
        "hints": anything,
        "seed": anything,
        "id": anything,
        "webhook": anything | st.just("http://127.0.0.1/"),
        "table": anything,
        "token": anything,
        "tables": anything | st.lists(st.lists(st.text(max_size=5), max_size=3), max_size=3),
        "language": anything | st.just("ja"),
    },
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(["tables", "sit", "mine"]), bodies | anything)
def test_no_body_disturbs_the_server(host: Host, path: str, body: object) -> None:
    reply = host.http.post(f"/api/{path}", content=json.dumps(body), headers={"content-type": "application/json"})
    assert reply.status_code < 500, (body, reply.text)
    if reply.status_code >= 400:
        assert set(reply.json()) == {"code", "text", "rule"}
        assert reply.json()["text"]


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), max_size=40))
def test_no_address_disturbs_the_server(host: Host, path: str) -> None:
    try:
        reply = host.http.get("/" + path)
    except httpx.InvalidURL:
        return
    assert reply.status_code in (200, 404, 405, 503), (path, reply.text)
