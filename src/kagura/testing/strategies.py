"""Strategies for hypothesis: options, seeds, seats, and matches played to some decision.

from hypothesis import given
from kagura.testing import strategies as some

@given(some.positions(kagura.make("last_kannagi")))
def test_there_is_something_to_do(position: some.Position) -> None:
    assert position.state.over or position.state.acting()
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from kagura.core.game import Game, Seed
from kagura.core.state import GameState

#: Decisions of a position, at most, unless told otherwise.
LINE_LENGTH = 120


@dataclass(frozen=True, slots=True)
class Position:
    """A match played to some decision. Hypothesis shows all but the state, which is enough to see it again.

    Attributes:
        options: of the match; what is left out has its default.
        seed: of the match.
        line: the decisions taken, as (seat, action).
        state: what they led to; a test may change it.
    """

    options: Mapping[str, Any]
    seed: Seed
    line: tuple[tuple[int, int], ...]
    state: GameState

    def __repr__(self) -> str:
        return f"Position(options={self.options!r}, seed={self.seed!r}, line={self.line!r})"


def options(game: Game, **fixed: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Options of a match, the defaults first; `fixed` ones have the given value."""
    free = {option.name: st.sampled_from(option.values) for option in game.options_declared if option.name not in fixed}
    return st.fixed_dictionaries({**{name: st.just(value) for name, value in fixed.items()}, **free})


def seeds() -> st.SearchStrategy[Seed]:
    """Seeds, numbers and texts."""
    texts = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=20)
    return st.one_of(st.integers(0, 2**63), texts)


def seats(game: Game, options: Mapping[str, Any] | None = None) -> st.SearchStrategy[int]:
    """The seats of a match with these options."""
    return st.integers(0, game.seats(options) - 1)


def viewers(game: Game, options: Mapping[str, Any] | None = None) -> st.SearchStrategy[int | None]:
    """Seats, and None for a spectator."""
    return st.one_of(st.none(), seats(game, options))


@st.composite
def positions(
    draw: st.DrawFn, /, game: Game, *, most: int = LINE_LENGTH, mode: str = "plain", events: bool = True, **fixed: Any
) -> Position:
    """Matches with any options and seed, played for up to `most` decisions."""
    chosen, seed = draw(options(game, **fixed)), draw(seeds())
    state = game.new(chosen, seed, mode=mode, events=events)
    line: list[tuple[int, int]] = []
    length = draw(st.integers(0, most))
    for pick in draw(st.lists(st.integers(0, 2**16 - 1), min_size=length, max_size=length)):
        decisions = possible(game, state)
        if not decisions:
            break
        seat, action = decisions[pick % len(decisions)]
        state.apply(seat, action)
        line.append((seat, action))
    return Position(chosen, seed, tuple(line), state)


def possible(game: Game, state: GameState) -> list[tuple[int, int]]:
    """All that any seat may do now, those who owe a decision first, as (seat, action)."""
    owing = state.acting()
    others = [seat for seat in range(game.seats(game.options_of(state))) if seat not in owing]
    return [(seat, action) for seat in (*owing, *others) for action in state.choices(seat)]
