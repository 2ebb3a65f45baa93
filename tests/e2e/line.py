"""The line between a device and the server, that can be cut like a cable and mended."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

PIECE = 65_536


class Line:
    """Passes on what comes at its own port, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._whole = True
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """The address for the device."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Everything that is open breaks off, and nothing new comes through."""
        with self._lock:
            self._whole = False
            for end in self._open:
                _shut(end)

    def mend(self) -> None:
        """New connections come through again."""
        self._whole = True

    def close(self) -> None:
        """Take the line down."""
        self.cut()
        _shut(self._listener)
        self._listener.close()

    def _accept(self) -> None:
        for near in self._arrivals():
            if self._whole:
                threading.Thread(target=self._serve, args=(near,), daemon=True).start()
            else:
                near.close()

    def _serve(self, near: socket.socket) -> None:
        with near, contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._to)) as far:
            ends = {near, far}
            with self._lock:
                self._open |= ends
            back = threading.Thread(target=_pass_on, args=(far, near), daemon=True)
            back.start()
            _pass_on(near, far)
            back.join()
            with self._lock:
                self._open -= ends

    def _arrivals(self) -> Iterator[socket.socket]:
        with contextlib.suppress(OSError):
            while True:
                yield self._listener.accept()[0]


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    """What comes at one end goes out at the other, until one of them is gone."""
    with contextlib.suppress(OSError):
        while piece := one.recv(PIECE):
            other.sendall(piece)
    _shut(one)
    _shut(other)


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
