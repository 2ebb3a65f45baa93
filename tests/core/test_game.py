"""The contract as functions of the game, and what every state says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import kagura
from kagura.core.errors import IllegalAction, KaguraError, StateError
from kagura.core.game import Game, match_key

game: Game = kagura.make("last_kannagi")


def test_the_functions_of_the_contract_ask_the_state() -> None:
    state = game.new(seed=1, mode="plain")
    (seat,) = game.acting(state)
    assert game.legal(state, seat) == state.legal(seat)
    assert game.digest(state) == state.digest()
    game.apply(state, seat, state.choices(seat)[0])
    assert game.digest(state) != game.digest(game.new(seed=1, mode="plain"))


def test_a_game_that_says_nothing_of_sides_labels_and_measures_has_simple_ones() -> None:
    state = game.new({"mode": "team2"}, seed=1, mode="plain")
    assert Game.side_of(game, state, 3) == game.player_of(state, 3)
    assert not Game.counted
    assert not tuple(Game.counts(game, []))
    nothing: tuple[Mapping[str, Any], ...] = (Game.labels(game, state, 0), Game.measures(game, state))
    assert nothing == ({}, {})
    assert Game.broken_invariants(game, state) == []
    assert Game.rather(game, state, 0, 7, lambda _: 8) == 7


def test_a_game_without_a_face_for_a_browser_says_so() -> None:
    state, texts = game.new(seed=1, mode="plain", events=True), game.texts()
    for asked in (
        lambda: Game.stage(game, state.engine, texts),
        lambda: Game.offer(game, state, 0, texts),
        lambda: Game.tell(game, {}, state.events()[0], texts),
    ):
        with pytest.raises(KaguraError, match="has no face for a browser yet"):
            asked()
    assert game.has_browser_face
    assert game.has_terminal_face
    faceless = type("Faceless", (type(game),), {"stage": Game.stage, "face": Game.face})()
    assert not faceless.has_browser_face
    assert not faceless.has_terminal_face


def test_a_game_without_position_files_says_so_and_asks_in_no_words() -> None:
    with pytest.raises(KaguraError, match="last_kannagi has no position files"):
        Game.position(game, "")
    assert Game.question(game, game.new(seed=1, mode="plain"), 0, game.texts()) == ""


def test_a_game_tells_events_one_by_one_without_a_heading_and_with_words_for_a_reason() -> None:
    state, texts = game.new(seed=1, mode="plain", events=True), game.texts()
    view = game.view(state, 0)
    assert Game.narrate(game, view, state.events(), texts) == [game.tell(view, each, texts) for each in state.events()]
    assert Game.heading(game, view, texts) == ""
    seat = state.acting()[0]
    assert Game.reason(game, state, seat, 0, texts) == game.describe(state, seat, 0, texts)


@pytest.mark.parametrize("mode", ["plain", "checked"])
def test_a_state_shows_game_mode_and_digest(mode: str) -> None:
    state = game.new(seed=1, mode=mode)
    assert repr(state) == f"<last_kannagi state, {mode}, {state.digest()}>"


def test_a_silent_state_keeps_no_events() -> None:
    with pytest.raises(StateError, match="events=True"):
        game.new(seed=1, mode="plain").events()


@pytest.mark.parametrize(("turns", "width"), [(0, 8), (2, 0), (2, 21), (-1, 8)])
def test_a_search_needs_a_turn_and_a_width_that_there_is_room_for(turns: int, width: int) -> None:
    with pytest.raises(StateError, match="a search has 1"):
        game.new(seed=1, mode="plain").best(0, turns, width)


def test_every_seed_has_its_own_key_number_or_text() -> None:
    assert match_key(7) == match_key("7")
    assert len({match_key(seed) for seed in range(1000)}) == 1000


def test_without_a_seed_matches_differ() -> None:
    assert game.new(mode="plain").digest() != game.new(mode="plain").digest()


def test_seats_beyond_the_match_are_refused() -> None:
    with pytest.raises(IllegalAction, match="K-ACT-1: unknown seat"):
        game.new(seed=1, mode="plain").apply(4, 0)
