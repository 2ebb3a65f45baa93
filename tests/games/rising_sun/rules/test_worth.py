"""What a state is worth to a search, and what bots are shown."""

from __future__ import annotations

from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from tests.games.rising_sun.positions import new, table, walk


def at_mandate(mode: str) -> GameState:
    """A match of three clans at its first Mandate."""
    return new(mode, alliances="none", clans="koi-lotus-turtle", seed=7)


def test_points_tokens_and_pieces_are_worth_something_and_those_of_others_cost(mode: str) -> None:
    one = table('with.run = "mandate_turn"\nwith.deck = "train*2 betray*2"', mode)
    for change in (
        'shrine = ["shinto", "", "", ""]',
        "vp = 12",
        'tokens = "spring/edo"',
        "coins = 9",
        "ronin = 2",
        'map.oshu = "bushi*2"',
        'cards = "mercy"',
    ):
        better = table(f'with.run = "mandate_turn"\nwith.deck = "train*2 betray*2"\nwith.koi.{change}', mode)
        assert better.evaluate(0) > one.evaluate(0)
        assert better.evaluate(1) <= one.evaluate(1)


def test_force_counts_more_where_there_will_be_war() -> None:
    state = at_mandate("plain")
    s = state.fields
    at_war = s.war_pile[0][0]
    elsewhere = next(p for p in range(k.PROVINCES) if p not in list(s.war_pile[0])[: s.war_count])
    worths = []
    for province in (at_war, elsewhere):
        record = s.copy()
        record.reserve[0][k.BUSHI] -= 2
        record.figures[0][province][k.BUSHI] += 2
        worths.append(state.engine.adopt(record).evaluate(0))
    assert worths[0] > worths[1]


def test_a_won_match_is_worth_most() -> None:
    *_, state = walk(new(seed=1))
    best = max(range(5), key=state.evaluate)
    assert state.result()[k.SEATS + best] == 1
    assert state.evaluate(best) > 100_000


def test_a_search_finds_a_legal_action_and_lets_turns_pass(mode: str) -> None:
    state = at_mandate(mode)
    found = state.best(0, 2, 4)
    assert found in state.choices(0)
    assert state.best(0, 1, 1) in state.choices(0)


def test_a_mandate_turn_passes_with_the_uppermost_tile() -> None:
    from kagura.games.rising_sun.rules.worth import pass_turn

    record = at_mandate("plain").fields.copy()
    uppermost = record.deck[0]
    pass_turn(record)
    assert record.played[0] == uppermost
