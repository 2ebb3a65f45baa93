"""What happened, told shortly: one line for what one clan did, with the rules by which it happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kagura.core.event import NOBODY, Event
from kagura.core.face import View
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.telling import phrase
from kagura.games.rising_sun.terminal.desk import Desk

#: Events that begin a line.
OPENING = {"season", "selected", "announced", "kami-turn", "war", "battle", "cleanup", "winter", "end"}
#: Told by what stands beside them.
UNTOLD = {"turn"}
#: By these it is known that everybody has decided.
OPENED = {"ballot", "bids"}


@dataclass(slots=True)
class _Line:
    """What one clan did, or what happened to the table: phrases, and the rules in order."""

    seat: int
    phrases: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    wars: list[str] = field(default_factory=list)
    partners: list[str] = field(default_factory=list)
    had_no_choice: bool = False


def story(desk: Desk, view: View, events: Sequence[Event]) -> list[str]:
    """The lines of these events."""
    lines: list[_Line] = []
    untold = UNTOLD | ({"sealed"} if any(event.name in OPENED for event in events) else set())
    for event in events:
        if event.name in untold or (event.name == "sole-answer" and event.seat != view["seat"]):
            continue
        if not lines or lines[-1].seat != event.seat or event.name in OPENING:
            lines.append(_Line(event.seat))
        _add(desk, view, lines[-1], event)
    return [part for line in lines for part in _written(desk, view, line)]


def _add(desk: Desk, view: View, line: _Line, event: Event) -> None:
    if event.rule not in line.rules:
        line.rules.append(event.rule)
    if event.name == "sole-answer":
        line.had_no_choice = True
    elif event.name == "war-province":
        line.wars.append(desk.say("province-" + k.PROVINCE_NAMES[event.args["province"]]))
    elif event.name == "ballot":
        line.partners.append(desk.clan(view, event.args["other"]))
    else:
        line.phrases.append(phrase(view, event, desk.texts))


def _written(desk: Desk, view: View, line: _Line) -> list[str]:
    say = desk.say
    phrases = [say("story-list", names=desk.listed(line.partners))] if line.partners else []
    phrases += line.phrases
    if line.wars:
        phrases.append(say("story-wars", provinces=desk.listed(line.wars)))
    if line.had_no_choice:
        phrases.append(say("story-sole-answer"))
    text = say("story-separator").join(phrases)
    if line.seat != NOBODY:
        text = say("sentence", who=desk.name(view, line.seat), what=text)
    return desk.page.wrap(text + desk.paint(f" [{' '.join(line.rules)}]", "dim"), 2)
