"""Words that the table explains itself with: options, terms, rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagura.core.game import Game
from kagura.core.options import show
from kagura.core.text import Texts
from kagura.games.rising_sun.state import Content

#: What has a tooltip of its own, and the rule that says most of it.
TERMS = {
    "honor": "R-TERM-7",
    "force": "R-TERM-5",
    "vp": "R-TERM-13",
    "coins": "R-CLEAN-1",
    "ronin": "R-BAT-5",
    "stronghold": "R-TERM-12",
    "reserve": "R-TERM-3",
    "shrines": "R-KAMI-5",
    "track": "R-POL-1",
    "mandates": "R-POL-2",
    "ally": "R-TEA-6",
    "war": "R-SEAS-2",
    "tokens": "R-WIN-1",
    "captives": "R-SEAS-5",
    "display": "R-SEAS-3",
    "bids": "R-BAT-2",
    "house": "R-OPT-1",
}


def named(texts: Texts, key: str, names: Sequence[str], stem: str = "") -> list[dict[str, str]]:
    """Things with their names, in order."""
    return [{key: name, "name": texts.say((stem or key + "-") + name)} for name in names]


def options(game: Game, texts: Texts) -> dict[str, Any]:
    """Every option with its values in words."""
    return {
        option.name: {
            "name": texts.say(_dashed(f"option-{option.name}")),
            "values": {
                str(show(value)): texts.say(_dashed(f"option-{option.name}-{show(value)}")) for value in option.values
            },
        }
        for option in game.options_declared
    }


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def terms(c: Content, texts: Texts) -> dict[str, Any]:
    """What the parts of the table are called and what they mean."""
    numbers = {"cost": c.stronghold_cost, "coins": c.hostage_coin}
    return {
        term: {
            "name": texts.say("term-" + term),
            "words": texts.say(f"term-{term}-words", **numbers),
            "rule": rule,
        }
        for term, rule in TERMS.items()
    }


def rules(game: Game, texts: Texts, *more: str) -> dict[str, str]:
    """The rules that refusals, events and terms cite, and more, in short, as far as they have such words."""
    cited = {rule for rule, _ in game.refusals.values()} | {kind.rule for kind in game.events.values()}
    cited |= {*TERMS.values(), *more}
    found = {rule: game.in_short(rule, texts) for rule in sorted(cited)}
    return {rule: words for rule, words in found.items() if words}
