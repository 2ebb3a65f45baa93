"""A match while it is played, and what can be taken back by what everybody knows."""

from __future__ import annotations

import functools

import pytest

import kagura
from kagura.core.errors import IllegalAction, RecordError
from kagura.core.match import CannotUndo, Match
from kagura.core.record import Record

GAME = kagura.make("last_kannagi")
OPTIONS = {"reveal": "declared"}


def fresh(seed: int = 1, options: dict[str, object] | None = None) -> Match:
    return Match(Record.begin(GAME, OPTIONS if options is None else options, seed))


def step(match: Match, salt: int = 0) -> None:
    """Whoever is asked takes one of its choices."""
    seat = match.state.acting()[0]
    choices = match.state.choices(seat)
    match.take(seat, choices[(salt + len(match.taken)) % len(choices)])


def outcome_of_undo(match: Match) -> str:
    try:
        match.check_undo(match.player(match.taken[-1].seat))
    except CannotUndo as error:
        return error.reason
    return ""


@functools.cache
def found(wanted: str) -> tuple[int, int]:
    """Seed and number of decisions of a match whose last decision can be taken back, or not for this reason."""
    for seed in range(40):
        match = fresh(seed)
        while not match.state.over:
            step(match, seed)
            if outcome_of_undo(match) == wanted:
                return seed, len(match.taken)
    raise AssertionError(wanted)


def match_where(wanted: str) -> Match:
    seed, count = found(wanted)
    match = fresh(seed)
    while len(match.taken) < count:
        step(match, seed)
    return match


def test_a_match_goes_on_from_its_record() -> None:
    match = fresh()
    for _ in range(30):
        step(match)
    again = Match(match.record)
    assert again.state == match.state
    assert [taken.before for taken in again.taken] == [taken.before for taken in match.taken]


def test_decisions_that_were_written_down_are_taken_as_they_stand() -> None:
    match, other = fresh(), fresh()
    for _ in range(30):
        step(match)
    for decision in match.record.decisions:
        other.step(decision)
    assert (other.state, other.record.decisions) == (match.state, match.record.decisions)
    with pytest.raises(IllegalAction):
        other.step(match.record.decisions[0])
    assert (other.state, len(other.taken)) == (match.state, 30)


def test_what_is_not_legal_changes_nothing() -> None:
    match = fresh()
    seat = match.state.acting()[0]
    before = match.state.bytes()
    with pytest.raises(IllegalAction):
        match.take(seat, match.state.legal(seat).index(0))
    assert (match.state.bytes(), match.taken, match.record.decisions) == (before, [], [])


def test_states_of_the_past_are_kept() -> None:
    match = fresh()
    start = match.state.bytes()
    step(match)
    assert match.at(0).bytes() == start
    assert match.at(1).bytes() == match.state.bytes() == match.moment(1).bytes()
    assert match.moment(0).bytes() == start


def test_each_is_told_what_it_may_know() -> None:
    match = fresh()
    dealt = [event for event in match.told(0, 0) if event.name == "dealt"]
    assert dealt
    assert {event.seat for event in dealt} == {0}
    assert not [event for event in match.told(0, None) if event.name == "dealt"]
    step(match)
    assert match.told(1, None)


def test_a_player_has_one_seat_or_several() -> None:
    match = fresh(options={"mode": "team2"})
    assert sorted(match.seats_of(0) + match.seats_of(1)) == [0, 1, 2, 3]
    assert match.seat_of(1) == match.seats_of(1)[0]


def test_where_nothing_was_taken_nothing_is_taken_back() -> None:
    match = fresh()
    assert match.last_of(0) is None
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0)


def test_own_decisions_are_taken_back_one_by_one() -> None:
    match = match_where("")
    player = match.player(match.taken[-1].seat)
    count, before = len(match.taken), match.taken[-1].before.bytes()
    assert match.undo(player) == count - 1 == len(match.taken) == len(match.record.decisions)
    assert match.state.bytes() == before == match.record.state().bytes()


def test_after_somebody_else_has_acted_nothing_is_taken_back() -> None:
    match = fresh()
    step(match)
    first = match.player(match.taken[0].seat)
    while match.player(match.taken[-1].seat) == first:
        step(match)
    with pytest.raises(CannotUndo, match="acted") as error:
        match.undo(first)
    assert error.value.seat == match.taken[-1].seat


@pytest.mark.parametrize("reason", ["drawn", "learned"])
def test_what_was_drawn_or_learned_stays(reason: str) -> None:
    match = match_where(reason)
    count = len(match.taken)
    with pytest.raises(CannotUndo, match=reason) as error:
        match.undo(match.player(match.taken[-1].seat))
    assert (error.value.seat is None) == (reason == "drawn")
    assert len(match.taken) == count


def test_decisions_can_be_cut_off_by_number() -> None:
    match = fresh()
    for _ in range(12):
        step(match)
    state = match.state.bytes()
    match.truncate(12)
    assert match.state.bytes() == state
    match.truncate(5)
    assert match.state.bytes() == match.record.state().bytes()
    with pytest.raises(RecordError, match="cannot be kept"):
        match.truncate(6)


def test_several_decisions_of_a_player_can_be_taken_back_together() -> None:
    for seed in range(40):
        match = fresh(seed)
        while not match.state.over:
            step(match, seed)
            count, player = len(match.taken), match.player(match.taken[-1].seat)
            if count < 2 or match.player(match.taken[-2].seat) != player or outcome_of_undo(match):
                continue
            try:
                assert match.check_undo(player, count - 2) == count - 2
            except CannotUndo:
                continue
            return
    raise AssertionError("no two decisions in a row can be taken back")


def test_no_more_is_taken_back_together_than_the_earliest_allows() -> None:
    match = fresh()
    while len(match.taken) < 30 or outcome_of_undo(match):
        step(match)
    with pytest.raises(CannotUndo) as caught:
        match.check_undo(match.player(match.taken[-1].seat), 0)
    assert caught.value.reason == "acted"
