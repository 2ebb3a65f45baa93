"""What makes a position impossible (R-SCN-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kagura.core.errors import PositionFault
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.state import Content

if TYPE_CHECKING:
    from kagura.games.rising_sun.position import ClanPosition, Position

RULE = "R-SCN-5"
WORSHIPPERS = ("shinto", "komainu")


def check(position: Position, content: Content) -> list[PositionFault]:
    """All faults of a position, none if it can be."""
    return [*_of_table(position), *_tiles(position, content), *_cards(position, content), *_clans(position, content)]


def _fault(where: str, reason: str, /, **args: int | str) -> PositionFault:
    return PositionFault(where, reason, RULE, args)


def _of_table(position: Position) -> Iterator[PositionFault]:
    if sorted(position.honor) != sorted(position.clans):
        yield _fault("honor", "honor", names=", ".join(position.honor))
    if position.run in ("kami_turn", "mandate+kami") and len(position.slots) != k.SLOTS:
        yield _fault("slots", "few-kami", slots=k.SLOTS)
    elif position.slots and (len(set(position.slots)), len(position.slots)) != (k.SLOTS, k.SLOTS):
        yield _fault("slots", "same-kami", slots=k.SLOTS)
    if position.run == "mandate_turn" and len(position.deck) < k.DRAWN:
        yield _fault("deck", "few-tiles", drawn=k.DRAWN)
    for pair in position.alliances:
        if len(set(pair)) != 2 or len(pair) != 2 or not set(pair) <= set(position.clans):
            yield _fault("alliances", "no-pair", value=repr(" ".join(pair)))
    members = [name for pair in position.alliances for name in pair]
    if len(set(members)) != len(members):
        yield _fault("alliances", "two-allies")


def _tiles(position: Position, content: Content) -> Iterator[PositionFault]:
    for name, n in Counter(position.deck).items():
        there = content.tiles[k.MANDATE_NAMES.index(name)]
        if n > there:
            yield _fault("deck", "tiles", mandate=name, n=n, most=there)


def _cards(position: Position, content: Content) -> Iterator[PositionFault]:
    """Of each card no more than there are; the fault is where most of them lie."""
    places = {"display": position.display} | {f"{name}.cards": clan.cards for name, clan in position.of.items()}
    used: Counter[str] = Counter()
    for cards in places.values():
        used.update(cards)
    for name, n in used.items():
        copies = max(content.card_copies[i][k.CARD_NAMES.index(name)] for i in range(k.SETS))
        if n > copies:
            where = max(places, key=lambda place: places[place][name])
            yield _fault(where, "copies", card=name, n=n, most=copies)


def _clans(position: Position, content: Content) -> Iterator[PositionFault]:
    for name, clan in position.of.items():
        if name not in position.clans:
            yield _fault(name, "no-clan", clan=name)
            continue
        yield from _hostages(position, content, name, clan)
        yield from _figures(position, content, name, clan)
        for slot, row in enumerate(clan.shrine):
            for kind in row:
                if kind not in WORSHIPPERS:
                    yield _fault(f"{name}.shrine.{slot}", "no-worshipper", piece=kind)
        if len(set(clan.tokens)) != len(clan.tokens):
            yield _fault(f"{name}.tokens", "same-token")


def _hostages(position: Position, content: Content, name: str, clan: ClanPosition) -> Iterator[PositionFault]:
    """The captives of a clan."""
    for victim, row in clan.hostages.items():
        where = f"{name}.hostages.{victim}"
        if victim not in position.clans:
            yield _fault(where, "foreign-hostage", clan=victim)
        elif victim == name and row:
            yield _fault(where, "own-hostage")
        for kind in row:
            if content.counts_as[k.KIND_NAMES.index(kind)] == k.COUNTS_AS_DAIMYO:
                yield _fault(where, "no-captive", piece=kind)


def _figures(position: Position, content: Content, name: str, clan: ClanPosition) -> Iterator[PositionFault]:
    """No more pieces than the clan owns, wherever they are; the fault is where most of them stand."""
    places = {f"{name}.map.{province}": row for province, row in clan.map.items()}
    places |= {f"{name}.shrine.{slot}": row for slot, row in enumerate(clan.shrine)}
    for captor, other in position.of.items():
        places[f"{captor}.hostages.{name}"] = other.hostages.get(name, Counter())
    placed: Counter[str] = Counter()
    for row in places.values():
        placed.update(row)
    for kind, n in placed.items():
        owned = content.count[k.KIND_NAMES.index(kind)] + clan.cards[kind]
        if n > owned:
            where = max(places, key=lambda place: places[place][kind])
            yield _fault(where, "owned", clan=name, piece=kind, n=n, most=owned)
    strongholds = sum(clan.strongholds.values())
    if strongholds > content.count[k.STRONGHOLD]:
        yield _fault(f"{name}.strongholds", "strongholds", n=strongholds, most=content.count[k.STRONGHOLD])
