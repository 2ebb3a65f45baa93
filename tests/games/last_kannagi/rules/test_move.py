"""The move action: K-MOVE."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, Example, Table, choices, expect, facts, new, refused, walk


def reason(state_text: str, play: str, position: Table, step: str) -> str:
    state = position(state_text)
    expect(state, play)
    return refused(state, step)


@pytest.mark.parametrize(("play", "power"), [("1", 1), ("2", 2), ("3", 4), ("4", 6)])
def test_each_level_gives_its_move_power(position: Table, play: str, power: int) -> None:
    """K-MOVE-1"""
    state = position()
    expect(state, f"MOVE {play}")
    assert state.fields.power_left == power


def test_level_ex_gives_move_power_10(position: Table) -> None:
    """K-MOVE-1"""
    state = position("A.cards=1")
    expect(state, "MOVE EX+")
    assert state.fields.power_left == 10


def test_unused_power_is_lost(example: Example) -> None:
    """K-MOVE-1"""
    state = example("B.t=9; C.t=9", "MOVE 4; >1; STOP; turn A; MOVE 1; >2; turn A")
    assert state.fields.power_left == 0


def test_move_bonus_adds_two(position: Table) -> None:
    """K-MOVE-1 K-EFF-move_bonus"""
    state = position("A:kaede; A.got=Y4")
    expect(state, "MOVE 1")
    assert state.fields.power_left == 3


def test_steps_are_asked_one_by_one(position: Table) -> None:
    """K-MOVE-2"""
    state = position()
    expect(state, "MOVE 2; ask STEP")
    assert choices(state) == ["STOP", ">1", ">2", ">3", ">4", ">5", ">6"]
    expect(state, ">1; ask STEP")
    assert choices(state) == ["STOP", ">0", ">2", ">6", ">7", ">8", ">18"]


def test_a_step_goes_to_an_adjacent_space_only(position: Table) -> None:
    """K-MOVE-3"""
    assert reason("-", "MOVE 4", position, ">8") == "K-MOVE-3 not-adjacent"
    assert reason("-", "MOVE 4", position, ">0") == "K-MOVE-3 not-adjacent"


def test_an_own_branch_shrine_is_the_way_home(example: Example) -> None:
    """K-MOVE-3"""
    example("A@25; S25=A", "MOVE 1; ok >0; >0", "A@0; A.t=1")


def test_with_jump_shrines_every_branch_shrine_is_a_door(position: Table) -> None:
    """K-MOVE-3 K-EFF-jump_shrines"""
    state = position("A:kon; A.got=Y4; A@7; S7=B; S13=C; S25=A; W1=R")
    expect(state, "MOVE 1")
    assert {">0", ">13", ">25"} <= set(choices(state))
    assert ">10" not in choices(state)
    assert choices(state).count(">0") == 1


def test_a_jump_starts_from_a_branch_shrine_only(position: Table) -> None:
    """K-MOVE-3"""
    assert reason("A:kon; A.got=Y4; A@8; S13=C", "MOVE 4", position, ">13") == "K-MOVE-3 not-adjacent"
    assert reason("A:kon; A.got=Y4; S13=C", "MOVE 4", position, ">13") == "K-MOVE-3 not-adjacent"


def test_entering_a_space_absorbs_all_its_tokens(example: Example) -> None:
    """K-MOVE-4"""
    example("A:mito; A@1; W7=RBYP", "MOVE 4; no >7", "W7=RBYP")
    example("A:mito; A@1; A.cards=1; W7=RBYP", "MOVE EX+; >7; STOP", "W7=-; A.body=RBYP")


@pytest.mark.parametrize(("tokens", "level", "legal"), [("R", 1, 0), ("R", 2, 1), ("RBY", 3, 1), ("RRBY", 3, 0)])
def test_a_step_costs_one_and_one_more_for_each_token(example: Example, tokens: str, level: int, legal: int) -> None:
    """K-MOVE-5"""
    example(f"A@1; W7={tokens}", f"MOVE {level}; {'ok' if legal else 'no'} >7")


def test_a_purple_token_costs_three(position: Table) -> None:
    """K-MOVE-5"""
    state = position("A@1; W7=P")
    expect(state, "MOVE 3; >7; turn B", "A.body=P")
    assert reason("A@1; W7=PR; A.got=R2", "MOVE 3", position, ">7") == "K-MOVE-5 move-power"


def test_a_refused_step_says_the_cost_and_the_power_left(position: Table) -> None:
    """K-MOVE-5"""
    state = position("A@1; W7=RRBP")
    expect(state, "MOVE 3")
    refusal = GAME.refusal(state, 0, GAME.parse(state, 0, ">7"))
    assert refusal is not None
    assert refusal.args == {"cost": 7, "left": 4, "body": 0, "resistance": 5}


def test_equal_resistance_is_legal(example: Example) -> None:
    """K-MOVE-6"""
    example("A@1; A.body=RRRR; W7=R", "MOVE 2; ok >7; >7", "A.body=RRRRR")


def test_one_power_more_than_the_resistance_is_not(position: Table) -> None:
    """K-MOVE-6"""
    assert reason("A@1; A.body=RRRR; W7=RB", "MOVE 3", position, ">7") == "K-MOVE-6 resistance"
    assert reason("A@1; A.body=RRR; W7=P", "MOVE 3", position, ">7") == "K-MOVE-6 resistance"


def test_a_full_body_may_still_walk_over_clean_spaces(example: Example) -> None:
    """K-MOVE-6"""
    example("A@1; A.body=RRRRR", "MOVE 1; >8", "A@8")


def test_a_move_may_not_end_on_a_marker(position: Table) -> None:
    """K-MOVE-7 a"""
    assert reason("A@8; B@7; W19=R", "MOVE 3; >7", position, "STOP") == "K-MOVE-7a occupied"


def test_a_move_from_a_level_3_space_without_shrine_must_end_elsewhere(position: Table) -> None:
    """K-MOVE-7 b"""
    assert reason("A@19", "MOVE 3", position, "STOP") == "K-MOVE-7b barred"
    assert reason("A@19", "MOVE 3; >7; >19", position, "STOP") == "K-MOVE-7b barred"


def test_a_move_from_a_level_2_space_may_end_there(example: Example) -> None:
    """K-MOVE-7"""
    example("A@20", "MOVE 2; ok STOP; >19; >20", "A@20; A.t=2")


def test_stopping_is_legal_exactly_on_a_legal_end(example: Example) -> None:
    """K-MOVE-8"""
    example("A@8; B@7", "MOVE 3; ok STOP; >7; no STOP; >19; ok STOP; STOP", "A@19")


def test_a_step_into_a_dead_end_is_refused(position: Table) -> None:
    """K-MOVE-9"""
    assert reason("A@8; B@7", "MOVE 1", position, ">7") == "K-MOVE-9 dead-end"


def test_the_way_out_of_an_occupied_space_must_be_paid(example: Example) -> None:
    """K-MOVE-9"""
    before = "A@20; B@7; W1=RR; W18=RR; W36=RR; W19=RR; W8=RR"
    example(before, "MOVE 1; no >7")
    example(before, "MOVE 2; ok >7; >7", "A@20")


def test_a_chain_of_occupied_spaces_can_be_crossed(example: Example) -> None:
    """K-MOVE-9"""
    around = "W2=P; W8=P; W20=P; W18=P; W36=P; W6=P"
    example(f"A@0; B@1; C@7; {around}", "MOVE 3; >1; ok >7; >7; >19", "A@19")
    example(f"A@3; B@1; C@7; {around}; W19=P", "MOVE 3; >0; ok >1; >1", "A@0")


def test_the_search_goes_on_through_spaces_that_are_no_legal_end(example: Example) -> None:
    """K-MOVE-9: from 19, barred, over 7 and 1, occupied, to 0"""
    before = "A@19; B@7; C@1; W20=PP; W36=PP; W8=PP; W18=PP"
    example(before, "no MOVE 2; MOVE 3; is A@1; ok >0; ok >2; no >7; no STOP; >2", "A@2")


def test_move_is_available_if_stopping_or_some_step_is_legal(example: Example) -> None:
    """K-MOVE-10"""
    example("A@19; W20=R; W7=R; W36=R; A.body=RRRR", "no MOVE 1; ok MOVE 2; MOVE 2; ok >7")
    example("A@8; W1=P; W2=P; W7=P; W9=P; W20=P; W21=P", "ok MOVE 1; MOVE 1; turn B", "A.t=1")


def test_a_move_without_a_step_only_spends_the_hours(example: Example) -> None:
    """K-MOVE-11"""
    example("A@8", "MOVE 3; STOP", "A@8; A.t=3")


def test_who_cannot_leave_a_level_3_space_can_still_build_there(example: Example) -> None:
    """K-MOVE-12"""
    example("A:kaede; A.got=R4; A@19; A.body=RRRRR; W20=R; W36=Y; S7=B; B@7", "no MOVE 1; ok BUILD 3; BUILD 3", "S19=A")


def test_other_actions_do_not_force_it_to_leave(example: Example) -> None:
    """K-MOVE-12"""
    example("A:hinata; A.got=R4; A@19; S20=A", "PRAY 4; a; turn B", "A@19")


def test_the_move_ends_when_no_step_is_legal(position: Table) -> None:
    """K-MOVE-13"""
    state = position("-", events=True)
    expect(state, "MOVE 1; >1; turn B", "A@1")
    assert "move-ended" in facts(state)


def test_a_bonus_move_may_be_declined(example: Example) -> None:
    """K-MOVE-14"""
    example("A.faith=4; A.pur=YYY", "BLESS 3; ask STEP; STOP; turn B", "A@0; A.got=Y3")


def test_a_bonus_move_may_be_declined_even_on_a_barred_space_or_without_zero_moves(example: Example) -> None:
    """K-MOVE-14"""
    barred = "A:hinata; A.got=R4; A@19; S20=A; A.faith=2; A.pur=YY"
    example(barred, "BLESS 2; ok STOP; STOP", "A@19")
    example("opt.zero_move=false; A.faith=2; A.pur=YY", "BLESS 2; ok STOP; STOP", "A@0")


def test_a_bonus_move_is_no_move_action(example: Example) -> None:
    """K-MOVE-14: no diversion, and the cards about move actions do not count"""
    example("A.got=R4; A.faith=2; A.pur=YY; W1=R", "BLESS 2; >1; turn B", "A.body=R; A.pur=-")
    example("A:kaede; A.got=Y4; A.faith=4; A.pur=YYY; W1=RBYRB; A.hand=1", "BLESS 3; >1; turn B", "A.vp=0")
    example("A.faith=4; A.pur=YYY; A@7; S7=A; A.hand=4", "BLESS 3; >19; STOP", "A.vp=0; A@19")


def test_move_bonus_does_not_help_bonus_moves_after_an_action(position: Table) -> None:
    """K-MOVE-14 K-EFF-move_bonus"""
    state = position("A:kaede; A.got=Y4; A.faith=4; A.pur=YYY")
    expect(state, "BLESS 3; ask STEP")
    assert state.fields.power_left == 6
    state = position("A:hinata; A.got=Y4; A@1")
    expect(state, "BUILD 1; ask STEP")
    assert state.fields.power_left == 2


def test_up_to_two_tokens_of_a_move_action_go_to_the_storage(example: Example) -> None:
    """K-MOVE-15 K-EFF-divert"""
    example("A.got=R4; A@1; W7=RB; W8=RY", "MOVE 4; >7; ask DIVERT; n1; n0; >8; n0; n1; turn B", "A.body=RB; A.pur=RY")


def test_when_all_diverts_are_used_nothing_is_asked(example: Example) -> None:
    """K-MOVE-15"""
    example("A.got=R4; A@1; W7=RR; W8=R", "MOVE 4; >7; n2; >8; ask STEP; STOP", "A.body=R; A.pur=RR")


def test_diverted_tokens_cost_move_power_as_usual(example: Example) -> None:
    """K-MOVE-15"""
    example("A.got=R4; A@1; W7=RRBY", "MOVE 3; no >7", "W7=RRBY")


def test_diverted_tokens_are_not_counted_for_the_resistance(example: Example) -> None:
    """K-MOVE-15 K-MOVE-6"""
    example("A.got=R4; A@1; A.body=RRRR; W7=RBY", "MOVE 3; ok >7; >7", "-")
    example("A.got=R4; A@1; A.body=RRRRR; W7=RBY", "MOVE 4; no >7")


def test_too_few_diverted_tokens_are_refused(position: Table) -> None:
    """K-MOVE-15"""
    state = position("A.got=R4; A@1; A.body=RRRR; W7=RBY")
    expect(state, "MOVE 3; >7; ask DIVERT; ok n0; ok n1")
    assert refused(state, "n2") == "K-ACT-3 too-many"
    expect(state, "n0; turn B", "A.body=RRRRR; A.pur=BY")
    state = position("A.got=R4; A@1; A.body=RRRRR; W7=RR; W8=R")
    expect(state, "MOVE 4; ok >7; >7; ask STEP", "A.pur=RR; A.body=RRRRR")
    state = position("A.got=R4; A@1; A.body=RRRR; W7=RR")
    expect(state, "MOVE 4; >7; ask DIVERT")
    assert refused(state, "n0") == "K-MOVE-15 divert-resistance"


def test_purple_tokens_are_not_diverted(example: Example) -> None:
    """K-MOVE-15"""
    example("A.got=R4; A@1; W7=PR", "MOVE 4; >7; n1; STOP", "A.body=P; A.pur=R")
    example("A.got=R4; A@1; W7=P", "MOVE 4; >7; ask STEP; STOP", "A.body=P; A.pur=-")


def test_every_move_action_has_its_two_diverts(example: Example) -> None:
    """K-MOVE-15"""
    example(
        "A.got=R4; A@1; W7=RR; W8=BB; B.t=9; C.t=9",
        "MOVE 3; >7; n2; STOP; turn A; MOVE 4; >8; n2; STOP",
        "A.body=-; A.pur=RRBB",
    )


def test_a_move_never_runs_into_a_dead_end() -> None:
    """K-MOVE-9: whatever was chosen before, something is legal"""
    for seed in range(6):
        state = new("solo4", seed)
        for seat, _ in walk(state, seed):
            assert state.choices(seat)
