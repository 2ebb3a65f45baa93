"""The action space: K-ACT."""

from __future__ import annotations

import pytest

from kagura.core.errors import IllegalAction, NotationError
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.turn import card_of, kind_of, level_of
from tests.games.last_kannagi.positions import GAME, GAME_MODES, Table, choices, expect, new, refused, walk

PER_KIND = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (2, 1), (3, 1), (4, 1), (5, 1)]


def test_there_are_110_codes() -> None:
    """K-ACT-1"""
    assert GAME.rules.actions == 110
    assert len(new("solo3").legal(0)) == 110


@pytest.mark.parametrize("action", range(45))
def test_a_main_code_is_nine_times_the_kind_and_level_and_card(action: int) -> None:
    """K-ACT-1"""
    assert (kind_of(action), (level_of(action) + 1, card_of(action))) == (action // 9, PER_KIND[action % 9])


@pytest.mark.parametrize(
    ("before", "play", "text", "code"),
    [
        ("-", "-", "MOVE 1", 0),
        ("A.cards=1", "-", "MOVE EX+", 8),
        ("A@1", "-", "BUILD 1", 9),
        ("-", "-", "PRAY 4", 21),
        ("A.pur=R", "-", "BLESS 1", 27),
        ("A.pur=R", "-", "DED 4", 39),
        ("-", "-", "REST", 45),
        ("day=5; A.t=100; B.t=101; C.t=101", "-", "PASS", 45),
        ("-", "MOVE 1", "STOP", 46),
        ("A@1", "MOVE 1", ">0", 47),
        ("A@20", "MOVE 3", ">19", 66),
        ("-", "PRAY 4", "a", 84),
        ("-", "PRAY 4", "b", 85),
        ("A.body=RB", "PRAY 1", "R", 86),
        ("A.pur=RP", "BLESS 1", "P", 89),
        ("A.pur=RR", "DED 2", "n2", 92),
    ],
)
def test_each_decision_has_its_codes(position: Table, before: str, play: str, text: str, code: int) -> None:
    """K-ACT-1"""
    state = position(before)
    expect(state, play)
    assert GAME.parse(state, 0, text) == code
    assert state.legal(0)[code] == 1
    assert GAME.format(state, 0, code) == text


def test_codes_of_ex_without_a_card_are_legal_only_in_form(position: Table) -> None:
    """K-ACT-1"""
    plain, form = position("A@1; A.cards=1"), position("A.form=1; A.cards=1; A.faith=10; A.pur=RRRRR")
    assert not any(plain.legal(0)[code] for code in (4, 13, 22, 31, 40))
    assert all(form.legal(0)[code] for code in (4, 22, 31, 40))
    assert not any(form.legal(0)[9 * kind + i] for kind in range(5) for i in range(5, 9))


def test_only_the_character_on_turn_decides(position: Table) -> None:
    """K-ACT-1"""
    state = position()
    assert state.choices(1) == []
    with pytest.raises(IllegalAction, match="K-TIME-3"):
        state.apply(1, k.REST)


@pytest.mark.parametrize(("seat", "action"), [(-1, 0), (4, 0), (9, 45)])
def test_a_seat_that_no_match_has_is_refused(mode: str, seat: int, action: int) -> None:
    """K-ACT-1"""
    with pytest.raises(IllegalAction, match="K-ACT-1: unknown seat"):
        new("solo3", mode=mode).apply(seat, action)


@pytest.mark.parametrize("action", [-1, 110, 1000])
def test_a_code_beyond_the_last_is_refused(mode: str, action: int) -> None:
    """K-ACT-1"""
    with pytest.raises(IllegalAction, match="K-ACT-1: unknown action"):
        new("solo3", mode=mode).apply(0, action)


def test_a_seat_that_this_match_lacks_never_decides(mode: str) -> None:
    """K-ACT-1"""
    state = new("solo3", mode=mode)
    assert state.choices(3) == []
    assert refused(state, "REST", seat=3) == "K-TIME-3 not-your-turn"


@pytest.mark.parametrize(("before", "play", "asked"), [
    ("-", "MOVE 1", "STEP"),
    ("A.got=R4; W1=RB", "MOVE 4; >1", "DIVERT"),
    ("A:hinata; A.got=Y4; A@1", "BUILD 1", "STEP"),
    ("A.body=RB; A.pur=P", "PRAY 1", "AB"),
    ("A.body=RB", "PRAY 1", "PCOL"),
    ("A.body=P", "PRAY 2", "AB"),
    ("A.body=R", "PRAY 3", "AB"),
    ("A.body=RB; A.supply=0", "PRAY 3", "PNUM"),
    ("-", "PRAY 4", "AB"),
    ("A.got=Y4; A.form=1", "PRAY EX", "STEP"),
    ("A.pur=RB", "BLESS 1", "BCOL"),
    ("A.faith=2; A.pur=RRP; A.got=P2", "BLESS 2", "PAY"),
    ("A.faith=2; A.pur=YY", "BLESS 2", "STEP"),
    ("A.pur=RB", "DED 1", "DNUM"),
])  # fmt: skip
def test_after_each_main_choice_its_own_decisions_follow(position: Table, before: str, play: str, asked: str) -> None:
    """K-ACT-2"""
    expect(position(before), f"{play}; ask {asked}")


@pytest.mark.parametrize(("before", "play"), [
    ("A@1", "BUILD 1"), ("A.form=1", "PRAY EX"), ("-", "REST"), ("day=5; A.t=97; B.t=99; C.t=99", "PASS"),
])  # fmt: skip
def test_build_prayer_ex_rest_and_pass_ask_nothing(position: Table, before: str, play: str) -> None:
    """K-ACT-2"""
    expect(position(before), f"{play}; turn B")


@pytest.mark.parametrize(
    ("before", "play", "legal"),
    [
        ("A.got=R4; W1=RRR; A.body=RRR", "MOVE 4; >1", "n1 n2"),
        ("A.got=R4; W1=RRBBY; A.body=R", "MOVE 4; >1; n1", "n0 n1"),
        ("A.body=RB; A.pur=P", "PRAY 1", "a b"),
        ("A.body=RY", "PRAY 1", "R Y"),
        ("A.body=RRB; A.supply=0", "PRAY 3", "n0 n1 n2"),
        ("A.body=RR; A.supply=0", "PRAY 3", "n1 n2"),
        ("A.body=RRB; A.supply=0", "PRAY 3; n1", "n0 n1"),
        ("A.pur=RBYP", "BLESS 1", "R B Y P"),
        ("A.faith=4; A.pur=RRPP; A.got=P3", "BLESS 3", "n1 n2"),
        ("A:kon; A.faith=4; A.pur=RRBBYYP; A.got=R3,B3,Y3", "BLESS 3", "n1 n2"),
        ("A.pur=RRBB", "DED 3", "n0 n1 n2"),
        ("A.pur=RRRBB", "DED 3; n3", "n0 n1"),
        ("A.pur=RRB", "DED 3; n0", ""),
    ],
)
def test_exactly_the_answers_of_the_table_are_legal(position: Table, before: str, play: str, legal: str) -> None:
    """K-ACT-3"""
    state = position(before)
    expect(state, play)
    assert choices(state) == (legal.split() if legal else choices(state))
    for text in ("n0", "n1", "n2", "n3", "a", "b", "R", "B", "Y", "P"):
        if legal and text not in legal.split():
            assert refused(state, text) != "-"


def test_what_is_not_asked_is_refused(position: Table) -> None:
    """K-ACT-3"""
    assert refused(position(), "STOP") == "K-ACT-3 not-asked"
    assert refused(position(), "kon") == "K-ACT-3 not-asked"
    state = position()
    expect(state, "MOVE 1")
    assert refused(state, "REST") == "K-ACT-3 not-asked"


def test_colours_and_sources_without_a_token_are_skipped(position: Table) -> None:
    """K-ACT-4"""
    state = position("A:mito; A.body=RP; A.supply=0")
    expect(state, "PRAY 3; n1; n1", "A.pur=RP")
    state = position("A:mito; A.got=R4; A.pur=B; A.body=Y")
    expect(state, "DED 2; n1; n1", "A.pur=-; A.body=-; A.vp=1")


def test_a_dedication_stops_when_the_limit_is_used_up(position: Table) -> None:
    """K-ACT-4"""
    expect(position("A.pur=RRBBYY"), "DED 2; n2; turn B", "A.pur=BBYY; A.vp=1")


def test_at_most_41_codes_are_legal_and_at_most_12_steps_are_made() -> None:
    """K-ACT-5"""
    for game_mode in GAME_MODES:
        state = new(game_mode, 8, "plain")
        steps = 0
        for seat, action in walk(state, 8):
            assert 1 <= len(state.choices(seat)) <= 41
            steps = 0 if action <= k.REST else steps + (action > k.STOP and action < k.ANSWER_A)
            assert steps <= 12


def test_options_do_not_change_the_codes() -> None:
    """K-ACT-6"""
    for options in ({"content": "text_only"}, {"reveal": "declared"}, {"zero_move": False}):
        state = new({"mode": "solo3", **options})
        assert [GAME.format(state, 0, action) for action in (0, 8, 45, 46, 83, 105)] == [
            "MOVE 1", "MOVE EX+", "REST", "STOP", ">36", "kaede",
        ]  # fmt: skip


def test_every_code_survives_notation() -> None:
    """K-ACT-1"""
    state = new("solo3", 3)
    for action in range(110):
        assert GAME.parse(state, 0, GAME.format(state, 0, action)) == action
    assert GAME.parse(state, 0, "move 2") == 1
    assert GAME.parse(state, 0, "stop") == k.STOP
    assert GAME.parse(state, 0, "Kon") == 104


@pytest.mark.parametrize("text", [
    "", "MOVE", "MOVE 5", "MOVE 2++", "MOVE 1+", "JUMP 2", ">37", ">x", "n11", "nx", "A", "Q", "reveal 26", "reveal x",
    "reveal 0", "MOVE 2 3", "n", ">", "momo",
])  # fmt: skip
def test_what_is_no_notation_is_refused_with_words(text: str) -> None:
    """K-ACT-1"""
    with pytest.raises(NotationError):
        GAME.parse(new("solo3", 3), 0, text)
