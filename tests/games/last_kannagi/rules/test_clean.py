"""Clean-up and preparation: K-CLEAN, K-PREP."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import Example, Table, expect, facts, new, walk

DUSK = "A.t=24; B.t=24; C.t=23"


def test_level_1_grows_one_token_and_levels_2_and_3_grow_two(position: Table) -> None:
    """K-CLEAN-1"""
    state = position(f"{DUSK}; bag=R60; W28=-")
    expect(state, "REST", "W1=R; W18=R; W20=RR; W36=RR; W19=RR; W28=RR; W0=-; bag#=6")


@pytest.mark.parametrize(("blocked", "before"), [
    ("a branch shrine", "S1=B"),
    ("a purple token", "W1=P"),
    ("five tokens", "W1=RRRRR"),
    ("a marker", "B@1"),
])  # fmt: skip
def test_blocked_spaces_do_not_grow(position: Table, blocked: str, before: str) -> None:
    """K-CLEAN-1 a to d"""
    state = position(f"{DUSK}; bag=B90; {before}")
    was = list(state.fields.tokens[1])
    expect(state, "REST")
    assert list(state.fields.tokens[1]) == was, blocked


def test_four_tokens_may_become_six(example: Example) -> None:
    """K-CLEAN-1"""
    example(f"{DUSK}; bag=R60; W20=RRRR", "REST", "W20=RRRRRR")


def test_growth_goes_level_by_level_and_by_number(example: Example) -> None:
    """K-CLEAN-1: with 19 tokens the level 1 spaces and one of space 20 are served"""
    example(f"{DUSK}; bag=R19", "REST", "#W1=1; #W18=1; #W20=1; #W21=0; #W19=0")


def test_an_empty_bag_lets_the_grown_spaces_evolve_and_growth_goes_on(example: Example) -> None:
    """K-CLEAN-2"""
    example(f"{DUSK}; W1=BY; W2=BY; bag=R18", "REST", "W1=P; W2=P; #W20=2; #W21=2; #W23=2; #W24=0")


def test_growth_ends_when_evolution_brings_nothing(position: Table) -> None:
    """K-CLEAN-2"""
    state = position(f"{DUSK}; bag=-", events=True)
    expect(state, "REST", "#W1=0; day=2")
    assert "bag-empty" in facts(state)


def test_a_red_a_blue_and_a_yellow_become_a_purple(example: Example) -> None:
    """K-CLEAN-3"""
    before = f"{DUSK}; W1=BBYY; W20=RRBBY; W21=BBYY; W23=RBB; bag=R60"
    example(before, "REST", "W1=BYP; W20=RBP; W21=PP; W23=RRRBB")


def test_the_evolved_tokens_return_to_the_bag(example: Example) -> None:
    """K-CLEAN-3"""
    example(f"{DUSK}; W*=P; W1=BY; bag=R", "REST", "W1=P; bag=RBY")


def test_each_branch_shrine_purifies_a_token(example: Example) -> None:
    """K-CLEAN-4"""
    example(f"{DUSK}; S1=A; S2=A; S3=C; W*=P; bag=R5", "REST", "A.pur=RR; B.pur=-; C.pur=R; bag#=2")


def test_the_lowest_clock_purifies_first(example: Example) -> None:
    """K-CLEAN-4"""
    example("A.t=26; B.t=25; C.t=20; S1=A; S2=B; S3=C; W*=P; bag=R", "REST", "B.pur=-; C.pur=R; A.pur=-")
    example("A.t=26; B.t=24; C.t=23; S1=A; S2=B; S3=C; W*=P; bag=RR", "REST", "B.pur=R; A.pur=R; C.pur=-")


def test_with_equal_clocks_the_top_of_the_stack_purifies_first(example: Example) -> None:
    """K-CLEAN-4"""
    example("A.t=24; B.t=24; C.t=20; stack=A,B,C; S1=A; S2=B; S3=C; W*=P; bag=R", "REST", "C.pur=R")


def test_excess_is_returned_before_the_next_character_draws(example: Example) -> None:
    """K-CLEAN-4"""
    before = "A.t=26; B.t=24; C.t=23; B.pur=RRRRR; S1=A; S2=B; W*=P; bag=R"
    example(before, "REST", "B.pur=RRRRR; A.pur=R; bag#=0")


def test_the_next_day_begins(position: Table) -> None:
    """K-CLEAN-5"""
    state = position(f"{DUSK}; S1=A; W*=P", events=True)
    expect(state, "REST", "day=2")
    found = facts(state)
    assert found.index("shrine-purified") < found.index("day") < found.index("majority") < found.index("turn")


def test_the_days_go_from_1_to_5() -> None:
    """K-CLEAN-5"""
    state = new("solo3", 5)
    day = 1
    for _ in walk(state, 5):
        assert state.fields.day in (day, day + 1)
        day = state.fields.day
    assert day == 5


@pytest.mark.parametrize(("shrines", "faith"), [
    ("S1=A; S2=A; S3=B", "211"),
    ("S1=A; S2=B", "221"),
    ("S1=A; S2=B; S3=C", "222"),
    ("S1=C", "112"),
    ("-", "111"),
])  # fmt: skip
def test_the_most_branch_shrines_are_worth_faith_to_all_tied(example: Example, shrines: str, faith: str) -> None:
    """K-PREP-1: two tied, three tied, nobody"""
    after = "; ".join(f"{seat}.faith={n}" for seat, n in zip("ABC", faith, strict=True))
    example(f"{DUSK}; W*=P; {shrines}", "REST", after)


def test_all_four_tied_get_the_faith(example: Example) -> None:
    """K-PREP-1"""
    before = "mode=solo4; A.t=24; B.t=24; C.t=24; D.t=23; W*=P; S1=A; S2=B; S3=C; S4=D"
    example(before, "REST", "A.faith=2; B.faith=2; C.faith=2; D.faith=2")


def test_faith_10_stays_10_in_the_morning(example: Example) -> None:
    """K-PREP-1 K-COMP-6"""
    example(f"{DUSK}; W*=P; S1=A; A.faith=10", "REST", "A.faith=10")


def test_in_teams_the_bonus_is_compared_per_character(example: Example) -> None:
    """K-PREP-2 K-TEAM-5"""
    before = "mode=team4; A.t=24; B.t=24; C.t=24; D.t=23; W*=P; S1=A; S2=D; S3=B; S4=B"
    example(before, "REST", "A.faith=1; B.faith=2; C.faith=1; D.faith=1")
