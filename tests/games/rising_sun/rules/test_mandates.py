"""The five Mandates and the Mandate Turn: R-POL, R-REC, R-MAR, R-TRA, R-HAR, R-BET."""

from __future__ import annotations

from tests.games.rising_sun.positions import GAME, Example, choices, refused, table, take

ALONE = """
    with.turtle.strongholds = ""
    with.turtle.map.kyoto = ""
    with.dragonfly.strongholds = ""
    with.dragonfly.map.hokkaido = ""
    with.lotus.strongholds = ""
    with.lotus.map.nagato = ""
"""


def test_gifts_come_before_the_tiles_are_drawn(example: Example) -> None:
    """R-POL-2, R-GIFT-1, R-GIFT-2, R-OPT-gifts"""
    example("""
        with.run = "mandate_turn"
        with.options.gifts = "on"
        with.deck = "harvest harvest betray betray train"
        with.koi.ronin = 2
        do = [
          "koi GIFT-TO CLAN turtle", "koi GIFT-WHAT GIFT ronin", "koi GIFT-N NUM 2", "turtle GIFT-OK YES",
          "lotus GIFT-TO PASS", "turtle GIFT-TO PASS", "dragonfly GIFT-TO PASS", "koi MANDATE MANDATE betray",
          "koi BET-CLAN PASS",
        ]
        legal.1 = ["GIFT coins", "GIFT ronin"]
        legal.2 = ["NUM 1", "NUM 2"]
        legal.7 = ["MANDATE harvest", "MANDATE betray"]
        expect.koi.ronin = 0
        expect.turtle.ronin = 2
        expect.deck = "harvest harvest betray train"
    """)


def test_a_clan_without_coins_and_ronin_is_not_asked_for_gifts(example: Example) -> None:
    """R-GIFT-3"""
    example("""
        with.options.gifts = "on"
        with.run = "tea"
        with.koi.coins = 0
        with.lotus.coins = 0
        with.turtle.coins = 0
        with.options.alliances = "none"
        do = ["dragonfly GIFT-TO CLAN koi", "dragonfly GIFT-N NUM 6", "koi GIFT-OK PASS"]
    """)


def test_gifts_are_refused_with_a_reason() -> None:
    """R-GIFT-3"""
    state = table('with.options.gifts = "on"\nwith.run = "tea"\nwith.koi.ronin = 1')
    assert refused(state, "koi CLAN koi") == "R-TERM-1 not-an-opponent"
    assert refused(state, "koi CLAN bonsai") == "R-SETUP-1 not-in-play"
    take(state, "koi CLAN lotus")
    take(state, "koi GIFT ronin")
    assert choices(state, "lotus") == ["PASS", "YES"]
    state = table('with.options.gifts = "on"\nwith.run = "tea"\nwith.koi.coins = 3\ndo = ["koi GIFT-TO CLAN lotus"]')
    assert refused(state, "koi NUM 0") == refused(state, "koi NUM 4") == "R-BAT-2 number"


def test_recruit_limits_are_told() -> None:
    """R-REC-1, R-REC-2"""
    state = table("""
        with.run = "mandate recruit"
        with.last_selector = "dragonfly"
        with.lotus.strongholds = "nagato oshu"
        with.koi.strongholds = ""
    """)
    assert refused(state, "lotus KIND stronghold") == "R-TERM-2 not-a-figure"
    assert refused(state, "lotus KIND daimyo") == "R-TERM-3 not-in-reserve"
    take(state, "lotus KIND bushi")
    assert refused(state, "lotus PROV kyoto") == "R-REC-2 no-stronghold-there"
    assert refused(state, "lotus SLOT 0") == "R-TERM-16 not-shinto"
    take(state, "lotus PROV oshu")
    take(state, "lotus KIND shinto")
    assert refused(state, "lotus PROV oshu") == "R-REC-2 no-room-there"
    assert choices(state, "lotus") == ["PROV nagato", "SLOT 0", "SLOT 1", "SLOT 2", "SLOT 3"]


def test_dragonfly_recruits_anywhere_but_no_more(example: Example) -> None:
    """R-REC-2, R-CLAN-4"""
    example("""
        with.run = "mandate recruit"
        with.last_selector = "dragonfly"
        with.koi.strongholds = ""
        with.lotus.strongholds = ""
        with.turtle.strongholds = ""
        do = [
          "dragonfly REC-FIG KIND bushi", "dragonfly REC-DEST PROV edo", "dragonfly REC-FIG KIND bushi",
          "dragonfly REC-DEST PROV edo",
        ]
        legal.1 = [
          "PROV hokkaido", "PROV oshu", "PROV edo", "PROV kyoto", "PROV kansai", "PROV nagato", "PROV shikoku",
          "PROV kyushu",
        ]
        expect.dragonfly.map.edo = "bushi*2"
    """)


def test_without_a_stronghold_nobody_recruits(example: Example) -> None:
    """R-REC-1"""
    example(f"""
        with.run = "mandate recruit"
        with.koi.strongholds = ""
        {ALONE}
    """)


def test_light_places_no_komainu_and_samurai_goes_anywhere(example: Example) -> None:
    """R-FX-19, R-REC-6"""
    example(f"""
        with.run = "mandate recruit"
        with.koi.strongholds = ""
        with.koi.cards = "path_of_the_light path_of_the_samurai komainu"
        {ALONE}
        do = ["koi LIGHT PASS", "koi SAMURAI PROV kyushu"]
        legal.0 = ["SLOT 0", "SLOT 1", "SLOT 2", "SLOT 3", "PASS"]
        expect.koi.map.kyushu = "bushi"
    """)
    example(f"""
        with.run = "mandate recruit"
        with.koi.strongholds = ""
        with.koi.cards = "path_of_the_light"
        with.koi.map.oshu = "shinto*3"
        {ALONE}
    """)


def test_a_marshal_is_refused_with_a_reason() -> None:
    """R-MAR-1, R-MAR-2, R-MAR-3, R-MAR-5"""
    base = """
        with.run = "mandate marshal"
        with.last_selector = "dragonfly"
        with.koi.map.edo = ""
        with.lotus.coins = 2
    """
    state = table(base + 'with.alliances = ["lotus dragonfly"]\nwith.lotus.strongholds = "nagato*4"')
    assert refused(state, "lotus KIND stronghold") == "R-TERM-3 not-in-reserve"
    assert refused(state, "lotus KIND bushi") == "R-DEC-5 not-asked"
    assert refused(state, "lotus FIG stronghold@nagato") == "R-MAR-5 stronghold-stays"
    state = table(base)
    assert refused(state, "lotus KIND stronghold") == "R-MAR-3 no-bonus"
    take(state, "lotus FIG bushi@nagato")
    assert refused(state, "lotus FIG bushi@kansai") == "R-MAR-2 has-moved"
    state = table(base + 'with.alliances = ["lotus dragonfly"]')
    assert refused(state, "lotus KIND stronghold") == "R-TRA-1 too-expensive"
    refusal = GAME.refusal(state, 1, GAME.parse(state, 1, "KIND stronghold"))
    assert refusal is not None
    assert refusal.args == {"cost": 3, "coins": 2}


def test_one_stronghold_is_built_once_a_marshal(example: Example) -> None:
    """R-MAR-3, R-TIME-3: Benevolence acts on a Stronghold too"""
    example(f"""
        with.run = "mandate marshal"
        with.koi.coins = 6
        with.koi.cards = "benevolence*2"
        {ALONE}
        do = [
          "koi MAR-FIG KIND stronghold", "koi BUILD PROV kyushu", "koi BENEV CLAN lotus", "koi BENEV PASS",
          "koi MAR-FIG PASS",
        ]
        illegal.4 = ["KIND stronghold"]
        expect.koi.coins = 3
        expect.koi.vp = 12
        expect.koi.strongholds = "edo kyushu"
        expect.lotus.coins = 8
    """)


def test_a_mover_may_be_waived_the_toll(example: Example) -> None:
    """R-MAR-6, R-FX-11, R-OPT-toll"""
    example("""
        with.run = "mandate marshal"
        with.last_selector = "dragonfly"
        with.turtle.cards = "path_of_the_serpent"
        with.koi.map.edo = ""
        with.lotus.map.nagato = ""
        with.lotus.map.shikoku = "bushi"
        with.turtle.map.kyoto = ""
        with.turtle.strongholds = ""
        with.dragonfly.map.hokkaido = ""
        with.dragonfly.coins = 0
        do = ["lotus MAR-FIG FIG bushi@shikoku", "lotus MAR-DEST PROV kyushu", "turtle TOLL PASS"]
        expect.lotus.map.shikoku = ""
        expect.lotus.map.kyushu = "bushi"
    """)


def test_without_a_coin_no_sea_route_is_open() -> None:
    """R-MAR-6"""
    state = table("""
        with.run = "mandate marshal"
        with.last_selector = "dragonfly"
        with.turtle.cards = "path_of_the_serpent"
        with.koi.map.edo = ""
        with.lotus.coins = 0
        with.lotus.map.nagato = ""
        with.lotus.map.shikoku = "bushi"
        with.lotus.map.kansai = "shinto"
    """)
    assert refused(state, "lotus FIG bushi@shikoku") == "R-MAR-5 no-destination"
    take(state, "lotus FIG shinto@kansai")
    assert choices(state, "lotus") == ["PROV kyoto", "PROV nagato"]
    assert refused(state, "lotus PROV shikoku") == "R-MAR-6 no-coin-for-toll"


def test_a_card_is_paid_leaves_the_display_and_works_at_once(example: Example) -> None:
    """R-TRA-1, R-TRA-3"""
    example("""
        with.run = "mandate train"
        with.last_selector = "koi"
        with.koi.coins = 1
        with.lotus.cards = "benevolence"
        with.lotus.coins = 2
        with.turtle.coins = 0
        with.dragonfly.coins = 0
        with.display = "benevolence loyalty*2"
        do = ["koi TRAIN CARD loyalty", "lotus TRAIN CARD loyalty", "lotus BENEV PASS"]
        expect.display = "benevolence"
        expect.koi.cards = "loyalty"
        expect.lotus.cards = "benevolence loyalty"
        expect.lotus.coins = 1
    """)
    state = table('with.run = "mandate train"\nwith.display = "benevolence form_of_the_kitsune"\nwith.koi.coins = 2')
    assert refused(state, "koi CARD form_of_the_kitsune") == "R-TRA-1 too-expensive"
    assert refused(state, "koi CARD loyalty") == "R-TRA-1 not-displayed"


def test_a_bought_monster_may_go_to_any_own_stronghold_and_sets_off_its_summon(example: Example) -> None:
    """R-TRA-4"""
    example("""
        with.run = "mandate train"
        with.display = "yurei"
        with.season = "summer"
        with.koi.cards = "path_of_the_warlord"
        with.koi.strongholds = "edo kyoto"
        do = ["koi TRAIN CARD yurei", "koi MON-DEST PROV kyoto"]
        legal.1 = ["PROV edo", "PROV kyoto"]
        expect.display = ""
        expect.koi.cards = "path_of_the_warlord yurei"
        expect.koi.coins = 4
        expect.koi.map.kyoto = "yurei"
    """)


def test_harvest_gives_ronin_too(example: Example) -> None:
    """R-HAR-1, R-HAR-2"""
    example("""
        with.run = "mandate harvest"
        with.last_selector = "dragonfly"
        expect.koi.coins = 6
        expect.lotus.coins = 8
        expect.turtle.coins = 7
        expect.dragonfly.coins = 7
        expect.dragonfly.ronin = 2
    """)


def test_only_figures_that_fit_are_replaced_and_daimyo_are_not() -> None:
    """R-BET-3, R-BET-4"""
    state = table("""
        with.run = "mandate betray"
        with.koi.cards = "komainu yurei"
        with.lotus.cards = "oni_of_skulls river_dragon"
        with.lotus.map.nagato = "daimyo shinto oni_of_skulls"
        with.koi.map.edo = "daimyo shinto*3"
        do = ["koi BET-CLAN CLAN lotus"]
    """)
    assert refused(state, "koi KIND daimyo") == "R-BET-3 not-fitting"
    assert refused(state, "koi KIND bushi") == "R-BET-3 no-target"
    assert choices(state, "koi") == ["KIND shinto", "KIND oni_of_skulls"]
    copy = state.copy()
    take(state, "koi KIND oni_of_skulls")
    assert choices(state, "koi") == ["KIND komainu", "KIND yurei"]
    assert refused(state, "koi KIND bushi") == "R-BET-3 not-fitting"
    assert refused(state, "koi KIND oni_of_blood") == "R-TERM-3 not-in-reserve"
    take(copy, "koi KIND shinto")
    assert copy.fields.figures[0][5][4] == 1  # the Komainu, the only one that fits, was put there


def test_a_komainu_is_shinto_and_monster_on_both_sides(example: Example) -> None:
    """R-BET-3, R-TERM-11"""
    example("""
        with.run = "mandate betray"
        with.lotus.cards = "komainu"
        with.koi.cards = "oni_of_skulls"
        with.lotus.map.nagato = "komainu"
        do = ["koi BET-CLAN CLAN lotus", "koi BET-WITH KIND shinto", "koi BET-CLAN PASS"]
        legal.1 = ["KIND shinto", "KIND oni_of_skulls"]
        expect.lotus.map.nagato = ""
        expect.koi.map.nagato = "shinto"
    """)


def test_betray_is_refused_with_a_reason() -> None:
    """R-BET-2, R-BET-4"""
    state = table(
        'with = { run = "mandate betray", dragonfly.map.hokkaido = "daimyo" }\ndo = ["koi BET-CLAN CLAN lotus"]'
    )
    assert refused(state, "koi CLAN lotus") == "R-BET-4 already-hit"
    assert refused(state, "koi CLAN koi") == "R-TERM-1 not-an-opponent"
    assert refused(state, "koi CLAN dragonfly") == "R-BET-3 no-target"
    state = table("""
        with.run = "mandate betray"
        with.lotus.map.nagato = "bushi"
        with.lotus.map.kansai = "bushi"
        do = ["koi BET-CLAN CLAN lotus"]
    """)
    assert refused(state, "koi SLOT 0") == refused(state, "koi PROV edo") == "R-BET-3 no-target"


def test_the_unrighteous_replace_once_more_anywhere_and_at_shrines(example: Example) -> None:
    """R-FX-24, R-BET-4, R-TERM-16"""
    example("""
        with.run = "mandate betray"
        with.koi.cards = "path_of_the_unrighteous*2"
        with.lotus.map.nagato = "daimyo"
        with.lotus.shrine = ["", "shinto", "", ""]
        with.turtle.map.kyoto = "daimyo bushi*2"
        do = [
          "koi BET-CLAN CLAN turtle", "koi BET-CLAN PASS", "koi BET-CLAN CLAN lotus", "koi BET-CLAN CLAN turtle",
        ]
        legal.1 = ["CLAN dragonfly", "PASS"]
        legal.2 = ["CLAN lotus", "CLAN turtle", "CLAN dragonfly", "PASS"]
        expect.lotus.shrine = ["", "", "", ""]
        expect.koi.shrine = ["", "shinto", "", ""]
        expect.koi.map.kyoto = "bushi*2"
        expect.turtle.map.kyoto = "daimyo"
    """)
    example("""
        with.run = "mandate betray"
        with.koi.cards = "path_of_the_unrighteous"
        do = ["koi BET-CLAN PASS", "koi BET-CLAN PASS"]
    """)


def test_only_a_worshipper_replaces_a_worshipper() -> None:
    """R-BET-4"""
    state = table("""
        with.run = "mandate betray"
        with.koi.cards = "path_of_the_unrighteous yurei"
        with.lotus.cards = "komainu"
        with.lotus.map.nagato = "daimyo"
        with.lotus.shrine = ["", "komainu", "", ""]
        with.turtle.map.kyoto = "daimyo"
        with.dragonfly.map.hokkaido = "daimyo"
        with.koi.map.edo = "daimyo shinto*2"
        do = []
    """)
    take(state, "koi CLAN lotus")
    assert state.over
    assert state.fields.shrine[0][1][1] == 1


def test_a_mandate_that_was_not_drawn_is_refused() -> None:
    """R-POL-2"""
    state = table('with.run = "mandate_turn"\nwith.deck = "recruit harvest betray harvest train marshal"')
    assert refused(state, "koi MANDATE train") == "R-POL-2 not-drawn"


def test_base_parts_are_for_all_and_the_bonus_for_selector_and_ally(example: Example) -> None:
    """R-POL-4, R-POL-3, R-TEA-6"""
    example("""
        with.run = "mandate harvest"
        with.alliances = ["koi lotus"]
        expect.koi.coins = 8
        expect.koi.vp = 12
        expect.lotus.coins = 9
        expect.lotus.vp = 11
        expect.lotus.ronin = 1
        expect.turtle.coins = 7
        expect.dragonfly.coins = 7
    """)
