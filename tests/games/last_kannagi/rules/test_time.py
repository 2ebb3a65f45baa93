"""The time track: K-TIME."""

from __future__ import annotations

from tests.games.last_kannagi.positions import Example, Table, expect, facts, new, walk


def test_a_day_has_24_hours_and_five_days_make_a_game() -> None:
    """K-TIME-1"""
    state = new("solo3", 8)
    days = {state.fields.day}
    for _ in walk(state, 8):
        days.add(state.fields.day)
    assert days == {1, 2, 3, 4, 5}
    assert state.fields.clock[:3] == [120, 120, 120]


def test_an_action_may_overshoot_the_day(example: Example) -> None:
    """K-TIME-2"""
    example("A.t=23; B.t=20; C.t=24; stack=B,A,C", "turn B; MOVE 4; STOP; turn A; MOVE 4; STOP", "A.t=27; day=2")


def test_who_is_done_takes_no_further_turn_today(example: Example) -> None:
    """K-TIME-2"""
    example("A.t=24; B.t=23; C.t=25", "turn B", "day=1")


def test_the_lowest_clock_acts(example: Example) -> None:
    """K-TIME-3"""
    example("A.t=5; B.t=3; C.t=4", "turn B; MOVE 2; STOP; turn C; MOVE 1; STOP; turn C")


def test_a_character_may_act_several_times_in_a_row(example: Example) -> None:
    """K-TIME-3"""
    example("B.t=9; C.t=9", "turn A; MOVE 1; STOP; turn A; MOVE 1; STOP; turn A", "A.t=2")


def test_of_equal_clocks_the_one_that_arrived_last_acts(example: Example) -> None:
    """K-TIME-3 K-TIME-4"""
    example("A.t=1; B.t=2; C.t=2; stack=C,B,A", "MOVE 1; STOP; turn A; MOVE 1; STOP; turn C")


def test_the_moved_clock_goes_to_the_front_of_the_stack(example: Example) -> None:
    """K-TIME-4"""
    example("A.t=2; B.t=1; C.t=4; stack=A,C,B", "MOVE 1; STOP", "stack=B,A,C")


def test_the_stack_persists_over_the_night(example: Example) -> None:
    """K-TIME-4"""
    example("A.t=25; B.t=25; C.t=23; stack=B,A,C; W*=P", "MOVE 2; turn C", "day=2; stack=C,B,A")


def test_the_active_character_is_found_anew_after_each_action() -> None:
    """K-TIME-3: the next to act is always the top of the lowest clocks that are not done"""
    state = new("solo4", 6)
    for _ in walk(state, 6):
        s = state.fields
        if s.pending == 0:
            open_seats = [seat for seat in s.stack if s.clock[seat] < 24 * s.day]
            assert state.acting() == (min(open_seats, key=lambda seat: s.clock[seat]),)


def test_the_action_phase_ends_when_everybody_is_done(position: Table) -> None:
    """K-TIME-5"""
    state = position("A.t=24; B.t=24; C.t=23", events=True)
    expect(state, "MOVE 1; STOP", "day=2")
    assert "day" in facts(state)


def test_the_last_day_ends_the_game_when_everybody_is_done(example: Example) -> None:
    """K-TIME-5 K-END-3"""
    example("day=5; A.t=120; B.t=120; C.t=119", "MOVE 1; STOP", "over=C; day=5")
