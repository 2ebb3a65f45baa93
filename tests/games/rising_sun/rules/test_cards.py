"""Cards and Kami beyond the worked examples: R-CARD, R-FX, R-KAMI, R-OPT."""

from __future__ import annotations

from tests.games.rising_sun.positions import Example, choices, refused, table, take


def test_effects_act_for_their_owner_and_the_optional_ones_can_be_declined(example: Example) -> None:
    """R-CARD-1, R-CARD-2, R-FX-15, R-FX-17, R-FX-18"""
    example("""
        with.slots = "raijin susanoo amaterasu hachiman"
        with.koi.cards = "path_of_the_kenin path_of_the_ninja path_of_the_monkey"
        with.koi.shrine = ["shinto", "", "", ""]
        do = ["koi RAI PROV oshu", "koi KENIN PASS", "koi NINJA PASS", "koi MONKEY PASS"]
        expect.koi.map.oshu = "bushi"
    """)


def test_spirit_needs_the_top_of_the_honor_track(example: Example) -> None:
    """R-FX-16, R-TIME-4"""
    example("""
        with.slots = "raijin susanoo amaterasu hachiman"
        with.koi.cards = "path_of_the_spirit"
        with.koi.shrine = ["shinto", "", "", ""]
        do = ["koi RAI PROV oshu"]
        expect.koi.map.oshu = "bushi"
        expect.koi.coins = 7
        expect.koi.vp = 12
    """)
    example("""
        with.slots = "raijin susanoo amaterasu hachiman"
        with.lotus.cards = "path_of_the_spirit"
        with.lotus.shrine = ["shinto", "", "", ""]
        do = ["lotus RAI PROV oshu"]
        expect.lotus.map.oshu = "bushi"
    """)


def test_hate_asks_mercy_before_the_picks(example: Example) -> None:
    """R-FX-2, R-FX-26"""
    base = """
        with.season = "autumn"
        with.slots = "fujin susanoo amaterasu hachiman"
        with.turtle.shrine = ["shinto", "", "", ""]
        with.turtle.cards = "oni_of_hate mercy"
        with.turtle.map.oshu = "oni_of_hate"
        with.koi.map.edo = ""
        with.koi.map.kyoto = "bushi shinto"
        with.lotus.map.nagato = ""
        with.lotus.map.kyoto = "bushi"
    """
    example(
        base
        + """
        do = [
          "turtle FUJ-FIG FIG oni_of_hate@oshu", "turtle FUJ-DEST PROV kyoto", "turtle MERCY YES",
          "turtle FUJ-FIG PASS",
        ]
        expect.turtle.map.oshu = ""
        expect.turtle.map.kyoto = "daimyo bushi oni_of_hate"
        expect.turtle.vp = 12
    """
    )
    example(
        base
        + """
        do = [
          "turtle FUJ-FIG FIG oni_of_hate@oshu", "turtle FUJ-DEST PROV kyoto", "turtle MERCY PASS",
          "turtle HATE KIND shinto", "turtle FUJ-FIG PASS",
        ]
        legal.3 = ["KIND shinto", "KIND bushi"]
        expect.turtle.map.oshu = ""
        expect.turtle.map.kyoto = "daimyo bushi oni_of_hate"
        expect.koi.map.kyoto = "bushi"
        expect.lotus.map.kyoto = ""
    """
    )


def test_hate_finds_nobody_where_only_daimyo_stand(example: Example) -> None:
    """R-FX-2"""
    example("""
        with.season = "autumn"
        with.slots = "fujin susanoo amaterasu hachiman"
        with.turtle.shrine = ["shinto", "", "", ""]
        with.turtle.cards = "oni_of_hate"
        with.turtle.map.oshu = "oni_of_hate"
        with.koi.map.edo = "daimyo"
        do = ["turtle FUJ-FIG FIG oni_of_hate@oshu", "turtle FUJ-DEST PROV edo", "turtle FUJ-FIG PASS"]
        expect.turtle.map.oshu = ""
        expect.turtle.map.edo = "oni_of_hate"
    """)


def test_what_the_oni_of_hate_cannot_kill_is_refused() -> None:
    """R-FX-2"""
    state = table("""
        with.season = "autumn"
        with.slots = "fujin susanoo amaterasu hachiman"
        with.turtle.shrine = ["shinto", "", "", ""]
        with.turtle.cards = "oni_of_hate"
        with.turtle.map.oshu = "oni_of_hate"
        with.koi.map.edo = "daimyo bushi shinto"
        do = ["turtle FUJ-FIG FIG oni_of_hate@oshu", "turtle FUJ-DEST PROV edo"]
    """)
    assert refused(state, "turtle KIND daimyo") == "R-FX-2 not-hated"


def test_the_reasons_of_summon_triggers_are_told() -> None:
    """R-FX-15, R-FX-17, R-FX-18"""
    state = table("""
        with.slots = "raijin susanoo amaterasu hachiman"
        with.koi.cards = "path_of_the_kenin path_of_the_ninja path_of_the_monkey"
        with.koi.shrine = ["shinto", "", "", ""]
        with.dragonfly.map.hokkaido = "daimyo bushi"
        with.dragonfly.map.oshu = "bushi"
        do = ["koi RAI PROV oshu"]
    """)
    assert refused(state, "koi PROV oshu") == "R-REC-2 no-stronghold-there"
    take(state, "koi PASS")
    take(state, "koi CLAN dragonfly")
    assert refused(state, "koi PROV kyoto") == "R-FX-17 no-bushi"
    assert choices(state, "koi") == ["PROV hokkaido", "PROV oshu"]
    take(state, "koi PROV oshu")
    assert refused(state, "koi CLAN turtle") == "R-FX-18 not-richest"
    assert refused(state, "lotus CLAN koi") == "R-DEC-1 not-your-turn"
    assert choices(state, "koi") == ["PASS", "CLAN lotus"]


def test_kenin_without_a_bushi_in_reserve_is_not_asked(example: Example) -> None:
    """R-FX-15, R-DEC-2"""
    example("""
        with.slots = "ryujin susanoo amaterasu hachiman"
        with.display = "komainu"
        with.koi.cards = "path_of_the_kenin"
        with.koi.shrine = ["shinto", "", "", ""]
        with.koi.map.edo = "daimyo bushi*6"
        do = ["koi RYU CARD komainu", "koi MON-DEST PROV edo"]
        expect.display = ""
        expect.koi.cards = "path_of_the_kenin komainu"
        expect.koi.coins = 3
        expect.koi.map.edo = "daimyo bushi*6 komainu"
    """)


def test_ninja_may_kill_an_own_bushi_and_needs_no_mercy_then(example: Example) -> None:
    """R-FX-17"""
    example("""
        with.slots = "raijin susanoo amaterasu hachiman"
        with.koi.cards = "path_of_the_ninja mercy righteousness"
        with.koi.shrine = ["shinto", "", "", ""]
        do = ["koi RAI PROV edo", "koi NINJA CLAN koi"]
        expect.koi.vp = 11
        expect.honor = "lotus koi turtle dragonfly"
    """)


def test_righteousness_and_seppuku_are_one_gain(example: Example) -> None:
    """R-FX-6, R-BAT-3, R-FX-22"""
    example("""
        base = "W"
        with.alliances = ["lotus dragonfly"]
        with.koi.map.kansai = "bushi"
        with.koi.coins = 0
        with.lotus.cards = "righteousness*2 loyalty"
        with.lotus.map.kansai = "bushi*2"
        with.lotus.coins = 1
        do = ["lotus BID-SEP NUM 1", "lotus SEPPUKU YES"]
        expect.lotus.map.kansai = ""
        expect.lotus.vp = 17
        expect.lotus.coins = 0
        expect.honor = "lotus koi turtle dragonfly"
        expect.koi.tokens = "spring/kansai"
    """)


def test_souls_score_where_they_stand(example: Example) -> None:
    """R-FX-4, R-FX-25, R-OPT-souls_rule"""
    example("""
        base = "W"
        with.koi.cards = "oni_of_souls courage"
        with.koi.map.kansai = "oni_of_souls"
        expect.koi.vp = 14
        expect.koi.tokens = "spring/kansai"
    """)


def test_dragon_and_lion_strengthen_only_those_that_count_as_daimyo(example: Example) -> None:
    """R-FX-5"""
    example("""
        with.run = "mandate harvest"
        with.last_selector = "dragonfly"
        with.dragonfly.cards = "path_of_the_dragon"
        with.dragonfly.map.hokkaido = "daimyo"
        with.koi.map.hokkaido = "bushi*3"
        expect.koi.coins = 6
        expect.lotus.coins = 8
        expect.turtle.coins = 7
        expect.dragonfly.coins = 7
        expect.dragonfly.ronin = 2
    """)


def test_amaterasu_may_be_automatic(example: Example) -> None:
    """R-KAMI-8, R-OPT-amaterasu_optional"""
    example("""
        with.options.amaterasu_optional = false
        with.turtle.shrine = ["", "shinto", "", ""]
        expect.honor = "turtle koi lotus dragonfly"
    """)
    example("""
        with.options.amaterasu_optional = false
        with.koi.shrine = ["", "shinto", "", ""]
    """)
    state = table("""
        with.options.auto_single = false
        with.slots = "amaterasu fujin raijin ryujin"
        with.turtle.shrine = ["shinto", "", "", ""]
    """)
    assert refused(state, "turtle YES") == "-"


def test_fujin_may_leave_strongholds_alone(example: Example) -> None:
    """R-KAMI-9, R-OPT-fujin_strongholds"""
    state = table("""
        with.slots = "fujin susanoo amaterasu hachiman"
        with.turtle.shrine = ["shinto", "", "", ""]
        with.options.fujin_strongholds = false
    """)
    assert choices(state, "turtle") == ["PASS", "FIG daimyo@kyoto", "FIG bushi@kyoto"]
    assert refused(state, "turtle FIG stronghold@kyoto") == "R-MAR-5 stronghold-stays"


def test_with_auto_single_off_a_sole_answer_is_asked(example: Example) -> None:
    """R-DEC-2, R-OPT-auto_single"""
    example("""
        with.options.auto_single = false
        with.slots = "fujin susanoo amaterasu hachiman"
        with.lotus.shrine = ["shinto", "", "", ""]
        do = ["lotus FUJ-FIG FIG bushi@nagato", "lotus FUJ-DEST PROV kansai", "lotus FUJ-FIG PASS"]
        legal.1 = ["PROV kansai"]
        expect.lotus.map.nagato = "daimyo"
        expect.lotus.map.kansai = "bushi"
    """)


def test_raijin_may_be_declined_and_his_summon_is_refused_without_a_bushi() -> None:
    """R-KAMI-10, R-DEC-2"""
    state = table("""
        with.slots = "raijin susanoo amaterasu hachiman"
        with.koi.shrine = ["shinto", "", "", ""]
        do = ["koi RAI PASS"]
    """)
    assert state.over


def test_hachiman_susanoo_and_tsukuyomi_give_by_themselves(example: Example) -> None:
    """R-KAMI-13, R-KAMI-14, R-KAMI-15, R-FX-7, R-FX-12"""
    example("""
        with.slots = "hachiman susanoo tsukuyomi fujin"
        with.koi.shrine = ["shinto", "shinto", "shinto", ""]
        expect.koi.ronin = 2
        expect.koi.vp = 11
        expect.koi.coins = 7
        out.winners = "koi koi koi -"
    """)


def test_justice_is_for_the_killer_alone(example: Example) -> None:
    """R-FX-20, R-OPT-justice_per, R-OPT-bushido_coins"""
    example("""
        base = "W"
        with.koi.map.kansai = "bushi*2"
        with.koi.coins = 0
        with.lotus.cards = "justice"
        with.lotus.map.kansai = "bushi"
        with.lotus.coins = 0
        expect.koi.tokens = "spring/kansai"
        expect.lotus.map.kansai = ""
    """)
