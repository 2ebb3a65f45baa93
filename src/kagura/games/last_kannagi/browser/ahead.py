"""What a choice brings at once, as far as it can be known: up to the first thing that chance decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from kagura.core.event import Event
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.outcome import SOURCES
from kagura.games.last_kannagi.state import Content

#: From these events on, a preview would tell what nobody knows: tokens drawn from the bag, and another's turn.
CHANCE = frozenset({"traded", "grew", "bag-empty", "evolved", "shrine-purified", "day", "turn", "dealt", "world-drawn"})
#: Worth a word of its own in a preview.
NOTED = frozenset(
    {"built", "card-gained", "purified", "chip-removed", "blessing", "gained", "returned", "form-began", "dedicated"}
    | {"revealed", "bonus-move", "end"}
)


class Preview:
    """Tries choices on copies of what a seat knows."""

    def __init__(self, known: GameState, seat: int) -> None:
        self.seat = seat
        self._from = known.engine.with_events(known)

    def events(self, action: int) -> list[Event]:
        """The events of a possible action that follow for certain."""
        state = self._from.copy()
        state.apply(self.seat, action)
        return list(takewhile(lambda event: event.name not in CHANCE, state.events()))


def gains(events: Sequence[Event], seat: int) -> dict[str, Any]:
    """What these events bring the seat, by kind; what it does not bring is left out."""
    found: dict[str, Any] = {}
    by: dict[str, int] = {}
    for event in events:
        if event.name == "vp" and event.seat == seat:
            source = SOURCES[event.args["source"]]
            by[source] = by.get(source, 0) + event.args["vp"]
    if by:
        found["vp"], found["by"] = sum(by.values()), by
    for event in events:
        if event.seat == seat or event.name == "end":
            _add(found, event)
    return found


def _add(found: dict[str, Any], event: Event) -> None:
    args = event.args
    if event.name == "card-gained":
        found["cards"] = found.get("cards", 0) + args["cards"]
    elif event.name == "faith" and args["gain"]:
        found["faith"] = found.get("faith", 0) + args["gain"]
    elif event.name == "form-began":
        found["form"] = args["actions"]
    elif event.name == "bonus-move":
        found["bonus_move"] = args["power"]
    elif event.name == "revealed":
        found.setdefault("reveals", []).append({"card": args["card"], "vp": args["vp"], "rule": event.rule})
    elif event.name in ("absorbed", "purified", "gained", "diverted"):
        tokens = words.token_counts(event)
        found[event.name] = _plus(found.get(event.name), tokens)
        if event.name == "diverted":  # they were told as absorbed before
            found["absorbed"] = _plus(found["absorbed"], [-n for n in tokens])
    elif event.name == "blessing":
        found["chip"] = 1
    elif event.name == "end":
        found["ends"] = event.rule


def _plus(counts: Sequence[int] | None, more: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(counts or [0] * len(more), more, strict=True)]


def notes(events: Iterable[Event], content: Content, texts: Texts) -> list[dict[str, str]]:
    """What is worth saying of these events, each with its rule."""
    return [
        {"rule": event.rule, "text": words.phrase(event, content, texts)} for event in events if event.name in NOTED
    ]
