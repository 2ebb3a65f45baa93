"""The table of a game's rules: every ID of its specification with source, code places and tests.

The specification is `docs/rules/<game>.md` of a checkout. A rule is declared there by its ID in bold
at the start of a bullet or in the first cell of a table row, or, as its conventions say, by a table:
effect codes (``K-EFF-<code>`` of a section) and numbered cards (``K-REV-5 card n``).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kagura.core.content import Sheet
from kagura.core.errors import KaguraError
from kagura.core.game import Game

PRINTED, INFERRED, RECONSTRUCTED = "printed", "inferred", "reconstructed"
#: Where a rule has no tag: it follows from other rules, or is a convention of the specification.
DERIVED = "derived"

_ID = r"[A-Z]-[A-Z][A-Z0-9]*-(?:\d+[a-z]?\b|[A-Za-z]\w*)"
#: An ID, then what may follow it: `, 5`, ` to 8`, ` card 22`, ` b`.
_CITED = re.compile(rf"(?<![\w-])({_ID})(?: card (\d+))?((?:(?:, | and | to |\.\.)\d+(?!\w|\.\d))*)")
_BULLET = re.compile(rf"- \*\*({_ID})\*\*\s*(.*)")
_ROW = re.compile(rf"\|\s*\*{{0,2}}({_ID})\*{{0,2}}\s*([^|]*)\|(.*)")
_TAG = re.compile(r"\[([^\]\[]*)\]")
_CODE_FAMILY = re.compile(r"`([A-Z]-[A-Z]+-)<\w+>` \(section (\d+)\)")
_CARD_FAMILY = re.compile(r"`([A-Z]-[A-Z]+-\d+) card n`")


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
    index = RuleIndex({rule.id: rule for rule in declared_rules(lines)}, {})
    add_provenance(index.rules, game.shipped)
    prefix = next(iter(index.rules), "?")[0]
    for where, cited in [*citations_in_code(game.folder), *places_of_data(index.rules, game.folder)]:
        _note(index, cited, where, prefix, is_test=False)
    for where, cited in [*citations_in_tests(root / "tests"), *citations_in_vectors(lines)]:
        is_own = where.startswith((f"games/{game.name}/", "vector "))
        _note(index, cited, where, prefix if is_own else "", is_test=True)
    return index


def _note(index: RuleIndex, cited: str, where: str, prefix: str, *, is_test: bool) -> None:
    rule = index.rules.get(cited) or index.rules.get(re.sub(r"(\d)[a-z]$", r"\1", cited))
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


def cited_ids(text: str) -> list[str]:
    """The rule IDs that a text names, ranges written out.

    >>> cited_ids("the steps (K-MOVE-3, 5) and K-SET-6 to 8; K-REV-5 card 22, K-BUILD-2c")
    ['K-MOVE-3', 'K-MOVE-5', 'K-SET-6', 'K-SET-7', 'K-SET-8', 'K-REV-5', 'K-REV-5 card 22', 'K-BUILD-2c']
    """
    found: list[str] = []
    for match in _CITED.finditer(text):
        first, card, more = match.groups()
        found.append(first)
        if card:
            found.append(f"{first} card {card}")
        found += _further(first if not card else f"{first} card {card}", more)
    return found


def _further(first: str, more: str) -> Iterator[str]:
    """`, 5`, ` to 8`, `..9` after an ID with a number."""
    parts = re.fullmatch(r"(.*?)(\d+)[a-z]?", first)
    if not parts:
        return
    stem, last = parts[1], int(parts[2])
    for joint, number in re.findall(r"(, | and | to |\.\.)(\d+)", more):
        start = last + 1 if joint in (" to ", "..") else int(number)
        yield from (f"{stem}{n}" for n in range(start, int(number) + 1))
        last = int(number)


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


# -- the specification --------------------------------------------------------------------------


def declared_rules(lines: list[str]) -> Iterator[Rule]:
    """Every rule that a specification declares, in its order; of several declarations the first."""
    seen: set[str] = set()
    text = "\n".join(lines)
    code_families = {section: stem for stem, section in _CODE_FAMILY.findall(text)}
    card_families = set(_CARD_FAMILY.findall(text))
    section, latest, in_table_of = "", "", ""
    shared = tags_after_tables(lines)
    for number, line in enumerate(lines, 1):
        heading = re.match(r"## (\d+) ", line)
        if heading:
            section = heading[1]
        for rule in _rules_on(line, number, section, code_families, in_table_of):
            if rule.id not in seen:
                seen.add(rule.id)
                if not rule.source and number in shared:
                    rule.source, rule.provenance = shared[number], provenance_of_tag(shared[number])
                yield rule
        bullet = _BULLET.match(line)
        if bullet:
            latest = bullet[1]
        if line.startswith(("#", "- ")):
            in_table_of = latest if latest in card_families and not line.startswith("#") else ""


def tags_after_tables(lines: list[str]) -> dict[int, str]:
    """Line number of a table row -> the tag that stands alone below its table."""
    found: dict[int, str] = {}
    table: list[int] = []
    for number, line in enumerate(lines, 1):
        alone = re.fullmatch(r"\[([^\]\[]*)\]", line.strip())
        if line.startswith("|"):
            table.append(number)
        elif alone:
            found |= dict.fromkeys(table, alone[1])
        elif line.strip():
            table = []
    return found


def _rules_on(line: str, number: int, section: str, families: Mapping[str, str], cards_of: str) -> Iterator[Rule]:
    bullet, row = _BULLET.match(line), _ROW.match(line)
    if bullet:
        yield _rule(bullet[1], number, bullet[2], bullet[2])
    elif row:
        yield _rule(row[1], number, row[2].strip() or row[3], row[3])
    elif cards_of and (card := re.match(r"\|\s*(\d+)\s*\|(.*)", line)):
        yield _rule(f"{cards_of} card {card[1]}", number, card[2].split("|")[2], "")
    elif section in families and (code := re.match(r"\|\s*(\(?`[^|]*`\)?)\s*\|(.*)", line)):
        for word in re.findall(r"`(\w+)[^`]*`", code[1]):
            yield _rule(families[section] + word, number, code[2].split("|")[1], "")


def _rule(rule_id: str, line: int, text: str, tagged: str) -> Rule:
    tags = _TAG.findall(tagged)
    source = tags[-1] if tags else ""
    words = re.sub(r"[*`|]", "", _TAG.sub("", text)).split()
    return Rule(rule_id, line, " ".join(words), source, provenance_of_tag(source))


def provenance_of_tag(tag: str) -> str:
    """What the source tags of a rule say.

    >>> provenance_of_tag("EN 84; JP 178"), provenance_of_tag("EN 157; order rec"), provenance_of_tag("")
    ('printed', 'printed+reconstructed', 'derived')
    """
    kinds = {_kind_of_tag(part) for part in tag.split(";")}
    return "+".join(kind for kind in (PRINTED, INFERRED, RECONSTRUCTED) if kind in kinds) or DERIVED


def _kind_of_tag(part: str) -> str:
    """`EN 84` is printed; `inf EN 84` is inferred from it."""
    if re.search(r"\brec\b", part):
        return RECONSTRUCTED
    if re.search(r"\binf\b", part):
        return INFERRED
    return PRINTED if re.search(r"\b(EN|JP) \d", part) else DERIVED


def add_provenance(rules: Mapping[str, Rule], sheet: Sheet) -> None:
    """For rules that are content (effects, characters, cards), what the content file says."""
    for rule in rules.values():
        if rule.provenance == DERIVED:
            found = {d.provenance: d.source for name, d in sheet.items() if _is_about(rule, name, d.value)}
            kinds = [kind for kind in (PRINTED, INFERRED, RECONSTRUCTED) if kind in found]
            rule.provenance = "+".join(kinds) or DERIVED
            rule.source = rule.source or next((found[kind] for kind in kinds if found[kind]), "")


def _is_about(rule: Rule, name: str, value: object) -> bool:
    """The content entry states what the rule is about."""
    card = re.search(r" card (\d+)$", rule.id)
    if card:
        return name.startswith(f"revelations.{card[1]}.")
    code = re.search(r"-EFF-(\w+)$", rule.id)
    if code:
        return isinstance(value, list) and any(isinstance(part, list) and part[:1] == [code[1]] for part in value)
    who = rule.text.split()[0].lower() if "-CHAR-" in rule.id and rule.text else ""
    return bool(who) and name.startswith(f"characters.{who}.")
