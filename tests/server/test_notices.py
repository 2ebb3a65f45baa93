"""Whose turn it is, told to an address: once a turn, whatever happens to the server."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kagura.server import notices
from kagura.server.fold import Fold
from kagura.server.limits import Buckets
from kagura.server.migrations import StoreError
from kagura.server.notices import Notices
from kagura.server.post import NotSent, post
from kagura.server.refused import Refused
from kagura.server.targets import addresses_of, is_public, read_target
from tests.server.host import HOTSEAT, ME_AND_BOTS, Host, Made, hosting, wait_for
from tests.server.listener import Listener


@pytest.fixture
def listener() -> Iterator[Listener]:
    with Listener() as found:
        yield found


@pytest.fixture
def teller(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path, private_webhooks=True) as host:
        yield host


def turns_of(host: Host, table: str) -> set[tuple[int, int]]:
    """Player and number of each turn that there was, from the rows."""
    written = host.service.scribe.store.rows(table)
    return {turn for count in range(1, len(written) + 1) for turn in Fold.of(table, written[:count]).turns.items()}


def play(host: Host, made: Made, listener: Listener, decisions: int) -> None:
    """Everybody decides in turn, and waits until the notice has come."""
    for number in range(decisions):
        fold = host.service.tables.lives[made.id].fold
        wait_for(lambda: set(fold.turns.items()) <= set(listener.turns))  # noqa: B023
        with made.guest(player=fold.thinking()[0]) as guest:
            assert guest.act(number)["type"] == "done"


def is_settled(host: Host) -> bool:
    """There is nothing more to be sent."""
    return not host.service.scribe.store.has_due(10**15)


def test_there_is_one_notice_a_turn(teller: Host, listener: Listener) -> None:
    made = teller.new_table(HOTSEAT, webhook=listener.url)
    play(teller, made, listener, 25)
    fold = teller.service.tables.lives[made.id].fold
    wait_for(lambda: set(fold.turns.items()) <= set(listener.turns))
    assert len(listener.turns) == len(set(listener.turns))
    assert set(listener.turns) == turns_of(teller, made.id)
    assert len(listener.turns) > 3


def test_a_notice_says_who_and_where_and_nothing_secret(teller: Host, listener: Listener) -> None:
    seats = [{"kind": "me", "name": "<@Ann>"}, *ME_AND_BOTS[1:]]
    made = teller.new_table(seats, webhook=listener.url, language="ja")
    with made.guest() as ann:
        ann.my_turn()
        wait_for(lambda: bool(listener.heard))
        assert "told?by" not in "".join(ann.heard)
        seed = teller.service.tables.lives[made.id].fold.begun.seed
    told = listener.heard[0]
    assert listener.asked[0] == "/told?by=kagura"
    assert (told["event"], told["table"], told["game"], told["player"]) == ("turn", made.id, "last_kannagi", 0)
    assert told["name"] == "<@Ann>"
    assert told["link"] == f"{teller.url}/t/{made.id}"
    assert "最後の巫女" in told["headline"]
    assert "@" not in told["content"]
    assert told["text"] == told["content"]
    assert told["link"] in told["text"]
    secrets = [key["token"] for key in made.keys] + [seed]
    assert not any(secret in str(listener.heard) for secret in secrets)


def test_the_link_leads_to_the_public_address(tmp_path: Path, listener: Listener) -> None:
    with hosting(tmp_path, private_webhooks=True, origins=("https://table.example/",)) as host:
        made = host.new_table(HOTSEAT, webhook=listener.url)
        wait_for(lambda: bool(listener.heard))
        assert listener.heard[0]["link"] == f"https://table.example/t/{made.id}"


def test_bots_and_tables_without_an_address_are_not_told_of(teller: Host, listener: Listener) -> None:
    plain = teller.new_table(HOTSEAT)
    told = teller.new_table(ME_AND_BOTS, webhook=listener.url)
    with told.guest() as ann:
        for _ in range(3):
            ann.my_turn().act()
        ann.my_turn()
    wait_for(lambda: is_settled(teller))
    assert {turn["player"] for turn in listener.heard} == {0}
    assert teller.service.tables.lives[plain.id].fold.turns == {}


def test_a_turn_that_is_taken_back_and_comes_again_is_not_told_twice(teller: Host, listener: Listener) -> None:
    made = teller.new_table(HOTSEAT, webhook=listener.url)
    tables = teller.service.tables
    for number in range(20):
        player = tables.lives[made.id].fold.thinking()[0]
        with made.guest(player=player) as guest:
            guest.act(number)
            if guest.now["undo"]["can"]:
                assert guest.ask("take_back", seq=guest.now["seq"])["type"] == "done"
                guest.act(number)
    wait_for(lambda: is_settled(teller))
    assert len(listener.turns) == len(set(listener.turns))


# -- restarts -----------------------------------------------------------------------------------------


def test_what_was_told_is_not_told_again_after_a_restart(tmp_path: Path, listener: Listener) -> None:
    with hosting(tmp_path, private_webhooks=True) as host:
        host.new_table(HOTSEAT, webhook=listener.url)
        wait_for(lambda: bool(listener.heard))
    with hosting(tmp_path, private_webhooks=True) as host:
        wait_for(lambda: bool(host.service.tables.lives))
        wait_for(lambda: is_settled(host))
        time.sleep(0.3)
    assert len(listener.heard) == 1


def test_what_was_not_told_is_told_after_a_restart(
    tmp_path: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as stopped:
        stopped.setattr(Notices, "look", lambda *_: None)  # killed between the decision and its notice
        with hosting(tmp_path, private_webhooks=True) as host:
            host.new_table(HOTSEAT, webhook=listener.url)
    assert listener.heard == []
    with hosting(tmp_path, private_webhooks=True) as host:
        wait_for(lambda: bool(listener.heard) and is_settled(host))
    assert len(listener.heard) == 1


def test_one_that_is_on_its_way_arrives_before_the_server_ends(tmp_path: Path, listener: Listener) -> None:
    listener.slow = 1
    with hosting(tmp_path, private_webhooks=True) as host:
        host.new_table(HOTSEAT, webhook=listener.url)
        wait_for(lambda: bool(listener.heard))
    with hosting(tmp_path, private_webhooks=True) as host:
        assert is_settled(host)
    assert len(listener.heard) == 1


# -- what the other side does -------------------------------------------------------------------------


def test_a_refused_notice_is_sent_again_later(
    teller: Host, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "AGAIN", (100, 100))
    listener.status = 503
    teller.new_table(HOTSEAT, webhook=listener.url)
    wait_for(lambda: len(listener.heard) == 2)
    listener.status = 200
    wait_for(lambda: is_settled(teller))
    assert len(listener.heard) == 3
    assert len({told["id"] for told in listener.heard}) == 1


def test_but_not_for_ever(teller: Host, listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "AGAIN", (10, 10))
    listener.status = 500
    teller.new_table(HOTSEAT, webhook=listener.url)
    wait_for(lambda: len(listener.heard) == 3)
    wait_for(lambda: is_settled(teller))


@pytest.mark.parametrize("status", [301, 404])
def test_a_redirect_is_not_followed_and_a_refusal_for_good_is_taken(
    teller: Host, listener: Listener, status: int
) -> None:
    listener.status = status
    listener.headers = {"Location": listener.url}
    teller.new_table(HOTSEAT, webhook=listener.url)
    wait_for(lambda: bool(listener.heard) and is_settled(teller))
    assert len(listener.heard) == 1


def test_a_turn_that_has_passed_is_not_told(teller: Host, listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "AGAIN", (1_000, 1_000))
    listener.status = 500
    made = teller.new_table(HOTSEAT, webhook=listener.url)
    wait_for(lambda: len(listener.heard) == 1)
    first = teller.service.tables.lives[made.id].fold
    player, turn = next(iter(first.turns.items()))
    while first.turns.get(player) == turn:
        with made.guest(player=first.thinking()[0]) as guest:
            guest.act()
    listener.status = 200
    wait_for(lambda: is_settled(teller))
    assert listener.turns.count((player, turn)) == 1


def test_one_host_is_not_told_too_much_at_once(
    teller: Host, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LATER", 100)
    monkeypatch.setattr("kagura.server.limits.is_here", lambda _: False)
    teller.service.tables.notices._hosts = Buckets(5, 2)
    began = time.monotonic()
    for _ in range(6):
        teller.new_table(HOTSEAT, webhook=listener.url)
    wait_for(lambda: len(listener.heard) == 6)
    assert time.monotonic() - began > 0.5


def told_by(answer: bytes, *, seconds: float = 2, waits: float = 0) -> int | str:
    """What comes of telling somebody who answers with these bytes."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            with line:
                line.recv(65_536)
                time.sleep(waits)
                line.sendall(answer)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        target = read_target(f"http://127.0.0.1:{server.getsockname()[1]}", anywhere=True)
        try:
            return asyncio.run(post(target, b"{}", anywhere=True, seconds=seconds))
        except NotSent as error:
            return str(error)


def test_an_answer_is_read_no_further_than_its_first_line() -> None:
    assert told_by(b"HTTP/1.1 204 No Content\r\n" + b"x" * 100_000) == 204
    assert told_by(b"HTTP/1.0 200\r\n\r\n") == 200
    assert told_by(b"x" * 10_000) == "LimitOverrunError"
    assert told_by(b"SSH-2.0-OpenSSH\r\n") == "no HTTP"
    assert told_by(b"") == "IncompleteReadError"
    assert told_by(b"HTTP/1.1 200 OK\r\n", seconds=0.2, waits=0.5) == "TimeoutError"


def test_nobody_there_is_no_error_of_ours() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(NotSent, match="ConnectionRefusedError"):
        asyncio.run(post(read_target(f"http://127.0.0.1:{port}", anywhere=True), b"{}", anywhere=True))


def test_what_should_be_secure_is_not_sent_otherwise(listener: Listener) -> None:
    target = read_target(listener.url.replace("http:", "https:"), anywhere=True)
    with pytest.raises(NotSent, match="Error"):
        asyncio.run(post(target, b"{}", anywhere=True))
    assert listener.heard == []


# -- where to -----------------------------------------------------------------------------------------


def refusal(host: Host, url: str) -> tuple[int, str]:
    reply = host.post("/api/tables", {"game": "last_kannagi", "seats": ME_AND_BOTS, "webhook": url})
    return reply.status_code, reply.json()["code"]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook",
        "ftp://table.example/",
        "file:///etc/passwd",
        "//table.example",
        "http://",
        "http://user:word@table.example/",
        "http://table.example:port/",
        "http://table.example/a b",
        "http://table.example/\r\nX: y",
        "http://[::1/",
        "http://巫女.example/",
    ],
)
def test_what_is_no_address_is_refused(host: Host, url: str) -> None:
    assert refusal(host, url) == (400, "bad-webhook")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://localhost./",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://10.1.2.3/",
        "http://192.168.0.1:8080/",
        "http://169.254.169.254/latest/meta-data/",
        "http://0.0.0.0/",
        "http://[fe80::1]/",
        "http://[fd00::1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://table.example:22/",
    ],
)
def test_the_servers_own_net_is_not_told(host: Host, url: str) -> None:
    assert refusal(host, url) == (400, "webhook-own-net")


@pytest.mark.parametrize("name", ["2130706433", "0x7f.1", "127.1", "localhost"])
def test_nor_by_another_name_for_it(name: str) -> None:
    target = read_target(f"http://{name}:8080/", anywhere=True)
    assert asyncio.run(addresses_of(target, anywhere=False)) == []
    with pytest.raises(NotSent, match="own net"):
        asyncio.run(post(target, b"{}", anywhere=False))


def test_a_notice_to_ones_own_net_needs_the_flag_when_it_is_sent_too(tmp_path: Path, listener: Listener) -> None:
    with hosting(tmp_path, private_webhooks=True) as host:
        listener.status = 500
        host.new_table(HOTSEAT, webhook=listener.url)
        wait_for(lambda: bool(listener.heard))
    with hosting(tmp_path) as host:
        host.service.scribe.store._base.execute("UPDATE notices SET due = 0")
        wait_for(lambda: is_settled(host))
    assert len(listener.heard) == 1


def test_public_addresses_are_those_of_the_net() -> None:
    assert all(map(is_public, ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"]))
    assert not any(map(is_public, ["224.0.0.1", "ff02::1", "100.64.0.1", "fec0::1", "::7f00:1", "fe80::1%eth0"]))


def test_an_address_is_taken_apart() -> None:
    target = read_target("https://table.example:8443/a/b?c=d#e", anywhere=False)
    assert (target.is_secure, target.host, target.port, target.path) == (True, "table.example", 8443, "/a/b?c=d")
    assert target.authority == "table.example:8443"
    assert read_target("http://[2606:4700::1111]", anywhere=False).authority == "[2606:4700::1111]"
    with pytest.raises(Refused):
        read_target("https://table.example:25/", anywhere=True)


def test_a_full_disk_does_not_lose_a_notice(teller: Host, listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def full(*found: object) -> None:
        tried.append(found)
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(teller.service.scribe.store, "note_turns", full)
        made = teller.new_table(HOTSEAT, webhook=listener.url)
        wait_for(lambda: bool(tried) and not teller.service.tables.lives[made.id].told)
    with made.guest() as ann:
        ann.ask("rename", name="Anna")
    wait_for(lambda: len(listener.heard) == 1)


def test_a_fault_of_ours_is_logged_and_tried_again(
    teller: Host, listener: Listener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "AGAIN", (50, 50))
    with monkeypatch.context() as broken:
        broken.setattr(notices, "notice", None)
        teller.new_table(HOTSEAT, webhook=listener.url)
        wait_for(lambda: "notice of table" in caplog.text)
    wait_for(lambda: len(listener.heard) == 1)
