"""All that lies before one clan, with the words of its cards; and the cards for sale, at its price."""

from __future__ import annotations

from kagura.core.face import View
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.rules.buy import card_price
from kagura.games.rising_sun.state import State
from kagura.games.rising_sun.terminal.desk import Desk


def clan_lines(desk: Desk, view: View, s: State, seat: int) -> list[str]:
    """The board of a clan; of the viewer's own also what is for sale."""
    mine = view["seats"][seat]
    title = desk.say("clan-title", name=desk.name(view, seat), who=desk.who(seat), vp=mine["vp"])
    lines = [title + "." if desk.page.spoken else desk.page.rule(title)]
    for text in facts(desk, view, seat):
        lines += _wrapped(desk, text)
    for name, copies in mine["cards"].items():
        lines += _wrapped(desk, card_line(desk, name, copies))
    if seat == view["seat"]:
        lines += _sale(desk, view, s, seat)
    return lines


def _wrapped(desk: Desk, text: str) -> list[str]:
    """A line of the board; a screen reader gets whole sentences."""
    return [text] if desk.page.spoken else desk.page.wrap(" " + text, 3)


def facts(desk: Desk, view: View, seat: int) -> list[str]:
    """What the clan can do, owns and holds, a sentence each."""
    mine = view["seats"][seat]
    ability = next(clan for clan in desk.stage["clans"] if clan["clan"] == mine["clan"])
    lines = [
        desk.say("clan-ability", ability=ability["ability"], words=ability["words"]),
        desk.say(
            "clan-wealth",
            place=mine["honor"] + 1,
            clans=len(view["seats"]),
            coins=mine["coins"],
            ronin=mine["ronin"],
            ally=desk.say("nobody") if mine["ally"] is None else desk.name(view, mine["ally"]),
        ),
    ]
    places = [
        desk.say("clan-place", place=desk.say("province-" + name), pieces=desk.pieces(pieces))
        for name, pieces in mine["map"].items()
    ]
    places += [
        desk.say("clan-place", place=desk.say("shrine-number", number=slot + 1), pieces=desk.pieces(pieces))
        for slot, pieces in enumerate(mine["shrines"])
        if pieces
    ]
    if places:
        lines.append(desk.say("clan-board", places=desk.say("place-separator").join(places)))
    if mine["reserve"]:
        lines.append(desk.say("clan-reserve", pieces=desk.pieces(mine["reserve"])))
    lines += [
        desk.say("clan-hostages", name=desk.name(view, int(owner)), pieces=desk.pieces(held))
        for owner, held in mine["hostages"].items()
    ]
    if mine["tokens"]:
        lines.append(desk.say("clan-tokens", tokens=desk.listed(_token(desk, token) for token in mine["tokens"])))
    points = [f"{desk.say('source-' + name)} {n}" for name, n in mine["lines"].items() if n]
    return [*lines, desk.say("clan-points", points=desk.listed(points))] if points else lines


def _token(desk: Desk, token: str) -> str:
    season, _, province = token.partition("/")
    said = {"season": desk.say("season-" + season), "province": desk.say("province-" + province)}
    return desk.say("clan-token", **said)


def card_line(desk: Desk, name: str, copies: int = 1) -> str:
    """A card and what it does."""
    card = desk.cards[name]
    return desk.say("card-words", card=desk.card(name, copies), kind=card["kind_name"], words=card["words"])


def _sale(desk: Desk, view: View, s: State, seat: int) -> list[str]:
    lines = _wrapped(desk, desk.say("clan-sale"))
    for name, copies in view["display"].items():
        cost = card_price(s, seat, k.CARD_NAMES.index(name), 0)
        lines += _wrapped(desk, desk.say("sale-line", cost=cost, line=card_line(desk, name, copies)))
    return lines if view["display"] else []
