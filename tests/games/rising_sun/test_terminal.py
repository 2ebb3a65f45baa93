"""The face of the game in a terminal: what is drawn, asked and told."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.core.event import NOBODY, Event
from kagura.core.page import Page, cells
from kagura.core.state import GameState
from kagura.testing.texts import check_texts
from tests.games.rising_sun import screens
from tests.games.rising_sun.positions import GAME, new, table, take, walk
from tests.games.rising_sun.screens import face, offered

SPOKEN = Page(spoken=True, boxes=False)


def scene(state: GameState, page: Page | None = None, viewer: int | None = 0) -> str:
    view, known = GAME.view(state, viewer), state.conceal(viewer or 0)
    return "\n".join(face(state, page).scene(view, known))


def seat_lines(state: GameState, seat: int, page: Page | None = None, viewer: int = 0) -> str:
    return "\n".join(face(state, page).seat(GAME.view(state, viewer), state.conceal(viewer), seat))


def question(state: GameState, viewer: int | None = None) -> str:
    seat = state.acting()[0] if viewer is None else viewer
    return face(state).question(GAME.view(state, seat), state.conceal(seat))


def menu(state: GameState, page: Page | None = None) -> str:
    seat = state.acting()[0]
    shown = face(state, page)
    return "\n".join(shown.menu(GAME.view(state, seat), state.conceal(seat), offered(state, seat, shown)))


def shows_scene(state: GameState) -> bool:
    seat = state.acting()[0]
    return face(state).shows_scene(GAME.view(state, seat), state.conceal(seat))


@pytest.mark.parametrize("name", screens.PAGES)
def test_the_screens_are_as_they_stand(name: str) -> None:
    """If a change is meant to be: `python -m tests.games.rising_sun.screens`."""
    assert screens.text(name) == screens.path(name).read_text("utf-8")


@pytest.mark.parametrize(
    "options", [{"clans": "koi-lotus-turtle", "gifts": "on"}, {"timing": "ask", "piles": "limited"}]
)
def test_everything_can_be_shown_in_matches_of_random_decisions(options: dict[str, str]) -> None:
    check_texts(GAME, seed="terminal", options=options, mode="plain")


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("ja", 80), ("en", 40), ("ja", 40), ("en", 132)])
def test_no_line_is_wider_than_the_page(language: str, width: int) -> None:
    state = new(seed=3)
    shown = face(state, Page(width), language)
    for number, moment in enumerate(walk(state, seed=5)):
        if number % 40 == 0 or moment.over:
            seat = (moment.acting() or (0,))[0]
            asked = shown.question(GAME.view(moment, seat), moment.conceal(seat))  # a sitting breaks its line
            lines = [*screens.screen(moment, shown), *shown.primer(GAME.view(moment, seat))]
            assert max(cells(line) for line in lines if line != asked) <= width


# -- the table --------------------------------------------------------------------------------------


def test_clans_stand_in_the_order_of_honor_with_the_viewer_marked() -> None:
    out = scene(
        table('with.honor = "turtle koi dragonfly lotus"\nwith.koi.coins = 4\nwith.alliances = ["lotus turtle"]')
    )
    rows = [line.split() for line in out.splitlines()[2:6]]
    assert [row[1:3] for row in rows] == [["C", "Turtle"], ["A", "Koi"], ["D", "Dragonfly"], ["B", "Lotus"]]
    assert rows[1][0] == ">2"
    assert "greedy" in out


def test_who_plays_is_left_out_where_there_is_no_room() -> None:
    state = new()
    people = ["a person with a very long name", *screens.PEOPLE[1:]]
    shown = GAME.face("en", Page(80), people, state.engine)
    out = "\n".join(shown.scene(GAME.view(state, 0), state.conceal(0)))
    assert "played by" not in out
    assert "Koi" in out


def test_provinces_show_war_reward_force_and_pieces() -> None:
    text = 'with.run = "battle edo"\nwith.koi.map.edo = "bushi*3 daimyo"\nwith.turtle.map.edo = "bushi"'
    out = scene(table(text))
    row = next(line for line in out.splitlines() if line.startswith("Edo"))
    assert row.split()[:4] == ["Edo", ">1", "2c", "2v"]
    assert "4* DB3" in row
    assert "Borders: Oshu - Edo, Kyoto;" in out
    assert "Shipping routes: Hokkaido ~ Oshu" in out


def test_without_special_signs_ascii_is_enough() -> None:
    assert scene(new(), Page(boxes=False)).isascii()


def test_a_narrow_page_is_told_in_sentences() -> None:
    out = scene(new(), Page(48))
    assert "Shrine 1," in out
    assert "Next to" in out


def test_the_end_has_no_season() -> None:
    *_, over = walk(new(seed=2))
    assert scene(over).startswith("The End |")
    assert face(over).question(GAME.view(over, 0), over.conceal(0)) == "The match is over."
    assert not face(over).shows_scene(GAME.view(over, 0), over.conceal(0))


def test_the_common_pile_is_shown_where_it_is_limited() -> None:
    assert "Common pile:" in scene(new(piles="limited"))
    assert "Common pile:" not in scene(new())


def test_nothing_for_sale_is_said() -> None:
    state = table('with.run = "mandate train"\nwith.display = "komainu"\nwith.last_selector = "dragonfly"')
    assert "For sale: Komainu (2)" in scene(state)
    while state.acting():
        state.apply(state.acting()[0], state.choices(state.acting()[0])[-1])
    assert "For sale: nothing" in scene(state)


def test_mandates_played_and_put_back_are_told() -> None:
    state = table('with.run = "mandate_turn"\nwith.deck = "train*2 betray*2"')
    assert "Mandates played" not in scene(state)
    assert "Mandate of this turn" not in scene(state)


# -- one clan -----------------------------------------------------------------------------------------


def test_a_clan_shows_all_that_it_has() -> None:
    state = table(
        'with.run = "mandate train"\nwith.last_selector = "koi"\nwith.display = "komainu"\n'
        'with.koi.map.edo = "bushi*2"\nwith.koi.strongholds = "edo*2"\nwith.koi.shrine = ["", "shinto", "", ""]\n'
        'with.koi.cards = "righteousness*2"\n'
        'with.koi.hostages.lotus = "bushi"\nwith.koi.tokens = "spring/kyoto"\nwith.koi.coins = 5'
    )
    out = seat_lines(state, 0)
    for part in (
        "A Koi, played by Ann",
        "Eddies: ",
        "Edo: 2 Bushi, 2 Strongholds",
        "shrine 2: Shinto",
        "Hostages of B Lotus: Bushi.",
        "War tokens: Kyoto (Spring).",
        "Righteousness x2 (Virtue): Gain 1 VP",
        "2: Komainu (Monster)",
    ):
        assert part in out
    assert "Cards for sale" not in seat_lines(state, 1)
    assert seat_lines(state, 0, SPOKEN).startswith("A Koi, played by Ann: 10 VP.\n")


def test_a_clan_with_nothing_has_short_lines() -> None:
    state = new(card_set="none", clans="koi-lotus-turtle")
    s: Any = state.fields
    for province in range(8):
        s.figures[0][province] = [0] * 12
    s.reserve[0] = [0] * 12
    s.display = [0] * 40
    s.vp_by[1][6] = 3
    out = seat_lines(state, 0)
    assert "On the board" not in out
    assert "Reserve" not in out
    assert "Cards for sale" not in out
    assert "Points: cards 3." in seat_lines(state, 1)
    assert "reserve: nothing" in scene(state, SPOKEN)


# -- questions ----------------------------------------------------------------------------------------

BATTLE = (
    'with.run = "battle edo"\nwith.koi.map.edo = "bushi*2"\nwith.lotus.map.edo = "bushi"\n'
    "with.koi.coins = 6\nwith.lotus.coins = 6\nwith.koi.ronin = 0\n"
)


def test_a_question_names_the_clan_and_what_it_needs_to_know() -> None:
    train = 'with.run = "mandate train"\nwith.last_selector = "koi"\nwith.display = "komainu"\nwith.koi.coins = 5'
    assert question(table(train)) == "A Koi: Which card do you buy? 5 coins are left."
    recruit = table('with.run = "mandate recruit"\nwith.last_selector = "dragonfly"')
    assert "Summons left: " in question(recruit)
    seat = recruit.acting()[0]
    recruit.apply(seat, GAME.parse(recruit, seat, "KIND shinto"))
    assert question(recruit).endswith("Where to? (Shinto)")


def test_others_are_waited_for() -> None:
    state = table('with.run = "mandate train"\nwith.last_selector = "koi"\nwith.display = "komainu"')
    assert question(state, 1) == "Waiting for A Koi."


def test_a_gift_is_named() -> None:
    state = new(gifts="on")
    for line in ("koi CLAN lotus", "koi NUM 2"):
        take(state, line)
    assert question(state) == "B Lotus: Do you accept the gift? A Koi offers 2 coins."


def test_the_list_of_partners_is_shown_as_it_grows() -> None:
    state = new(clans="koi-lotus-turtle")
    assert question(state).endswith("such as lotus turtle.")
    take(state, "koi CLAN turtle")
    assert question(state).endswith("On your list: C Turtle.")


def test_bids_say_what_is_bid_for_and_how_much_is_left() -> None:
    state = table(BATTLE)
    assert question(state).endswith(
        "Battle in Edo; 6 coins are left. Type four numbers for all four bids, such as 2 0 1 0."
    )
    assert menu(state).startswith("Seppuku: ")
    assert menu(state).endswith("0 to 6: a number")
    take(state, "koi NUM 2")
    assert question(state).endswith("Battle in Edo; 4 coins are left.")
    assert menu(state).startswith("Take Hostage: ")
    assert "Imperial Poets" not in menu(state)


def test_other_numbers_are_a_range() -> None:
    state = new(gifts="on")
    take(state, "koi CLAN lotus")
    assert menu(state) == "1 to 5: a number"
    assert face(state).numbers(state.conceal(0), state.choices(0)) == [1, 2, 3, 4, 5]


def test_mandates_and_cards_say_what_they_do() -> None:
    assert "Select Train - Each clan may buy one card" in menu(
        table('with.run = "mandate_turn"\nwith.deck = "train*2 betray*2"'), Page(200)
    )
    train = 'with.run = "mandate train"\nwith.last_selector = "koi"\nwith.display = "komainu"\nwith.koi.coins = 5'
    out = menu(table(train), Page(200))
    assert "Buy Komainu - Force 1. May worship at a shrine." in out
    assert "PASS          Buy nothing\n" in out + "\n"


WIND = 'with.slots = "fujin amaterasu hachiman raijin"\nwith.koi.shrine = ["shinto", "", "", ""]'
SERPENT = (
    'with.run = "mandate marshal"\nwith.last_selector = "dragonfly"\nwith.koi.map.kansai = "bushi"\n'
    'with.turtle.cards = "path_of_the_serpent"'
)
BETRAYAL = 'with.run = "mandate betray"\nwith.last_selector = "koi"'
PURCHASE = 'with.run = "mandate train"\nwith.last_selector = "koi"\nwith.display = "komainu"'
BIDS = ("koi NUM 2", "koi NUM 2", "koi NUM 0", "koi NUM 0", *("lotus NUM 0",) * 4)


@pytest.mark.parametrize(
    ("position", "lines", "asked"),
    [
        (WIND, (), "A Koi: Which piece does the wind carry? Moves left: 2."),
        (WIND, ("koi FIG daimyo@edo",), "A Koi: Where to? (Daimyo)"),
        (SERPENT, ("koi FIG bushi@kansai",), "A Koi: Where to? (Bushi)"),
        (SERPENT, ("koi FIG bushi@kansai", "koi PROV shikoku"), "C Turtle: Do you charge the toll? (A Koi)"),
        (PURCHASE, ("koi CARD komainu",), "A Koi: Where does the Monster appear? (Komainu)"),
        (BETRAYAL, (), "A Koi: Whom do you betray?"),
        (BATTLE, BIDS, "A Koi: Do your figures here commit Seppuku? (Edo)"),
        (BATTLE, (*BIDS, "koi PASS"), "A Koi: Of whom do you take a hostage? (Edo)"),
    ],
)
def test_every_question_says_what_it_is_about(position: str, lines: tuple[str, ...], asked: str) -> None:
    state = table(position)
    for line in lines:
        take(state, line)
    assert question(state) == asked


# -- several answers in one line ----------------------------------------------------------------------


def answered(state: GameState, text: str) -> int:
    """How many questions a line answers; each answer must be one that is offered."""
    shown, seat, n = face(state), state.acting()[0], 0
    while (action := shown.shortcut(state.conceal(seat), text, n)) is not None:
        assert action in state.choices(seat)
        state.apply(seat, action)
        n += 1
    return n


def test_four_numbers_are_four_bids() -> None:
    state = table(BATTLE)
    assert answered(state, "3 0 2 1") == 4
    assert list(state.fields.bid[0]) == [3, 0, 2, 1]
    assert state.acting() == (1,)


@pytest.mark.parametrize("text", ["3 0 2", "3 0 2 2", "3 0 2 x", "lotus", "99 0 0 0", ""])
def test_what_cannot_be_bid_is_no_answer(text: str) -> None:
    assert answered(table(BATTLE), text) == 0


def test_bids_go_on_only_where_they_began() -> None:
    state = table(BATTLE)
    take(state, "koi NUM 1")
    assert answered(state, "1 0 2 1") == 0


def test_clans_in_a_row_are_a_list() -> None:
    state = new()
    assert answered(state, "Turtle lotus") == 3
    assert list(state.fields.ballot[0])[:2] == [2, 1]
    assert state.acting()[0] == 1


@pytest.mark.parametrize("text", ["koi", "lotus lotus", "lotus foo", "all", ""])
def test_what_is_no_list_is_no_answer(text: str) -> None:
    assert answered(new(), text) == 0


def test_elsewhere_there_is_nothing_to_shorten() -> None:
    state = table('with.run = "mandate_turn"\nwith.deck = "train*2 betray*2"')
    assert answered(state, "train") == 0


# -- when the table is shown --------------------------------------------------------------------------


def test_the_table_is_shown_where_a_clan_begins_something() -> None:
    state = new(clans="koi-lotus-turtle")
    assert shows_scene(state)
    take(state, "koi CLAN lotus")
    assert not shows_scene(state)
    assert shows_scene(table(PURCHASE))
    answer = table(SERPENT)
    take(answer, "koi FIG bushi@kansai")
    take(answer, "koi PROV shikoku")
    assert not shows_scene(answer)
    battle = table(BATTLE)
    assert shows_scene(battle)
    take(battle, "koi NUM 1")
    assert not shows_scene(battle)


@pytest.mark.parametrize(
    ("run", "answers"),
    [
        ("mandate recruit", ("KIND bushi", "PROV edo")),
        ("mandate marshal", ("FIG bushi@edo", "PROV kyoto")),
    ],
)
def test_it_is_not_shown_between_the_steps(run: str, answers: tuple[str, ...]) -> None:
    state = table(f'with.run = "{run}"\nwith.last_selector = "dragonfly"\nwith.koi.strongholds = "edo kyoto"')
    assert shows_scene(state)
    for text in answers:
        assert state.acting() == (0,)
        take(state, f"koi {text}")
    assert not shows_scene(state)


@pytest.mark.parametrize(
    ("position", "lines"),
    [(WIND, ("koi FIG daimyo@edo", "koi PROV oshu")), (BETRAYAL, ("koi CLAN lotus",))],
)
def test_it_is_shown_at_the_first_of_several(position: str, lines: tuple[str, ...]) -> None:
    state = table(position)
    assert shows_scene(state)
    for line in lines:
        take(state, line)
    assert state.acting() == (0,)
    assert not shows_scene(state)


# -- the story ------------------------------------------------------------------------------------------


def told(state: GameState, *events: Event, viewer: int | None = 0) -> list[str]:
    return face(state).story(GAME.view(state, viewer), events)


def test_the_story_says_what_happened_by_which_rule() -> None:
    state = new()
    lines = told(
        state,
        Event("season", "R-SEAS-1", NOBODY, {"seat": -1, "season": 0}),
        Event("war-province", "R-SEAS-2", NOBODY, {"seat": -1, "province": 2, "number": 1}),
        Event("war-province", "R-SEAS-2", NOBODY, {"seat": -1, "province": 3, "number": 2}),
        Event("turn", "R-POL-2", 1, {"seat": 1}),
        Event("sealed", "R-DEC-1", 1, {"seat": 1}),
        Event("sole-answer", "R-DEC-2", 0, {"seat": 0, "decision": 7, "answer": 0}),
        Event("coins", "R-TERM-14", 0, {"seat": 0, "coins": 2, "total": 7}),
        Event("coins", "R-TERM-14", 0, {"seat": 0, "coins": 2, "total": 9}),
    )
    assert lines == [
        "Spring begins; wars will come to Edo, Kyoto, in this order [R-SEAS-1 R-SEAS-2]",
        "B Lotus: has decided, unseen [R-DEC-1]",
        "A Koi: gains 2 coins, now 7; gains 2 coins, now 9; nothing else was possible",
        "  [R-DEC-2 R-TERM-14]",
    ]


def test_what_is_opened_was_decided_and_sole_answers_of_others_are_their_own() -> None:
    lines = told(
        new(),
        Event("sealed", "R-DEC-1", 1, {"seat": 1}),
        Event("sole-answer", "R-DEC-2", 1, {"seat": 1, "decision": 7, "answer": 0}),
        Event("ballot", "R-TEA-2", 1, {"seat": 1, "other": 2, "place": 1}),
        Event("ballot", "R-TEA-2", 1, {"seat": 1, "other": 0, "place": 2}),
    )
    assert lines == ["B Lotus: had on its list: Turtle, Koi [R-TEA-2]"]


# -- sentences --------------------------------------------------------------------------------------------


def test_a_screen_reader_hears_what_changed() -> None:
    state = new(clans="koi-lotus-turtle")
    before = GAME.view(state, 0)
    shown = face(state, SPOKEN)
    assert shown.news(before, before, state.conceal(0)) == ["Type board to hear the whole table."]
    state.fields.coins[1] = 40
    news = shown.news(GAME.view(state, 0), before, state.conceal(0))
    assert len(news) == 2
    assert news[0].startswith("B Lotus, played by greedy: 0 VP, 40 coins")
    assert not shown.legend()
    assert face(state).news(GAME.view(state, 0), before, state.conceal(0)) == scene(state).splitlines()


def test_sentences_name_allies_and_worshippers() -> None:
    state = table(
        'with.run = "kami_turn"\nwith.slots = "fujin amaterasu susanoo ryujin"\nwith.alliances = ["koi lotus"]\n'
        'with.koi.shrine = ["shinto", "", "", ""]'
    )
    out = scene(state, SPOKEN)
    assert "ally: B Lotus" in out
    assert "Shrine 1, Fujin, gives 2 moves: A Koi Force 1 (Shinto)." in out
    assert face(state).name(GAME.view(state, 0), 1) == "B Lotus"


# -- the score --------------------------------------------------------------------------------------------


def outcome(scores: list[int], winners: list[int]) -> str:
    state = new(clans="koi-lotus-turtle")
    view = GAME.view(state, None)
    view["outcome"] = {"scores": scores, "placing": [1, 2, 3], "winners": winners, "lines": [], "ending": "winter"}
    return "\n".join(face(state).score(view, state.conceal(0)))


def test_the_end_says_who_won_and_why() -> None:
    """R-WIN-2"""
    assert outcome([9, 7, 3], [0]).startswith("A Koi (Ann) wins with 9 VP.\n\n")
    assert "Equal points: the higher in Honor wins (R-WIN-2)." in outcome([9, 9, 3], [1])
    both = outcome([9, 9, 3], [0, 1])
    assert "A Koi (Ann), B Lotus (greedy) win together with 9 VP." in both
    assert "the highest in Honor and its ally win together (R-WIN-2)." in both
    assert "Place" in both


def test_points_are_listed_where_columns_have_no_room() -> None:
    state = new()
    state.fields.vp_by[1][1] = 4
    out = face(state, Page(40)).score(GAME.view(state, 0), state.conceal(0))
    assert "B Lotus 0 VP: Harvest 4" in out
