"""What happened, as sentences: who, and what the text of the event says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kagura.core.event import NOBODY, Event
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.decisions import DECISION_NAMES
from kagura.games.rising_sun.words import NAMES

View = Mapping[str, Any]
SEATS = ("other", "owner")
TILES = ("first", "second", "third", "fourth")


#: Figures that come, go or stand somewhere, and so have an article.
WITH_ARTICLE = ("summoned", "worships", "placed", "moved", "replaced", "captured")
#: Events that say together what they say one by one: name of the event -> what each adds, and the text of all.
TOGETHER = {
    "war-province": ("province", "told-wars"),
    "kami-in-play": ("kami", "told-shrines"),
    "ballot": ("other", "told-ballot"),
}


def tell(view: View, event: Event, texts: Texts) -> str:
    """One event as a sentence, whose subject is the clan of its seat; "" for an answer that nobody chose."""
    return "" if event.name == "sole-answer" else _sentence(view, event.seat, phrase(view, event, texts), texts)


def narrate(view: View, events: Sequence[Event], texts: Texts) -> list[str]:
    """A sentence for each event; what several in a row say together stands at the last of them."""
    told = [tell(view, event, texts) for event in events]
    parts: list[str] = []
    for i, event in enumerate(events):
        if event.name not in TOGETHER:
            continue
        what, text = TOGETHER[event.name]
        parts.append(str(_said(view, event, what, event.args[what], texts)))
        following = events[i + 1] if i + 1 < len(events) else None
        if following is not None and (following.name, following.seat) == (event.name, event.seat):
            told[i] = ""
        else:
            told[i] = _sentence(view, event.seat, texts.say(text, names=texts.say("list-separator").join(parts)), texts)
            parts = []
    return told


def _sentence(view: View, seat: int, said: str, texts: Texts) -> str:
    if seat == NOBODY:
        return said[:1].upper() + said[1:]
    return texts.say("sentence", who=_clan(view, seat, texts), what=said)


def phrase(view: View, event: Event, texts: Texts) -> str:
    """What an event says of its subject, who is named before it."""
    args = {name: _said(view, event, name, value, texts) for name, value in event.args.items() if name != "seat"}
    return texts.say(f"event-{event.name}", **args)


def heading(view: View, texts: Texts) -> str:
    """The season and its part, for a log."""
    season, phase = texts.say("season-" + view["season"]), texts.say("phase-" + view["phase"])
    return phase if view["phase"] in ("winter", "over") else texts.say("heading", season=season, phase=phase)


def _clan(view: View, seat: int, texts: Texts) -> str:
    return texts.say(f"clan-{view['seats'][seat]['clan']}")


def _said(view: View, event: Event, name: str, value: int, texts: Texts) -> str | int:
    """What a number of an event stands for, in words; others stay numbers."""
    if name in SEATS:
        return _clan(view, value, texts)
    if name in TILES:
        return texts.say(f"mandate-{k.MANDATE_NAMES[value]}")
    if name == "what":
        return texts.say("amount-" + ("coins", "ronin")[value], n=event.args["amount"])
    if name in ("piece", "target") and event.name in WITH_ARTICLE:
        kind = k.KIND_NAMES[value]
        return texts.say("a-piece", kind=kind, piece=texts.say("piece-" + kind))
    if name == "decision":
        return DECISION_NAMES[value].lower()
    if name in NAMES:
        stem, names = NAMES[name]
        return texts.say(stem + names[value])
    if name == "slot":
        return value + 1 if event.name == "kami-in-play" else _shrine(view, value, texts)
    if name == "place" and event.name == "replaced":
        return _spot(view, value, texts)
    return value


def _shrine(view: View, slot: int, texts: Texts) -> str:
    return texts.say("shrine-of", kami=texts.say(f"kami-{view['shrines'][slot]['kami']}"))


def _spot(view: View, spot: int, texts: Texts) -> str:
    """Where something is: in a province or, after them, at a shrine."""
    if spot < k.PROVINCES:
        return texts.say("in-province", province=texts.say(f"province-{k.PROVINCE_NAMES[spot]}"))
    return texts.say("at-shrine", shrine=_shrine(view, spot - k.PROVINCES, texts))
