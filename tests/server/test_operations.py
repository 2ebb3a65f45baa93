"""What the owner of a server sees: its numbers, its log, and how it ends."""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import re
import signal
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kagura.cli import serve
from kagura.core import compiled
from kagura.core.errors import KaguraError
from kagura.core.registry import make
from kagura.server.logs import LOGGERS, JsonLines, TextLines, configure, redact
from kagura.server.metrics import Counter, Durations, Metrics
from kagura.server.operations import is_within, networks
from kagura.server.settings import Limits
from kagura.server.store import Store
from tests.server.host import ME_AND_BOTS, Guest, Host, hosting
from tests.server.listener import Listener
from tests.server.processes import Serving

LINE = re.compile(r'^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\]|\\.)*",?)+)\})? (-?[0-9.e+]+|\+Inf)$')


def numbers(text: str) -> dict[str, float]:
    """What the text form says; every line of it must be right."""
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            match = LINE.fullmatch(line)
            assert match, line
            base = re.sub("_(bucket|sum|count)$", "", match[1])
            assert kinds[match[1] if match[1] in kinds else base]
            found[line.rpartition(" ")[0]] = float(match[3])
    return found


# -- numbers ------------------------------------------------------------------------------------------


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        made = host.new_table(ME_AND_BOTS)
        with made.guest() as ann:
            ann.my_turn().act()
            ann.my_turn()
            assert ann.ask("act", seq=0, seat=7, action=0)["code"] == "not-your-seat"
            reply = host.http.get("/metrics")
            assert reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            found = numbers(reply.text)
    assert found['kagura_decisions_total{by="person"}'] == 1
    assert found['kagura_decisions_total{by="bot"}'] >= 1
    assert found['kagura_rows_total{kind="decided"}'] >= 2
    assert found['kagura_messages_total{type="act"}'] == 2
    assert found['kagura_refusals_total{code="not-your-seat"}'] == 1
    assert found["kagura_order_seconds_count"] >= 2
    assert found['kagura_request_seconds_count{route="/api/tables",status="200"}'] == 1
    assert found["kagura_connections"] == 1
    assert (found["kagura_tables_running"], found["kagura_tables_finished"]) == (1, 0)
    assert found["process_cpu_seconds_total"] > 0
    if sys.platform == "linux":
        assert found["process_resident_memory_bytes"] > 10_000_000


def test_buckets_of_durations_add_up() -> None:
    durations = Durations("wait_seconds", "Waiting.", "who")
    for seconds in (0.001, 0.0011, 3, 100):
        durations.note(seconds, 'a "b"\\\n')
    found = numbers("\n".join(durations.lines()))
    who = r'who="a \"b\"\\\n"'
    assert found[f'wait_seconds_bucket{{{who},le="0.001"}}'] == 1
    assert found[f'wait_seconds_bucket{{{who},le="0.0025"}}'] == 2
    assert found[f'wait_seconds_bucket{{{who},le="+Inf"}}'] == found[f"wait_seconds_count{{{who}}}"] == 4
    assert found[f"wait_seconds_sum{{{who}}}"] == pytest.approx(103.0021)


def test_a_counter_without_labels_begins_with_nothing() -> None:
    counter = Counter("things_total", "Things.")
    assert list(counter.lines())[-1] == "things_total 0"
    counter.add(count=2)
    assert list(counter.lines())[-1] == "things_total 2"


def test_numbers_that_are_looked_up_have_their_kind() -> None:
    text = Metrics().text({"a_total": ("A.", 1), "b": ("B.", 0.5)})
    assert "# TYPE a_total counter\na_total 1\n" in text
    assert text.endswith("# TYPE b gauge\nb 0.5\n")


def test_the_numbers_are_for_this_machine_and_whom_the_owner_allows(tmp_path: Path) -> None:
    with hosting(tmp_path, metrics_from=("192.0.2.0/24",)) as host:
        for address, status in (("192.0.2.9", 200), ("198.51.100.1", 404), ("nowhere", 404)):
            assert host.http.get("/metrics", headers={"X-Forwarded-For": address}).status_code == status


def test_networks_are_read_and_hold_addresses() -> None:
    assert is_within("::ffff:10.1.2.3", networks(["10.0.0.0/8"]))
    assert not is_within("2001:db8::1", networks(["10.0.0.0/8"]))
    with pytest.raises(ValueError, match="does not appear"):
        networks(["here"])


# -- behind TLS ---------------------------------------------------------------------------------------


def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with hosting(tmp_path, host="0.0.0.0", behind_tls=True, origins=("https://table.example",)) as host:
        reply = host.http.get("/api/games", headers={"Host": "table.example"})
        assert reply.status_code == 200
        assert reply.headers["strict-transport-security"] == "max-age=31536000"
        assert "set-cookie" not in reply.headers
        assert host.http.get("/api/games", headers={"Host": "elsewhere.example"}).status_code == 403
        assert host.http.get("/healthz").status_code == 200
    with hosting(tmp_path) as host:
        assert "strict-transport-security" not in host.http.get("/healthz").headers


def test_behind_a_proxy_nobody_is_taken_for_this_machine(tmp_path: Path) -> None:
    few = Limits(requests=0.01, request_burst=3)
    with hosting(tmp_path, limits=few, behind_tls=True, origins=("https://table.example",)) as host:
        assert [host.http.get("/healthz").status_code for _ in range(5)] == [200, 200, 200, 429, 429]


def test_only_a_proxys_word_is_taken_for_an_address(tmp_path: Path) -> None:
    with hosting(tmp_path, proxies=("192.0.2.1",)) as host:
        assert host.http.get("/metrics", headers={"X-Forwarded-For": "198.51.100.1"}).status_code == 200


def settings_of(*words: str) -> object:
    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    return serve.settings_of(parser.parse_args(["serve", *words]))


def test_the_command_line_sets_all_that_and_says_what_does_not_go_together() -> None:
    found = settings_of(
        "--behind-tls", "--origin", "https://table.example", "--proxy", "10.0.0.0/8", "--metrics-from", "10.1.1.1"
    )
    assert (found.behind_tls, found.proxies) == (True, ("10.0.0.0/8",))  # type: ignore[attr-defined]
    assert found.metrics_from == ("10.1.1.1/32",)  # type: ignore[attr-defined]
    assert settings_of().proxies == ("127.0.0.1", "::1")  # type: ignore[attr-defined]
    with pytest.raises(KaguraError, match="needs the public address"):
        settings_of("--behind-tls")
    with pytest.raises(KaguraError, match="needs the public address"):
        settings_of("--behind-tls", "--origin", "http://table.example")
    with pytest.raises(KaguraError, match="write an address or a network"):
        settings_of("--proxy", "gateway")
    with pytest.raises(KaguraError, match="is no origin"):
        settings_of("--origin", "table.example")


# -- the log ------------------------------------------------------------------------------------------


def record(text: str, *args: object, error: Exception | None = None, **fields: object) -> logging.LogRecord:
    exc_info = (type(error), error, error.__traceback__) if error else None
    found = logging.LogRecord("kagura.server", logging.WARNING, "", 0, text, args, exc_info)
    vars(found).update(fields)
    return found


def test_an_event_is_one_line_with_its_fields_and_no_others() -> None:
    event = record("notice %s", "sent", table="abc", webhook="https://hook.example", outcome="204")
    found = json.loads(JsonLines().format(event))
    assert found.pop("at").endswith("+00:00")
    assert found == {"level": "warning", "event": "notice sent", "table": "abc", "outcome": "204"}
    assert TextLines().format(event).endswith(" warning: notice sent table=abc outcome=204")


def test_an_error_is_told_with_where_it_came_from() -> None:
    def fail() -> None:
        raise ValueError("https://hook.example/secret and line\nbreak")

    with pytest.raises(ValueError, match="line") as raised:
        fail()
    event = record("table abc", error=raised.value)
    found = json.loads(JsonLines().format(event))
    assert found["error"] == "ValueError"
    assert found["why"] == "[address] and line\nbreak"
    assert re.fullmatch(r".*test_operations.py:\d+ fail", found["trace"][-1])
    assert "\n" not in JsonLines().format(event)
    assert "\n  /" in TextLines().format(event)


def test_what_looks_like_a_secret_is_hidden() -> None:
    token = "Zm9vYmFyYmF6cXV4cXV1eA-_"
    assert redact(f"a {token}, /t/abc#{token}. {{'token': '{token}'}}").count("[hidden]") == 3
    assert redact("table abcdefghijkm") == "table abcdefghijkm"


@pytest.fixture
def log_as_before() -> Iterator[None]:
    """What a test sets up of the log is undone."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    hooks = threading.excepthook, sys.unraisablehook
    yield
    logging.captureWarnings(capture=False)
    threading.excepthook, sys.unraisablehook = hooks
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.level, logger.propagate = handlers, level, propagate


def test_the_log_is_set_up_as_wished(log_as_before: None) -> None:
    loggers = [logging.getLogger(name) for name in LOGGERS]
    configure("warnings")
    assert {logger.level for logger in loggers} == {logging.WARNING}
    configure("json")
    assert loggers[0].level == logging.INFO
    assert {logger.level for logger in loggers[1:]} == {logging.WARNING}


class _Fragile:
    def __del__(self) -> None:
        raise ValueError(SECRET)


SECRET = "Zm9vYmFyYmF6cXV4cXV1eA-_"


def _fail() -> None:
    raise ValueError(SECRET)


def test_nothing_but_events_is_written_where_events_are_read_by_a_program(
    log_as_before: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "why_not", lambda _: "built from other source")
    monkeypatch.setattr(compiled, "_said", set())
    configure("json")
    assert make("last_kannagi").fastest_mode() == "plain"
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        logging.captureWarnings(capture=True)
        warnings.warn("old", DeprecationWarning, stacklevel=1)
    thread = threading.Thread(target=_fail)
    thread.start()
    thread.join()
    _Fragile()
    events = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [event["level"] for event in events] == ["warning", "warning", "error", "error"]
    assert "last_kannagi runs uncompiled" in events[0]["event"]
    assert "DeprecationWarning: old" in events[1]["event"]
    assert [event["event"] for event in events[2:]] == ["a thread ended", "an error was ignored"]
    assert [event["why"] for event in events[2:]] == ["[hidden]", "[hidden]"]


def test_the_log_of_a_server_holds_no_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Listener() as listener, Serving(tmp_path, 0, "--log", "json", "--private-webhooks", log=log) as serving:
        body = {"game": "last_kannagi", "seats": ME_AND_BOTS, "seed": "canary-of-the-seed", "webhook": listener.url}
        made = serving.http.post("/api/tables", json=body).json()
        tokens = [key["token"] for key in made["keys"]]
        with Guest(serving.url, made["table"], tokens[0]) as ann:
            ann.my_turn().act()
            ann.line.send(f'{{"type": "act", "token": "{tokens[0]}"')
            ann.send("act", token=tokens[0])
            ann.send(tokens[0])
            ann.my_turn()
        for token in tokens:
            serving.http.get(f"/{token}", headers={"Referer": f"http://x/#{token}"})
            serving.http.get(f"/t/{token}", params={"token": token})
            serving.http.get("/api/record", headers={"Authorization": f"Bearer {token}"})
            serving.http.get(f"/api/tables/{token}/record", headers={"Authorization": token})
            serving.http.post("/api/sit", json={"table": made["table"], "token": token, token: token})
            with contextlib.suppress(ConnectionClosed):
                Guest(serving.url, token, token).close()
        serving.stop(signal.SIGTERM)
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"server started", "table", "request", "server ended"} <= {line["event"] for line in lines}
    assert "/api/tables/{table}/record" in {line.get("route") for line in lines}
    assert not [line for line in lines if line["level"] == "error"]
    for secret in (*tokens, "canary-of-the-seed", listener.url, "told?by"):
        assert secret not in text


# -- the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_who_is_connected_is_told_to_come_back(tmp_path: Path, how: signal.Signals) -> None:
    with Serving(tmp_path) as serving:
        seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
        made = serving.http.post("/api/tables", json={"game": "last_kannagi", "seats": seats}).json()
        guests = [Guest(serving.url, made["table"], key["token"]) for key in made["keys"]]
        asked = next(guest for guest in guests if guest.offer)
        seq = asked.act()["seq"]
        code, out = serving.stop(how)
        assert (code, "Traceback" in out) == (0, False), out
        for guest in guests:
            with pytest.raises(ConnectionClosed) as closed:
                guest.hear_until(lambda _: False)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
            guest.close()
    assert not list(tmp_path.glob("*-wal"))  # all of it is in the database itself
    store = Store(tmp_path)
    assert len(store.rows(made["table"])) >= seq
    store.close()


def test_the_server_is_there_without_a_page_for_numbers_to_others(host: Host) -> None:
    assert host.http.get("/metrics").headers["cache-control"] == "no-store"
