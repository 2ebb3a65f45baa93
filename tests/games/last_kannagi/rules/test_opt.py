"""Options: K-OPT."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.core.errors import OptionError
from tests.games.last_kannagi.positions import GAME, Example, Table, expect, new, refused, walk

DUSK = "A.t=24; B.t=24; C.t=23"


def test_defaults_come_first_and_agree_with_the_content_file() -> None:
    """K-OPT-mode K-OPT-characters K-OPT-reveal K-OPT-growth_l3 K-OPT-growth_stop K-OPT-tie_order"""
    for option in GAME.options_declared:
        assert option.rule == f"K-OPT-{option.name}"
        assert option.default == GAME.shipped.value(f"options.{option.name}.default")
        assert set(option.values) == set(GAME.shipped.value(f"options.{option.name}.values"))


def test_a_match_tells_all_its_options() -> None:
    """K-OPT-mode"""
    state = new({"mode": "team4", "growth_l3": 3, "zero_move": "false", "content": "text_only"})
    shown = GAME.view(state, None)["options"]
    assert len(shown) == 12
    assert (shown["mode"], shown["growth_l3"], shown["zero_move"], shown["content"], shown["reveal"]) == (
        "team4", "3", "false", "text_only", "auto",
    )  # fmt: skip
    assert str(GAME.options_of(state)).startswith("mode=team4 characters=random")


@pytest.mark.parametrize(("mode_of_game", "seats", "players"), [
    ("solo3", 3, 3), ("solo4", 4, 4), ("team2", 4, 2), ("team4", 4, 4),
])  # fmt: skip
def test_the_mode_says_how_many_play(mode_of_game: str, seats: int, players: int) -> None:
    """K-OPT-mode"""
    options = {"mode": mode_of_game}
    assert (GAME.seats(options), GAME.players(options)) == (seats, players)
    state = new(options)
    assert {GAME.player_of(state, seat) for seat in range(seats)} == set(range(players))


@pytest.mark.parametrize(("options", "message"), [
    ({"mode": "solo5"}, "K-OPT-mode: mode is 'solo5'; it must be one of solo3, solo4, team2, team4"),
    ({"growth_l3": 4}, "K-OPT-growth_l3: growth_l3 is 4; it must be one of 2, 3"),
    ({"zero_move": 1}, "K-OPT-zero_move: zero_move is 1; it must be one of true, false"),
])  # fmt: skip
def test_an_unknown_value_is_refused_with_what_is_possible(options: dict[str, Any], message: str) -> None:
    """K-OPT-mode K-OPT-growth_l3 K-OPT-zero_move"""
    with pytest.raises(OptionError) as caught:
        new(options)
    assert str(caught.value) == message


def test_growth_on_level_3_may_be_three(example: Example) -> None:
    """K-OPT-growth_l3"""
    example(f"opt.growth_l3=3; {DUSK}; W28=-; bag=R99", "REST", "W19=RRR; W28=RRR; W20=RR; W1=R")


def test_growth_may_stop_at_six(example: Example) -> None:
    """K-OPT-growth_stop"""
    example(f"opt.growth_stop=6; {DUSK}; W20=RRRRR; W1=RRRRRR; bag=R99", "REST", "W20=RRRRRRR; W1=RRRRRR")
    example(f"{DUSK}; W20=RRRRR; bag=R99", "REST", "W20=RRRRR")


def test_ties_may_go_to_the_lower_seat(example: Example) -> None:
    """K-OPT-tie_order"""
    example("opt.tie_order=seat; A.t=3; B.t=3; C.t=3; stack=C,B,A", "turn A")
    example("A.t=3; B.t=3; C.t=3; stack=C,B,A", "turn C")
    dusk = "opt.tie_order=seat; A.t=24; B.t=24; C.t=20; stack=B,A,C; S1=A; S2=B; W*=P; bag=R"
    example(dusk, "REST", "A.pur=R; B.pur=-")


def test_building_may_need_no_shrine_next_to_it(example: Example) -> None:
    """K-OPT-build_adjacency"""
    example("opt.build_adjacency=false; A@8", "BUILD 1", "S8=A")


def test_the_barred_space_may_be_closed_to_entering_instead(position: Table) -> None:
    """K-OPT-l3_rule"""
    state = position("opt.l3_rule=enter; A@19; W20=P; W36=P")
    expect(state, "MOVE 2; ok STOP; >7")
    assert refused(state, ">19") == "K-OPT-l3_rule barred-entry"
    expect(position("opt.l3_rule=enter; A@19; A.body=RRRRR; W7=R; W20=R; W36=R"), "ok MOVE 1; MOVE 1; turn B", "A@19")


def test_a_dead_end_that_only_leads_back_to_the_closed_space_is_refused(example: Example) -> None:
    """K-OPT-l3_rule K-MOVE-9"""
    example("opt.l3_rule=enter; A@19; B@7; W1=P; W8=P; W18=P; W20=P; W36=P", "MOVE 2; turn B", "A@19; A.t=2")


def test_the_faith_of_the_morning_may_go_to_the_team(example: Example) -> None:
    """K-OPT-team_faith"""
    dusk = "mode=team4; opt.team_faith=team; A.t=24; B.t=24; C.t=24; D.t=23; W*=P"
    example(f"{dusk}; S1=A; S2=D; S3=B", "REST", "A.faith=2; B.faith=1; C.faith=1; D.faith=2")
    example(f"{dusk}; S1=A; S2=B", "REST", "A.faith=2; B.faith=2; C.faith=2; D.faith=2")
    example(dusk, "REST", "A.faith=1; B.faith=1; C.faith=1; D.faith=1")
    example(f"opt.majority_min=0; {dusk}", "REST", "A.faith=2; B.faith=2; C.faith=2; D.faith=2")


def test_without_a_minimum_nobody_built_is_a_tie_of_all(example: Example) -> None:
    """K-OPT-majority_min"""
    example(f"opt.majority_min=0; {DUSK}; W*=P", "REST", "A.faith=2; B.faith=2; C.faith=2")
    example(f"{DUSK}; W*=P", "REST", "A.faith=1; B.faith=1; C.faith=1")


def test_a_move_may_need_a_first_step(position: Table) -> None:
    """K-OPT-zero_move"""
    state = position("opt.zero_move=false")
    expect(state, "MOVE 2")
    assert refused(state, "STOP") == "K-OPT-zero_move zero-move"
    expect(state, ">1; ok STOP; STOP")
    enclosed = "opt.zero_move=false; A@8; A.body=RRRRR; W1=R; W2=R; W7=R; W9=R; W20=R; W21=R"
    assert refused(position(enclosed), "MOVE 4") == "K-MOVE-10 no-way"


@pytest.mark.parametrize(("who", "got", "cost", "after"), [
    ("hinata", "B4", "BBBB", "A.vp=3; A.cards=0"),
    ("mito", "Y4", "YYYY", "A.vp=3"),
    ("hikari", "P4", "PP", "A.vp=3; A.form=0"),
    ("kon", "B4", "BBBB", "A.vp=0; A.pur=PP"),
    ("kaede", "P4", "PP", "A.vp=0"),
])  # fmt: skip
def test_reconstructed_blessings_may_be_left_out(example: Example, who: str, got: str, cost: str, after: str) -> None:
    """K-OPT-content"""
    example(f"opt.content=text_only; A:{who}; A.faith=6; A.pur={cost}", "BLESS 4", f"{after}; A.got={got}")


def test_without_reconstructed_content_no_cards_are_dealt() -> None:
    """K-OPT-content"""
    state = new({"mode": "solo3", "content": "text_only"}, 3)
    assert state.fields.hand == [[0] * 4] * 4
    for _ in walk(state, 3):
        pass
    assert all(by[4] == 0 for by in state.fields.vp_by)


def test_left_out_blessings_do_not_work(example: Example) -> None:
    """K-OPT-content"""
    example("opt.content=text_only; A:mito; A.got=R4; A.body=RR", "no DED 1")
    example("opt.content=text_only; A:kaede; A.got=R4; A@19; S7=B", "ok BUILD 2")
