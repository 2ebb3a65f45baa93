"""Effect codes: K-EFF, and the blessings of the characters: K-CHAR."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, Example, Table, expect, facts, refused


def test_gain_card_gives_cards(example: Example) -> None:
    """K-EFF-gain_card K-CHAR-1"""
    example("A:hinata; A.faith=6; A.pur=BBBB", "BLESS 4", "A.cards=2")


def test_gain_faith_stops_at_ten(example: Example) -> None:
    """K-EFF-gain_faith K-CHAR-5"""
    example("A:kaede; A.faith=9; A.pur=BBBB", "BLESS 4", "A.faith=10; A.cards=1")


def test_gain_purified_takes_tokens_by_colour_not_at_random(example: Example) -> None:
    """K-EFF-gain_purified K-CHAR-3"""
    example("A.faith=6; A.pur=BBBB; bag=R9B1Y9", "BLESS 4", "A.pur=RRBBYY; bag=R7B3Y7")
    example("A:kon; A.faith=6; A.pur=BBBB", "BLESS 4", "A.pur=PP")


def test_vp_gives_points_of_the_blessing(position: Table) -> None:
    """K-EFF-vp"""
    state = position("A.form=1; A.faith=10; A.pur=RRRRR")
    expect(state, "BLESS EX", "A.vp=5")
    assert list(state.fields.vp_by[0]) == [0, 5, 0, 0, 0]


def test_vp_per_own_shrine_counts_own_branch_shrines_now(example: Example) -> None:
    """K-EFF-vp_per_own_shrine K-CHAR-5"""
    example("A:kaede; A.faith=6; A.pur=PP; S1=A; S2=A; S3=B; B.t=9; C.t=9; A@1", "BLESS 4", "A.vp=2")
    example("A:kaede; A.faith=6; A.pur=PP", "BLESS 4", "A.vp=0")


@pytest.mark.parametrize(("stored", "vp"), [("-", 0), ("RRB", 3), ("RRRRRBBBYP", 8), ("RRRRBBBP", 8), ("RRRRBBB", 7)])
def test_vp_per_purified_counts_the_storage_after_payment_up_to_a_limit(example: Example, stored: str, vp: int) -> None:
    """K-EFF-vp_per_purified K-CHAR-2"""
    paid = "PP" if stored == "-" else stored + "PP"
    example(f"A:mito; A.faith=6; A.pur={paid}; A.got=R4,B4,Y4", "BLESS 4", f"A.vp={vp}")


def test_purify_all_empties_the_body_and_is_no_prayer(example: Example) -> None:
    """K-EFF-purify_all K-CHAR-2"""
    example("A:mito; A.faith=6; A.pur=BBBB; A.body=RRRPB; A.hand=22", "BLESS 4", "A.body=-; A.pur=RRRBP; A.vp=0")
    example("A:mito; A.faith=6; A.pur=BBBB", "BLESS 4", "A.body=-; A.faith=9")
    example("A.got=Y4; A.faith=6; A.pur=PP; A.body=R", "BLESS 4; turn B", "A.form=4; A.pur=R")


@pytest.mark.parametrize(("who", "before", "actions"), [("hinata", "-", 5), ("hikari", "-", 4), ("kon", "-", 6)])
def test_form_begins_with_its_number_of_actions(example: Example, who: str, before: str, actions: int) -> None:
    """K-EFF-form K-CHAR-1 K-CHAR-3 K-CHAR-4"""
    example(f"A:{who}; {before}; A.faith=6; A.pur=PP", "BLESS 4", f"A.form={actions}")


def test_move_power_is_a_bonus_move(position: Table) -> None:
    """K-EFF-move_power"""
    state = position("A.faith=4; A.pur=YYY", events=True)
    expect(state, "BLESS 3; ask STEP")
    assert [e.args["power"] for e in state.events() if e.name == "bonus-move"] == [4]


def test_resistance_grows_at_once(example: Example) -> None:
    """K-EFF-resistance"""
    example("A.faith=2; A.pur=RR; A.body=RRRRR; W1=R; B.t=9; C.t=9", "BLESS 2; MOVE 2; ok >1; >1", "A.body=RRRRRR")


def test_supply_cap_adds_a_space(example: Example) -> None:
    """K-EFF-supply_cap K-CHAR-1"""
    example("A:hinata; A.supply=3; A.pur=R", "BLESS 1", "A.supply=4")


def test_exchange_purple_pays_with_a_token_of_each_colour(example: Example) -> None:
    """K-EFF-exchange_purple K-CHAR-4"""
    example("A:kon; A.pur=RBY; A.got=R1,B1,Y1; bag=-", "BLESS 1", "A.pur=-; A.form=2; bag=RBY")


def test_act_adjacent_reaches_around_own_branch_shrines(example: Example) -> None:
    """K-EFF-act_adjacent K-CHAR-1"""
    example("A:hinata; A.got=R4; A@28; S13=A; A.pur=R", "ok PRAY 4; ok BLESS 1; ok DED 1")


def test_move_after_build_and_after_prayer(example: Example) -> None:
    """K-EFF-move_after K-CHAR-1 K-CHAR-3"""
    example("A:hinata; A.got=Y4; A@1", "BUILD 1; ask STEP; >8; >9; turn B", "A@9; S1=A")
    example("A:hinata; A.got=Y4", "PRAY 4; a; turn B")
    example("A.got=Y4", "PRAY 2; >1; STOP; turn B", "A.faith=2; A@1")
    example("A.got=Y4; A@1", "BUILD 1; turn B", "A@1")


def test_dedicate_body_takes_tokens_of_the_body(example: Example) -> None:
    """K-EFF-dedicate_body K-CHAR-2"""
    example("A:mito; A.got=R4; A.body=PPB", "DED 4; n1; n2", "A.vp=5; A.body=-")
    example("A:mito; A.body=PPB", "no DED 4")


def test_purple_absorb_cost_makes_purple_cheaper(example: Example) -> None:
    """K-EFF-purple_absorb_cost K-CHAR-2"""
    example("A:mito; A.got=Y4; A@1; W7=P", "MOVE 3; >7; STOP", "A.body=P")
    example("A:mito; A.got=Y4; A@1; W7=P", "MOVE 2; no >7")


def test_purple_body_weight_counts_for_the_body_only(example: Example) -> None:
    """K-EFF-purple_body_weight K-CHAR-4"""
    example("A:kon; A.got=R4; A@1; A.body=RRRR; W7=P", "MOVE 2; no >7")
    example("A:kon; A.got=R4; A@1; A.body=RRRR; W7=P", "MOVE 3; ok >7; >7", "A.body=RRRRP")
    example("A:kon; A.got=R4; A@1; W7=PP", "no BUILD 2; ok BUILD 3")


def test_divert_is_for_move_actions(example: Example) -> None:
    """K-EFF-divert K-CHAR-3"""
    example("A.got=R4; A@1; W7=RBY", "MOVE 3; >7; ask DIVERT; n0; n1; n1", "A.body=R; A.pur=BY")


def test_jump_shrines_goes_from_any_branch_shrine_to_any_other(example: Example) -> None:
    """K-EFF-jump_shrines K-CHAR-4"""
    example("A:kon; A.got=Y4; A@7; S7=C; S25=B; S10=C", "MOVE 3; >25; >10; >0; STOP", "A@0")


def test_a_jump_may_not_end_on_a_marker(position: Table) -> None:
    """K-EFF-jump_shrines K-MOVE-7"""
    state = position("A:kon; A.got=Y4; A@7; S7=C; S13=C; C@13; W12=PP; W14=PP; W4=PP; W29=PP; W27=PP")
    expect(state, "MOVE 1")
    assert refused(state, ">13") == "K-MOVE-9 dead-end"
    state = position("A:kon; A.got=Y4; A@7; S7=C; S13=C; C@13")
    expect(state, "MOVE 2; ok >13")


def test_build_reduction_is_taken_from_the_sum(example: Example) -> None:
    """K-EFF-build_reduction K-CHAR-5"""
    example("A:kaede; A.got=R4; A@20; S7=B; W21=RR", "ok BUILD 1; BUILD 1", "A.vp=3; A.t=1")


def test_move_bonus_counts_for_move_actions_and_yellow_2_and_3(example: Example) -> None:
    """K-EFF-move_bonus K-CHAR-5"""
    example("A:kaede; A.got=Y4", "MOVE 1; >1; >7; >19; turn B", "A@19")
    example("A:kaede; A.got=Y4; A.faith=4; A.pur=YYY", "BLESS 3; >1; >2; >3; >4; >5; >6; turn B", "A@6")


def test_the_four_prayer_effects(example: Example) -> None:
    """K-EFF-purify_one K-EFF-purify_any K-EFF-trade_purple K-EFF-remove_chip"""
    example("A.body=R", "PRAY 1", "A.pur=R")
    example("A.body=R; A.supply=0", "PRAY 3", "A.pur=R")
    example("A.pur=P; bag=BBB", "PRAY 1", "A.pur=BBB")
    example("-", "PRAY 3", "A.supply=0")


@pytest.mark.parametrize("who", ["hinata", "mito", "hikari", "kon", "kaede"])
def test_every_character_has_its_personal_and_four_level_4_blessings(who: str) -> None:
    """K-CHAR-1 to 5"""
    for name in ("personal", "red_4", "blue_4", "yellow_4", "purple_4"):
        assert f"characters.{who}.{name}" in GAME.shipped


def test_the_parts_of_a_reward_take_place_in_the_order_written(position: Table) -> None:
    """K-CHAR-3: first the body is purified, then the form begins"""
    state = position("A.faith=6; A.pur=PP; A.body=R", events=True)
    expect(state, "BLESS 4")
    found = facts(state)
    assert found.index("purified") < found.index("form-began")
