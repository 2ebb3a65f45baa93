"""`kagura rules GAME [RULE...] [--coverage]`: every rule of a game, its source, code places and tests."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import kagura
from kagura.core.errors import KaguraError
from kagura.testing.rule_index import Rule, RuleIndex, rule_index

HEADER = ("rule", "provenance", "source", "code", "tests")
WIDTHS = (28, 24, 20, 26, 40)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("rules", help="list every rule with source, code and tests", description=__doc__)
    parser.add_argument("game", help="name of the game, such as last_kannagi")
    parser.add_argument("rules", nargs="*", metavar="RULE", help="show these rules in full, such as K-MOVE-7")
    parser.add_argument("--coverage", action="store_true", help="exit with 1 if a rule has no test or an ID no rule")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the table; with --coverage the gaps, and 1 if there is one."""
    index = rule_index(kagura.make(args.game))
    if args.rules:
        return show_in_full(index, args.rules)
    print(row(HEADER))
    for rule in index.rules.values():
        print(row(cells(rule)))
    print(summary(index))
    return report_gaps(index) if args.coverage else 0


def show_in_full(index: RuleIndex, names: Sequence[str]) -> int:
    """Everything that is known of some rules.

    Raises:
        KaguraError: there is no such rule.
    """
    for name in names:
        if name not in index.rules:
            raise KaguraError(f"there is no rule {name!r}")
        rule = index.rules[name]
        print(f"{rule.id} ({rule.provenance}{': ' + rule.source if rule.source else ''})\n  {rule.text}")
        for word, found in (("code", rule.places), ("test", rule.tests)):
            for place in found:
                print(f"  {word}  {place}")
    return 0


def cells(rule: Rule) -> tuple[str, ...]:
    """What the table shows of a rule."""
    return rule.id, rule.provenance, rule.source or "-", first_of(rule.places), first_of(rule.tests)


def first_of(names: Sequence[str]) -> str:
    """The first of some names, and how many more there are."""
    if not names:
        return "-"
    return names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}"


def row(texts: Sequence[str]) -> str:
    """One line of the table; what is too long is cut in the middle columns, never in the ID."""
    shown = [texts[0].ljust(WIDTHS[0])]
    for text, width in zip(texts[1:-1], WIDTHS[1:-1], strict=True):
        shown.append((text if len(text) <= width else text[: width - 1] + "…").ljust(width))
    return "  ".join([*shown, texts[-1]]).rstrip()


def summary(index: RuleIndex) -> str:
    """How many rules there are, and how many of them are proved and placed."""
    rules = len(index.rules)
    tested, placed = rules - len(index.untested()), rules - len(index.unplaced())
    return f"{rules} rules, {tested} with a test, {placed} with a code place"


def report_gaps(index: RuleIndex) -> int:
    """One line for each rule without a test and for each citation of a rule that does not exist."""
    for rule in index.untested():
        print(f"no test: {rule.id} (line {rule.line}): {rule.text[:70]}")
    for cited, places in sorted(index.unknown.items()):
        print(f"no such rule: {cited}: {', '.join(places)}")
    return 1 if index.untested() or index.unknown else 0
