"""Properties of The Last Kannagi over positions that hypothesis makes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kagura
from kagura.core.errors import IllegalAction
from kagura.core.options import Options
from kagura.testing import strategies as some
from kagura.testing.strategies import Position

GAME = kagura.make("last_kannagi")
FEW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
POSITIONS = some.positions(GAME)


@FEW
@given(some.options(GAME, mode="team2"))
def test_options_are_options_of_the_game(options: dict[str, Any]) -> None:
    assert dict(Options(GAME.options_declared, options)) == options
    assert options["mode"] == "team2"


@FEW
@given(POSITIONS)
def test_a_position_is_the_fold_of_its_line(position: Position) -> None:
    state = GAME.new(position.options, position.seed, mode="checked")
    for seat, action in position.line:
        state.apply(seat, action)
    assert state.bytes() == position.state.bytes()


@FEW
@given(POSITIONS)
def test_positions_keep_the_invariants_and_somebody_can_act(position: Position) -> None:
    assert GAME.broken_invariants(position.state) == []
    assert position.state.over or all(position.state.choices(seat) for seat in position.state.acting())


@FEW
@given(POSITIONS, st.integers(-3, 6), st.integers(-3, 120))
def test_any_decision_is_taken_or_refused_without_effect(position: Position, seat: int, action: int) -> None:
    state, before = position.state, position.state.bytes()
    is_legal = 0 <= seat < GAME.rules.seats and 0 <= action < GAME.rules.actions and state.legal(seat)[action] == 1
    if is_legal:
        state.apply(seat, action)
        assert state.bytes() != before
    else:
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
        assert state.bytes() == before


@FEW
@given(POSITIONS, st.data(), st.integers(0, 2**64 - 1))
def test_a_sample_shows_its_viewer_what_the_truth_shows(position: Position, data: st.DataObject, key: int) -> None:
    viewer = data.draw(some.seats(GAME, position.options))
    sample = position.state.determinise(viewer, key)
    assert GAME.view(sample, viewer) == GAME.view(position.state, viewer)
    assert sample.legal(viewer) == position.state.legal(viewer)
    assert sample.observe(viewer) == position.state.observe(viewer)


@FEW
@given(POSITIONS, st.data())
def test_what_is_told_to_a_viewer_is_part_of_what_happened(position: Position, data: st.DataObject) -> None:
    viewer = data.draw(some.viewers(GAME, position.options))
    happened = position.state.events()
    told = GAME.events_for(position.state, viewer)
    assert [event for event in happened if event in told] == told
    assert all(event.secret for event in happened if event not in told)


def test_a_position_is_shown_without_its_state() -> None:
    state = GAME.new(seed=1, mode="plain")
    assert repr(Position({"mode": "solo3"}, 1, ((0, 45),), state)) == (
        "Position(options={'mode': 'solo3'}, seed=1, line=((0, 45),))"
    )
