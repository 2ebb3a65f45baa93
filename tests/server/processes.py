"""The server as a process of its own, that can be killed."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

import httpx

from tests.server.host import PATIENCE


class Serving:
    """The command in a process of its own; its log goes to the file `log`, if there is one.

    Attributes:
        http: asks it, as patiently as all else does.
    """

    def __init__(self, folder: Path, port: int = 0, *words: str, log: Path | None = None) -> None:
        line = [sys.executable, "-m", "kagura.cli.main", "serve", "--data", str(folder), "--port", str(port), *words]
        with contextlib.ExitStack() as stack:
            errors = stack.enter_context(log.open("w")) if log else subprocess.STDOUT
            self.process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout
        self.first_line = self.process.stdout.readline()
        self.second_line = self.process.stdout.readline()
        self.url = self.first_line.split()[-1].rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def stop(self, how: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(how)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.kill()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.stop(signal.SIGKILL)
