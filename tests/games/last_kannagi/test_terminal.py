"""The face of the game in a terminal: what is drawn, asked and told."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.core.content import Datum, Sheet
from kagura.core.face import Choice, Face
from kagura.core.page import Page, cells
from kagura.core.state import GameState
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.terminal import seats
from kagura.games.last_kannagi.terminal.desk import Desk
from tests.games.last_kannagi.positions import GAME, expect, new, table, walk

PEOPLE = ["you", "greedy", "random", "Bo"]


def face(state: GameState, page: Page | None = None, language: str = "en") -> Face:
    return GAME.face(language, page or Page(), PEOPLE, state.engine)


def offered(state: GameState, seat: int, shown: Face) -> list[Choice]:
    actions = state.choices(seat)
    numbers = shown.numbers(state.conceal(seat), actions)
    return [
        Choice(n, a, GAME.format(state, seat, a), GAME.describe(state, seat, a, shown.texts))
        for n, a in zip(numbers, actions, strict=True)
    ]


def scene(state: GameState, page: Page | None = None) -> str:
    seat = state.acting()[0]
    shown = face(state, page)
    return "\n".join(shown.scene(GAME.view(state, seat), state.conceal(seat), offered(state, seat, shown)))


def menu(state: GameState, page: Page | None = None) -> list[str]:
    seat = state.acting()[0]
    shown = face(state, page)
    return shown.menu(GAME.view(state, seat), state.conceal(seat), offered(state, seat, shown))


def question(state: GameState, seat: int | None = None, language: str = "en") -> str:
    viewer = state.acting()[0] if seat is None else seat
    return face(state, None, language).question(GAME.view(state, viewer), state.conceal(viewer))


def board(state: GameState, seat: int = 0, page: Page | None = None) -> str:
    return "\n".join(face(state, page).seat(GAME.view(state, 0), state.conceal(0), seat))


def test_the_world_is_drawn_with_tokens_shrines_and_markers() -> None:
    out = scene(table("A@8; S7=B; W9=RRB; W22=PP", "plain"))
    for part in ("│ 9 I+    │", "│ R2 B    │", "│ ⌂B      │", "│ @A      │", "│22 III   ┃", "level 3 shrines 0 of 6"):
        assert part in out


def test_the_drawing_of_a_fresh_world_is_a_hexagon() -> None:
    lines = [line for line in scene(new()).splitlines() if "━━━━━━━━━┳" in line or "━━━━━━━━━┻" in line]
    assert [line.strip()[0] for line in lines] == ["┏", "┗"]


def test_signs_two_columns_wide_keep_the_world_in_shape() -> None:
    state = new()
    rows = face(state, language="ja").scene(GAME.view(state, 0), state.conceal(0))
    row = next(line for line in rows if " 0 本社" in line)
    assert cells(row) == 71


def test_reachable_spaces_show_their_cost() -> None:
    state = table("A@1; W7=RB", "plain")
    expect(state, "MOVE 3")
    assert "│ 7 I+  »3│" in scene(state)
    assert "~3" in scene(state, Page(boxes=False))


def test_the_signs_are_explained_by_the_legend_alone() -> None:
    state = table("A@1", "plain")
    expect(state, "MOVE 3")
    out = " ".join(face(state).legend())
    for part in (
        "»n: you can go there for n power",
        "needed to build by 3 (level 2: by 6, level 3: by 9)",
    ):
        assert part in " ".join(out.split())
    assert "thick outline" not in scene(state, Page(140, 50)) + scene(state)
    assert not face(state, Page(spoken=True)).legend()


def test_a_low_page_leaves_out_inner_lines() -> None:
    tall, low = (scene(new(), Page(height=height)).splitlines() for height in (40, 24))
    assert len(low) == len(tall) - 8
    assert len(low) <= 22


def test_a_wide_page_shows_the_own_board_beside_the_world() -> None:
    out = scene(new(), Page(140, 50))
    assert "Revelations (0 face up)" in out
    assert max(cells(line) for line in out.splitlines()) <= 140
    assert "Revelations" not in scene(new(), Page(100, 50))


def test_a_spectator_sees_the_world_without_costs() -> None:
    state = table("A@1", "plain")
    expect(state, "MOVE 3")
    lines = face(state, Page(140, 50)).scene(GAME.view(state, None), state.conceal(0))
    assert not any("»" in line for line in lines)


def test_the_time_track_shows_stacks_top_first() -> None:
    out = scene(table("A.t=3; B.t=3; C.t=1; stack=B,A,C", "plain"))
    assert "Time 0·C·(BA)··6" in out
    assert "next: C B A" in out
    assert "next: C A B" in scene(table("A.t=3; B.t=3; C.t=1; stack=B,A,C; opt.tie_order=seat", "plain"))


def test_a_clock_beyond_the_day_stands_after_its_end() -> None:
    assert "18··A··B|24·C··" in scene(table("A.t=20; B.t=23; C.t=25; A@1", "plain"))


def test_who_plays_is_left_out_where_there_is_no_room() -> None:
    assert "greedy" in scene(new(), Page(100))
    assert "greedy" not in scene(table("A.body=RRBYY; A.pur=RRBBYYPP; B.body=RRBYY", "plain"), Page(80))


def test_a_page_narrower_than_the_world_is_told_in_sentences() -> None:
    out = scene(table("A@8; W9=RRB; A.got=R1", "plain"), Page(40))
    assert "Space 9, level 1, gives a card:" in out
    assert "red 1: received." in board(table("A.got=R1", "plain"), 0, Page(40))
    assert max(cells(line) for line in out.splitlines()) <= 40


def test_the_main_choices_are_a_grid() -> None:
    lines = menu(table("A@8; S7=A; A.faith=4; A.body=R; W9=RR", "plain"))
    assert lines[0].split() == ["1", "(1", "h)", "2", "(2", "h)", "3", "(3", "h)", "4", "(4", "h)", "EX"]
    assert "BUILD (2 needed)" in "\n".join(lines)
    assert lines[-1].endswith("REST  Rest: back to the main shrine (4 h)")


def test_cards_have_rows_of_their_own() -> None:
    lines = menu(table("A.cards=1", "plain"))
    assert any(line.startswith("with a card") and "EX (4 h)" in line for line in lines)
    assert any(line.startswith("MOVE+") for line in lines)
    assert not any(line.startswith("MOVE+") for line in menu(table("A.cards=1; A.form=2", "plain")))


def test_a_narrow_page_gets_a_list_in_place_of_the_grid() -> None:
    assert "MOVE 1" in menu(table("A.cards=1", "plain"), Page(40))[0]


def test_what_prayers_do_stands_in_the_grid_or_below_it() -> None:
    state = table("A.body=RP; A.pur=P", "plain")
    assert "purify R/B/Y or P for 3" in "\n".join(menu(state, Page(120)))
    assert not any(line.startswith("PRAY 1 ") for line in menu(state, Page(120)))
    assert any(line.startswith("PRAY 1 purify R/B/Y or P for 3 | 2 ") for line in menu(state, Page(80)))
    assert not any(line.startswith("PRAY 1 ") for line in menu(table("A@8", "plain"), Page(80)))


def test_prayers_that_are_not_possible_now_are_not_told() -> None:
    out = "\n".join(menu(table("A.body=R; A.supply=0", "plain"), Page(120)))
    for cell in ("  5 purify R/B/Y  ", "  6 faith 1  ", "  7 purify any  ", "  8 card 1 or faith 3 "):
        assert cell in out


def test_prayers_in_words_are_those_possible_now() -> None:
    state = table("A.body=R; A.supply=0", "plain")
    spoken = {line.split()[2]: line for line in menu(state, Page(300, spoken=True)) if " PRAY " in line}
    assert spoken["1"].endswith("Pray: purify one red, blue, yellow (1 h)")
    assert spoken["2"].endswith("Pray: faith +1 (2 h)")
    assert spoken["4"].endswith("Pray: gain a blessing card, or faith +3 (4 h)")
    nothing = table("A@8", "plain")
    assert " or " in GAME.describe(nothing, 0, GAME.parse(nothing, 0, "PRAY 1"), GAME.texts("en"))


def test_japanese_prayers_name_colours_and_counts() -> None:
    state = table("A.body=RP; A.pur=P; A.supply=1", "plain")
    shown = face(state, Page(140), "ja")
    out = "\n".join(shown.menu(GAME.view(state, 0), state.conceal(0), offered(state, 0, shown)))
    for cell in ("赤/青/黄1個浄化か紫1→3個", "紫1個浄化か信仰+1", "何個でも浄化かチップ除外", "札+1か信仰+3"):
        assert cell in out


def test_a_low_page_leaves_out_actions_without_a_choice() -> None:
    state = table("A.cards=1", "plain")
    low, high = ("\n".join(menu(state, Page(80, height))) for height in (24, 40))
    assert {"DED", "BUILD+", "MOVE+", "PRAY+"} <= set(high.split())
    assert {"MOVE+", "PRAY+"} <= set(low.split())
    assert not {"DED", "BUILD+", "BLESS"} & set(low.split())


@pytest.mark.parametrize(
    ("before", "play", "asked"),
    [
        ("-", "-", "choose an action. Day 1 of 5, hour 0 of 24"),
        ("A.body=RR", "MOVE 2", "power 2 left, body 2 of 5"),
        ("A.got=R4; A@1; W7=RRB", "MOVE 4; >7", "how many red of R2 B go straight to the storage? 2 more can"),
        ("A.body=R; A.pur=P", "PRAY 1", "which prayer?"),
        ("A.body=RB", "PRAY 1", "purify one token of which colour?"),
        ("A.body=RB; A.supply=1", "PRAY 3; a", "how many red do you purify? Body: R B"),
        ("A.pur=RB", "BLESS 1", "a level 1 blessing of which colour?"),
        ("A.pur=RP; A.faith=2", "BLESS 1; R", "how do you pay?"),
        ("A.pur=RRB", "DED 2", "how many red from the storage do you dedicate? There: R2 B; 2 more"),
        ("A:kaede; A.faith=2; A.pur=YY", "BLESS 2", "a bonus move: power 2 left"),
    ],
)
def test_every_decision_is_asked_in_words(before: str, play: str, asked: str) -> None:
    state = expect(table(before, "plain"), play)
    assert asked in question(state)
    assert question(state, language="ja").strip()
    assert menu(state)


def test_others_are_waited_for_and_an_ended_match_asks_nothing() -> None:
    state = table("-", "plain")
    assert question(state, 1) == "Waiting for A Hikari."
    over = expect(table("day=5; A.t=119; B.t=120; C.t=120", "plain"), "PASS")
    assert question(over, 0) == "The match is over."


def test_a_player_with_two_seats_is_asked_for_both() -> None:
    state = new("team2")
    asked = "Which of your two characters takes seat A and starts earlier? The other takes seat D."
    assert question(state) == asked
    assert question(state, 3) == asked
    assert "Waiting" in question(state, 1)
    assert face(state).question(GAME.view(state, None), state.conceal(0)).startswith("Waiting")


def test_numbers_of_tokens_are_typed_as_they_are() -> None:
    state = expect(table("A.body=RR; A.supply=1", "plain"), "PRAY 3; a")
    assert [line.split()[:2] for line in menu(state)] == [["1", "n1"], ["2", "n2"]]


def test_numbers_leave_room_for_cards_that_can_be_revealed() -> None:
    state = table("opt.reveal=declared; A.body=RRB; A.hand=3,5,6,7; A.supply=1", "plain")
    expect(state, "PRAY 3; a")
    shown = face(state)
    assert shown.numbers(state.conceal(0), [90, 91, 106]) == [0, 1, 11]


def test_a_board_shows_costs_rewards_what_was_received_and_the_hand() -> None:
    out = board(table("A:kon; A.got=R1,R4; A.form=2; A.body=PP; A.hand=1,3,5,7; A.cards=1", "plain"))
    for part in (
        "A Kon, played by you",
        "body 2 of 5: P2",
        "goddess form: 2 actions left",
        "x P weighs 1",
        "2 form 6",
        "[ ] 1: absorb 5 or more tokens in one move, 4 VP *",
    ):
        assert part in out


def test_a_board_fits_beside_the_world() -> None:
    state = table("-", "plain")
    shown: Any = face(state)
    desk: Desk = shown.desk
    for width in (44, 47, 59, 60, 80):
        lines = seats.board(desk, GAME.view(state, 0), 0, width)
        assert max(map(cells, lines)) <= width
        lines = seats.panel(desk, GAME.view(state, 0), 0, width)
        assert max(map(cells, lines)) <= width
        assert "…" not in "".join(lines)
    assert "card 1 faith 2" in "\n".join(lines)


def test_beside_the_world_a_blessing_takes_the_lines_it_needs_and_has_no_footnote() -> None:
    state = table("A.got=B3; A.hand=1,3,5,7", "plain")
    rows = scene(state, Page(120, 50)).splitlines()
    row = next(i for i, line in enumerate(rows) if "3 (4) " in line)
    assert "x card 1" in rows[row]
    assert rows[row + 1].endswith(" faith 2")
    assert not any(line.endswith(" *") or "house value" in line for line in rows)


def test_picking_names_the_seat() -> None:
    assert question(new({"characters": "pick"})) == "Seat A, choose your character."


def test_the_end_is_no_night() -> None:
    state = table("day=5; A.t=119; B.t=120; C.t=120", "plain", events=True)
    expect(state, "PASS")
    told = face(state).story(GAME.view(state, None), state.events())
    assert told[-1].startswith("The end: the last day is over")


def test_house_values_are_marked() -> None:
    out = board(table("A:kaede; A.hand=1,3,5,7", "plain"))
    assert "R 4: 6 less build power needed\n" in out
    assert "4 VP *" in out
    assert "house value" in out


def test_the_hand_of_others_is_hidden() -> None:
    state = new()
    assert "4 face down" in board(state, 1)
    assert "face down" not in board(new({"content": "text_only"}), 1)
    assert "4 face down" in board(state, 1, Page(spoken=True))


def test_spoken_boards_list_the_blessings() -> None:
    out = board(table("A.got=R1", "plain"), 0, Page(spoken=True))
    assert "red 1: received." in out
    assert "blue 2, faith 2, cost 2: gain a blessing card, faith +1." in out


def test_spoken_scenes_name_what_is_where() -> None:
    out = scene(table("A@8; S7=B; W9=RRB", "plain"), Page(spoken=True))
    assert "Space 7, level 1, gives a card: branch shrine of B Kaede." in out
    assert "impurity 2 red, 1 blue" in out
    assert "You stand on space 8. Next to it: 1, 2, 7, 9, 20, 21." in out
    assert "nobody here" in scene(table("A@8; B@7; C@9", "plain"), Page(spoken=True))


def test_a_screen_reader_hears_what_changed_and_what_lies_around() -> None:
    before = table("A@8; S7=B; W9=RRB; W30=Y; W31=P", "plain")
    after = table("A@8; S7=B; W9=RRB; W31=PP; W2=Y; W30=-", "plain")
    page = Page(spoken=True)
    news = face(after, page).news(GAME.view(after, 0), GAME.view(before, 0), after.conceal(0))
    out = "\n".join(news)
    assert "Space 31, level 3: impurity 2 purple." in out
    assert "Now empty: 30." in out
    assert "Space 7, level 1, gives a card: branch shrine of B Kaede." in out  # beside the reader
    assert "Space 15" not in out
    assert news[-1] == "Type board to hear the whole table."
    fresh = new()
    view, known = GAME.view(fresh, 0), fresh.conceal(0)
    still = face(fresh, page).news(view, view, known)
    assert "Now empty" not in "\n".join(still)
    assert len(still) < len(face(fresh, page).scene(view, known)) / 2


def test_who_sees_the_table_is_shown_all_of_it() -> None:
    state = table("A@8", "plain")
    view, known = GAME.view(state, 0), state.conceal(0)
    assert face(state).news(view, view, known) == face(state).scene(view, known)


def test_no_board_without_a_character() -> None:
    state = new({"characters": "pick"})
    for page in (Page(), Page(spoken=True)):
        assert "face down" not in board(state, 0, page)
    assert "nobody" not in scene(state, Page(spoken=True))


def test_the_story_says_what_happened_by_which_rule() -> None:
    state = table("A@1; W7=RB; S8=A", "plain", events=True)
    told: list[Any] = []
    for play in ("MOVE 4", ">7", ">8"):
        expect(state, play)
        told += state.events()
    assert face(state).story(GAME.view(state, 0), told) == [
        "A Hikari: chooses Move 4 (4 h); goes 1 > 7 (R B) > 8 [K-TURN-1 K-MOVE-3",
        "  K-MOVE-4]",
    ]


def told(before: str, plays: str) -> list[str]:
    """The story of several decisions."""
    state = table(before, "plain", events=True)
    found: list[Any] = []
    for play in plays.split("; "):
        expect(state, play)
        found += state.events()
    return face(state, Page(200)).story(GAME.view(state, 0), found)


def test_a_move_without_a_step_says_so() -> None:
    away = "B.t=9; C.t=9; "
    assert told(away + "A@8; W7=R", "MOVE 1; STOP") == [
        "A Hikari: chooses Move 1 (1 h); stays on space 8 [K-TURN-1 K-MOVE-13]"
    ]
    assert not any("stays" in line for line in told(away + "A@1; W7=R", "MOVE 3; >7; STOP"))
    assert "bonus move with power 2; stays on the main shrine" in told(away + "A.faith=2; A.pur=YY", "BLESS 2; STOP")[0]


def test_what_is_done_several_times_in_a_row_is_told_once() -> None:
    lines = told("A@8; B.t=9; C.t=9", "MOVE 1; STOP; MOVE 1; STOP; MOVE 1; STOP; MOVE 2; STOP")
    assert lines == [
        "A Hikari: chooses Move 1 (1 h); stays on space 8 (x3) [K-TURN-1 K-MOVE-13]",
        "A Hikari: chooses Move 2 (2 h); stays on space 8 [K-TURN-1 K-MOVE-13]",
    ]


def test_while_an_action_goes_on_only_its_last_outcome_is_told() -> None:
    state = table("A@1; W7=RB; A.cards=1", "plain", events=True)
    shown = face(state)
    expect(state, "MOVE 4+")
    assert shown.progress(GAME.view(state, 0), state.events()) == []
    expect(state, ">7")
    assert shown.progress(GAME.view(state, 0), state.events()) == ["A Hikari: goes 1 > 7 (R B) [K-MOVE-3 K-MOVE-4]"]


def test_nights_are_told_shortly() -> None:
    state = table("A.t=23; B.t=24; C.t=24; W9=RB; W8=RB; W2=RB; S1=A", "plain", events=True)
    expect(state, "REST")
    out = " ".join(face(state).story(GAME.view(state, 0), state.events()))
    assert "new tokens on" in out
    assert "from its branch shrines" in out
    assert "day 2 begins" in out


def test_all_of_random_matches_can_be_drawn_in_both_languages() -> None:
    for n, mode in enumerate(("solo3", "solo4", "team2", "team4")):
        state = new({"mode": mode, "reveal": "declared", "characters": "pick" if n % 2 else "random"}, events=True)
        pages = [Page(80, 24), Page(140, 50, colour=True), Page(100, 40, boxes=False), Page(spoken=True)]
        for i, (seat, _) in enumerate(walk(state, n)):
            if i % 3:
                continue
            shown = face(state, pages[i % 4], ("en", "ja")[i // 12 % 2])
            view, known = GAME.view(state, seat), state.conceal(seat)
            choices = offered(state, seat, shown)
            for lines in (
                shown.scene(view, known, choices),
                shown.menu(view, known, choices),
                shown.seat(view, known, i % len(view["seats"])),
                shown.score(view, known),
                shown.primer(view),
            ):
                assert all(cells(line) <= shown.page.width for line in lines) or shown.page.spoken
            shown.story(view, state.events())
        assert " win" in "".join(face(state).score(GAME.view(state, None), state.conceal(0)))


def verdict(view: dict[str, Any], scores: list[int], winners: list[int], saviour: int | None) -> str:
    state = new(view["options"]["mode"])
    placing = [1 if seat in winners else 2 for seat in range(len(scores))]
    lines = [dict.fromkeys(GAME.view(state, None)["seats"][0]["vp_by"], 0) for _ in scores]
    view["outcome"] = {"scores": scores, "winners": winners, "placing": placing, "lines": lines, "ending": "C"}
    view["saviour"] = saviour
    return "\n".join(face(state).score(view, state.conceal(0)))


def test_the_result_names_winner_and_tie_break() -> None:
    out = verdict(GAME.view(new("solo3"), None), [7, 9, 7], [1], None)
    assert "wins with 9 points." in out
    assert "The match ended: the last day is over." in out
    assert "Equal points" not in out


@pytest.mark.parametrize(
    ("mode", "scores", "winners", "saviour", "said"),
    [
        ("solo3", [9, 9, 7], [1], 1, "the saviour wins (K-SCORE-6)"),
        ("solo3", [9, 9, 7], [1], None, "more branch shrines win (K-SCORE-6)"),
        ("solo3", [9, 9, 7], [0, 1], None, "share the victory with 9 points"),
        ("solo3", [9, 9, 7], [0, 1], None, "shared (K-SCORE-6)"),
        ("team4", [9, 9, 9, 9], [0, 3], 2, "more branch shrines win (K-TEAM-6)"),
        ("team4", [9, 9, 9, 9], [0, 3], 3, "the saviour wins (K-TEAM-6)"),
        ("team4", [9, 8, 8, 9], [0, 3], None, "win with 9 points"),
    ],
)
def test_ties_are_explained(mode: str, scores: list[int], winners: list[int], saviour: int | None, said: str) -> None:
    assert said in verdict(GAME.view(new(mode), None), scores, winners, saviour)


def test_seats_are_named_by_letter_and_character() -> None:
    state = table("-", "plain")
    assert face(state).name(GAME.view(state, 0), 1) == "B Kaede"


def test_the_table_is_shown_before_main_choices() -> None:
    state = table("A@1", "plain")
    assert face(state).shows_scene(GAME.view(state, 0), state.conceal(0))
    expect(state, "MOVE 3")
    assert not face(state).shows_scene(GAME.view(state, 0), state.conceal(0))


def test_points_so_far_are_told_before_the_end() -> None:
    state = table("A@7; A.vp=3; A.cards=1", "plain")
    lines = face(state).score(GAME.view(state, 0), state.conceal(0))
    assert lines[0] == "Points so far; the lower lines are counted at the end"
    assert not any(line.startswith("Place") for line in lines)


def test_the_points_of_a_team_are_added_up_before_the_end_too() -> None:
    state = table("mode=team2; A.vp=3; D.vp=4; B.vp=1; S1=B", "plain")
    lines = face(state).score(GAME.view(state, 0), state.conceal(0))
    assert lines[-1].split() == ["Team", "7", "6", "6", "7"]
    solo = table("A.vp=3", "plain")
    assert not any(line.startswith("Team") for line in face(solo).score(GAME.view(solo, 0), solo.conceal(0)))


def test_allies_are_marked_and_the_primer_names_the_teams() -> None:
    state = table("mode=team2", "plain")
    rows = scene(state).splitlines()[1:5]
    assert [row[:3] for row in rows] == ["> A", "  B", "  C", "+ D"]
    primer = " ".join(face(state, Page(400)).primer(GAME.view(state, None)))
    assert "Two teams: A (you), D (you) against B (greedy), C (greedy)." in primer
    solo = table("-", "plain")
    assert "+ " not in "".join(row[:2] for row in scene(solo).splitlines())
    assert "teams" not in " ".join(face(solo).primer(GAME.view(solo, None)))


def test_spectators_have_no_allies() -> None:
    state = table("mode=team2", "plain")
    rows = face(state).scene(GAME.view(state, None), state.conceal(0))
    assert [row[:3] for row in rows[1:5]] == ["  A", "  B", "  C", "  D"]


def test_a_move_that_leads_nowhere_is_marked() -> None:
    moves = [line for line in menu(table("W*=R", "plain")) if line.startswith("MOVE")]
    assert moves[0].split(maxsplit=1)[1].startswith("1 no step  2 power 2")
    assert "no step" not in "".join(menu(table("A@1", "plain")))


def test_a_dedication_of_one_token_is_told_in_the_singular() -> None:
    out = " ".join(menu(table("A.pur=RR", "plain"), Page(spoken=True)))
    assert "Dedicate 1 token for points" in out
    assert "Dedicate up to 2 tokens for points" in out


def test_what_a_blessing_gives_for_good_is_told_with_it() -> None:
    assert "receives red blessing 2 (resistance +1)" in told("A.faith=2; A.pur=RR", "BLESS 2")[0]
    assert "receives blue blessing 2, gains a card" in told("A.faith=2; A.pur=BB", "BLESS 2")[0].replace(";", ",")


def test_only_a_blessing_for_it_makes_purple_lighter() -> None:
    assert "body 6 of 7: P2" in board(table("A:mito; A.got=R4; A.body=PP", "plain"))
    assert "body 2 of 5: P2" in board(table("A:kon; A.got=R4; A.body=PP", "plain"))


def test_cards_that_can_be_revealed_say_what_for() -> None:
    state = table("opt.reveal=declared; A@1; A.body=RRRR; W7=R; A.hand=3; B.t=9; C.t=9", "plain")
    expect(state, "MOVE 2; >7")
    assert any("card 3: a body as full as the resistance allows, 2 VP" in line for line in menu(state))


def test_a_received_blessing_and_a_revelation_are_told_once() -> None:
    state = table("A.faith=10; A.pur=RRRRR; A.cards=1; A.hand=14", "plain", events=True)
    expect(state, "BLESS EX+")
    out = " ".join(face(state, Page(400)).story(GAME.view(state, 0), state.events()))
    assert "receives red blessing 5" in out
    assert out.count("reveals card 14") == 1
    assert "for a revelation" not in out


def test_the_primer_ends_with_the_signs_unless_it_is_heard() -> None:
    state = new()
    assert "thick outline" in " ".join(face(state).primer(GAME.view(state, None)))
    assert "thick outline" not in " ".join(face(state, Page(spoken=True)).primer(GAME.view(state, None)))


def test_without_house_values_nothing_is_marked() -> None:
    state = new()
    printed = Sheet({name: Datum(datum.value, "printed") for name, datum in GAME.shipped.items()}, "all printed")
    tables: Any = state.engine.tables
    desk = Desk(GAME.texts("en"), Page(), PEOPLE, tables, printed)
    assert "*" not in "".join(seats.board(desk, GAME.view(state, 0), 0, 80))


def test_spectators_hear_the_table_without_a_place_of_their_own() -> None:
    state = new()
    assert "You stand on" not in "\n".join(
        face(state, Page(spoken=True)).scene(GAME.view(state, None), state.conceal(0))
    )


def test_kons_exchange_is_named_in_tokens() -> None:
    state = expect(table("A:kon; A.pur=RBYP", "plain"), "BLESS 1; P")
    assert [line.split("  ")[-1] for line in menu(state)] == [
        "Pay 1 purple",
        "Pay 1 red + 1 blue + 1 yellow",
    ]


def test_payments_are_typed_as_the_number_of_their_notation() -> None:
    state = expect(table("A.pur=RRP; A.faith=2", "plain"), "BLESS 2; R")
    assert [line.split(maxsplit=2) for line in menu(state)] == [
        ["0", "n0", "Pay 2 red"],
        ["1", "n1", "Pay 1 red + 1 purple"],
    ]


def test_dedications_say_what_they_are_worth_so_far() -> None:
    """K-DED-4: rounded down only once, at the end."""
    state = expect(table("A.pur=RRRRP", "plain"), "DED 4")
    assert "So far 0 VP." in question(state)
    assert [line.split(": ")[1] for line in menu(state)] == [f"{n} VP so far" for n in (0, 0.5, 1, 2, 2.5)]
    expect(state, "n3")
    assert "So far 2 VP." in question(state)
    assert [line.split(": ")[1] for line in menu(state)] == ["2 VP so far", "4 VP so far"]
    state = expect(table("A.pur=RRRRB", "plain"), "DED 4; n4")
    assert "So far 2.5 VP." in question(state)
    assert [line.split(": ")[1] for line in menu(state)] == ["2 VP so far", "3 VP so far"]
    state = expect(table("A.pur=RRB", "plain"), "DED 1")
    assert [line.split(": ")[1] for line in menu(state)] == ["0 VP so far", "0 VP so far"]


def test_tokens_of_the_body_count_for_a_dedication() -> None:
    state = expect(table("A:mito; A.got=R4; A.pur=RR; A.body=RRR", "plain"), "DED 4; n2")
    assert menu(state)[2].endswith("2 red from the body: 2 VP so far")


def test_a_dedication_for_nothing_says_so() -> None:
    assert "dedicates R from the storage; worth 0 VP" in told("A.pur=R", "DED 1")[0]
    assert "worth" not in told("A.pur=RRR", "DED 3; n3")[0]


def test_a_purification_without_room_says_what_is_lost() -> None:
    state = table("A.body=RRB; A.pur=RRRRBBBBB; A.supply=0", "plain")
    expect(state, "PRAY 3")
    assert [line.split("  ")[-1] for line in menu(state)] == [
        "Purify no red",
        "Purify 1 red",
        "Purify 2 red (no room: 1 lost)",
    ]
    one = expect(table("A.body=RB; A.pur=BBBBB", "plain"), "PRAY 1")
    assert [line.split("  ")[-1] for line in menu(one)] == ["Purify one red", "Purify one blue (no room: 1 lost)"]
    purple = expect(table("A.body=P; A.pur=PPPPP", "plain"), "PRAY 2")
    assert menu(purple)[0].endswith("purify one purple (no room: 1 lost)")
    assert "lost" not in menu(expect(table("A.body=P", "plain"), "PRAY 2"))[0]


def test_all_stands_for_every_token_of_the_body() -> None:
    state = expect(table("A.body=RRB; A.supply=1; B.t=9; C.t=9", "plain"), "PRAY 3")
    shown = face(state)
    assert shown.shortcut(state.conceal(0), "all") == 84
    expect(state, "a")
    assert "Type all to purify everything" in question(state)
    assert shown.shortcut(state.conceal(0), "none") is None
    for _ in range(9):
        action = shown.shortcut(state.conceal(0), "ALL")
        if action is None:
            break
        state.apply(0, action)
    expect(state, "-", "A.body=-; A.pur=RRB")
    other = expect(table("A.body=P", "plain"), "PRAY 2")
    assert shown.shortcut(other.conceal(0), "all") is None


def answered(state: GameState, text: str, language: str = "en") -> GameState:
    """What seat A answers with one line; each answer must be one that is offered."""
    shown = face(state, None, language)
    while (action := shown.shortcut(state.conceal(0), text)) is not None:
        assert action in state.choices(0)
        state.apply(0, action)
    return state


BODY = "A.body=RRB; A.supply=0; B.t=9; C.t=9"
GIVEN = "A.pur=RRRBPP; B.t=9; C.t=9"


@pytest.mark.parametrize(
    ("before", "play", "text", "after"),
    [
        (BODY, "PRAY 3", "R1 B1", "A.body=R; A.pur=RB"),
        (BODY, "PRAY 3", "r2", "A.body=B; A.pur=RR"),
        (BODY, "PRAY 3", "R2 B", "A.body=-; A.pur=RRB"),
        (BODY, "PRAY 3", "red 1, blue 1", "A.body=R; A.pur=RB"),
        (GIVEN, "DED 4", "R3 P2", "A.pur=B; A.vp=7"),
        (GIVEN, "DED 4", "p2", "A.pur=RRRB; A.vp=5"),
        (GIVEN, "DED 4", "all", "A.pur=-; A.vp=7"),
        (GIVEN, "DED 4; n3", "R3 P1", "A.pur=BP; A.vp=4"),
    ],
)
def test_one_line_answers_for_all_colours(before: str, play: str, text: str, after: str) -> None:
    expect(answered(expect(table(before, "plain"), play), text), "-", after)


def test_japanese_colours_are_counted_too() -> None:
    state = answered(expect(table(GIVEN, "plain"), "DED 4"), "赤3、紫1", "ja")
    expect(state, "-", "A.pur=BP; A.vp=4")


@pytest.mark.parametrize(
    ("before", "play", "text"),
    [
        (BODY, "PRAY 3", "R3"),
        (BODY, "PRAY 3", "Y1"),
        (BODY, "PRAY 3", "R0"),
        (BODY, "PRAY 3", "b"),
        (BODY, "PRAY 3", "R1 X1"),
        (BODY, "PRAY 3; n1", "R2 B1"),
        (GIVEN, "DED 3", "R3 P2"),
        (GIVEN, "DED 3", "all"),
        (GIVEN, "-", "R1"),
        ("A:mito; A.got=R4; A.pur=RR; A.body=RRR", "DED 4; n2", "R1"),
    ],
)
def test_what_is_not_there_or_too_much_answers_nothing(before: str, play: str, text: str) -> None:
    state = expect(table(before, "plain"), play)
    assert face(state).shortcut(state.conceal(0), text) is None


def test_what_answers_all_colours_is_named_while_more_than_one_is_asked_for() -> None:
    assert "Type all to give everything" in question(expect(table(GIVEN, "plain"), "DED 4"))
    state = expect(table(GIVEN, "plain"), "DED 3")
    assert question(state).endswith("So far 0 VP. Type R3 P1 or the like for all colours at once.")
    assert question(expect(state, "n1; n1")).endswith("So far 1 VP.")
    assert question(expect(table("A.body=RR; A.supply=0", "plain"), "PRAY 3")).endswith("Body: R2.")


def test_the_main_shrine_keeps_its_name_where_it_can_be_reached() -> None:
    state = expect(table("A@1", "plain"), "MOVE 1")
    assert "│ 0 main»1│" in scene(state)


def test_those_who_are_done_for_the_day_are_named() -> None:
    assert "next: B A  done today: C" in scene(table("A.t=3; B.t=1; C.t=24", "plain"))
    assert "done today" not in scene(table("A.t=3", "plain"))


def test_nobody_is_next_when_the_match_is_over() -> None:
    """K-END-3"""
    ends, spoken = "day=5; A.t=119; B.t=120; C.t=120", Page(spoken=True)
    assert "Order of turns: " in scene(table(ends, "plain"), spoken)
    over = expect(table(ends, "plain"), "PASS")
    view, known = GAME.view(over, 0), over.conceal(0)
    assert "next: " not in "".join(face(over).scene(view, known))
    assert "Order of turns" not in "".join(face(over, spoken).scene(view, known))


def test_the_set_up_can_be_told_in_full() -> None:
    state = new(events=True)
    tables: Any = state.engine.tables
    for language in ("en", "ja"):
        assert all(words.phrase(event, tables, GAME.texts(language)) for event in state.events())


@pytest.mark.parametrize(
    ("before", "seat", "play", "said"),
    [
        ("-", 1, "REST", "K-TIME-3: It is the turn of A."),
        ("day=5; A.t=119; B.t=120; C.t=120", 0, "MOVE 2", "K-DAY5-1: It takes 2 h, and only 1 h are left"),
        ("A.supply=3; A.pur=R", 0, "BLESS 1", "K-BLESS-3: Your supply is full (3 chips)"),
        ("A.pur=RRR", 0, "BLESS 2", "K-BLESS-2: Faith 2 is needed, you have 1."),
    ],
)
def test_refusals_name_the_numbers(before: str, seat: int, play: str, said: str) -> None:
    state = table(before, "plain")
    refusal = GAME.refusal(state, seat, GAME.parse(state, seat, play))
    assert refusal is not None
    assert GAME.texts("en").refusal(refusal).startswith(said)
