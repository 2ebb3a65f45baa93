"""A server that is killed loses nothing that it has acknowledged, and goes on where it was."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from kagura.server.store import Store
from tests.server.host import HOTSEAT, Guest, Json, Made, hosting, wait_for
from tests.server.processes import Serving

SEED = "k3"  # a short match, with the choices below
SOME = 6
WISH: Json = {"game": "last_kannagi", "seats": HOTSEAT, "seed": SEED}


class Table:
    """Three people on one device, at whatever server runs now."""

    def __init__(self, made: Json) -> None:
        self.id = made["table"]
        self.tokens = [key["token"] for key in made["keys"] if key["role"] == "player"]

    def asked(self, url: str) -> Guest | None:
        """The connection of who is asked; None when the match is over."""
        for token in self.tokens:
            guest = Guest(url, self.id, token)
            if guest.offer:
                return guest
            guest.close()
            if guest.is_over:
                return None
        raise AssertionError("nobody is asked")


def decide(guest: Guest, *, waits: bool) -> Json:
    """Take the decision that the script has here; what was sent."""
    assert guest.offer
    number = len(guest.entries)
    choices = guest.choices()
    fields = {
        "seq": guest.now["seq"],
        "seat": guest.offer["seat"],
        "action": choices[number * 5 % len(choices) if number % 4 == 0 else -1]["action"],
        "id": f"decision-{number}",
    }
    if waits:
        assert guest.ask("act", **fields)["type"] == "done"
    else:
        guest.send("act", **fields)
    return fields


def play_killed(folder: Path, decisions: int | None) -> str:
    """Play with the server killed at every decision, half of them before it answers; the record, as far as it came."""
    made: Table | None = None
    port, taken = 0, 0
    sent: Json | None = None
    while decisions is None or taken < decisions:
        with Serving(folder, port) as serving:
            port = serving.port
            if made is None:
                made = Table(serving.http.post("/api/tables", json=WISH).json())
            guest = made.asked(serving.url) if sent is None else sender(made, serving.url, sent)
            if guest is None:
                headers = {"Authorization": f"Bearer {made.tokens[0]}"}
                return serving.http.get("/api/record", headers=headers).text
            with guest:
                if sent is not None:
                    assert guest.ask("act", **sent)["type"] == "done"
                    sent = None
                    taken += 1
                    assert guest.now["decisions"] == taken == len(guest.entries) - 1
                    continue
                waits = taken % 2 == 0
                fields = decide(guest, waits=waits)
                taken += waits
                sent = None if waits else fields
                serving.kill()
    return ""


def sender(made: Table, url: str, sent: Json) -> Guest:
    """The connection of who sent a message that nobody has answered."""
    for token in made.tokens:
        guest = Guest(url, made.id, token)
        if sent["seat"] in guest.table["places"][guest.player or 0]["seats"]:
            return guest
        guest.close()
    raise AssertionError(sent)


def record_without_stops(folder: Path) -> str:
    with hosting(folder) as host:
        table = Table(host.post("/api/tables", WISH).json())
        while guest := table.asked(host.url):
            with guest:
                decide(guest, waits=True)
        return host.http.get("/api/record", headers={"Authorization": f"Bearer {table.tokens[0]}"}).text


def test_killed_at_some_decisions_it_goes_on(tmp_path: Path) -> None:
    play_killed(tmp_path, SOME)


@pytest.mark.slow
def test_killed_at_every_decision_the_match_ends_as_it_would_have(tmp_path: Path) -> None:
    killed = play_killed(tmp_path / "killed", None)
    assert match_of(killed) == match_of(record_without_stops(tmp_path / "whole"))


def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    seats: list[Json] = [{"kind": "bot", "bot": "random"}] * 3
    with Serving(tmp_path, 0, "--bot-pause", "0") as serving:
        made = serving.http.post("/api/tables", json=WISH | {"seats": seats}).json()
        time.sleep(0.3)  # somewhere in the middle of it
        serving.kill()
    with Serving(tmp_path, 0, "--bot-pause", "0") as serving:
        token = made["keys"][0]["token"]
        with Guest(serving.url, made["table"], token) as watcher:
            watcher.hear_until(lambda me: me.is_over)
            numbers = [entry["number"] for entry in watcher.entries]
            assert numbers == list(range(watcher.now["decisions"] + 1))
            ended = serving.http.get("/api/record", headers={"Authorization": f"Bearer {token}"}).text
    with hosting(tmp_path / "whole") as host:
        other = Made(host, host.post("/api/tables", WISH | {"seats": seats}).json())
        with other.guest("watcher") as watcher:
            watcher.hear_until(lambda me: me.is_over)
        whole = host.http.get("/api/record", headers={"Authorization": f"Bearer {other.token('watcher')}"}).text
    assert match_of(ended) == match_of(whole)


def match_of(record: str) -> list[str]:
    """The record without the comments that name its table."""
    return [line for line in record.splitlines() if not line.startswith("#")]


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        children = Path(f"/proc/{serving.process.pid}/task/{serving.process.pid}/children")
        if not children.exists():
            pytest.skip("only Linux tells the children of a process")
        wait_for(lambda: bool(children.read_text().split()))
        seats: list[Json] = [{"kind": "bot", "bot": "random"}] * 3
        serving.http.post("/api/tables", json=WISH | {"seats": seats})
        workers = [int(word) for word in children.read_text().split()]
        serving.kill()
    wait_for(lambda: not any(is_running(pid) for pid in workers))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except (OSError, IndexError):
        return False


@pytest.mark.slow
def test_killed_at_any_time_bots_end_as_they_would_have(tmp_path: Path) -> None:
    """Two servers on one database, both killed in the middle of whatever they do, again and again."""
    bots = ("search", "greedy", "search")
    wish: Json = {"game": "last_kannagi", "seats": [{"kind": "bot", "bot": bot} for bot in bots], "seed": SEED}

    def record(serving: Serving, token: str) -> list[str]:
        def read() -> str:
            reply = serving.http.get("/api/record", headers={"Authorization": f"Bearer {token}"})
            return reply.text if reply.status_code == 200 else ""

        wait_for(lambda: bool(read()))
        return [line for line in read().splitlines() if not line.startswith("#")]

    with Serving(tmp_path / "quiet") as serving:
        made = serving.http.post("/api/tables", json=wish).json()
        expected = record(serving, made["keys"][0]["token"])
    random, cut_short = Random("kill -9"), 0
    with Serving(tmp_path / "rough") as serving:
        made = serving.http.post("/api/tables", json=wish).json()
    for _ in range(4):
        with Serving(tmp_path / "rough"), Serving(tmp_path / "rough"):
            time.sleep(random.uniform(0, 0.3))
        store = Store(tmp_path / "rough")
        cut_short += bool(store.running())
        store.close()
    assert cut_short
    with Serving(tmp_path / "rough") as serving:
        assert record(serving, made["keys"][0]["token"]) == expected
