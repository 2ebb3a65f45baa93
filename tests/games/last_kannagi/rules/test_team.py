"""Team play: K-TEAM."""

from __future__ import annotations

import pytest

from tests.games.last_kannagi.positions import GAME, Example, Table, expect, new

TEAMS = ["team2", "team4"]
LATE = "day=5; A.t=119; B.t=120; C.t=120; D.t=120"


@pytest.mark.parametrize("game_mode", TEAMS)
def test_four_characters_make_two_teams(game_mode: str) -> None:
    """K-TEAM-1"""
    state = new(game_mode)
    assert state.fields.seats == 4
    assert [seat["team"] for seat in GAME.view(state, None)["seats"]] == [0, 1, 1, 0]


@pytest.mark.parametrize("game_mode", TEAMS)
def test_cards_are_dealt_to_and_fulfilled_by_each_character(example: Example, game_mode: str) -> None:
    """K-TEAM-2"""
    before = f"mode={game_mode}; A.hand=9; D.hand=9; A@1; S2=A; S3=A; S4=A; S5=A; S6=A; S11=A"
    example(before, "BUILD 1", "A.vp=6; D.vp=0")


@pytest.mark.parametrize("game_mode", TEAMS)
def test_an_allys_branch_shrine_is_a_place_and_a_way_home(example: Example, game_mode: str) -> None:
    """K-TEAM-3 K-LOC-1 K-MOVE-3"""
    example(f"mode={game_mode}; A@13; S13=D; A.pur=R", "ok PRAY 4; ok BLESS 1; ok DED 1; MOVE 1; >0", "A@0")
    example(f"mode={game_mode}; A@13; S13=B; A.pur=R", "no PRAY 4; no BLESS 1; no DED 1; MOVE 1; no >0")


def test_without_teams_nobody_is_an_ally(example: Example) -> None:
    """K-TEAM-3"""
    example("mode=solo4; A@13; S13=D; A.pur=R", "no PRAY 4; MOVE 1; no >0")


@pytest.mark.parametrize("game_mode", TEAMS)
def test_for_all_else_only_own_branch_shrines_count(example: Example, game_mode: str) -> None:
    """K-TEAM-3: purification, majority, revelations, points per shrine"""
    dusk = f"mode={game_mode}; A.t=24; B.t=24; C.t=24; D.t=23; W*=P; S1=D; S2=D; S3=A; bag=R9"
    example(dusk, "REST", "A.pur=R; D.pur=RR; A.faith=1; D.faith=2")
    example(f"mode={game_mode}; A:kaede; S1=D; S2=A; A.faith=6; A.pur=PP", "BLESS 4", "A.vp=1")
    example(f"mode={game_mode}; A@7; S1=A; S9=D; A.hand=11", "BUILD 1", "A.vp=1")


@pytest.mark.parametrize("game_mode", TEAMS)
def test_markers_of_allies_block_each_other(example: Example, game_mode: str) -> None:
    """K-TEAM-4"""
    example(f"mode={game_mode}; A@8; D@7", "MOVE 2; >7; no STOP; >19")


@pytest.mark.parametrize("game_mode", TEAMS)
def test_the_majority_bonus_is_per_character(example: Example, game_mode: str) -> None:
    """K-TEAM-5"""
    example(f"mode={game_mode}; {LATE}; S1=A; S2=D; S3=B", "PASS", "total A=5; total D=5; total B=5; total C=0")


@pytest.mark.parametrize("game_mode", TEAMS)
def test_the_sum_of_the_team_wins(position: Table, game_mode: str) -> None:
    """K-TEAM-6"""
    state = position(f"mode={game_mode}; {LATE}; A.vp=9; B.vp=6; C.vp=6; D.vp=1")
    expect(state, "PASS", "total AD=10; total BC=12; win=BC")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (10, 12, 12, 10)
    assert outcome.placing == (2, 1, 1, 2)
    assert outcome.winners == (1, 2)


def test_a_tie_of_teams_goes_to_the_saviours_team_then_to_branch_shrines_then_it_is_shared(example: Example) -> None:
    """K-TEAM-6"""
    example("mode=team2; W28=-; W7=R; A@1; B.vp=5", "MOVE 2; >7", "total AD=5; total BC=5; win=AD")
    example(f"mode=team4; {LATE}; S1=A; S2=B; S3=C; D.vp=5", "PASS", "total AD=10; total BC=10; win=BC")
    example(f"mode=team4; {LATE}; D.vp=5; C.vp=5", "PASS", "win=ABCD")
