"""Information: K-INFO."""

from __future__ import annotations

import pytest

from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.belief import determinise
from tests.games.last_kannagi.positions import GAME, GAME_MODES, Table, expect, new, record_of, walk


def hands(state: GameState, viewer: int | None) -> list[list[int | None]]:
    return [[card["card"] for card in seat["hand"]] for seat in GAME.view(state, viewer)["seats"]]


def middle(game_mode: str, seed: int = 3, **options: str) -> GameState:
    state = new({"mode": game_mode, **options}, seed, "plain")
    for _ in walk(state, seed, 150):
        pass
    return state


def test_all_but_the_hands_is_open_to_everybody() -> None:
    """K-INFO-1"""
    state = middle("solo4")
    views = [GAME.view(state, viewer) for viewer in (None, 0, 1, 2, 3)]
    for view in views:
        view.pop("seat")
        for seat in view["seats"]:
            seat.pop("hand")
    assert all(view == views[0] for view in views)
    shown = views[0]["seats"][0]
    for name in ("clock", "faith", "vp", "body", "storage", "supply", "received", "removed", "form", "cards"):
        assert name in shown


def test_the_number_of_face_down_cards_and_the_open_ones_are_seen_by_all(position: Table) -> None:
    """K-INFO-1"""
    state = position("A.hand=18,3; A.faith=10")
    expect(state, "MOVE 1; STOP", "A.vp=4")
    assert hands(state, 1)[0] == [18, None, None, None]
    assert GAME.view(state, None)["seats"][0]["hand"][0] == {
        "card": 18,
        "face_up": True,
        "met": True,
        "have": 10,
        "need": 10,
    }


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_face_down_cards_are_known_to_the_characters_player_only(game_mode: str) -> None:
    """K-INFO-2"""
    state = new(game_mode, 2, "plain")
    while state.fields.pending == k.PICK:
        state.apply(state.acting()[0], state.choices(state.acting()[0])[0])
    for viewer in range(state.fields.seats):
        for seat, hand in enumerate(hands(state, viewer)):
            is_known = state.fields.player[viewer] == state.fields.player[seat]
            assert (None not in hand) == is_known
    assert all(hand == [None] * 4 for hand in hands(state, None))


def test_a_partner_in_team4_does_not_see_the_hand() -> None:
    """K-INFO-2"""
    assert hands(new("team4", 2), 0)[3] == [None] * 4


def test_which_cards_are_fulfilled_is_hidden_too(position: Table) -> None:
    """K-INFO-2"""
    state = position("opt.reveal=declared; A.hand=18; A.faith=10", events=True)
    expect(state, "MOVE 1; STOP")
    assert GAME.view(state, 0)["seats"][0]["hand"][0] == {
        "card": 18,
        "face_up": False,
        "met": True,
        "have": 10,
        "need": 10,
    }
    assert GAME.view(state, 1)["seats"][0]["hand"][0] == {
        "card": None,
        "face_up": False,
        "met": None,
        "have": None,
        "need": None,
    }


def test_that_a_card_is_fulfilled_is_told_to_its_owner_alone(position: Table) -> None:
    """K-INFO-2"""
    state = position("opt.reveal=declared; A.hand=18; A.faith=10; W*=P", events=True)
    expect(state, "MOVE 1")
    assert "fulfilled" in [event.name for event in GAME.events_for(state, 0)]
    for viewer in (None, 1, 2):
        assert "fulfilled" not in [event.name for event in GAME.events_for(state, viewer)]


def test_no_view_tells_the_cards_out_of_the_game_or_future_draws() -> None:
    """K-INFO-3"""
    state = middle("solo3")
    for viewer in (None, 0, 1, 2):
        text = str(GAME.view(state, viewer))
        assert "key" not in text
        assert "draws" not in text
    s = state.conceal(0).fields
    assert (s.key_low, s.key_high, s.draws) == (0, 0, 0)


def test_the_bag_is_45_of_each_colour_less_what_is_seen() -> None:
    """K-INFO-4"""
    state = middle("solo3")
    view = GAME.view(state, None)
    for colour in range(3):
        seen = sum(space["tokens"][colour] for space in view["world"])
        seen += sum(seat["body"][colour] + seat["storage"][colour] for seat in view["seats"])
        held = view["turn"]["held"][colour] if view["turn"] else 0
        assert view["bag"][colour] == 45 - seen - held


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_two_states_that_differ_only_in_the_unknown_are_one_to_the_observer(game_mode: str) -> None:
    """K-INFO-5"""
    state = middle(game_mode)
    for viewer in range(state.fields.seats):
        for key in (1, 2, 3):
            other = state.determinise(viewer, key)
            assert other.conceal(viewer).bytes() == state.conceal(viewer).bytes()
            assert GAME.view(other, viewer) == GAME.view(state, viewer)
            assert other.observe(viewer) == state.observe(viewer)
            assert other.legal(viewer) == state.legal(viewer)


@pytest.mark.parametrize("reveal", ["auto", "declared"])
def test_a_sample_agrees_with_all_that_was_seen(reveal: str) -> None:
    """K-INFO-5: with `auto` nobody still holds a card whose condition was met in the open"""
    state = middle("solo4", 5, reveal=reveal)
    for key in range(20):
        s = state.determinise(1, key).fields
        dealt = [card for seat in range(4) for card in s.hand[seat]]
        assert len(set(dealt)) == 16
        assert set(dealt) <= set(range(1, 26))
        if reveal == "auto":
            for seat in range(4):
                for slot in range(4):
                    assert s.face_up[seat][slot] or not s.met[seat] >> s.hand[seat][slot] & 1


def test_every_unseen_card_can_be_in_a_sample() -> None:
    """K-INFO-3 K-INFO-5"""
    state = new("solo3", 4, "plain")
    seen = {state.determinise(0, key).fields.hand[1][0] for key in range(400)}
    assert seen == set(range(1, 26)) - set(state.fields.hand[0])


def test_a_sample_is_made_even_where_no_hand_could_agree() -> None:
    """K-INFO-5: such positions exist only if set up by hand"""
    s = record_of(new("solo3", 4, "plain"))
    s.met[1] = 2**26 - 2
    determinise(s, 0, 1, 2)
    assert len({card for seat in range(3) for card in s.hand[seat]}) == 12


def test_without_revelation_cards_nothing_is_hidden_but_the_draws() -> None:
    """K-INFO-5 K-OPT-content"""
    state = new({"mode": "solo3", "content": "text_only"}, 4, "plain")
    assert state.determinise(0, 7).fields.hand == state.fields.hand
    assert [seat["hand"] for seat in GAME.view(state, 0)["seats"]] == [[], [], []]


def test_the_pieces_of_an_observation_fill_it(mode: str) -> None:
    """K-INFO-5"""
    state = new("solo4", 4, mode)
    pieces = GAME.pieces()
    start, shape = pieces["tokens"]
    seen = state.observe(2)
    assert (start, shape) == (0, (37, 4))
    assert list(seen[: 37 * 4]) == [n for space in state.fields.tokens for n in space]
    last, size = list(pieces.values())[-1]
    assert last + size[0] == len(seen)
    at, _ = pieces["seat0/revelations"]
    assert [i + 1 for i in range(25) if seen[at + i] == 1] == sorted(state.fields.hand[2])
    at, _ = pieces["seat1/revelations"]
    assert not any(seen[at : at + 25])
