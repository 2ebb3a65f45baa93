"""Rising Sun behind the contract of `kagura.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kagura.core.content import Sheet
from kagura.core.engine import Engine
from kagura.core.errors import IllegalAction, PositionFault
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
from kagura.core.walk import Walk
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import counts, notation, observation, outcome, sealed, telling, view, words
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.events import EVENTS
from kagura.games.rising_sun.options import OPTIONS, SEATS_OF
from kagura.games.rising_sun.refusals import REFUSALS
from kagura.games.rising_sun.rules import asked, belief, features, legality, play, position, score, setup, worth
from kagura.games.rising_sun.scenario import faults
from kagura.games.rising_sun.state import Content, State
from kagura.games.rising_sun.tables import build_content


class RisingSun(Game):
    """The game object; `kagura.make("rising_sun")` returns it."""

    name = "rising_sun"
    version = "0.1"
    package = "kagura.games.rising_sun"
    options_declared = OPTIONS
    events = EVENTS
    refusals = REFUSALS
    contract_rule = "R-ACT-1"
    counted = counts.NAMES
    rules = Rules(
        state=State,
        content=Content,
        actions=d.ACTIONS,
        seats=k.SEATS,
        features=observation.LENGTH,
        begin=setup.begin,
        settle=position.settle_position,
        acting=asked.acting,
        is_over=asked.is_over,
        is_turn_start=asked.is_turn_start,
        pass_turn=worth.pass_turn,
        legal=legality.legal,
        refuse=legality.refuse,
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
            number = int(value) if isinstance(value, bool) else option.values.index(value)
            setattr(record, f"opt_{option.name}", number)

    def options_of(self, state: GameState) -> Options:
        s = state.fields
        values: dict[str, Any] = {}
        for option in OPTIONS:
            number = getattr(s, f"opt_{option.name}")
            values[option.name] = bool(number) if isinstance(option.default, bool) else option.values[number]
        return Options(OPTIONS, values)

    def seats(self, options: Mapping[str, Any] | None = None) -> int:
        return SEATS_OF[OPTIONS[0].values.index(Options(OPTIONS, options)["clans"])]

    def players(self, options: Mapping[str, Any] | None = None) -> int:
        return self.seats(options)

    def player_of(self, state: GameState, seat: int) -> int:
        state.engine.check_seat(seat)
        return seat

    def labels(self, state: GameState, seat: int) -> Mapping[str, str]:
        return {"clan": k.CLAN_NAMES[state.fields.clan[seat]]}

    def measures(self, state: GameState) -> Mapping[str, int]:
        return {"alliances": sum(state.fields.alliance_seasons) // 2}

    def counts(self, events: Sequence[Event]) -> Iterable[tuple[int, str, int]]:
        return counts.counts(events)

    def knows(self, state: GameState, viewer: int | None, seat: int) -> bool:  # noqa: ARG002
        return viewer is not None and viewer == seat

    def rather(self, state: GameState, seat: int, action: int, foresee: Callable[[GameState], int]) -> int:  # noqa: ARG002
        return sealed.unseen(state, seat, action)

    def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
        if seat is not None and not 0 <= as_whole(seat) < state.fields.seats:
            raise IllegalAction(self.unknown_seat(seat))
        return view.view(self, state, seat)

    def outcome(self, state: GameState) -> Outcome | None:
        return outcome.outcome(state)

    def format(self, state: GameState, seat: int, action: int) -> str:
        state.engine.check(seat, action)
        return notation.format_action(action)

    def parse(self, state: GameState, seat: int, text: str) -> int:
        state.engine.check_seat(seat)
        return notation.parse_action(str(text))

    def describe(self, state: GameState, seat: int, action: int, texts: Texts) -> str:
        state.engine.check(seat, action)
        return words.describe(state.fields, seat, action, texts)

    def texts(self, language: str = "en") -> Texts:
        """The game's texts, with those of its face in a terminal and of the core below them."""
        return Texts(language, self.package, f"{self.package}.terminal", "kagura.core")

    def face(self, language: str, page: Page, people: Sequence[str], engine: Engine) -> Face:
        from kagura.games.rising_sun.terminal import RisingFace

        return RisingFace(self.texts(language).below(f"{self.package}.terminal"), page, people, engine)

    def tell(self, view: Mapping[str, Any], event: Event, texts: Texts, engine: Engine | None = None) -> str:  # noqa: ARG002
        return telling.tell(view, event, texts)

    def narrate(
        self,
        view: Mapping[str, Any],
        events: Sequence[Event],
        texts: Texts,
        engine: Engine | None = None,  # noqa: ARG002
    ) -> list[str]:
        return telling.narrate(view, events, texts)

    def heading(self, view: Mapping[str, Any], texts: Texts) -> str:
        return telling.heading(view, texts)

    def is_sealed(self, before: GameState, seat: int, action: int, now: GameState, viewer: int | None) -> bool:  # noqa: ARG002
        return sealed.is_sealed(before, now)

    def in_short(self, rule: str, texts: Texts) -> str:
        from kagura.games.rising_sun import guide

        tables: Any = self.engine(mode="plain").tables
        return guide.in_short(rule, tables, texts)

    def terms(self, texts: Texts) -> Sequence[Term]:
        from kagura.games.rising_sun import guide

        return guide.terms(texts.language)

    def lesson(self, texts: Texts) -> Lesson:
        from kagura.games.rising_sun import guide

        return guide.lesson(self.name, texts.language)

    def question(self, state: GameState, seat: int, texts: Texts) -> str:
        return words.question(state.fields, seat, texts)

    def position(
        self,
        text: str,
        *,
        content: str | Path | Sheet | None = None,
        mode: str | None = None,
        events: bool = False,
    ) -> GameState:
        from kagura.games.rising_sun.position_state import position_state

        return position_state(self, text, mode, content=content, events=events)

    def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
        from kagura.games.rising_sun.browser.stage import stage

        return stage(engine, texts)

    def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:
        from kagura.games.rising_sun.browser.offer import offer

        known.engine.check_seat(seat)
        return offer(self, known, seat, texts)

    def walk(self, text: str, texts: Texts, *, run: str = "", content: str | Path | Sheet | None = None) -> Walk:
        from kagura.games.rising_sun.scenario.walk import walk_position

        return walk_position(self, text, texts, run, content)

    def fault_words(self, fault: PositionFault, texts: Texts) -> str:
        return faults.in_words(fault, texts)

    def reason(self, known: GameState, seat: int, action: int, texts: Texts) -> str:
        from kagura.games.rising_sun.browser.reason import reason

        known.engine.check(seat, action)
        return reason(self, known, seat, action, texts)

    def refusal_args(self, state: GameState, seat: int, action: int, number: int) -> Mapping[str, int | str]:
        return words.refusal_args(state.fields, seat, action, number)

    def broken_invariants(self, state: GameState) -> list[str]:
        from kagura.games.rising_sun.invariants import broken_invariants

        return broken_invariants(state)

    def inconsistency(self, record: Any) -> str:
        from kagura.games.rising_sun.consistency import inconsistency

        return inconsistency(record)

    def read_vectors(self, path: Path) -> Sequence[Vector]:
        from kagura.games.rising_sun.examples import read_vectors

        return read_vectors(path)

    def run_vector(self, vector: Vector, mode: str | None = None) -> list[Mismatch]:
        from kagura.games.rising_sun.vectors import run_vector

        return run_vector(self, vector, mode)

    def pieces(self) -> Mapping[str, tuple[int, tuple[int, ...]]]:
        return observation.pieces()
