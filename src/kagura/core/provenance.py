"""What the content file says of the rules that are content: effects, characters, numbered cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from kagura.core.rulebook import Rulebook, RuleText, summary
from kagura.core.sources import DERIVED, KINDS

if TYPE_CHECKING:
    from kagura.core.content import Sheet


def with_content(book: Rulebook, sheet: Sheet) -> Rulebook:
    """The same, where a rule without a source tag of its own has what the content says of it."""
    rules = {name: _told(rule, sheet) if rule.provenance == DERIVED else rule for name, rule in book.rules.items()}
    return Rulebook(book.title, book.sections, rules)


def _told(rule: RuleText, sheet: Sheet) -> RuleText:
    found = {datum.provenance: datum.source for name, datum in sheet.items() if _is_about(rule, name, datum.value)}
    kinds = [kind for kind in KINDS if kind in found]
    source = next((found[kind] for kind in kinds if found[kind]), "")
    return msgspec.structs.replace(
        rule, source=rule.source or source.replace(":", " "), provenance="+".join(kinds) or DERIVED
    )


def _is_about(rule: RuleText, name: str, value: object) -> bool:
    """The content entry states what the rule is about."""
    card = re.search(r" card (\d+)$", rule.id)
    if card:
        return name.startswith(f"revelations.{card[1]}.")
    code = re.search(r"-EFF-(\w+)$", rule.id)
    if code:
        return isinstance(value, list) and any(isinstance(part, list) and part[:1] == [code[1]] for part in value)
    who = summary(rule).split()[0].lower() if "-CHAR-" in rule.id else ""
    return bool(who) and name.startswith(f"characters.{who}.")
