"""Somebody who is told whose turn it is: a small HTTP server on this machine."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self


class Listener:
    """Keeps what it was told.

    Attributes:
        status: of its answers; `headers`: that come with them.
        slow: seconds until it answers.
        heard: bodies, in order; `asked`: the paths.
    """

    def __init__(self) -> None:
        self.status = 204
        self.headers: dict[str, str] = {}
        self.slow = 0.0
        self.heard: list[dict[str, Any]] = []
        self.asked: list[str] = []
        listener = self

        class Answers(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body, status = self.rfile.read(int(self.headers["Content-Length"])), listener.status
                listener.asked.append(self.path)
                listener.heard.append(json.loads(body))
                time.sleep(listener.slow)
                self.send_response(status)
                for name, value in listener.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/told?by=kagura"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    @property
    def turns(self) -> list[tuple[int, int]]:
        return [(told["player"], told["turn"]) for told in self.heard]
