"""Legal steps and legal codes, compared with a second, slower way to find them."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.core.hexgrid import distance
from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.world import COORDINATES
from tests.games.last_kannagi.positions import GAME, GAME_MODES, new, walk

LEVEL_3 = {19, 22, 25, 28, 31, 34}


class Mover:
    """The move rules once more, written from the specification on the open view alone."""

    def __init__(self, state: GameState, seat: int) -> None:
        view = GAME.view(state, None)
        turn, self.seats = view["turn"], view["seats"]
        self.me = self.seats[seat]
        self.character, got = self.me["character"], self.me["received"]
        self.world = [list(space["tokens"]) for space in view["world"]]
        self.shrine = [space["shrine"] for space in view["world"]]
        self.others = {other["marker"] for other in self.seats if other["seat"] != seat}
        self.allies = {other["seat"] for other in self.seats if other["team"] == self.me["team"]}
        is_full = view["options"]["content"] == "full"
        self.jumps = self.character == "kon" and "Y4" in got
        self.light = self.character == "kon" and "R4" in got
        self.cheap = self.character == "mito" and "Y4" in got and is_full
        self.enter_rule = view["options"]["l3_rule"] == "enter"
        self.barred, self.power = turn["barred"], turn["power_left"]
        self.diverts = turn["diverts_left"]
        r, b, y, p = self.me["body"]
        self.body = r + b + y + p * (1 if self.light else 3)

    def steps(self, here: int) -> set[int]:
        """K-MOVE-3"""
        near = {n for n in range(37) if distance(COORDINATES[here], COORDINATES[n]) == 1}
        if here and self.shrine[here] is not None:
            near |= {0} if self.shrine[here] in self.allies or self.jumps else set()
            near |= {n for n in range(37) if self.shrine[n] is not None and n != here} if self.jumps else set()
        return near

    def is_end(self, space: int) -> bool:
        """K-MOVE-7"""
        return space == 0 or (space not in self.others and (self.enter_rule or space != self.barred))

    def enter(self, space: int, power: int, body: int, diverts: int) -> tuple[int, int, int] | None:
        """Power, body and diverts after a step; None if it is not possible (K-MOVE-5, 6)."""
        r, b, y, p = self.world[space]
        cost = 1 + r + b + y + p * (2 if self.cheap else 3)
        diverted = min(diverts, r + b + y)
        gain = r + b + y - diverted + p * (1 if self.light else 3)
        too_heavy = gain + diverted > 0 and body + gain > self.me["resistance"]
        if cost > power or too_heavy or (self.enter_rule and space == self.barred):
            return None
        return power - cost, body + gain, diverts - diverted

    def leads_on(self, here: int, power: int, body: int, diverts: int) -> bool:
        """K-MOVE-9, by trying every way"""
        if self.is_end(here):
            return True
        after = ((there, self.enter(there, power, body, diverts)) for there in self.steps(here))
        return any(self.leads_on(there, *then) for there, then in after if then)

    def legal(self) -> set[int]:
        """The spaces that may be entered next."""
        after = {n: self.enter(n, self.power, self.body, self.diverts) for n in self.steps(self.me["marker"])}
        return {n for n, then in after.items() if then and self.leads_on(n, *then)}


@pytest.mark.parametrize("options", [{}, {"l3_rule": "enter"}, {"content": "text_only"}, {"zero_move": False}])
@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_the_legal_steps_are_those_that_a_full_search_finds(game_mode: str, options: dict[str, Any]) -> None:
    """K-MOVE-3, 5, 6, 7, 9"""
    asked = 0
    for seed in range(3):
        state = new({"mode": game_mode, **options}, seed, "plain")
        for seat, _ in walk(state, seed):
            if state.fields.pending == k.STEP:
                asked += 1
                found = {action - k.GO for action in state.choices(seat) if k.GO <= action < k.ANSWER_A}
                assert found == Mover(state, seat).legal()
    assert asked > 50


def test_steps_among_crowded_shrines_are_those_that_a_full_search_finds() -> None:
    """K-MOVE-3, 7, 9 K-EFF-jump_shrines: Kon among branch shrines and markers"""
    from tests.games.last_kannagi.positions import expect, table

    for marker in (7, 19, 13, 25):
        for play in ("MOVE 1", "MOVE 2", "MOVE 3"):
            before = f"A:kon; A.got=Y4,R4; A.body=PPRR; A@{marker}; S7=B; S13=C; B@13; C@8; W20=P; W12=RR; S25=B"
            state = table(before.replace(f"; S{marker}=B", "") if marker == 25 else before, "plain")
            expect(state, play)
            if state.fields.pending == k.STEP:
                found = {action - k.GO for action in state.choices(0) if k.GO <= action < k.ANSWER_A}
                assert found == Mover(state, 0).legal()


@pytest.mark.parametrize(
    "options", [{}, {"reveal": "declared", "characters": "pick"}, {"l3_rule": "enter", "zero_move": False}]
)
def test_the_mask_marks_exactly_what_is_not_refused(options: dict[str, Any]) -> None:
    """K-ACT-3: legality is asked for in two ways, one code or all, and both agree"""
    for seed, game_mode in enumerate(GAME_MODES):
        state = new({"mode": game_mode, **options}, seed, "plain")
        for _ in walk(state, seed, 250):
            for seat in range(state.fields.seats):
                mask = state.legal(seat)
                assert [state.refuse(seat, action) == 0 for action in range(110)] == [bool(m) for m in mask]
