"""The log: one line an event, for people or as JSON. What looks like a secret is never written."""

from __future__ import annotations

import datetime
import json
import logging
import re
import sys
import threading
import traceback
from typing import Any, Literal

Style = Literal["warnings", "text", "json"]
LOGGERS = ("kagura", "uvicorn", "asyncio", "py.warnings")
#: What an event may say beside its name; anything else that a record carries is left out.
FIELDS = (
    *("table", "turn", "game", "seats", "bot", "route", "status", "ms", "code", "outcome", "tables", "version"),
    "fault",
)
#: Tokens, seeds, hashes and all that could be one: a long run of letters without a gap.
SECRET = re.compile(r"[A-Za-z0-9_-]{20,}")
ADDRESS = re.compile(r"\b\w+://[^\s'\"]+")
MOST_FRAMES = 20


def configure(style: Style) -> None:
    """Let the log of the server be written to the standard error, and nothing but the log.

    Python's own warnings, and faults that nobody was there to be told of, are events like others: a program reads
    every line.
    """
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(JsonLines() if style == "json" else TextLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [stream]
        logger.propagate = False
        logger.setLevel(logging.INFO if style != "warnings" and name == "kagura" else logging.WARNING)
    logging.captureWarnings(capture=True)
    threading.excepthook = lambda fault: _note("a thread ended", fault.exc_value)
    sys.unraisablehook = lambda fault: _note("an error was ignored", fault.exc_value)


def _note(event: str, error: BaseException | None) -> None:
    logging.getLogger("kagura.server").error(event, exc_info=error)


def redact(text: str) -> str:
    """The text without addresses and without anything that could be a secret."""
    return SECRET.sub("[hidden]", ADDRESS.sub("[address]", text))


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says, in order."""
    found: dict[str, Any] = {
        "at": datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": redact(record.getMessage()),
    }
    found |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
    if record.exc_info and record.exc_info[1]:
        error = record.exc_info[1]
        found["error"] = type(error).__name__
        found["why"] = redact(str(error))
        frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
        found["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return found


class JsonLines(logging.Formatter):
    """Each event is a JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return json.dumps(facts(record), ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """Each event is a line, an error with the lines of its traceback below."""

    def format(self, record: logging.LogRecord) -> str:
        """The line or lines."""
        found = facts(record)
        trace = found.pop("trace", [])
        first = f"{found.pop('at')} {found.pop('level')}: {found.pop('event')}"
        words = [first, *(f"{name}={value}" for name, value in found.items())]
        return "\n  ".join([" ".join(words), *trace])
