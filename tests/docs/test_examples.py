"""What the documentation shows comes out as shown."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
CORE = ("kagura", "kagura.core.hexgrid", "kagura.core.options")
SHOWN = sorted(path for path in DOCS.rglob("*.md") if ">>>" in path.read_text("utf-8"))


def test_some_pages_show_examples() -> None:
    assert DOCS / "guide" / "python.md" in SHOWN


@pytest.mark.parametrize("path", SHOWN, ids=[path.name for path in SHOWN])
def test_the_examples_of_a_page_come_out_as_shown(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", [*CORE, "kagura.physics", "kagura.physics.flick"])
def test_the_examples_of_a_module_come_out_as_shown(name: str) -> None:
    import importlib

    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0
