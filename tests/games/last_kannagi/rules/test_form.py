"""The goddess form: K-FORM."""

from __future__ import annotations

from tests.games.last_kannagi.positions import Example, Table, choices


def test_the_action_that_brings_the_form_does_not_count(example: Example) -> None:
    """K-FORM-1"""
    example("A.faith=2; A.pur=P; A.got=P1,R2,B2,Y2", "BLESS 2; turn B", "A.form=3; A.t=2")


def test_every_level_costs_one_hour_in_form_and_no_card_is_played(position: Table) -> None:
    """K-FORM-2"""
    found = choices(position("A@7; A.supply=0; A.form=1; A.cards=1"))
    assert found == ["MOVE 1", "MOVE 2", "MOVE 3", "MOVE 4", "MOVE EX", "REST"]


def test_the_counter_falls_after_each_action_and_the_form_ends_at_0(example: Example) -> None:
    """K-FORM-3"""
    play = "PRAY 4; a; is A.form=1; turn A; DED 1; turn A"
    example("A.form=2; A.pur=R; B.t=9; C.t=9", play, "A.form=0; A.t=2")


def test_the_counter_falls_only_after_the_bonus_move(example: Example) -> None:
    """K-FORM-3"""
    example("A.form=2; A.faith=2; A.pur=YY", "BLESS 2; is A.form=2; >1; >2", "A.form=1; A@2")


def test_the_form_lasts_over_the_night(example: Example) -> None:
    """K-FORM-3"""
    example("A.form=2; A.t=23; B.t=24; C.t=24; W*=P", "PRAY EX", "day=2; A.form=1")


def test_a_purple_blessing_in_form_only_moves_its_chip(example: Example) -> None:
    """K-FORM-4"""
    example("A.form=3; A.faith=4; A.pur=PP", "BLESS 3", "A.form=2; A.got=P3; A.supply=2; A.pur=-")


def test_the_last_action_of_a_form_cannot_begin_the_next(example: Example) -> None:
    """K-FORM-4"""
    example("A.form=1; A.faith=4; A.pur=PP", "BLESS 3", "A.form=0; A.got=P3")
