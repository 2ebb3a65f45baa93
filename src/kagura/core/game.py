"""The contract: what a game is to everybody who plays, serves, simulates or tests it."""

from __future__ import annotations

import functools
import hashlib
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagura.core.content import Sheet, read_sheet
from kagura.core.engine import Engine, PlainEngine
from kagura.core.errors import KaguraError, ModeError, PositionFault, Refusal
from kagura.core.event import Event, EventKind
from kagura.core.face import Face
from kagura.core.layout import Record
from kagura.core.lesson import Lesson, Term
from kagura.core.offer import Offer
from kagura.core.options import Option, Options
from kagura.core.page import Page
from kagura.core.rules import Rules
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.core.vectors import Mismatch, Vector, read_vectors

if TYPE_CHECKING:
    from kagura.core.walk import Walk

MODES = ("plain", "checked", "compiled")
Seed = int | str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    Attributes:
        scores: final VP of each seat; in teams, of the seat's team.
        placing: rank of each seat, 1 is best; equal ranks are shared.
        winners: seats with rank 1.
        lines: for each seat, name of a score line -> VP; they add up to the seat's own VP.
        ending: how it ended, as the rules name it.
    """

    scores: tuple[int, ...]
    placing: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Mapping[str, int], ...]
    ending: str


class Game(ABC):
    """A game. Everything that is the same for all games is done here; a game fills in the rest.

    Attributes:
        name: as in ``kagura.make(name)`` and in records.
        version: version of its rules; records state it.
        options_declared: every variant.
        rules: its functions.
        events: its kinds of events by number.
        refusals: number of a refusal -> (rule ID, reason).
        package: its import path.
    """

    name: str
    version: str
    package: str
    options_declared: tuple[Option, ...]
    rules: Rules
    events: Mapping[int, EventKind]
    refusals: Mapping[int, tuple[str, str]]

    def __init__(self) -> None:
        self._engines: dict[tuple[str, str], Engine] = {}

    # -- making states --------------------------------------------------------------------------

    def new(
        self,
        options: Mapping[str, Any] | None = None,
        seed: Seed | None = None,
        *,
        content: str | Path | Sheet | None = None,
        mode: str | None = None,
        events: bool = False,
    ) -> GameState:
        """A new match.

        Args:
            options: option name -> value; what is left out has its default.
            seed: the same seed gives the same match everywhere; None takes a random one.
            content: an owner's content file; None is the game as shipped.
            mode: ``plain``, ``checked`` or ``compiled``; None takes KAGURA_MODE, else the fastest.
            events: whether the state keeps the events of its last decision.

        Raises:
            OptionError, ContentError, ModeError: as their names say.
        """
        chosen = Options(self.options_declared, options)
        record = self.rules.state()
        self.set_options(record, chosen)
        low, high = match_key(secrets.token_hex(16) if seed is None else seed)
        record.key_low, record.key_high = low, high  # type: ignore[attr-defined]
        return self.engine(content, mode).begin(record, events=events)

    def restore(
        self,
        data: bytes,
        *,
        content: str | Path | Sheet | None = None,
        mode: str | None = None,
        events: bool = False,
    ) -> GameState:
        """A state from the bytes of one.

        Raises:
            StateError: they are not the bytes of a state of this game.
        """
        return self.engine(content, mode).restore(data, events=events)

    def engine(self, content: str | Path | Sheet | None = None, mode: str | None = None) -> Engine:
        """The engine for a content file and a mode; engines are kept and shared."""
        sheet = self.sheet(content)
        mode = mode or os.environ.get("KAGURA_MODE") or self.fastest_mode()
        key = (sheet.hash(), mode)
        if key not in self._engines:
            self._engines[key] = self._make_engine(sheet, mode)
        return self._engines[key]

    def _make_engine(self, sheet: Sheet, mode: str) -> Engine:
        if mode in ("plain", "checked"):
            return PlainEngine(self, sheet, is_checked=mode == "checked")
        if mode == "compiled":
            from kagura.core.compiled import CompiledEngine

            return CompiledEngine(self, sheet)
        raise ModeError(f"there is no mode {mode!r}; there are {', '.join(MODES)}")

    def fastest_mode(self) -> str:
        """``compiled`` if it can be had, else ``plain``; says so once, in one line."""
        from kagura.core.compiled import compiled_or_say_why

        return "compiled" if compiled_or_say_why(self) else "plain"

    # -- content and texts ----------------------------------------------------------------------

    @functools.cached_property
    def shipped(self) -> Sheet:
        """The content file that comes with the game."""
        return read_sheet(self.folder / "content.toml")

    def sheet(self, content: str | Path | Sheet | None) -> Sheet:
        """The content sheet for an owner's file, a sheet, or None (as shipped)."""
        if content is None:
            return self.shipped
        return content if isinstance(content, Sheet) else self.shipped.changed(Path(content))

    @property
    def folder(self) -> Path:
        """Where the game's files are."""
        import importlib

        module = importlib.import_module(self.package)
        assert module.__file__ is not None
        return Path(module.__file__).parent

    def texts(self, language: str = "en") -> Texts:
        """The game's texts, with those of the core below them."""
        return Texts(language, self.package, "kagura.core")

    # -- the contract as functions --------------------------------------------------------------

    def acting(self, state: GameState) -> tuple[int, ...]:
        """Seats that owe a decision."""
        return state.acting()

    def legal(self, state: GameState, seat: int) -> bytes:
        """One byte per action, 1 where the seat may take it now."""
        return state.legal(seat)

    def apply(self, state: GameState, seat: int, action: int) -> None:
        """Take a decision; see `GameState.apply`."""
        state.apply(seat, action)

    def digest(self, state: GameState) -> str:
        """A short number of the whole state, equal in all modes and on all machines."""
        return state.digest()

    def refusal(self, state: GameState, seat: int, action: int) -> Refusal | None:
        """Why the seat may not take the action, None if it may."""
        number = state.refuse(seat, action)
        return self.explain(state, seat, action, number) if number else None

    def explain(self, state: GameState, seat: int, action: int, number: int) -> Refusal:
        """The refusal with the numbers that make it plain."""
        rule, reason = self.refusals[number]
        return Refusal(rule, reason, self.refusal_args(state, seat, action, number))

    def events_for(self, state: GameState, seat: int | None) -> list[Event]:
        """The events of the last decision that a seat (None: a spectator) may know."""
        if seat is not None:
            state.engine.check_seat(seat)
        return [event for event in state.events() if not event.secret or self.knows(state, seat, event.seat)]

    def playouts(
        self,
        games: int,
        seed: Seed = 0,
        *,
        threads: int = 1,
        options: Mapping[str, Any] | None = None,
        content: str | Path | Sheet | None = None,
        mode: str | None = None,
    ) -> Playouts:
        """Play whole random games; the same seed gives the same games with any number of threads."""
        from kagura.core.batch import run_playouts

        return run_playouts(self, games, seed, threads, options, content, mode)

    @property
    def has_terminal_face(self) -> bool:
        """Whether it can be played in a terminal: it has a `face`."""
        return type(self).face is not Game.face

    def face(self, language: str, page: Page, people: Sequence[str], engine: Engine) -> Face:  # noqa: ARG002
        """What writes the table of this game in a terminal.

        Args:
            language: ``en`` or ``ja``.
            page: where it is shown.
            people: who plays, by player.
            engine: of the match; its content gives the numbers.

        Raises:
            KaguraError: the game cannot be shown in a terminal.
        """
        raise KaguraError(f"{self.name} has no face for a terminal yet")

    @property
    def has_browser_face(self) -> bool:
        """Whether it can be played in a browser: it says what is drawn (`stage`)."""
        return type(self).stage is not Game.stage

    def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:  # noqa: ARG002
        """What of the table never changes in a match and is drawn: places, cards, names, as plain data.

        Raises:
            KaguraError: the game cannot be shown in a browser.
        """
        raise KaguraError(f"{self.name} has no face for a browser yet")

    def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:  # noqa: ARG002
        """What the seat is asked: every choice that a person would look for, and why some are not possible.

        Args:
            known: ``state.conceal(seat)``; the seat owes a decision in it.
            seat: who is asked.
            texts: in whose language.

        Raises:
            KaguraError: the game cannot be shown in a browser.
        """
        raise KaguraError(f"{self.name} has no face for a browser yet")

    def tell(self, view: Mapping[str, Any], event: Event, texts: Texts, engine: Engine | None = None) -> str:  # noqa: ARG002
        """An event as one sentence, "" for what needs none.

        Args:
            view: of who reads it, after the event.
            event: what happened; the reader may know it.
            texts: in whose language.
            engine: of the match; None is the game as shipped.

        Raises:
            KaguraError: the game cannot be shown in a browser.
        """
        raise KaguraError(f"{self.name} has no face for a browser yet")

    def narrate(
        self, view: Mapping[str, Any], events: Sequence[Event], texts: Texts, engine: Engine | None = None
    ) -> list[str]:
        """The events of one decision, a sentence for each; what several of them say together stands at the last."""
        return [self.tell(view, event, texts, engine) for event in events]

    def question(self, state: GameState, seat: int, texts: Texts) -> str:  # noqa: ARG002
        """What the seat is asked, as one sentence; "" if it is not asked or the game has no such words."""
        return ""

    def position(
        self,
        text: str,  # noqa: ARG002
        *,
        content: str | Path | Sheet | None = None,  # noqa: ARG002
        mode: str | None = None,  # noqa: ARG002
        events: bool = False,  # noqa: ARG002
    ) -> GameState:
        """A state from the text of a position file that people write, before its first decision.

        Args:
            text: the file, in the game's own format.
            content, mode, events: as in `new`.

        Raises:
            KaguraError: the game has no such files, or the position cannot be, with the reason.
        """
        raise KaguraError(f"{self.name} has no position files")

    def walk(
        self,
        text: str,
        texts: Texts,
        *,
        run: str = "",  # noqa: ARG002
        content: str | Path | Sheet | None = None,
    ) -> Walk:
        """A position from the text of a file, on its way step by step.

        Args:
            text: the file, in the game's own format.
            texts: in whose language it is told.
            run: the kind of position that it must be, "" any.
            content: as in `new`.

        Raises:
            KaguraError: as in `position`.
        """
        from kagura.core.walk import Walk

        return Walk(self, self.position(text, content=content, mode="plain", events=True), texts)

    def positions(self) -> Mapping[str, str]:
        """The position files that come with the game, the first to begin with: name -> text."""
        return {path.stem: path.read_text("utf-8") for path in sorted((self.folder / "positions").glob("*.toml"))}

    def fault_words(self, fault: PositionFault, texts: Texts) -> str:
        """Why a position cannot be, without the place; "" if the game has no words for it."""
        name = f"fault-{fault.reason}"
        return texts.say(name, **fault.args) if texts.has(name) else ""

    def heading(self, view: Mapping[str, Any], texts: Texts) -> str:  # noqa: ARG002
        """What stands above the decisions of this part of the match in a log, such as its day."""
        return ""

    def reason(self, known: GameState, seat: int, action: int, texts: Texts) -> str:
        """What speaks for an action, in one sentence, for a hint."""
        return self.describe(known, seat, action, texts)

    def rather(self, state: GameState, seat: int, action: int, foresee: Callable[[GameState], int]) -> int:  # noqa: ARG002
        """What a bot does rather than an action that only lets time pass; any other action itself.

        Args:
            state: what the bot plays on: all that it knows, the rest made up.
            seat: the seat that owes the decision.
            action: what the bot would do.
            foresee: what it would do next in another state.
        """
        return action

    def lesson(self, texts: Texts) -> Lesson | None:  # noqa: ARG002
        """The beginning of a match as a newcomer learns the game by it; None if there is none."""
        return None

    def in_short(self, rule: str, texts: Texts) -> str:
        """A rule in a sentence, "" if there is none."""
        name = f"rule-{rule}"
        return texts.say(name) if texts.has(name) else ""

    def terms(self, texts: Texts) -> Sequence[Term]:  # noqa: ARG002
        """The words of the game that a table explains."""
        return ()

    def unknown_seat(self, seat: int) -> Refusal:
        """The refusal of a seat that no match of the game has."""
        return Refusal(self.contract_rule, "unknown-seat", {"seat": seat})

    def unknown_action(self, action: int) -> Refusal:
        """The refusal of a number that is no action code."""
        return Refusal(self.contract_rule, "unknown-action", {"action": action})

    def is_sealed(
        self,
        before: GameState,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        action: int,  # noqa: ARG002
        now: GameState,  # noqa: ARG002
        viewer: int | None,  # noqa: ARG002
    ) -> bool:
        """Whether a decision is kept from a viewer for the time being, as a bid is until all are in.

        A log shows neither notation nor words of what is sealed, and nothing at all where no event tells the viewer of
        it and its view stays the same. What is not sealed when it was just taken never is later, and by the end of
        the match nothing is.

        Args:
            before: the state in which it was taken.
            seat, action: the decision.
            now: a state of the match after it.
            viewer: a seat of another player; None is a spectator.
        """
        return False

    def side_of(self, state: GameState, seat: int) -> int:
        """Which side the seat is on; seats of a side win and lose together."""
        return self.player_of(state, seat)

    def labels(self, state: GameState, seat: int) -> Mapping[str, str]:  # noqa: ARG002
        """What statistics group the seat by, such as its character."""
        return {}

    def measures(self, state: GameState) -> Mapping[str, int]:  # noqa: ARG002
        """Numbers of a match that statistics show, such as its days."""
        return {}

    #: What statistics add up by seat over a match, such as alliances.
    counted: tuple[str, ...] = ()

    def counts(self, events: Sequence[Event]) -> Iterable[tuple[int, str, int]]:  # noqa: ARG002
        """Seat, name (one of `counted`) and amount of all in the events of a decision that is added up."""
        return ()

    def broken_invariants(self, state: GameState) -> list[str]:  # noqa: ARG002
        """What holds in every state of the game and does not hold in this one, with rule IDs; for tests."""
        return []

    def read_vectors(self, path: Path) -> Sequence[Vector]:
        """The worked examples of a file; a game that writes them in another form than tables reads its own.

        Raises:
            VectorError: the file cannot be read, or has none.
        """
        return read_vectors(path)

    def inconsistency(self, record: Record) -> str:  # noqa: ARG002
        """What in the fields of a state contradicts another, "" if nothing does.

        A game names here everything that its rules rest on without testing it; states from outside are
        adopted only when this is "". `record` has its content and a silent log.
        """
        return ""

    # -- what each game fills in ----------------------------------------------------------------

    #: ID of the rule that numbers the actions.
    contract_rule: str

    @abstractmethod
    def tables(self, sheet: Sheet) -> Record:
        """The tables that the rules read, from a content sheet; raises ContentError."""

    @abstractmethod
    def set_options(self, record: Record, options: Options) -> None:
        """Write the options into a fresh state record."""

    @abstractmethod
    def options_of(self, state: GameState) -> Options:
        """The options of a match."""

    @abstractmethod
    def seats(self, options: Mapping[str, Any] | None = None) -> int:
        """Number of seats of a match with these options."""

    @abstractmethod
    def players(self, options: Mapping[str, Any] | None = None) -> int:
        """Number of players of a match with these options; a player may have several seats."""

    @abstractmethod
    def player_of(self, state: GameState, seat: int) -> int:
        """Which player has the seat."""

    @abstractmethod
    def knows(self, state: GameState, viewer: int | None, seat: int) -> bool:
        """Whether a seat (None: a spectator) knows the hidden cards of another seat."""

    @abstractmethod
    def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
        """Everything that the seat (None: a spectator) may know, as plain data."""

    @abstractmethod
    def outcome(self, state: GameState) -> Outcome | None:
        """The final result, None while the match runs."""

    @abstractmethod
    def format(self, state: GameState, seat: int, action: int) -> str:
        """The action in notation."""

    @abstractmethod
    def parse(self, state: GameState, seat: int, text: str) -> int:
        """The action that a notation means; raises NotationError."""

    @abstractmethod
    def describe(self, state: GameState, seat: int, action: int, texts: Texts) -> str:
        """The action in words."""

    @abstractmethod
    def refusal_args(self, state: GameState, seat: int, action: int, number: int) -> Mapping[str, int | str]:
        """The numbers that a refusal's sentence shows."""

    @abstractmethod
    def run_vector(self, vector: Vector, mode: str | None = None) -> list[Mismatch]:
        """Play one worked example; what was not as expected. Raises VectorError."""

    @abstractmethod
    def pieces(self) -> Mapping[str, tuple[int, tuple[int, ...]]]:
        """The parts of the observation: name -> (first index, shape)."""


def match_key(seed: Seed) -> tuple[int, int]:
    """The 64-bit key of a match, as two words, from its seed (a number or a text)."""
    digest = hashlib.blake2b(str(seed).encode(errors="surrogatepass"), digest_size=8, person=b"kagura-match").digest()
    return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little")


@dataclass(frozen=True, slots=True)
class Playouts:
    """Results of many random games.

    Attributes:
        games: how many were played.
        decisions: decisions taken in all.
        scores: per game, final score of each seat.
        placing: per game, rank of each seat.
    """

    games: int
    decisions: int
    scores: list[tuple[int, ...]]
    placing: list[tuple[int, ...]]
