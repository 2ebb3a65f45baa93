"""Bids that are made of several answers: a seat lists words, unseen, until it has done. Their number is its bid."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kagura.core.layout import Record, layout, number, reference, row
from kagura.core.log import Log, tell
from kagura.core.state import GameState
from tests.server.sealed_bids import SealedBids
from tests.testing import toy
from tests.testing.toy import BIDS, CARDS, E_BID, HIDDEN, NOTHING, RULES, SEATS, ToyContent

NAME = "sealed_lists"
DONE, MOST = 3, 3


@layout
class ListState(Record):
    """That of the toy, and how many words are listed so far."""

    content: ToyContent = reference(ToyContent)
    log: Log = reference(Log)
    rounds: int = number(1, 9)
    opt_repeat: int = number(0, 1)
    round: int = number(0, 9)
    bid: list[int] = row(SEATS, NOTHING, HIDDEN, NOTHING)
    shown: list[int] = row(SEATS, NOTHING, HIDDEN, NOTHING)
    card: list[int] = row(SEATS, 0, CARDS)
    points: list[int] = row(SEATS, 0, 200)
    listed: list[int] = row(SEATS, 0, MOST)
    key_low: int = number(0, 2**32 - 1)
    key_high: int = number(0, 2**32 - 1)
    draws: int = number(0, 2**32 - 1)
    spare: int = number(0, 2**32 - 1)


def apply(s: Any, seat: int, action: int) -> None:
    """A word, or the end of the list, which also comes by itself."""
    s.log.count = 0
    if action != DONE:
        s.listed[seat] += 1
    if action == DONE or s.listed[seat] == MOST:
        s.bid[seat], s.listed[seat] = s.listed[seat], 0
        tell(s, E_BID, seat, 0, 0, 0)
        if toy.acting(s) == 0:
            toy.open_bids(s)


def refuse(s: Any, seat: int, action: int) -> int:
    """Any word, as long as the list is open."""
    if toy.is_over(s):
        return toy.OVER
    return toy.HAS_BID if s.bid[seat] != NOTHING else 0


def legal(s: Any, seat: int, mask: bytearray) -> int:
    """All words that are not refused."""
    for action in range(BIDS):
        mask[action] = int(refuse(s, seat, action) == 0)
    return sum(mask)


def conceal(s: Any, viewer: int) -> None:
    """The others' lists, too."""
    toy.conceal(s, viewer)
    for seat in range(SEATS):
        if seat != viewer:
            s.listed[seat] = 0


def determinise(s: Any, viewer: int, key_low: int, key_high: int) -> None:
    """Nobody else has begun a list."""
    conceal(s, viewer)
    toy.determinise(s, viewer, key_low, key_high)


class SealedLists(SealedBids):
    """The lists."""

    name = NAME
    rules = replace(
        RULES,
        state=ListState,
        apply=apply,
        refuse=refuse,
        legal=legal,
        conceal=conceal,
        determinise=determinise,
        pass_turn=lambda s: apply(s, (toy.acting(s) & -toy.acting(s)).bit_length() - 1, DONE),
    )

    def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"listed": None if seat is None else state.fields.listed[seat]}


game = SealedLists()
