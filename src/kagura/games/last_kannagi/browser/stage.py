"""What of the table never changes in a match: world, track, actions, blessings, characters, cards, words."""

from __future__ import annotations

from typing import Any

from kagura.core.engine import Engine
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.browser.provenance import kinds, provenance
from kagura.games.last_kannagi.browser.stage_boards import KIND_RULES, actions, blessings, characters
from kagura.games.last_kannagi.browser.stage_words import options, rules, terms
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, COLUMN_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.outcome import FINAL, SOURCES
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.world import COORDINATES, NEIGHBOUR, OUTSIDE, SPACES

#: The rules by which points are given, by score line.
LINE_RULES = {
    "build": "K-BUILD-5",
    "blessing": "K-BLESS-8",
    "prayer": "K-PRAY-5",
    "dedication": "K-DED-3",
    "revelation": "K-REV-3",
    "start": "K-SET-6",
    "red-blessings": "K-SCORE-2",
    "blue-blessings": "K-SCORE-2",
    "yellow-blessings": "K-SCORE-2",
    "cards": "K-SCORE-3",
    "most-shrines": "K-SCORE-4",
    "saviour": "K-SCORE-5",
}
#: ... and those by which a match ends.
END_RULES = {"A": "K-END-1", "B": "K-END-2", "C": "K-END-3"}


def stage(engine: Engine, texts: Texts) -> dict[str, Any]:
    """Everything that everybody may know from the start."""
    content: Any = engine.tables
    c: Content = content
    return {
        "game": engine.game.name,
        "title": texts.say("game-name"),
        "goal": texts.say("game-goal"),
        "spaces": [_space(c, texts, space) for space in range(SPACES)],
        "track": {
            "days": c.days,
            "hours_per_day": c.hours_per_day,
            "rest_hours": c.rest_hours,
            "spill": max(*c.hours, *c.hours_with_card, *c.hours_in_form, c.rest_hours) - 1,
        },
        "tokens": [_token(c, texts, colour) for colour in range(k.COLOURS)],
        "limits": _limits(c),
        "actions": actions(c, engine.sheet, texts),
        "blessings": blessings(c, engine.sheet, texts),
        "faith": _faith(c),
        "characters": characters(c, engine.sheet, texts),
        "revelations": [_card(c, engine, texts, card) for card in range(1, k.REVELATIONS + 1)],
        "dedication": _dedication(c, texts),
        "ends": _ends(c, texts),
        "lines": [
            {
                "line": line,
                "name": texts.say("score-" + line),
                "rule": LINE_RULES[line],
                "at_end": line in FINAL,
            }
            for line in (*SOURCES, "start", *FINAL)
        ],
        "blessing_bonus": list(c.blessing_bonus),
        "bonuses": {"card": c.vp_per_card, "most_shrines": c.most_shrines_vp, "saviour": c.saviour_vp},
        "provenance": kinds(texts),
        "options": options(engine.game, texts),
        "terms": terms(c, texts),
        "rules": rules(engine.game, texts, *LINE_RULES.values(), *KIND_RULES.values(), *END_RULES.values()),
    }


def _space(c: Content, texts: Texts, space: int) -> dict[str, Any]:
    """A space: `outer` are the directions, 0..5 from east counter-clockwise, in which the outer world lies."""
    q, r = COORDINATES[space]
    is_rim = c.outer_edges[space] > 0
    return {
        "space": space,
        "q": q,
        "r": r,
        "level": c.level[space],
        "icon": bool(c.icon[space]),
        "outer": [d for d, near in enumerate(NEIGHBOUR[space]) if near == OUTSIDE and is_rim],
        "outer_power": c.outer_edge_power * c.outer_edges[space],
        "near": [near for near in NEIGHBOUR[space] if near != OUTSIDE],
        "vp": c.build_vp[c.level[space]] if space else 0,
        "name": g.place(texts, space),
    }


def _token(c: Content, texts: Texts, colour: int) -> dict[str, Any]:
    return {
        "colour": COLUMN_NAMES[colour],
        "letter": COLOUR_LETTERS[colour],
        "name": texts.say("colour-" + COLUMN_NAMES[colour]),
        "power": c.power[colour],
        "absorb_cost": c.absorb_cost[colour],
    }


def _limits(c: Content) -> dict[str, int]:
    return {
        "faith": c.faith_max,
        "storage": c.storage_cap,
        "supply": c.supply_cap,
        "chips": c.chips,
        "hand": k.HAND,
        "level_3_shrines": c.end_shrines,
        "outer_edge_power": c.outer_edge_power,
    }


def _faith(c: Content) -> list[dict[str, Any]]:
    """The steps of the faith track, each with the blessing level that opens there, if one does."""
    opens: dict[int, str] = {}
    for level, faith in enumerate(c.faith_required):
        opens[max(faith, 1)] = LEVEL_NAMES[level] if level < k.EX else str(level + 1)
    return [{"faith": faith, "level": opens.get(faith)} for faith in range(1, c.faith_max + 1)]


def _card(c: Content, engine: Engine, texts: Texts, card: int) -> dict[str, Any]:
    name = f"revelations.{card}"
    return {
        "card": card,
        "words": g.condition(texts, c, card),
        "vp": c.card_vp[card],
        "event": bool(c.card_is_event[card]),
        "provenance": provenance(engine.sheet, f"{name}.pred", f"{name}.vp"),
    }


def _dedication(c: Content, texts: Texts) -> dict[str, Any]:
    """Half points by number of tokens of one colour; the words say what a number of them is worth."""
    return {
        "tokens": list(c.dedication_tokens),
        "half_vp": list(c.half_vp_rby),
        "half_vp_purple": list(c.half_vp_purple),
        "wild": bool(c.purple_is_wild),
        "words": [texts.say("rule-K-DED-3"), texts.say("rule-K-DED-4"), texts.say("rule-K-DED-5")],
    }


def _ends(c: Content, texts: Texts) -> list[dict[str, Any]]:
    """The ways in which a match ends (K-END-1 to 3)."""
    return [
        {"ending": name, "rule": rule, "words": texts.say("ending-" + name.lower())}
        for name, rule in END_RULES.items()
        if name != "B" or c.end_no_impurity
    ]
