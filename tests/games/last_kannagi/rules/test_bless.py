"""The blessing action: K-BLESS."""

from __future__ import annotations

import pytest

from kagura.games.last_kannagi import codes as k
from tests.games.last_kannagi.positions import GAME, Example, Table, choices, expect, facts, refused


@pytest.mark.parametrize(("letter", "levels"), [("R", 5), ("B", 5), ("Y", 5), ("P", 4)])
def test_every_column_has_its_levels(example: Example, letter: str, levels: int) -> None:
    """K-BLESS-1"""
    for level in range(1, levels + 1):
        word = "EX+" if level == 5 else str(level)
        cost = (1, 1, 2, 2)[level - 1] if letter == "P" else level
        before = f"A:mito; A.faith=10; A.cards=1; A.pur={letter * cost}; B.t=9; C.t=9"
        state = example(before, f"BLESS {word}")
        if state.fields.pending == k.STEP:
            expect(state, "STOP")
        elif state.fields.pending == k.BCOL:
            expect(state, letter)
        expect(state, "-", f"A.got={letter}{level}")


def test_purple_has_no_level_5(position: Table) -> None:
    """K-BLESS-1"""
    state = position("A.faith=10; A.pur=RRRRRPPPPP; A.form=1; A.got=B5,Y5")
    expect(state, "BLESS EX; ask PAY")
    state = position("A.faith=10; A.pur=RRRRRBBBBBPPPPP; A.form=1")
    expect(state, "BLESS EX; ask BCOL")
    assert refused(state, "P") == "K-BLESS-1 no-such-blessing"


def test_lower_levels_need_not_be_taken_first(example: Example) -> None:
    """K-BLESS-1"""
    example("A.faith=6; A.pur=RRRR", "BLESS 4", "A.got=R4")


@pytest.mark.parametrize(("level", "faith"), [("1", 1), ("2", 2), ("3", 4), ("4", 6), ("EX+", 10)])
def test_each_level_needs_its_faith(position: Table, level: str, faith: int) -> None:
    """K-BLESS-2"""
    pur = "A.cards=1; A.pur=RRRRR"
    assert refused(position(f"{pur}; A.faith={faith}"), f"BLESS {level}") == "-"
    if faith > 1:
        state = position(f"{pur}; A.faith={faith - 1}")
        assert refused(state, f"BLESS {level}") == "K-BLESS-2 faith"
        refusal = GAME.refusal(state, 0, GAME.parse(state, 0, f"BLESS {level}"))
        assert refusal is not None
        assert refusal.args == {"need": faith, "have": faith - 1}


@pytest.mark.parametrize(("who", "limit"), [("mito", 3), ("hinata", 4)])
def test_the_supply_must_have_a_free_space(position: Table, who: str, limit: int) -> None:
    """K-BLESS-3 K-EFF-supply_cap"""
    state = position(f"A:{who}; A.pur=R; A.supply={limit}")
    assert refused(state, "BLESS 1") == "K-BLESS-3 supply-full"
    refusal = GAME.refusal(state, 0, GAME.parse(state, 0, "BLESS 1"))
    assert refusal is not None
    assert refusal.args == {"limit": limit}
    expect(position(f"A:{who}; A.pur=R; A.supply={limit - 1}"), "BLESS 1", f"A.supply={limit}")


@pytest.mark.parametrize("letter", "RBY")
def test_a_blessing_costs_as_many_tokens_as_its_level(example: Example, letter: str) -> None:
    """K-BLESS-4"""
    for level, word in enumerate(("1", "2", "3", "4", "EX"), 1):
        example(f"A.faith=10; A.form=1; A.pur={letter * (level - 1)}", f"no BLESS {word}")
        example(f"A.faith=10; A.form=1; A.pur={letter * level}", f"ok BLESS {word}")


@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_purple_blessings_cost_1_1_2_2(example: Example, level: int, cost: int) -> None:
    """K-BLESS-4"""
    got = "A.got=R1,R2,R3,R4,B1,B2,B3,B4,Y1,Y2,Y3,Y4"
    example(f"A:kaede; A.faith=10; {got}; A.pur={'P' * cost}", f"ok BLESS {level}; BLESS {level}", "A.pur=-")
    example(f"A:kaede; A.faith=10; {got}; A.pur={'P' * (cost - 1)}", f"no BLESS {level}")


def test_column_payment_chip_and_reward_follow_one_another(position: Table) -> None:
    """K-BLESS-5"""
    state = position("A.faith=2; A.pur=RRBB", events=True)
    expect(state, "BLESS 2; ask BCOL")
    assert choices(state) == ["R", "B"]
    expect(state, "B")
    assert facts(state) == ["paid", "blessing", "card-gained", "faith", "turn"]
    expect(state, "-", "A.supply=2; A.cards=1; A.faith=3; A.pur=RR")


def test_purple_may_stand_in_one_for_one(position: Table) -> None:
    """K-BLESS-6"""
    state = position("A.faith=4; A.pur=RRRPPP; A.got=P3")
    expect(state, "BLESS 3; R; ask PAY")
    assert choices(state) == ["n0", "n1", "n2", "n3"]
    assert refused(state, "n4") == "K-BLESS-4 cost"
    expect(state, "n3", "A.pur=RRR; A.got=R3,P3")


def test_three_real_tokens_are_exchanged_for_each_purple(position: Table) -> None:
    """K-BLESS-7 K-EFF-exchange_purple"""
    state = position("A:kon; A.faith=4; A.pur=RRBBYYP; A.got=R3,B3,Y3")
    expect(state, "BLESS 3")
    assert choices(state) == ["n1", "n2"]
    expect(state, "n1", "A.pur=RBY; A.form=4; A.got=R3,B3,Y3,P3")


def test_only_kon_exchanges(example: Example) -> None:
    """K-BLESS-7"""
    example("A.faith=4; A.pur=RBYP", "no BLESS 3")


def test_level_1_of_red_blue_and_yellow_gives_nothing(example: Example) -> None:
    """K-BLESS-8"""
    for letter in "RBY":
        example(f"A.pur={letter}", "BLESS 1; turn B", "A.res=5; A.cards=0; A.faith=1; A.vp=0; A@0")


@pytest.mark.parametrize(("before", "play", "after"), [
    ("A.faith=2; A.pur=RR", "BLESS 2", "A.res=6"),
    ("A.faith=4; A.pur=RRR", "BLESS 3", "A.res=7"),
    ("A.faith=2; A.pur=BB", "BLESS 2", "A.cards=1; A.faith=3"),
    ("A.faith=4; A.pur=BBB", "BLESS 3", "A.cards=1; A.faith=6"),
    ("A.faith=2; A.pur=YY", "BLESS 2; >1; >2; turn B", "A@2"),
    ("A.faith=4; A.pur=YYY", "BLESS 3; >1; >7; >8; >2; turn B", "A@2"),
    ("A.faith=2; A.pur=P; A.got=P1", "BLESS 2", "A.form=3"),
    ("A.pur=P", "BLESS 1; P", "A.form=2"),
    ("A.faith=4; A.pur=PP", "BLESS 3", "A.form=4"),
    ("A.faith=10; A.pur=RRRRR; A.form=1", "BLESS EX", "A.vp=5"),
    ("A.faith=10; A.pur=BBBBB; A.form=1", "BLESS EX", "A.vp=5"),
    ("A.faith=10; A.pur=YYYYY; A.form=1", "BLESS EX", "A.vp=5"),
])  # fmt: skip
def test_each_level_gives_its_reward(example: Example, before: str, play: str, after: str) -> None:
    """K-BLESS-8 K-EFF-form K-EFF-move_power K-EFF-resistance K-EFF-vp"""
    example(before, play, after)


def test_a_blessing_is_received_once(position: Table) -> None:
    """K-BLESS-9"""
    state = position("A.pur=RB; A.got=R1")
    expect(state, "BLESS 1", "A.got=R1,B1")
    state = position("A.pur=RBY; A.got=R1")
    expect(state, "BLESS 1; ask BCOL")
    assert refused(state, "R") == "K-BLESS-9 received"
    assert refused(state, "P") == "K-BLESS-4 cost"


def test_chips_on_blessings_cannot_be_built(example: Example) -> None:
    """K-BLESS-9"""
    example("A@1; A.supply=0", "no BUILD 4")


@pytest.mark.parametrize(("who", "got", "resistance"), [
    ("hikari", "-", 5), ("hikari", "R2", 6), ("hikari", "R3", 7), ("hikari", "R2,R3", 8),
    ("mito", "-", 7), ("mito", "R2,R3", 10), ("kon", "R1,R4,R5", 5),
])  # fmt: skip
def test_resistance_is_the_start_value_and_red_2_and_3(example: Example, who: str, got: str, resistance: int) -> None:
    """K-BLESS-10 K-EFF-resistance"""
    example(f"A:{who}; A.got={got}", "-", f"A.res={resistance}")


def test_where_a_blessing_contradicts_a_rule_the_blessing_wins(example: Example) -> None:
    """K-BLESS-11: a jump over the world, a prayer beside the shrine, an exchange of colours"""
    example("A:kon; A.got=Y4; A@7; S7=B; S13=C", "MOVE 1; ok >13")
    example("A:hinata; A.got=R4; A@8; S7=A", "ok PRAY 4")
    example("A:kon; A.pur=RBY; A.got=R1,B1,Y1", "ok BLESS 1; BLESS 1", "A.pur=-; A.form=2")
