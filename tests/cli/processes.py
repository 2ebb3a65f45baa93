"""Child processes in tests."""

from __future__ import annotations

import signal


def as_from_a_keyboard() -> None:
    """Run in a child before it starts: an interrupt is not ignored, as it is below some background jobs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
