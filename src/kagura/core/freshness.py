"""Whether a compiled module was made from the source that lies beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def source_hash(names: Iterable[str]) -> str:
    """A hash of source files, named relative to the package; line ends do not count."""
    total = hashlib.blake2b(digest_size=16)
    for name in sorted(names):
        text = (PACKAGE / name).read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{name}\0{len(text)}\0".encode())
        total.update(text)
    return total.hexdigest()
