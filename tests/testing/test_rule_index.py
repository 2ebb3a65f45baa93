"""The table of rules: what the specification declares, and who cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

import kagura
from kagura.core.specification import read
from kagura.testing.rule_index import (
    NoCheckout,
    checkout_of,
    citations_in_tests,
    citations_in_vectors,
    declared_rules,
    rule_index,
)

SPECIFICATION = """
effect codes are `X-EFF-<code>` (section 2), revelation card n is `X-REV-5 card n`.
## 1 Rules
- **X-MOVE-1** A step costs 1. [EN 84; JP 3]
- **X-MOVE-2** No dead ends. [inf EN 84]
| Rule | Level |
|---|---|
| **X-PRAY-1** | 1 |
| **X-PRAY-2** | 2 |

[EN 138; rec for the rest]
- **X-REV-5** Cards. [EN 257]

| # | Type | Predicate | Condition | VP |
|---|---|---|---|---|
| 1 | E | `a` | first | 4 |
| 2 | S | `b` | second | 4 |

## 2 Effects
| Code | Kind | Effect |
|---|---|---|
| `vp n` | I | n VP |
| (`one`, `two`) | I | two more |
| **X-CHAR-1** Hinata | x |
| X-OPT-mode | solo, team | how many [JP 305] |
## 3 Numbers that are no cards
| 3 | x | y | z |
""".splitlines()

VECTORS = """
### 22.3 Cards (X-REV-5)
| ID | Rules | Before | Play | After |
|---|---|---|---|---|
| R01 | card 1 | - | - | - |
| D01 | X-MOVE-1 X-REV-5 card 2, and so on | - | - | - |
""".splitlines()


def test_every_rule_is_declared_once_with_source_and_provenance() -> None:
    found = {rule.id: (rule.source, rule.provenance) for rule in declared_rules(read(SPECIFICATION))}
    assert found == {
        "X-MOVE-1": ("EN 84; JP 3", "printed"),
        "X-MOVE-2": ("inf EN 84", "inferred"),
        "X-PRAY-1": ("EN 138; rec for the rest", "printed+reconstructed"),
        "X-PRAY-2": ("EN 138; rec for the rest", "printed+reconstructed"),
        "X-REV-5": ("EN 257", "printed"),
        "X-REV-5 card 1": ("", "derived"),
        "X-REV-5 card 2": ("", "derived"),
        "X-EFF-vp": ("", "derived"),
        "X-EFF-one": ("", "derived"),
        "X-EFF-two": ("", "derived"),
        "X-CHAR-1": ("", "derived"),
        "X-OPT-mode": ("JP 305", "printed"),
    }


def test_tests_cite_in_their_text_and_decorators(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '"""X-NOT-1"""\n'
        "import pytest\n\n\n"
        '@pytest.mark.parametrize("x", ["X-MOVE-1"])\n'
        "def test_one(x: str) -> None:\n"
        '    """X-MOVE-2 X-MOVE-2"""\n\n\n'
        "def other() -> None:\n"
        '    """X-NOT-2"""\n',
        "utf-8",
    )
    assert list(citations_in_tests(tmp_path)) == [
        ("test_some.py::test_one", "X-MOVE-1"),
        ("test_some.py::test_one", "X-MOVE-2"),
    ]


def test_rows_of_vectors_are_tests() -> None:
    assert list(citations_in_vectors(VECTORS)) == [
        ("vector R01", "X-REV-5 card 1"),
        ("vector D01", "X-MOVE-1"),
        ("vector D01", "X-REV-5"),
        ("vector D01", "X-REV-5 card 2"),
    ]


def test_content_says_where_effects_characters_and_cards_come_from() -> None:
    rules = rule_index(kagura.make("last_kannagi")).rules
    assert rules["K-EFF-jump_shrines"].provenance == "printed"
    assert rules["K-REV-5 card 7"].provenance == "reconstructed"
    assert rules["K-CHAR-1"].provenance == "printed+inferred+reconstructed"
    assert rules["K-INV-1"].provenance == "derived"


def test_every_rule_of_the_game_has_a_test_and_every_citation_a_rule() -> None:
    index = rule_index(kagura.make("last_kannagi"))
    assert len(index.rules) == 219
    assert [rule.id for rule in index.untested()] == []
    assert index.unknown == {}


def test_without_a_checkout_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = kagura.make("last_kannagi")
    monkeypatch.setattr(type(game), "folder", tmp_path / "site-packages" / "kagura" / "games" / "last_kannagi")
    with pytest.raises(NoCheckout, match="last_kannagi: the table of rules needs a checkout"):
        checkout_of(game)
