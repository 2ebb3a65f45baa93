"""The build action: K-BUILD."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, Example, Table, expect, facts, new, refused, walk


def test_a_chip_of_the_supply_is_placed_without_a_further_question(example: Example) -> None:
    """K-BUILD-1"""
    example("A@1; A.supply=2", "BUILD 1; turn B", "S1=A; A.supply=1")


def test_a_build_needs_a_chip(position: Table) -> None:
    """K-BUILD-2a"""
    assert refused(position("A@1; A.supply=0"), "BUILD 1") == "K-BUILD-2a no-chip"


def test_nothing_is_built_on_the_main_shrine_or_on_a_branch_shrine(position: Table) -> None:
    """K-BUILD-2b"""
    assert refused(position("-"), "BUILD 4") == "K-BUILD-2b on-main-shrine"
    assert refused(position("A@1; S1=A"), "BUILD 4") == "K-BUILD-2b on-shrine"


def test_a_shrine_needs_a_shrine_next_to_it(position: Table) -> None:
    """K-BUILD-2c"""
    assert refused(position("A@8"), "BUILD 4") == "K-BUILD-2c no-shrine-adjacent"
    assert refused(position("A@8; S9=C"), "BUILD 4") == "-"
    assert refused(position("A@1"), "BUILD 1") == "-"


def test_the_impurity_power_must_not_exceed_the_build_power(position: Table) -> None:
    """K-BUILD-2d"""
    state = position("A@1; W7=RRR")
    assert refused(state, "BUILD 1") == "K-BUILD-2d build-power"
    refusal = GAME.refusal(state, 0, GAME.parse(state, 0, "BUILD 1"))
    assert refusal is not None
    assert refusal.args == {"need": 3, "have": 2, "level": "1"}


@pytest.mark.parametrize(("tokens", "least"), [("RR", 1), ("RRR", 2), ("RP", 2), ("RRP", 3), ("RPP", 3), ("RRPP", 4)])
def test_each_level_builds_up_to_its_power(example: Example, tokens: str, least: int) -> None:
    """K-BUILD-3"""
    levels = "; ".join(f"{'ok' if level >= least else 'no'} BUILD {level}" for level in range(1, 5))
    example(f"A@1; W7={tokens}", levels)


def test_level_4_ends_at_11_and_ex_is_unlimited(example: Example) -> None:
    """K-BUILD-3"""
    example("A@1; W7=PPPRR", "ok BUILD 4")
    example("A@1; W7=PPPRRR; A.form=1", "no BUILD 4; ok BUILD EX; BUILD EX", "S1=A; A.t=1")
    example("A@1; W2=P9; W6=P9; W7=P9; W8=P9; W18=P9; A.form=1", "ok BUILD EX")


def test_outer_edges_weigh_three_each(position: Table) -> None:
    """K-BUILD-4: 6 on level 2, 9 on level 3"""
    for before, need in (("A@20; S7=B", 6), ("A@19; S7=B", 9), ("A@7; S1=B", 0), ("A@20; S7=B; W21=RP", 10)):
        state = position(before, events=True)
        expect(state, "BUILD 4")
        assert next(e for e in state.events() if e.name == "built").args["power"] == need


def test_the_own_space_does_not_count(example: Example) -> None:
    """K-BUILD-4"""
    example("A@1; W3=PPP", "ok BUILD 1")


@pytest.mark.parametrize(("tokens", "least"), [("-", 1), ("RRRRRR", 1), ("RRRRRRRR", 1), ("RRRRRRRRR", 2)])
def test_the_reduction_takes_6_away_but_not_below_0(example: Example, tokens: str, least: int) -> None:
    """K-BUILD-4 K-EFF-build_reduction"""
    example(f"A:kaede; A.got=R4; A@1; W7={tokens}", f"{'ok' if least == 1 else 'no'} BUILD 1; ok BUILD 2")


@pytest.mark.parametrize(("space", "vp"), [(1, 1), (8, 1), (20, 3), (19, 5)])
def test_a_branch_shrine_is_worth_the_level_of_its_space(example: Example, space: int, vp: int) -> None:
    """K-BUILD-5"""
    example(f"A@{space}; S7=B", "BUILD 4", f"A.vp={vp}")


def test_a_card_icon_gives_a_card_to_the_builder(example: Example) -> None:
    """K-BUILD-6"""
    example("A@9; S2=B; S10=B", "BUILD 4", "A.cards=1; B.cards=0")
    example("A@8; S1=B", "BUILD 4", "A.cards=0")


def test_points_card_revelation_and_bonus_move_follow_in_order(position: Table) -> None:
    """K-BUILD-7"""
    state = position("A:hinata; A.got=Y4; A@7; S1=A; S9=A; A.hand=11", events=True)
    expect(state, "BUILD 4")
    assert facts(state) == [
        "main",
        "clock",
        "built",
        "vp",
        "card-gained",
        "fulfilled",
        "revealed",
        "vp",
        "bonus-move",
    ]


def test_a_build_that_ends_the_game_grants_no_bonus_move(example: Example) -> None:
    """K-BUILD-7 K-END-4"""
    example(
        "A:hinata; A.got=Y4; S19=B; S22=B; S25=B; S28=B; S31=B; S33=A; A@34; W28=-; W1=R",
        "BUILD 4",
        "over=A; A@34",
    )


def test_branch_shrines_stay() -> None:
    """K-BUILD-8"""
    for seed in range(4):
        state = new("solo3", seed)
        standing: dict[int, int] = {}
        for _ in walk(state, seed):
            shrine = list(state.fields.shrine)
            assert all(shrine[space] == owner for space, owner in standing.items())
            standing = {space: owner for space, owner in enumerate(shrine) if owner >= 0}
