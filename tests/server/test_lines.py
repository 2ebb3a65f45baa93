"""The log of each reader, told bit by bit as things happen and are taken back in any order, is the one told at once."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
import pytest

from kagura.server.lines import held
from kagura.server.orders import order
from kagura.server.protocol import Act, AnswerTakeBack, ClientMessage, Entry, Rename, TakeBack
from kagura.server.refused import Refused
from kagura.server.render import Reader, View
from tests.server.sealed_bids import NAME as BIDS
from tests.server.sealed_bids import plugged_in
from tests.server.sealed_bids.lists import NAME as LISTS
from tests.server.test_fold import AROUND, Sheet

ids = (f"m{number}" for number in itertools.count())
READERS = (0, 1, 2, None)


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, plugged_in(tmp_path_factory.mktemp("plugin")):
        patch.setenv("KAGURA_MODE", "plain")
        yield


@dataclass
class Client:
    """What one reader has been told, when it last heard anything."""

    who: int | None
    entries: list[Entry] = field(default_factory=list)
    row: int = 0
    number: int = 0

    def hear(self, sheet: Sheet, *, by_number: bool) -> None:
        """An update, or a greeting anew with the number that the client knows."""
        fold, view = sheet.fold, View(sheet.fold, Reader(self.who, "en"))
        row = fold.row_of(self.who, self.number) if by_number else self.row
        keep = min(len(self.entries) - 1, held(fold, self.who, row))
        whole = [view.entry(place) for place in range(view.lines.last + 1)]
        self.entries = self.entries[: keep + 1] + whole[keep + 1 :]
        assert self.entries == whole
        assert [entry.number for entry in whole] == list(range(view.now().decisions + 1))
        assert view.now().seq >= self.number
        self.row, self.number = fold.seq, view.now().seq


def something(sheet: Sheet, chance: random.Random) -> tuple[int, ClientMessage]:
    """What one of the players might do next."""
    fold, player = sheet.fold, chance.randrange(3)
    seq = fold.number_of(player, fold.seq)
    if fold.asking and chance.random() < 0.8:
        return player, AnswerTakeBack(id=next(ids), seq=seq, accept=chance.random() < 0.8)
    if chance.random() < 0.25:
        return player, TakeBack(id=next(ids), seq=seq)
    if chance.random() < 0.05:
        return player, Rename(id=next(ids), name=f"P{chance.random()}"[:20])
    choices = fold.match.state.choices(player) or [0]
    return player, Act(id=next(ids), seq=seq, seat=player, action=chance.choice(choices))


@pytest.mark.parametrize("game", [BIDS, LISTS])
@pytest.mark.parametrize("number", range(6))
def test_told_bit_by_bit_is_told_at_once(game: str, number: int) -> None:
    chance = random.Random(f"{game} {number}")
    sheet = Sheet("me", "me", "me", game=game, seed=str(number), options={"rounds": 4, "repeat": True})
    clients = [Client(who) for who in READERS]
    for _ in range(120):
        player, message = something(sheet, chance)
        before = {who: shown(sheet, who) for who in READERS}
        numbers = {who: heard(sheet, who) for who in READERS}
        try:
            sheet.add(player, order(sheet.fold, player, message, AROUND))
        except Refused:
            continue
        for who in READERS:
            if heard(sheet, who) == numbers[who]:  # none of the rows that this became was for the reader
                assert shown(sheet, who) == before[who]
        for client in clients:
            if chance.random() < 0.5:
                client.hear(sheet, by_number=chance.random() < 0.5)
    assert sheet.same_from_rows()
    assert all(len(client.entries) > 1 for client in clients)


def heard(sheet: Sheet, who: int | None) -> int:
    """How many rows a reader could notice."""
    return sheet.fold.number_of(who, sheet.fold.seq)


def shown(sheet: Sheet, who: int | None) -> object:
    """What a reader is shown, but for what it may take back."""
    view = View(sheet.fold, Reader(who, "en"))
    now = msgspec.structs.replace(view.now(), undo=None)
    return now, [view.entry(place) for place in range(view.lines.last + 1)]
