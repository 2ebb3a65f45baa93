"""What comes from outside: bytes, wrong types, copies and pickles of states, silly numbers of playouts."""

from __future__ import annotations

import copy
import functools
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import kagura
from kagura.core.errors import IllegalAction, KaguraError, NotationError, OptionError, PlayoutError, StateError
from kagura.core.game import MODES
from kagura.core.state import GameState

GAME = kagura.make("last_kannagi")


def later(mode: str, decisions: int = 40, options: dict[str, str] | None = None) -> GameState:
    """A match after some random decisions."""
    chooser = random.Random(5)
    state = GAME.new(options, seed=5, mode=mode)
    for _ in range(decisions):
        seat = state.acting()[0]
        state.apply(seat, chooser.choice(state.choices(seat)))
    return state


@pytest.mark.parametrize("mode", MODES)
def test_states_are_copied_and_pickled(mode: str) -> None:
    state = later(mode)
    twins = [copy.copy(state), copy.deepcopy([state])[0], pickle.loads(pickle.dumps(state))]
    for twin in twins:
        assert twin == state
        assert twin.engine is state.engine
        twin.apply(twin.acting()[0], twin.choices(twin.acting()[0])[0])
        assert twin != state


def test_compiled_states_are_not_made_out_of_nothing() -> None:
    kind: Any = type(later("compiled", 1))
    with pytest.raises(TypeError, match=r"game\.new"):
        kind()
    with pytest.raises(TypeError, match=r"game\.new"):
        kind.__new__(kind)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("wrong", ["0", None, 0.0, 1.5, b"0", []])
def test_seats_actions_and_keys_are_whole_numbers(mode: str, wrong: Any) -> None:
    state = later(mode)
    before = state.bytes()
    calls: list[Callable[[], object]] = [
        *(functools.partial(getattr(state, name), wrong) for name in ("legal", "choices", "observe", "evaluate")),
        *(functools.partial(getattr(state, name), wrong) for name in ("conceal", "best", "playout")),
        lambda: state.apply(wrong, 45),
        lambda: state.apply(state.acting()[0], wrong),
        lambda: state.refuse(state.acting()[0], wrong),
        lambda: state.determinise(0, wrong),
        lambda: state.best(0, wrong),
        lambda: GAME.format(state, 0, wrong),
        lambda: GAME.player_of(state, wrong),
    ]
    for call in calls:
        with pytest.raises(TypeError, match="whole numbers"):
            call()
    assert state.bytes() == before


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("wrong", [-1, 110, 2**31, 2**32 + 45, -(2**70), 2**70])
def test_seats_and_actions_of_no_game_are_refused(mode: str, wrong: int) -> None:
    state = later(mode)
    seat = state.acting()[0]
    for call in (
        lambda: state.apply(seat, wrong),
        lambda: state.legal(wrong),
        lambda: GAME.format(state, seat, wrong),
        lambda: GAME.view(state, wrong),
        lambda: GAME.events_for(state, wrong),
        lambda: GAME.parse(state, wrong, "REST"),
    ):
        with pytest.raises(IllegalAction, match="K-ACT-1: unknown"):
            call()


@pytest.mark.parametrize("wrong", ["", None, 7])
def test_what_is_no_notation(wrong: Any) -> None:
    with pytest.raises(NotationError):
        GAME.parse(later("plain"), 0, wrong)


@pytest.mark.parametrize("mode", MODES)
def test_restoring_what_are_no_bytes(mode: str) -> None:
    data = later(mode).bytes()
    assert GAME.restore(bytearray(data), mode=mode).bytes() == data  # type: ignore[arg-type]
    for wrong in ("text", None, 7, b"", data[:-1], data + b"0", bytes(len(data)), b"\xff" * len(data)):
        with pytest.raises(StateError):
            GAME.restore(wrong, mode=mode)  # type: ignore[arg-type]


def _put(record: Any, name: str, places: list[int], value: int) -> None:
    if not places:
        setattr(record, name, value)
        return
    row = getattr(record, name)
    for place in places[:-1]:
        row = row[place]
    row[places[-1]] = value


@pytest.mark.parametrize("pick", ["random", "pick"])
@pytest.mark.parametrize("seats", ["solo3", "team2", "team4"])
def test_mutated_states_are_refused_or_can_be_played(seats: str, pick: str) -> None:
    """Checked records raise OutOfRange where C would read elsewhere; nothing of the kind may happen."""
    chooser = random.Random(seats + pick)
    fields = GAME.rules.state.plan.fields
    adopted = 0
    for number in range(120):
        record = later("plain", number % 60, {"mode": seats, "characters": pick}).fields
        for _ in range(chooser.choice((1, 1, 2, 5))):
            field = chooser.choice(fields)
            value = chooser.choice((field.low, field.high, chooser.randint(field.low, field.high)))
            _put(record, field.name, [chooser.randrange(n) for n in field.shape], value)
        try:
            state = GAME.restore(record.pack(), mode="checked")
        except StateError:
            continue
        adopted += 1
        GAME.restore(record.pack(), mode="compiled").best(state.acting()[0] if state.acting() else 0, 1, 2)
        for seat in range(state.fields.seats):
            state.observe(seat), state.evaluate(seat), state.determinise(seat, 1)
        state.playout(number)
        assert state.over
    assert adopted > 10


def test_faults_of_states_are_named() -> None:
    for name, value, words in (
        ("stack", [0, 0, 1, 3], "the stack"),
        ("seats", 4, "4 seats in this mode"),
        ("pending", 10, "done is pending"),
        ("spare", 7, "spare random number"),
        ("character", [1, 1, 2, -1], "K-SET-3"),
        ("cards", [9000, 0, 0, 0], "more than a match can bring"),
    ):
        record = later("plain", 0).fields
        setattr(record, name, value)
        with pytest.raises(StateError, match=words):
            GAME.restore(record.pack())


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_silly_numbers_of_playouts(mode: str) -> None:
    assert GAME.playouts(0, mode=mode).games == 0
    assert GAME.playouts(3, threads=1000, mode=mode).scores == GAME.playouts(3, mode=mode).scores
    for games in (-1, 2**31, 2**70, None, 1.5, "3"):
        with pytest.raises(PlayoutError, match="number of games"):
            GAME.playouts(games, mode=mode)  # type: ignore[arg-type]
    for threads in (0, -1, 10**6, None, 1.5, "3"):
        with pytest.raises(PlayoutError, match="number of threads"):
            GAME.playouts(3, threads=threads, mode=mode)  # type: ignore[arg-type]


def test_silly_options_and_seeds() -> None:
    with pytest.raises(OptionError):
        GAME.new(4)  # type: ignore[arg-type]
    assert GAME.new(seed="\udcff") == GAME.new(seed="\udcff")
    with pytest.raises(KaguraError):
        GAME.new({1: 2})  # type: ignore[dict-item]
