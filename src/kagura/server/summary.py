"""A table in the list of one's own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.core.text import Texts
from kagura.server.fold import Fold
from kagura.server.protocol import Language, Summary
from kagura.server.refused import Refused
from kagura.server.render import Reader, View

if TYPE_CHECKING:
    from kagura.server.service import Service


async def summary(service: Service, table: str, token: str, language: Language) -> Summary:
    """The table as the holder of the token may know it.

    Raises:
        Refused: the token is not good for it.
        OtherVersion: the table cannot be played on.
    """
    known = await service.tables.token(token)
    if known.table != table:
        raise Refused("token")
    live = await service.tables.open(table)
    fold = live.fold
    if known.role == "player" and known.player is not None and fold.places[known.player].holder != known.hash:
        raise Refused("token")
    view = View(fold, Reader(known.player if known.role == "player" else None, language))
    outcome = fold.match.game.outcome(fold.match.state) if fold.over else None
    return Summary(
        table=view.table(live.away()),
        role=known.role,
        player=known.player,
        seq=fold.number_of(view.reader.player, fold.seq),
        headline=headline(fold, view),
        acting=list(fold.match.state.acting()) if fold.started else [],
        scores=list(outcome.scores) if outcome else None,
        changed=(fold.hearings.of[view.reader.player].at if fold.hearings else fold.changed) // 1000,
    )


def headline(fold: Fold, view: View) -> str:
    """Who is waited for, or who has won, in one line."""
    texts = view.texts
    if not fold.started:
        return texts.say("waiting-places", n=sum(place.kind == "open" for place in fold.places))
    outcome = fold.match.game.outcome(fold.match.state) if fold.over else None
    if outcome:
        return texts.say("won-by", names=_names(view, [fold.match.player(seat) for seat in outcome.winners], texts))
    if fold.begun.opened:
        return texts.say("record-open", n=fold.decisions)
    players = sorted({fold.match.player(seat) for seat in fold.match.state.acting()})
    if view.reader.player in players and not fold.places[view.reader.player].bot:
        return texts.say("your-turn")
    return texts.say("waiting-for", names=_names(view, players, texts))


def _names(view: View, players: list[int], texts: Texts) -> str:
    return texts.say("and").join(view.name(player) for player in dict.fromkeys(players))
