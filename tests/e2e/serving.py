"""`kagura serve` as a process of its own, that can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

READY_SECONDS = 30
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class Server:
    """A server on a free port of this machine; its tables lie in a folder that outlives it.

    Attributes:
        folder: where its data and its log are.
        port: 0 before the first start, and the same ever after.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What it printed since the first start."""
        return self.folder / "server.log"

    def start(self) -> Server:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "kagura.cli.main", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data"), "--bot-pause", "0"]
        with self.log.open("ab") as log:
            before = log.tell()
            # a group of its own, so that its workers, too, can be ended
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        self.port = self._wait_for_port(before)
        return self

    def _wait_for_port(self, before: int) -> int:
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until and self._process and self._process.poll() is None:
            said = self.log.read_bytes()[before:].decode(errors="replace")
            if found := ADDRESS.search(said):
                return int(found[1])
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text(errors='replace')}")

    def kill(self) -> None:
        """End the server at once, without a chance to tidy up (its workers are left to notice by themselves)."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end, and end all that it started; its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            return self._process.wait(15)
        finally:
            self._end_group()
            self._process = None

    def _end_group(self) -> None:
        assert self._process
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
