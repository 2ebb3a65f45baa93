"""Set-up and seasons: R-SETUP, R-SEAS, R-CLEAN, and the structural checks of a whole match."""

from __future__ import annotations

from collections import Counter

import pytest

from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.options import CLAN_CHOICES
from tests.games.rising_sun.positions import GAME, Example, facts, new, table, walk

THREE, FOUR, FIVE = "koi-turtle-bonsai", "koi-lotus-turtle-dragonfly", "koi-lotus-turtle-dragonfly-bonsai"


def names(state: GameState) -> list[str]:
    return [k.CLAN_NAMES[state.fields.clan[seat]] for seat in range(state.fields.seats)]


@pytest.mark.parametrize("clans", CLAN_CHOICES)
def test_seats_and_starting_honor_run_in_clan_order(clans: str) -> None:
    """R-SETUP-1, R-SETUP-2, R-OPT-clans, V-G-06"""
    state = new(clans=clans)
    assert names(state) == clans.split("-")
    assert list(state.fields.honor)[: state.fields.seats] == list(range(state.fields.seats))
    assert [state.fields.vp[seat] for seat in range(state.fields.seats)] == [0] * len(names(state))
    assert GAME.seats({"clans": clans}) == GAME.players({"clans": clans}) == state.fields.seats


def test_the_first_selector_is_the_top_of_the_honor_track() -> None:
    """R-SETUP-5, V-G-06"""
    for clans in (THREE, FOUR, FIVE):
        for state in walk(new(clans=clans, alliances="none")):
            if state.fields.selector >= 0:
                assert state.fields.selector == 0
                break


def test_each_clan_begins_with_three_pieces_at_home() -> None:
    """R-SETUP-3"""
    s = new().fields
    homes = {"koi": "edo", "lotus": "nagato", "turtle": "kyoto", "dragonfly": "hokkaido", "bonsai": "kyushu"}
    for seat, name in enumerate(k.CLAN_NAMES):
        home = k.PROVINCE_NAMES.index(homes[name])
        on_map = {p: list(s.figures[seat][p]) for p in range(k.PROVINCES) if any(s.figures[seat][p])}
        assert on_map == {home: [1, 0, 1, 1] + [0] * 8}
        assert list(s.reserve[seat]) == [0, 3, 5, 3] + [0] * 8


def test_chance_decides_the_set_the_kami_the_piles_and_the_deck(mode: str) -> None:
    """R-SETUP-4, R-OPT-card_set"""
    states = [new(mode, seed).fields for seed in range(40)]
    assert {s.card_set for s in states} == {k.ARCHWAY, k.TEAPOT, k.HORSEMAN}
    assert len({tuple(s.slots) for s in states}) > 30
    assert all(len(set(s.slots)) == k.SLOTS for s in states)
    assert len({tuple(s.war_pile[k.AUTUMN]) for s in states}) > 30
    assert all(sorted(s.war_pile[season]) == list(range(k.PROVINCES)) for s in states for season in range(k.SEASONS))
    assert all(Counter(list(s.deck)) == dict.fromkeys(range(k.MANDATES), 2) for s in states)
    assert new(mode, card_set="teapot").fields.card_set == k.TEAPOT
    assert new(mode, card_set="none").fields.card_set == k.NO_SET


def test_the_same_seed_options_and_decisions_give_the_same_match() -> None:
    """R-SETUP-6, V-G-08"""
    one, other = walk(new(seed=5, gifts="on")), walk(new(seed=5, gifts="on"))
    for n, (a, b) in enumerate(zip(one, other, strict=True)):
        assert a.digest() == b.digest()
        if n % 50 == 0:
            restored = GAME.restore(a.bytes(), mode="plain")
            assert restored.bytes() == a.bytes()
    assert a.over
    assert b.over


@pytest.mark.parametrize(("clans", "provinces"), [(THREE, 5), (FOUR, 6), (FIVE, 7)])
def test_spring_begins_with_provinces_at_war_cards_and_income(clans: str, provinces: int) -> None:
    """R-SEAS-2, R-SEAS-3, R-SEAS-4, V-G-03"""
    s = new(clans=clans).fields
    assert s.war_count == provinces
    assert sum(s.display) == 12
    assert [s.coins[seat] for seat in range(s.seats)] == [s.content.income[s.clan[seat]] for seat in range(s.seats)]
    assert sum(new(clans=clans, card_set="none").fields.display) == 7


def test_seasons_follow_each_other_and_end_in_winter(mode: str) -> None:
    """R-SEAS-1, R-CLEAN-1, R-CLEAN-2, R-CLEAN-3, R-SEAS-3"""
    seen: list[int] = []
    for state in walk(new(mode, seed=3)):
        s = state.fields
        if s.season not in seen:
            seen.append(s.season)
            assert s.deck_size == k.TILES
            assert list(s.ronin) == [0] * k.SEATS
            assert not any(n for seat in s.shrine for slot in seat for n in slot)
            assert sum(s.display) + sum(map(sum, s.cards)) == 12 * len(seen)
    assert seen == [k.SPRING, k.SUMMER, k.AUTUMN]
    assert state.over
    tokens = sum(number.bit_count() for number in state.fields.tokens)
    assert tokens <= 21


def test_cleanup_takes_coins_ronin_and_worshippers_and_leaves_the_rest(example: Example) -> None:
    """R-CLEAN-1"""
    example("""
        with.run = "cleanup"
        with.alliances = ["koi lotus"]
        with.koi = { ronin = 3, shrine = ["shinto*2", "", "", ""], cards = "mercy" }
        with.lotus.hostages.turtle = "bushi"
        expect.koi = { coins = 0, ronin = 0, shrine = ["", "", "", ""] }
        expect.lotus.coins = 0
        expect.turtle.coins = 0
        expect.dragonfly.coins = 0
    """)


def test_coins_of_limited_piles_go_back_at_cleanup(example: Example) -> None:
    """R-CLEAN-1, R-OPT-piles"""
    example("""
        with.run = "cleanup"
        with.options.piles = "limited"
        with.koi.ronin = 3
        expect.koi = { coins = 0, ronin = 0 }
        expect.lotus.coins = 0
        expect.turtle.coins = 0
        expect.dragonfly.coins = 0
        expect.pile_coins = 65
        expect.pile_ronin = 20
    """)


@pytest.mark.parametrize(
    ("clans", "turns"),
    [(THREE, [7, 7, 7]), (FOUR, [6, 5, 5, 5]), (FIVE, [5, 4, 4, 4, 4])],
)
def test_mandate_and_kami_turns_come_as_the_track_shows(clans: str, turns: list[int]) -> None:
    """R-POL-1, R-POL-5, R-CLEAN-3, V-G-04, V-G-05"""
    selectors: list[int] = []
    decks: list[int] = []
    kami: list[tuple[int, int]] = []
    for state in walk(new(seed=2, clans=clans, events=True)):
        s = state.fields
        for name, args in facts(state):
            if name == "turn":
                selectors.append(args["seat"])
            elif name == "drawn":
                decks.append(s.deck_size)
            elif name == "kami-turn":
                kami.append((len(kami) // 3, len(selectors) % k.MANDATE_TURNS or k.MANDATE_TURNS))
    assert [selectors.count(seat) for seat in range(len(turns))] == turns
    assert selectors == [i % len(turns) for i in range(21)]
    assert decks == [10, 9, 8, 7, 6, 5, 4] * 3
    assert kami == [(season, turn) for season in range(3) for turn in (3, 5, 7)]


def test_the_cards_are_those_of_the_box() -> None:
    """R-CARD-1, V-G-01"""
    c = table("").fields.content
    rows = [(number, card) for number in range(k.SETS) for card in range(k.CARDS) if c.card_copies[number][card]]
    assert len(rows) == 45
    assert sum(c.card_copies[number][card] for number, card in rows) == 66
    assert len({card for _, card in rows}) == k.CARDS
    for season in range(k.SEASONS):
        for number, expected in ((k.CORE_SET, 7), (k.ARCHWAY, 5), (k.TEAPOT, 5), (k.HORSEMAN, 5)):
            copies = sum(c.card_copies[number][card] for card in range(k.CARDS) if c.card_season[card] == season)
            assert copies == expected
    ids = [len({card for n, card in rows if n in (k.CORE_SET, number)}) for number in range(1, k.SETS)]
    assert ids == [26, 24, 25]


def test_the_map_has_five_borders_and_six_shipping_routes() -> None:
    """R-TERM-4, V-G-02"""
    link = table("").fields.content.link
    pairs = [(a, b) for a in range(k.PROVINCES) for b in range(a)]
    kinds = Counter(link[a][b] for a, b in pairs)
    assert (kinds[k.BORDER], kinds[k.SEA]) == (5, 6)
    assert all(link[a][b] == link[b][a] for a, b in pairs)
    neighbours = {k.PROVINCE_NAMES[a]: sum(link[a][b] != k.NO_LINK for b in range(k.PROVINCES)) for a in range(8)}
    assert neighbours == {
        "hokkaido": 3, "oshu": 3, "edo": 2, "kyoto": 3, "kansai": 5, "nagato": 1, "shikoku": 2, "kyushu": 3,
    }  # fmt: skip


@pytest.mark.parametrize("provinces", range(9))
def test_the_set_bonus_counts_different_provinces(example: Example, provinces: int) -> None:
    """R-WIN-1, V-G-07"""
    bonus = [0, 0, 0, 10, 10, 20, 20, 30, 30][provinces]
    tokens = " ".join(f"spring/{name}" for name in k.PROVINCE_NAMES[:provinces])
    again = " summer/hokkaido" if provinces else ""
    vp = 10 + provinces + (2 if again else 0) + bonus
    example(f"""
        with = {{ run = "winter", season = "autumn", koi.tokens = "{tokens}{again}" }}
        expect.koi.vp = {vp}
    """)
