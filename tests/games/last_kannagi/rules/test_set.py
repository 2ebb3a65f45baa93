"""Set-up: K-SET, and the set-up vectors U1 to U7 of section 22.1."""

from __future__ import annotations

from collections import Counter

import pytest

from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from tests.games.last_kannagi.positions import GAME, GAME_MODES, TABLES, choices, expect, new, refused, table

SEEDS = range(12)


def with_character(ch: int, **more: str) -> tuple[GameState, int]:
    """A fresh match in which somebody has the character, and the seat."""
    for seed in range(40):
        state = new("solo4", seed, **more)
        if ch in state.fields.character:
            return state, state.fields.character.index(ch)
    raise AssertionError("nobody ever gets this character")


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_every_player_gets_seats_and_every_order_can_come(game_mode: str) -> None:
    """K-SET-1"""
    players, seats = GAME.players({"mode": game_mode}), GAME.seats({"mode": game_mode})
    orders = Counter(tuple(new(game_mode, seed).fields.player[:seats]) for seed in range(200))
    assert len(orders) == {2: 2, 3: 6, 4: 24}[players]
    assert all(sorted(set(order)) == list(range(players)) for order in orders)


def test_in_team2_the_first_player_has_seats_1_and_4() -> None:
    """K-SET-1 K-TEAM-1"""
    for seed in SEEDS:
        first, second, third, fourth = new("team2", seed).fields.player
        assert first == fourth != second == third


@pytest.mark.parametrize("seed", SEEDS)
def test_the_world_is_laid_out_and_93_tokens_stay_in_the_bag(seed: int, mode: str) -> None:
    """K-SET-2, vector U1"""
    s = new({"mode": "solo3", "characters": "pick"}, seed, mode).fields
    assert sum(s.bag) == 93
    assert s.day == 1
    for space in range(37):
        r, b, y, p = s.tokens[space]
        assert (r + b + y, p) == ((0, 0), (1, 0), (2, 0), (0, 2))[TABLES.level[space]]


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_random_characters_are_all_different(game_mode: str) -> None:
    """K-SET-3"""
    seen = set()
    for seed in SEEDS:
        s = new(game_mode, seed).fields
        dealt = s.character[: s.seats]
        assert len(set(dealt)) == s.seats
        seen |= set(dealt)
    assert seen == {0, 1, 2, 3, 4}


def test_in_team2_each_player_decides_which_character_takes_the_earlier_seat(mode: str) -> None:
    """K-SET-3"""
    state = new("team2", 5, mode)
    first, second, third, fourth = state.fields.character
    assert state.acting() == (0,)
    assert state.choices(0) == sorted([k.TAKE_CHARACTER + first, k.TAKE_CHARACTER + fourth])
    state.apply(0, k.TAKE_CHARACTER + fourth)
    assert state.acting() == (1,)
    assert state.choices(1) == sorted([k.TAKE_CHARACTER + second, k.TAKE_CHARACTER + third])
    state.apply(1, k.TAKE_CHARACTER + second)
    assert list(state.fields.character) == [fourth, second, third, first]
    assert state.fields.pending == k.MAIN


def test_in_team2_a_character_of_the_other_player_cannot_be_taken() -> None:
    """K-SET-3"""
    state = new("team2", 5)
    free = next(ch for ch in range(5) if ch not in (state.fields.character[0], state.fields.character[3]))
    assert refused(state, ("hinata", "mito", "hikari", "kon", "kaede")[free]) == "K-SET-3 not-dealt"


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_picked_characters_are_chosen_seat_by_seat_from_the_free_ones(game_mode: str, mode: str) -> None:
    """K-SET-3"""
    state = new({"mode": game_mode, "characters": "pick"}, 2, mode)
    names = ["kaede", "kon", "mito", "hinata"][: GAME.seats({"mode": game_mode})]
    for seat, name in enumerate(names):
        assert state.acting() == (seat,)
        assert len(choices(state)) == 5 - seat
        for taken in names[:seat]:
            assert refused(state, taken) == "K-SET-3 character-taken"
        state.apply(seat, GAME.parse(state, seat, name))
    assert state.fields.pending == k.MAIN
    assert [seat["character"] for seat in GAME.view(state, None)["seats"]] == names


def test_before_the_characters_are_known_nothing_depends_on_them(mode: str) -> None:
    """K-SET-3"""
    state = new({"mode": "solo4", "characters": "pick"}, 2, mode)
    seat = GAME.view(state, 0)["seats"][2]
    assert (seat["character"], seat["resistance"], seat["supply_limit"]) == (None, None, None)
    assert seat["hand"] == []
    assert state.evaluate(0) == 0
    assert len(state.observe(3)) == GAME.rules.features
    assert state.determinise(0, 9).fields.hand == [[0] * 4] * 4


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_every_character_starts_on_the_main_shrine_with_19_chips_and_one_in_the_supply(game_mode: str) -> None:
    """K-SET-4, vector U2"""
    state = new({"mode": game_mode, "characters": "pick"}, 4)
    while state.fields.pending == k.PICK:
        state.apply(state.acting()[0], state.choices(state.acting()[0])[-1])
    for seat in GAME.view(state, None)["seats"]:
        assert (seat["marker"], seat["clock"], seat["vp"], seat["form"]) == (0, 0, 0, 0)
        assert (seat["received"], seat["supply"], seat["removed"], seat["shrines"]) == ([], 1, 0, 0)
        assert seat["body"] == [0, 0, 0, 0]


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_seat_1_lies_on_top_and_acts_first(game_mode: str) -> None:
    """K-SET-5"""
    state = new({"mode": game_mode, "characters": "pick"}, 4)
    while state.fields.pending == k.PICK:
        state.apply(state.acting()[0], state.choices(state.acting()[0])[0])
    assert list(state.fields.stack) == [0, 1, 2, 3]
    assert state.acting() == (0,)


def test_kaede_starts_with_faith_4_and_all_others_with_1(mode: str) -> None:
    """K-SET-6 K-CHAR-5, vector U3"""
    for ch in range(5):
        state, seat = with_character(ch, mode=mode)
        assert state.fields.faith[seat] == (4 if ch == k.KAEDE else 1)


def test_hikari_starts_with_a_purified_token_of_each_colour_out_of_the_bag(mode: str) -> None:
    """K-SET-6 K-CHAR-3, vector U4"""
    state, seat = with_character(k.HIKARI, mode=mode)
    assert list(state.fields.storage[seat]) == [1, 1, 1, 0]
    assert sum(state.fields.bag) == 90


def test_hinata_starts_with_a_card_and_a_fourth_supply_space(mode: str) -> None:
    """K-SET-6 K-CHAR-1 K-EFF-supply_cap, vector U5"""
    for ch in range(5):
        state, seat = with_character(ch, mode=mode)
        shown = GAME.view(state, None)["seats"][seat]
        assert (shown["cards"], shown["supply_limit"]) == ((1, 4) if ch == k.HINATA else (0, 3))


def test_mito_starts_with_resistance_7_and_all_others_with_5(mode: str) -> None:
    """K-SET-6 K-CHAR-2, vector U6"""
    for ch in range(5):
        state, seat = with_character(ch, mode=mode)
        assert GAME.view(state, None)["seats"][seat]["resistance"] == (7 if ch == k.MITO else 5)


def test_seats_1_and_4_are_one_team() -> None:
    """K-SET-1 K-TEAM-1, vector U7"""
    for game_mode in ("team2", "team4"):
        assert [seat["team"] for seat in GAME.view(new(game_mode), None)["seats"]] == [0, 1, 1, 0]
    assert [seat["team"] for seat in GAME.view(new("solo4"), None)["seats"]] == [0, 1, 2, 3]


@pytest.mark.parametrize("game_mode", ["solo3", "solo4", "team4"])
def test_four_different_revelation_cards_are_dealt_to_each_character(game_mode: str) -> None:
    """K-SET-7"""
    seen: set[int] = set()
    for seed in SEEDS:
        s = new(game_mode, seed).fields
        dealt = [card for seat in range(s.seats) for card in s.hand[seat]]
        assert len(set(dealt)) == 4 * s.seats
        assert set(dealt) <= set(range(1, 26))
        assert not any(any(up) for up in s.face_up)
        seen |= set(dealt)
    assert seen == set(range(1, 26))


def test_day_1_starts_with_the_action_phase(mode: str) -> None:
    """K-SET-8"""
    state = new({"mode": "solo3", "majority_min": 0}, 1, mode)
    assert (state.fields.day, state.fields.pending) == (1, k.MAIN)
    plain = [f for f, ch in zip(state.fields.faith, state.fields.character, strict=False) if ch not in (-1, k.KAEDE)]
    assert set(plain) == {1}


def test_the_base_position_z_is_what_the_specification_says(mode: str) -> None:
    """K-SET-5 K-COMP-1: Z of section 22"""
    state = table("-", mode)
    expect(state, "turn A", "A:hikari; B:kaede; C:hinata; W28=PP; W1=-; bag=R45B45Y45; A.faith=1; A.supply=1; day=1")
