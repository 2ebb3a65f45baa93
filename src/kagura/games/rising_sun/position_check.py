"""What makes a position impossible (R-SCN-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.state import Content

if TYPE_CHECKING:
    from kagura.games.rising_sun.position import Position

WORSHIPPERS = ("shinto", "komainu")


def check(position: Position, content: Content) -> str:
    """The first fault of a position in words, "" if there is none."""
    return next(_faults(position, content), "")


def _faults(position: Position, content: Content) -> Iterator[str]:
    clans = position.clans
    if sorted(position.honor) != sorted(clans):
        yield f"honor names {', '.join(position.honor)}; it must name each clan once"
    for name in position.of:
        if name not in clans:
            yield f"{name} is not among the clans"
    if position.run in ("kami_turn", "mandate+kami") and len(position.slots) != k.SLOTS:
        yield f"slots: a Kami Turn needs {k.SLOTS} Kami"
    if position.slots and (len(set(position.slots)), len(position.slots)) != (k.SLOTS, k.SLOTS):
        yield f"slots: {k.SLOTS} different Kami are in play"
    if position.run == "mandate_turn" and len(position.deck) < k.DRAWN:
        yield f"deck: a Mandate Turn needs {k.DRAWN} tiles or more"
    yield from _tiles(position, content)
    yield from _alliances(position)
    yield from _cards(position, content)
    for name, clan in position.of.items():
        yield from _figures(position, content, name)
        if len(set(clan.tokens)) != len(clan.tokens):
            yield f"{name}.tokens: a token twice"


def _tiles(position: Position, content: Content) -> Iterator[str]:
    for name, n in Counter(position.deck).items():
        if n > content.tiles[k.MANDATE_NAMES.index(name)]:
            yield f"deck: {n} tiles {name}; there are {content.tiles[k.MANDATE_NAMES.index(name)]}"


def _alliances(position: Position) -> Iterator[str]:
    members = [name for pair in position.alliances for name in pair]
    for pair in position.alliances:
        if len(set(pair)) != 2 or len(pair) != 2 or not set(pair) <= set(position.clans):
            yield f"alliances: {' '.join(pair)!r} is no pair of clans in play"
    if len(set(members)) != len(members):
        yield "alliances: a clan has two allies"


def _cards(position: Position, content: Content) -> Iterator[str]:
    used = Counter(position.display)
    for clan in position.of.values():
        used.update(clan.cards)
    for name, n in used.items():
        copies = max(content.card_copies[i][k.CARD_NAMES.index(name)] for i in range(k.SETS))
        if n > copies:
            yield f"{name}: {n} copies; there {'is' if copies == 1 else 'are'} {copies}"


def _figures(position: Position, content: Content, name: str) -> Iterator[str]:
    """Of one clan: no more figures than it owns, worshippers and captives that can be such."""
    clan = position.of[name]
    placed: Counter[str] = Counter()
    for row in (*clan.map.values(), *clan.shrine):
        placed.update(row)
    for captor, other in position.of.items():
        captive = other.hostages.get(name, Counter())
        placed.update(captive)
        for kind in captive:
            if content.counts_as[k.KIND_NAMES.index(kind)] == k.COUNTS_AS_DAIMYO:
                yield f"{captor}.hostages: a {kind} cannot be captive"
    if any(clan.hostages.get(name, ())):
        yield f"{name}.hostages: a clan cannot hold its own figures"
    if not set(clan.hostages) <= set(position.clans):
        yield f"{name}.hostages: a clan that is not in play"
    for kind, n in placed.items():
        owned = content.count[k.KIND_NAMES.index(kind)] + clan.cards[kind]
        if n > owned:
            yield f"{name}: {n} {kind} placed; it owns {owned}"
    strongholds = sum(clan.strongholds.values())
    if strongholds > content.count[k.STRONGHOLD]:
        yield f"{name}.strongholds: {strongholds}; there are {content.count[k.STRONGHOLD]}"
    for row in clan.shrine:
        for kind in row:
            if kind not in WORSHIPPERS:
                yield f"{name}.shrine: a {kind} cannot worship"
