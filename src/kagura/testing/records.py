"""The check that a record of a match is proved by replay, in every mode, and that damage is noticed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from kagura.core.errors import RecordError
from kagura.core.record import Record
from kagura.testing.match import Match, check, modes_of, walk

CUTS = (0.3, 0.7, 0.99)


@check
def check_records(match: Match) -> None:
    """A match that was written down, saved and read again has the same states in every mode."""
    record = Record.begin(match.game, match.options, match.seed)
    state = record.state(mode=match.mode)
    digests = []
    for moment in walk(match):
        match.same(state.digest(), moment.state.digest(), "the state beside a record differs")
        digests.append(state.digest())
        if moment.seat >= 0:
            record.apply(state, moment.seat, moment.action)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.txt"
        record.save(path)
        for mode in modes_of(match.game):
            _check_read(match, path, record, mode, digests)
        _check_damage(match, path, record.text())


def _check_read(match: Match, path: Path, record: Record, mode: str, digests: list[str]) -> None:
    read = Record.load(path, mode=mode)
    match.same(read.text(), record.text(), f"read in {mode} mode, the record has another text")
    last = len(digests) - 1
    for count in (0, last // 2, last):
        match.same(read.state(count, mode=mode).digest(), digests[count], f"replayed to {count} in {mode} mode")


def _check_damage(match: Match, path: Path, text: str) -> None:
    lines = text.splitlines(keepends=True)
    damaged = {f"cut to {share:.0%}": text[: int(len(text) * share)] for share in CUTS}
    damaged["without a decision"] = "".join(lines[: len(lines) // 2] + lines[len(lines) // 2 + 1 :])
    for how, wrong in damaged.items():
        path.write_text(wrong, encoding="utf-8", newline="\n")
        try:
            Record.load(path)
        except RecordError:
            continue
        raise match.failure(f"a record {how} was read as if nothing were wrong")
