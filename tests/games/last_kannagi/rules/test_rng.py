"""Randomness: K-RNG."""

from __future__ import annotations

from collections import Counter

from kagura.core.rng import below, draw
from tests.games.last_kannagi.positions import GAME, Table, expect, new, record_of, walk


def test_each_token_in_the_bag_is_equally_likely() -> None:
    """K-RNG-1"""
    from kagura.games.last_kannagi.rules.tokens import draw_token

    found: Counter[int] = Counter()
    s = record_of(new("solo3", 1))
    for _ in range(6000):
        s.bag = [10, 20, 30]
        found[draw_token(s)] += 1
    for colour, share in enumerate((1 / 6, 2 / 6, 3 / 6)):
        assert abs(found[colour] / 6000 - share) < 0.03


def test_a_draw_takes_the_token_out_of_the_bag(position: Table) -> None:
    """K-RNG-1"""
    expect(position("A.pur=P; bag=RBY"), "PRAY 1", "A.pur=RBY; bag=-")


def test_an_empty_bag_draws_nothing_and_uses_no_random_number(position: Table) -> None:
    """K-RNG-1"""
    from kagura.core.bag import NOTHING_LEFT
    from kagura.games.last_kannagi.rules.tokens import draw_token

    s = record_of(position("bag=-"))
    assert draw_token(s) == NOTHING_LEFT
    assert s.draws == 0


def test_the_set_up_draws_in_the_order_of_the_table() -> None:
    """K-RNG-2: start order, world, characters, revelations, each with uniform numbers below what is left"""
    state = new("solo4", 77)
    twin = record_of(state)
    twin.draws = twin.spare = 0
    player = [0, 1, 2, 3]
    for i in (3, 2, 1):
        j = below(twin, i + 1)
        player[i], player[j] = player[j], player[i]
    assert list(state.fields.player) == player
    bag = [45, 45, 45]
    level = GAME.engine(mode="plain").tables.level  # type: ignore[attr-defined]
    for wanted in (1, 2):
        for space in [n for n in range(37) if level[n] == wanted]:
            drawn = [0, 0, 0]
            for _ in range(wanted):
                pick = below(twin, sum(bag))
                colour = 0 if pick < bag[0] else 1 if pick < bag[0] + bag[1] else 2
                bag[colour] -= 1
                drawn[colour] += 1
            assert list(state.fields.tokens[space][:3]) == drawn
    free = [0, 1, 2, 3, 4]
    dealt = [free.pop(below(twin, 5 - i)) for i in range(4)]
    assert list(state.fields.character) == dealt
    cards = list(range(1, 26))
    hands = [[cards.pop(below(twin, len(cards))) for _ in range(4)] for _ in range(4)]
    assert [list(hand) for hand in state.fields.hand] == hands
    assert twin.draws == state.fields.draws


def test_the_second_character_of_a_player_is_dealt_before_those_of_the_other() -> None:
    """K-RNG-2"""
    state = new("team2", 9)
    twin = record_of(state)
    twin.draws = state.fields.draws - 5  # even: a fresh block
    draw(twin)
    free = [0, 1, 2, 3, 4]
    dealt = [free.pop(below(twin, 5 - i)) for i in range(4)]
    assert [state.fields.character[seat] for seat in (0, 3, 1, 2)] == dealt


def test_text_only_shuffles_no_cards() -> None:
    """K-RNG-2"""
    full, text_only = new("solo3", 9), new({"mode": "solo3", "content": "text_only"}, 9)
    assert full.fields.draws - text_only.fields.draws >= 12


def test_the_purification_draws_one_token_for_each_branch_shrine(position: Table) -> None:
    """K-RNG-2"""
    state = position("A.t=24; B.t=24; C.t=23; S1=A; S2=A; S3=B; W*=P")
    before = state.fields.draws
    expect(state, "REST")
    assert state.fields.draws == before + 3


def test_a_game_is_determined_by_options_seed_and_decisions(mode: str) -> None:
    """K-RNG-3"""
    first = new("team4", "a word", mode)  # type: ignore[arg-type]
    decisions = list(walk(first, 4))
    second = new("team4", "a word", mode)  # type: ignore[arg-type]
    for seat, action in decisions:
        second.apply(seat, action)
    assert second.bytes() == first.bytes()


def test_decisions_themselves_draw_nothing(position: Table) -> None:
    """K-RNG-3"""
    state = position("A.cards=1; A.pur=RR")
    before = state.fields.draws
    expect(state, "MOVE 4; >1; >7; STOP; turn B; MOVE 1; STOP; turn C; REST")
    assert state.fields.draws == before


def test_without_a_seed_every_match_is_another() -> None:
    """K-RNG-3"""
    assert GAME.new().bytes() != GAME.new().bytes()
