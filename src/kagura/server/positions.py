"""Positions that somebody set up by hand, resolved step by step; nothing of them is kept.

GET /api/positions/{game}?language=en      `PositionsPage`
POST /api/positions/{game}?language=en     `AskPosition` -> `Resolved`
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from kagura.core.errors import KaguraError, PositionError
from kagura.core.game import Game
from kagura.core.text import Texts
from kagura.core.walk import AnswerError, Walk, answer_all
from kagura.server.calls import Call, Get, Post, address_of, language_of, service_of
from kagura.server.making import game_named
from kagura.server.protocol import AskPosition, Fault, GameName, Language, PositionsPage, Resolved, ShippedPosition
from kagura.server.refused import Refused
from kagura.server.render import texts_of
from kagura.server.rules import Kept

#: A position is longer than most other bodies.
POSITION_BYTES = 65_536


async def get_positions(request: Request) -> Response:
    """What is needed to set up positions of a game, and those that come with it."""
    kept = await asyncio.to_thread(_page, request.path_params["game"], language_of(request))
    return kept.response(request)


async def resolve_position(request: Request, wish: AskPosition) -> Resolved:
    """Resolve a position as far as the answers go."""
    if not service_of(request).positions.take(address_of(request)):
        raise Refused("too-fast")
    return await asyncio.to_thread(_resolved, request.path_params["game"], wish, language_of(request))


def _resolved(name: str, wish: AskPosition, language: Language) -> Resolved:
    return resolve(_game(name), wish, language)


def _game(name: str) -> Game:
    """The game of the address; raises Refused."""
    game = game_named(name)
    if not _shipped(game):
        raise Refused("no-positions", game=game.name)
    return game


@functools.cache
def _shipped(game: Game) -> Mapping[str, str]:
    """The positions that come with a game, read once: they change only with it."""
    return game.positions()


@functools.lru_cache(maxsize=32)
def _page(name: str, language: Language) -> Kept:
    """Resolves the shipped positions: long enough that nobody else should wait for it."""
    game = _game(name)
    texts = texts_of(game, language)
    found = _shipped(game).items()
    return Kept(
        PositionsPage(
            game=game.name,
            language=language,
            stage=game.stage(game.engine(mode="plain"), texts),
            positions=[
                ShippedPosition(name=name, text=text, tree=dict(game.walk(text, texts).tree)) for name, text in found
            ],
        )
    )


def resolve(game: Game, wish: AskPosition, language: Language) -> Resolved:
    """All that a position and the answers bring about; raises Refused."""
    texts = texts_of(game, language)
    walk = _begun(game, wish, texts)
    try:
        answer_all(walk, wish.answers)
    except AnswerError as error:
        raise Refused("bad-answer", n=error.number + 1, why=str(error)) from None
    seat = walk.seat()
    return Resolved(
        tree=dict(walk.tree),
        steps=walk.steps,
        seat=seat,
        offer=None if seat is None else game.offer(walk.state.conceal(seat), seat, texts),
        results=dict(walk.results()),
    )


def _begun(game: Game, wish: AskPosition, texts: Texts) -> Walk:
    try:
        return game.walk(wish.text, texts, run=wish.run)
    except PositionError as error:
        faults = [
            Fault(where=fault.where, text=game.fault_words(fault, texts), rule=fault.rule or None)
            for fault in error.faults
        ]
        why = f"{faults[0].where}: {faults[0].text}" if faults[0].where else faults[0].text
        raise Refused("bad-position", faults=faults, why=why) from None
    except KaguraError as error:
        raise Refused("bad-position", why=str(error)) from None


#: How the game of the address may be refused.
OF_GAME = ("no-game", "no-face", "no-positions", "no-address")
CALLS: tuple[Call, ...] = (
    Get(
        path="/api/positions/{game}",
        work=get_positions,
        answer=PositionsPage,
        parameters={"game": GameName},
        refuses=OF_GAME,
        is_kept=True,
    ),
    Post(
        path="/api/positions/{game}",
        body=AskPosition,
        work=resolve_position,
        answer=Resolved,
        parameters={"game": GameName},
        refuses=(*OF_GAME, "bad-position", "bad-answer"),
        most=POSITION_BYTES,
    ),
)
