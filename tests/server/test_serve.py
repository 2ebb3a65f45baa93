"""The process: `kagura serve`, from its start to its end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kagura.server.serve import CannotServe, listen, url_of
from kagura.server.settings import Settings, usual_folder
from tests.server.host import PATIENCE, Guest
from tests.server.processes import Serving


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, how: signal.Signals) -> None:
    with Serving(tmp_path) as serving:
        assert "Kagura is ready: http://127.0.0.1:" in serving.first_line
        assert serving.http.get("/healthz").json()["status"] == "ok"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        made = serving.http.post("/api/tables", json={"game": "last_kannagi", "seats": seats}).json()
        with Guest(serving.url, made["table"], made["keys"][0]["token"]):
            code, out = serving.stop(how)  # with somebody at a table
    assert code == 0, out
    assert "Traceback" not in out
    assert str(tmp_path) in serving.second_line


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = [sys.executable, "-m", "kagura.cli.main", "serve", "--port", port, "--data", str(tmp_path)]
        done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.startswith(f"kagura: cannot listen on 127.0.0.1 port {port}")
    assert done.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    line = [sys.executable, "-m", "kagura.cli.main", "serve", "--port", "0", "--data", str(file)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.startswith(f"kagura: {file}")
    assert done.stderr.count("\n") == 1


def test_an_address_of_another_machine_cannot_be_listened_on() -> None:
    with pytest.raises(CannotServe):
        listen("192.0.2.1", 0)


@pytest.mark.parametrize(
    ("system", "folder"),
    [
        ("linux", "/home/ann/data/kagura"),
        ("darwin", "Library/Application Support/kagura"),
        ("win32", "C:/ann/kagura"),
    ],
)
def test_data_lies_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch, system: str, folder: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ann/data")
    monkeypatch.setenv("LOCALAPPDATA", "C:/ann")
    assert usual_folder().as_posix().endswith(folder)


def test_the_url_is_one_that_a_browser_can_open(tmp_path: Path) -> None:
    assert url_of(Settings(tmp_path, "0.0.0.0", 80)) == "http://127.0.0.1:80/"
    assert url_of(Settings(tmp_path, "::", 80)) == "http://[::1]:80/"
