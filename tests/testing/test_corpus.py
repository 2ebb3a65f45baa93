"""Records of all releases replay, in every mode, to the states that they tell of."""

from __future__ import annotations

from pathlib import Path

import pytest

import kagura
from kagura.core.errors import KaguraError
from kagura.core.record import Record
from kagura.testing import modes_of
from kagura.testing.corpus import main, new_record, write_corpus
from tests.testing.toy import Toy, install

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.txt"))


def record_id(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=record_id)
def test_a_record_of_a_release_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = kagura.make(next(line.split()[1] for line in text.splitlines() if line.startswith("game ")))
    for mode in modes_of(game):
        assert Record.load(path, mode=mode).text() == text


def test_the_corpus_has_whole_and_open_records_of_every_mode() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (RECORDS / "0.1.0").glob("last_kannagi-*.txt")]
    assert len(texts) >= 12
    assert any("\nopen " in text for text in texts)
    for mode in ("solo3", "solo4", "team2", "team4"):
        assert any(f"option mode {mode}\n" in text and "\nend " in text for text in texts)


@pytest.mark.parametrize("name", kagura.installed())
def test_the_corpus_has_whole_and_open_records_of_every_game(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in RECORDS.glob(f"*/{name}-*.txt")]
    assert any("\nopen " in text for text in texts)
    assert sum("\nend " in text for text in texts) >= 6


def test_a_corpus_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Toy())
    folder = tmp_path / "9.9"
    assert main(["toy", str(folder), "--matches", "7"]) == 0
    assert len([Record.load(path) for path in sorted(folder.iterdir())]) == 7
    with pytest.raises(KaguraError, match="is there already"):
        write_corpus(Toy(), folder, 1, "corpus")


def test_a_match_can_be_left_open() -> None:
    record = new_record(Toy(), {"rounds": 4}, "1", 0.5, most=4)
    assert len(record.decisions) == 4
    assert record.closing.startswith("open 4 ")
