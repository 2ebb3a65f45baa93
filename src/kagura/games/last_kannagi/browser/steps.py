"""Inside a move: where it can go on to, where it cannot, and whether it can stop."""

from __future__ import annotations

from kagura.core.offer import OfferedChoice, Why
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.browser.asked import Asked, Facts, Target
from kagura.games.last_kannagi.browser.reach import ENOUGH, ways
from kagura.games.last_kannagi.refusals import R_NOT_ADJACENT
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.move import body_room, can_jump, step_cost
from kagura.games.last_kannagi.rules.tokens import body_power, purple_weight
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.turns import order
from kagura.games.last_kannagi.world import ADJACENT, MAIN_SHRINE, NEIGHBOUR, OUTSIDE, SPACES


def steps(asked: Asked) -> list[OfferedChoice]:
    """The spaces of one step, the most useful first, then the stop, then all other spaces with why they are none."""
    near = _spaces(asked)
    found = [_go(asked, space) for space in near]
    found.sort(key=_usefulness)
    return [*found, _stop(asked), *_far(asked, {*near, asked.s.marker[asked.seat]})]


def _spaces(asked: Asked) -> list[int]:
    """Spaces that a person would look at: what can be entered, what is beside, where a jump leads."""
    s, seat = asked.s, asked.seat
    here = s.marker[seat]
    near = {space for space in NEIGHBOUR[here] if space != OUTSIDE}
    near |= {space for space in range(SPACES) if asked.legal[k.GO + space] or can_jump(s, seat, here, space)}
    return sorted(near)


def _usefulness(choice: OfferedChoice) -> tuple[int, int, int, int]:
    """Points first, then tokens, then what costs least."""
    facts = choice.facts
    return -facts.get("gains", {}).get("vp", 0), -sum(facts["tokens"]), facts["cost"], facts["space"]


def _go(asked: Asked, space: int) -> OfferedChoice:
    s, seat = asked.s, asked.seat
    tokens = list(s.tokens[space])
    cost = step_cost(s, seat, space)
    owner = s.shrine[space]
    facts: Facts = {
        "space": space,
        "cost": cost,
        "left": s.power_left - cost,
        "tokens": tokens,
        "body": body_power(s, seat) + _weight(asked, tokens),
        "resistance": resistance(s, seat),
        "shrine": None if owner == k.NOBODY else owner,
        "markers": [other for other in range(s.seats) if other != seat and s.marker[other] == space],
        "jump": not ADJACENT[s.marker[seat]][space],
    }
    label = asked.say("board-main-shrine") if space == MAIN_SHRINE else str(space)
    return asked.choice(k.GO + space, label, {"kind": "space", "space": space}, facts)


def _weight(asked: Asked, tokens: list[int]) -> int:
    """Power of tokens in the own body, as many red, blue and yellow diverted as may be (K-MOVE-15)."""
    s = asked.s
    rby = max(0, sum(tokens[: k.PURPLE]) - s.diverts_left)
    return rby * s.content.power[k.RED] + tokens[k.PURPLE] * purple_weight(s, asked.seat)


def _far(asked: Asked, near: set[int]) -> list[OfferedChoice]:
    """Spaces to which no single step leads (K-MOVE-3); each says what the way there costs at least."""
    s, seat = asked.s, asked.seat
    least = ways(s, seat, ENOUGH, ENOUGH)
    open_to_body = ways(s, seat, s.power_left, body_room(s, seat))
    rule, _ = asked.game.refusals[R_NOT_ADJACENT]
    args = {"left": s.power_left, "body": body_power(s, seat), "resistance": resistance(s, seat)}
    found: list[OfferedChoice] = []
    for space in range(SPACES):
        if space not in near:
            cost = open_to_body.get(space, least[space])
            why = Why(rule, asked.say(_bar(s, cost, space in open_to_body), cost=cost, **args))
            target: Target = {"kind": "far", "space": space}
            facts: Facts = {"space": space, "cost": cost}
            found.append(asked.choice(k.GO + space, g.place(asked.texts, space), target, facts, why))
    return found


def _bar(s: State, cost: int, is_open: bool) -> str:
    """What bars the way to a space of this least cost: its length, else the body, else the reach of one step."""
    if cost > s.power_left:
        return "board-far-power"
    return "board-far-steps" if is_open else "board-far-body"


def _stop(asked: Asked) -> OfferedChoice:
    s, seat = asked.s, asked.seat
    here = s.marker[seat]
    name = "board-stop" if s.stepped else "board-stay"
    target: Target = {"kind": "stop", "space": here}
    return asked.choice(
        k.STOP, asked.say(name, place=g.place(asked.texts, here)), target, {"left": s.power_left, "next": order(s)}
    )
