"""What happened, told shortly: one line for what one subject did, with the rules by which it happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from kagura.core.event import NOBODY, Event
from kagura.core.face import View
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.codes import LEVELS, MOVE
from kagura.games.last_kannagi.terminal.desk import Desk

#: Events that begin what a subject does.
OPENING = {"main", "rest", "pass", "day"}
#: Known to whoever has just chosen them.
CHOSEN = {"main", "card-played"}


@dataclass(slots=True)
class _Line:
    """What one subject did: phrases, and the rules in order."""

    seat: int
    phrases: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    path: list[str] = field(default_factory=list)
    grown: list[Event] = field(default_factory=list)
    evolved: list[Event] = field(default_factory=list)
    is_end: bool = False
    has_yet_to_move: bool = False
    is_worthless: bool = False
    has_sole_answer: bool = False

    def add(self, event: Event, phrase: str = "") -> None:
        self.is_end = self.is_end or event.name == "end"
        if event.rule not in self.rules:
            self.rules.append(event.rule)
        if phrase:
            self.phrases.append(phrase)


class Story:
    """Gathers events into lines."""

    def __init__(self, desk: Desk, view: View) -> None:
        self.desk = desk
        self.view = view
        self.lines: list[_Line] = []

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines of these events; the same line several times in a row is written once."""
        for event in events:
            if not words.is_untold(event, self.view["seat"]):
                self._add(event)
        for line in self.lines:
            self._flush(line)
            if line.is_worthless:
                line.phrases.append(self.desk.say("story-worthless"))
            if line.has_sole_answer:
                line.phrases.append(self.desk.say("story-sole-answer"))
        told = (line for line in self.lines if line.phrases)
        groups = (list(group) for _, group in groupby(told, lambda line: (line.seat, line.phrases, line.rules)))
        return [part for group in groups for part in self._written(group[0], len(group))]

    def _add(self, event: Event) -> None:
        line = self.lines[-1] if self.lines else None
        if line is None or event.name in OPENING or line.seat != event.seat:
            if line:
                self._flush(line)
            line = _Line(event.seat)
            self.lines.append(line)
        self._phrase(line, event)

    def _phrase(self, line: _Line, event: Event) -> None:
        if event.name == "move-ended":
            if line.has_yet_to_move:
                line.add(event, self.desk.say("story-stays", place=g.place(self.desk.texts, event.args["space"])))
            return
        if event.name == "sole-answer":
            line.has_sole_answer = True
            line.add(event)
            return
        self._watch(line, event)
        if event.name == "step":
            line.path = line.path or [str(event.args["from"])]
            line.path.append(str(event.args["space"]))
            line.add(event)
        elif event.name == "absorbed" and line.path:
            line.path[-1] += f" ({self.desk.tokens(words.token_counts(event))})"
            line.add(event)
        elif event.name == "grew":
            line.grown.append(event)
            line.add(event)
        elif event.name == "evolved":
            line.evolved.append(event)
            line.add(event)
        else:
            self._flush(line)
            line.add(event, words.phrase(event, self.desk.content, self.desk.texts) + self._lasting(event))

    def _lasting(self, event: Event) -> str:
        """What a blessing gives for the rest of the match; what it gives at once is told by events of its own."""
        if event.name != "blessing":
            return ""
        desk = self.desk
        ch, bit = desk.character_number(self.view, event.seat), LEVELS * event.args["column"] + event.args["level"]
        parts = g.lasting(desk.texts, desk.content, desk.variant(self.view), ch, bit)
        return desk.say("story-lasting", effects=g.listed(desk.texts, parts)) if parts else ""

    def _watch(self, line: _Line, event: Event) -> None:
        """A move without a step and a dedication without points are worth a word."""
        if event.name in ("dedicated", "vp"):
            line.is_worthless = event.name == "dedicated"
        if event.name == "step":
            line.has_yet_to_move = False
        elif event.name == "bonus-move" or (event.name == "main" and event.args["kind"] == MOVE):
            line.has_yet_to_move = True

    def _flush(self, line: _Line) -> None:
        """Write down what was gathered: a way that was gone, growth on many spaces."""
        say = self.desk.say
        if line.path:
            line.phrases.append(say("story-path", path=" > ".join(line.path)))
        grown = [sum(words.token_counts(event)) for event in line.grown]
        if any(grown):
            line.phrases.append(say("story-grew", count=sum(grown), spaces=sum(map(bool, grown))))
        if line.evolved:
            spaces = say("list-separator").join(str(event.args["space"]) for event in line.evolved)
            line.phrases.append(say("story-evolved", spaces=spaces))
        line.path, line.grown, line.evolved = [], [], []

    def _written(self, line: _Line, times: int) -> list[str]:
        nobody = "story-end" if line.is_end else "story-world"
        name = self.desk.say(nobody) if line.seat == NOBODY else self.desk.name(self.view, line.seat)
        text = self.desk.say("story-subject", name=name) + self.desk.say("story-separator").join(line.phrases)
        if times > 1:
            text += self.desk.say("story-times", n=times)
        rules = self.desk.paint(f" [{' '.join(line.rules)}]", "dim")
        return self.desk.page.wrap(text + rules, 2)
