"""Terms and timing: R-TERM, R-TIME."""

from __future__ import annotations

from tests.games.rising_sun.positions import Example, choices, refused, table


def test_an_ally_is_an_opponent_too(example: Example) -> None:
    """R-TERM-1"""
    example("""
        with.run = "mandate betray"
        with.last_selector = "turtle"
        with.alliances = ["turtle lotus"]
        do = ["turtle BET-CLAN CLAN lotus", "turtle BET-CLAN PASS"]
        legal.0 = ["CLAN koi", "CLAN lotus", "CLAN dragonfly", "PASS"]
        expect.alliances = []
        expect.honor = "koi lotus dragonfly turtle"
        expect.lotus.map.nagato = "daimyo"
        expect.turtle.map.nagato = "bushi"
    """)


def test_ties_go_to_the_higher_honor_of_those_tied(example: Example) -> None:
    """R-TERM-6"""
    example("""
        with.koi.shrine = ["shinto", "", "", ""]
        with.lotus.shrine = ["shinto*2", "", "", ""]
        with.turtle.shrine = ["shinto*2", "", "", ""]
        expect.lotus.vp = 11
        out.winners = "lotus - - -"
    """)


def test_a_card_is_owned_wherever_its_monster_is(example: Example) -> None:
    """R-TERM-12"""
    example("""
        with.run = "winter"
        with.season = "autumn"
        with.koi.cards = "form_of_the_beast form_of_the_demon oni_of_skulls yurei"
        with.lotus.hostages.koi = "oni_of_skulls"
        with.koi.strongholds = ""
        expect.lotus.hostages.koi = ""
        expect.koi.vp = 19
    """)


def test_honor_is_gained_and_lost_by_one_place_and_not_beyond_the_ends(example: Example) -> None:
    """R-TERM-7"""
    example("""
        with.run = "mandate betray"
        with.last_selector = "dragonfly"
        with.alliances = ["koi dragonfly"]
        do = ["dragonfly BET-CLAN PASS"]
        expect.alliances = []
    """)
    example("""
        with.slots = "ryujin hachiman amaterasu raijin"
        with.display = "komainu"
        with.koi.cards = "benevolence"
        with.koi.shrine = ["shinto", "", "", ""]
        do = ["koi RYU CARD komainu", "koi BENEV CLAN lotus", "koi MON-DEST PROV edo"]
        expect.display = ""
        expect.koi.cards = "benevolence komainu"
        expect.koi.coins = 3
        expect.koi.vp = 12
        expect.koi.map.edo = "daimyo bushi komainu"
        expect.lotus.coins = 8
    """)


def test_in_honor_order_is_read_when_a_step_begins(example: Example) -> None:
    """R-TIME-5, R-TIME-6: the order of the war's start is that of the track at that moment"""
    example("""
        with.run = "war_start"
        with.honor = "lotus koi turtle dragonfly"
        with.koi.ronin = 3
        with.koi.coins = 0
        with.lotus.cards = "way_of_the_righteous"
        with.turtle.coins = 0
        with.dragonfly.coins = 0
        expect.koi.ronin = 0
        expect.koi.coins = 3
    """)


def test_with_timing_ask_the_highest_decides_to_go_first_or_last(example: Example) -> None:
    """R-TIME-6, R-OPT-timing"""
    example("""
        with.run = "war_start"
        with.options.timing = "ask"
        with.koi.ronin = 3
        with.koi.coins = 0
        with.lotus.cards = "way_of_the_righteous"
        with.turtle.cards = "way_of_the_shogun"
        with.turtle.coins = 0
        with.dragonfly.coins = 0
        with.honor = "lotus koi turtle dragonfly"
        do = ["lotus ORDER PASS", "koi ORDER YES"]
        legal.0 = ["YES", "PASS"]
        expect.koi.ronin = 0
        expect.koi.coins = 2
        expect.turtle.coins = 2
        expect.lotus.coins = 9
    """)
    example("""
        with.run = "war_start"
        with.options.timing = "ask"
        with.koi.ronin = 3
        with.koi.coins = 0
        with.lotus.cards = "way_of_the_righteous"
        with.turtle.cards = "way_of_the_shogun"
        with.turtle.coins = 0
        with.dragonfly.coins = 0
        with.honor = "lotus koi turtle dragonfly"
        do = ["lotus ORDER PASS", "koi ORDER PASS"]
        expect.koi.ronin = 0
        expect.koi.coins = 2
        expect.turtle.coins = 2
        expect.lotus.coins = 9
    """)


def test_orders_are_asked_for_the_end_of_a_recruit_too(example: Example) -> None:
    """R-TIME-6, R-REC-6: all orders come before the first effect"""
    example("""
        with.run = "mandate recruit"
        with.options.timing = "ask"
        with.koi.strongholds = ""
        with.koi.cards = "path_of_the_samurai"
        with.lotus.strongholds = ""
        with.lotus.cards = "path_of_the_light"
        with.turtle.strongholds = ""
        with.dragonfly.strongholds = ""
        do = ["koi ORDER PASS", "lotus LIGHT SLOT 2", "koi SAMURAI PROV edo"]
        expect.lotus.shrine = ["", "", "shinto", ""]
        expect.koi.map.edo = "daimyo bushi*2"
    """)


def test_copies_are_asked_in_sequence(example: Example) -> None:
    """R-TIME-2"""
    example("""
        with.run = "mandate recruit"
        with.koi.strongholds = ""
        with.turtle.strongholds = ""
        with.dragonfly.strongholds = ""
        with.last_selector = "dragonfly"
        with.lotus.cards = "path_of_the_kenin*2"
        do = ["lotus REC-FIG KIND bushi", "lotus KENIN PROV nagato", "lotus KENIN PASS"]
        expect.lotus.map.nagato = "daimyo bushi*3"
    """)


def test_a_merchant_that_is_poorer_gains_and_the_gain_sets_off_nothing(example: Example) -> None:
    """R-TIME-3, R-FX-23"""
    example("""
        with.run = "war_start"
        with.lotus.cards = "way_of_the_shogun*2"
        with.lotus.coins = 7
        with.turtle.cards = "way_of_the_merchant*2"
        with.turtle.coins = 1
        expect.lotus.coins = 13
        expect.turtle.coins = 3
    """)


def test_refusals_name_their_rule() -> None:
    """R-DEC-1, R-DEC-3, R-DEC-5"""
    state = table('with.slots = "fujin susanoo amaterasu hachiman"\nwith.koi.shrine = ["shinto", "", "", ""]')
    assert refused(state, "lotus PASS") == "R-DEC-1 not-your-turn"
    assert refused(state, "koi CLAN lotus") == "R-DEC-5 not-asked"
    assert refused(state, "koi YES") == "R-DEC-5 not-asked"
    assert refused(state, "koi FIG daimyo@oshu") == "R-MAR-1 no-piece-there"
    assert refused(state, "koi FIG stronghold@edo") == "R-MAR-5 stronghold-stays"
    state.apply(0, 78 + 2)
    assert choices(state, "koi") == ["PROV oshu", "PROV kyoto"]
    assert refused(state, "koi PASS") == "R-DEC-3 no-pass"
    assert refused(state, "koi PROV edo") == "R-TERM-9 same-province"
    assert refused(state, "koi PROV kyushu") == "R-TERM-4 not-adjacent"
