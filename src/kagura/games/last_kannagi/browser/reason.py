"""What speaks for a choice, for a hint: what its turn brings when it is played out, and what could come next."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from kagura.core.event import Event
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.browser.ahead import CHANCE, gains
from kagura.games.last_kannagi.effects import KIND_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.outcome import SOURCES
from kagura.games.last_kannagi.rules.turn import kind_of, level_of

SAMPLE_KEY = 0  # of the sample that is looked into; any would do
TOKENS = ("absorbed", "diverted", "purified", "gained")
NUMBERS = ("faith", "cards", "form", "chip", "bonus_move")


def reason(known: GameState, seat: int, action: int, texts: Texts) -> str:
    """One or two short sentences, the same whenever the seat knows the same."""
    if known.fields.pending == k.PICK:
        return words.describe(known.fields, seat, action, texts)
    sample = known.determinise(seat, SAMPLE_KEY)
    state = sample.engine.with_events(sample)
    events = _play_out(state, seat, action)
    now = _turn(events, seat, texts)
    then = _next(state, seat, texts)
    if now and then:
        return texts.say("hint-both", one=now, other=then)
    return now or then or texts.say("hint-nothing")


def _play_out(state: GameState, seat: int, action: int) -> list[Event]:
    """Take the action and go on to the end of the turn; what of it is certain."""
    found: list[Event] = []
    is_certain = True
    while True:
        state.apply(seat, action)
        events = state.events()
        certain = list(takewhile(lambda event: event.name not in CHANCE, events)) if is_certain else []
        found += certain
        is_certain = is_certain and len(certain) == len(events)
        if state.acting() != (seat,) or state.fields.pending == k.MAIN:
            return found
        action = state.best(seat, turns=1)


def _turn(events: list[Event], seat: int, texts: Texts) -> str:
    """What the turn brings, and the way it goes."""
    brought = gains(events, seat)
    parts = [*_points(brought, texts), *_things(brought, texts)]
    way = " > ".join(str(event.args["space"]) for event in events if event.name == "step")
    if not parts:
        return texts.say("hint-leads", way=way) if way else ""
    if way:
        return texts.say("hint-turn-way", parts=g.listed(texts, parts), way=way)
    return texts.say("hint-turn", parts=g.listed(texts, parts))


def _points(brought: Mapping[str, Any], texts: Texts) -> list[str]:
    by: Mapping[str, int] = brought.get("by", {})
    return [
        texts.say("hint-vp", vp=by[source], source=texts.say("source-" + source)) for source in SOURCES if source in by
    ]


def _things(brought: Mapping[str, Any], texts: Texts) -> list[str]:
    counts = {name: brought[name] for name in TOKENS if any(brought.get(name, ()))}
    found = [texts.say("hint-" + name, tokens=g.tokens(texts, tokens)) for name, tokens in counts.items()]
    numbers = {name.replace("_", "-"): brought[name] for name in NUMBERS if name in brought}
    found += [texts.say("hint-" + name, n=n) for name, n in numbers.items()]
    return found + ([texts.say("hint-ends")] if "ends" in brought else [])


def _next(state: GameState, seat: int, texts: Texts) -> str:
    """The action that the seat could take in its next turn, the others resting meanwhile as in a search."""
    if state.fields.pending != k.MAIN:
        return ""
    while state.acting() and state.acting() != (seat,):
        state.apply(state.acting()[0], k.REST)
    if state.over:
        return ""
    action = state.best(seat, turns=1)
    return texts.say("hint-next", action=_short(state, seat, action, texts))


def _short(state: GameState, seat: int, action: int, texts: Texts) -> str:
    """A main choice in a word or two."""
    if action == k.REST:
        return words.describe(state.fields, seat, action, texts)
    kind = texts.say("kind-" + KIND_NAMES[kind_of(action)])
    return texts.say("board-action", kind=kind, level=LEVEL_NAMES[level_of(action)])
