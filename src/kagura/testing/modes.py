"""Checks that all ways of running the rules agree, and that a match depends on its seed alone."""

from __future__ import annotations

from typing import Any

from kagura.core.errors import StateError
from kagura.core.state import GameState
from kagura.testing.match import Match, Moment, check, modes_of, walk

SEARCH_EVERY = 60
PLAYOUTS = 6
SAMPLE_KEY = 0x9E3779B97F4A7C15


def portrait(match: Match, state: GameState, *, searches: bool) -> dict[str, Any]:
    """All that a state answers, for comparison between modes."""
    game, actions = match.game, range(match.game.rules.actions)
    found: dict[str, Any] = {
        "bytes": state.bytes(),
        "digest": state.digest(),
        "hash": state.hash(),
        "over": state.over,
        "acting": state.acting(),
        "result": list(state.result()),
        "outcome": game.outcome(state),
        "events": state.events(),
    }
    if searches:
        found["view"] = game.view(state, None)
        found |= {f"events_for({seat})": game.events_for(state, seat) for seat in match.seats}
    for seat in match.seats:
        found |= {
            f"legal({seat})": state.legal(seat),
            f"choices({seat})": state.choices(seat),
            f"refuse({seat})": [state.refuse(seat, action) for action in actions],
            f"observe({seat})": state.observe(seat).tolist(),
            f"evaluate({seat})": state.evaluate(seat),
            f"conceal({seat})": state.conceal(seat).bytes(),
            f"determinise({seat})": state.determinise(seat, SAMPLE_KEY ^ match.decision).bytes(),
        }
        if searches and seat in state.acting():
            found[f"best({seat})"] = state.best(seat)
    return found


@check
def check_modes(match: Match) -> None:
    """Plain, checked and compiled states answer alike after every decision."""
    others = {mode: match.new(mode) for mode in modes_of(match.game) if mode != match.mode}
    for moment in walk(match):
        searches = match.decision % SEARCH_EVERY == 0
        expected = portrait(match, moment.state, searches=searches)
        for mode, other in others.items():
            found = portrait(match, other, searches=searches)
            for name, answer in expected.items():
                match.same(found[name], answer, f"{name} is different in {mode} and {match.mode} mode")
            if moment.seat >= 0:
                other.apply(moment.seat, moment.action)


@check
def check_serialisation(match: Match) -> None:
    """At every decision the bytes of a state make the same state again, in every mode; damaged ones do not."""
    modes = modes_of(match.game)
    went_on: list[GameState] = []
    for moment in walk(match):
        data = moment.state.bytes()
        for other in went_on:
            match.same(other.bytes(), data, f"restored in {other.engine.mode} mode and played on, the state differs")
            match.same(other.events(), moment.state.events(), "restored and played on, the events differ")
        went_on = [match.game.restore(data, mode=mode, events=True) for mode in modes]
        for other in went_on:
            _check_twin(match, moment, other, f"restored in {other.engine.mode} mode")
            if moment.seat >= 0:
                other.apply(moment.seat, moment.action)
    _check_damaged(match, match.new().bytes())


def _check_twin(match: Match, moment: Moment, other: GameState, how: str) -> None:
    match.same(other.bytes(), moment.state.bytes(), f"{how}, the state differs")
    for seat in match.seats:
        match.same(other.legal(seat), moment.state.legal(seat), f"{how}, the legal actions differ")


def _check_damaged(match: Match, data: bytes) -> None:
    damaged = {"no": b"", "cut": data[:-1], "longer": data + b"\0", "all-ones": b"\xff" * len(data)}
    for how, wrong in damaged.items():
        for mode in modes_of(match.game):
            try:
                match.game.restore(wrong, mode=mode)
            except StateError:
                continue
            raise match.failure(f"{how} bytes were taken as a state in {mode} mode")


@check
def check_copies(match: Match) -> None:
    """A copy is equal and independent: what happens to one does not happen to the other."""
    went_on: GameState | None = None
    stayed: tuple[GameState, bytes, object] | None = None
    for moment in walk(match):
        state = moment.state
        before, told = state.bytes(), state.events()
        if went_on is not None:
            match.same(went_on.bytes(), before, "a copy that was played on differs from the state")
            match.same(went_on.events(), told, "a copy that was played on tells other events")
        if stayed is not None:
            match.same(stayed[0].bytes(), stayed[1], "a decision in the state changed a copy")
            match.same(stayed[0].events(), stayed[2], "a decision in the state changed the events of a copy")
        went_on, stayed = state.copy(), (state.copy(), before, told)
        _check_twin(match, moment, went_on, "copied")
        match.require(went_on == state and hash(went_on) == hash(state), "a copy is not equal to its state")
        if moment.seat >= 0:
            went_on.apply(moment.seat, moment.action)
            match.same(state.bytes(), before, "a decision in a copy changed the state")
            match.same(state.events(), told, "a decision in a copy changed the events of the state")


@check
def check_seeds(match: Match) -> None:
    """The same seed gives the same match, another seed another, and matches do not touch each other."""
    line = [(moment.state.digest(), moment.seat, moment.action) for moment in walk(match)]
    again = match.new()
    other = match.new(seed=f"{match.seed} beside")
    others = {match.new(seed=f"{match.seed} {i}").bytes() for i in range(4)}
    match.require(len(others) > 1, "the seed makes no difference")
    for match.decision, (digest, seat, action) in enumerate(line):
        match.same(again.digest(), digest, "the same seed and decisions gave another state")
        if seat >= 0:
            again.apply(seat, action)
        if other.acting():
            first = other.acting()[0]
            other.apply(first, other.choices(first)[match.decision % len(other.choices(first))])


@check
def check_playouts(match: Match) -> None:
    """Whole random games are the same in every mode and with any number of threads."""
    game = match.game
    expected = game.playouts(PLAYOUTS, match.seed, options=match.options, mode=match.mode)
    match.same(len(expected.scores), PLAYOUTS, "number of playouts")
    for mode in modes_of(game):
        for threads in (1, 2):
            found = game.playouts(PLAYOUTS, match.seed, threads=threads, options=match.options, mode=mode)
            match.same(found, expected, f"playouts in {mode} mode with {threads} threads")
    fewer = game.playouts(PLAYOUTS // 2, match.seed, options=match.options, mode=match.mode)
    match.same(fewer.scores, expected.scores[: PLAYOUTS // 2], "the first playouts of more")
