"""Content files: tagged values, an owner's changes, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.core.content import read_sheet
from kagura.core.errors import ContentError

SHIPPED = """
[limits]
cap = { v = 5, p = "printed", s = "EN:70", n = "a note" }
powers = { v = [1, 2, inf], p = "printed", s = "EN:83" }
wild = { v = true, p = "inferred" }
name = { v = "five", p = "reconstructed" }
[effects.red]
first = { v = [["vp", 1]], p = "reconstructed" }
table = { v = { set = 1, vp = 2 }, p = "printed" }
"""


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    path = tmp_path / "content.toml"
    path.write_text(SHIPPED, "utf-8")
    return path


def own(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


def test_every_entry_has_a_dotted_name_and_its_provenance(shipped: Path) -> None:
    sheet = read_sheet(shipped)
    assert list(sheet) == [
        "limits.cap", "limits.powers", "limits.wild", "limits.name", "effects.red.first", "effects.red.table",
    ]  # fmt: skip
    assert len(sheet) == 6
    cap = sheet["limits.cap"]
    assert (cap.value, cap.provenance, cap.source, cap.note) == (5, "printed", "EN:70", "a note")
    assert sheet.value("effects.red.table") == {"set": 1, "vp": 2}


def test_an_owner_may_write_bare_values_and_only_what_changes(shipped: Path, tmp_path: Path) -> None:
    sheet = read_sheet(shipped).changed(own(tmp_path, '[limits]\ncap = 7\nwild = { v = true, p = "owner" }\n'))
    assert (sheet.value("limits.cap"), sheet["limits.cap"].provenance) == (7, "owner")
    assert sheet["limits.wild"].provenance == "inferred"
    assert sheet["limits.powers"].provenance == "printed"
    assert sheet.origin.endswith("own.toml")


def test_the_hash_is_that_of_the_values_alone(shipped: Path, tmp_path: Path) -> None:
    sheet = read_sheet(shipped)
    assert len(sheet.hash()) == 64
    noted = read_sheet(own(tmp_path, SHIPPED.replace("a note", "another note")))
    assert noted.hash() == sheet.hash()
    assert read_sheet(own(tmp_path, SHIPPED.replace("v = 5", "v = 6"))).hash() != sheet.hash()


def test_the_order_of_entries_does_not_change_the_hash(tmp_path: Path) -> None:
    one = read_sheet(own(tmp_path, "a = 1\nb = 2\n")).hash()
    assert read_sheet(own(tmp_path, "b = 2\na = 1\n")).hash() == one


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[limits]\ncup = 5", "limits.cup: there is no such entry (did you mean limits.cap?)"),
        ("[zzz]\nqqqqqqq = 5", "zzz.qqqqqqq: there is no such entry"),
        ('[limits]\ncap = "5"', "limits.cap: is '5', needs a number"),
        ("[limits]\ncap = true", "limits.cap: is True, needs a number"),
        ("[limits]\nwild = 1", "limits.wild: is 1, needs true or false"),
        ("[limits]\nname = 5", "limits.name: is 5, needs a text"),
        ("[limits]\npowers = 5", "limits.powers: is 5, needs a list"),
        ("[limits]\npowers = [1, 2]", "limits.powers: has 2 values, needs 3"),
        ('[limits]\npowers = [1, "2", 3]', "limits.powers[1]: is '2', needs a number"),
        ("[effects.red]\ntable.v = 5", "effects.red.table: is 5, needs a table"),
        ("[limits]\ncap = { v = 5, q = 1 }", "limits.cap: unknown key 'q'; a value has v, p, s and n"),
        (
            '[limits]\ncap = { v = 5, p = "guessed" }',
            (
                "limits.cap: p is 'guessed'; it must be one of printed, official, inferred, reconstructed, "
                "single-source, owner"
            ),
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_name(shipped: Path, tmp_path: Path, text: str, message: str) -> None:
    path = own(tmp_path, text)
    with pytest.raises(ContentError) as caught:
        read_sheet(shipped).changed(path)
    assert str(caught.value) == f"{path}: {message}"


def test_lists_of_effects_may_have_another_length(shipped: Path, tmp_path: Path) -> None:
    sheet = read_sheet(shipped).changed(own(tmp_path, '[effects.red]\nfirst = [["vp", 1], ["card", 2]]'))
    assert sheet.value("effects.red.first") == [["vp", 1], ["card", 2]]


def test_a_file_that_is_missing_or_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"none\.toml: cannot be read: No such file"):
        read_sheet(tmp_path / "none.toml")
    with pytest.raises(ContentError, match="is no TOML file"):
        read_sheet(own(tmp_path, "[limits"))
    (tmp_path / "own.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="is no TOML file"):
        read_sheet(tmp_path / "own.toml")


def test_a_file_that_is_too_large_or_too_deep_is_refused(tmp_path: Path) -> None:
    """K-ACT-6"""
    path = tmp_path / "own.toml"
    path.write_text("# " + "x" * 1_000_001, "utf-8")
    with pytest.raises(ContentError, match="too large to be a content file"):
        read_sheet(path)
    path.write_text("a = " + "[" * 900_000, "utf-8")
    with pytest.raises(ContentError, match=r"nested too deeply|is no TOML file"):
        read_sheet(path)
    path.write_text("a = " + "9" * 5000, "utf-8")
    with pytest.raises(ContentError, match="is no TOML file"):
        read_sheet(path)
