"""What happened, fact by fact, for a log and for pieces that move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kagura.core.event import NOBODY, Event
from kagura.core.text import Texts
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.state import Content

View = Mapping[str, Any]

#: Beside what needs no sentence anywhere: what a board shows, or what nobody has chosen (K-TURN-6).
#: `narrate` tells of the end of a move where it is all that came of a decision.
UNTOLD = frozenset({"move-ended", "sole-answer"})


def tell(view: View, event: Event, content: Content, texts: Texts) -> str:
    """One event as a sentence, "" for what is only seen on the board."""
    if event.name in UNTOLD or words.is_untold(event, view["seat"]):
        return ""
    return _sentence(view, event, words.phrase(event, content, texts), texts)


def narrate(view: View, events: Sequence[Event], content: Content, texts: Texts) -> list[str]:
    """A sentence for each event; what happens on many spaces at night is told at its last event."""
    told = [tell(view, event, content, texts) for event in events]
    for name, summary in (("grew", _grown), ("evolved", _evolved)):
        places = [i for i, event in enumerate(events) if event.name == name]
        for i in places:
            told[i] = ""
        if places:
            last = places[-1]
            phrase = summary([events[i] for i in places], texts)
            told[last] = _sentence(view, events[last], phrase, texts) if phrase else ""
    if not any(told):
        told = [_ended(view, event, content, texts) for event in events]
    return told


def _ended(view: View, event: Event, content: Content, texts: Texts) -> str:
    return _sentence(view, event, words.phrase(event, content, texts), texts) if event.name == "move-ended" else ""


def _grown(events: Sequence[Event], texts: Texts) -> str:
    grown = [sum(words.token_counts(event)) for event in events]
    return texts.say("story-grew", count=sum(grown), spaces=sum(map(bool, grown))) if any(grown) else ""


def _evolved(events: Sequence[Event], texts: Texts) -> str:
    spaces = texts.say("list-separator").join(str(event.args["space"]) for event in events)
    return texts.say("story-evolved", spaces=spaces)


def _sentence(view: View, event: Event, phrase: str, texts: Texts) -> str:
    """The subject before what it did; characters by their names."""
    if event.seat == NOBODY:
        name = texts.say("story-end" if event.name == "end" else "story-world")
    else:
        name = texts.say("character-" + (view["seats"][event.seat]["character"] or "none"))
    return texts.say("story-subject", name=name) + phrase


def heading(view: View, texts: Texts) -> str:
    """The day."""
    return texts.say("board-day", day=view["day"])
