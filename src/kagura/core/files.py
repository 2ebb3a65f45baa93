"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def new_file(path: Path, rights: int = 0o666) -> Iterator[BinaryIO]:
    """A file to write to that takes its name only when all is written and on the disk.

    Until then, and for ever if something goes wrong, an older file of that name stays as it was. `rights`: who may do
    what with it, where there is no older one.

    Raises:
        OSError: it cannot be written, or the name belongs to something that is no ordinary file.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        raise IsADirectoryError(0, "is no ordinary file", str(path))
    spare = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.part")
    rights = target.stat().st_mode & 0o777 if target.exists() else rights
    number = os.open(spare, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), rights)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        spare.replace(target)
    except BaseException:
        with suppress(OSError):
            spare.unlink()
        raise
    _settle(target.parent)


def read_start(path: Path, most: int) -> bytes:
    """The bytes of a file, at most `most` of them; a pipe that nobody writes to is empty.

    Raises:
        OSError: it cannot be read.
    """
    number = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):  # pragma: no branch - not everywhere
        os.set_blocking(number, True)
    with os.fdopen(number, "rb") as file:
        return file.read(most)


def _settle(folder: Path) -> None:
    """Bring the new name to the disk, where the system can."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
