"""What bots do rather than wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.bots import load
from kagura.bots.greedy import GreedyBot
from kagura.core.record import Record
from kagura.core.state import GameState
from tests.games.last_kannagi.positions import GAME, table


def rather(before: str, chosen: str, then: str = "STOP") -> str:
    state = table(before, "plain")

    def foresee(after: GameState) -> int:
        return GAME.parse(after, 0, then)

    return GAME.format(state, 0, GAME.rather(state, 0, GAME.parse(state, 0, chosen), foresee))


@pytest.mark.parametrize(
    ("before", "chosen", "then", "done"),
    [
        ("A.t=3; B.t=24; C.t=24", "MOVE 1", "STOP", "PRAY 4"),
        ("A.t=20; B.t=24; C.t=24", "MOVE 1", "STOP", "PRAY 4"),
        ("A.t=21; B.t=24; C.t=24", "MOVE 1", "STOP", "MOVE 1"),
        ("A.t=21; A.form=2; B.t=24; C.t=24", "MOVE 1", "STOP", "PRAY 4"),
        ("A@8", "MOVE 1", "STOP", "MOVE 1"),
        ("day=5; A@8; A.t=100; B.t=110; C.t=110", "MOVE 1", "STOP", "PASS"),
        ("day=5; A.t=100; B.t=110; C.t=110", "MOVE 1", "STOP", "PRAY 4"),
        ("day=5; A.t=117; B.t=118; C.t=118", "MOVE 1", "STOP", "PASS"),
    ],
)
def test_waiting_is_the_last_thing_to_do(before: str, chosen: str, then: str, done: str) -> None:
    assert rather(before, chosen, then) == done


def test_whoever_goes_somewhere_does_not_wait() -> None:
    assert rather("A@8", "MOVE 1", ">1") == "MOVE 1"
    assert rather("A@8", "MOVE 2") == "MOVE 2"
    assert rather("A@8", "REST") == "REST"


def test_a_move_that_ends_by_itself_is_a_wait_only_where_it_began() -> None:
    walled = "W20=PP; W21=PP; W9=PP; W2=PP; W1=PP; W7=PP"
    last_day = "day=5; A.t=100; B.t=110; C.t=110; "
    assert rather(f"{last_day} A@8; {walled}", "MOVE 1") == "PASS"
    assert rather(f"{last_day} A@19; W7=PP; W20=PP", "MOVE 1") == "MOVE 1"


WALLED_IN = {
    "A@8; W20=PP; W21=PP; W9=PP; W2=PP; W1=PP; W7=PP": "PASS",
    "W1=PPPP; W2=PPPP; W3=PPPP; W4=PPPP; W5=PPPP; W6=PPPP": "PRAY 4",
}


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("walls", WALLED_IN)
def test_bots_do_not_wait_where_their_best_line_would(name: str, walls: str) -> None:
    known = table(f"day=5; A.t=110; B.t=118; C.t=118; {walls}", "plain").conceal(0)
    bot = load(name)
    assert isinstance(bot, GreedyBot)
    assert GAME.format(known, 0, known.determinise(0, 1).best(0, bot.turns, bot.width)) == "MOVE 1"
    assert GAME.format(known, 0, bot.choose(GAME, known, 0, 1)) == WALLED_IN[walls]


def test_whoever_has_many_cards_takes_no_further_one() -> None:
    """In team2 five cards lay in hand, and a sixth was taken though a blessing could be had."""
    state = Record.load(Path(__file__).parent / "hoard.txt").state()
    (seat,) = state.acting()
    assert state.fields.cards[seat] == 5
    bot = GreedyBot()
    assert {GAME.format(state, seat, bot.choose(GAME, state.conceal(seat), seat, key)) for key in range(2)} == {
        "BLESS 2"
    }
