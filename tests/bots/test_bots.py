"""Bots: found by name, fair, and sensible."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

import kagura
from kagura import bots
from kagura.bots import Bot, UnknownBot, base, decision_key, load
from kagura.core.state import GameState

GAME = kagura.make("last_kannagi")


def entry(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Install one bot, called odd."""

    def found(*, group: str, name: str = "odd") -> list[EntryPoint]:
        return [EntryPoint(name, value, group)]

    monkeypatch.setattr(base, "entry_points", found)


def test_bots_are_found_by_name() -> None:
    assert {"greedy", "random", "search"} <= set(bots.bots())
    for name in bots.bots():
        assert load(name).name == name


def test_an_unknown_bot_is_told_with_those_installed() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep'; installed: greedy, random, search"):
        load("deep")


@pytest.mark.parametrize("value", ["kagura.no_such_module:Bot", "kagura.bots.greedy:Nothing", "kagura.bots.base:Bot"])
def test_a_bot_that_cannot_be_loaded_is_told(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    entry(monkeypatch, value)
    with pytest.raises(UnknownBot, match=r"bot 'odd' .* cannot be loaded"):
        load("odd")


def test_what_is_no_bot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    entry(monkeypatch, "builtins:dict")
    with pytest.raises(UnknownBot, match=r"is no kagura\.bots\.Bot"):
        load("odd")


def test_keys_differ_by_seed_seat_and_number_and_fit_64_bits() -> None:
    keys = {decision_key(seed, seat, n) for seed in ("a", 1, 11) for seat in range(4) for n in (0, 1, 11)}
    assert len(keys) == 36
    assert all(0 <= key < 2**64 for key in keys)


def positions(options: dict[str, Any], decisions: int, seed: int = 3) -> list[GameState]:
    """States along a match of random decisions."""
    state = GAME.new(options, seed, mode="plain")
    found = []
    for n in range(decisions):
        found.append(state.copy())
        seat = state.acting()[0]
        state.apply(seat, load("random").choose(GAME, state.conceal(seat), seat, decision_key(seed, seat, n)))
    return found


@pytest.mark.parametrize("options", [{}, {"mode": "team4", "characters": "pick", "reveal": "declared"}])
@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_bots_choose_legal_actions_by_their_key_alone(name: str, options: dict[str, Any]) -> None:
    bot = load(name)
    for n, state in enumerate(positions(options, 15)):
        seat = state.acting()[0]
        knowledge = state.conceal(seat)
        before = knowledge.bytes()
        action = bot.choose(GAME, knowledge, seat, n)
        assert state.refuse(seat, action) == 0
        assert knowledge.bytes() == before
        assert load(name).choose(GAME, state.conceal(seat), seat, n) == action


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_bots_choose_by_what_the_seat_knows(name: str) -> None:
    bot: Bot = load(name)
    for state in positions({}, 10):
        seat = state.acting()[0]
        other = state.determinise(seat, 99)
        assert other.bytes() != state.bytes()
        assert bot.choose(GAME, other.conceal(seat), seat, 5) == bot.choose(GAME, state.conceal(seat), seat, 5)


def test_the_random_bot_takes_every_action() -> None:
    state = GAME.new({}, 1, mode="plain")
    seat = state.acting()[0]
    taken = {load("random").choose(GAME, state.conceal(seat), seat, decision_key(1, seat, n)) for n in range(300)}
    assert taken == set(state.choices(seat))


def play_greedy(options: dict[str, Any], seed: int) -> tuple[GameState, list[str]]:
    """A match of player 1 greedy against random ones; its last state and the greedy decisions."""
    players = [load("greedy"), *(load("random") for _ in range(3))]
    state = GAME.new(options, seed)
    said: list[str] = []
    for n in range(10**4):
        if state.over:
            break
        seat = state.acting()[0]
        player = GAME.player_of(state, seat)
        action = players[player].choose(GAME, state.conceal(seat), seat, decision_key(seed, seat, n))
        if player == 0:
            said.append(GAME.format(state, seat, action))
        state.apply(seat, action)
    return state, said


def test_a_greedy_player_builds_prays_blesses_and_wins() -> None:
    state, said = play_greedy({}, 5)
    outcome = GAME.outcome(state)
    assert outcome is not None
    mine = next(seat for seat in range(3) if GAME.player_of(state, seat) == 0)
    assert outcome.winners == (mine,)
    assert outcome.scores[mine] >= 30
    kinds = {text.split()[0] for text in said}
    assert {"MOVE", "BUILD", "PRAY", "BLESS"} <= kinds
    assert sum(text == "REST" for text in said) <= 3
    assert state.fields.clock[mine] == 120


@pytest.mark.slow
def test_greedy_beats_random_in_nearly_all_of_200_games() -> None:
    from kagura.arena import Plan, Report, simulate

    report = Report()
    for result in simulate(Plan("last_kannagi", ("greedy", "random", "random"), "7"), 200, 2):
        report.add(result)
    greedy = report.groups["bot"]["greedy"]
    assert greedy.mean >= 35
    assert greedy.win_rate >= 0.95
