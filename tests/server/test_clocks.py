"""Clocks as a fold of times: alone, and with the rows of a real match."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kagura.core.match import CannotUndo
from kagura.server import rows
from kagura.server.clocks import LEAST_ON_RETURN, Clocks
from kagura.server.fold import Fold
from kagura.server.making import new_table
from kagura.server.orders import decide
from kagura.server.protocol import ClockRule, NewTable, SeatWish
from kagura.server.refused import Refused
from kagura.server.rows import By, Row

HOUR = 3600


def budget(seconds: int = HOUR, increment: int = 0) -> ClockRule:
    return ClockRule(kind="match", seconds=seconds, increment=increment)


def each(seconds: int) -> ClockRule:
    return ClockRule(kind="move", seconds=seconds)


class Bench:
    """Two players who think one after the other."""

    def __init__(self, rule: ClockRule) -> None:
        self.clocks = Clocks(rule, 2)
        self.at = 0
        self.clocks.run([0], 0)

    def think(self, seconds: float) -> None:
        self.at += round(1000 * seconds)
        self.clocks.advance(self.at)

    def decide(self, player: int, following: int, by: Any = "person") -> None:
        self.clocks.decided(player, by)
        self.clocks.run([following], self.at)

    def left(self) -> list[float]:
        return [self.clocks.reading(player, self.at) / 1000 for player in range(2)]


def test_without_a_limit_nothing_runs() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.run([0, 1], 5)
    clocks.decided(0, "person")
    assert (clocks.limited, clocks.due(), clocks.expired(10**12)) == (False, None, [])


def test_a_budget_is_used_up_by_who_is_waited_for_and_grows_with_each_decision() -> None:
    bench = Bench(budget(60, increment=5))
    bench.think(10)
    assert bench.left() == [50, 60]
    bench.decide(0, following=1)
    bench.think(20)
    bench.decide(1, following=0)
    assert bench.left() == [55, 45]


def test_a_limit_for_each_decision_is_whole_again_after_it() -> None:
    bench = Bench(each(60))
    bench.think(10)
    assert bench.left() == [50, 60]
    bench.decide(0, following=0)
    assert bench.left() == [60, 60]


def test_who_is_asked_by_another_decision_keeps_what_is_left_of_its_own() -> None:
    bench = Bench(each(60))
    bench.clocks.run([0, 1], 0)
    bench.think(40)
    bench.decide(0, following=1)
    bench.think(15)
    assert bench.left() == [60, 5]


def test_a_decision_that_cannot_be_noticed_brings_nothing_until_the_answer_is_whole() -> None:
    for rule, after in ((budget(60, increment=5), 55), (each(60), 60)):
        bench = Bench(rule)
        bench.think(10)
        bench.clocks.fall(0)
        bench.clocks.decided(0, "person", unheard=True)
        assert (bench.left(), bench.clocks.up) == ([50, 60], {0})
        bench.clocks.decided(0, "person")
        assert (bench.left(), bench.clocks.up) == ([after, 60], set())


def test_it_is_known_when_the_first_clock_runs_down() -> None:
    bench = Bench(budget(60))
    assert (bench.clocks.due(), bench.clocks.expired(59_999), bench.clocks.expired(60_000)) == (60_000, [], [0])
    bench.think(61)
    assert bench.left() == [0, 60]


def test_deciding_and_taking_back_gains_no_time() -> None:
    for rule in (budget(60, increment=5), each(60)):
        bench = Bench(rule)
        bench.think(30)
        bench.decide(0, following=0)
        gained = bench.left()[0]
        for _ in range(5):
            bench.think(3)
            bench.clocks.went_back(0, alone=0)
            bench.clocks.run([0], bench.at)
            bench.think(1)
            bench.decide(0, following=0)
        assert bench.left()[0] == gained - 5 * 4


def test_what_is_taken_back_costs_the_others_nothing() -> None:
    bench = Bench(budget(60))
    bench.decide(0, following=1)
    bench.think(25)
    assert bench.left() == [60, 35]
    bench.clocks.went_back(0, alone=0)
    bench.clocks.run([0], bench.at)
    assert bench.left() == [60, 60]


def test_with_consent_all_clocks_go_back_to_when_the_decision_was_taken() -> None:
    bench = Bench(budget(60, increment=5))
    bench.think(10)
    bench.decide(0, following=1)
    bench.think(20)
    bench.decide(1, following=0)
    bench.think(30)
    bench.clocks.went_back(0, alone=None)
    bench.clocks.run([0], bench.at)
    assert bench.left() == [50, 60]
    bench.decide(0, following=1)
    assert bench.left() == [55, 60]
    bench.clocks.went_back(7, alone=None)  # nothing is taken back
    assert bench.left() == [55, 60]


def test_after_somebody_else_decided_the_next_decision_brings_time_again() -> None:
    bench = Bench(budget(60, increment=5))
    for _ in range(3):
        bench.decide(0, following=0)
    bench.clocks.went_back(0, alone=0)
    bench.decide(0, following=1)  # its first decision again: brings nothing more
    bench.decide(1, following=0)
    bench.decide(0, following=1)
    assert bench.left() == [60 + 4 * 5, 65]


def test_a_bots_decision_costs_nothing_and_brings_nothing() -> None:
    bench = Bench(budget(60, increment=5))
    bench.clocks.run([], 0)
    bench.think(100)
    bench.decide(0, following=1, by="bot")
    assert bench.left() == [60, 60]


def test_who_comes_back_after_its_time_was_up_can_think_again() -> None:
    bench = Bench(budget(600))
    bench.think(600)
    assert bench.clocks.expired(bench.at) == [0]
    bench.clocks.fall(0)
    assert bench.clocks.up == {0}
    bench.decide(0, following=1, by="bot")
    assert bench.clocks.up == set()
    bench.clocks.come_back(0)
    assert bench.left() == [LEAST_ON_RETURN / 1000, 600]
    bench.clocks.come_back(1)  # never fell: nothing is given
    assert bench.left()[1] == 600


# -- with a real match ------------------------------------------------------------------------------


class Evening:
    """A table of three people in memory, and a book in which every moment is charged to who is waited for."""

    def __init__(self, rule: ClockRule, bots: int = 0) -> None:
        people = [SeatWish(kind="me")] * (3 - bots)
        seats = people + [SeatWish(kind="bot", bot="random")] * bots
        wish = NewTable(game="last_kannagi", seats=seats, clock=rule, seed="evening")
        self.written = list(new_table(wish, 1_000).change.rows)
        self.fold = Fold.of("evening", self.written)
        self.at = 1_000
        self.book: list[tuple[set[int], int]] = []
        self.begins: list[int] = []

    def write(self, player: int | None, *bodies: rows.AnyBody) -> None:
        for body in bodies:
            self.written.append(Row(self.fold.seq + 1, self.at, player, None, body))
            self.fold.add(self.written[-1])

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds
        self.book.append((set(self.fold.thinking()), milliseconds))

    def decide(self, pick: int) -> None:
        state = self.fold.match.state
        seat = state.acting()[0]
        choices = state.choices(seat)
        player = self.fold.match.player(seat)
        by: By = "bot" if self.fold.places[player].bot else "person"
        deed = decide(self.fold, seat, choices[pick % len(choices)], by)
        self.begins.append(len(self.book))
        self.write(player, *deed.bodies)

    def take_back(self, player: int) -> None:
        try:
            keep = self.fold.match.check_undo(player)
        except CannotUndo:
            return
        self.write(player, rows.TookBack(keep=keep))
        self._cross_out(keep, player)

    def take_back_together(self, player: int) -> None:
        keep = self.fold.match.last_of(player)
        if keep is None:
            return
        others = [other for other in range(3) if other != player]
        self.write(player, rows.Asked(keep=keep, of=others))
        for other in others:
            self.write(other, rows.Answered(accept=True))
        self._cross_out(keep, None)

    def _cross_out(self, keep: int, alone: int | None) -> None:
        start = self.begins[keep]
        self.book[start:] = [({alone} & who if alone is not None else set(), ms) for who, ms in self.book[start:]]
        del self.begins[keep:]

    def outage(self, milliseconds: int) -> None:
        since = self.at
        self.at += milliseconds
        self.write(None, rows.Halted(since=since))

    def charged(self, player: int) -> int:
        return sum(milliseconds for who, milliseconds in self.book if player in who)


DOINGS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.integers(0, 20_000)),
        st.tuples(st.just("decide"), st.integers(0, 50)),
        st.tuples(st.just("decide"), st.integers(0, 50)),
        st.tuples(st.just("take_back"), st.integers(0, 2)),
        st.tuples(st.just("take_back_together"), st.integers(0, 2)),
        st.tuples(st.just("outage"), st.integers(0, 1_000_000)),
    ),
    max_size=40,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(DOINGS)
def test_what_the_clocks_lost_is_the_time_that_went_by(doings: list[tuple[str, int]]) -> None:
    evening = Evening(budget(24 * HOUR))
    for name, number in doings:
        getattr(evening, name)(number)
        clocks = evening.fold.clocks
        spent = [24 * HOUR * 1000 - clocks.reading(player, evening.at) for player in range(3)]
        assert spent == [evening.charged(player) for player in range(3)]


def test_clocks_stand_while_only_bots_are_asked() -> None:
    evening = Evening(budget(), bots=2)
    for number in range(200):
        evening.wait(1_000)
        assert set(evening.fold.clocks.since) <= {0}
        if evening.fold.over:
            break
        evening.decide(number)
    assert evening.fold.clocks.reading(0, evening.at) == HOUR * 1000 - evening.charged(0)
    assert [evening.fold.clocks.reading(player, evening.at) for player in (1, 2)] == [HOUR * 1000] * 2


def test_folded_anew_the_clocks_are_the_same() -> None:
    evening = Evening(budget(60, increment=2))
    for number in range(30):
        evening.wait(700)
        evening.decide(number)
    evening.take_back_together(1)
    again = Fold.of("evening", evening.written)
    assert again.clocks.left == evening.fold.clocks.left
    assert again.clocks.due() == evening.fold.clocks.due()


def test_before_the_match_no_clock_runs() -> None:
    seats = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
    fold = Fold.of("t", new_table(NewTable(game="last_kannagi", seats=seats, clock=budget(5)), 0).change.rows)
    fold.add(Row(2, 60_000, 1, None, rows.Sat(name="", holder="x")))
    assert (fold.clocks.due(), fold.clocks.left) == (None, [5_000] * 3)


@pytest.mark.parametrize("kind", ["move", "match"])
def test_a_clock_needs_some_time(kind: Any) -> None:
    seats = [SeatWish(kind="me")] * 3
    with pytest.raises(Refused, match="bad-clock"):
        new_table(NewTable(game="last_kannagi", seats=seats, clock=ClockRule(kind=kind)), 0)


def test_a_rule_keeps_only_what_belongs_to_its_kind() -> None:
    def kept(rule: ClockRule) -> ClockRule:
        wish = NewTable(game="last_kannagi", seats=[SeatWish(kind="me")] * 3, clock=rule)
        begun = new_table(wish, 0).change.rows[0].body
        assert isinstance(begun, rows.Begun)
        return begun.clock

    assert kept(ClockRule(kind="none", seconds=9, on_timeout="skip")) == ClockRule()
    assert kept(ClockRule(kind="move", seconds=9, increment=3)) == ClockRule(kind="move", seconds=9)
    assert kept(ClockRule(kind="match", seconds=9, increment=3)).increment == 3
