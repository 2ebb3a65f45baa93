"""New tables: from the wish of who makes one, or for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kagura.bots import bots
from kagura.core.errors import BrokenGame, KaguraError, OptionError, UnknownGame
from kagura.core.game import Game
from kagura.core.options import Options
from kagura.core.record import check_line
from kagura.core.registry import loadable, make
from kagura.server import rows, tokens
from kagura.server.catalogue import note
from kagura.server.fold import Fold
from kagura.server.names import clean_name
from kagura.server.protocol import ClockRule, Key, NewTable, Role, SeatWish
from kagura.server.refused import Refused
from kagura.server.rows import PlaceBegun, Row, TokenRow
from kagura.server.store import Change
from kagura.server.targets import read_target


@dataclass(frozen=True, slots=True)
class Made:
    """A table that is about to be: what to write, and the keys for who asked for it."""

    change: Change
    keys: Sequence[Key]


def playable() -> list[Game]:
    """The installed games that can be played at a table in a browser."""
    return [game for game in map(make, loadable()) if game.has_browser_face]


def game_named(name: str) -> Game:
    """A game that can be played at a table; raises Refused."""
    try:
        game = make(name)
    except UnknownGame as error:
        if isinstance(error, BrokenGame):
            note(name, str(error))
        raise Refused("no-game", games=", ".join(each.name for each in playable())) from error
    require_face(game)
    return game


def require_face(game: Game) -> None:
    """Nobody gets a table that no browser could draw; raises Refused."""
    if not game.has_browser_face:
        raise Refused("no-face", game=game.name)


def new_table(wish: NewTable, at: int, *, private_webhooks: bool = False) -> Made:
    """The table that is wished for.

    Raises:
        Refused: there is no such game, bot, option, or not so many places.
    """
    game = game_named(wish.game)
    options = _options(game, wish)
    secret = wish.id if wish.id and len(wish.id) >= tokens.SECRET_LENGTH else tokens.new_token()
    table = tokens.derived_table_id(secret)
    keys = list(_keys(wish.seats, secret))
    holders = {key.player: tokens.hash_of(key.token) for key in keys if key.role == "player"}
    begun = rows.Begun(
        game=game.name,
        rules=game.version,
        options=dict(options),
        content=game.shipped.hash(),
        seed=_seed(wish),
        places=[_place(seat, holders.get(player)) for player, seat in enumerate(wish.seats)],
        clock=_clock(wish.clock),
        hints=wish.hints,
        webhook=_webhook(wish, private_webhooks),
        language=wish.language,
    )
    return Made(_change(table, begun, at, keys), keys)


def _clock(wish: ClockRule) -> ClockRule:
    """The rule without what does not belong to its kind; raises Refused."""
    if wish.kind == "none":
        return ClockRule()
    if not wish.seconds:
        raise Refused("bad-clock")
    increment = wish.increment if wish.kind == "match" else 0
    return ClockRule(kind=wish.kind, seconds=wish.seconds, increment=increment, on_timeout=wish.on_timeout)


def _webhook(wish: NewTable, private: bool) -> str | None:
    if wish.webhook is not None:
        read_target(wish.webhook, anywhere=private)
    return wish.webhook


def _options(game: Game, wish: NewTable) -> Options:
    try:
        options = Options(game.options_declared, wish.options)
        count = game.players(options)
    except OptionError as error:
        raise Refused("bad-option", why=str(error)) from error
    if len(wish.seats) != count:
        raise Refused("wrong-places", wanted=count, given=len(wish.seats))
    return options


def _keys(seats: Sequence[SeatWish], secret: str) -> Iterator[Key]:
    for player, seat in enumerate(seats):
        if seat.kind != "bot":
            role: Role = "invite" if seat.kind == "open" else "player"
            yield Key(role=role, player=player, token=tokens.derive(secret, role, player))
    yield Key(role="watcher", player=None, token=tokens.derive(secret, "watcher"))


def _place(wish: SeatWish, holder: str | None) -> PlaceBegun:
    name = clean_name(wish.name)
    if wish.kind != "bot":
        return PlaceBegun(kind="open" if wish.kind == "open" else "person", name=name, holder=holder)
    if wish.bot not in bots():
        raise Refused("no-bot", bots=", ".join(bots()))
    return PlaceBegun(kind="bot", name=name, bot=wish.bot)


def _seed(wish: NewTable) -> str:
    """The server draws it; who brings one knows it, so then nobody else may play."""
    if wish.seed is None:
        return secrets.token_hex(16)
    if any(seat.kind == "open" for seat in wish.seats):
        raise Refused("seed-with-others")
    try:
        check_line("seed", wish.seed)
    except KaguraError as error:
        raise Refused("bad-seed") from error
    return wish.seed


def _change(table: str, begun: rows.Begun, at: int, keys: Sequence[Key]) -> Change:
    bodies: list[rows.AnyBody] = [begun]
    if not any(place.kind == "open" for place in begun.places):
        bodies.append(rows.Started(bot=""))
    written = [Row(seq, at, None, None, body) for seq, body in enumerate(bodies, 1)]
    known = [TokenRow(tokens.hash_of(key.token), table, key.role, key.player) for key in keys]
    return Change(table, written, known, is_new=True)


def seat_token(invite: str, secret: str | None) -> str:
    """The token of who takes a place: made of what that person alone knows, so that asking again gives it again."""
    if secret is None or len(secret) < tokens.SECRET_LENGTH:
        secret = tokens.new_token()
    return tokens.derive(secret, "seat", invite)


# -- the rematch ------------------------------------------------------------------------------------


def rematch(fold: Fold, player: int, token: str, at: int) -> Change:
    """A table like this one for the same people: who asks has its place, the others are invited.

    Nobody is given the token of another: each one's is derived from the token that it holds here.
    """
    table = tokens.new_table_id()
    own = tokens.derive(token, "again", table)
    places = [
        PlaceBegun(kind="person", name=place.name, holder=tokens.hash_of(own))
        if other == player
        else PlaceBegun(kind="bot", name=place.name, bot=place.bot)
        if place.kind == "bot"
        else PlaceBegun(kind="open", name=place.name)
        for other, place in enumerate(fold.places)
    ]
    begun = rows.Begun(
        game=fold.begun.game,
        rules=fold.begun.rules,
        options=fold.begun.options,
        content=fold.begun.content,
        seed=secrets.token_hex(16),
        places=places,
        clock=fold.begun.clock,
        hints=fold.begun.hints,
        webhook=fold.begun.webhook,
        language=fold.begun.language,
    )
    return _change(table, begun, at, [Key(role="player", player=player, token=own)])


def invitation(token: TokenRow, secret: str, table: str) -> tuple[str, TokenRow]:
    """The token for the rematch that the holder of `secret` is given, and what it is good for."""
    derived = tokens.derive(secret, "again", table)
    role = "invite" if token.role == "player" else token.role
    return derived, TokenRow(tokens.hash_of(derived), table, role, token.player)
