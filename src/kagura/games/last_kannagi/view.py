"""What a seat may see of a match, as plain data (K-INFO-1, K-INFO-2, K-INFO-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kagura.core.options import show
from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLUMN_NAMES, KIND_NAMES
from kagura.games.last_kannagi.outcome import ENDINGS, SOURCES, score_lines, winners_without
from kagura.games.last_kannagi.progress import progress
from kagura.games.last_kannagi.rules.belief import knows_hand
from kagura.games.last_kannagi.rules.blessing import is_received
from kagura.games.last_kannagi.rules.effects import resistance, supply_limit
from kagura.games.last_kannagi.rules.place import team
from kagura.games.last_kannagi.rules.revelation import is_met
from kagura.games.last_kannagi.rules.tokens import body_power, purple_weight
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.turns import order
from kagura.games.last_kannagi.world import SPACES

if TYPE_CHECKING:
    from kagura.games.last_kannagi.game import LastKannagi

LEVEL_3 = 3


def view(game: LastKannagi, state: GameState, seat: int | None) -> dict[str, Any]:
    """Everything that the seat (None: a spectator) may know."""
    s: State = state.fields
    seats = range(s.seats)
    return {
        "game": game.name,
        "seat": seat,
        "options": {name: show(value) for name, value in game.options_of(state).items()},
        "day": s.day,
        "stack": [other for other in s.stack if other < s.seats],
        "order": order(s) if s.end == k.RUNNING else [],
        "acting": list(state.acting()),
        "decision": k.DECISIONS[s.pending],
        "turn": _turn(s),
        "world": [_space(s, space) for space in range(SPACES)],
        "bag": list(s.bag),
        "impurity": sum(map(sum, s.tokens)),
        "level_3_shrines": sum(s.content.level[i] == LEVEL_3 and s.shrine[i] != k.NOBODY for i in range(SPACES)),
        "seats": [_seat(s, seat, other) for other in seats],
        "end": ENDINGS[s.end] or None,
        "saviour": _none(s.saviour),
        "outcome": _outcome(game, state),
    }


def _none(number: int) -> int | None:
    return None if number < 0 else number


def _turn(s: State) -> dict[str, Any] | None:
    """What is running, None while a main choice is pending."""
    if s.pending in (k.MAIN, k.PICK, k.OVER):
        return None
    return {
        "kind": KIND_NAMES[s.kind],
        "level": s.level,
        "in_form": bool(s.in_form),
        "power": s.power_left + s.spent,
        "power_left": s.power_left,
        "bonus": bool(s.bonus_move),
        "barred": _none(s.barred),
        "stepped": bool(s.stepped),
        "diverts_left": s.diverts_left,
        "held": list(s.held),
        "given": list(s.given),
        "cursor": s.cursor,
        "column": COLUMN_NAMES[s.column],
    }


def _space(s: State, space: int) -> dict[str, Any]:
    return {"tokens": list(s.tokens[space]), "shrine": _none(s.shrine[space])}


def _seat(s: State, viewer: int | None, seat: int) -> dict[str, Any]:
    has_character = s.character[seat] != k.NO_CHARACTER
    shrines = s.shrines[seat]
    received = [
        f"{'RBYP'[column]}{level + 1}"
        for column in range(k.BLESSING_COLUMNS)
        for level in range(s.content.blessing_levels[column])
        if is_received(s, seat, column, level)
    ]
    lines = score_lines(s, seat)
    on_blessings = sum(s.content.blessing_levels) - len(received)
    return {
        "seat": seat,
        "player": s.player[seat],
        "team": team(s, seat),
        "character": CHARACTER_NAMES[s.character[seat]] if has_character else None,
        "clock": s.clock[seat],
        "marker": s.marker[seat],
        "faith": s.faith[seat],
        "resistance": resistance(s, seat) if has_character else None,
        "body": list(s.body[seat]),
        "body_power": body_power(s, seat) if has_character else 0,
        "weights": _weights(s, seat),
        "storage": list(s.storage[seat]),
        "supply": s.supply[seat],
        "supply_limit": supply_limit(s, seat) if has_character else None,
        "received": received,
        "removed": s.content.chips - on_blessings - s.supply[seat] - shrines,
        "cards": s.cards[seat],
        "form": s.form[seat],
        "vp": s.vp[seat],
        "vp_by": dict(zip(SOURCES, s.vp_by[seat], strict=True)),
        "shrines": shrines,
        "lines": lines,
        "total": sum(lines.values()),
        "hand": _hand(s, viewer, seat),
    }


def _weights(s: State, seat: int) -> list[int]:
    """What a token of each colour weighs in the body of the seat (K-EFF-purple_body_weight)."""
    weights = list(s.content.power)
    if s.character[seat] != k.NO_CHARACTER:
        weights[k.PURPLE] = purple_weight(s, seat)
    return weights


def _hand(s: State, viewer: int | None, seat: int) -> list[dict[str, Any]]:
    """The revelation cards in dealt order; none before they are dealt, and none with `text_only`."""
    if s.opt_content != k.FULL or s.pending == k.PICK:
        return []
    return [_card(s, viewer, seat, slot) for slot in range(k.HAND)]


def _card(s: State, viewer: int | None, seat: int, slot: int) -> dict[str, Any]:
    """A revelation card: its number, whether it is fulfilled, and how far, only for those who know it."""
    card = s.hand[seat][slot]
    is_open = bool(s.face_up[seat][slot])
    if card == k.NO_CARD or not (is_open or (viewer is not None and knows_hand(s, viewer, seat))):
        return {"card": None, "face_up": False, "met": None, "have": None, "need": None}
    have, need = progress(s, seat, card)
    return {"card": card, "face_up": is_open, "met": is_met(s, seat, card), "have": have, "need": need}


def _without(s: State, lines: Sequence[Mapping[str, int]]) -> list[dict[str, Any]]:
    """For each score line that was worth something to somebody: who would have won without it."""
    counted = [line for line in lines[0] if any(own[line] for own in lines)]
    return [{"line": line, "winners": winners_without(s, line)} for line in counted]


def _outcome(game: LastKannagi, state: GameState) -> dict[str, Any] | None:
    found = game.outcome(state)
    if found is None:
        return None
    return {
        "scores": list(found.scores),
        "placing": list(found.placing),
        "winners": list(found.winners),
        "lines": [dict(lines) for lines in found.lines],
        "ending": found.ending,
        "without": _without(state.fields, found.lines),
    }
