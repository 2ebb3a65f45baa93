"""What is only looked at: moments of the past, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kagura.bots import decision_key
from kagura.core.state import GameState
from kagura.server.lines import lines
from kagura.server.live import Live
from kagura.server.protocol import AskHint, Hint, Moment, Past
from kagura.server.refused import Refused
from kagura.server.render import Reader, View, texts_of

if TYPE_CHECKING:
    from kagura.server.service import Service

EVERYTHING = -1


async def past(live: Live, reader: Reader, message: Moment) -> Past:
    """The table after so many decisions, as the reader may see it."""
    fold = live.fold
    if not fold.started:
        raise Refused("not-started")
    told = lines(fold, reader.player)
    if message.to > told.last:
        raise Refused("no-moment", last=told.last)
    state = fold.match.at(told.decisions[message.to])
    return Past(
        id=message.id,
        to=message.to,
        view=_view(live, reader, message, state),
        acting=list(state.acting()),
        digest=state.digest() if fold.lies_open else None,
    )


def _view(live: Live, reader: Reader, message: Moment, state: GameState) -> dict[str, Any]:
    game, seat = live.fold.match.game, View(live.fold, reader).seat
    if message.eyes is None:
        return game.view(state, seat)
    if not live.fold.lies_open:
        raise Refused("not-over")
    if message.eyes == EVERYTHING:
        return open_view(live, state)
    if message.eyes not in live.fold.match.seats:
        raise Refused("no-seat")
    return game.view(state, message.eyes)


def open_view(live: Live, state: GameState) -> dict[str, Any]:
    """All that somebody at the table knew."""
    game = live.fold.match.game
    shown = game.view(state, None)
    merged: dict[str, Any] = shown
    for seat in live.fold.match.seats:
        merged = _merged(merged, game.view(state, seat))
    return merged | {"seat": shown.get("seat")}


def _merged(one: Any, other: Any) -> Any:
    """What one view leaves blank, the other may fill in."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return {name: _merged(value, other[name]) for name, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merged(*pair) for pair in zip(one, other, strict=True)]
    return other if one is None or one is False else one


async def hint(service: Service, live: Live, reader: Reader, message: AskHint) -> Hint:
    """What a bot with the knowledge of the seat would do, and why."""
    fold, match = live.fold, live.fold.match
    if not fold.begun.hints:
        raise Refused("no-hints")
    if not fold.started or fold.over:
        raise Refused("over" if fold.over else "not-started")
    if reader.player is None or message.seat not in match.seats_of(reader.player):
        raise Refused("not-your-seat")
    known, seq, game = match.state.conceal(message.seat), fold.number_of(reader.player, fold.seq), match.game
    if not known.choices(message.seat):
        raise Refused("not-asked")
    key = decision_key(fold.begun.seed, message.seat, lines(fold, reader.player).last)
    action = await service.tables.bots.choose(service.settings.hint_bot, known, message.seat, key)
    return Hint(
        id=message.id,
        seq=seq,
        seat=message.seat,
        action=action,
        notation=game.format(known, message.seat, action),
        why=game.reason(known, message.seat, action, texts_of(game, reader.language)),
    )
