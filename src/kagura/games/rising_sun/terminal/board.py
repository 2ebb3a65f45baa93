"""The table drawn as rows: the season, the clans by Honor, the map with its links, the shrines, the cards for sale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kagura.core.face import View
from kagura.core.page import cells, columns
from kagura.games.rising_sun.terminal.desk import Desk

HEADS = ("honor", "name", "who", "vp", "coins", "ronin", "ally", "cards", "tokens", "held", "reserve")
NUMBERS = frozenset({0, 3, 4, 5, 7, 8, 9})
WHO = 2
BORDER, SEA = "border", "sea"
#: Asked before the Mandate of a turn is announced.
BEFORE = {"MANDATE", "ANNOUNCE", "GIFT-TO", "GIFT-WHAT", "GIFT-N", "GIFT-OK"}


def draw(desk: Desk, view: View) -> list[str]:
    """Everything that lies on the table."""
    lines = [season(desk, view), *summary(desk, view)]
    lines += [desk.paint(desk.page.rule(), "dim"), *provinces(desk, view), *links(desk)]
    lines += [desk.paint(desk.page.rule(), "dim"), *shrines(desk, view)]
    for text in (*tiles(desk, view), *battle(desk, view), sale(desk, view)):
        lines += desk.page.wrap(text, 2)
    return lines


def fits(desk: Desk, lines: Sequence[str]) -> bool:
    """Whether no line is wider than the page."""
    return max(map(cells, lines)) <= desk.page.width


def season(desk: Desk, view: View) -> str:
    """The season and its part, and how far the political track is."""
    head = desk.paint(heading(desk, view), "bold")
    track = view["track"]
    spaces = [desk.say("track-" + space.lower()) for space in track["spaces"]]
    now = track["position"] - 1
    if now >= 0:
        spaces[now] = desk.paint(f"[{spaces[now]}]", "bold")
    return desk.say("table-season", season=head, track=" ".join(spaces))


def heading(desk: Desk, view: View) -> str:
    """The season and its part."""
    phase = desk.say("phase-" + view["phase"])
    if view["phase"] in ("winter", "over"):
        return phase
    return desk.say("heading", season=desk.say("season-" + view["season"]), phase=phase)


# -- the clans --------------------------------------------------------------------------------------


def summary(desk: Desk, view: View) -> list[str]:
    """A line a clan, highest in Honor first; narrow pages do without who plays."""
    rows = [[desk.paint(desk.say("head-" + head), "dim") for head in HEADS]]
    rows += [_row(desk, view, seat) for seat in view["honor"]]
    lines = columns(rows, NUMBERS)
    if not fits(desk, lines):
        rows = [row[:WHO] + row[WHO + 1 :] for row in rows]
        lines = columns(rows, frozenset(n - (n > WHO) for n in NUMBERS))
    return lines


def _row(desk: Desk, view: View, seat: int) -> list[str]:
    mine = view["seats"][seat]
    sign = ">" if seat == view["seat"] else " "
    return [
        f"{sign}{mine['honor'] + 1}",
        desk.name(view, seat),
        desk.who(seat),
        desk.paint(str(mine["vp"]), "bold"),
        str(mine["coins"]),
        str(mine["ronin"]),
        "-" if mine["ally"] is None else desk.letter(mine["ally"]),
        str(sum(mine["cards"].values())),
        str(len(mine["tokens"])),
        str(sum(sum(held.values()) for held in mine["hostages"].values())),
        desk.signs(mine["reserve"]) or "-",
    ]


# -- the map ----------------------------------------------------------------------------------------


def provinces(desk: Desk, view: View) -> list[str]:
    """A line a province: its war, its reward, and of each clan Force and pieces."""
    heads = [desk.say("head-province"), desk.say("head-war"), desk.say("head-reward")]
    rows = [[*(desk.paint(head, "dim") for head in heads), *_letters(desk, view)]]
    for place, province in enumerate(view["provinces"]):
        there = desk.stage["provinces"][place]
        name = province["name"]
        pieces = [seat["map"].get(name, {}) for seat in view["seats"]]
        row = [there["name"], war_sign(view, name), desk.reward(there["reward"]), *_cells(desk, province, pieces)]
        rows.append(row)
    return columns(rows, gap=2)


def _letters(desk: Desk, view: View) -> list[str]:
    return [desk.letter(seat["seat"]) for seat in view["seats"]]


def war_sign(view: View, name: str) -> str:
    """Which war of the season a province sees: its number, in brackets when it is over, ``>`` while it goes on."""
    war = view["war"]
    if name not in war["provinces"]:
        return ""
    place = war["provinces"].index(name)
    if view["battle"] and view["battle"]["province"] == name:
        return f">{place + 1}"
    return f"({place + 1})" if place < war["done"] else str(place + 1)


def _cells(desk: Desk, place: Mapping[str, Any], pieces: Sequence[Mapping[str, int]]) -> Iterator[str]:
    """Of each clan Force and pieces; the most Force is marked."""
    empty = "·" if desk.page.boxes else "."
    for seat, own in enumerate(pieces):
        force = place["force"][seat]
        if not own and not force:
            yield desk.paint(empty, "dim")
        elif seat == place["leader"]:
            yield desk.paint(f"{force}* {desk.signs(own)}".rstrip(), f"seat-{seat}")
        else:
            yield f"{force} {desk.signs(own)}".rstrip()


def links(desk: Desk) -> list[str]:
    """Which provinces are joined: by borders, by shipping routes."""
    lines: list[str] = []
    for kind in (BORDER, SEA):
        joined = desk.say("links-separator").join(_joined(desk, kind))
        text = desk.say("links-" + kind, links=joined)
        lines += desk.page.wrap(desk.paint(text, "dim"), 2)
    return lines


def _joined(desk: Desk, kind: str) -> Iterator[str]:
    """Each pair once, those of one province together."""
    order = [place["province"] for place in desk.stage["provinces"]]
    for number, place in enumerate(desk.stage["provinces"]):
        others = [link["to"] for link in place["links"] if link["kind"] == kind and order.index(link["to"]) > number]
        if others:
            named = desk.listed(desk.say("province-" + other) for other in others)
            yield desk.say("links-of-" + kind, province=place["name"], others=named)


# -- what else lies there -----------------------------------------------------------------------------


def shrines(desk: Desk, view: View) -> list[str]:
    """A line a shrine: its Kami, Force and worshippers of each clan, and what it gives."""
    labels = {kami["kami"]: kami["label"] for kami in desk.stage["kami"]}
    heads = [desk.say("head-shrine"), *_letters(desk, view), desk.say("head-gives")]
    rows = [[desk.paint(heads[0], "dim"), *heads[1:-1], desk.paint(heads[-1], "dim")]]
    for slot, shrine in enumerate(view["shrines"]):
        worshippers = [seat["shrines"][slot] for seat in view["seats"]]
        name = f"{slot + 1} {desk.say('kami-' + shrine['kami'])}"
        rows.append([name, *_cells(desk, shrine, worshippers), labels[shrine["kami"]]])
    return columns(rows, gap=2)


def tiles(desk: Desk, view: View) -> list[str]:
    """The Mandates played, who selected the last one, and what the viewer put back."""
    found = view["tiles"]
    lines: list[str] = []
    if found["played"]:
        played = desk.listed(desk.say("mandate-" + tile if tile else "tile-hidden") for tile in found["played"])
        lines.append(desk.say("table-played", played=played, n=found["left"]))
    if _is_carried_out(view):
        mandate = desk.say("mandate-" + view["announced"])
        lines.append(desk.say("table-announced", mandate=mandate, name=desk.name(view, view["selector"])))
    if found["returned"]:
        back = desk.listed(desk.say("mandate-" + tile) for tile in found["returned"])
        lines.append(desk.say("table-returned", tiles=back))
    if view["pile"]:
        lines.append(desk.say("table-pile", coins=view["pile"]["coins"], ronin=view["pile"]["ronin"]))
    return lines


def _is_carried_out(view: View) -> bool:
    """A Mandate has been announced and is not done."""
    track = view["track"]
    is_turn = view["phase"] == "political" and track["spaces"][track["position"] - 1] == "M"
    return is_turn and view["decision"]["name"] not in BEFORE


def battle(desk: Desk, view: View) -> list[str]:
    """The battle that goes on: who takes part, the bids as far as they may be seen, who won what."""
    now = view["battle"]
    if not now:
        return []
    names = desk.names(view, now["participants"])
    lines = [desk.say("table-battle", province=desk.say("province-" + now["province"]), names=names)]
    for seat, bids in now["bids"].items():
        if any(bids):
            said = [f"{desk.say('advantage-' + name)} {n}" for name, n in zip(now["advantages"], bids, strict=True)]
            lines.append(desk.say("table-bids", name=desk.name(view, int(seat)), bids=desk.listed(said)))
    won = [
        desk.say("table-won", advantage=desk.say("advantage-" + name), name=desk.name(view, seat))
        for name, seat in now["advantages"].items()
        if seat is not None
    ]
    return [*lines, desk.listed(won)] if won else lines


def sale(desk: Desk, view: View) -> str:
    """The cards for sale with their prices."""
    return desk.say("table-sale", cards=desk.listed(for_sale(desk, view)) or desk.say("nothing"))


def for_sale(desk: Desk, view: View) -> Iterator[str]:
    """Each card for sale with its price."""
    for name, copies in view["display"].items():
        yield desk.say("card-price", card=desk.card(name, copies), cost=desk.cards[name]["cost"])
