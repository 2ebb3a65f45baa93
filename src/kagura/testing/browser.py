"""The check of what a game gives a browser: stage, offers, sentences."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from kagura.core.errors import KaguraError
from kagura.core.offer import Offer, OfferedChoice, OfferedRun
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES, Texts
from kagura.testing.match import LOOK_EVERY, Match, check, looks

#: A reason takes a search.
REASONS_EVERY = 4 * LOOK_EVERY


def offer_of(match: Match, known: GameState, seat: int, texts: Texts) -> Offer | None:
    """What the seat is asked; None if it is not asked, or if the game is not shown in a browser."""
    if not known.choices(seat):
        return None
    try:
        return match.game.offer(known, seat, texts)
    except KaguraError:
        return None


def told_of(match: Match, state: GameState, viewer: int | None, texts: Texts) -> list[str]:
    """The last decision in sentences; nothing if the game is not shown in a browser."""
    game = match.game
    try:
        return game.narrate(game.view(state, viewer), game.events_for(state, viewer), texts, state.engine)
    except KaguraError:
        return []


@check
def check_browser(match: Match) -> None:
    """A browser gets every legal choice once and why others are not, sentences for all, and the same each time."""
    game, texts = match.game, [match.game.texts(language) for language in LANGUAGES]
    try:
        stages = [game.stage(match.new().engine, own) for own in texts]
    except KaguraError:
        return
    for own, stage in zip(texts, stages, strict=True):
        match.same(game.stage(match.new().engine, own), stage, f"{own.language}: the stage changes")
        _check_plain(match, own.language, "the stage", stage)
    for moment in looks(match):
        for own in texts:
            _check_told(match, moment.state, own)
            if match.decision % LOOK_EVERY == 0:
                for seat in match.seats:
                    _check_offer(match, moment.state.conceal(seat), seat, own)


def _check_told(match: Match, state: GameState, texts: Texts) -> None:
    for viewer in (*match.seats, None):
        told, events = told_of(match, state, viewer, texts), match.game.events_for(state, viewer)
        match.same(len(told), len(events), f"{texts.language}: sentences for the events of seat {viewer}")
        for text in told:
            _check_words(match, texts.language, "a sentence", text or "-")
        heading = match.game.heading(match.game.view(state, viewer), texts)
        _check_words(match, texts.language, "a heading", heading or "-")


def _check_offer(match: Match, known: GameState, seat: int, texts: Texts) -> None:
    before = known.bytes()
    offer = offer_of(match, known, seat, texts)
    if offer is None:
        match.require(not known.choices(seat), f"seat {seat} is not offered what it may do")
        return
    match.same(known.bytes(), before, f"an offer to seat {seat} changes what it knows")
    again = offer_of(match, known, seat, texts)
    match.same(again, offer, f"the offer to seat {seat} changes")
    _check_plain(match, texts.language, "an offer", asdict(offer))
    _check_words(match, texts.language, "a question", offer.question)
    possible = [choice.action for choice in offer.choices if choice.why is None]
    match.same(sorted(possible), known.choices(seat), f"choices offered to seat {seat}")
    _check_order(match, offer)
    for choice in offer.choices:
        _check_choice(match, known, seat, choice, texts)
    for run in offer.runs:
        _check_run(match, known, seat, run, texts)


def _check_run(match: Match, known: GameState, seat: int, run: OfferedRun, texts: Texts) -> None:
    """Several decisions can be taken one after the other, as far as the seat knows."""
    match.require(len(run.actions) > 1, f"{run.label} is one decision alone")
    state = known.copy()
    for action in run.actions:
        match.require(action in state.choices(seat), f"{run.label} asks for what is not possible")
        state.apply(seat, action)
    for what, text in (("label", run.label), ("words", run.words), ("notation", run.notation)):
        _check_words(match, texts.language, f"the {what} of {run.label}", text)


def _check_order(match: Match, offer: Offer) -> None:
    actions = [choice.action for choice in offer.choices]
    match.same(len(set(actions)), len(actions), "an action is offered twice")
    targets = [json.dumps(choice.target, sort_keys=True) for choice in offer.choices]
    match.same(len(set(targets)), len(targets), "two choices belong to the same place")
    refused = [choice.why is not None for choice in offer.choices]
    match.same(sorted(refused), refused, "possible choices are not first")


def _check_choice(match: Match, known: GameState, seat: int, choice: OfferedChoice, texts: Texts) -> None:
    game, language = match.game, texts.language
    match.same(choice.notation, game.format(known, seat, choice.action), "notation of a choice")
    match.same(choice.words, game.describe(known, seat, choice.action, texts), "words of a choice")
    match.require(bool(choice.target.get("kind")), f"{choice.notation} has no kind of target")
    _check_words(match, language, f"the label of {choice.notation}", choice.label)
    if choice.why is None:
        if choice.action not in match.some_actions() or match.decision % REASONS_EVERY:
            return
        reason = game.reason(known, seat, choice.action, texts)
        _check_words(match, language, f"the reason for {choice.notation}", reason)
        return
    refusal = game.refusal(known, seat, choice.action)
    assert refusal is not None
    match.same(choice.why.rule, refusal.rule, f"rule that forbids {choice.notation}")
    _check_words(match, language, f"why {choice.notation} is not possible", choice.why.text)
    match.require(refusal.rule not in choice.why.text, f"{language}: {choice.why.text!r} names its rule again")


def _check_plain(match: Match, language: str, what: str, data: Mapping[str, Any]) -> None:
    """Plain data: it reads the same after a way through JSON, and no text has a hole in it."""
    text = json.dumps(data, ensure_ascii=False)
    match.same(json.loads(text), _lists(data), f"{language}: {what} after a way through JSON")
    match.require("\N{REPLACEMENT CHARACTER}" not in text, f"{language}: {what} has a text that is broken")


def _lists(data: Any) -> Any:
    """The data with lists for tuples."""
    if isinstance(data, Mapping):
        return {name: _lists(value) for name, value in data.items()}
    return [_lists(value) for value in data] if isinstance(data, list | tuple) else data


def _check_words(match: Match, language: str, what: str, text: str) -> None:
    is_fine = bool(text.strip()) and "{" not in text and "\N{REPLACEMENT CHARACTER}" not in text
    match.require(is_fine, f"{language}: {what} reads {text!r}")
