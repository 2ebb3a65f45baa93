"""What a seat is offered: every choice with what follows, and why the others are not possible."""

from __future__ import annotations

import pytest

from kagura.core.errors import IllegalAction
from tests.games.last_kannagi.browser.asking import choice, offer, offered, position, why
from tests.games.last_kannagi.positions import GAME

MAIN_CHOICES = 46

# -- the main choice --------------------------------------------------------------------------------


def test_every_action_is_offered_or_says_why_not() -> None:
    """K-ACT-1"""
    asked = offer(position("A.cards=1"))
    assert (asked.seat, asked.decision, asked.question) == (0, "main", "Choose an action.")
    assert sorted(each.action for each in asked.choices) == list(range(MAIN_CHOICES))
    assert [each.notation for each in asked.choices][:8] == [
        *("MOVE 1", "MOVE 2", "MOVE 3", "MOVE 4", "MOVE 2+", "MOVE 3+", "MOVE 4+", "MOVE EX+")
    ]
    assert choice(position("-"), "MOVE 2").target == {"kind": "main", "action": "move", "level": 1, "card": False}


def test_hours_say_where_the_clock_lands_and_who_acts_next() -> None:
    """K-TIME-3, K-TIME-4: on top of whoever is at that hour."""
    state = position("A.t=22; B.t=25; C.t=23; stack=A,C,B")
    facts = choice(state, "MOVE 3").facts
    assert (facts["hours"], facts["lands"]) == (3, {"clock": 25, "day": 2, "hour": 1, "on": [1]})
    assert facts["next"] == [2]
    assert choice(state, "MOVE 1").facts["next"] == [0, 2]


def test_ties_go_by_seat_if_the_option_says_so() -> None:
    """K-OPT-tie_order"""
    state = position("opt.tie_order=seat; A.t=1; B.t=0; C.t=2; stack=B,A,C")
    assert choice(state, "MOVE 1").facts["next"] == [0, 1, 2]


def test_when_all_are_done_the_next_day_says_who_begins() -> None:
    """K-TIME-5"""
    state = position("A.t=23; B.t=26; C.t=24; stack=A,B,C")
    assert choice(state, "MOVE 4").facts["next"] == [2, 1, 0]


def test_after_the_last_turn_of_the_match_nobody_is_next() -> None:
    """K-END-3"""
    state = position("day=5; A.t=119; B.t=120; C.t=120")
    assert choice(state, "PASS").facts == {
        "hours": 1,
        "final": True,
        "lands": {"clock": 120, "day": 6, "hour": 0, "on": [1, 2]},
        "next": [],
        "gains": {"ends": "K-END-3"},
        "notes": [{"rule": "K-END-3", "text": "the last day is over"}],
    }


def test_rest_takes_its_hours() -> None:
    """K-REST-1"""
    rest = choice(position("-"), "REST")
    assert (rest.label, rest.target, rest.facts["hours"]) == ("Rest", {"kind": "rest"}, 4)
    assert not rest.facts["final"]


def test_a_level_shows_its_power_and_where_the_move_could_end() -> None:
    """K-MOVE-1, K-MOVE-5"""
    state = position("A@7; W1=R; W19=PP; B@8")
    first, second = choice(state, "MOVE 1"), choice(state, "MOVE 2")
    assert (second.label, second.facts["power"]) == ("power 2", 2)
    assert set(first.facts["reach"]) == {"18", "20", "36"}  # B stands on 8, 1 costs 2, 19 costs 7
    assert second.facts["reach"]["1"] == 2


def test_a_build_shows_what_it_needs_and_brings() -> None:
    """K-BUILD-4, K-BUILD-5, K-BUILD-6"""
    facts = choice(position("A@7; S1=B; W8=R"), "BUILD 1").facts
    assert (facts["power"], facts["need"], facts["vp"]) == (2, 1, 1)
    assert facts["gains"] == {"vp": 1, "by": {"build": 1}, "cards": 1}
    assert [note["text"] for note in facts["notes"]] == [
        "builds a branch shrine on space 7 (power 1 needed)",
        "gains a card",
    ]
    unlimited = choice(position("A@7; S1=B; W8=R; A.cards=1"), "BUILD EX+")
    assert (unlimited.facts["power"], unlimited.label) == (None, "any power")
    assert unlimited.words == "Build with any power, 1 needed here (4 h), playing a blessing card"


def test_where_nothing_can_be_built_no_need_is_shown() -> None:
    """K-BUILD-2b"""
    state = position("-")
    assert choice(state, "BUILD 1").facts["need"] is None
    assert why(state, "BUILD 1") == "K-BUILD-2b Nothing can be built on the main shrine."


def test_a_prayer_says_which_of_the_two_is_possible() -> None:
    """K-PRAY-2"""
    prayer = choice(position("-"), "PRAY 2")
    assert prayer.facts["branches"] == {"a": False, "b": True}
    assert prayer.facts["gains"] == {"faith": 1}
    assert choice(position("-"), "PRAY EX").facts["branches"] == {"a": True}


def test_a_blessing_shows_the_colours_that_can_be_had() -> None:
    """K-BLESS-4"""
    both = choice(position("A.pur=BY"), "BLESS 1")
    assert (both.label, both.facts["columns"]) == ("B Y", ["blue", "yellow"])
    none = choice(position("-"), "BLESS 1")
    assert (none.label, none.words) == ("faith 1", "Receive a level 1 blessing (1 h)")


def test_a_blessing_beyond_the_faith_shows_the_faith_it_needs() -> None:
    """K-BLESS-2"""
    state = position("A.faith=4; A.pur=RRRR")
    assert choice(state, "BLESS 4").label == "faith 6"
    assert why(state, "BLESS 4") == "K-BLESS-2 Faith 6 is needed, you have 4."
    assert why(state, "BLESS 4", "ja").startswith("K-BLESS-2 信仰6が必要")


def test_a_dedication_shows_what_it_is_worth_at_best() -> None:
    """K-DED-3"""
    state = position("A.pur=RRRYYP; A.cards=1")
    labels = [choice(state, f"DED {level}").label for level in ("1", "2", "3", "4", "EX+")]
    assert labels == ["1 → 2 VP", "2 → 2 VP", "4 → 4 VP", "6 → 5 VP", "6 → 5 VP"]
    assert choice(position("-"), "DED 3").label == "up to 4"


def test_ex_without_a_card_has_no_hours() -> None:
    """K-TURN-2"""
    state = position("A.cards=1")
    assert choice(state, "MOVE EX").facts["hours"] is None
    assert choice(state, "MOVE EX").words == "Move with power 10 (only with a card)"
    assert why(state, "MOVE EX") == "K-TURN-2 EX takes a blessing card, and you have one: use it."


def test_what_chance_decides_is_not_foretold() -> None:
    """K-PRAY-1, K-PRAY-8: the tokens of a trade are drawn from the bag."""
    assert "gains" not in choice(position("A.pur=P"), "PRAY 1").facts


def test_a_choice_that_ends_the_match_says_so() -> None:
    """K-END-1"""
    before = "; ".join(f"S{space}=B" for space in (22, 25, 28, 31, 34))
    facts = choice(position(f"{before}; W28=-; A@19; S7=B; A.cards=1"), "BUILD EX+").facts
    assert facts["gains"]["ends"] == "K-END-1"
    assert facts["gains"]["by"] == {"build": 5}


# -- inside a move ------------------------------------------------------------------------------------


def test_a_step_says_what_it_costs_absorbs_and_leaves() -> None:
    """K-MOVE-4, K-MOVE-5, K-MOVE-6"""
    state = position("A@7; A.body=R; W20=RB; S1=B; C@18", "MOVE 3")
    step = choice(state, ">20")
    assert (step.label, step.target) == ("20", {"kind": "space", "space": 20})
    expected = {"space": 20, "cost": 3, "left": 1, "tokens": [1, 1, 0, 0], "body": 3, "resistance": 5}
    assert {name: step.facts[name] for name in expected} == expected
    assert step.facts["gains"] == {"absorbed": [1, 1, 0, 0]}
    assert choice(state, ">1").facts["shrine"] == 1
    assert choice(state, ">18").facts["markers"] == [2]


def test_steps_come_with_the_most_useful_first_and_those_beside_that_are_not_possible_last() -> None:
    """K-MOVE-5: space 19 costs 7."""
    state = position("A@7; W20=RB; W36=Y; W19=PP", "MOVE 3")
    assert offered(state) == [">20", ">36", ">1", ">8", ">18", "STOP", "(>19)"]
    assert why(state, ">19") == "K-MOVE-5 It costs 7, and 4 power is left."
    assert choice(state, ">19").facts["left"] == -3


def test_a_step_that_fulfils_a_card_comes_first_and_shows_its_points() -> None:
    """K-REV-3, K-REV-5 card 3"""
    state = position("A@7; A.body=RRRR; A.hand=3; W36=Y; W20=R; A.vp=0", "MOVE 2")
    step = choice(state, ">36")
    assert step.facts["gains"]["by"] == {"revelation": 2}
    assert step.facts["gains"]["reveals"] == [{"card": 3, "vp": 2, "rule": "K-REV-3"}]
    assert offered(state)[:2] == [">20", ">36"]


def test_a_jump_is_offered_too() -> None:
    """K-MOVE-3"""
    state = position("A@7; S7=A", "MOVE 1")
    step = choice(state, ">0")
    assert (step.label, step.facts["jump"], choice(state, ">1").facts["jump"]) == ("Main shrine", True, False)


def test_who_stands_in_the_way_is_named() -> None:
    """K-MOVE-7a, K-MOVE-9"""
    state = position("A@7; B@8", "MOVE 2; >8")
    assert why(state, "STOP") == "K-MOVE-7a The marker of Kaede is there; you may pass but not stay."
    assert choice(state, "STOP").label == "Stop on space 8"
    assert "楓" in why(state, "STOP", "ja")


def test_every_space_of_the_world_is_offered_or_says_why_not() -> None:
    """K-MOVE-3"""
    asked = offer(position("A@7", "MOVE 1"))
    assert {each.target["space"] for each in asked.choices if each.target["kind"] != "card"} == set(range(37))
    assert all(each.why for each in asked.choices if each.target["kind"] == "far")


def test_a_far_space_says_what_the_way_there_costs_and_what_is_left() -> None:
    """K-MOVE-5"""
    state = position("A@7; W18=R; W1=-; W0=-; W6=-; W17=RR", "MOVE 2")
    assert choice(state, ">17").facts == {"space": 17, "cost": 5}
    assert why(state, ">17") == "K-MOVE-3 Too far: the way there costs at least 5, and 2 power is left."
    assert why(state, ">17", "ja") == "K-MOVE-3 遠すぎます。そこまで移動力が5以上必要ですが、残りは2です。"


def test_a_space_that_takes_several_steps_says_so() -> None:
    """K-MOVE-3"""
    state = position("A@7; W1=-; W0=-", "MOVE 3")
    assert (
        why(state, ">0") == "K-MOVE-3 Not next to you. Step by step the way there costs at least 2 of the 4 power left."
    )


def test_a_space_to_which_the_body_is_too_full_says_so() -> None:
    """K-MOVE-6"""
    round_7 = "; ".join(f"W{space}=R" for space in (1, 6, 8, 17, 20, 35, 36))
    state = position(f"A@7; A.body=RRRRR; {round_7}; W18=-", "MOVE 4")
    assert why(state, ">0").startswith("K-MOVE-3 What lies on the way there does not fit into your body: 5 of 5")


def test_a_move_without_a_step_is_to_stay() -> None:
    """K-MOVE-11"""
    stay = choice(position("-", "MOVE 1"), "STOP")
    assert (stay.label, stay.target) == ("Stay on the main shrine", {"kind": "stop", "space": 0})
    assert stay.facts == {"left": 1, "next": [1, 2, 0]}


def test_a_bonus_move_is_asked_for_as_such() -> None:
    """K-MOVE-14"""
    state = position("A.faith=2; A.pur=YY", "BLESS 2")
    assert offer(state).question == "Bonus move with power 2: go somewhere or stay."


def test_a_diversion_says_what_the_body_holds_then() -> None:
    """K-MOVE-15"""
    state = position("A.got=R4; A@1; A.body=RR; W7=RRB", "MOVE 4; >7")
    asked = offer(state)
    assert asked.question == "How many red go straight to the storage? 2 more can; purple never can."
    assert [each.facts["body"] for each in asked.choices] == [[4, 5], [3, 4], [3, 3]]
    assert choice(state, "n2").facts["gains"] == {"absorbed": [0, 1, 0, 0], "diverted": [2, 0, 0, 0]}
    assert choice(state, "n1").target == {"kind": "number", "n": 1, "colour": "red", "source": None}


# -- prayers, blessings, dedications ------------------------------------------------------------------


def test_both_prayers_are_offered() -> None:
    """K-PRAY-4"""
    state = position("-", "PRAY 4")
    assert [(each.label, each.target["branch"]) for each in offer(state).choices] == [("card 1", "a"), ("faith 3", "b")]


def test_only_colours_of_the_prayer_are_offered() -> None:
    """K-PRAY-1"""
    state = position("A.body=RBP; A.pur=P", "PRAY 1; a")
    assert offered(state) == ["R", "B", "(Y)"]
    assert choice(state, "R").facts["body"] == 1
    assert why(state, "Y") == "K-PRAY-6 There is no token of this colour in your body."


def test_numbers_to_purify_show_what_has_no_room() -> None:
    """K-COMP-4, K-PRAY-3"""
    state = position("A.body=RRB; A.pur=RRRR", "PRAY 3; a")
    assert [(each.facts["storage"], each.facts["returned"]) for each in offer(state).choices] == [
        (4, 0),
        (5, 0),
        (5, 1),
    ]


def test_blessings_of_the_level_are_offered_by_colour() -> None:
    """K-BLESS-1, K-BLESS-9"""
    state = position("A.pur=BYY; A.got=R1", "BLESS 1")
    assert offered(state) == ["B", "Y", "(R)", "(P)"]
    assert choice(state, "B").target == {"kind": "blessing", "blessing": "B1", "column": "blue", "level": 1}
    assert choice(state, "B").facts["ways"] == 1
    assert why(state, "R").startswith("K-BLESS-9")


def test_a_level_that_purple_does_not_have_is_left_out() -> None:
    """K-BLESS-1"""
    state = position("A.faith=10; A.cards=1; A.pur=RRRRRBBBBB", "BLESS EX+")
    assert offered(state) == ["R", "B", "(Y)"]
    assert choice(state, "R").label == "5 VP"
    assert choice(state, "R").facts["gains"]["by"] == {"blessing": 5}
    assert offer(state).question == "A level 5 blessing of which colour?"


def test_payments_show_what_is_paid_and_left() -> None:
    """K-BLESS-6"""
    state = position("A.pur=RP", "BLESS 1; R")
    assert offered(state) == ["n0", "n1"]
    assert choice(state, "n1").facts["pays"] == [0, 0, 0, 1]
    assert choice(state, "n1").facts["left"] == [1, 0, 0, 0]


def test_numbers_to_dedicate_show_what_the_whole_is_worth_at_best() -> None:
    """K-DED-3, K-DED-6"""
    state = position("A.pur=RRRYY", "DED 3")
    assert [each.facts["best_vp"] for each in offer(state).choices] == [1, 1, 2, 2]
    assert choice(state, "n3").label == "3 (up to 2 VP)"
    assert choice(state, "n3").target["source"] == "storage"


def test_tokens_of_the_body_can_be_named_too() -> None:
    """K-EFF-dedicate_body"""
    state = position("A:mito; A.got=R4; A.pur=RR; A.body=RRR", "DED 4; n2")
    assert choice(state, "n3").target == {"kind": "number", "n": 3, "colour": "red", "source": "body"}
    assert choice(state, "n3").facts["best_vp"] == 5


# -- characters and cards -----------------------------------------------------------------------------


def test_characters_that_somebody_has_are_offered_with_the_reason() -> None:
    """K-SET-3"""
    state = GAME.new({"characters": "pick"}, seed=1, mode="plain")
    state.apply(0, GAME.parse(state, 0, "kon"))
    assert offered(state) == ["hinata", "mito", "hikari", "kaede", "(kon)"]
    assert why(state, "kon") == "K-SET-3 Somebody plays this character already."


def test_of_two_dealt_characters_only_these_are_offered() -> None:
    """K-SET-3"""
    state = GAME.new({"mode": "team2"}, seed=1, mode="plain")
    assert offer(state).question == "Which of your two characters starts earlier? You play both."
    assert len(offered(state)) == 2
    assert not any(each.startswith("(") for each in offered(state))


def test_cards_are_offered_where_their_owner_opens_them() -> None:
    """K-REV-3"""
    state = position("opt.reveal=declared; A.hand=9,18; A.faith=10", "MOVE 1; STOP")
    assert state.acting() == (1,)
    asked = offer(state, seat=0)
    assert (asked.decision, asked.question) == ("reveal", "You may reveal a card whose condition is met.")
    assert [each.notation for each in asked.choices] == ["reveal 18", "reveal 9"]
    assert asked.choices[0].facts["gains"]["by"] == {"revelation": 4}
    assert asked.choices[0].target == {"kind": "card", "card": 18, "slot": 1}
    assert choice(state, "reveal 9", seat=0).why is not None


def test_open_cards_are_not_offered_again() -> None:
    """K-REV-1"""
    state = position("opt.reveal=declared; A.hand=18; A.faith=10; A.t=1; B.t=1", "MOVE 1; STOP; reveal A 18")
    assert [each.notation for each in offer(state, seat=0).choices] == []


def test_whose_turn_it_is_is_named() -> None:
    """K-TIME-3"""
    state = position("opt.reveal=declared")
    asked = GAME.offer(state.conceal(0), 0, GAME.texts())
    assert asked.seat == 0
    with pytest.raises(IllegalAction):
        GAME.offer(state.conceal(0), 4, GAME.texts())


# -- all in one go --------------------------------------------------------------------------------


def run_of(before: str, play: str, language: str = "en") -> tuple[list[str], str] | None:
    """The decisions of the one run that is offered, in notation, and its words; None where none is."""
    state = position(before, play)
    asked = offer(state, language=language)
    if not asked.runs:
        return None
    (run,) = asked.runs
    taken = []
    for action in run.actions:
        taken.append(GAME.format(state, asked.seat, action))
        state.apply(asked.seat, action)
    return taken, run.words


@pytest.mark.parametrize(
    ("before", "play", "taken", "words"),
    [
        ("A.body=RRB; A.supply=0; B.t=9; C.t=9", "PRAY 3", ["n2", "n1"], "Purify everything: 2 red, 1 blue"),
        ("A.body=RRB; A.supply=1; B.t=9; C.t=9", "PRAY 3", ["a", "n2", "n1"], "Purify everything: 2 red, 1 blue"),
        ("A.pur=RRRBPP; B.t=9; C.t=9", "DED 4", ["n3", "n1", "n2"], "Dedicate everything: 3 red, 1 blue, 2 purple"),
        ("A.pur=RRRBPP; B.t=9; C.t=9", "DED 4; n3", ["n1", "n2"], "Dedicate everything: 1 blue, 2 purple"),
    ],
)
def test_all_tokens_are_offered_in_one_go(before: str, play: str, taken: list[str], words: str) -> None:
    assert run_of(before, play) == (taken, words)
    japanese = run_of(before, play, "ja")
    assert japanese is not None
    assert japanese[1].startswith("すべて")


@pytest.mark.parametrize(
    ("before", "play"),
    [
        ("-", "-"),
        ("A.pur=RRRBPP; B.t=9; C.t=9", "DED 3"),  # more than the level allows
        ("A.pur=RRRB; B.t=9; C.t=9", "DED 4; n3"),  # one answer is left
        ("A.body=P; B.t=9; C.t=9", "PRAY 2"),  # no numbers are asked for
    ],
)
def test_nothing_is_offered_in_one_go_where_one_answer_is_all_or_all_is_too_much(before: str, play: str) -> None:
    assert run_of(before, play) is None


def test_what_is_typed_for_all_is_told() -> None:
    (run,) = offer(position("A.pur=RRRBPP; B.t=9; C.t=9", "DED 4")).runs
    assert (run.notation, run.label) == ("all", "Dedicate all")
