"""What happened, as sentences: who, and what the text of the event says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kagura.core.event import NOBODY, Event
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.notation import format_action
from kagura.games.rising_sun.words import NAMES, argument

View = Mapping[str, Any]
SEATS = ("other", "owner")
TILES = ("first", "second", "third", "fourth")


def tell(view: View, event: Event, texts: Texts) -> str:
    """One event as a sentence, whose subject is the clan of its seat."""
    said = phrase(view, event, texts)
    return said if event.seat == NOBODY else texts.say("sentence", who=_clan(view, event.seat, texts), what=said)


def phrase(view: View, event: Event, texts: Texts) -> str:
    """What an event says of its subject, who is named before it."""
    args = {name: _said(view, name, value, texts) for name, value in event.args.items() if name != "seat"}
    return texts.say(f"event-{event.name}", **args)


def heading(view: View, texts: Texts) -> str:
    """The season and its part, for a log."""
    season, phase = texts.say("season-" + view["season"]), texts.say("phase-" + view["phase"])
    return phase if view["phase"] in ("winter", "over") else texts.say("heading", season=season, phase=phase)


def _clan(view: View, seat: int, texts: Texts) -> str:
    return texts.say(f"clan-{view['seats'][seat]['clan']}")


def _said(view: View, name: str, value: int, texts: Texts) -> str | int:
    """What a number of an event stands for, in words; others stay numbers."""
    if name in SEATS:
        return _clan(view, value, texts)
    if name in TILES:
        return texts.say(f"mandate-{k.MANDATE_NAMES[value]}")
    if name in NAMES:
        stem, names = NAMES[name]
        return texts.say(stem + names[value])
    if name == "slot":
        return value + 1
    if name == "answer":
        return argument(value, texts) if value > d.YES else format_action(value)
    return value
