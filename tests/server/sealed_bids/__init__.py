"""A game as a plug-in brings it: bids that are sealed until all three are in. Each seat has words of its own for them,
so that a word that somebody else reads too early has been given away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kagura.core.errors import NotationError
from kagura.core.game import Game
from kagura.core.offer import OfferedChoice
from kagura.core.state import GameState
from kagura.core.text import Texts
from tests.testing.toy import BIDS, Toy

NAME = "sealed_bids"
GAMES = """
sealed_bids = tests.server.sealed_bids:game
sealed_lists = tests.server.sealed_bids.lists:game
faceless_bids = tests.server.sealed_bids:faceless
"""
WORDS = (
    ("heron", "otter", "badger", "magpie"),
    ("birch", "maple", "willow", "juniper"),
    ("granite", "basalt", "marble", "sandstone"),
)


class SealedBids(Toy):
    """The toy of the conformance tests, with words."""

    name = NAME
    package = "tests.server.sealed_bids"

    def texts(self, language: str = "en") -> Texts:
        return Texts(language, self.package, "kagura.core")

    def format(self, state: GameState, seat: int, action: int) -> str:
        return WORDS[seat][action]

    def parse(self, state: GameState, seat: int, text: str) -> int:
        if text not in WORDS[seat]:
            raise NotationError(f"{text!r} is no bid")
        return WORDS[seat].index(text)

    def describe(self, state: GameState, seat: int, action: int, texts: Texts) -> str:
        return texts.say("bid", word=WORDS[seat][action])

    def offered(self, known: GameState, seat: int, action: int, texts: Texts) -> OfferedChoice:
        choice = super().offered(known, seat, action, texts)
        return OfferedChoice(
            action, WORDS[seat][action], choice.words, choice.label, choice.target, choice.facts, choice.why
        )


class FacelessBids(SealedBids):
    """What no browser can draw."""

    name = "faceless_bids"
    stage = Game.stage


assert all(len(words) == BIDS for words in WORDS)
game = SealedBids()
faceless = FacelessBids()


@contextmanager
def plugged_in(folder: Path) -> Iterator[None]:
    """Install the game as its wheel would: by the metadata of a distribution on the path."""
    metadata = folder / f"{NAME}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[kagura.games]\n{GAMES}")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield
