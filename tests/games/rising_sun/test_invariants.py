"""The invariants of section 19: they hold in matches, and each is told when it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from tests.games.rising_sun.positions import GAME, new, table, walk

Change = Callable[[Any], None]


@pytest.mark.parametrize("clans", ["koi-lotus-turtle", "lotus-turtle-dragonfly-bonsai"])
def test_they_hold_in_every_state_of_a_match(clans: str) -> None:
    """INV-1 to INV-13"""
    options: dict[str, Any] = {"gifts": "on", "piles": "limited", "timing": "ask", "card_set": "horseman"}
    for state in walk(new(seed=12, clans=clans, **options)):
        assert GAME.broken_invariants(state) == []


def broken(change: Change, **options: Any) -> str:
    """What is told of a match whose fields were changed."""
    state = new(seed=1, alliances="none", clans="koi-lotus-turtle", card_set="horseman", **options)
    record = state.fields.copy()
    change(record)
    found = GAME.broken_invariants(state.engine.adopt(record))
    return "\n".join(found)


def pieces(s: Any) -> None:
    s.reserve[0][k.BUSHI] = 4


def no_stronghold(s: Any) -> None:
    s.figures[0][k.EDO][k.STRONGHOLD] = 0
    s.reserve[0][k.STRONGHOLD] = 4


def strongholds(s: Any) -> None:
    s.reserve[0][k.STRONGHOLD] = 4


def bids(s: Any) -> None:
    s.bid[0][0] = 9


def honor(s: Any) -> None:
    s.honor[0] = 1


def rank(s: Any) -> None:
    s.rank[0] = 1


def ally(s: Any) -> None:
    s.ally[0] = 1


def alliances(s: Any) -> None:
    s.alliance_seasons[1] = 2


def tiles(s: Any) -> None:
    s.deck_size = 9


def kinds(s: Any) -> None:
    s.deck[0] = s.deck[1] = s.deck[2] = k.BETRAY


def cards(s: Any) -> None:
    s.display[0] = 0


def monsters(s: Any) -> None:
    for seat in (0, 1):
        s.cards[seat][0] = 1
        s.reserve[seat][k.KOMAINU] = 1
    s.display[0] = 0


def many_monsters(s: Any) -> None:
    s.cards[0][0] = 9
    s.reserve[0][k.KOMAINU] = 9


def pile(s: Any) -> None:
    s.war_pile[2][0] = s.war_pile[2][1]


def token(s: Any) -> None:
    s.tokens[0] = 1 << (k.PROVINCES * k.AUTUMN)


def worshipper(s: Any) -> None:
    s.reserve[0][k.BUSHI] -= 1
    s.shrine[0][0][k.BUSHI] = 1


def early_worshipper(s: Any) -> None:
    s.phase = k.AT_TEA
    s.reserve[0][k.SHINTO] -= 1
    s.shrine[0][0][k.SHINTO] = 1


def captive(s: Any) -> None:
    s.figures[0][k.EDO][k.DAIMYO] -= 1
    s.captive[1][0][k.DAIMYO] = 1


def early_captive(s: Any) -> None:
    s.reserve[0][k.SHINTO] -= 1
    s.captive[1][0][k.SHINTO] = 1


def coins(s: Any) -> None:
    s.coins[0] += 1


def points(s: Any) -> None:
    s.vp[0] = 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (pieces, "INV-1: seat 0: 5 bushi, owns 6"),
        (strongholds, "INV-2: seat 0: 5 stronghold, owns 4"),
        (no_stronghold, "INV-2: seat 0: no Stronghold on the map"),
        (bids, "INV-3: seat 0: bids 9 of 5 coins"),
        (honor, "INV-4: honor [1, 1, 2]"),
        (rank, "INV-4: seat 0: rank 1, stands on place 0"),
        (ally, "INV-5: seat 0: ally 1, whose ally is -1"),
        (alliances, "INV-12: seat 1: 2 alliances by season 0"),
        (tiles, "INV-6: 9 tiles in the deck, 0 played"),
        (kinds, "INV-6: tiles"),
        (cards, "INV-7: komainu: 0 for sale, 0 owned, 1 in the match"),
        (monsters, "INV-7: komainu: 0 for sale, 2 owned, 1 in the match\nINV-7: 2 of the Monster komainu"),
        (
            many_monsters,
            "INV-7: komainu: 1 for sale, 9 owned, 1 in the match\nINV-7: 9 of the Monster komainu\nINV-7: seat 0: 9",
        ),
        (pile, "INV-8: season 2: pile"),
        (token, "INV-8: the token 2/0 is with 1 clans"),
        (worshipper, "INV-9: seat 0: a bushi at shrine 0"),
        (early_worshipper, "INV-9: seat 0: somebody at shrine 0 in phase 1"),
        (captive, "INV-10: seat 1 holds a daimyo of seat 0"),
        (early_captive, "INV-10: seat 1 holds captives in phase 2"),
        (points, "R-TERM-13: seat 0: 3 VP"),
    ],
)
def test_what_does_not_hold_is_told(change: Change, message: str) -> None:
    """INV-1 to INV-12"""
    assert broken(change).startswith(message)


def test_limited_piles_add_up() -> None:
    """INV-11"""
    assert broken(coins, piles="limited") == "INV-11: 66 coins, 20 Ronin in all"


def test_a_question_with_one_answer_is_told() -> None:
    """INV-13"""
    state = table("""
        with.options.auto_single = false
        with.slots = "fujin susanoo amaterasu hachiman"
        with.lotus.shrine = ["shinto", "", "", ""]
        do = ["lotus FUJ-FIG FIG bushi@nagato"]
    """)
    assert GAME.broken_invariants(state) == []
    record = state.fields.copy()
    record.opt_auto_single = 1
    assert GAME.broken_invariants(state.engine.adopt(record)) == ["INV-13: seat 1 has one answer at FUJ-DEST"]
    record.stack_op[record.depth - 1] = d.RAI
    record.reserve[1] = [0] * k.KINDS
    found = GAME.broken_invariants(state.engine.adopt(record))
    assert "INV-13: seat 1 can only pass at RAI" in found
