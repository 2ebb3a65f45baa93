"""Checks of single decisions: who may do what, refusals, notation, and that asking changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

from kagura.core.errors import IllegalAction, NotationError
from kagura.core.log import MAX_EVENTS
from kagura.core.state import GameState
from kagura.testing.match import NOBODY, Match, Moment, check, invariants_broken, looks, walk

# Numbers beyond 32 bits may raise OverflowError instead of IllegalAction.
STRANGE_SEATS = (-1, -128, 99, 2**31, 2**64)
STRANGE_ACTIONS = (-1, -128, 9999, 2**31, 2**64)
NO_NOTATION = ("", " ", "?", "-1", "xyzzy", "a a a", "\0", "n-1", "999999999999999999999")
SEARCH_EVERY = 60


@check
def check_progress(match: Match) -> None:
    """No dead end, a last decision, and nobody acts after it; an outcome when over, and only then."""
    game = match.game
    for moment in walk(match):
        state = moment.state
        acting = state.acting()
        match.require(set(acting) <= set(match.seats), f"seats that do not exist owe a decision: {acting}")
        match.same(list(acting), sorted(set(acting)), "acting() is not in order, or names a seat twice")
        match.require((game.outcome(state) is not None) == state.over, "an outcome is there iff the match is over")
        for seat in match.seats:
            match.require(seat not in acting or any(state.legal(seat)), f"dead end: seat {seat} owes a decision")
        if state.over:
            match.same(acting, (), "the match is over, yet somebody owes a decision")
            legal = [seat for seat in match.seats if any(state.legal(seat))]
            match.same(legal, [], "the match is over, yet some seat may act")
            _check_outcome(match, state)


def _check_outcome(match: Match, state: GameState) -> None:
    outcome, seats = match.game.outcome(state), len(match.seats)
    assert outcome is not None
    match.same(match.game.outcome(state), outcome, "asked twice, the outcome differs")
    for name in ("scores", "placing", "lines"):
        match.same(len(getattr(outcome, name)), seats, f"outcome: one entry of {name} per seat")
    match.same(min(outcome.placing), 1, "outcome: somebody is first")
    firsts = tuple(seat for seat in match.seats if outcome.placing[seat] == 1)
    match.same(outcome.winners, firsts, "outcome: the winners are the first-placed")
    for a in match.seats:
        for b in match.seats:
            in_order = outcome.scores[a] <= outcome.scores[b] or outcome.placing[a] <= outcome.placing[b]
            match.require(in_order, f"outcome: seat {a} has more points than seat {b} and a worse place")
    result, most = list(state.result()), match.game.rules.seats
    own = [sum(lines.values()) for lines in outcome.lines]
    match.same(result[:seats], own, "result() differs from the sum of the score lines")
    match.same(tuple(result[most : most + seats]), outcome.placing, "result() and outcome() differ in placing")


@check
def check_invariants(match: Match) -> None:
    """The game's own invariants hold at every decision; options stay; events are whole."""
    game = match.game
    options = dict(game.options_of(match.new()))
    for name, value in match.options.items():
        match.same(options[name], value, f"option {name} was not taken over")
    for moment in looks(match):
        match.same(invariants_broken(game, moment.state), [], "broken invariants")
        match.same(dict(game.options_of(moment.state)), options, "the options changed")
        _check_events(match, moment.state)


def _check_events(match: Match, state: GameState) -> None:
    events = state.events()
    match.require(len(events) < MAX_EVENTS, "more events than the log holds")
    for event in events:
        match.require(bool(event.name and event.rule), f"event {event} has no name or no rule")
        numbers = {name for name, value in event.args.items() if type(value) is not int}
        match.same(numbers, set(), f"event {event.name}: arguments that are no numbers")


@check
def check_pure(match: Match) -> None:
    """Asking never changes a state, and asked twice the answer is the same."""
    for moment in looks(match):
        state = moment.state
        before, told = state.bytes(), state.events()
        for name, ask in _questions(match, moment).items():
            answer = ask()
            match.same(state.bytes(), before, f"{name} changed the state")
            match.same(ask(), answer, f"{name}, asked twice, differs")
        match.same(state.events(), told, f"asking ({', '.join(_questions(match, moment))}) changed the events")


def _questions(match: Match, moment: Moment) -> dict[str, Callable[[], object]]:
    game, state = match.game, moment.state
    asked: dict[str, Callable[[], object]] = {
        "acting()": state.acting,
        "hash()": state.hash,
        "digest()": state.digest,
        "copy()": lambda: state.copy().bytes(),
        "outcome()": lambda: game.outcome(state),
        "result()": lambda: list(state.result()),
        "view(None)": lambda: game.view(state, None),
        "events_for(None)": lambda: game.events_for(state, None),
    }
    for seat in match.seats:
        asked |= _questions_of_seat(match, state, seat)
    if match.decision % SEARCH_EVERY == 0 and moment.seat != NOBODY:
        asked[f"best({moment.seat})"] = lambda: state.best(moment.seat)
    return asked


def _questions_of_seat(match: Match, state: GameState, seat: int) -> dict[str, Callable[[], object]]:
    game, actions = match.game, range(match.game.rules.actions)
    return {
        f"legal({seat})": lambda: state.legal(seat),
        f"choices({seat})": lambda: state.choices(seat),
        f"refuse({seat}, ...)": lambda: [state.refuse(seat, action) for action in actions],
        f"refusal({seat}, ...)": lambda: [game.refusal(state, seat, action) for action in match.some_actions()],
        f"format({seat}, ...)": lambda: [game.format(state, seat, action) for action in state.choices(seat)],
        f"observe({seat})": lambda: state.observe(seat).tolist(),
        f"evaluate({seat})": lambda: state.evaluate(seat),
        f"conceal({seat})": lambda: state.conceal(seat).bytes(),
        f"determinise({seat}, 5)": lambda: state.determinise(seat, 5).bytes(),
        f"view({seat})": lambda: game.view(state, seat),
        f"events_for({seat})": lambda: game.events_for(state, seat),
    }


@check
def check_refusals(match: Match) -> None:
    """The mask marks exactly what is not refused; what is refused raises, says why, and changes nothing."""
    for moment in looks(match):
        state = moment.state
        before, told = state.bytes(), state.events()
        for seat in range(match.game.rules.seats):
            _check_seat(match, state, seat)
            match.same(state.bytes(), before, f"a refused action of seat {seat} changed the state")
        _check_strangers(match, state)
        match.same(state.bytes(), before, "a refused seat or action that no match has changed the state")
        match.same(state.events(), told, "a refused action changed the events")


def _check_seat(match: Match, state: GameState, seat: int) -> None:
    mask = state.legal(seat)
    match.same(len(mask), match.game.rules.actions, f"length of legal({seat})")
    match.require(set(mask) <= {0, 1}, f"legal({seat}) holds other bytes than 0 and 1")
    match.same(state.choices(seat), [i for i, marked in enumerate(mask) if marked], f"choices({seat})")
    match.require(seat in match.seats or not any(mask), f"seat {seat} is not in the match and may act")
    for action, marked in enumerate(mask):
        number = state.refuse(seat, action)
        told = f"seat {seat}, action {action}: legal says {marked}, refuse {number}"
        match.require((number == 0) == bool(marked), told)
    for action in match.some_actions():
        refusal = match.game.refusal(state, seat, action)
        told = f"seat {seat}, action {action}: legal says {mask[action]}, refusal {refusal}"
        match.require(bool(mask[action]) == (refusal is None), told)
        if refusal is not None:
            _check_refused(match, state, seat, action)


def _check_refused(match: Match, state: GameState, seat: int, action: int) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        said = error.refusal
        match.require(bool(said.rule and said.reason), f"seat {seat}, action {action}: a refusal without reason")
    except OverflowError:
        match.require(max(abs(seat), abs(action)) >= 2**31, f"seat {seat}, action {action}: OverflowError")
    else:
        raise match.failure(f"seat {seat}, action {action} is not legal, and was taken")


def _check_strangers(match: Match, state: GameState) -> None:
    rules = match.game.rules
    for seat in (*STRANGE_SEATS, rules.seats):
        _check_refused(match, state, seat, 0)
        for name, ask in _asked_of_strangers(state, seat).items():
            _check_turned_away(match, name, seat, ask)
    for action in (*STRANGE_ACTIONS, rules.actions):
        for seat in match.seats:
            _check_refused(match, state, seat, action)


def _check_turned_away(match: Match, name: str, seat: int, ask: Callable[[], object]) -> None:
    try:
        ask()
    except (IllegalAction, OverflowError):
        return
    raise match.failure(f"{name} of seat {seat}, which is not in the match, was answered")


def _asked_of_strangers(state: GameState, seat: int) -> dict[str, Callable[[], object]]:
    return {
        "legal": lambda: state.legal(seat),
        "choices": lambda: state.choices(seat),
        "refuse": lambda: state.refuse(seat, 0),
        "observe": lambda: state.observe(seat),
        "evaluate": lambda: state.evaluate(seat),
        "conceal": lambda: state.conceal(seat),
        "determinise": lambda: state.determinise(seat, 1),
    }


@check
def check_notation(match: Match) -> None:
    """Every legal action has a notation of its own that is read back as the same action."""
    game = match.game
    for moment in looks(match):
        state = moment.state
        for seat in match.seats:
            written = {action: game.format(state, seat, action) for action in state.choices(seat)}
            match.same(len(set(written.values())), len(written), f"seat {seat}: two actions share a notation")
            for action, text in written.items():
                match.require(text == text.strip() and text.isprintable() and bool(text), f"notation {text!r}")
                match.same(game.parse(state, seat, text), action, f"seat {seat}: {text!r} is read as another action")
        for text in NO_NOTATION:
            _check_unreadable(match, state, text)


def _check_unreadable(match: Match, state: GameState, text: str) -> None:
    try:
        action = match.game.parse(state, 0, text)
    except NotationError:
        return
    raise match.failure(f"{text!r} is no notation, yet it was read as action {action}")


@check
def check_views(match: Match) -> None:
    """Views are plain data for every seat and the spectator; who has no seat in the match has no view."""
    game = match.game
    for moment in looks(match):
        for seat in (*match.seats, None):
            seen = game.view(moment.state, seat)
            match.same(json.loads(json.dumps(seen)), seen, f"the view of seat {seat} is no plain data")
        for stranger in (-1, len(match.seats), *STRANGE_SEATS):
            _check_stranger_sees_nothing(match, moment.state, stranger)


def _check_stranger_sees_nothing(match: Match, state: GameState, stranger: int) -> None:
    game = match.game
    _check_turned_away(match, "view", stranger, lambda: game.view(state, stranger))
    try:
        told = game.events_for(state, stranger)
    except IllegalAction:
        return
    match.same(told, game.events_for(state, None), f"seat {stranger}, which is not in the match, is told secrets")
