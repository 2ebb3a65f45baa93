"""`rule ID`: a rule in short, and in full from the specification where it is at hand."""

from __future__ import annotations

import re
from pathlib import Path

import kagura
from kagura.core.game import Game
from kagura.core.page import Page
from kagura.core.text import Texts

FULL_LANGUAGE = "en"  # of the specification


def rule_lines(game: Game, name: str, texts: Texts, page: Page) -> list[str]:
    """The rule with this ID; a letter at its end names a part of it."""
    name = name.strip()
    if not name:
        return page.wrap(texts.say("cli-rule-which"))
    rule = find(game, name, texts)
    if rule is None:
        return page.wrap(texts.say("cli-rule-unknown", name=name))
    lines = page.wrap(f"{rule}: {texts.say('rule-' + rule)}", 2) if texts.has("rule-" + rule) else []
    full = full_text(game, rule)
    if full and (texts.language == FULL_LANGUAGE or not lines):
        lines += page.wrap(full, 2)
    return lines


def find(game: Game, name: str, texts: Texts) -> str | None:
    """The ID that is meant: upper or lower case, with or without the letter of a part."""
    wanted = [name.lower(), re.sub(r"(?<=\d)[a-z]$", "", name.lower())]
    known = {rule.lower(): rule for rule in rules_cited(game)}
    for text in wanted:
        found = known.get(text)
        if found and (texts.has("rule-" + found) or full_text(game, found)):
            return found
    return None


def rules_cited(game: Game) -> set[str]:
    """IDs of rules in the specification and in the game's declarations."""
    cited = {rule for rule, _ in game.refusals.values()} | {kind.rule for kind in game.events.values()}
    cited |= {re.sub(r"(?<=\d)[a-z]$", "", rule) for rule in cited}
    return cited | set(re.findall(r"\b[A-Z]-[A-Z]+[0-9]*-\w+", specification(game)))


def full_text(game: Game, rule: str) -> str:
    """What the specification says of a rule: its paragraph or its row of a table."""
    for line in specification(game).splitlines():
        found = re.match(r"^(?:- \*\*|\| \**)" + re.escape(rule) + r"\b\**(?P<text>.*)", line)
        if found:
            return found["text"].strip(" |").replace("**", "")
    return ""


def specification(game: Game) -> str:
    """The game's rules page, which comes with a checkout; "" elsewhere."""
    assert kagura.__file__ is not None
    path = Path(kagura.__file__).parents[2] / "docs" / "rules" / f"{game.name}.md"
    return path.read_text("utf-8") if path.is_file() else ""
