"""Faults of the server's own: each is logged, ends nothing but what it befell, and is tried again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kagura.server import drive, seated, service
from kagura.server.fold import Fold, OtherVersion
from kagura.server.rows import Row
from kagura.server.store import FILE
from tests.server.host import BOTS, HOTSEAT, ME_AND_BOTS, Host, hosting, wait_for


def test_bots_that_could_not_play_are_asked_again(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drive, "LATER_SECONDS", 0.05)
    with monkeypatch.context() as broken:
        broken.setattr(drive, "decide", None)
        made = host.new_table([*BOTS, BOTS[0]])
        wait_for(lambda: f"bots of table {made.id}" in caplog.text)
    wait_for(lambda: host.service.tables.lives[made.id].fold.over)


def test_a_connection_whose_update_cannot_be_made_is_closed_and_may_come_back(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = host.new_table(HOTSEAT)
    with made.guest() as ann:
        with monkeypatch.context() as broken:
            broken.setattr(seated, "_update", None)
            ann.send("rename", name="Anna")
            with pytest.raises(ConnectionClosed) as closed:
                ann.hear_until(lambda _: False)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1011
    assert f"table {made.id}" in caplog.text
    with made.guest() as ann:
        assert ann.table["places"][0]["name"] == "Anna"


@pytest.mark.parametrize(("error", "is_logged"), [(ValueError("damaged"), True), (OtherVersion("other"), False)])
def test_a_table_that_cannot_be_opened_keeps_no_other_from_going_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    is_logged: bool,
) -> None:
    with hosting(tmp_path) as host:
        tables = [host.new_table(ME_AND_BOTS).id for _ in range(3)]
        broken = host.service.scribe.store.running()[0]
    right = Fold.of

    def of(table: str, rows: list[Row]) -> Fold:
        if table == broken:
            raise error
        return right(table, rows)

    monkeypatch.setattr(Fold, "of", of)
    with hosting(tmp_path) as host:
        wait_for(lambda: set(host.service.tables.lives) == set(tables) - {broken})
    assert (f"table {broken}" in caplog.text) == is_logged


def test_a_row_that_this_server_does_not_understand_keeps_no_other_table_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with hosting(tmp_path) as one, hosting(tmp_path) as other:
        strange, good = one.new_table(HOTSEAT), one.new_table(HOTSEAT)
        with (
            other.guest(strange.id, strange.token("watcher")),
            other.guest(good.id, good.token("watcher")) as watcher,
            good.asked() as player,
        ):
            head = one.service.tables.lives[strange.id].fold.seq
            base = sqlite3.connect(tmp_path / FILE)
            with base:
                base.execute("UPDATE tables SET seq = ? WHERE id = ?", (head + 1, strange.id))
                row = (strange.id, head + 1, b'{"kind":"of a later version"}')
                base.execute("INSERT INTO rows VALUES (?, ?, 0, NULL, NULL, ?)", row)
            base.close()
            wait_for(lambda: f"table {strange.id}" in caplog.text)
            player.act()
            watcher.hear_until(lambda me: me.now["decisions"] == 1)


def test_work_in_the_background_does_not_end_unheard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: object) -> None:
        raise ValueError("damaged")

    monkeypatch.setattr(service, "beat", fail)
    with hosting(tmp_path) as host:
        wait_for(lambda: "work in the background ended" in caplog.text)
        assert host.http.get("/healthz").status_code == 200
