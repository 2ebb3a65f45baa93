"""`kagura replay` and `kagura record verify`."""

from pathlib import Path

import pytest

from kagura.cli.main import main
from kagura.core.seal import Seal, commitment
from tests.core.matches import random_record


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGURA_MODE", "plain")
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "over.record"
    random_record(players=["Ann", "Bo", "Cy"], seed=3).save(path)
    return path


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "begun.record"
    random_record(40, players=["Ann", "Bo", "Cy"], seed=3).save(path)
    return path


def test_verify_prints_one_line_a_file(over: Path, begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "verify", str(over), str(begun)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{over}: good; over after ")
    assert lines[1] == f"{begun}: good; open, 40 decisions so far"


def test_verify_fails_if_any_file_does(begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = tmp_path / "edited.record"
    edited.write_text(begun.read_text("utf-8").replace("seed 3", "seed 4"), "utf-8")
    assert main(["record", "verify", str(edited), str(begun), str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "edited or is damaged" in lines[0]
    assert "good" in lines[1]
    assert "Is a directory" in lines[2]


def test_replay_shows_a_moment(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(begun), "--to", "12"]) == 0
    out = capsys.readouterr().out
    assert "The Last Kannagi, open, 40 decisions so far" in out
    lines = [line for line in out.splitlines() if line.split(" ")[0].isdecimal() and line.split(" ")[1:2] != [""]]
    assert sum(line.startswith(f"{number} ") for number in range(1, 13) for line in lines) >= 12
    assert not any(line.startswith("13 ") for line in lines)
    for name in ("Ann", "Bo", "Cy"):
        assert name in out


def cards(text: str) -> int:
    """How many hands are shown as face down altogether."""
    return text.count("4 face down")


def test_replay_hides_hands_while_the_match_is_open(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(begun), "--to", "0"])
    everybody = cards(capsys.readouterr().out)
    main(["replay", str(begun), "--to", "0", "--seat", "b"])
    assert everybody == 3
    assert cards(capsys.readouterr().out) == 2


def test_replay_of_a_finished_match_lies_open(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(over), "--to", "0"])
    assert cards(capsys.readouterr().out) == 0


def test_replay_speaks_japanese(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(over), "--lang", "ja"]) == 0
    assert "最後の巫女" in capsys.readouterr().out


@pytest.mark.parametrize(
    "args", [["--to", "41"], ["--to", "-1"], ["--seat", "E"], ["--seat", "AB"], ["--content", "/none"]]
)
def test_replay_refuses_in_one_line(begun: Path, args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(begun), *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kagura: ")
    assert said.err.count("\n") == 1


# -- the seed that was promised -----------------------------------------------------------------------

SEAL = Seal("matsu", commitment("matsu", "3"))


@pytest.fixture(scope="module")
def sealed(over: Path) -> Path:
    path = over.with_name("sealed.record")
    path.write_text(SEAL.put_into(over.read_text("utf-8")), "utf-8")
    return path


def verified(capsys: pytest.CaptureFixture[str], *args: str | Path) -> tuple[int, str]:
    code = main(["record", "verify", *map(str, args)])
    (line,) = capsys.readouterr().out.splitlines()
    return code, line


def test_verify_checks_the_seed_that_was_promised(sealed: Path, over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    promised = f"; the seed is the one promised as {SEAL.commitment[:12]}… at table matsu"
    full = ["--commitment", SEAL.commitment, "--table", "matsu"]
    known: list[list[str | Path]] = [[sealed], [sealed, *full[:2]], [sealed, *full], [over, *full]]
    for args in known:
        code, line = verified(capsys, *args)
        assert code == 0
        assert line.endswith(promised)
    assert "promised" not in verified(capsys, over)[1]


def test_verify_tells_a_seed_that_was_exchanged(sealed: Path, over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noted = commitment("matsu", "4")
    wrong: list[list[str | Path]] = [[sealed, "--commitment", noted], [sealed, "--table", "take"]]
    for args in wrong:
        code, line = verified(capsys, *args)
        assert code == 1
        assert "the seed is not the one promised" in line
    for half in (["--commitment", noted], ["--table", "matsu"]):
        code, line = verified(capsys, over, *half)
        assert code == 1
        assert "both" in line


def test_verify_refuses_what_is_no_commitment(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "verify", str(over), "--commitment", "abc"]) == 2
    assert "64 digits" in capsys.readouterr().err
