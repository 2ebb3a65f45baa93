"""The face of The Last Kannagi: board, players' boards, questions, choices, story and score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kagura.core.event import Event
from kagura.core.face import Choice, Face, View
from kagura.core.page import Page, beside
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.best_dedication import half_vp_so_far
from kagura.games.last_kannagi.effects import COLUMN_NAMES
from kagura.games.last_kannagi.everything import may_give_everything
from kagura.games.last_kannagi.rules.dedication import tokens_left_to_give
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.move import step_cost
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.terminal import seats, spoken
from kagura.games.last_kannagi.terminal.desk import Desk
from kagura.games.last_kannagi.terminal.menu import main_menu
from kagura.games.last_kannagi.terminal.primer import primer_lines
from kagura.games.last_kannagi.terminal.score import score_sheet, verdict
from kagura.games.last_kannagi.terminal.shortcut import is_last_colour, stands_for
from kagura.games.last_kannagi.terminal.story import CHOSEN, Story
from kagura.games.last_kannagi.terminal.track import done_today, draw_days, draw_track, hour_of
from kagura.games.last_kannagi.terminal.world import SEATS, WORLD_WIDTH, draw_world, legend, status

if TYPE_CHECKING:
    from kagura.core.engine import Engine
    from kagura.core.state import GameState

PANEL = 44  # columns that a player's board needs beside the world


class KannagiFace(Face):
    """See `kagura.core.face.Face`."""

    beside_the_point = frozenset(
        {"not-asked", "not-your-turn", "over", "ex-with-card", "reveal-auto", "no-card-in-slot", "face-up"}
    )

    def __init__(self, texts: Texts, page: Page, people: Sequence[str], engine: Engine) -> None:
        super().__init__(texts, page, people)
        tables: Any = engine.tables
        self.desk = Desk(texts, page, people, tables, engine.sheet)

    def name(self, view: View, seat: int) -> str:
        """Seat letter and character."""
        return self.desk.name(view, seat)

    # -- the table --------------------------------------------------------------------------------

    def scene(self, view: View, known: GameState, choices: Sequence[Choice] = ()) -> list[str]:
        """Seats, time and world; on a wide page the viewer's board beside the world."""
        if self._is_told():
            return self._fitted(spoken.speak(self.desk, view, view["seat"]))
        content, page = self.desk.content, self.page
        costs = _costs(known.fields, view["seat"], choices)
        world = draw_world(view, content, costs, self.texts, page)
        head = [f"{draw_days(view, content, self.texts, page)}  {status(view, content, self.texts)}"]
        head += page.wrap(f"{draw_track(view, content, self.texts, page)}  {self._order(view)}", 5)
        rows = seats.summary(self.desk, view)
        if self.shows_seat(view):
            panel = seats.panel(self.desk, view, view["seat"], page.width - WORLD_WIDTH - 2)
            world = beside(world, panel, WORLD_WIDTH)
        return [*rows, *head, *world]

    def news(self, view: View, before: View, known: GameState, choices: Sequence[Choice] = ()) -> list[str]:
        """A screen reader gets only what changed, and what lies around the viewer."""
        if not self.page.spoken:
            return super().news(view, before, known, choices)
        return spoken.speak_changes(self.desk, view, before, view["seat"])

    def shows_seat(self, view: View) -> bool:
        """Whether the viewer's board has room beside the world."""
        return self.page.width >= WORLD_WIDTH + PANEL + 2 and view["seat"] is not None and not self.page.spoken

    def shows_scene(self, view: View, known: GameState) -> bool:  # noqa: ARG002
        """Before main choices and the choice of a character."""
        return view["decision"] in ("main", "pick")

    def _order(self, view: View) -> str:
        groups = (("table-order", view["order"]), ("table-done", done_today(view)))
        told = (self.texts.say(name, names=" ".join(map(self.letter, seats))) for name, seats in groups if seats)
        return "  ".join(told)

    def seat(self, view: View, known: GameState, seat: int) -> list[str]:  # noqa: ARG002
        """The player's board."""
        if not self._is_told():
            return seats.board(self.desk, view, seat, min(self.page.width, 110))
        lines = [spoken.speak_seat(self.desk, view, seat)]
        if view["seats"][seat]["character"] is not None:
            lines += spoken.speak_blessings(self.desk, view, seat)
        return self._fitted(lines + seats.hand(self.desk, view, seat, self.page.width))

    def letter(self, seat: int) -> str:
        """Seat letter."""
        return self.page.paint(SEATS[seat], f"seat-{seat}")

    def _is_told(self) -> bool:
        """The table is told in sentences: to a screen reader, and where the world has no room."""
        return self.page.spoken or self.page.width < WORLD_WIDTH

    def _fitted(self, lines: Sequence[str]) -> list[str]:
        """Lines that fit the page; a screen reader gets whole sentences."""
        if self.page.spoken:
            return list(lines)
        return [part for line in lines for part in self.page.wrap(line, 2)]

    # -- what is asked ----------------------------------------------------------------------------

    def question(self, view: View, known: GameState) -> str:
        """The pending decision as a question."""
        s: State = known.fields
        if view["end"] is not None:
            return self.texts.say("question-over")
        seat = view["acting"][0]
        if seat != view["seat"] and not self._is_same_player(view, seat):
            return self.texts.say("question-wait", name=self.desk.name(view, seat))
        return _QUESTIONS[s.pending](self, view, s, seat)

    def _is_same_player(self, view: View, seat: int) -> bool:
        viewer = view["seat"]
        return viewer is not None and bool(view["seats"][seat]["player"] == view["seats"][viewer]["player"])

    def numbers(self, known: GameState, actions: Sequence[int]) -> list[int]:
        """Where tokens are counted, the number of their notation; else from 1."""
        if known.fields.pending in (k.DIVERT, k.PNUM, k.DNUM, k.PAY):
            counts = [action - k.NUMBER for action in actions if action < k.REVEAL]
            return counts + [k.NUMBERS + i for i in range(len(actions) - len(counts))]
        return super().numbers(known, actions)

    def shortcut(self, known: GameState, text: str, answered: int = 0) -> int | None:  # noqa: ARG002
        """``all``, or tokens of several colours such as ``R3 P1``."""
        return stands_for(known.fields, known.acting()[0], text, self.texts)

    def menu(self, view: View, known: GameState, choices: Sequence[Choice]) -> list[str]:
        """A grid for the main choice, a list for all others."""
        s: State = known.fields
        if s.pending == k.MAIN and not self.page.spoken and view["acting"] == [view["seat"]]:
            lines = main_menu(self.desk, s, view["seat"], choices)
            if lines:
                return lines
        return super().menu(view, known, choices)

    # -- what happened, and what it is worth --------------------------------------------------------

    def story(self, view: View, events: Sequence[Event]) -> list[str]:
        """One line for what one subject did."""
        drawn = [event.seat for event in events if event.name == "start-order"]
        return [*self._drawn(view, drawn), *Story(self.desk, view).tell(events)]

    def _drawn(self, view: View, order: Sequence[int]) -> list[str]:
        """The order of the seats as it was drawn (K-SET-1); characters are not yet known everywhere."""
        if not order:
            return []
        names = []
        for seat in order:
            is_known = view["seats"][seat]["character"] is not None
            name = self.desk.name(view, seat) if is_known else self.letter(seat)
            names.append(self.texts.say("story-drawn-name", name=name, who=self.desk.who(view, seat)))
        text = self.texts.say("story-drawn", names=self.texts.say("list-separator").join(names))
        return self.page.wrap(text + self.page.paint(" [K-SET-1]", "dim"), 2)

    def progress(self, view: View, events: Sequence[Event]) -> list[str]:
        """What came of the last answer; who chose the action knows that much."""
        return self.story(view, [event for event in events if event.name not in CHOSEN])

    def score(self, view: View, known: GameState) -> list[str]:  # noqa: ARG002
        """A column a seat; at the end, who won."""
        sheet = score_sheet(self.desk, view)
        if view["outcome"]:
            return [*verdict(self.desk, view), "", *sheet]
        return [*self.page.wrap(self.texts.say("score-so-far")), *sheet]

    def primer(self, view: View) -> list[str]:
        """What the actions are for, and the numbers that decide the match."""
        lines = primer_lines(self.desk, view)
        return [*(part for line in lines for part in self.page.wrap(line, 2)), *self.legend()]

    def legend(self) -> list[str]:
        """The signs of the drawing; none where nothing is drawn."""
        return [] if self._is_told() else legend(self.desk.content, self.texts, self.page)


def _costs(s: State, seat: int | None, choices: Sequence[Choice]) -> dict[int, int]:
    """Spaces that the choices enter, with the move power each costs."""
    if seat is None or s.pending != k.STEP:
        return {}
    spaces = [choice.action - k.GO for choice in choices if k.GO <= choice.action < k.ANSWER_A]
    return {space: step_cost(s, seat, space) for space in spaces}


# -- one question for each kind of decision ---------------------------------------------------------


def _main(face: KannagiFace, view: View, s: State, seat: int) -> str:
    content = face.desk.content
    hour = hour_of(view, s.clock[seat], content)
    return face.texts.say(
        "question-main",
        name=face.desk.name(view, seat),
        day=s.day,
        days=content.days,
        hour=hour,
        hours=content.hours_per_day,
    )


def _step(face: KannagiFace, view: View, s: State, seat: int) -> str:
    name = face.desk.name(view, seat)
    if s.bonus_move and not s.stepped:
        return face.texts.say("question-bonus", name=name, power=s.power_left)
    body, limit = body_power(s, seat), resistance(s, seat)
    return face.texts.say("question-step", name=name, power=s.power_left, body=body, resistance=limit)


def _divert(face: KannagiFace, view: View, s: State, seat: int) -> str:
    return face.texts.say(
        "question-divert",
        name=face.desk.name(view, seat),
        colour=_colour(face, s),
        tokens=face.desk.tokens(s.held),
        left=s.diverts_left,
    )


def _pnum(face: KannagiFace, view: View, s: State, seat: int) -> str:
    body = face.desk.tokens(s.body[seat])
    asked = face.texts.say("question-pnum", name=face.desk.name(view, seat), colour=_colour(face, s), body=body)
    return asked if is_last_colour(s, seat) else asked + face.texts.say("question-all")


def _dnum(face: KannagiFace, view: View, s: State, seat: int) -> str:
    asked = face.texts.say(
        "question-dnum",
        name=face.desk.name(view, seat),
        colour=_colour(face, s),
        source=words.zone(s.cursor // k.COLOURS, face.texts),
        left=tokens_left_to_give(s),
        tokens=face.desk.tokens((s.body if s.cursor // k.COLOURS else s.storage)[seat]),
    )
    asked += face.texts.say("question-points", vp=g.points(half_vp_so_far(s)))
    if is_last_colour(s, seat):
        return asked
    return asked + face.texts.say("question-give-all" if may_give_everything(s, seat) else "question-give")


def _bcol(face: KannagiFace, view: View, s: State, seat: int) -> str:
    return face.texts.say("question-bcol", name=face.desk.name(view, seat), level=s.level + 1)


def _pick(face: KannagiFace, view: View, s: State, seat: int) -> str:
    """In `team2` a player's two characters are drawn, and only their seats are chosen (K-SET-3)."""
    player = view["seats"][seat]["player"]
    others = [other["seat"] for other in view["seats"] if other["player"] == player and other["seat"] != seat]
    if s.opt_characters == k.PICKED_CHARACTERS or not others:
        return face.texts.say("question-pick", seat=face.letter(seat))
    return face.texts.say("question-pick-two", seat=face.letter(seat), other=face.letter(others[0]))


def _plain(face: KannagiFace, view: View, s: State, seat: int) -> str:
    return face.texts.say("question-" + k.DECISIONS[s.pending], name=face.desk.name(view, seat))


def _colour(face: KannagiFace, s: State) -> str:
    return face.texts.say("colour-" + COLUMN_NAMES[s.cursor % k.COLOURS])


_QUESTIONS: dict[int, Callable[[KannagiFace, View, State, int], str]] = {
    k.MAIN: _main,
    k.STEP: _step,
    k.DIVERT: _divert,
    k.AB: _plain,
    k.PCOL: _plain,
    k.PNUM: _pnum,
    k.BCOL: _bcol,
    k.PAY: _plain,
    k.DNUM: _dnum,
    k.PICK: _pick,
}
