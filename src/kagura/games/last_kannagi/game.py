"""The Last Kannagi behind the contract of `kagura.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kagura.core.content import Sheet
from kagura.core.engine import Engine
from kagura.core.errors import IllegalAction
from kagura.core.event import Event
from kagura.core.face import Face
from kagura.core.game import Game, Outcome
from kagura.core.lesson import Lesson, Term
from kagura.core.offer import Offer
from kagura.core.options import Options
from kagura.core.page import Page
from kagura.core.rules import Rules
from kagura.core.state import GameState, as_whole
from kagura.core.text import Texts
from kagura.core.vectors import Mismatch, Vector
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import notation, observation, outcome, reasons, vectors, view, words
from kagura.games.last_kannagi.effects import CHARACTER_NAMES
from kagura.games.last_kannagi.events import EVENTS
from kagura.games.last_kannagi.options import OPTIONS
from kagura.games.last_kannagi.refusals import REFUSALS
from kagura.games.last_kannagi.rules import belief, features, play, score, setup, worth
from kagura.games.last_kannagi.rules.place import team
from kagura.games.last_kannagi.rules.position import settle_position
from kagura.games.last_kannagi.state import Content, State
from kagura.games.last_kannagi.tables import build_content
from kagura.games.last_kannagi.waiting import instead_of_waiting

SEATS_OF_MODE = {"solo3": 3, "solo4": 4, "team2": 4, "team4": 4}
PLAYERS_OF_MODE = {"solo3": 3, "solo4": 4, "team2": 2, "team4": 4}


class LastKannagi(Game):
    """The game object; `kagura.make("last_kannagi")` returns it."""

    name = "last_kannagi"
    version = "1.0"
    package = "kagura.games.last_kannagi"
    options_declared = OPTIONS
    events = EVENTS
    refusals = REFUSALS
    contract_rule = "K-ACT-1"
    rules = Rules(
        state=State,
        content=Content,
        actions=k.ACTIONS,
        seats=k.SEATS,
        features=observation.LENGTH,
        begin=setup.begin,
        settle=settle_position,
        acting=play.acting,
        is_over=play.is_over,
        is_turn_start=play.is_turn_start,
        pass_turn=worth.pass_turn,
        legal=play.legal,
        refuse=play.refuse,
        apply=play.apply,
        conceal=belief.conceal,
        determinise=belief.determinise,
        observe=features.observe,
        evaluate=worth.evaluate,
        result=score.result,
    )

    def tables(self, sheet: Sheet) -> Content:
        return build_content(sheet, self.shipped)

    def set_options(self, record: Any, options: Options) -> None:
        for option in OPTIONS:
            value = options[option.name]
            number = int(value) if isinstance(value, int) else option_code(option.name, value)
            setattr(record, field_of(option.name), number)

    def options_of(self, state: GameState) -> Options:
        s = state.fields
        values: dict[str, Any] = {}
        for option in OPTIONS:
            number = getattr(s, field_of(option.name))
            if isinstance(option.default, bool):
                values[option.name] = bool(number)
            elif isinstance(option.default, int):
                values[option.name] = number
            else:
                values[option.name] = option.values[number]
        return Options(OPTIONS, values)

    def seats(self, options: Mapping[str, Any] | None = None) -> int:
        return SEATS_OF_MODE[str(Options(OPTIONS, options)["mode"])]

    def players(self, options: Mapping[str, Any] | None = None) -> int:
        return PLAYERS_OF_MODE[str(Options(OPTIONS, options)["mode"])]

    def player_of(self, state: GameState, seat: int) -> int:
        state.engine.check_seat(seat)
        number: int = state.fields.player[seat]
        return number

    def side_of(self, state: GameState, seat: int) -> int:
        return team(state.fields, seat)

    def labels(self, state: GameState, seat: int) -> Mapping[str, str]:
        character = state.fields.character[seat]
        return {"character": CHARACTER_NAMES[character] if character != k.NO_CHARACTER else "none"}

    def measures(self, state: GameState) -> Mapping[str, int]:
        return {"days": state.fields.day}

    def knows(self, state: GameState, viewer: int | None, seat: int) -> bool:
        return viewer is not None and 0 <= viewer < state.fields.seats and belief.knows_hand(state.fields, viewer, seat)

    def rather(self, state: GameState, seat: int, action: int, foresee: Callable[[GameState], int]) -> int:
        return instead_of_waiting(state, seat, action, foresee)

    def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
        if seat is not None and not 0 <= as_whole(seat) < state.fields.seats:
            raise IllegalAction(self.unknown_seat(seat))
        return view.view(self, state, seat)

    def outcome(self, state: GameState) -> Outcome | None:
        return outcome.outcome(state)

    def format(self, state: GameState, seat: int, action: int) -> str:
        state.engine.check(seat, action)
        return notation.format_action(state.fields, seat, action)

    def parse(self, state: GameState, seat: int, text: str) -> int:
        state.engine.check_seat(seat)
        return notation.parse_action(state.fields, seat, str(text))

    def describe(self, state: GameState, seat: int, action: int, texts: Texts) -> str:
        state.engine.check(seat, action)
        return words.describe(state.fields, seat, action, texts)

    def refusal_args(self, state: GameState, seat: int, action: int, number: int) -> Mapping[str, int | str]:
        return reasons.args(state.fields, seat, action, number)

    def broken_invariants(self, state: GameState) -> list[str]:
        from kagura.games.last_kannagi.invariants import broken_invariants

        return broken_invariants(state)

    def inconsistency(self, record: Any) -> str:
        from kagura.games.last_kannagi.consistency import inconsistency

        return inconsistency(record)

    def face(self, language: str, page: Page, people: Sequence[str], engine: Engine) -> Face:
        from kagura.games.last_kannagi.terminal import KannagiFace

        return KannagiFace(self.texts(language), page, people, engine)

    def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
        from kagura.games.last_kannagi.browser.stage import stage

        return stage(engine, texts)

    def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:
        from kagura.games.last_kannagi.browser.offer import offer

        known.engine.check_seat(seat)
        return offer(self, known, seat, texts)

    def tell(self, view: Mapping[str, Any], event: Event, texts: Texts, engine: Engine | None = None) -> str:
        from kagura.games.last_kannagi.browser.telling import tell

        return tell(view, event, self._content(engine), texts)

    def narrate(
        self, view: Mapping[str, Any], events: Sequence[Event], texts: Texts, engine: Engine | None = None
    ) -> list[str]:
        from kagura.games.last_kannagi.browser.telling import narrate

        return narrate(view, events, self._content(engine), texts)

    def _content(self, engine: Engine | None) -> Content:
        tables: Any = (engine or self.engine(mode="plain")).tables
        content: Content = tables
        return content

    def heading(self, view: Mapping[str, Any], texts: Texts) -> str:
        from kagura.games.last_kannagi.browser.telling import heading

        return heading(view, texts)

    def reason(self, known: GameState, seat: int, action: int, texts: Texts) -> str:
        from kagura.games.last_kannagi.browser.reason import reason

        known.engine.check(seat, action)
        return reason(known, seat, action, texts)

    def lesson(self, texts: Texts) -> Lesson:
        from kagura.games.last_kannagi import guide

        return guide.lesson(self.name, texts.language)

    def in_short(self, rule: str, texts: Texts) -> str:
        from kagura.games.last_kannagi import guide

        return super().in_short(rule, texts) or guide.in_short(rule, self._content(None), texts)

    def terms(self, texts: Texts) -> Sequence[Term]:
        from kagura.games.last_kannagi import guide

        return guide.terms(texts.language)

    def run_vector(self, vector: Vector, mode: str | None = None) -> list[Mismatch]:
        return vectors.run_vector(self, vector, mode)

    def pieces(self) -> Mapping[str, tuple[int, tuple[int, ...]]]:
        return observation.pieces()


def field_of(option: str) -> str:
    """The state field that holds an option."""
    return "mode" if option == "mode" else f"opt_{option}"


def option_code(name: str, value: Any) -> int:
    """The number of an option value that is a word: its place among the values."""
    option = next(option for option in OPTIONS if option.name == name)
    return option.values.index(value)
