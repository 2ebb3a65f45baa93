"""The face of Rising Sun: map, clans, questions, choices, story and score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagura.core.event import Event
from kagura.core.face import Choice, Face, View
from kagura.core.page import Page
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.rules.todo import top
from kagura.games.rising_sun.state import State
from kagura.games.rising_sun.terminal import asked, board, clan, primer, score, spoken, story
from kagura.games.rising_sun.terminal.desk import Desk

if TYPE_CHECKING:
    from kagura.core.engine import Engine
    from kagura.core.state import GameState


class RisingFace(Face):
    """See `kagura.core.face.Face`."""

    beside_the_point = frozenset({"not-asked", "not-your-turn", "over", "no-pass", "not-in-play"})

    def __init__(self, texts: Texts, page: Page, people: Sequence[str], engine: Engine) -> None:
        super().__init__(texts, page, people)
        self.desk = Desk(texts, page, people, engine)

    def name(self, view: View, seat: int) -> str:
        """Seat letter and clan."""
        return self.desk.name(view, seat)

    # -- the table --------------------------------------------------------------------------------

    def scene(self, view: View, known: GameState, choices: Sequence[Choice] = ()) -> list[str]:  # noqa: ARG002
        """The table in rows; in sentences to a screen reader, and where the rows have no room."""
        if not self.page.spoken:
            lines = board.draw(self.desk, view)
            if board.fits(self.desk, lines):
                return lines
        return self._fitted(spoken.speak(self.desk, view))

    def news(self, view: View, before: View, known: GameState, choices: Sequence[Choice] = ()) -> list[str]:
        """A screen reader gets only what changed."""
        if not self.page.spoken:
            return super().news(view, before, known, choices)
        return spoken.speak_changes(self.desk, view, before)

    def _fitted(self, lines: Sequence[str]) -> list[str]:
        """Lines that fit the page; a screen reader gets whole sentences."""
        if self.page.spoken:
            return list(lines)
        return [part for line in lines for part in self.page.wrap(line, 2)]

    def shows_scene(self, view: View, known: GameState) -> bool:
        """Where a clan begins something; not between its steps, nor where it only answers others."""
        return view["decision"] is not None and asked.begins(known.fields)

    def seat(self, view: View, known: GameState, seat: int) -> list[str]:
        """All that lies before a clan."""
        return clan.clan_lines(self.desk, view, known.fields, seat)

    # -- what is asked ----------------------------------------------------------------------------

    def question(self, view: View, known: GameState) -> str:
        """The pending decision as a question."""
        if not view["acting"]:
            return self.texts.say("question-over")
        if view["seat"] not in view["acting"]:
            return self.texts.say("question-wait", names=self.desk.names(view, view["acting"]))
        return asked.ask(self.desk, view, known.fields, view["seat"])

    def numbers(self, known: GameState, actions: Sequence[int]) -> list[int]:
        """A number is typed as it is; else from 1."""
        if all(action >= d.A_NUM for action in actions):
            return [action - d.A_NUM for action in actions]
        return super().numbers(known, actions)

    def shortcut(self, known: GameState, text: str, answered: int = 0) -> int | None:
        """Four bids such as ``3 0 2 1``, or the clans of a list such as ``lotus turtle``."""
        return asked.stands_for(self.desk, known.fields, text, answered)

    def menu(self, view: View, known: GameState, choices: Sequence[Choice]) -> list[str]:
        """The list of choices, numbers as a range; cards and Mandates with their words."""
        if choices and all(choice.action >= d.A_NUM for choice in choices):
            return [*self._advantage(known), self._range(choices)]
        told = [self._explained(choice) for choice in choices]
        return super().menu(view, known, told)

    def _range(self, choices: Sequence[Choice]) -> str:
        return self.texts.say("menu-numbers", first=choices[0].number, last=choices[-1].number)

    def _advantage(self, known: GameState) -> list[str]:
        """What is bid for; before the first bid all of them."""
        s: State = known.fields
        if top(s) != d.BID_SEP:
            return []
        step = s.bid_step[asked.first_acting(s)]
        wanted = self.desk.stage["advantages"][step : step + 1 if step else k.ADVANTAGES]
        told = (self.texts.say("menu-bid", name=one["name"], words=one["words"]) for one in wanted)
        return [part for line in told for part in self.page.wrap(line, 2)]

    def _explained(self, choice: Choice) -> Choice:
        """A card says what it does, a Mandate what it brings."""
        more = ""
        if d.A_CARD <= choice.action < d.A_FIG:
            more = self.desk.cards[k.CARD_NAMES[choice.action - d.A_CARD]]["words"]
        elif d.A_MANDATE <= choice.action < d.A_CLAN:
            mandate = self.desk.stage["mandates"][choice.action - d.A_MANDATE]
            more = f"{mandate['words']} {mandate['bonus']}"
        words = self.texts.say("menu-words", choice=choice.words, words=more) if more else choice.words
        return Choice(choice.number, choice.action, choice.notation, words)

    # -- what happened, and what it is worth --------------------------------------------------------

    def story(self, view: View, events: Sequence[Event]) -> list[str]:
        """One line for what one clan did."""
        return story.story(self.desk, view, events)

    def score(self, view: View, known: GameState) -> list[str]:  # noqa: ARG002
        """A column a clan; at the end, who won."""
        sheet = score.score_sheet(self.desk, view)
        if not board.fits(self.desk, sheet):
            sheet = score.score_list(self.desk, view)
        if view["outcome"]:
            return [*score.verdict(self.desk, view), "", *sheet]
        return [*self.page.wrap(self.texts.say("score-so-far")), *sheet]

    def primer(self, view: View) -> list[str]:  # noqa: ARG002
        """The course of a season, and the numbers that decide the match."""
        return [*self._fitted(primer.primer_lines(self.desk)), *self.legend()]

    def legend(self) -> list[str]:
        """The signs of the drawing; none where nothing is drawn."""
        if self.page.spoken:
            return []
        signs = [f"{self.desk.sign(name)} {self.texts.say('piece-' + name)}" for name in k.KIND_NAMES]
        lines = [self.texts.say("legend-pieces", pieces=self.desk.listed(signs)), self.texts.say("legend-force")]
        return [self.page.paint(part, "dim") for line in lines for part in self.page.wrap(line, 2)]
