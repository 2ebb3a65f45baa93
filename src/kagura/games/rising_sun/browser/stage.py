"""What of the table never changes in a match: clans, map, Kami, Mandates, pieces, cards, advantages, words."""

from __future__ import annotations

from typing import Any

from kagura.core.engine import Engine
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.browser.provenance import kinds, provenance
from kagura.games.rising_sun.browser.stage_cards import cards, pieces
from kagura.games.rising_sun.browser.stage_words import named, options, rules, terms
from kagura.games.rising_sun.state import Content

CLAN_RULES = ("R-CLAN-1", "R-CLAN-2", "R-CLAN-3", "R-CLAN-4", "R-CLAN-5")
KAMI_RULES = {
    "amaterasu": "R-KAMI-8",
    "fujin": "R-KAMI-9",
    "hachiman": "R-KAMI-13",
    "raijin": "R-KAMI-10",
    "ryujin": "R-KAMI-11",
    "susanoo": "R-KAMI-14",
    "tsukuyomi": "R-KAMI-15",
}
MANDATE_RULES = ("R-REC-1", "R-MAR-1", "R-TRA-1", "R-HAR-1", "R-BET-2")
ADVANTAGE_RULES = ("R-BAT-3", "R-BAT-4", "R-BAT-5", "R-BAT-8")
#: What an advantage is made of in the content sheet.
ADVANTAGE_ENTRIES = (
    ("numbers.seppuku_vp", "numbers.seppuku_honor"),
    ("numbers.hostage_vp",),
    ("numbers.war_advantages",),
    ("numbers.poets_vp",),
)
#: ... and a Mandate, beside its own table.
MANDATE_ENTRIES = (
    ("numbers.recruit_bonus",),
    ("numbers.stronghold_cost",),
    ("numbers.train_discount",),
    ("numbers.harvest_coins",),
    ("numbers.betray_targets",),
)
#: The rules by which points are given or lost, by score line.
LINE_RULES = {
    "start": "R-SETUP-2",
    "harvest": "R-HAR-1",
    "kami": "R-KAMI-14",
    "seppuku": "R-BAT-3",
    "hostage": "R-BAT-4",
    "poets": "R-BAT-8",
    "cards": "R-CARD-1",
    "tokens": "R-WIN-1",
    "sets": "R-WIN-1",
    "winter": "R-FX-13",
    "lost": "R-TERM-13",
}


def stage(engine: Engine, texts: Texts) -> dict[str, Any]:
    """Everything that everybody may know from the start."""
    tables: Any = engine.tables
    c: Content = tables
    return {
        "game": engine.game.name,
        "title": texts.say("game-name"),
        "goal": texts.say("game-goal"),
        "clans": [_clan(c, engine, texts, clan) for clan in range(k.CLANS)],
        "provinces": [_province(c, engine, texts, province) for province in range(k.PROVINCES)],
        "kami": [_kami(c, engine, texts, name) for name in k.KAMI_NAMES],
        "mandates": [_mandate(c, engine, texts, mandate) for mandate in range(k.MANDATES)],
        "pieces": pieces(c, engine.sheet, texts),
        "cards": cards(c, engine.sheet, texts),
        "advantages": [_advantage(c, engine, texts, advantage) for advantage in range(k.ADVANTAGES)],
        "seasons": named(texts, "season", k.SEASON_NAMES),
        "phases": named(texts, "phase", k.PHASE_NAMES),
        "sets": named(texts, "set", k.SET_NAMES),
        "card_kinds": named(texts, "kind", k.CARD_KIND_NAMES, "card-kind-"),
        "track": "".join("MK"[space] for space in k.TRACK),
        "lines": [
            {"line": line, "name": texts.say("source-" + line), "rule": LINE_RULES[line]} for line in k.SOURCE_NAMES
        ],
        "tokens": _tokens(c),
        "limits": {
            "war_provinces": k.WARS_MAX,
            "stronghold_cost": c.stronghold_cost,
            "bid_max": c.bid_max,
        },
        "provenance": kinds(texts),
        "terms": terms(c, texts),
        "rules": rules(
            engine.game,
            texts,
            *(*CLAN_RULES, *KAMI_RULES.values(), *MANDATE_RULES, *ADVANTAGE_RULES, *LINE_RULES.values()),
        ),
        "options": options(engine.game, texts),
    }


def _clan(c: Content, engine: Engine, texts: Texts, clan: int) -> dict[str, Any]:
    name = k.CLAN_NAMES[clan]
    force = c.eddies_force if clan == k.KOI else c.stronghold_force
    return {
        "clan": name,
        "name": texts.say("clan-" + name),
        "ability": texts.say("ability-" + name),
        "words": texts.say(f"ability-{name}-words", force=force, cost=c.bounty_from, price=c.bounty_price),
        "rule": CLAN_RULES[clan],
        "provenance": provenance(engine.sheet, f"clans.{name}."),
    }


def _province(c: Content, engine: Engine, texts: Texts, province: int) -> dict[str, Any]:
    name = k.PROVINCE_NAMES[province]
    links = [other for other in range(k.PROVINCES) if c.link[province][other] != k.NO_LINK]
    return {
        "province": name,
        "name": texts.say("province-" + name),
        "reward": {
            "coins": c.reward_coins[province],
            "vp": c.reward_vp[province],
            "ronin": c.reward_ronin[province],
        },
        "links": [{"to": k.PROVINCE_NAMES[other], "kind": k.LINK_NAMES[c.link[province][other]]} for other in links],
        "provenance": provenance(engine.sheet, f"provinces.{name}."),
    }


def _kami(c: Content, engine: Engine, texts: Texts, name: str) -> dict[str, Any]:
    numbers = {
        "moves": c.fujin_moves,
        "ronin": c.hachiman_ronin,
        "discount": c.ryujin_discount,
        "vp": c.susanoo_vp,
        "coins": c.tsukuyomi_coins,
    }
    return {
        "kami": name,
        "name": texts.say("kami-" + name),
        "label": texts.say(f"kami-{name}-label", **numbers),
        "words": texts.say(f"kami-{name}-words", **numbers),
        "rule": KAMI_RULES[name],
        "provenance": provenance(engine.sheet, f"kami.{name}.effect"),
    }


def _mandate(c: Content, engine: Engine, texts: Texts, mandate: int) -> dict[str, Any]:
    name = k.MANDATE_NAMES[mandate]
    numbers = {
        "summons": c.recruit_bonus,
        "cost": c.stronghold_cost,
        "discount": c.train_discount,
        "coins": c.harvest_coins,
        "targets": c.betray_targets,
    }
    return {
        "mandate": name,
        "name": texts.say("mandate-" + name),
        "words": texts.say(f"mandate-{name}-words", **numbers),
        "bonus": texts.say(f"mandate-{name}-bonus", **numbers),
        "rule": MANDATE_RULES[mandate],
        "provenance": provenance(engine.sheet, f"mandates.{name}.order", *MANDATE_ENTRIES[mandate]),
    }


def _advantage(c: Content, engine: Engine, texts: Texts, advantage: int) -> dict[str, Any]:
    name = k.ADVANTAGE_NAMES[advantage]
    vp = (c.seppuku_vp, c.hostage_vp, 0, c.poets_vp)[advantage]
    return {
        "advantage": name,
        "name": texts.say("advantage-" + name),
        "words": texts.say(f"advantage-{name}-words", vp=vp, honor=c.seppuku_honor),
        "rule": ADVANTAGE_RULES[advantage],
        "provenance": provenance(engine.sheet, *ADVANTAGE_ENTRIES[advantage]),
    }


def _tokens(c: Content) -> dict[str, Any]:
    """What war tokens bring in winter (R-WIN-1)."""
    return {
        "vp": {k.SEASON_NAMES[season]: c.war_token_vp[season] for season in range(k.SEASONS)},
        "sets": [{"provinces": n, "vp": c.set_bonus[n]} for n in range(k.PROVINCES + 1)],
    }
