"""`rule ID`: a rule in short, and in full from the specification where it is at hand."""

from __future__ import annotations

import re
from pathlib import Path

import kagura
from kagura.core.game import Game
from kagura.core.page import Page
from kagura.core.text import Texts

FULL_LANGUAGE = "en"  # of the specification
TAG = r"\[([^\[\]]*\b(?:EN|JP|inf|rec)\b[^\[\]]*)\]"  # where a rule comes from
SOURCES = {
    "EN": "cli-source-english",
    "JP": "cli-source-japanese",
    "inf": "cli-source-inferred",
    "rec": "cli-source-house",
}


def rule_lines(game: Game, name: str, texts: Texts, page: Page) -> list[str]:
    """The rule with this ID, a letter at its end names a part of it; or all rules of a family in short."""
    name = name.strip()
    if not name:
        families = texts.say("rule-families").splitlines() if texts.has("rule-families") else []
        return [*page.wrap(texts.say("cli-rule-which")), *(f"  {family}" for family in families)]
    family = family_of(game, name, texts)
    if family:
        return [line for rule in family for line in short(rule, texts, page)]
    rule = find(game, name, texts)
    if rule is None:
        return page.wrap(texts.say("cli-rule-unknown", name=name))
    lines = short(rule, texts, page)
    if texts.language == FULL_LANGUAGE or not lines:
        lines += in_full(game, rule, texts, page)
    return lines


def short(rule: str, texts: Texts, page: Page) -> list[str]:
    """The rule in a sentence, if there is one."""
    return page.wrap(f"{rule}: {texts.say('rule-' + rule)}", 2) if texts.has("rule-" + rule) else []


def in_full(game: Game, rule: str, texts: Texts, page: Page) -> list[str]:
    """The rule as the specification has it, and its source. What ends in a colon goes on in a table there."""
    text, source = apart(full_text(game, rule), texts)
    lines = [] if text.endswith(":") or not text else page.wrap(text, 2)
    return lines + (page.wrap(texts.say("cli-rule-source", source=source), 2) if source else [])


def apart(text: str, texts: Texts) -> tuple[str, str]:
    """A rule without marks, and the source tags that stood in it, in words."""
    tags = re.findall(TAG, text)
    plain = re.sub(r"[`*]", "", re.sub(rf"\s*{TAG}", "", text))
    source = "; ".join(tags)
    for sign, name in SOURCES.items():
        source = re.sub(rf"\b{sign}\b", texts.say(name), source)
    return plain.strip(), source


def family_of(game: Game, name: str, texts: Texts) -> list[str]:
    """The rules of a family that have a short text, such as all of K-MOVE, in order; [] if it is none."""
    known = {rule for rule in rules_cited(game) if texts.has("rule-" + rule)}
    wanted = name.upper()
    found = [rule for rule in known if rule.rpartition("-")[0].upper() in (wanted, f"{rule[:2]}{wanted}")]
    return sorted(found, key=lambda rule: (len(rule), rule))


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
