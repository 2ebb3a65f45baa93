"""Clocks that run down at a real table, and through restarts."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from kagura.server import outage, timeouts
from kagura.server.rows import Halted
from kagura.server.timers import Timers
from tests.server.host import HOTSEAT, ME_AND_BOTS, Guest, Host, Json, hosting, wait_for

MOVE = {"kind": "move", "seconds": 1}


def clock(guest: Guest, player: int = 0) -> Json:
    return next(reading for reading in guest.now["clocks"] if reading["player"] == player)


def place(guest: Guest, player: int = 0) -> Json:
    found: Json = guest.table["places"][player]
    return found


def test_a_table_without_a_clock_has_no_readings(host: Host) -> None:
    with host.new_table(ME_AND_BOTS).guest() as ann:
        assert ann.my_turn().now["clocks"] == []


def test_everybody_is_shown_how_long_is_left_and_whose_clock_runs(host: Host) -> None:
    made = host.new_table(HOTSEAT, clock={"kind": "match", "seconds": 600, "increment": 5})
    with made.guest(player=0) as ann, made.guest("watcher") as watcher:
        assert watcher.table["clock"]["increment"] == 5
        assert [reading["player"] for reading in watcher.now["clocks"]] == [0, 1, 2]
        runs = [reading["player"] for reading in ann.now["clocks"] if reading["runs"]]
        assert runs == sorted({p["player"] for p in ann.table["places"] if {*p["seats"]} & {*ann.now["acting"]}})
        assert all(590_000 < reading["left"] <= 600_000 for reading in ann.now["clocks"])


def test_a_reading_is_as_old_as_the_message_that_brings_it(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS, clock={"kind": "move", "seconds": 3600})
    with made.guest() as ann:
        ann.my_turn()
        before = clock(ann)["left"]
        time.sleep(0.3)
        ann.hello()
        assert clock(ann)["runs"]
        assert 300 <= before - clock(ann)["left"] < 60_000
        assert clock(ann, 1)["left"] is None


def test_when_the_time_is_up_a_bot_takes_over_until_the_player_comes_back(host: Host) -> None:
    made = host.new_table(HOTSEAT, clock=MOVE | {"on_timeout": "bot"})
    with made.guest("watcher") as watcher:
        first = next(reading["player"] for reading in watcher.now["clocks"] if reading["runs"])
        with made.guest(player=first) as ann:
            ann.hear_until(lambda me: place(me, first)["bot"] == "greedy")
            ann.hear_until(lambda me: me.entries[-1]["by"] == "bot")
            assert clock(ann, first)["left"] is None
            assert ann.ask("stand_in", on=False)["type"] == "done"
            assert place(ann, first)["bot"] is None
            assert clock(ann, first)["left"] > 0


def test_or_only_the_one_decision_is_taken_by_the_clock(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS, clock=MOVE | {"on_timeout": "skip"})
    with made.guest() as ann:
        ann.hear_until(lambda me: sum(entry["by"] == "clock" for entry in me.entries) >= 2)
        assert place(ann)["bot"] is None
        assert ann.my_turn().act()["type"] == "done"


def test_nobody_needs_to_be_there(host: Host) -> None:
    made = host.new_table(HOTSEAT, clock=MOVE)
    wait_for(lambda: all(p.bot for p in host.service.tables.lives[made.id].fold.places))


def test_a_table_that_was_put_away_is_woken_by_its_clock(host: Host) -> None:
    made = host.new_table(HOTSEAT, clock=MOVE | {"on_timeout": "skip"})
    tables = host.service.tables
    tables.lives.pop(made.id)
    wait_for(lambda: made.id in tables.lives and tables.lives[made.id].fold.notes[-1].by == "clock")


def test_while_the_place_is_up_for_the_bot_it_is_not_given_back(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        tables = host.service.tables
        tables.go_on = lambda live: tables.timers.set(  # type: ignore[method-assign]  # bots do nothing
            live.fold.table, live.fold.clocks.due()
        )
        made = host.new_table(HOTSEAT, clock=MOVE)
        with made.guest("watcher") as watcher:
            first = next(reading["player"] for reading in watcher.now["clocks"] if reading["runs"])
        with made.guest(player=first) as ann:
            ann.hear_until(lambda me: place(me, first)["bot"] is not None)
            assert ann.ask("stand_in", on=False)["code"] == "time-is-up"


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        made = host.new_table(ME_AND_BOTS, clock=MOVE | {"seconds": 3, "on_timeout": "skip"})
        with made.guest() as ann:
            ann.my_turn()
    with hosting(tmp_path) as host:  # nobody connects
        tables = host.service.tables
        wait_for(lambda: made.id in tables.lives)
        wait_for(lambda: tables.lives[made.id].fold.notes[-1].by == "clock")


def test_time_without_a_server_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "SILENCE", 500)
    with hosting(tmp_path) as host:
        made = host.new_table(ME_AND_BOTS, clock={"kind": "match", "seconds": 3600})
        plain = host.new_table(ME_AND_BOTS)
        with made.guest() as ann:
            before = clock(ann.my_turn())["left"]
            served = time.monotonic()
    served = time.monotonic() - served
    time.sleep(2)
    began = time.monotonic()
    with hosting(tmp_path) as host:
        with host.guest(made.id, made.token()) as ann:
            lost = before - clock(ann)["left"]
            assert lost <= 1000 * (served + time.monotonic() - began) + 500
        written = host.service.scribe.store.rows(made.id)
        assert sum(isinstance(row.body, Halted) for row in written) == 1
        assert not any(isinstance(row.body, Halted) for row in host.service.scribe.store.rows(plain.id))


def test_a_short_silence_is_no_outage(tmp_path: Path) -> None:
    for _ in range(2):
        with hosting(tmp_path) as host:
            made = host.new_table(ME_AND_BOTS, clock={"kind": "match", "seconds": 3600})
            with made.guest() as ann:
                ann.my_turn()
            for table in host.service.scribe.store.running():
                assert not any(isinstance(row.body, Halted) for row in host.service.scribe.store.rows(table))


def test_a_fault_of_ours_is_logged_and_the_clock_looked_at_again(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(timeouts, "LATER", 50)
    with monkeypatch.context() as broken:
        broken.setattr(timeouts, "decide", None)
        made = host.new_table(HOTSEAT, clock=MOVE | {"on_timeout": "skip"})
        wait_for(lambda: f"clocks of table {made.id}" in caplog.text)
    wait_for(lambda: host.service.tables.lives[made.id].fold.notes[-1].by == "clock")


# -- the times themselves -----------------------------------------------------------------------------


def test_timers_give_each_table_once_when_its_time_has_come() -> None:
    timers = Timers()
    timers.set("a", 10)
    timers.set("b", 20)
    timers.set("b", 15)
    timers.set("c", 12)
    timers.set("c", None)
    timers.set("c", None)
    assert len(timers) == 2
    assert timers.past(9) == []
    assert timers.past(15) == ["a", "b"]
    assert timers.past(99) == []
    timers.set("a", 30)
    assert timers.past(30) == ["a"]
