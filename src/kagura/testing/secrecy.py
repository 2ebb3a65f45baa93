"""Checks that nothing a seat gets depends on what it cannot know, and that samples of that agree with it.

Two states that differ only in what a viewer cannot know are made from one: a *twin* has the hidden
parts of a sample and the random numbers of the true state.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from typing import Any

from kagura.core.checked import OutOfRange
from kagura.core.errors import IllegalAction
from kagura.core.rng import MASK_32
from kagura.core.state import GameState
from kagura.testing.browser import offer_of, told_of
from kagura.testing.match import LOOK_EVERY, NOBODY, Match, Moment, check, invariants_broken, looks, walk

Viewer = int | None
CONTINUE_EVERY = 25
#: Offers, and the reason for a choice, which takes a search, are looked at every so many decisions.
OFFERS_EVERY = 3 * LOOK_EVERY
#: So many samples with hidden parts that all hit the truth are no accident.
SUSPICIOUS = 20
#: Other decisions that are tried instead of one.
ALTERNATIVES = 3
ANOTHER_KEY = 0x5DEECE66D
#: The fields of `kagura.core.rng.Drawing`: all that decides the random numbers to come.
RANDOM_FIELDS = ("key_low", "key_high", "draws", "spare")


def sample_of(match: Match, state: GameState, viewer: Viewer, key: int) -> GameState:
    """The state with what the viewer cannot know sampled; for a spectator, what nobody knows in common."""
    seats = match.seats if viewer is None else (viewer,)
    for seat in seats:
        state = state.determinise(seat, key + seat * (MASK_32 + 2))
    return state


def with_random_numbers(sample: GameState, state: GameState) -> GameState:
    """The sample with the coming random numbers of the true state, keeping events."""
    record, true = sample.fields.copy(), state.fields
    for name in RANDOM_FIELDS:
        setattr(record, name, getattr(true, name))
    return sample.engine.adopt(record, events=True)


def twin_of(match: Match, state: GameState, viewer: Viewer, key: int) -> GameState:
    """A state that differs from the true one only in what the viewer cannot know."""
    return with_random_numbers(sample_of(match, state, viewer, key), state)


def payload(match: Match, state: GameState, viewer: Viewer) -> dict[str, Any]:
    """Everything that the viewer is sent about a state, channel by channel (events apart)."""
    game = match.game
    sent: dict[str, Any] = {
        "view": json.dumps(game.view(state, viewer)),
        "acting": state.acting(),
        "over": state.over,
        "outcome": game.outcome(state),
    }
    if viewer is None:
        return sent
    choices = state.choices(viewer)
    if match.decision % OFFERS_EVERY == 0:
        sent |= _offered(match, state, viewer, choices)
    return sent | {
        "legal": state.legal(viewer),
        "refusal numbers": [state.refuse(viewer, action) for action in range(game.rules.actions)],
        "refusals": [game.refusal(state, viewer, action) for action in match.some_actions()],
        "notation": [game.format(state, viewer, action) for action in choices],
        "observation": state.observe(viewer).tobytes(),
        "conceal": state.conceal(viewer).bytes(),
        "determinise": state.determinise(viewer, ANOTHER_KEY).bytes(),
    }


def _offered(match: Match, state: GameState, seat: int, choices: list[int]) -> dict[str, Any]:
    """What a browser is sent of the choices of a seat."""
    texts, known = match.game.texts(), state.conceal(seat)
    return {
        "offer": offer_of(match, known, seat, texts),
        "reasons": [match.game.reason(known, seat, action, texts) for action in choices[:1]],
    }


@check
def check_secrecy(match: Match) -> None:
    """States that differ only in what a viewer cannot know give it the same in every channel."""
    viewers: tuple[Viewer, ...] = (*match.seats, None)
    twins: dict[Viewer, GameState] = {}
    for moment in walk(match):
        state = moment.state
        for viewer, twin in twins.items():
            _check_told(match, state, twin, viewer)
        twins = {}
        for viewer in viewers if match.is_looking else ():
            twin = twin_of(match, state, viewer, match.decision)
            expected, found = payload(match, state, viewer), payload(match, twin, viewer)
            for channel, sent in expected.items():
                match.same(found[channel], sent, f"what seat {viewer} cannot know changes its {channel}")
            if _goes_on(twin, moment):
                twins[viewer] = twin


def _goes_on(twin: GameState, moment: Moment) -> bool:
    """Take the decision in the twin too, if it can be taken there."""
    if moment.seat < 0 or twin.refuse(moment.seat, moment.action):
        return False
    twin.apply(moment.seat, moment.action)
    return True


def _check_told(match: Match, state: GameState, twin: GameState, viewer: Viewer) -> None:
    """After one decision in both: the viewer is told of a difference iff it sees one."""
    game = match.game
    is_told_same = game.events_for(state, viewer) == game.events_for(twin, viewer)
    is_seen_same = game.view(state, viewer) == game.view(twin, viewer)
    match.require(is_told_same or not is_seen_same, f"events tell seat {viewer} what it cannot know")
    match.require(is_seen_same or not is_told_same, f"seat {viewer} sees a change that no event tells it")
    if is_told_same:
        told, expected = (told_of(match, each, viewer, game.texts()) for each in (twin, state))
        match.same(told, expected, f"what seat {viewer} cannot know changes what it is told")


@check
def check_knowledge(match: Match) -> None:
    """What a seat gets can be worked out from its knowledge alone, which holds no trace of what is to come."""
    for moment in looks(match):
        state = moment.state
        record = state.fields.copy()
        record.key_low, record.key_high = ANOTHER_KEY & MASK_32, ANOTHER_KEY >> 32
        record.spare = ANOTHER_KEY & MASK_32
        other_future = state.engine.adopt(record)
        for seat in match.seats:
            knowledge = state.conceal(seat)
            expected, found = payload(match, state, seat), payload(match, knowledge, seat)
            for channel, sent in expected.items():
                match.same(found[channel], sent, f"{channel} of seat {seat} from its knowledge alone")
            sent = payload(match, other_future, seat)
            match.same(sent, expected, f"coming random numbers change what seat {seat} is sent")


@check
def check_samples(match: Match) -> None:
    """Samples agree with all that the seat has seen, are sound states, differ, and can be played on."""
    blind: dict[int, list[bool]] = {seat: [] for seat in match.seats}
    for moment in looks(match):
        state = moment.state
        for seat in match.seats:
            sample = state.determinise(seat, match.decision)
            _check_agrees(match, state, sample, seat)
            _check_unknown_future(match, state, sample, seat)
            if _has_hidden_part(state, seat):
                blind[seat].append(with_random_numbers(sample, state).bytes() == state.bytes())
            if match.decision % CONTINUE_EVERY == seat:
                _check_continues(match, sample)
    for seat, hits in blind.items():
        match.require(len(hits) < SUSPICIOUS or not all(hits), f"the samples of seat {seat} always hit the truth")


def _check_agrees(match: Match, state: GameState, sample: GameState, seat: int) -> None:
    game = match.game
    match.same(game.view(sample, seat), game.view(state, seat), f"the view of seat {seat} differs in its sample")
    match.same(sample.conceal(seat).bytes(), state.conceal(seat).bytes(), f"seat {seat}: knowledge of its sample")
    match.same(sample.legal(seat), state.legal(seat), f"seat {seat}: legal actions in its sample")
    match.same(invariants_broken(game, sample), [], f"broken invariants in a sample of seat {seat}")


def _check_unknown_future(match: Match, state: GameState, sample: GameState, seat: int) -> None:
    again, other = state.determinise(seat, match.decision), state.determinise(seat, ANOTHER_KEY)
    match.same(again.bytes(), sample.bytes(), f"seat {seat}: the same key gives another sample")
    match.require(other.bytes() != sample.bytes(), f"seat {seat}: another key gives the same sample")
    match.require(_key(sample) != _key(state), f"the sample of seat {seat} has the key of the match")


def _key(state: GameState) -> tuple[int, int]:
    return state.fields.key_low, state.fields.key_high


def _has_hidden_part(state: GameState, seat: int) -> bool:
    return with_random_numbers(state.conceal(seat), state).bytes() != state.bytes()


def _check_continues(match: Match, sample: GameState) -> None:
    twin = sample.copy()
    count = twin.playout(match.decision)
    match.require(twin.over and count <= match.most_decisions, f"a sample played on for {count} decisions")
    match.same(invariants_broken(match.game, twin), [], "broken invariants at the end of a sample played on")


# -- sealed decisions ---------------------------------------------------------------------------------


@check
def check_seals(match: Match) -> None:
    """A decision that a viewer can neither see nor work out is sealed from it; at the end nothing is."""
    taken: list[tuple[GameState, int, int]] = []
    for moment in looks(match):
        if moment.seat == NOBODY:
            _check_opened(match, moment.state, taken)
            continue
        before = moment.state.copy()
        taken.append((before, moment.seat, moment.action))
        after = _after(before, moment.seat, moment.action)
        for action in before.choices(moment.seat)[:ALTERNATIVES]:
            _check_sealed(match, before, moment, after, _after(before, moment.seat, action))


@check
def check_working_out(match: Match) -> None:
    """From what a seat knew it works out a state, or that the decision could not be: never anything else."""
    rules = match.game.engine(mode="checked")
    for moment in looks(match):
        for viewer in match.seats if moment.seat != NOBODY else ():
            known = rules.adopt(moment.state.conceal(viewer).fields)
            with contextlib.suppress(IllegalAction):
                _apply_known(match, known, moment, viewer)


def _apply_known(match: Match, known: GameState, moment: Moment, viewer: int) -> None:
    try:
        known.apply(moment.seat, moment.action)
    except OutOfRange as error:
        match.require(False, f"what seat {viewer} knows breaks the rules when played on: {error}")


def _after(before: GameState, seat: int, action: int) -> GameState:
    after = before.engine.with_events(before)
    after.apply(seat, action)
    return after


def _check_sealed(match: Match, before: GameState, moment: Moment, after: GameState, other: GameState) -> None:
    """`other`: what another decision would have led to. Its seat knows which it was; who else does not?"""
    game, seat = match.game, moment.seat
    if game.view(after, seat) == game.view(other, seat):
        return
    player = game.player_of(before, seat)
    for viewer in (*(each for each in match.seats if game.player_of(before, each) != player), None):
        sees = game.view(after, viewer) != game.view(other, viewer)
        hears = game.events_for(after, viewer) != game.events_for(other, viewer)
        if not sees and not hears:
            is_sealed = game.is_sealed(before, seat, moment.action, after, viewer)
            what = f"{game.format(before, seat, moment.action)} is not sealed, though seat {viewer} cannot see it"
            match.require(is_sealed, what)


def _check_opened(match: Match, end: GameState, taken: Sequence[tuple[GameState, int, int]]) -> None:
    for before, seat, action in taken:
        for viewer in (*match.seats, None):
            is_sealed = viewer != seat and match.game.is_sealed(before, seat, action, end, viewer)
            match.require(not is_sealed, f"{match.game.format(before, seat, action)} is sealed after the end")
