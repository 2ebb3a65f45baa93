"""`rule ID`: a rule in short, and in full from the specification where it is at hand."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.core.citations import without_part
from kagura.core.game import Game
from kagura.core.page import Page
from kagura.core.rulebook import Grid, Text, plain, plain_spans, rulebook
from kagura.core.sources import in_words
from kagura.core.text import Texts

FULL_LANGUAGE = "en"  # of the specification


def rule_lines(game: Game, name: str, texts: Texts, page: Page) -> list[str]:
    """The rule with this ID, a letter at its end names a part of it; or all rules of a family in short."""
    name = name.strip()
    if not name:
        families = texts.say("rule-families").splitlines() if texts.has("rule-families") else []
        return [
            *page.wrap(texts.say("cli-rule-which", rule=texts.say("help-rule"))),
            *(f"  {family}" for family in families),
        ]
    family = family_of(game, name, texts)
    if family:
        return [line for rule in family for line in short(game, rule, texts, page)]
    rule = find(game, name, texts)
    if rule is None:
        return page.wrap(texts.say("cli-rule-unknown", name=name))
    lines = short(game, rule, texts, page)
    if texts.language == FULL_LANGUAGE or not lines:
        lines += in_full(game, rule, texts, page)
    return lines


def short(game: Game, rule: str, texts: Texts, page: Page) -> list[str]:
    """The rule in a sentence, if there is one."""
    said = game.in_short(rule, texts)
    return page.wrap(f"{rule}: {said}", 2) if said else []


def in_full(game: Game, rule: str, texts: Texts, page: Page) -> list[str]:
    """The rule as the specification has it, and its source."""
    found = rulebook(game).find(rule)
    if found is None:
        return []
    source = in_words(found.source, texts)
    lines = [line for block in found.blocks for text in written(block) for line in page.wrap(text, 2)]
    return lines + (page.wrap(texts.say("cli-rule-source", source=source), 2) if source else [])


def written(block: Text) -> Iterator[str]:
    """The lines of a part of a rule; a table row by row."""
    if not isinstance(block, Grid):
        yield plain((block,))
        return
    for cells in filter(any, (block.head, *block.rows)):
        first, *others = (plain_spans(cell) for cell in cells)
        yield f"{first}{': ' if first else ''}{' | '.join(others)}"


def family_of(game: Game, name: str, texts: Texts) -> list[str]:
    """The rules of a family that have a short text, such as all of K-MOVE, in order; [] if it is none."""
    known = {rule for rule in rules_cited(game) if game.in_short(rule, texts)}
    wanted = name.upper()
    found = [rule for rule in known if rule.rpartition("-")[0].upper() in (wanted, f"{rule[:2]}{wanted}")]
    return sorted(found, key=lambda rule: (len(rule), rule))


def find(game: Game, name: str, texts: Texts) -> str | None:
    """The ID that is meant: upper or lower case, with or without the letter of a part."""
    known = {rule.lower(): rule for rule in rules_cited(game)}
    for text in (name.lower(), without_part(name.lower())):
        found = known.get(text)
        if found and (game.in_short(found, texts) or found in rulebook(game).rules):
            return found
    return None


def rules_cited(game: Game) -> set[str]:
    """IDs of rules in the specification and in the game's declarations."""
    cited = {rule for rule, _ in game.refusals.values()} | {kind.rule for kind in game.events.values()}
    return cited | {without_part(rule) for rule in cited} | set(rulebook(game).rules)
