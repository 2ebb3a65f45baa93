"""Where a move could end: exactly where trying all ways of going leads, and never for less power."""

from __future__ import annotations

import random

import pytest

from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.browser.reach import reach
from kagura.games.last_kannagi.rules.move import move_power
from kagura.games.last_kannagi.rules.play import main_code
from tests.games.last_kannagi.browser.asking import position
from tests.games.last_kannagi.positions import GAME

MATCHES = 4


def tried(state: GameState, seat: int, level: int) -> dict[int, int]:
    """Ends of all ways of the move action -> least power spent."""
    found: dict[int, int] = {}
    seen: set[tuple[int, int]] = set()
    ways = [(state, 0, [main_code(k.MOVE, level, 0)])]
    while ways:
        way, spent, actions = ways.pop()
        for action in actions:
            after = way.copy()
            after.apply(seat, action)
            cost = spent + sum(event.args["cost"] for event in after.events() if event.name == "step")
            for event in after.events():
                if event.name == "move-ended":
                    found[event.args["space"]] = min(cost, found.get(event.args["space"], cost))
            key = after.hash(), cost
            if after.fields.pending in (k.STEP, k.DIVERT) and key not in seen:
                seen.add(key)
                ways.append((after, cost, after.choices(seat)))
    return {end: cost for end, cost in sorted(found.items()) if end != state.fields.marker[seat]}


@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_way_that_can_be_gone_is_found(seed: int) -> None:
    """K-MOVE-3 to K-MOVE-9"""
    mode = ("solo3", "team2", "solo4", "team4")[seed % 4]
    state, chance = GAME.new({"mode": mode}, seed, mode="plain", events=True), random.Random(seed)
    while state.fields.day < 3:
        seat = state.acting()[0]
        s = state.fields
        if s.pending == k.MAIN and chance.random() < 0.1:
            for level in (k.LEVEL_1, k.LEVEL_2, k.LEVEL_3):
                if not s.form[seat]:
                    assert reach(s, seat, move_power(s, seat, level)) == tried(state, seat, level)
        state.apply(seat, state.best(seat, 1, 2) if chance.random() < 0.7 else chance.choice(state.choices(seat)))


@pytest.mark.parametrize(
    "before",
    [
        "A.got=R4; A@1; A.body=RRRR; W7=RB; W8=R; W20=Y; W2=P",  # a diversion makes room
        "A:kon; A.got=Y4; A@7; S7=B; S13=C; S30=A; W29=R",  # jumps between all shrines
        "A@7; S7=A; A.body=RRRRR; W1=R",  # a jump home over a space that is full
        "A@19; W20=R; W7=-; W36=RR; A.body=RRRRR",  # nothing to be had
        "A@8; B@7; C@2; A.body=RRRR; W9=R; W21=RR; W1=R; W20=P",
    ],
)
def test_bodies_jumps_and_markers_count(before: str) -> None:
    """K-MOVE-3, K-MOVE-6, K-MOVE-7, K-MOVE-15"""
    state = position(before)
    s = state.fields
    for level in (k.LEVEL_1, k.LEVEL_2, k.LEVEL_3):
        expected = tried(state, 0, level) if not state.refuse(0, main_code(k.MOVE, level, 0)) else {}
        assert reach(s, 0, move_power(s, 0, level)) == expected
