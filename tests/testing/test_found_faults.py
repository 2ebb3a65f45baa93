"""Faults that the conformance suite has found, each in its smallest form."""

from __future__ import annotations

import pytest

import kagura
from kagura.core.errors import IllegalAction
from kagura.core.event import Event
from kagura.testing import modes_of

GAME = kagura.make("last_kannagi")
MODES = modes_of(GAME)


@pytest.mark.parametrize("mode", MODES)
def test_a_search_leaves_the_events_of_the_state_alone(mode: str) -> None:
    state = GAME.new(seed=1, mode=mode, events=True)
    told = state.events()
    state.best(state.acting()[0])
    assert state.events() == told


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_who_has_no_seat_has_no_view(seat: int) -> None:
    # As an index, -1 would be seat 4 of team2, whose player holds seat 1 too.
    state = GAME.new({"mode": "team2"}, seed=1, mode="plain", events=True)
    with pytest.raises(IllegalAction, match="unknown seat"):
        GAME.view(state, seat)
    assert not GAME.knows(state, seat, 0)


def test_the_fourth_seat_is_not_in_a_match_of_three() -> None:
    with pytest.raises(IllegalAction):
        GAME.view(GAME.new({"mode": "solo3"}, seed=1, mode="plain"), 3)


@pytest.mark.parametrize("mode", MODES)
def test_a_revealed_card_is_told_with_its_slot(mode: str) -> None:
    """K-REV-3: the table turns this card of the hand, not any card."""
    state = GAME.new(seed=2, mode=mode, events=True)
    revealed: list[Event] = []
    while not revealed:
        seat = state.acting()[0]
        state.apply(seat, state.best(seat))
        revealed = [event for event in state.events() if event.name == "revealed"]
    hand, event = state.fields.hand, revealed[0]
    assert hand[event.seat][event.args["slot"]] == event.args["card"]
    assert state.fields.face_up[event.seat][event.args["slot"]] == 1


@pytest.mark.parametrize("mode", MODES)
def test_arguments_of_events_are_numbers(mode: str) -> None:
    """K-PRAY-1: the plain rules once told True for one token of a colour."""
    found = set()
    for seed in range(3):
        state = GAME.new(seed=seed, mode=mode, events=True)
        while not state.over:
            seat = state.acting()[0]
            choices = state.choices(seat)
            state.apply(seat, choices[(seed + len(choices) * 7) % len(choices)])
            found |= {type(value) for event in state.events() for value in event.args.values()}
    assert found == {int}


@pytest.mark.parametrize("mode", MODES)
def test_a_state_can_be_hashed(mode: str) -> None:
    state = GAME.new(seed=1, mode=mode)
    assert len({state, state.copy()}) == 1


@pytest.mark.parametrize("mode", MODES)
def test_threads_of_playouts_do_not_share_a_record(mode: str) -> None:
    expected = GAME.playouts(12, seed=3, mode=mode, options={"characters": "pick"})
    for threads in (2, 3, 4):
        assert GAME.playouts(12, seed=3, mode=mode, threads=threads, options={"characters": "pick"}) == expected
