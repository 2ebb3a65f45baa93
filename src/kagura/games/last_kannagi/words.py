"""Decisions in words."""

from __future__ import annotations

from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLUMN_NAMES, KIND_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.rules.move import step_cost
from kagura.games.last_kannagi.rules.time import is_last_day
from kagura.games.last_kannagi.rules.turn import card_of, hours_of, kind_of, level_of
from kagura.games.last_kannagi.state import State

_SOURCE_NAMES = ("storage", "body")


def describe(s: State, seat: int, action: int, texts: Texts) -> str:
    """The action as a sentence in the language of `texts`."""
    if action < k.REST:
        return _main(s, seat, action, texts)
    if action == k.REST:
        return texts.say("action-pass") if is_last_day(s) else texts.say("action-rest", hours=s.content.rest_hours)
    if action == k.STOP:
        return texts.say("action-stop")
    if action < k.ANSWER_A:
        return _go(s, seat, action - k.GO, texts)
    if action < k.COLOUR:
        return texts.say(f"action-prayer-{s.level + 1}{'ab'[action - k.ANSWER_A]}")
    if action < k.NUMBER:
        return _colour(s, action - k.COLOUR, texts)
    if action < k.TAKE_CHARACTER:
        return _number(s, action - k.NUMBER, texts)
    if action < k.REVEAL:
        return texts.say("action-pick", character=texts.say("character-" + CHARACTER_NAMES[action - k.TAKE_CHARACTER]))
    card = s.hand[seat][action - k.REVEAL]
    return texts.say("action-reveal", card=card, condition=texts.say(f"revelation-{card}"))


def _main(s: State, seat: int, action: int, texts: Texts) -> str:
    level, card = level_of(action), card_of(action)
    name = f"action-{KIND_NAMES[kind_of(action)]}"
    hours = hours_of(s, seat, level, card)
    return texts.say(name + ("-with-card" if card else ""), level=LEVEL_NAMES[level], hours=hours)


def _go(s: State, seat: int, space: int, texts: Texts) -> str:
    return texts.say("action-go", space=space, cost=step_cost(s, seat, space))


def _colour(s: State, colour: int, texts: Texts) -> str:
    name = texts.say("colour-" + COLUMN_NAMES[colour])
    return texts.say("action-column" if s.pending == k.BCOL else "action-colour", colour=name)


def _number(s: State, n: int, texts: Texts) -> str:
    if s.pending == k.PAY:
        name = "action-pay-purple" if s.column == k.PURPLE else "action-pay"
        return texts.say(name, n=n)
    colour = texts.say("colour-" + COLUMN_NAMES[s.cursor % k.COLOURS])
    if s.pending == k.DIVERT:
        return texts.say("action-divert", n=n, colour=colour)
    if s.pending == k.PNUM:
        return texts.say("action-purify", n=n, colour=colour)
    source = texts.say("zone-" + _SOURCE_NAMES[s.cursor // k.COLOURS])
    return texts.say("action-dedicate", n=n, colour=colour, source=source)
