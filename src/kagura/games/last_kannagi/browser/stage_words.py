"""Words that a table explains itself with: options, terms, rules in short."""

from __future__ import annotations

from typing import Any

from kagura.core.citations import without_part
from kagura.core.game import Game
from kagura.core.options import show
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.state import Content

#: What has a tooltip of its own, and the rule that says most of it.
TERMS = {
    "hours": "K-TIME-3",
    "stack": "K-TIME-4",
    "faith": "K-COMP-6",
    "body": "K-MOVE-6",
    "purified": "K-COMP-4",
    "supply": "K-BLESS-3",
    "cards": "K-CARD-1",
    "form": "K-FORM-2",
    "revelations": "K-REV-3",
    "impurity": "K-END-2",
    "level-3-shrines": "K-END-1",
    "bag": "K-COMP-5",
    "outer-edge": "K-BUILD-4",
    "icon": "K-BUILD-6",
    "night": "K-CLEAN-1",
    "main-shrine": "K-LOC-1",
    "house": "K-OPT-content",
}


def options(game: Game, texts: Texts) -> dict[str, Any]:
    """Every option with its values in words."""
    return {
        option.name: {
            "words": texts.say("option-" + option.name.replace("_", "-")),
            "rule": option.rule,
            "default": show(option.default),
            "values": {str(show(value)): _value(texts, option.name, show(value)) for value in option.values},
        }
        for option in game.options_declared
    }


def _value(texts: Texts, name: str, value: str) -> str:
    return texts.say(f"option-{name}-{value}".replace("_", "-"))


def terms(c: Content, texts: Texts) -> dict[str, Any]:
    """What the parts of the table are called and what they mean."""
    numbers = {"hours": c.rest_hours, "rby": c.power[k.RED], "purple": c.power[k.PURPLE]}
    return {
        term: {
            "name": texts.say(f"term-{term}"),
            "words": texts.say(f"term-{term}-words", **numbers),
            "rule": rule,
        }
        for term, rule in TERMS.items()
    }


def rules(game: Game, texts: Texts, *more: str) -> dict[str, str]:
    """The rules that refusals, events and terms cite, and more, in short; a letter at its end names a part of one."""
    cited = {rule for rule, _ in game.refusals.values()} | {kind.rule for kind in game.events.values()}
    cited |= {*TERMS.values(), *more}
    named = {rule: "rule-" + without_part(rule) for rule in sorted(cited)}
    return {rule: texts.say(name) for rule, name in named.items() if texts.has(name)}
