"""What refusals, questions, nights and the primer say: the real cause, and the numbers of the match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kagura.core.errors import KaguraError
from kagura.core.page import Page
from kagura.core.state import GameState
from tests.games.last_kannagi.positions import GAME, expect, table
from tests.games.last_kannagi.test_terminal import face, question


def why(state: GameState, text: str, language: str = "en", seat: int | None = None) -> str:
    """The refusal of a decision in words."""
    who = state.acting()[0] if seat is None else seat
    refusal = GAME.refusal(state, who, GAME.parse(state, who, text))
    assert refusal is not None
    return GAME.texts(language).refusal(refusal)


def told(state: GameState, play: str, language: str = "en") -> str:
    """What the last of some decisions brought, as the table tells it."""
    expect(state, play)
    return " ".join(face(state, None, language).story(GAME.view(state, 0), state.events()))


@pytest.mark.parametrize("kind", ["MOVE", "BUILD", "PRAY", "BLESS", "DED"])
def test_ex_with_a_card_in_hand_says_how_the_card_is_typed(kind: str) -> None:
    """K-TURN-2"""
    state = table("A.cards=1", "plain")
    assert f"type {kind} EX+" in why(state, f"{kind} EX")
    assert f"{kind} EX+ と" in why(state, f"{kind} EX", "ja")
    assert "needs a blessing card or the goddess form" in why(table("-", "plain"), f"{kind} EX")


def test_diversion_says_that_purple_cannot_be_diverted() -> None:
    """K-MOVE-15"""
    state = expect(table("A.got=R4; A@1; W7=RRB", "plain"), "MOVE 4; >7")
    assert "purple never can" in question(state)
    assert "紫は移せません" in question(state, language="ja")
    assert "red, blue or yellow tokens of a move" in GAME.texts().say("effect-divert", n=2)


def test_a_dead_end_names_whose_marker_stands_there() -> None:
    """K-MOVE-9"""
    state = expect(table("A@7; B@8; W1=RRRRRRR", "plain"), "MOVE 1")
    assert "The marker of B is there" in why(state, ">8")
    assert "Bの巫女がいて" in why(state, ">8", "ja")
    assert "The marker of B is there" in why(expect(table("A@7; B@8", "plain"), "MOVE 2; >8"), "STOP")


def test_a_dead_end_at_the_start_of_the_move_says_so() -> None:
    """K-MOVE-9"""
    state = expect(table("A@19; W7=-; W20=-", "plain"), "MOVE 2; >7")
    assert "level 3 space where it began" in why(state, ">19")


@pytest.mark.parametrize(
    ("before", "level", "said"),
    [
        ("-", 1, "your body holds nothing that it purifies, and you have no purified purple"),
        ("A.body=P", 1, "your body holds nothing that it purifies, and you have no purified purple"),
        ("A.pur=P; bag=-", 1, "and the bag is empty"),
        ("A.supply=0", 3, "and you have no chip in your supply"),
    ],
)
def test_an_impossible_prayer_names_both_causes(before: str, level: int, said: str) -> None:
    """K-TURN-4"""
    state = table(before, "plain")
    assert said in why(state, f"PRAY {level}")
    assert "できず" in why(state, f"PRAY {level}", "ja")


@pytest.mark.parametrize(
    ("before", "play", "said"),
    [
        ("-", "-", "an action is to be chosen"),
        ("A@7", "MOVE 2", "the move is to go on, or to STOP"),
        ("A.got=R4; A@1; W7=RRB", "MOVE 4; >7", "how many tokens are diverted"),
        ("A.body=R; A.pur=P", "PRAY 1", "prayer a or b"),
        ("A.body=RB", "PRAY 1", "the colour to purify"),
        ("A.body=RB; A.supply=1", "PRAY 3; a", "how many tokens are purified"),
        ("A.pur=RB", "BLESS 1", "the colour of the blessing"),
        ("A.pur=RP; A.faith=2", "BLESS 1; R", "how the blessing is paid"),
        ("A.pur=RRB", "DED 2", "how many tokens are dedicated"),
    ],
)
def test_what_is_not_asked_is_refused_with_what_is_asked(before: str, play: str, said: str) -> None:
    """K-ACT-3"""
    state = expect(table(before, "plain"), play)
    for language in ("en", "ja"):
        assert why(state, "kon", language).startswith("K-ACT-3: ")
    assert said in why(state, "kon")


@pytest.mark.parametrize(
    ("before", "play", "rule"),
    [
        ("W28=-; S19=B; S22=B; S25=B; S28=B; S31=B; S33=A; A@34; W1=R", "BUILD 4", "K-END-1"),
        ("W28=-; W7=R; A@1", "MOVE 4; >7", "K-END-2"),
        ("day=5; A.t=119; B.t=120; C.t=120", "PASS", "K-END-3"),
    ],
)
def test_the_end_cites_what_brought_it_about(before: str, play: str, rule: str) -> None:
    """K-END-1 K-END-2 K-END-3"""
    state = expect(table(before, "plain", events=True), play)
    assert state.over
    assert [event.rule for event in state.events() if event.name == "end"] == [rule]


def test_passing_says_where_the_marker_goes() -> None:
    """K-DAY5-2"""
    state = table("day=5; A.t=100; B.t=101; C.t=102", "plain", events=True)
    for language, said in (("en", "main shrine"), ("ja", "本社")):
        assert said in GAME.describe(state, 0, 45, GAME.texts(language))
    assert "passes and goes to the main shrine" in told(state, "PASS")


def test_a_notation_that_means_nothing_is_an_error() -> None:
    with pytest.raises(KaguraError):
        GAME.parse(table("-", "plain"), 0, "MOVE 9")


def primer(state: GameState, language: str = "en") -> str:
    return " ".join(face(state, Page(9999, spoken=True), language).primer(GAME.view(state, None)))


def test_the_primer_has_the_numbers_that_decide_the_match() -> None:
    """K-MOVE-5 K-BLESS-2 K-BUILD-5 K-CLEAN-4 K-DED-3 K-FORM-2 K-CLEAN-1 K-SCORE-2 K-SCORE-3 K-SCORE-4 K-SCORE-5"""
    said = primer(table("-", "plain"))
    for part in (
        "A step costs 1, plus for each token there: R B Y 1, P 3.",
        "In the body tokens weigh: R B Y 1, P 3;",
        "need faith 1, 2, 4, 6, 10.",
        "1, 3 or 5 VP on level 1, 2 or 3",
        "1 purified token each night for every shrine of yours",
        "five of a colour 5, three 2, a single one 0.5; one, two or three purple 2, 5, 9.",
        "each, EX too, takes 1 h",
        "1, 2, 2 on level 1, 2, 3",
        "5 tokens are",
        "counts 0, 1, 2, 4, 6, 10 VP each, a blessing card 1, the most shrines 5.",
        "gets 5.",
    ):
        assert part in said
    said = primer(table("-", "plain"), "ja")
    for part in ("R B Y 1、P 3", "1・3・5点", "同じ色5個で5点、3個で2点、1個で0.5点、紫は1・2・3個で2、5、9点"):
        assert part in said


def test_the_primer_has_the_numbers_of_an_owner(tmp_path: Path) -> None:
    path = tmp_path / "content.toml"
    path.write_text(
        "[impurity]\nstep_cost = 2\nshrine_jump_cost = 2\n"
        "[actions.build]\nvp_by_level = [0, 2, 4, 7]\n[scoring]\nmost_shrines = 8\n",
        "utf-8",
    )
    said = primer(GAME.new({"growth_l3": 3, "growth_stop": 6}, seed=1, mode="plain", content=path))
    for part in ("A step costs 2,", "2, 4 or 7 VP", "the most shrines 8.", "1, 2, 3 on level 1", "6 tokens are"):
        assert part in said


def test_a_night_says_what_merges_what_is_lost_and_that_faith_is_full() -> None:
    """K-CLEAN-3 K-CLEAN-4 K-COMP-4 K-PREP-1"""
    before = "A.t=23; B.t=24; C.t=24; W9=RBY; S1=A; S2=A; A.faith=10; A.pur=RRRRRBBBBBYYYYY"
    night = told(table(before, "plain", events=True), "REST")
    assert "a red, a blue and a yellow together become a purple on spaces 9" in " ".join(night.split())
    assert ", no room in the storage" in " ".join(night.split())
    assert "has faith 10 already" in " ".join(night.split())
    night = "".join(told(table(before, "plain", events=True), "REST", "ja").split())
    for part in ("9番で赤・青・黄1個ずつが合わさって紫になる", "浄化済み置き場がいっぱいで", "信仰はすでに10"):
        assert part in night


@pytest.mark.parametrize(
    ("before", "play", "said"),
    [
        ("A.body=R", "PRAY 1", "chooses Prayer 1 (1 h); purifies R; nothing else was possible"),
        ("A.pur=R", "BLESS 1", "receives red blessing 1; nothing else was possible"),
        ("A.pur=R", "DED 1", "worth 0 VP; nothing else was possible"),
        ("A.cards=1", "PRAY EX+", "Prayer EX (4 h); plays a card, 0 left; scores 2 VP"),
        ("A@19; W7=-; W20=RRR; W36=RRR; A.body=RRR", "MOVE 1", "goes 19 > 7; nothing else was possible"),
    ],
)
def test_an_answer_that_was_not_asked_for_is_told(before: str, play: str, said: str) -> None:
    """K-TURN-6"""
    assert said in " ".join(told(table(before, "plain", events=True), play).split())


def test_what_others_were_not_asked_is_not_told() -> None:
    """K-TURN-6"""
    state = expect(table("A.body=R", "plain", events=True), "PRAY 1")
    assert "nothing else was possible" not in " ".join(face(state).story(GAME.view(state, 1), state.events()))


def test_the_drawn_order_is_told_at_the_start() -> None:
    """K-SET-1"""
    state = GAME.new({}, seed=1, mode="plain", events=True)
    view = GAME.view(state, 0)
    names = [f"{'ABC'[seat['seat']]} {seat['character'].title()}" for seat in view["seats"]]
    whos = [["you", "greedy", "random"][seat["player"]] for seat in view["seats"]]
    said = " ".join(face(state).story(view, state.events()))
    drawn = ", ".join(f"{name} ({who})" for name, who in zip(names, whos, strict=True))
    assert f"Turn order drawn: {drawn} [K-SET-1]" in " ".join(said.split())
    state = GAME.new({"characters": "pick"}, seed=1, mode="plain", events=True)
    said = " ".join(face(state, None, "ja").story(GAME.view(state, 0), state.events()))
    assert re.search(r"手番の順が決まる：A（\w+）、B（\w+）、C（\w+）", said)
