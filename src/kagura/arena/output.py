"""Results as a file for other programs: CSV or Parquet, one row a seat of a match."""

from __future__ import annotations

import csv
import io
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from kagura.arena.plan import ArenaError
from kagura.arena.result import WHOLE_WIN, MatchResult
from kagura.arena.tally import SEAT_LETTERS
from kagura.core.files import new_file

Row = dict[str, Any]
ROWS_AT_A_TIME = 5000


def rows(result: MatchResult) -> list[Row]:
    """One row a seat; the columns are the same for all matches of a plan."""
    return [
        {
            "match": result.number,
            "seed": result.seed,
            "ending": result.ending,
            "decisions": result.decisions,
            **result.measures,
            "seat": SEAT_LETTERS[number],
            "player": seat.player + 1,
            "bot": seat.bot,
            "side": seat.side + 1,
            **seat.labels,
            "score": seat.score,
            "placing": seat.placing,
            "win": seat.win / WHOLE_WIN,
            "vp": seat.points,
            **{f"vp_{name.replace('-', '_')}": value for name, value in seat.lines.items()},
            **{name.replace("-", "_"): value for name, value in seat.counts.items()},
        }
        for number, seat in enumerate(result.seats)
    ]


class Output(ABC):
    """A table that grows by matches."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._rows: list[Row] = []
        self.is_empty = True

    def add(self, result: MatchResult) -> None:
        """Add a match; raises ArenaError if it cannot be written."""
        self._rows += rows(result)
        self.is_empty = False
        if len(self._rows) >= ROWS_AT_A_TIME:
            try:
                self.flush()
            except OSError as error:
                raise unwritable(self.path, error) from None

    def flush(self) -> None:
        """Write the rows that wait."""
        if self._rows:
            self.write(self._rows)
            self._rows = []

    @abstractmethod
    def write(self, new: list[Row]) -> None:
        """Write some rows."""

    def close(self) -> None:
        """Write all that is still to be written."""
        self.flush()


class CsvOutput(Output):
    """Comma-separated values, a line of names first."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        super().__init__(path)
        self._file = file
        self._is_begun = False

    def write(self, new: list[Row]) -> None:
        """Write some rows as lines."""
        text = io.StringIO()
        writer = csv.DictWriter(text, list(new[0]), lineterminator="\n")
        if not self._is_begun:
            writer.writeheader()
        writer.writerows(new)
        self._file.write(text.getvalue().encode("utf-8"))
        self._is_begun = True


class ParquetOutput(Output):
    """Apache Parquet, for large results."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        super().__init__(path)
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise ArenaError("Parquet files need pyarrow: pip install 'kagura[parquet]', or write a .csv") from None
        self._arrow = pyarrow
        self._file = file
        self._writer: Any = None

    def write(self, new: list[Row]) -> None:
        """Write some rows as a group of rows."""
        table = self._arrow.Table.from_pylist(new)
        if self._writer is None:
            self._writer = self._arrow.parquet.ParquetWriter(self._file, table.schema)
        self._writer.write_table(table)

    def close(self) -> None:
        """Write what is left and the description of the table."""
        super().close()
        if self._writer is not None:
            self._writer.close()


class _NothingToWrite(Exception):
    """Leaves the block of the new file without one."""


KINDS: dict[str, type[CsvOutput] | type[ParquetOutput]] = {".csv": CsvOutput, ".parquet": ParquetOutput}


@contextmanager
def open_output(path: Path) -> Iterator[Output]:
    """The output for a path, by its ending. The file appears when the block ends well, whole;
    none appears if there are no results.

    Raises:
        ArenaError: another ending, the file cannot be written, or pyarrow is missing.
    """
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        raise ArenaError(f"{path}: the name of an output file ends with {' or '.join(KINDS)}")
    is_ours = True  # an OSError, while the block of the caller does not run
    try:
        with new_file(path) as file:
            output = kind(path, file)
            is_ours = False
            yield output
            is_ours = True
            output.close()
            if output.is_empty:
                raise _NothingToWrite  # noqa: TRY301
    except _NothingToWrite:
        pass
    except OSError as error:
        if not is_ours:
            raise
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> ArenaError:
    """The error for a file that cannot be written."""
    return ArenaError(f"{path}: cannot be written: {error.strerror}")
