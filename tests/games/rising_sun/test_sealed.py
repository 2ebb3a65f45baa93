"""What is answered unseen, until when, and what bots answer: R-DEC-1, R-TEA-2, R-BAT-2."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from tests.games.rising_sun.positions import GAME, asked, is_built, new, table, take, walk


def bid(state: GameState, seat: int, key: int) -> int:
    """What the game has a bot bid on a sample."""
    return GAME.rather(state.determinise(seat, key), seat, d.A_NUM, lambda _: 0) - d.A_NUM


def is_kept(before: GameState, seat: int, line: str, state: GameState) -> bool:
    """Whether others may not know of a decision once `state` has come."""
    action = GAME.parse(before, seat, line)
    return GAME.is_sealed(before, seat, action, state, None)


BATTLE = """
    base = "W"
    with.koi.map.kansai = "bushi*2"
    with.lotus.map.kansai = "bushi*3"
"""


def test_a_ballot_is_kept_from_the_others_until_the_last_is_in() -> None:
    """R-DEC-1, R-TEA-2"""
    state = table('with.run = "tea"')
    before = state.copy()
    for line in ("koi CLAN lotus", "koi PASS", "lotus PASS", "turtle PASS"):
        take(state, line)
        assert is_kept(before, 0, "CLAN lotus", state)
    take(state, "dragonfly PASS")
    assert not is_kept(before, 0, "CLAN lotus", state)
    assert GAME.is_sealed(before, 0, d.PASS, before, 2)


def test_a_bid_is_kept_from_the_others_until_the_last_is_in() -> None:
    """R-DEC-1, R-BAT-2"""
    state = table(BATTLE)
    before = state.copy()
    for line in ("koi NUM 1", "koi NUM 0", "lotus NUM 2", "koi NUM 0", "koi NUM 0", "lotus NUM 0", "lotus NUM 0"):
        take(state, line)
        assert is_kept(before, 0, "NUM 1", state)
    take(state, "lotus NUM 0")
    assert not is_kept(before, 0, "NUM 1", state)


def test_the_tile_of_lotus_is_kept_from_the_others_until_the_end() -> None:
    """R-CLAN-2"""
    state = new(seed=6, alliances="none", gifts="off")
    hidden: list[GameState] = []
    shown: list[GameState] = []
    for now in walk(state):
        if not now.over and now.fields.stack_op[now.fields.depth - 1] == d.MANDATE:
            (seat,) = now.acting()
            (hidden if now.fields.clan[seat] == k.LOTUS else shown).append(now.copy())
    assert state.over
    last = shown[-1]
    for before in hidden:
        assert GAME.is_sealed(before, 1, d.A_MANDATE, last, 0)
        assert not GAME.is_sealed(before, 1, d.A_MANDATE, state, 0)
    assert hidden
    assert not any(GAME.is_sealed(before, 0, d.A_MANDATE, last, 1) for before in shown)


def test_bids_are_mixed_and_never_more_than_there_is() -> None:
    """R-BAT-2"""
    state = table(BATTLE)
    seen = Counter(bid(state, 0, key) for key in range(60))
    assert len(seen) > 1
    assert max(seen) <= 5
    take(state, "koi NUM 5")
    assert asked(state) == ["lotus BID-SEP"]
    assert {bid(state, 1, key) for key in range(20)} == {0}  # ahead, so no Seppuku


def test_who_is_behind_bids_for_seppuku_and_who_is_ahead_for_poets_and_hostages() -> None:
    """R-BAT-3, R-BAT-8"""
    state = table(BATTLE)
    behind, ahead = (sum(bid(state, seat, key) for key in range(60)) for seat in (0, 1))
    assert behind > ahead == 0
    for _ in range(3):
        take(state, "lotus NUM 0")
    assert sum(bid(state, 1, key) for key in range(60)) > 60


def test_nobody_bids_without_anything_to_win() -> None:
    state = table('base = "W"\nwith.turtle.strongholds = "kansai*2"\nwith.dragonfly.map.kansai = "daimyo*1"')
    take(state, "dragonfly NUM 0")
    take(state, "dragonfly NUM 0")
    assert bid(state, 3, 1) == 0
    state = table("""
        base = "W"
        with.turtle.strongholds = "kansai"
        with.koi.map.kansai = "bushi"
        with.koi.coins = 0
    """)
    assert bid(state, 2, 1) == 0


def test_a_bot_lists_all_and_leaves_other_decisions_alone() -> None:
    """R-TEA-2"""
    state = new(seed=1, clans="koi-lotus-turtle")
    partners = {GAME.rather(state.determinise(0, key), 0, d.PASS, lambda _: 0) for key in range(20)}
    assert partners == {d.A_CLAN + k.LOTUS, d.A_CLAN + k.TURTLE}
    state = table('with.run = "mandate train"\nwith.display = "komainu"')
    assert GAME.rather(state, 0, d.PASS, lambda _: 0) == d.PASS


@pytest.mark.slow
def test_the_greedy_bot_beats_three_random_seats() -> None:
    if not is_built():
        pytest.skip("slow where the rules are not compiled")
    from kagura.bots.greedy import GreedyBot

    bot, won, games = GreedyBot(), 0, 200
    for number in range(games):
        me, picker = number % 4, random.Random(number)
        state = GAME.new({"clans": "koi-lotus-turtle-dragonfly"}, f"greedy {number}", mode="compiled")
        while not state.over:
            seat = state.acting()[0]
            if seat == me:
                action = bot.choose(GAME, state.conceal(seat), seat, picker.getrandbits(64))
            else:
                action = picker.choice(state.choices(seat))
            state.apply(seat, action)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += me in outcome.winners
    assert won >= 0.85 * games
