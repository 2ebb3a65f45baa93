"""The table of a game's rules: every ID of its specification with source, code places and tests.

What the specification declares is read by `kagura.core.specification`; here it meets the code and the tests.
"""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kagura.core.citations import cited_ids, without_part
from kagura.core.errors import KaguraError
from kagura.core.game import Game
from kagura.core.provenance import with_content
from kagura.core.rulebook import Rulebook, summary
from kagura.core.sources import DERIVED
from kagura.core.specification import read
from kagura.core.vectors import VectorError


class NoCheckout(KaguraError):
    """There is no specification beside the installed package."""


@dataclass(slots=True)
class Rule:
    """One rule of the specification.

    Attributes:
        id: such as ``K-MOVE-7``.
        line: where the specification declares it.
        text: the first words of the rule.
        source: its source tags, such as ``EN 84; JP 178``.
        provenance: ``printed``, ``inferred``, ``reconstructed`` (several joined by ``+``), or ``derived``.
        places: ``file:line`` in the game's package.
        tests: names of the tests that cite it.
    """

    id: str
    line: int
    text: str
    source: str = ""
    provenance: str = DERIVED
    places: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass(slots=True)
class RuleIndex:
    """All rules of a game, and the citations that point nowhere (ID -> places).

    Tests outside `tests/games/<game>` may name rules that do not exist, to see them refused.
    """

    rules: dict[str, Rule]
    unknown: dict[str, list[str]]

    def untested(self) -> list[Rule]:
        """Rules that no test names."""
        return [rule for rule in self.rules.values() if not rule.tests]

    def unplaced(self) -> list[Rule]:
        """Rules that no line of the game's code names."""
        return [rule for rule in self.rules.values() if not rule.places]


def checkout_of(game: Game) -> Path:
    """The root of the checkout that the game's package runs from.

    Raises:
        NoCheckout: the package was installed without one.
    """
    for root in game.folder.parents:
        if (root / "docs" / "rules" / f"{game.name}.md").is_file() and (root / "tests").is_dir():
            return root
    raise NoCheckout(
        f"{game.name}: the table of rules needs a checkout; this is an installed package without docs/rules"
    )


def rule_index(game: Game, root: Path | None = None) -> RuleIndex:
    """The table of the game's rules, read from a checkout.

    Raises:
        NoCheckout: the package was installed without one.
    """
    root = root or checkout_of(game)
    specification = root / "docs" / "rules" / f"{game.name}.md"
    lines = specification.read_text("utf-8").splitlines()
    book = with_content(read(lines), game.shipped)
    index = RuleIndex({rule.id: rule for rule in declared_rules(book)}, {})
    prefix = next(iter(index.rules), "?")[0]
    for where, cited in [*citations_in_code(game.folder), *places_of_data(index.rules, game.folder)]:
        _note(index, cited, where, prefix, is_test=False)
    examples = [*citations_in_vectors(lines), *citations_in_examples(game, specification)]
    for where, cited in [*citations_in_tests(root / "tests"), *examples]:
        is_own = where.startswith((f"games/{game.name}/", "vector "))
        _note(index, cited, where, prefix if is_own else "", is_test=True)
    return index


def _note(index: RuleIndex, cited: str, where: str, prefix: str, *, is_test: bool) -> None:
    rule = index.rules.get(cited) or index.rules.get(without_part(cited))
    if rule is not None:
        found = rule.tests if is_test else rule.places
        if where not in found:
            found.append(where)
    elif prefix and cited.startswith(prefix) and not _is_aside(index.rules, cited):
        index.unknown.setdefault(cited, []).append(where)


def _is_aside(rules: Mapping[str, Rule], cited: str) -> bool:
    """`K-REV-6 card 1`: a rule that is no family of cards, beside the number of one."""
    family, card, _ = cited.partition(" card ")
    return bool(card) and f"{family} card 1" not in rules


# -- citations ----------------------------------------------------------------------------------


def citations_in_code(folder: Path) -> Iterator[tuple[str, str]]:
    """(file:line, ID) for every citation in the Python files of a game."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for cited in cited_ids(line):
                yield f"{path.relative_to(folder)}:{number}", cited


def places_of_data(rules: Mapping[str, Rule], folder: Path) -> Iterator[tuple[str, str]]:
    """(file:line, ID) of rules that are data: effect codes by their word, cards by their content entry."""
    for path in [*sorted(folder.glob("*.py")), *sorted(folder.glob("content.toml"))]:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            word = re.match(r'\s*"(\w+)": \(', line)
            card = re.match(r"\[revelations\.(\d+)\]", line)
            for rule in rules:
                is_code = word is not None and rule.endswith(f"-EFF-{word[1]}")
                if is_code or (card is not None and rule.endswith(f" card {card[1]}")):
                    yield f"{path.name}:{number}", rule


def citations_in_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """(file::test, ID) for every test function that names an ID anywhere in its text."""
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                text = "\n".join(lines[first - 1 : node.end_lineno])
                for cited in dict.fromkeys(cited_ids(text)):
                    yield f"{path.relative_to(folder)}::{node.name}", cited


def citations_in_vectors(lines: list[str]) -> Iterator[tuple[str, str]]:
    """(vector name, ID) for the rows of the specification's own tables of worked examples."""
    is_vectors, family = False, ""
    for line in lines:
        if line.startswith("#"):
            family = next(iter(cited_ids(line)), "")
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            is_vectors = False
        elif {"ID", "Before", "Play", "After"} <= set(cells):
            is_vectors = True
        elif is_vectors and len(cells) > 1 and not cells[0].startswith("-"):
            for cited in cited_ids(cells[1]):
                yield f"vector {cells[0]}", cited
            if family:
                yield from ((f"vector {cells[0]}", f"{family} card {n}") for n in re.findall(r"^card (\d+)", cells[1]))


def citations_in_examples(game: Game, specification: Path) -> Iterator[tuple[str, str]]:
    """(vector name, ID) for the worked examples of the specification, in whatever form the game writes them."""
    with contextlib.suppress(VectorError):
        for vector in game.read_vectors(specification):
            for cited in cited_ids(vector.rules):
                yield f"vector {vector.name}", cited


# -- the specification --------------------------------------------------------------------------


def declared_rules(book: Rulebook) -> Iterator[Rule]:
    """Every rule that a specification declares, in its order."""
    for rule in book.rules.values():
        yield Rule(rule.id, rule.line, summary(rule), rule.source, rule.provenance)
