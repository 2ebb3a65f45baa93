"""What a newcomer is told: the rules in a sentence each, the terms below, and the lesson in `lesson.toml`."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.core.guide import read_lesson, read_terms
from kagura.core.lesson import Lesson, Term
from kagura.core.text import Texts
from kagura.games.rising_sun.guide import content_rules
from kagura.games.rising_sun.state import Content

#: Each term and the rule that says more of it, in the order in which a page lists them.
TERMS = {
    "clan": "R-SETUP-1",
    "points": "R-TERM-13",
    "honor": "R-TERM-7",
    "force": "R-TERM-5",
    "coin": "R-TERM-14",
    "ronin": "R-BAT-5",
    "province": "R-TERM-4",
    "home": "R-SETUP-3",
    "shipping-route": "R-MAR-2",
    "figure": "R-TERM-2",
    "daimyo": "R-TERM-11",
    "shinto": "R-TERM-11",
    "bushi": "R-TERM-2",
    "monster": "R-FX-1",
    "oni": "R-FX-4",
    "stronghold": "R-REC-2",
    "reserve": "R-TERM-3",
    "season": "R-SEAS-1",
    "tea": "R-TEA-2",
    "ballot": "R-TEA-2",
    "alliance": "R-TEA-6",
    "ally": "R-TEA-6",
    "mandate": "R-POL-2",
    "selector": "R-POL-2",
    "bonus": "R-POL-4",
    "recruit": "R-REC-1",
    "marshal": "R-MAR-1",
    "train": "R-TRA-1",
    "harvest": "R-HAR-1",
    "betray": "R-BET-2",
    "summon": "R-TERM-8",
    "place": "R-TERM-8",
    "move": "R-MAR-2",
    "replace": "R-BET-5",
    "reward": "R-HAR-1",
    "kami": "R-KAMI-5",
    "kami-turn": "R-KAMI-1",
    "shrine": "R-KAMI-4",
    "worship": "R-TERM-16",
    "card": "R-CARD-1",
    "virtue": "R-FX-8",
    "enhancement": "R-CARD-1",
    "war-upgrade": "R-WAR-1",
    "winter-upgrade": "R-FX-13",
    "war": "R-WAR-2",
    "token": "R-WIN-1",
    "set-bonus": "R-WIN-1",
    "battle": "R-WAR-5",
    "bid": "R-BAT-2",
    "advantage": "R-BAT-3",
    "seppuku": "R-BAT-3",
    "take-hostage": "R-BAT-4",
    "hire-ronin": "R-BAT-5",
    "poets": "R-BAT-8",
    "hostage": "R-SEAS-5",
    "reparations": "R-BAT-9",
}


def terms(language: str) -> Sequence[Term]:
    """The words of the game, each in a sentence."""
    return read_terms(__name__, TERMS, language)


def in_short(rule: str, content: Content, texts: Texts) -> str:
    """A rule in a sentence, with the numbers of the content; "" if it has none."""
    return content_rules.in_short(rule, content, texts, Texts(texts.language, __name__))


def lesson(game: str, language: str) -> Lesson:
    """The first season, in a language."""
    return read_lesson(__name__, game, language)
