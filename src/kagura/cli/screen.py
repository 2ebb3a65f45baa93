"""The terminal: what it can show, reading a line, and the curtain between two people."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import sys
import threading
from collections.abc import Iterable, Iterator

from kagura.cli.common import default_language
from kagura.core.page import Page

LEAST_WIDTH = 40
MOST_WIDTH = 400
MOST_TYPED = 1000
#: How late an interrupt is noticed at most.
LOOK_SECONDS = 0.2
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def add_screen(parser: argparse.ArgumentParser) -> None:
    """Arguments about how things are shown."""
    parser.add_argument("--no-color", action="store_true", help="no colour (or set NO_COLOR)")
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII signs only")
    parser.add_argument(
        "--accessible",
        "--plain-text",
        dest="accessible",
        action="store_true",
        help="for screen readers: sentences instead of drawings",
    )


def make_page(args: argparse.Namespace) -> Page:
    """The page that standard output is."""
    size = shutil.get_terminal_size((80, 40))
    return Page(
        width=min(max(LEAST_WIDTH, size.columns), MOST_WIDTH),
        height=size.lines,
        colour=has_colour() and not args.no_color and not args.accessible,
        boxes=can_show("┏⌂»") and not args.ascii and not args.accessible,
        spoken=args.accessible,
    )


def has_colour() -> bool:
    """Standard output is a terminal that understands colour, and nobody asked to do without."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def can_show(text: str) -> bool:
    """Whether standard output has signs for the text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def pick_language(asked: str | None) -> str:
    """The language that is asked for, or that of the locale; English where Japanese cannot be shown."""
    language = asked or default_language()
    if language == "ja" and not can_show("最後の巫女"):
        if asked:
            print("kagura: this output cannot show Japanese; set a UTF-8 locale or PYTHONIOENCODING", file=sys.stderr)
        return "en"
    return language


def show(lines: Iterable[str]) -> None:
    """Print lines."""
    for line in lines:
        print(line)


def read_line(prompt: str) -> str | None:
    """A line that was typed, None at the end of the input. What does not come from a terminal is echoed."""
    sys.stdout.flush()
    try:
        with _awake():
            if sys.stdin.isatty():
                return _typed(prompt)
            print(prompt, end="", flush=True)
            line = _piped()
    except (EOFError, ValueError):
        print()
        return None
    shown = _shown(line)
    print(shown)
    return shown if line else None


@contextlib.contextmanager
def _awake() -> Iterator[None]:
    """While somebody types, look again and again whether there was an interrupt.

    One that comes in the moment between Python's last look and the wait for input would else be noticed only when the
    next line has come.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    try:  # an interrupt right after the clock is set must stop it, too
        signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _piped() -> str:
    """A line that does not come from a terminal; what is too long for any command is cut off."""
    line = rest = sys.stdin.readline(MOST_TYPED)
    while len(rest) == MOST_TYPED and not rest.endswith("\n"):
        rest = sys.stdin.readline(MOST_TYPED)
    return line


def _shown(text: str) -> str:
    """What was typed without the signs that control a terminal, and no longer than any command."""
    return "".join(sign if sign.isprintable() else " " for sign in text[:MOST_TYPED]).strip()


def _typed(prompt: str) -> str:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # arrow keys and earlier lines
    return _shown(input(prompt))


def draw_curtain() -> None:
    """Nothing of what was shown may be read any more."""
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        print(CLEAR, end="", flush=True)
    else:
        print("\n" * 60)
