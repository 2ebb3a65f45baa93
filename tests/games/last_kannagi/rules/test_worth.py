"""What positions are worth to a search: the signs of it, not the prices."""

import kagura
from tests.games.last_kannagi.positions import Table

GAME = kagura.make("last_kannagi")


def test_a_seat_without_a_character_has_no_worth() -> None:
    state = GAME.new({"characters": "pick"}, 1, mode="plain")
    assert state.evaluate(0) == 0


def test_more_is_worth_more(position: Table) -> None:
    bare = position().evaluate(0)
    for item in ("A.pur=R", "A.pur=P", "A.body=R", "A.faith=2", "A.vp=1", "S1=A", "A.form=1", "A.got=R4"):
        assert position(item).evaluate(0) > bare, item


def test_hours_and_rivals_cost(position: Table) -> None:
    assert position("A.t=4").evaluate(0) < position().evaluate(0)
    assert position("B.vp=5").evaluate(0) < position().evaluate(0)


def test_at_the_end_only_points_count(position: Table) -> None:
    done = "day=5; A.t=119; B.t=120; C.t=120"
    rich = position(done + "; A.pur=RRRRR")
    poor = position(done)
    for state in (rich, poor):
        state.apply(0, GAME.parse(state, 0, "PASS"))
        assert state.over
    assert rich.evaluate(0) == poor.evaluate(0)
