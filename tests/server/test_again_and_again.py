"""A message that comes twice is carried out once, also by another process, also after a restart."""

from __future__ import annotations

import contextlib
import secrets
import threading
from pathlib import Path

import pytest

from kagura.server import presence
from kagura.server.store import Store
from tests.server.host import HOTSEAT, ME_AND_BOTS, THREE_PEOPLE, Guest, Host, Json, hosting


def test_a_decision_that_comes_twice_is_taken_once(host: Host) -> None:
    with host.new_table(HOTSEAT).asked() as ann, Guest(host.url, ann.table_id, ann.token) as tab:
        assert ann.offer
        action = ann.choices()[0]["action"]
        fields = {"seq": ann.now["seq"], "seat": ann.offer["seat"], "action": action, "id": "one"}
        first = ann.ask("act", **fields)
        assert ann.ask("act", **fields) == first == tab.ask("act", **fields)
        assert len(tab.entries) == 2


def test_others_may_use_the_same_id(host: Host) -> None:
    made = host.new_table(HOTSEAT)
    for player in range(3):
        with made.guest(player=player) as guest:
            assert guest.ask("rename", id="same", name=f"name {player}")["type"] == "done"
            assert guest.table["places"][player]["name"] == f"name {player}"


def test_what_was_refused_may_be_tried_again_under_its_id(host: Host) -> None:
    with host.new_table(HOTSEAT).guest(player=0) as ann:
        assert ann.ask("rename", id="twice", name="x" * 50)["code"] == "name-too-long"
        assert ann.ask("rename", id="twice", name="short")["type"] == "done"


def test_a_new_table_or_a_place_that_is_asked_for_twice_is_the_same(host: Host) -> None:
    wish: Json = {"game": "last_kannagi", "seats": THREE_PEOPLE, "id": secrets.token_urlsafe(18)}
    first = host.post("/api/tables", wish).json()
    assert host.post("/api/tables", wish).json() == first
    invite = first["keys"][1]["token"]
    sit = {"table": first["table"], "token": invite, "name": "Bo", "id": secrets.token_urlsafe(18)}
    token = host.post("/api/sit", sit).json()
    assert host.post("/api/sit", sit).json() == token
    assert host.post("/api/sit", sit | {"id": secrets.token_urlsafe(18)}).json()["code"] == "taken"
    assert host.post("/api/sit", sit | {"id": "short"}).json()["code"] == "taken"
    assert token["token"] != invite


def test_after_a_restart_all_is_as_it_was_and_ids_are_known(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        made = host.new_table(ME_AND_BOTS)
        with made.guest() as ann:
            ann.my_turn()
            assert ann.offer
            fields = {"seq": ann.now["seq"], "seat": ann.offer["seat"], "action": ann.choices()[0]["action"]}
            first = ann.ask("act", id="before", **fields)
            ann.my_turn()
            before = (ann.entries, ann.now, ann.table)
    with hosting(tmp_path) as host, host.guest(made.id, made.token()) as ann:
        assert (ann.entries, ann.now, ann.table) == before
        assert ann.ask("act", id="before", **fields) == first
        assert ann.now["decisions"] == before[1]["decisions"]


# -- two processes on one database ------------------------------------------------------------------


def test_what_one_process_writes_the_other_shows(tmp_path: Path) -> None:
    with hosting(tmp_path) as one, hosting(tmp_path) as other:
        made = one.new_table(HOTSEAT)
        with made.guest(player=0) as ann, other.guest(made.id, made.token(player=1)) as bo:
            guests = [ann, bo, one.guest(made.id, made.token(player=2))]
            with guests[2]:
                for _ in range(12):
                    actor = next(guest for guest in guests if guest.offer)
                    done = actor.act(1)
                    assert done["type"] == "done", done
                    for guest in guests:
                        guest.hear_until(lambda me, seq=done["seq"]: me.now["seq"] >= seq)  # type: ignore[misc]
                assert [entry["words"] for entry in ann.entries] == [entry["words"] for entry in bo.entries]
                assert ann.now["view"]["world"] == bo.now["view"]["world"]


def test_of_two_processes_that_write_at_once_one_is_told_to_look_again(tmp_path: Path) -> None:
    # neither looks for what the other writes, so that they meet at the primary key
    with hosting(tmp_path, poll_seconds=1000) as one, hosting(tmp_path, poll_seconds=1000) as other:
        made = one.new_table(HOTSEAT)
        for turn in range(8):
            tokens = [made.token(player=player) for player in range(3)]
            pairs = [(one.guest(made.id, token), other.guest(made.id, token)) for token in tokens]
            here, there = next(pair for pair in pairs if pair[0].offer or pair[1].offer)
            seq = max(here.now["seq"], there.now["seq"])
            offer = here.offer or there.offer
            assert offer
            action = next(choice["action"] for choice in offer["choices"] if choice["why"] is None)
            replies: list[Json] = []

            def act(guest: Guest, name: str) -> None:
                fields = {"seq": seq, "seat": offer["seat"], "action": action, "id": name}  # noqa: B023
                replies.append(guest.ask("act", **fields))  # noqa: B023

            threads = [threading.Thread(target=act, args=(g, f"{turn}{i}")) for i, g in enumerate((here, there))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for pair in pairs:
                for guest in pair:
                    guest.close()
            assert sorted(reply["type"] for reply in replies) == ["done", "error"]
            assert next(reply["code"] for reply in replies if reply["type"] == "error") == "stale"


def test_an_id_is_known_to_the_other_process_too(tmp_path: Path) -> None:
    with hosting(tmp_path, poll_seconds=1000) as one, hosting(tmp_path, poll_seconds=1000) as other:
        made = one.new_table(HOTSEAT)
        with made.guest(player=0) as ann, other.guest(made.id, made.token(player=0)) as tab:
            first = ann.ask("rename", id="both", name="One")
            assert tab.ask("rename", id="both", name="Two") == first
            assert tab.table["places"][0]["name"] == "One"


def test_bots_of_two_processes_take_each_decision_once(tmp_path: Path) -> None:
    with hosting(tmp_path) as one, hosting(tmp_path) as other:
        made = one.new_table([{"kind": "bot", "bot": "random"}] * 3)
        with made.guest("watcher") as here, other.guest(made.id, made.token("watcher")) as there:
            here.hear_until(lambda me: me.is_over)
            there.hear_until(lambda me: me.is_over)
            assert here.entries == there.entries
            assert here.now["digest"] == there.now["digest"]


def test_who_is_at_the_table_by_another_process_is_not_away(tmp_path: Path) -> None:
    with hosting(tmp_path) as one, hosting(tmp_path) as other:
        made = one.new_table(HOTSEAT)
        with made.guest(player=0) as ann:
            with other.guest(made.id, made.token(player=1)):
                ann.hear_until(lambda me: not me.table["places"][1]["away"])
                assert ann.table["places"][2]["away"]
                assert ann.ask("stand_in", on=True, player=1)["code"] == "not-away"
            ann.hear_until(lambda me: bool(me.table["places"][1]["away"]))
            assert ann.ask("stand_in", on=True, player=1)["type"] == "done"


def test_who_was_at_a_process_that_died_is_away_when_its_sign_has_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT_SECONDS", 0.1)
    with hosting(tmp_path) as host:
        made = host.new_table(HOTSEAT)
        now = host.service.tables.clock()
        with contextlib.closing(Store(tmp_path)) as dead:
            dead.begin()
            dead.mark_here("another process", [(made.id, 1)], now, now + 1500)
            dead.commit()
        with made.guest(player=0) as ann:
            ann.hear_until(lambda me: not me.table["places"][1]["away"])
            ann.hear_until(lambda me: bool(me.table["places"][1]["away"]))
