"""Compiled states: the same as plain ones, never from a stale build, and clear about what is missing."""

from __future__ import annotations

import gc
import os
import subprocess
import sys

import pytest

import kagura
from kagura.core import compiled
from kagura.core.errors import IllegalAction, ModeError, StateError
from kagura.core.game import Game

game: Game = kagura.make("last_kannagi")
is_built = compiled.why_not(game.package) == ""
needs_build = pytest.mark.skipif(not is_built, reason="the rules are not compiled here")


@pytest.fixture
def forgetful() -> object:
    """The cached verdict on the build is asked for anew before and after."""
    for verdict in (compiled.why_not, compiled.why_not_parts):
        verdict.cache_clear()
    yield
    for verdict in (compiled.why_not, compiled.why_not_parts):
        verdict.cache_clear()


@needs_build
def test_a_state_runs_on_after_its_engine_was_let_go() -> None:
    state = game.new(seed=1, mode="compiled")
    other = state.copy()
    seat = state.acting()[0]
    del state
    gc.collect()
    other.apply(seat, other.choices(seat)[0])
    assert other.engine.mode == "compiled"


@needs_build
@pytest.mark.parametrize(("seat", "action"), [(-1, 0), (4, 0), (0, -1), (0, 110), (2**31 - 1, 5), (0, 2**31 - 1)])
def test_numbers_that_are_no_seat_or_action_are_refused(seat: int, action: int) -> None:
    state = game.new(seed=1, mode="compiled")
    before = state.bytes()
    with pytest.raises(IllegalAction, match="K-ACT-1"):
        state.apply(seat, action)
    assert state.bytes() == before


@needs_build
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_every_question_refuses_a_seat_that_does_not_exist(seat: int) -> None:
    state = game.new(seed=1, mode="compiled")
    for ask in (state.legal, state.choices, state.observe, state.evaluate, state.conceal, state.best):
        with pytest.raises(IllegalAction, match="unknown seat"):
            ask(seat)
    with pytest.raises(IllegalAction, match="unknown seat"):
        state.determinise(seat, 1)


@needs_build
def test_states_of_all_modes_with_equal_fields_are_equal() -> None:
    plain = game.new(seed=1, mode="plain")
    fast = game.new(seed=1, mode="compiled")
    assert plain == fast
    assert fast == plain
    assert plain.hash() == fast.hash()
    assert hash(plain) == hash(fast)
    assert fast.digest() == plain.digest()
    assert "compiled" in repr(fast)


@needs_build
def test_a_copy_with_events_tells_them() -> None:
    silent = game.new(seed=1, mode="compiled")
    copy = silent.engine.with_events(silent)
    assert copy == silent
    seat = copy.acting()[0]
    copy.apply(seat, copy.choices(seat)[0])
    assert copy.events()
    assert copy != silent


@needs_build
def test_the_wrong_number_of_bytes_is_no_state() -> None:
    with pytest.raises(StateError, match="bytes given"):
        game.restore(b"123", mode="compiled")


@needs_build
def test_a_silent_state_says_that_it_keeps_no_events() -> None:
    with pytest.raises(StateError, match="events=True"):
        game.new(seed=1, mode="compiled").events()


@needs_build
def test_a_stale_build_is_never_used(monkeypatch: pytest.MonkeyPatch, forgetful: object) -> None:
    monkeypatch.setattr(compiled, "source_hash", lambda _: "other")
    with pytest.raises(ModeError, match="built from other source"):
        compiled.CompiledEngine(game, game.shipped)


@needs_build
def test_a_build_whose_source_is_gone_is_never_used(monkeypatch: pytest.MonkeyPatch, forgetful: object) -> None:
    def missing(names: list[str]) -> str:
        raise FileNotFoundError(names[0])

    monkeypatch.setattr(compiled, "source_hash", missing)
    assert "built from other source" in compiled.why_not(game.package)


def test_an_absent_build_is_told_apart(monkeypatch: pytest.MonkeyPatch, forgetful: object) -> None:
    monkeypatch.setattr(compiled, "parts", lambda _: ("kagura.core._no_such_part",))
    assert compiled.why_not(game.package) == "there is no build of the rules"
    with pytest.raises(ModeError, match="last_kannagi: the rules cannot run compiled: there is no build of the rules"):
        compiled.CompiledEngine(game, game.shipped)


def test_a_build_that_cannot_be_loaded_is_told_apart(monkeypatch: pytest.MonkeyPatch, forgetful: object) -> None:
    def broken(name: str) -> None:
        raise ImportError("undefined symbol")

    monkeypatch.setattr("kagura.core.compiled.importlib.import_module", broken)
    assert "undefined symbol" in compiled.why_not(game.package)


def test_the_slow_way_is_announced_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, forgetful: object
) -> None:
    monkeypatch.setattr(compiled, "parts", lambda _: ("kagura.core._no_such_part",))
    monkeypatch.setattr(compiled, "_said", set())
    assert game.fastest_mode() == "plain"
    assert game.fastest_mode() == "plain"
    assert caplog.messages == ["kagura: last_kannagi runs uncompiled, which is slower: there is no build of the rules"]


def test_without_a_log_the_standard_error_has_the_announcement() -> None:
    code = (
        "from kagura.core import compiled; import kagura\n"
        "compiled.parts = lambda _: ('kagura.core._no_such_part',)\n"
        "kagura.make('last_kannagi').new(seed=1)"
    )
    environment = {name: value for name, value in os.environ.items() if name != "KAGURA_MODE"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == "kagura: last_kannagi runs uncompiled, which is slower: there is no build of the rules\n"


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ModeError, match="there is no mode 'fast'"):
        game.new(mode="fast")


@pytest.mark.parametrize("mode", ["plain", "checked"])
def test_the_environment_picks_the_mode(mode: str) -> None:
    code = "import kagura; print(kagura.make('last_kannagi').new(seed=1).engine.mode)"
    environment = {**os.environ, "KAGURA_MODE": mode}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == mode


@needs_build
def test_one_two_and_many_threads_play_the_same_games() -> None:
    one = game.playouts(23, seed=5, threads=1, mode="compiled")
    assert game.playouts(23, seed=5, threads=2, mode="compiled") == one
    assert game.playouts(23, seed=5, threads=40, mode="compiled") == one
    assert game.playouts(0, seed=5, mode="compiled").scores == []


def test_plain_and_checked_play_the_same_random_games() -> None:
    plain = game.playouts(3, seed=5, mode="plain")
    assert game.playouts(3, seed=5, mode="checked") == plain
    if is_built:
        assert game.playouts(3, seed=5, mode="compiled") == plain
