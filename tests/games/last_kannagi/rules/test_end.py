"""The end of the game and the final scoring: K-END, K-SCORE."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, Example, Table, expect, facts, new, refused, walk

SIXTH = "W28=-; S19=B; S22=B; S25=B; S28=B; S31=B; S33=A; A@34; W1=R"
LAST = "W28=-; W7=R; A@1"
LATE = "day=5; A.t=119; B.t=120; C.t=120"


def test_six_level_3_shrines_of_anybody_end_the_game(example: Example) -> None:
    """K-END-1"""
    example(SIXTH, "BUILD 4", "over=A; saviour=A")
    example(SIXTH.replace("S31=B", "S31=-"), "BUILD 4", "over=-")


def test_the_last_token_of_the_world_ends_the_game(example: Example) -> None:
    """K-END-2"""
    example(LAST, "MOVE 2; >7", "over=B; saviour=A")
    example(f"{LAST}; W36=R", "MOVE 2; >7", "over=-")


def test_a_step_onto_a_clean_space_does_not_end_the_game(example: Example) -> None:
    """K-END-2: only an absorption is tested"""
    example("W28=-; A@1", "MOVE 2; >7; STOP", "over=-")


def test_a_diverted_last_token_ends_the_game(example: Example) -> None:
    """K-END-2 K-MOVE-15"""
    example(f"{LAST}; A.got=R4", "MOVE 2; >7; is over=-; n1", "over=B; A.pur=R")


def test_the_last_hour_of_all_ends_the_game_without_a_saviour(example: Example) -> None:
    """K-END-3"""
    example(LATE, "MOVE 1; STOP", "over=C; saviour=-")


def test_after_the_trigger_nothing_happens_any_more(position: Table) -> None:
    """K-END-4: no further step, no form counter, no night, no decision"""
    state = position(f"{LAST}; A.form=1; A.t=23; B.t=24; C.t=24; S2=A; bag=R9", events=True)
    expect(state, "MOVE EX; >7", "over=B; A.form=1; A.t=24; day=1; bag#=9; A.pur=-; B@0")
    assert facts(state)[-1] == "end"
    assert state.acting() == ()
    assert all(state.choices(seat) == [] for seat in range(3))
    assert refused(state, "REST", seat=0) == "K-END-4 over"


def test_points_card_and_revelation_of_the_last_build_count(example: Example) -> None:
    """K-END-4"""
    example(f"{SIXTH}; A.hand=6", "BUILD 4", "over=A; A.vp=8; total A=13")


def test_no_bonus_move_follows_the_end(example: Example) -> None:
    """K-END-4"""
    example(f"A:hinata; A.got=Y4; {SIXTH}", "BUILD 4", "over=A; A@34")


def test_the_triggering_character_is_the_saviour(example: Example) -> None:
    """K-END-5"""
    example("B.t=1; C.t=2; A.t=3; W28=-; W7=R; B@1", "turn B; MOVE 2; >7",
            "saviour=B")  # fmt: skip


def test_both_conditions_at_once_pay_the_saviour_once(position: Table) -> None:
    """K-END-5 K-SCORE-5: the world is clean already when the sixth shrine is built"""
    state = position(SIXTH.replace("W1=R", "W1=-"))
    expect(state, "BUILD 4", "over=A; saviour=A; total A=10")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.lines[0]["saviour"] == 5
    assert outcome.ending == "A"


def test_points_of_the_game_come_from_five_sources(position: Table) -> None:
    """K-SCORE-1"""
    state = position("A.form=3; A@1; S1=A; A.pur=RR; A.faith=10; B.t=9; C.t=9")
    expect(state, "PRAY EX; DED 2; n2; MOVE 1; >2; BUILD 1", "A.vp=4")
    assert list(state.fields.vp_by[0]) == [1, 0, 2, 1, 0]


def test_points_never_fall() -> None:
    """K-SCORE-1"""
    state = new("solo3", 3)
    before = [0, 0, 0, 0]
    for _ in walk(state, 3):
        now = list(state.fields.vp)
        assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now


@pytest.mark.parametrize(("got", "bonus"), [
    ("-", 0), ("R1", 0 + 1), ("R1,R2", 2), ("R1,R2,R3", 4), ("R5,R2,R3,R1", 6), ("R1,R2,R3,R4,R5", 10),
    ("R1,B1,Y1", 3), ("P1,P2,P3,P4", 0),
])  # fmt: skip
def test_the_number_of_blessings_of_a_colour_gives_a_bonus(example: Example, got: str, bonus: int) -> None:
    """K-SCORE-2"""
    example(f"{LATE}; A.got={got}", "PASS", f"total A={bonus}")


def test_each_card_in_hand_is_a_point(example: Example) -> None:
    """K-SCORE-3"""
    example(f"{LATE}; A.cards=4", "PASS", "total A=4")


@pytest.mark.parametrize(("shrines", "bonus"), [
    ("S1=A; S2=A; S3=B", "500"), ("S1=A; S2=B", "550"), ("S1=A; S2=B; S3=C", "555"), ("-", "000"),
])  # fmt: skip
def test_the_most_branch_shrines_are_worth_5_to_all_tied(example: Example, shrines: str, bonus: str) -> None:
    """K-SCORE-4"""
    totals = "; ".join(f"total {seat}={n}" for seat, n in zip("ABC", bonus, strict=True))
    example(f"{LATE}; {shrines}", "PASS", totals)


def test_all_four_tied_get_the_5_points(example: Example) -> None:
    """K-SCORE-4"""
    before = "mode=solo4; day=5; A.t=119; B.t=120; C.t=120; D.t=120; S1=A; S2=B; S3=C; S4=D"
    example(before, "PASS", "total A=5; total B=5; total C=5; total D=5; win=ABCD")


def test_the_saviour_gets_5(example: Example) -> None:
    """K-SCORE-5"""
    example(LAST, "MOVE 2; >7", "total A=5; total B=0")


def test_a_tie_goes_to_the_saviour_then_to_branch_shrines_then_it_is_shared(example: Example) -> None:
    """K-SCORE-6"""
    example(f"{LAST}; B.vp=5", "MOVE 2; >7", "total A=5; total B=5; win=A")
    example(f"{LAST}; B.vp=10; C.vp=5; S2=C; S3=C; S4=B; S5=B", "MOVE 2; >7", "total B=15; win=B")
    example(f"{LATE}; A.vp=10; B.vp=5; S1=A; S2=B; S3=B", "PASS", "total A=10; total B=10; win=B")
    example(f"{LATE}; A.vp=3; B.vp=3", "PASS", "win=AB")


def test_a_saviour_who_is_not_among_the_tied_decides_nothing(example: Example) -> None:
    """K-SCORE-6"""
    example(f"{LAST}; B.vp=9; C.vp=9", "MOVE 2; >7", "total A=5; win=BC")


def test_lower_ranks_are_found_alike_and_equal_ones_are_shared(position: Table) -> None:
    """K-SCORE-7"""
    for before, placing in (
        (f"{LATE}; A.vp=3; B.vp=9; C.vp=3", (2, 1, 2)),
        (f"{LATE}; A.vp=8; B.vp=9; C.vp=3; S1=C", (2, 1, 2)),
        (f"{LATE}; A.vp=9; B.vp=9; C.vp=3", (1, 1, 3)),
        (f"{LATE}; A.vp=4; B.vp=2; C.vp=9; S1=A; S2=B; S3=B", (3, 2, 1)),
    ):
        state = position(before)
        expect(state, "PASS")
        outcome = GAME.outcome(state)
        assert outcome is not None
        if before.endswith("S1=C"):
            assert outcome.scores == (8, 9, 8)
            assert outcome.placing == (3, 1, 2)
        else:
            assert outcome.placing == placing


def test_the_score_lines_add_up_and_scoring_twice_changes_nothing() -> None:
    """K-SCORE-1 to 5"""
    for seed in range(6):
        state = new("solo4", seed)
        for _ in walk(state, seed):
            assert GAME.outcome(state) is None
        first, before = GAME.outcome(state), state.bytes()
        assert first == GAME.outcome(state)
        assert state.bytes() == before
        assert first is not None
        for seat in range(4):
            assert sum(first.lines[seat].values()) == first.scores[seat]
            in_game = ("build", "blessing", "prayer", "dedication", "revelation", "start")
            assert sum(first.lines[seat][name] for name in in_game) == state.fields.vp[seat]
        assert list(state.result()[:4]) == list(first.scores)
        assert list(state.result()[4:]) == list(first.placing)
