"""What a preview of a choice shows, and what a question as a whole does, on positions of the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rising_sun.browser.asking import LANGUAGES, check_offer, choice, offer, offered, position, why
from tests.games.rising_sun.positions import GAME

#: V-K-00, before Turtle uses Raijin.
PRINTED = 'base = "SRC"\ndo = ["dragonfly AMA YES"]'
#: V-W-00, before the bids of Koi.
BATTLE = """
with.run = "battle nagato"
with.alliances = ["lotus turtle"]
with.koi = { coins = 8, ronin = 2, map.edo = "", map.nagato = "daimyo bushi" }
with.lotus = { coins = 6, ronin = 3, strongholds = "kyoto", map.nagato = "shinto" }
with.turtle = { coins = 4, ronin = 1, cards = "oni_of_skulls", map.kyoto = "daimyo", map.nagato = "bushi oni_of_skulls"}
"""
BIDS = """
do = [
  "koi BID-SEP NUM 0", "koi BID-HOS NUM 0", "koi BID-RON NUM 1", "koi BID-POE NUM 3", "lotus BID-SEP NUM 1",
  "lotus BID-HOS NUM 3", "lotus BID-RON NUM 2", "turtle BID-SEP NUM 0", "turtle BID-HOS NUM 3",
  "turtle BID-RON NUM 0", "turtle BID-POE NUM 1"%s
]
"""


def battle(*more: str) -> str:
    """The battle of V-W-00 after its bids, and some decisions."""
    return BATTLE + BIDS % "".join(f', "{line}"' for line in more)


# -- places ------------------------------------------------------------------------------------------


def test_raijin_says_how_each_province_would_stand() -> None:
    """R-KAMI-10, R-TERM-5, R-TERM-6: a Bushi of Turtle, where Stronghold and Daimyo already are."""
    found = offer(position(PRINTED))
    assert found.facts == {
        "title": "Raijin",
        "sign": "kami-raijin",
        "lead": "You won the shrine with Force 2. Any province, a Stronghold is not needed. You have 5 in reserve.",
        "rule": "R-KAMI-10",
    }
    said = {each.label: (each.facts["force"], each.facts["standing"]) for each in found.choices[:-1]}
    assert said["Kyoto"] == ([3, 4], "nobody else is there")
    assert said["Nagato"] == ([0, 1], "behind Lotus 2")
    assert said["Oshu"] == ([0, 1], "nobody else is there")
    assert found.choices[-1].notation == "PASS"


def test_the_places_where_a_lead_is_won_come_first() -> None:
    """R-TERM-6: of ties the higher in Honor, and the ally by name."""
    state = position(
        """
with.slots = "raijin susanoo amaterasu hachiman"
with.alliances = ["turtle dragonfly"]
with.turtle = { shrine = ["shinto", "", "", ""] }
with.koi.map.edo = "bushi"
with.lotus.map.oshu = "bushi"
with.dragonfly.map.kansai = "bushi"
with.dragonfly.map.hokkaido = ""
"""
    )
    found = {each.label: each.facts.get("standing") for each in offer(state).choices}
    assert found["Edo"] == "ties Koi 1, Koi is higher in Honor"
    assert found["Kansai"] == "ties your ally Dragonfly 1, you are higher in Honor"
    first = [each.label for each in offer(state).choices][:2]
    assert first[0] == "Kansai"
    assert {"Edo", "Oshu"}.isdisjoint(first)


def test_a_move_says_what_it_leaves_and_what_it_pays() -> None:
    """R-MAR-6, R-TERM-9"""
    state = position(
        """
with.season = "summer"
with.slots = "fujin susanoo amaterasu hachiman"
with.koi.cards = "path_of_the_serpent"
with.lotus = { shrine = ["shinto", "", "", ""], coins = 2, map.kansai = "shinto" }
do = ["lotus FUJ-FIG FIG shinto@kansai"]
"""
    )
    assert offer(state).facts["left"] == 2
    facts = choice(state, "PROV hokkaido").facts
    assert (facts["force"], facts["standing"]) == ([0, 1], "behind Dragonfly 2")
    assert facts["notes"] == [
        "Kansai: Force 1 → 0, nobody has Force there.",
        "By sea: Koi may take 1 coin.",
    ]
    assert choice(state, "PROV nagato").facts["notes"][1:] == []
    assert why(state, "PROV edo") == "R-TERM-4 Neither a border nor a shipping route leads there."


def test_a_summon_says_what_its_cards_give_and_what_a_monster_does() -> None:
    """R-FX-16, R-FX-3, R-FX-2"""
    state = position(
        """
with.run = "mandate train"
with.season = "autumn"
with.last_selector = "lotus"
with.display = "oni_of_spite oni_of_hate"
with.lotus = { cards = "path_of_the_warlord*2", coins = 9 }
with.koi = { vp = 1, map.nagato = "bushi" }
do = ["lotus TRAIN CARD oni_of_spite"]
"""
    )
    # one place alone: it is put there without being asked
    assert state.fields.vp[0] == 0
    state = position(
        """
with.run = "mandate train"
with.season = "autumn"
with.last_selector = "lotus"
with.display = "oni_of_spite"
with.lotus = { cards = "path_of_the_warlord*2", coins = 9, strongholds = "nagato edo" }
with.koi = { vp = 1, map.nagato = "bushi" }
do = ["lotus TRAIN CARD oni_of_spite"]
"""
    )
    assert choice(state, "PROV nagato").facts["notes"] == [
        "Takes 1 VP from Koi.",
        "Path of the Warlord: you gain 2 coins.",
    ]
    assert choice(state, "PROV edo").facts["notes"][0] == "Takes 1 VP from Koi."
    assert offer(state).facts["sign"] == "card-oni_of_spite"


def test_a_stronghold_has_a_price_and_force_for_turtle_alone() -> None:
    """R-MAR-3, R-CLAN-3"""
    text = 'with.run = "mandate marshal"\nwith.last_selector = "%s"\ndo = [%s]'
    passes = ['"lotus MAR-FIG PASS"', '"turtle MAR-FIG PASS"', '"dragonfly MAR-FIG PASS"', '"koi MAR-FIG PASS"']
    state = position(
        text % ("turtle", ", ".join([passes[2], passes[3], passes[0], '"turtle MAR-FIG KIND stronghold"']))
    )
    assert choice(state, "PROV edo").facts == {
        "cost": 3,
        "left": 3,
        "count": 0,
        "force": [0, 1],
        "standing": "behind Koi 2",
    }
    state = position(text % ("koi", ", ".join(passes[:3])))
    assert choice(state, "KIND stronghold").facts == {"cost": 3, "left": 2, "count": 3}
    assert offer(state).facts["left"] == 2
    assert choice(state, "FIG bushi@edo").facts["count"] == 1
    assert why(state, "FIG stronghold@edo") == "R-MAR-5 This Stronghold cannot move."
    state = position(text % ("koi", ", ".join([*passes[:3], '"koi MAR-FIG KIND stronghold"'])))
    assert choice(state, "PROV edo").facts == {"cost": 3, "left": 2, "count": 1}
    assert offer(state).facts["lead"] == "Any province, for 3 coins."
    five = "koi lotus turtle dragonfly bonsai"
    bonsai = text.replace("with.run", f'with.clans = "{five}"\nwith.honor = "{five}"\nwith.bonsai.coins = 3\nwith.run')
    state = position(bonsai % ("bonsai", ", ".join([passes[3], *passes[:3], '"bonsai MAR-FIG KIND stronghold"'])))
    assert offer(state).facts["lead"] == "Any province, for 1 coin."  # R-CLAN-5


def test_a_piece_that_moved_says_so() -> None:
    """R-MAR-2"""
    state = position(
        'with.run = "mandate marshal"\nwith.last_selector = "dragonfly"\n'
        'do = ["koi MAR-FIG FIG bushi@edo", "koi MAR-DEST PROV kyoto"]'
    )
    assert why(state, "FIG bushi@kyoto") == "R-MAR-2 It has moved already in this Marshal."
    assert why(state, "KIND stronghold") == "R-MAR-3 Only the selector of the Mandate and its ally may build."
    assert choice(state, "KIND stronghold").facts == {"cost": 3, "count": 3}


# -- Mandates ----------------------------------------------------------------------------------------


def test_a_mandate_says_what_it_would_do_here_and_now() -> None:
    """R-REC-1, R-HAR-1, R-BET-1, R-FX-21"""
    text = """
with.run = "mandate_turn"
with.last_selector = "koi"
with.alliances = ["koi lotus"]
with.koi.cards = "honesty"
with.deck = "%s"
"""
    state = position(text % "recruit harvest betray train marshal")
    notes = {each.label: each.facts.get("notes") for each in offer(state).choices}
    assert notes == {
        "Recruit": ["You summon up to 2 figures.", "Your ally Lotus shares the bonus.", "You gain 2 VP."],
        "Harvest": ["You gain 3 coins and 2 VP.", "Your ally Lotus shares the bonus.", "You gain 2 VP."],
        "Betray": ["Your alliance with Lotus ends.", "Lotus comes above you in Honor."],
        "Train": ["You can pay 0 cards on display.", "Your ally Lotus shares the bonus.", "You gain 2 VP."],
        "Marshal": None,
    }
    turtle = position(
        'with = { run = "mandate_turn", last_selector = "turtle", turtle.strongholds = "", deck = '
        '"recruit marshal betray train harvest" }'
    )
    assert choice(turtle, "MANDATE recruit").facts == {"count": 1, "notes": ["You summon up to 0 figures."]}
    assert choice(turtle, "MANDATE marshal").facts["notes"] == ["You have 2 pieces that may move."]
    assert choice(turtle, "MANDATE betray").facts == {"count": 1}
    moving = position('with = { run = "mandate_turn", last_selector = "turtle", deck = "marshal*2 betray train" }')
    assert choice(moving, "MANDATE marshal").facts == {"count": 2, "notes": ["You have 3 pieces that may move."]}


def test_a_tile_of_lotus_does_nothing_but_what_it_announces_does() -> None:
    """R-CLAN-2"""
    text = 'with = { run = "mandate_turn", last_selector = "lotus", deck = "recruit harvest betray harvest" }\n'
    state = position(text)
    assert choice(state, "MANDATE harvest").facts == {"count": 2}
    assert choice(state, "MANDATE train").facts == {}
    state = position(text + 'do = ["lotus MANDATE MANDATE betray"]')
    assert choice(state, "MANDATE harvest").facts == {"notes": ["You gain 2 coins, 1 VP and 1 Ronin."]}
    assert offer(state).facts["lead"] == "Your tile, Betray, stays face down. Any of the five may be announced."


# -- Betray ------------------------------------------------------------------------------------------


def test_betray_says_who_can_be_replaced_and_by_whom() -> None:
    """R-BET-3, R-BET-4"""
    text = """
with.run = "mandate betray"
with.season = "autumn"
with.koi.cards = "path_of_the_unrighteous"
with.lotus = { map.nagato = "daimyo bushi shinto", shrine = ["shinto", "", "", ""] }
with.turtle = { map.kyoto = "daimyo" }
do = [%s]
"""
    state = position(text % "")
    assert choice(state, "CLAN lotus").facts == {"count": 2}
    assert why(state, "CLAN turtle") == ("R-BET-3 You have no figure in reserve that could replace one of it.")
    state = position((text % '"koi BET-CLAN CLAN lotus"').replace("[base", ""))
    assert offer(state).decision == "BET-KIND"
    assert offered(state) == ["KIND shinto", "KIND bushi", "(KIND daimyo)"]
    assert why(state, "KIND daimyo") == "R-BET-3 It counts as a Daimyo: nobody can replace or capture it."
    assert choice(state, "KIND bushi").target == {"kind": "piece", "piece": "bushi", "province": "nagato"}


def test_a_worshipper_is_replaced_by_a_card_alone() -> None:
    """R-BET-4, R-TERM-16"""
    text = """
with.run = "mandate betray"
with.options = { auto_single = false }
with.season = "autumn"
with.koi.cards = "path_of_the_unrighteous"
with.lotus = { map.nagato = "daimyo bushi", shrine = ["shinto", "", "", ""] }
do = [%s]
"""
    state = position(text % '"koi BET-CLAN CLAN lotus"')
    assert offered(state) == ["PROV nagato", "(SLOT 0)"]
    assert why(state, "SLOT 0") == "R-BET-3 A worshipper is replaced only through Path of the Unrighteous."
    extra = ['"koi BET-CLAN PASS"', '"koi BET-CLAN CLAN lotus"']
    state = position(text % ", ".join(extra[:1]))
    assert offer(state).facts["lead"] == ("Path of the Unrighteous: one more figure of any clan, also at a shrine.")
    state = position(text % ", ".join([*extra, '"koi BET-PLACE SLOT 0"']))
    assert choice(state, "KIND shinto").target == {"kind": "piece", "piece": "shinto", "slot": 0}
    state = position(text % ", ".join([*extra, '"koi BET-PLACE SLOT 0"', '"koi BET-KIND KIND shinto"']))
    assert choice(state, "KIND shinto").facts == {"count": 3, "force": [0, 1], "standing": "nobody else is there"}


# -- battle ------------------------------------------------------------------------------------------


def test_the_four_advantages_say_what_they_would_do_here_and_now() -> None:
    """R-BAT-2 to R-BAT-5, R-BAT-8"""
    found = offer(position(BATTLE), "lotus").facts
    assert (found["title"], found["rule"], found["coins"]) == ("Battle of Nagato", "R-BAT-2", 6)
    assert [(each["advantage"], each["words"], each["bid"]) for each in found["advantages"]] == [
        ("seppuku", "Your figure here dies: 1 VP, Honor up 1.", None),
        ("hostage", "One figure of Koi or Turtle, and 1 VP.", None),
        ("ronin", "You have 3 Ronin: Force 1 → 4; your ally Turtle 4.", None),
        ("poets", "1 VP per figure killed here, at most 5.", None),
    ]
    koi = offer(position(BATTLE + 'do = ["koi BID-SEP NUM 2"]'), "koi")
    assert koi.facts["coins"] == 6
    assert [each["bid"] for each in koi.facts["advantages"]] == [2, None, None, None]
    assert koi.facts["advantages"][2]["words"] == ("Ronin and coins that you keep: Force 2 → up to 12; Turtle 4.")
    assert [each.notation for each in koi.choices] == [f"NUM {n}" for n in range(7)]
    assert choice(position(BATTLE), "NUM 3", "lotus").facts == {"cost": 3, "left": 3}


def test_who_has_nothing_to_use_an_advantage_with_is_told_so() -> None:
    """V-W-07: Turtle with Strongholds alone."""
    state = position(
        """
base = "W"
with = { turtle.strongholds = "kansai*2", koi.map.kansai = "daimyo", koi.coins = 0, turtle.coins = 2 }
"""
    )
    words = [each["words"] for each in offer(state, "turtle").facts["advantages"]]
    assert words == [
        "You have no figure here.",
        "There is no figure that can be taken.",
        "You have no Ronin.",
        "1 VP per figure killed here, at most 1.",
    ]


def test_an_ally_with_loyalty_gains_more_by_seppuku() -> None:
    """R-FX-22"""
    state = position(BATTLE.replace("coins = 6,", 'coins = 6, cards = "loyalty",'))
    assert offer(state, "lotus").facts["advantages"][0]["words"] == "Your figure here dies: 2 VP, Honor up 1."


def test_hostages_are_promised_with_the_vp_that_there_are_to_take() -> None:
    """R-BAT-4, R-TERM-13: a victim without VP loses none."""

    def promised(koi: int, turtle: int, cards: str = "", language: str = "en") -> str:
        text = BATTLE.replace("coins = 8,", f"coins = 8, vp = {koi},").replace(
            "coins = 4,", f"coins = 4, vp = {turtle},"
        )
        text = text.replace("coins = 6,", f'coins = 6, cards = "{cards}",')
        return str(offer(position(text), "lotus", language).facts["advantages"][1]["words"])

    assert promised(1, 1) == "One figure of Koi or Turtle, and 1 VP."
    assert promised(0, 4) == "One figure of Koi or Turtle, and 1 VP if of Turtle."
    assert promised(0, 0) == "One figure of Koi or Turtle; no VP to take."
    assert promised(1, 1, "respect") == "Up to 2 figures of Koi or Turtle, and 1 VP for each."
    assert promised(0, 0, "respect") == "Up to 2 figures of Koi or Turtle; no VP to take."
    # one figure of Koi can be taken, and whoever has 1 VP loses no second
    only_one = "Up to 2 figures of Koi or Turtle, and 1 VP for each of Koi, at most 1 VP in all."
    assert promised(3, 0, "respect") == promised(1, 0, "respect") == only_one
    assert promised(1, 0, "respect", "ja").endswith("鯉からは1点ずつ奪います（合わせて最大1点）。")
    assert promised(1, 1, language="ja") == "鯉か亀のコマを1体まで捕らえ、1点ずつ奪います。"
    assert promised(0, 4, language="ja") == "鯉か亀のコマを1体まで捕らえます。亀からは1点ずつ奪います。"
    assert promised(0, 0, language="ja") == "鯉か亀のコマを1体まで捕らえます。奪える点はありません。"


def test_a_hostage_brings_no_more_than_its_owner_has_where_it_is_good_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-BAT-4, R-TERM-13: with numbers that an owner of the table has corrected"""
    state = position(BATTLE.replace("coins = 8,", "coins = 8, vp = 1,").replace("coins = 4,", "coins = 4, vp = 0,"))
    monkeypatch.setattr(state.fields.content, "hostage_vp", 2)
    words = offer(state, "lotus").facts["advantages"][1]["words"]
    assert words == "One figure of Koi or Turtle, and 2 VP if of Koi, at most 1 VP in all."


def test_what_loyalty_adds_to_hostages_and_poets_is_said() -> None:
    """R-FX-22"""
    text = BATTLE.replace("coins = 6,", 'coins = 6, cards = "loyalty",').replace("coins = 8,", "coins = 8, vp = 1,")
    _, hostage, _, poets = (each["words"] for each in offer(position(text), "lotus").facts["advantages"])
    assert hostage.endswith(" Loyalty: 1 more.")
    assert poets == "1 VP per figure killed here, at most 5. Loyalty: 1 more."
    alone = text.replace('with.alliances = ["lotus turtle"]', "")
    assert offer(position(alone), "lotus").facts["advantages"][3]["words"] == "1 VP per figure killed here, at most 5."


def test_seppuku_hostages_and_ronin_say_what_follows() -> None:
    """V-W-00"""
    state = position(battle())
    assert choice(state, "YES").facts == {
        "force": [1, 0],
        "standing": "behind your ally Turtle 4",
        "notes": ["1 figure dies.", "You gain 1 VP.", "You rise above Koi in Honor."],
    }
    state = position(battle("lotus SEPPUKU YES"))
    assert offer(state).facts["left"] == 1
    assert choice(state, "CLAN turtle").facts == {"count": 2, "notes": ["1 VP from Turtle."]}
    state = position(battle("lotus SEPPUKU YES", "lotus HOST CLAN turtle"))
    assert choice(state, "KIND oni_of_skulls").facts["count"] == 1
    state = position(battle("lotus SEPPUKU YES", "lotus HOST CLAN turtle", "lotus HOST-KIND KIND oni_of_skulls"))
    assert choice(state, "YES").facts == {"force": [0, 3], "standing": "leads over Koi 2, your ally Turtle 1"}


def test_mercy_says_who_would_die() -> None:
    """R-FX-26: after a battle, before an Oni of Hate, before a Ninja."""
    state = position(
        """
base = "W"
with.season = "summer"
with.koi = { cards = "mercy*2", map.kansai = "bushi*2", coins = 0 }
with.lotus = { map.kansai = "bushi", coins = 1 }
do = ["lotus BID-SEP NUM 0", "lotus BID-HOS NUM 0", "lotus BID-RON NUM 0", "lotus BID-POE NUM 1"]
"""
    )
    assert offer(state).facts["lead"] == "1 figure in Kansai would die."
    assert choice(state, "YES").facts == {"notes": ["You gain 4 VP."]}
    state = position(
        """
with.season = "autumn"
with.slots = "fujin susanoo amaterasu hachiman"
with.turtle = { shrine = ["shinto", "", "", ""], cards = "oni_of_hate mercy", map.oshu = "oni_of_hate" }
with.koi.map.edo = "bushi shinto"
do = ["turtle FUJ-FIG FIG oni_of_hate@oshu", "turtle FUJ-DEST PROV edo"]
"""
    )
    assert offer(state).facts["lead"] == "The Oni would kill in Edo figures of 1 clan."
    check_offer(state.conceal(2), 2, GAME.texts("ja"))


# -- gifts, orders, cards ------------------------------------------------------------------------------


def test_gifts_say_what_there_is_to_give() -> None:
    """R-GIFT-3"""
    text = 'with.options = { gifts = "on" }\nwith.koi.ronin = 1\nwith.lotus.shrine = ["", "", "shinto", ""]\ndo = [%s]'
    state = position(text % '"koi GIFT-TO CLAN lotus"')
    assert choice(state, "GIFT coins").facts == {"count": 5}
    assert choice(state, "GIFT ronin").facts == {"count": 1}
    state = position(text % '"koi GIFT-TO CLAN lotus", "koi GIFT-WHAT GIFT coins"')
    assert [each.label for each in offer(state).choices] == ["1", "2", "3", "4", "5"]
    assert choice(state, "NUM 2").facts == {"left": 3}
    assert [choice(state, f"NUM {n}").words for n in (1, 3)] == ["Give 1 coin", "Give 3 coins"]
    assert choice(state, "NUM 3", language="ja").words == "金貨を3枚贈る"
    assert offer(state).facts["lead"] == "Coins for Lotus. You have 5."
    two = position(text.replace("ronin = 1", "ronin = 2") % '"koi GIFT-TO CLAN lotus", "koi GIFT-WHAT GIFT ronin"')
    assert choice(two, "NUM 2").words == "Give 2 Ronin"
    assert choice(two, "NUM 2", language="ja").words == "浪人を2人贈る"
    state = position(text % '"koi GIFT-TO CLAN lotus", "koi GIFT-WHAT GIFT coins", "koi GIFT-N NUM 2"')
    assert offer(state).facts["lead"] == "Koi offers 2 coins."
    assert choice(state, "YES").facts == {"notes": ["You gain 2 coins."]}
    state = position(text % '"koi GIFT-TO CLAN lotus", "koi GIFT-WHAT GIFT ronin"')
    assert offer(state).facts["lead"] == "Koi offers 1 Ronin."
    assert choice(state, "YES").facts == {"notes": ["You gain 1 Ronin."]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_effects_is_asked_in_words(language: str) -> None:
    """R-TIME-6"""
    state = position(
        'with = { run = "war_start", options = { timing = "ask" }, koi.ronin = 1, lotus.cards = "way_of_the_shogun" }'
    )
    assert offer(state, language=language).decision == "ORDER"
    words = {"en": "Others with such an effect: Lotus.", "ja": "ほかに効果を持つ氏族：蓮。"}
    assert offer(state, language=language).facts["lead"].endswith(words[language])


def test_a_ninja_looks_for_bushi_alone() -> None:
    """R-FX-17"""
    text = """
with.run = "mandate train"
with.last_selector = "lotus"
with.display = "oni_of_skulls"
with.lotus = { cards = "path_of_the_ninja", coins = 1 }
with.koi.coins = 0
with.turtle = { coins = 0, map.kyoto = "daimyo" }
with.dragonfly = { coins = 0, map.oshu = "bushi" }
do = ["lotus TRAIN CARD oni_of_skulls"%s]
"""
    state = position(text % "")
    assert choice(state, "CLAN dragonfly").facts == {"count": 2, "notes": ["Turtle comes above you in Honor."]}
    assert why(state, "CLAN turtle") == "R-FX-17 This clan has no Bushi there."
    state = position(text % ', "lotus NINJA CLAN dragonfly"')
    assert offered(state) == ["PROV hokkaido", "PROV oshu"]
    assert choice(state, "PROV oshu").facts == {"count": 1, "standing": "nobody has Force there"}


# -- hints -------------------------------------------------------------------------------------------


def reason(state: Any, notation: str, language: str = "en") -> str:
    seat = state.acting()[0]
    return GAME.reason(state.conceal(seat), seat, GAME.parse(state, seat, notation), GAME.texts(language))


def test_a_hint_says_what_follows() -> None:
    state = position(PRINTED)
    assert reason(state, "PROV nagato") == "Nagato: Force 0 → 1, behind Lotus 2."
    assert reason(state, "PASS") == "Nothing else is worth more here."
    state = position('with.run = "mandate train"\nwith.display = "komainu"\nwith.koi.coins = 4')
    assert reason(state, "CARD komainu") == "Force 1. May worship at a shrine."
    state = position(BATTLE)
    assert reason(state, "NUM 2") == "Seppuku: Your 2 figures here die: 2 VP."
    assert reason(state, "NUM 0") == "Bid 0 for Seppuku."
