"""War: R-WAR, R-BAT, and what a tea ceremony makes of ballots: R-TEA."""

from __future__ import annotations

from kagura.games.rising_sun.decisions import DECISION_NAMES
from tests.games.rising_sun.positions import Example, asked, choices, facts, new, refused, table, take, walk


def test_ballots_and_bids_are_answered_in_any_order(mode: str) -> None:
    """R-DEC-1, R-TEA-2"""
    state = table('with.run = "tea"', mode)
    assert asked(state) == ["koi BALLOT", "lotus BALLOT", "turtle BALLOT", "dragonfly BALLOT"]
    take(state, "turtle CLAN koi")
    take(state, "koi CLAN turtle")
    assert refused(state, "koi CLAN turtle") == "R-TEA-2 already-listed"
    assert refused(state, "koi CLAN koi") == "R-TERM-1 not-an-opponent"
    take(state, "koi PASS")
    assert asked(state) == ["lotus BALLOT", "turtle BALLOT", "dragonfly BALLOT"]
    for line in ("dragonfly PASS", "lotus PASS", "turtle PASS"):
        take(state, line)
    assert state.over
    assert list(state.fields.ally)[:4] == [2, -1, 0, -1]


def test_no_ballot_without_alliances() -> None:
    """R-TEA-5, R-OPT-alliances"""
    for state in walk(new(alliances="none", seed=4)):
        assert all("BALLOT" not in line for line in asked(state))
        assert list(state.fields.ally) == [-1] * 5


def test_a_battle_has_no_effects_of_its_start() -> None:
    """R-BAT-1: none of these cards acts there, so the bids are asked at once"""
    state = table('base = "W"\nwith = { koi.map.kansai = "bushi", lotus.map.kansai = "bushi" }')
    assert asked(state) == ["koi BID-SEP", "lotus BID-SEP"]
    assert choices(state, "koi") == [f"NUM {n}" for n in range(6)]
    assert refused(state, "koi NUM 6") == "R-BAT-2 number"


def test_bids_are_not_deducted_until_all_are_in() -> None:
    """R-BAT-2, R-OBS-2"""
    state = table('base = "W"\nwith = { koi.map.kansai = "bushi", lotus.map.kansai = "bushi", lotus.coins = 1 }')
    for _ in range(4):
        take(state, "koi NUM 1")
    assert state.fields.coins[0] == 5
    assert asked(state) == ["lotus BID-SEP"]
    take(state, "lotus NUM 1")
    assert asked(state) == ["koi SEPPUKU"]
    assert list(state.fields.coins)[:2] == [1, 0]


def test_the_reasons_of_a_battle_are_told() -> None:
    """R-BAT-4, R-BAT-5, R-BAT-9"""
    state = table("""
        base = "W"
        with.koi.map.kansai = "daimyo"
        with.koi.coins = 0
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 2
        with.turtle.map.kansai = "shinto"
        with.turtle.coins = 0
        do = ["lotus BID-SEP NUM 0", "lotus BID-HOS NUM 1", "lotus BID-RON NUM 1"]
    """)
    assert asked(state) == ["lotus HOST"]
    assert refused(state, "lotus CLAN koi") == "R-TERM-11 not-capturable"
    assert refused(state, "lotus CLAN dragonfly") == "R-BAT-4 not-a-participant"
    assert refused(state, "lotus CLAN lotus") == "R-BAT-4 not-a-participant"
    take(state, "lotus PASS")
    assert asked(state) == ["lotus ODD"] or state.over


def test_who_has_no_ronin_is_not_asked_to_hire(example: Example) -> None:
    """R-BAT-5"""
    example("""
        base = "W"
        with.koi.map.kansai = "bushi"
        with.koi.coins = 0
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 1
        do = ["lotus BID-SEP NUM 0", "lotus BID-HOS NUM 0", "lotus BID-RON NUM 1"]
        expect.koi.tokens = "spring/kansai"
        expect.lotus.coins = 0
        expect.lotus.map.kansai = ""
    """)


def test_an_odd_coin_goes_to_a_loser_once() -> None:
    """R-BAT-9"""
    state = table("""
        base = "W"
        with.koi.map.kansai = "daimyo bushi*2"
        with.koi.coins = 5
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 0
        with.turtle.map.kansai = "bushi"
        with.turtle.coins = 0
        with.dragonfly.map.kansai = "bushi"
        with.dragonfly.coins = 0
        do = ["koi BID-SEP NUM 0", "koi BID-HOS NUM 0", "koi BID-RON NUM 0", "koi BID-POE NUM 5"]
    """)
    take(state, "koi CLAN lotus")
    assert refused(state, "koi CLAN lotus") == "R-BAT-9 not-a-loser"
    assert refused(state, "koi CLAN koi") == "R-BAT-9 not-a-loser"


def test_seppuku_may_be_declined_and_hostages_too(example: Example) -> None:
    """R-BAT-3, R-BAT-4"""
    example("""
        base = "W"
        with.koi.map.kansai = "bushi*2"
        with.koi.coins = 0
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 2
        do = ["lotus BID-SEP NUM 1", "lotus BID-HOS NUM 1", "lotus SEPPUKU PASS", "lotus HOST PASS"]
        expect.koi.tokens = "spring/kansai"
        expect.lotus.coins = 0
        expect.lotus.map.kansai = ""
        out = { adv = "lotus lotus - -", killed = 1 }
    """)


def test_what_is_declined_is_told_where_it_was_to_be_had(mode: str) -> None:
    """R-DEC-5, R-BAT-3, R-BAT-4: nothing is told of what nobody could have had."""
    text = """
        base = "W"
        with.koi.map.kansai = "bushi*2"
        with.koi.coins = 0
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 3
    """
    state = table(text, mode, events=True)
    declined: list[str] = []
    for line in ("BID-SEP NUM 1", "BID-HOS NUM 1", "BID-RON NUM 1", "SEPPUKU PASS", "HOST PASS"):
        take(state, f"lotus {line}")
        declined += [DECISION_NAMES[args["decision"]] for name, args in facts(state) if name == "declined"]
    assert declined == ["SEPPUKU", "HOST"]


def test_in_a_battle_the_lowest_counts_even_with_no_figure_left(example: Example) -> None:
    """R-TERM-15, R-FX-1: after Seppuku of the others the Oni is still compared with them"""
    example("""
        base = "W"
        with.koi.map.kansai = "bushi*2"
        with.koi.coins = 1
        with.turtle.cards = "oni_of_skulls"
        with.turtle.map.kansai = "oni_of_skulls"
        with.turtle.coins = 0
        do = ["koi BID-SEP NUM 1", "koi SEPPUKU YES"]
        expect.koi.map.kansai = ""
        expect.koi.vp = 12
        expect.koi.coins = 0
        expect.turtle.tokens = "spring/kansai"
        out = { force = "koi:0 turtle:3", killed = 2, winner = "turtle" }
    """)


def test_limited_piles_take_losing_bids(example: Example) -> None:
    """R-KAMI-17, R-OPT-piles, R-BAT-9"""
    example("""
        base = "W"
        with.options.piles = "limited"
        with.koi.map.kansai = "bushi*3"
        with.koi.coins = 3
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 2
        with.turtle.coins = 0
        with.dragonfly.coins = 0
        do = [
          "koi BID-SEP NUM 0", "koi BID-HOS NUM 0", "koi BID-RON NUM 0", "koi BID-POE NUM 1", "lotus BID-SEP NUM 0",
          "lotus BID-HOS NUM 0", "lotus BID-RON NUM 2",
        ]
        expect.koi.coins = 2
        expect.koi.vp = 11
        expect.koi.tokens = "spring/kansai"
        expect.lotus.coins = 1
        expect.lotus.map.kansai = ""
        expect.pile_coins = 62
    """)


def test_limited_piles_run_out(example: Example) -> None:
    """R-KAMI-17, R-CLAN-1"""
    example("""
        with.options.piles = "limited"
        with.pile_ronin = 1
        with.lotus.shrine = ["", "", "shinto", ""]
        expect.lotus.ronin = 1
        expect.pile_ronin = 0
    """)
    example("""
        with.run = "war_start"
        with.options.piles = "limited"
        with.pile_coins = 2
        with.pile_ronin = 0
        with.koi.ronin = 5
        expect.koi.ronin = 3
        expect.koi.coins = 7
        expect.pile_coins = 0
        expect.pile_ronin = 2
    """)


def test_the_token_of_two_allies_goes_to_the_stronger_whoever_that_is(example: Example) -> None:
    """R-WAR-4"""
    example("""
        base = "W"
        with.alliances = ["lotus turtle"]
        with.turtle.map.kansai = "bushi*2"
        with.lotus.map.kansai = "bushi"
        expect.turtle.tokens = "spring/kansai"
    """)


def test_two_that_are_not_allied_fight_even_if_each_has_an_ally(example: Example) -> None:
    """R-WAR-5"""
    example("""
        base = "W"
        with.alliances = ["koi turtle", "lotus dragonfly"]
        with.koi.map.kansai = "bushi"
        with.koi.coins = 0
        with.lotus.map.kansai = "bushi*2"
        with.lotus.coins = 0
        expect.lotus.tokens = "spring/kansai"
        expect.koi.map.kansai = ""
        out.killed = 1
    """)


def test_the_war_start_of_righteous_takes_only_from_those_below(example: Example) -> None:
    """R-FX-9, R-WAR-1"""
    example("""
        with.run = "war_start"
        with.dragonfly.coins = 0
        with.turtle.cards = "way_of_the_righteous way_of_the_katana"
    """)


def test_allies_that_are_tied_share_the_victory_and_the_ranking_is_by_honor() -> None:
    """R-WIN-2"""
    from tests.games.rising_sun.positions import GAME

    state = table("""
        with.run = "winter"
        with.season = "autumn"
        with.alliances = ["lotus dragonfly"]
        with.lotus.vp = 20
        with.dragonfly.vp = 20
    """)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.placing, outcome.scores) == ((1, 3), (3, 1, 4, 1), (10, 20, 10, 20))
    state = table('with.run = "winter"\nwith.season = "autumn"\nwith.lotus.vp = 20\nwith.dragonfly.vp = 20')
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.placing == (3, 1, 4, 2)
