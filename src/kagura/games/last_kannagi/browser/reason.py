"""What speaks for a choice, in one sentence: what its turn brings when it is played out well."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from kagura.core.event import Event
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.browser.ahead import CHANCE, gains
from kagura.games.last_kannagi.outcome import SOURCES

if TYPE_CHECKING:
    from kagura.games.last_kannagi.game import LastKannagi

SAMPLE_KEY = 0  # any: only what does not depend on it is told
MOST_STEPS = 40


def reason(game: LastKannagi, known: GameState, seat: int, action: int, texts: Texts) -> str:
    """The choice's turn played on by the worth of what follows, and what of it is certain."""
    events = _played_out(known, seat, action)
    brought = gains(events, seat)
    parts = [*_points(brought, texts), *_things(brought, texts)]
    way = [str(event.args["space"]) for event in events if event.name == "step" and event.seat == seat]
    if parts and way:
        return texts.say("hint-way", way=texts.say("list-separator").join(way), parts=g.listed(texts, parts))
    if parts:
        return texts.say("hint-brings", parts=g.listed(texts, parts))
    if way:
        return texts.say("hint-leads", way=texts.say("list-separator").join(way))
    return texts.say("hint-nothing", words=game.describe(known, seat, action, texts))


def _played_out(known: GameState, seat: int, action: int) -> list[Event]:
    """The certain events of the action and of what the seat would do on in this turn."""
    sample = known.determinise(seat, SAMPLE_KEY)
    state = sample.engine.adopt(sample.fields, events=True)
    found: list[Event] = []
    for _ in range(MOST_STEPS):
        state.apply(seat, action)
        events = state.events()
        certain = list(takewhile(lambda event: event.name not in CHANCE, events))
        found += certain
        if len(certain) < len(events) or state.acting() != (seat,) or state.fields.pending == k.MAIN:
            break
        action = state.best(seat, turns=1)
    return found


def _points(brought: Mapping[str, Any], texts: Texts) -> list[str]:
    by: Mapping[str, int] = brought.get("by", {})
    return [
        texts.say("hint-vp", vp=by[source], source=texts.say("source-" + source)) for source in SOURCES if source in by
    ]


def _things(brought: Mapping[str, Any], texts: Texts) -> list[str]:
    tokens = {name: brought[name] for name in ("absorbed", "purified", "gained") if any(brought.get(name, ()))}
    numbers = {name: brought[name] for name in ("faith", "cards", "form", "chip") if name in brought}
    found = [texts.say("hint-" + name, tokens=g.tokens(texts, counts)) for name, counts in tokens.items()]
    found += [texts.say("hint-" + name, n=n) for name, n in numbers.items()]
    return found + ([texts.say("hint-ends")] if "ends" in brought else [])
