"""That nobody chose the luck: a hash of the seed, shown before the match, that the seed must give once it is shown.

A record of a match that was played at a table says both in comments after its first line:

    # table k7Qd...
    # commitment 5f3a...
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

_COMMITMENT = re.compile("[0-9a-f]{64}")
_TABLE = re.compile("[!-~]{1,64}")
_COMMENT = re.compile(rf"# (table|commitment) ({_TABLE.pattern})")


def commitment(table: str, seed: str) -> str:
    """The hash that binds who drew the seed of a table before its match."""
    return hashlib.sha256(f"kagura-seed:{table}:{seed}".encode()).hexdigest()


def is_commitment(text: str) -> bool:
    """Whether a text looks like a commitment at all."""
    return _COMMITMENT.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Seal:
    """What was promised of a seed.

    Attributes:
        table: id of the table; the same seed has another commitment at each.
        commitment: the hash.
    """

    table: str
    commitment: str

    def fits(self, seed: str) -> bool:
        """Whether this is the seed that was promised."""
        return commitment(self.table, seed) == self.commitment

    def put_into(self, record: str) -> str:
        """The text of a record, with the seal in it."""
        first, _, rest = record.partition("\n")
        return f"{first}\n# table {self.table}\n# commitment {self.commitment}\n{rest}"


def seal_in(record: str) -> tuple[str | None, str | None]:
    """The table and the commitment that the text of a record names, None where it does not."""
    found: dict[str, str] = {}
    for line in record.split("\n"):
        if comment := _COMMENT.fullmatch(line):
            found.setdefault(comment[1], comment[2])
    return found.get("table"), found.get("commitment")
