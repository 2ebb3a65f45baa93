"""One random match that a check walks through, and the failure that names its place."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from kagura.core.errors import ModeError
from kagura.core.game import Game, Seed
from kagura.core.options import Options
from kagura.core.state import GameState

NOBODY = -1
#: Decisions after which a match counts as endless, unless the game declares `most_decisions`.
MOST_DECISIONS = 10_000
#: Shares of decisions that a walk takes by looking at the worth of what follows; the others are random.
EAGERNESS = (0.0, 0.3, 0.8)
#: Compiled, slow checks look at every so many decisions: asked from Python, the fields of a state cost much there.
LOOK_EVERY = 9
#: Every action is looked at closely at every so many decisions; in between, one in so many.
ALL_ACTIONS_EVERY = 40
SHARE_OF_ACTIONS = 8
#: How often a seat that owes nothing, but may act, does so.
OUT_OF_TURN = 0.3


class NonConforming(AssertionError):
    """A game breaks the contract. The message says what, in which match and where, and how to see it again."""


class Match:
    """A match by its seed and options, and how far a check has come in it.

    Attributes:
        game: the game under test.
        seed: seed of the match, and of the decisions in it.
        options: options of the match; what is left out has its default.
        check: name of the check.
        mode: mode of the states that `new` and `walk` make.
        decision: number of decisions taken so far, for messages.
    """

    def __init__(self, game: Game, seed: Seed, options: Mapping[str, Any] | None, check: str, mode: str) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options or {})
        self.check = check
        self.mode = mode
        self.decision = 0

    def new(self, mode: str | None = None, *, seed: Seed | None = None) -> GameState:
        """A state before the first decision, that keeps events."""
        chosen = self.seed if seed is None else seed
        return self.game.new(self.options, chosen, mode=mode or self.mode, events=True)

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(self.game.seats(self.options))

    @property
    def most_decisions(self) -> int:
        """The bound after which the match counts as endless."""
        bound: int = getattr(self.game, "most_decisions", MOST_DECISIONS)
        return bound

    @property
    def is_looking(self) -> bool:
        """Whether a slow check looks at this decision."""
        return self.mode != "compiled" or self.decision % LOOK_EVERY == 0

    def some_actions(self) -> range:
        """Actions to look at closely now: all at some decisions, each in its turn at the others."""
        actions = self.game.rules.actions
        if self.decision % ALL_ACTIONS_EVERY == 0:
            return range(actions)
        return range(self.decision % SHARE_OF_ACTIONS, actions, SHARE_OF_ACTIONS)

    def failure(self, what: str) -> NonConforming:
        """The failure of this check at this decision."""
        chosen = Options(self.game.options_declared, self.options)
        again = f"{self.check}(game, seed={self.seed!r}, options={self.options!r}, mode={self.mode!r})"
        where = f"seed {self.seed!r}, decision {self.decision}, {chosen}"
        return NonConforming(f"{self.game.name}: {self.check}: {what}\n  in: {where}\n  again: {again}")

    def require(self, holds: bool, what: str) -> None:
        """Fail unless it holds."""
        if not holds:
            raise self.failure(what)

    def same(self, found: object, expected: object, what: str) -> None:
        """Fail unless both are equal; the message shows the first difference."""
        if found != expected:
            raise self.failure(f"{what}: {difference(found, expected)}")


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match: the state before a decision, and the decision that comes next.

    Attributes:
        state: the true state; a check must leave it as it is.
        seat: who decides next, -1 when the match is over.
        action: what it decides, -1 when the match is over.
    """

    state: GameState
    seat: int
    action: int


class Check(Protocol):
    """A check of the conformance suite: plays one match and fails with `NonConforming`."""

    __name__: str

    def __call__(
        self, game: Game, seed: Seed = 0, options: Mapping[str, Any] | None = None, *, mode: str = "plain"
    ) -> None:
        """Check the match of this seed with these options."""


def check(body: Callable[[Match], None]) -> Check:
    """Make a check that can be called by itself of a function over a match."""

    @functools.wraps(body)
    def run(game: Game, seed: Seed = 0, options: Mapping[str, Any] | None = None, *, mode: str = "plain") -> None:
        match = Match(game, seed, options, run.__name__, mode)
        try:
            body(match)
        except NonConforming:
            raise
        except Exception as error:
            raise match.failure(f"{type(error).__name__}: {error}") from error

    return run


def looks(match: Match) -> Iterator[Moment]:
    """The moments of `walk` that a slow check looks at: all, but fewer where the fields of a state cost much."""
    for moment in walk(match):
        if match.is_looking or moment.seat == NOBODY:
            yield moment


def walk(match: Match) -> Iterator[Moment]:
    """Play the match: one moment before each decision, and one at the end.

    Some decisions are random, some look one step ahead, so that far corners of a game are reached.
    """
    picker = Random(f"kagura {match.seed}")
    eagerness = picker.choice(EAGERNESS)
    state = match.new()
    match.decision = 0
    while not state.over:
        match.require(match.decision < match.most_decisions, f"no end after {match.most_decisions} decisions")
        seat, action = pick_decision(match, state, picker, eagerness)
        yield Moment(state, seat, action)
        state.apply(seat, action)
        match.decision += 1
    yield Moment(state, NOBODY, NOBODY)


def pick_decision(match: Match, state: GameState, picker: Random, eagerness: float) -> tuple[int, int]:
    """A seat and its action: mostly of a seat that owes a decision."""
    acting = state.acting()
    match.require(bool(acting), "dead end: the match is not over, and nobody owes a decision")
    if picker.random() < OUT_OF_TURN:
        others = [seat for seat in match.seats if seat not in acting and any(state.legal(seat))]
        acting = tuple(others) or acting
    seat = picker.choice(acting)
    choices = state.choices(seat)
    match.require(bool(choices), f"dead end: seat {seat} owes a decision and has no legal action")
    if len(choices) == 1 or picker.random() >= eagerness:
        return seat, picker.choice(choices)
    return seat, most_promising(state, seat, choices)


def most_promising(state: GameState, seat: int, choices: list[int]) -> int:
    """The action whose next state is worth most to the seat; the first of equals."""

    def worth_after(action: int) -> int:
        twin = state.copy()
        twin.apply(seat, action)
        return twin.evaluate(seat)

    return max(choices, key=worth_after)


def modes_of(game: Game) -> tuple[str, ...]:
    """The modes that can be had here: plain, checked, and compiled if it was built."""
    try:
        game.engine(mode="compiled")
    except ModeError:
        return ("plain", "checked")
    return ("plain", "checked", "compiled")


def invariants_broken(game: Game, state: GameState) -> list[str]:
    """What the game says is wrong with a state."""
    broken: list[str] = getattr(game, "broken_invariants", lambda _: [])(state)
    return broken


def difference(found: object, expected: object) -> str:
    """The first place where two values differ, in a few words."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in [*found, *(key for key in expected if key not in found)]:
            if found.get(key) != expected.get(key):
                return f"{key}: {difference(found.get(key), expected.get(key))}"
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple) and len(found) == len(expected):
        for i, (mine, theirs) in enumerate(zip(found, expected, strict=True)):
            if mine != theirs:
                return f"[{i}]: {difference(mine, theirs)}"
    if isinstance(found, bytes) and isinstance(expected, bytes) and len(found) == len(expected):
        at = next(i for i in range(len(found)) if found[i] != expected[i])
        return f"byte {at}: {found[at]} instead of {expected[at]}"
    return f"{_short(found)} instead of {_short(expected)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "..."
