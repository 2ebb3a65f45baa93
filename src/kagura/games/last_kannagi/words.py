"""Decisions and events in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kagura.core.event import Event
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.best_dedication import half_vp_so_far, is_last_answer
from kagura.games.last_kannagi.effects import COLUMN_NAMES, KIND_NAMES, LEVEL_NAMES
from kagura.games.last_kannagi.notation import format_answer
from kagura.games.last_kannagi.rules.blessing import column_refusal
from kagura.games.last_kannagi.rules.build import build_power_needed
from kagura.games.last_kannagi.rules.move import move_power, step_cost
from kagura.games.last_kannagi.rules.prayer import branch_refusal
from kagura.games.last_kannagi.rules.time import is_last_day
from kagura.games.last_kannagi.rules.turn import card_of, hours_of, kind_of, level_of
from kagura.games.last_kannagi.state import Content, State

SOURCE_NAMES = ("storage", "body")
VP_SOURCE_NAMES = ("build", "blessing", "prayer", "dedication", "revelation")
ENDING_NAMES = ("", "a", "b", "c")


def describe(s: State, seat: int, action: int, texts: Texts) -> str:
    """The action as a sentence in the language of `texts`."""
    if action < k.REST:
        return _main(s, seat, action, texts)
    if action == k.REST:
        return texts.say("action-pass") if is_last_day(s) else _rest(s, texts)
    if action == k.STOP:
        return texts.say("action-stop" if s.stepped else "action-stay")
    if action < k.ANSWER_A:
        return _go(s, seat, action - k.GO, texts)
    if action < k.COLOUR:
        return _branch(s, seat, action - k.ANSWER_A, texts)
    if action < k.NUMBER:
        return _colour(s, seat, action - k.COLOUR, texts)
    if action < k.TAKE_CHARACTER:
        return _number(s, seat, action - k.NUMBER, texts)
    if action < k.REVEAL:
        return _pick(s, action - k.TAKE_CHARACTER, texts)
    card = s.hand[seat][action - k.REVEAL]
    condition = g.condition(texts, s.content, card) if card != k.NO_CARD else ""
    return texts.say("action-reveal", card=card, condition=condition, vp=s.content.card_vp[card])


def _rest(s: State, texts: Texts) -> str:
    return texts.say("action-rest", hours=texts.say("hours", n=s.content.rest_hours))


def _main(s: State, seat: int, action: int, texts: Texts) -> str:
    kind, level, card = kind_of(action), level_of(action), card_of(action)
    n = hours_of(s, seat, level, card)
    hours = texts.say("hours", n=n) if n else texts.say("hours-none")
    words = _ACTIONS[kind](s, seat, level, hours, texts)
    return texts.say("action-with-card", action=words) if card else words


def _move(s: State, seat: int, level: int, hours: str, texts: Texts) -> str:
    return texts.say("action-move", power=move_power(s, seat, level), hours=hours)


def _build(s: State, seat: int, level: int, hours: str, texts: Texts) -> str:
    need = build_power_needed(s, seat, s.marker[seat])
    if s.content.build_power[level] == k.UNLIMITED:
        return texts.say("action-build-any", need=need, hours=hours)
    return texts.say("action-build", power=build_power(s.content, level, texts), need=need, hours=hours)


def build_power(content: Content, level: int, texts: Texts) -> str:
    """Build power of a level, as it is shown."""
    power = content.build_power[level]
    return texts.say("unlimited") if power == k.UNLIMITED else str(power)


def _prayer(s: State, seat: int, level: int, hours: str, texts: Texts) -> str:
    """Both prayers, or the one that is possible now; of an impossible action all that it could be."""
    there = [branch for branch in (0, 1) if s.content.prayer[level][branch][0][0] != k.EFF_NONE]
    possible = [branch for branch in there if branch_refusal(s, seat, level, branch) == 0] or there
    told = [g.prayer(texts, s.content, level, branch) for branch in possible]
    if len(told) == 1:
        return texts.say("action-prayer-ex", a=told[0], hours=hours)
    return texts.say("action-prayer", a=told[0], b=told[1], hours=hours)


def _blessing(s: State, seat: int, level: int, hours: str, texts: Texts) -> str:
    bits = sum(1 << column for column in range(k.BLESSING_COLUMNS) if column_refusal(s, seat, column, level) == 0)
    if not bits:
        return texts.say("action-blessing-none", level=level + 1, hours=hours)
    return texts.say("action-blessing", level=level + 1, columns=g.colours(texts, bits), hours=hours)


def _dedication(s: State, _seat: int, level: int, hours: str, texts: Texts) -> str:
    return texts.say("action-dedication", tokens=s.content.dedication_tokens[level], hours=hours)


_ACTIONS: tuple[Callable[[State, int, int, str, Texts], str], ...] = (_move, _build, _prayer, _blessing, _dedication)


def _go(s: State, seat: int, space: int, texts: Texts) -> str:
    there, cost = g.place(texts, space), step_cost(s, seat, space)
    if any(s.tokens[space]):
        return texts.say("action-go-absorb", place=there, tokens=g.tokens(texts, s.tokens[space]), cost=cost)
    return texts.say("action-go", place=there, cost=cost)


def _colour(s: State, seat: int, colour: int, texts: Texts) -> str:
    name = texts.say("colour-" + COLUMN_NAMES[colour])
    if s.pending != k.BCOL:
        return _with_loss(texts.say("action-colour", colour=name), _lost(s, seat, colour, 1), texts)
    parts = g.reward(texts, s.content, s.opt_content, s.character[seat], colour, s.level)
    cost = s.content.blessing_cost[colour][s.level]
    return texts.say(
        "action-column", colour=name, level=s.level + 1, cost=_cost(colour, cost, texts), reward=g.listed(texts, parts)
    )


def _cost(colour: int, n: int, texts: Texts) -> str:
    return g.tokens(texts, [n if c == colour else 0 for c in range(k.COLOURS)])


def _branch(s: State, seat: int, branch: int, texts: Texts) -> str:
    """A prayer; where all that it could purify finds no room, it says so."""
    text = g.prayer(texts, s.content, s.level, branch)
    row = s.content.prayer[s.level][branch][0]
    if row[0] != k.EFF_PURIFY_ONE:
        return text
    losses = [_lost(s, seat, c, 1) for c in range(k.COLOURS) if row[1] >> c & 1 and s.body[seat][c]]
    return _with_loss(text, min(losses, default=0), texts)


def _lost(s: State, seat: int, colour: int, n: int) -> int:
    """Of n tokens of a colour, those for which the storage has no room (K-COMP-4)."""
    return max(0, s.storage[seat][colour] + n - s.content.storage_cap)


def _with_loss(text: str, n: int, texts: Texts) -> str:
    return texts.say("action-without-room", action=text, n=n) if n else text


def _number(s: State, seat: int, n: int, texts: Texts) -> str:
    if s.pending == k.PAY:
        return texts.say("action-pay", tokens=g.payment(texts, payment(s, n)))
    colour = texts.say("colour-" + COLUMN_NAMES[s.cursor % k.COLOURS])
    if s.pending == k.DIVERT:
        return texts.say("action-divert", n=n, colour=colour)
    if s.pending == k.PNUM:
        return _with_loss(texts.say("action-purify", n=n, colour=colour), _lost(s, seat, s.cursor, n), texts)
    words = texts.say("action-dedicate", n=n, colour=colour, source=zone(s.cursor // k.COLOURS, texts))
    half = half_vp_so_far(s, n)
    if is_last_answer(s, seat, n):
        half -= half % 2
    return texts.say("action-dedicate-points", action=words, vp=g.points(half))


def payment(s: State, n: int) -> list[int]:
    """The tokens of a payment in which n tokens (or sets) stand in for others (K-BLESS-6, K-BLESS-7)."""
    cost = s.content.blessing_cost[s.column][s.level]
    paid = [0] * k.COLOURS
    if s.column == k.PURPLE:
        paid = [n, n, n, cost - n]
    else:
        paid[s.column], paid[k.PURPLE] = cost - n, n
    return [max(0, count) for count in paid]


def zone(number: int, texts: Texts) -> str:
    """The storage (0) or the body (1)."""
    return texts.say("zone-" + SOURCE_NAMES[min(number, 1)])


def _pick(s: State, ch: int, texts: Texts) -> str:
    blessing = g.listed(texts, g.personal(texts, s.content, s.opt_content, ch))
    return texts.say("action-pick", character=g.character(texts, ch), blessing=blessing)


# -- events ---------------------------------------------------------------------------------------

#: Told by what stands beside them, or seen on the board.
UNTOLD = {
    *("clock", "turn", "start-order", "world-drawn", "character", "personal", "dealt"),
    *("fulfilled", "form-action"),
}


def is_untold(event: Event, viewer: int | None) -> bool:
    """Whether an event needs no sentence for this viewer."""
    if event.name == "vp":
        return bool(event.args["source"] == k.VP_REVELATION)
    if event.name == "sole-answer":
        return event.seat != viewer
    return event.name in UNTOLD


def phrase(event: Event, content: Content, texts: Texts) -> str:
    """What an event says of its subject, who is named before it."""
    return texts.say("event-" + event.name, **event_args(event, content, texts))


def event_args(event: Event, content: Content, texts: Texts) -> dict[str, Any]:
    """The arguments of an event's sentence: its numbers, and those of them that need it in words."""
    args: dict[str, Any] = dict(event.args)
    if "red" in args:
        args["tokens"] = g.tokens(texts, token_counts(event))
    for name, show in _SHOWN.items():
        if name in args:
            args |= show(args[name], content, texts)
    if event.name == "main":
        args["level"] = LEVEL_NAMES[args["level"]]
    elif event.name == "blessing":
        args["level"] += 1
    elif event.name == "start-order":
        args["place"] = event.seat + 1
    return args


def token_counts(event: Event) -> Sequence[int]:
    """The tokens that an event speaks of, by colour."""
    return [event.args[colour] for colour in COLUMN_NAMES]


_Show = Callable[[int, Content, Texts], dict[str, Any]]
_SHOWN: dict[str, _Show] = {
    "space": lambda n, _, texts: {"place": g.place(texts, n), "to": g.place(texts, n)},
    "from": lambda n, _, texts: {"from": g.place(texts, n)},
    "from-body": lambda n, _, texts: {"zone": zone(n, texts)},
    "kind": lambda n, _, texts: {"action": texts.say("kind-" + KIND_NAMES[n])},
    "hours": lambda n, _, texts: {"hours": texts.say("hours", n=n)},
    "clock": lambda n, content, _: {"hour": n % content.hours_per_day},
    "column": lambda n, _, texts: {"colour": texts.say("colour-" + COLUMN_NAMES[n])},
    "character": lambda n, _, texts: {"character": g.character(texts, n)},
    "card": lambda n, content, texts: {"condition": g.condition(texts, content, n)},
    "source": lambda n, _, texts: {"source": texts.say("source-" + VP_SOURCE_NAMES[n])},
    "trigger": lambda n, _, texts: {"ending": texts.say("ending-" + ENDING_NAMES[n])},
    "answer": lambda n, _, __: {"answer": format_answer(n)},
    "player": lambda n, _, __: {"player": n + 1},
}
