"""Reading a line from whoever types."""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from typing import TextIO

import pytest

from kagura.cli.screen import LOOK_SECONDS, read_line


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[TextIO]:
    """What another end types."""
    reading, writing = os.pipe()
    with open(reading) as found, open(writing, "w") as end:  # noqa: PTH123 - of a pipe
        monkeypatch.setattr(sys, "stdin", found)
        yield end


@pytest.fixture
def interruptible() -> Iterator[None]:
    """An interrupt is heard, also where the tests were started in the background and ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_that_woke_nobody_up_is_noticed_all_the_same(typed: TextIO) -> None:
    """As one that comes when Python has just looked for the last time and has not begun to wait for input."""

    def interrupt() -> None:
        time.sleep(2 * LOOK_SECONDS)
        _thread.interrupt_main()
        if not noticed.wait(20):
            is_late.set()
            typed.write("MOVE 1\n")
            typed.flush()

    noticed, is_late = threading.Event(), threading.Event()
    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        read_line("> ")
    noticed.set()
    thread.join()
    assert not is_late.is_set()


def test_reading_leaves_no_alarm_behind(typed: TextIO) -> None:
    before = signal.getsignal(signal.SIGALRM)
    typed.write("MOVE 1\n")
    typed.flush()
    assert read_line("> ") == "MOVE 1"
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is before


def test_beside_the_main_thread_a_line_is_read_without_alarms(typed: TextIO) -> None:
    typed.write("MOVE 2\n")
    typed.flush()
    found: list[str | None] = []
    thread = threading.Thread(target=lambda: found.append(read_line("> ")))
    thread.start()
    thread.join()
    assert found == ["MOVE 2"]
