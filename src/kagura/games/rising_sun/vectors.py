"""Playing the worked examples of the specification (R-SCN-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kagura.core.errors import IllegalAction, PositionError
from kagura.core.state import GameState
from kagura.core.vectors import Mismatch, Vector, VectorError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.examples import PositionVector
from kagura.games.rising_sun.notation import format_action, parse_action
from kagura.games.rising_sun.position_state import position_state
from kagura.games.rising_sun.results import check_end, check_out, clan_name
from kagura.games.rising_sun.rules.asked import decision_of
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun


def run_vector(game: RisingSun, vector: Vector, mode: str | None) -> list[Mismatch]:
    """Play one example; an empty list means that everything was as it must be.

    Raises:
        VectorError: it is not in the notation.
        PositionError: its position cannot be.
    """
    if not isinstance(vector, PositionVector):
        raise VectorError(f"{vector.name}: is no example of this game")
    if vector.must_fail:
        return _must_fail(game, vector, mode)
    state = position_state(game, vector.tree, mode)
    found: list[Mismatch] = []
    for i, text in enumerate(vector.play):
        found += _check_legal(state, vector, str(i), text)
        mismatch = _play(game, state, text)
        if mismatch:
            return [*found, mismatch]
    if not state.over:
        return [*found, Mismatch("the run", "over", _asked(state))]
    return [*found, *check_end(state, vector), *check_out(state, vector)]


def _must_fail(game: RisingSun, vector: PositionVector, mode: str | None) -> list[Mismatch]:
    try:
        position_state(game, vector.tree, mode)
    except PositionError:
        return []
    return [Mismatch("the position", "refused", "accepted")]


def _asked(state: GameState) -> str:
    """Who is asked what."""
    s: State = state.fields
    return ", ".join(f"{clan_name(s, seat)} {d.DECISION_NAMES[decision_of(s, seat)]}" for seat in state.acting())


def _decision(state: GameState, text: str) -> tuple[int, str, int]:
    """Seat, decision and action of `koi BET-CLAN CLAN lotus`."""
    clan, _, rest = text.partition(" ")
    decision, _, action = rest.partition(" ")
    if clan not in k.CLAN_NAMES or decision not in d.DECISION_NAMES:
        raise VectorError(f"{text!r}: write clan, decision and action, such as `koi AMA YES`")
    return state.fields.seat_of[k.CLAN_NAMES.index(clan)], decision, parse_action(action)


def _play(game: RisingSun, state: GameState, text: str) -> Mismatch | None:
    seat, _, action = _decision(state, text)
    asked = "nothing" if state.over else _asked(state)
    wanted = " ".join(text.split()[:2])
    if wanted not in asked.split(", "):
        return Mismatch(text, wanted, asked)
    refusal = game.refusal(state, seat, action)
    if refusal:
        return Mismatch(text, "legal", str(refusal))
    state.apply(seat, action)
    return None


def _check_legal(state: GameState, vector: PositionVector, number: str, text: str) -> Iterator[Mismatch]:
    """The exact legal set, and some illegal actions, at a decision."""
    seat, _, _ = _decision(state, text)
    if number in vector.legal:
        wanted = sorted(vector.legal[number])
        found = sorted(format_action(action) for action in state.choices(seat))
        if wanted != found:
            yield Mismatch(f"legal.{number}", ", ".join(wanted), ", ".join(found))
    for name in vector.illegal.get(number, ()):
        action = parse_action(name)
        try:
            state.copy().apply(seat, action)
        except IllegalAction:
            continue
        yield Mismatch(f"illegal.{number}", f"{name} refused", "accepted")
