"""The printed boards: actions by level, blessings, characters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from kagura.core.content import Sheet
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.browser.provenance import provenance
from kagura.games.last_kannagi.effects import (
    CHARACTER_NAMES,
    COLOUR_LETTERS,
    COLUMN_NAMES,
    KIND_NAMES,
    LEVEL_NAMES,
)
from kagura.games.last_kannagi.notation import KIND_WORDS
from kagura.games.last_kannagi.options import OPTIONS
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.tables import BRANCH_NAMES

KEYS = {"move": "M", "build": "B", "prayer": "P", "blessing": "C", "dedication": "D"}
REST_KEY, STOP_KEY, CARD_KEY = "R", "S", "+"
KIND_RULES = {
    "move": "K-MOVE-1",
    "build": "K-BUILD-3",
    "prayer": "K-PRAY-1",
    "blessing": "K-BLESS-2",
    "dedication": "K-DED-1",
}
#: One rule for the moves after builds and after prayers.
MOVE_AFTER = re.compile("-(build|prayer)$")
VARIANT_NAMES = next(option.values for option in OPTIONS if option.name == "content")


# -- actions --------------------------------------------------------------------------------------


def actions(c: Content, sheet: Sheet, texts: Texts) -> dict[str, Any]:
    """The action matrix as printed: levels with their hours, kinds with what each level can do."""
    levels = [
        {
            "level": level,
            "name": LEVEL_NAMES[level],
            "hours": c.hours[level] or None,
            "hours_with_card": c.hours_with_card[level] or None,
            "hours_in_form": c.hours_in_form[level] or None,
        }
        for level in range(k.LEVELS)
    ]
    return {
        "levels": levels,
        "kinds": [_kind(c, sheet, texts, kind) for kind in range(k.KINDS)],
        "keys": {"rest": REST_KEY, "stop": STOP_KEY, "card": CARD_KEY},
        "rest": {"name": texts.say("board-rest"), "pass": texts.say("board-pass"), "hours": c.rest_hours},
    }


def _kind(c: Content, sheet: Sheet, texts: Texts, kind: int) -> dict[str, Any]:
    name = KIND_NAMES[kind]
    entry = {"move": "actions.move.power", "build": "actions.build.power", "dedication": "actions.dedication.tokens"}
    names = [entry[name]] if name in entry else [_entry(name, level) for level in range(k.LEVELS)]
    return {
        "kind": name,
        "name": texts.say("kind-" + name),
        "word": KIND_WORDS[kind],
        "key": KEYS[name],
        "rule": KIND_RULES[name],
        "cells": [_ACTION_CELLS[kind](c, texts, level) for level in range(k.LEVELS)],
        "provenance": provenance(sheet, *names),
    }


def _entry(kind: str, level: int) -> str:
    if kind == "blessing":
        return "actions.blessing.faith_required"
    return f"actions.prayer.level_{level + 1}a" if level < k.EX else "actions.prayer.level_ex"


def _move(c: Content, texts: Texts, level: int) -> dict[str, Any]:
    power = c.move_power[level]
    return {"power": power, "label": texts.say("board-move", power=power)}


def _build(c: Content, texts: Texts, level: int) -> dict[str, Any]:
    power = c.build_power[level]
    return {"power": None if power == k.UNLIMITED else power, "label": build_label(power, texts)}


def build_label(power: int, texts: Texts) -> str:
    """The build power of a level, very shortly."""
    return texts.say("board-build-any") if power == k.UNLIMITED else texts.say("board-build", power=power)


def _prayer(c: Content, texts: Texts, level: int) -> dict[str, Any]:
    branches = []
    for branch, letter in enumerate(BRANCH_NAMES):
        rows = [row for row in c.prayer[level][branch] if row[0] != k.EFF_NONE]
        if rows:
            branches.append(
                {
                    "branch": letter,
                    "label": " ".join(g.effect(texts, row, "short") for row in rows),
                    "words": g.prayer(texts, c, level, branch),
                    "effects": [effect_data(row) for row in rows],
                }
            )
    return {"branches": branches, "label": " / ".join(str(branch["label"]) for branch in branches)}


def _blessing(c: Content, texts: Texts, level: int) -> dict[str, Any]:
    faith = c.faith_required[level]
    return {"faith": faith, "label": texts.say("board-faith", n=faith)}


def _dedication(c: Content, texts: Texts, level: int) -> dict[str, Any]:
    tokens = c.dedication_tokens[level]
    return {"tokens": tokens, "label": texts.say("menu-tokens", n=tokens)}


_ACTION_CELLS = (_move, _build, _prayer, _blessing, _dedication)


def effect_data(row: Sequence[int]) -> dict[str, Any]:
    """An instantaneous effect for a drawing: its name and numbers."""
    code, a, b, c, d = row
    found: dict[str, Any] = {"effect": g.EFFECT_TEXTS[code]}
    if code == k.EFF_GAIN_PURIFIED:
        return found | {"tokens": [a, b, c, d]}
    if code == k.EFF_PURIFY_ONE:
        return found | {"colours": [COLUMN_NAMES[colour] for colour in range(k.COLOURS) if a >> colour & 1]}
    return found | {"n": a, "most": b}


# -- blessings ------------------------------------------------------------------------------------


def blessings(c: Content, sheet: Sheet, texts: Texts) -> dict[str, Any]:
    """By value of the option `content`: blessings that all characters share, and those of one's own."""
    return {"columns": _columns(c, texts)} | {
        str(name): _variant(c, sheet, texts, variant) for variant, name in enumerate(VARIANT_NAMES)
    }


def _columns(c: Content, texts: Texts) -> list[dict[str, Any]]:
    return [
        {
            "column": colour,
            "letter": COLOUR_LETTERS[column],
            "name": texts.say("colour-" + colour),
            "levels": c.blessing_levels[column],
        }
        for column, colour in enumerate(COLUMN_NAMES)
    ]


def _variant(c: Content, sheet: Sheet, texts: Texts, variant: int) -> dict[str, Any]:
    shared: dict[str, Any] = {}
    own: dict[str, dict[str, Any]] = {name: {} for name in CHARACTER_NAMES}
    for column, colour in enumerate(COLUMN_NAMES):
        for level in range(c.blessing_levels[column]):
            identity = blessing_id(column, level)
            is_own = sheet.value(f"blessings.{colour}.level_{level + 1}") == [["character"]]
            for ch in range(k.CHARACTERS) if is_own else (0,):
                cell = _cell(c, sheet, texts, variant, ch, column, level, is_own)
                (own[CHARACTER_NAMES[ch]] if is_own else shared)[identity] = cell
    return {"shared": shared, "own": own}


def blessing_id(column: int, level: int) -> str:
    """The name of a blessing as in the view: its colour's letter and its level from 1."""
    return f"{COLOUR_LETTERS[column]}{level + 1}"


def _cell(
    c: Content, sheet: Sheet, texts: Texts, variant: int, ch: int, column: int, level: int, is_own: bool
) -> dict[str, Any]:
    colour = COLUMN_NAMES[column]
    entry = f"blessings.{colour}.level_{level + 1}"
    if is_own:
        entry = f"characters.{CHARACTER_NAMES[ch]}.{colour}_{level + 1}"
        if variant == k.TEXT_ONLY and sheet[entry].provenance == "reconstructed":
            entry = "options.content.text_only_level_4"
    rows = [row for row in c.reward[variant][ch][column][level] if row[0] != k.EFF_NONE]
    lasting = g.permanents(c, variant, ch, k.LEVELS * column + level)
    effects = [effect_data(row) for row in rows]
    effects += [{"effect": g.PERMANENT_TEXTS[code], "n": n, "lasting": True} for code, n in lasting]
    return {
        "column": colour,
        "level": level + 1,
        "faith": c.faith_required[level],
        "cost": c.blessing_cost[column][level],
        "label": texts.say("list-separator").join(g.reward(texts, c, variant, ch, column, level, "cell")),
        "words": g.listed(texts, g.reward(texts, c, variant, ch, column, level)),
        "rule": _rule_of(effects),
        "effects": effects,
        "provenance": provenance(sheet, entry),
        "cost_provenance": provenance(sheet, f"blessings.{colour}.cost"),
    }


def _rule_of(effects: list[dict[str, Any]]) -> str:
    """Where it is said what a blessing does."""
    if not effects:
        return "K-BLESS-5"
    return "K-EFF-" + MOVE_AFTER.sub("", str(effects[0]["effect"])).replace("-", "_")


# -- characters -----------------------------------------------------------------------------------


def characters(c: Content, sheet: Sheet, texts: Texts) -> dict[str, Any]:
    """The characters, with what each begins with."""
    return {name: _character(c, sheet, texts, ch) for ch, name in enumerate(CHARACTER_NAMES)}


def _character(c: Content, sheet: Sheet, texts: Texts, ch: int) -> dict[str, Any]:
    name = CHARACTER_NAMES[ch]
    rows = [row for row in c.personal[ch] if row[0] != k.EFF_NONE]
    lasting = g.permanents(c, k.FULL, ch, k.ALWAYS)
    tokens = [sum(row[1 + colour] for row in rows if row[0] == k.EFF_GAIN_PURIFIED) for colour in range(k.COLOURS)]
    return {
        "name": texts.say("character-" + name),
        "crest": "c-" + name,
        "resistance": c.start_resistance[ch],
        "tokens": tokens,
        "words": g.listed(texts, g.personal(texts, c, k.FULL, ch)),
        "effects": [effect_data(row) for row in rows]
        + [{"effect": g.PERMANENT_TEXTS[code], "n": n, "lasting": True} for code, n in lasting],
        "provenance": provenance(sheet, f"characters.{name}.personal"),
    }
