"""Every worked example, to the last bit, in every mode; and the command that runs them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from kagura.cli.main import main
from kagura.core.vectors import VectorError, checkers
from kagura.physics.vectors import CHECKS, check_file, read_examples
from tests.physics.tables import HERE, VECTORS

EXAMPLES = read_examples(VECTORS)
ROWS = [(section, k) for section in CHECKS for k in range(len(EXAMPLES[section]))]


@pytest.mark.parametrize("mode", HERE)
@pytest.mark.parametrize(("section", "k"), ROWS)
def test_every_vector_is_exact(section: str, k: int, mode: str) -> None:
    """F-PHYS-1 to F-PHYS-13, F-LOG-1, F-LOG-2, F-FLICK-5, F-NOISE-1 to F-NOISE-4: hex forms and SHA-256."""
    assert list(CHECKS[section](EXAMPLES[section][k], mode)) == []


@pytest.mark.parametrize(
    ("k", "check"), [(k, check) for k, row in enumerate(EXAMPLES["vectors"]) for check in row["textbook"]]
)
def test_textbook_formulas_hold_within_their_tolerance(k: int, check: dict[str, Any]) -> None:
    """F-PHYS-2, F-PHYS-7, F-PHYS-8: stopping distances, impulses and rebounds as a textbook has them."""
    assert abs(check["simulated"] - check["formula"]) <= check["tol"], EXAMPLES["vectors"][k]["id"]


@pytest.mark.parametrize("mode", HERE)
def test_the_command_runs_them(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vectors", "flick_physics", str(VECTORS), "--mode", mode]) == 0
    assert capsys.readouterr().out == f"{len(ROWS)} rows, 0 failed\n"


def test_the_command_says_which_vector_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = copy.deepcopy(dict(EXAMPLES))
    wrong["vectors"] = wrong["vectors"][:2]
    wrong["vectors"][0]["expect"]["events"] = 7
    wrong["vectors"][1]["discs"][0]["r"] = -1.0
    wrong["directions"] = [{"dir": 0, "vec": [1, 2], "unit": wrong["directions"][0]["unit"]}]
    wrong["direction_inverse"] = wrong["overlap"] = []
    del wrong["noise"]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(wrong), "utf-8")
    assert main(["vectors", "flick_physics", str(path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told == [
        f"{path}:P01: events: expected 7, found 0",
        f"{path}:P02: disc 0: radius is -1.0, outside 0.001..100000",
        f"{path}:directions 0: vector: expected [1, 2], found [8192, -8192]",
        "3 rows, 3 failed",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "is no JSON"),
        ("[" * 100_000, "is no JSON"),
        ("[]", "has not the format flick-physics-vectors/1"),
        ('{"format": "flick-physics-vectors/2"}', "has not the format"),
        ('{"format": "flick-physics-vectors/1", "noise": [{}]}', "noise, row 0: is damaged"),
        ('{"format": "flick-physics-vectors/1", "vectors": [3]}', "vectors, row 0: is damaged"),
    ],
)
def test_a_file_of_another_kind_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, "utf-8")
    with pytest.raises(VectorError, match=told):
        list(check_file(path))


def test_discs_without_room_are_taken_off_in_the_examples() -> None:
    """F-PHYS-12: what becomes of them is for a game; the file says "off"."""
    placed = ["temple", 327.0, 217.0]
    others = [["temple", 327.0, 217.0], *(["temple", 327.0 - 45.0 * a, 217.0 - 45.0 * b] for a, b in AROUND)]
    row = {"placed": placed, "others": others, "gate": None, "result": [[327.0, 217.0, "off"], *_on_map(others[1:])]}
    assert list(CHECKS["overlap"](row, None)) == []


AROUND = [(a, b) for a in range(5) for b in range(5) if a or b]


def _on_map(places: list[list[Any]]) -> list[list[Any]]:
    return [[x, y, "map"] for _, x, y in places]


def test_the_gate_of_an_example_of_the_squeeze_counts() -> None:
    row = {
        "placed": ["prophet", 0.0, 40.0],
        "others": [["prophet", 0.0, 30.0]],
        "gate": {"v": [0.0, 10.0, 1.0, 0.0, 35.0, 5.0, 5.8, 2943.0, 0.2, 900.0, 1.0, 0.0, 0.0]},
        "result": [[0.0, 18.0, "map"]],
    }
    assert list(CHECKS["overlap"](row, None)) == []


def test_checkers_are_found_by_entry_point() -> None:
    assert checkers()["flick_physics"]() is check_file
