"""The main choice: five actions by level, with and without a card, and rest."""

from __future__ import annotations

from typing import Any

from kagura.core.offer import OfferedChoice
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.best_dedication import best_vp
from kagura.games.last_kannagi.browser.asked import Asked, Facts, Target
from kagura.games.last_kannagi.browser.reach import reach
from kagura.games.last_kannagi.browser.stage_boards import build_label
from kagura.games.last_kannagi.effects import COLOUR_LETTERS, COLUMN_NAMES, KIND_NAMES
from kagura.games.last_kannagi.rules.blessing import column_refusal
from kagura.games.last_kannagi.rules.build import build_power_needed, site_refusal
from kagura.games.last_kannagi.rules.dedication import source_count, sources
from kagura.games.last_kannagi.rules.move import move_power
from kagura.games.last_kannagi.rules.prayer import branch_refusal
from kagura.games.last_kannagi.rules.time import day_ends_at, is_last_day
from kagura.games.last_kannagi.rules.turn import card_of, hours_of, kind_of, level_of
from kagura.games.last_kannagi.tables import BRANCH_NAMES
from kagura.games.last_kannagi.turns import landing


def main_choices(asked: Asked) -> list[OfferedChoice]:
    """All 45 actions in the order of the matrix, and rest (on the last day: pass)."""
    ends = reach(asked.s, asked.seat, max(move_power(asked.s, asked.seat, level) for level in range(k.LEVELS)))
    lands = {hours: _lands(asked, hours) for hours in _all_hours(asked)}
    cells = {(kind, level): _CELLS[kind](asked, level) for kind in range(k.KINDS) for level in range(k.LEVELS)}
    found = []
    for action in range(k.REST):
        kind, level, card = kind_of(action), level_of(action), card_of(action)
        hours = hours_of(asked.s, asked.seat, level, card)
        label, facts = cells[kind, level]
        target: Target = {"kind": "main", "action": KIND_NAMES[kind], "level": level, "card": bool(card)}
        timed: Facts = {"hours": hours} | lands[hours] if hours else {"hours": None}
        if kind == k.MOVE:
            timed["reach"] = {str(space): cost for space, cost in ends.items() if cost <= facts["power"]}
        found.append(asked.choice(action, label, target, {**timed, **facts}))
    return [*found, _rest(asked)]


def _all_hours(asked: Asked) -> set[int]:
    """Every number of hours that an action can take here."""
    s, seat = asked.s, asked.seat
    return {hours_of(s, seat, level, card) for level in range(k.LEVELS) for card in range(2)} - {0}


def _lands(asked: Asked, hours: int) -> Facts:
    """Where the own clock lands, on whom, and who acts next then."""
    there = landing(asked.s, asked.seat, hours)
    return {
        "lands": {"clock": there.clock, "day": there.day, "hour": there.hour, "on": there.below},
        "next": there.order,
    }


def _rest(asked: Asked) -> OfferedChoice:
    s, seat = asked.s, asked.seat
    is_pass = is_last_day(s)
    hours = day_ends_at(s) - s.clock[seat] if is_pass else s.content.rest_hours
    label = asked.say("board-pass" if is_pass else "board-rest")
    # a pass is the seat's last decision, and cannot be taken back once the others have gone on
    facts: Facts = {"hours": hours, "final": is_pass, **_lands(asked, hours)}
    return asked.choice(k.REST, label, {"kind": "rest"}, facts)


# -- what a cell of the matrix shows ----------------------------------------------------------------


Cell = tuple[str, dict[str, Any]]


def _move(asked: Asked, level: int) -> Cell:
    power = move_power(asked.s, asked.seat, level)
    return asked.say("board-move", power=power), {"power": power}


def _build(asked: Asked, level: int) -> Cell:
    """The power there is, and, where something can be built, what it needs and what it is worth."""
    s, seat = asked.s, asked.seat
    power = s.content.build_power[level]
    facts: dict[str, Any] = {"power": None if power == k.UNLIMITED else power, "need": None}
    if site_refusal(s, seat) == 0:
        space = s.marker[seat]
        facts |= {"need": build_power_needed(s, seat, space), "vp": s.content.build_vp[s.content.level[space]]}
    return build_label(power, asked.texts), facts


def _prayer(asked: Asked, level: int) -> Cell:
    """Both prayers, and which of them are possible."""
    s = asked.s
    rows = [branch[0] for branch in s.content.prayer[level] if branch[0][0] != k.EFF_NONE]
    label = " / ".join(g.effect(asked.texts, row, "short") for row in rows)
    possible = {BRANCH_NAMES[i]: branch_refusal(s, asked.seat, level, i) == 0 for i in range(len(rows))}
    return label, {"branches": possible}


def _blessing(asked: Asked, level: int) -> Cell:
    """The colours that can be had, else the faith that is needed."""
    s, seat = asked.s, asked.seat
    faith = s.content.faith_required[level]
    can = [c for c in range(k.BLESSING_COLUMNS) if column_refusal(s, seat, c, level) == 0]
    facts = {"faith": faith, "columns": [COLUMN_NAMES[c] for c in can]}
    if s.faith[seat] < faith or not can:
        return asked.say("board-faith", n=faith), facts
    return " ".join(COLOUR_LETTERS[c] for c in can), facts


def _dedication(asked: Asked, level: int) -> Cell:
    """How many tokens can be given, and what they are worth at best."""
    s, seat = asked.s, asked.seat
    have = sum(source_count(s, seat, source) for source in range(sources(s, seat)))
    most = s.content.dedication_tokens[level]
    tokens = min(most, have)
    vp = best_vp(s, seat, most)
    label = asked.say("board-dedicate", n=tokens, vp=vp) if tokens else asked.say("menu-tokens", n=most)
    return label, {"tokens": tokens, "most": most, "best_vp": vp}


_CELLS = (_move, _build, _prayer, _blessing, _dedication)
