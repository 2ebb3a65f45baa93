"""Invariants: K-INV, and the ways in which software of this kind has failed."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from kagura.core.errors import IllegalAction
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.invariants import broken_between, broken_invariants
from tests.games.last_kannagi.positions import GAME, GAME_MODES, Example, Table, expect, new, walk

OPTIONS: list[dict[str, Any]] = [
    {},
    {"characters": "pick", "reveal": "declared"},
    {"growth_l3": 3, "growth_stop": 6, "tie_order": "seat", "build_adjacency": False},
    {"l3_rule": "enter", "team_faith": "team", "majority_min": 0, "zero_move": False, "content": "text_only"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_the_invariants_hold_after_every_decision(game_mode: str, options: dict[str, Any]) -> None:
    """K-INV-1 to 12"""
    state = new({"mode": game_mode, **options}, seed=11, mode="plain")
    before, turns = state.copy(), [0, 0, 0, 0]
    for seat, action in walk(state, 12):
        if state.fields.pending == k.MAIN and action <= k.REST:
            turns[seat] += 1
        assert broken_invariants(state) == []
        assert broken_between(before, state) == []
        before = state.copy()
    assert broken_invariants(state) == GAME.broken_invariants(state) == []
    assert max(turns) <= 120


def test_the_invariants_hold_in_every_mode(mode: str) -> None:
    """K-INV-1 to 12"""
    state = new("solo3", 5, mode)
    for _ in walk(state, 5, 60):
        assert broken_invariants(state) == []


@pytest.mark.parametrize(("before", "rule"), [
    ("bag=R9", "K-INV-1"),
    ("A.supply=3; S1=A; S2=A", "K-INV-2"),
    ("A.faith=11", "K-INV-3"),
    ("A.pur=RRRRRR", "K-INV-3"),
    ("A.body=PP", "K-INV-3"),
    ("A.supply=4", "K-INV-3"),
    ("A@1; W1=R", "K-INV-4"),
    ("S1=A; W1=R; A.vp=0", "K-INV-4"),
    ("A@1; B@1", "K-INV-5"),
    ("W1=RBY", "K-INV-6"),
    ("W1=RRRRRRR", "K-INV-6"),
    ("W1=PPP", "K-INV-6"),
    ("A.t=28; B.t=29; C.t=0", "K-INV-7"),
    ("A.vp=3", "K-INV-8"),
    ("S1=A", "K-INV-8"),
    ("A.got=R5", "K-INV-8"),
    ("W28=-", "K-INV-10"),
])  # fmt: skip
def test_a_broken_invariant_is_told(position: Table, before: str, rule: str) -> None:
    """K-INV-1 to 12: what the fuzzing tests rely on"""
    found = " ".join(broken_invariants(position(before)))
    assert rule in found


def test_every_kind_of_fault_is_told() -> None:
    """K-INV-2 K-INV-8 K-INV-9 K-INV-11 K-INV-12"""
    faults: list[tuple[str, Any, str]] = [
        ("shrines", [3, 0, 0, 0], "K-INV-2"),
        ("supply", [0, 0, 0, 0], "-"),
        ("received", [31, 0, 0, 0], "K-INV-8"),
        ("vp_by", [[0, 0, 1, 0, 0]] + [[0] * 5] * 3, "K-INV-8"),
        ("vp_by", [[0, 0, 0, 0, 1]] + [[0] * 5] * 3, "K-INV-8"),
        ("form_ex", [1, 0, 0, 0], "K-INV-11"),
        ("end", k.END_A, "K-INV-10"),
    ]
    for name, value, rule in faults:
        s = new("solo3", 1, "plain").fields.copy()
        setattr(s, name, value)
        state = GAME.engine(mode="plain").adopt(s)
        assert rule == "-" or any(text.startswith(rule) for text in broken_invariants(state)), name


def test_a_missing_chip_is_removed_and_a_chip_too_many_is_told() -> None:
    """K-INV-2"""
    state = new("solo3", 1, "plain")
    s = state.fields
    s.supply[0] = 2
    assert any(text.startswith("K-INV-2") for text in broken_invariants(state))


def test_a_state_without_a_choice_is_told() -> None:
    """K-INV-12"""

    class Stuck:
        def __init__(self, mask: bytes) -> None:
            self.mask = mask
            self.fields = new("solo3", 1, "plain").fields

        def acting(self) -> tuple[int, ...]:
            return (0,)

        def legal(self, seat: int) -> bytes:
            return self.mask

    stuck: Any = Stuck(bytes(110))
    assert [t[:8] for t in broken_invariants(stuck)] == ["K-INV-12", "K-INV-12"]
    stuck = Stuck(bytes([1] * 110))
    stuck.fields.form[0] = 1
    assert [t[:8] for t in broken_invariants(stuck)] == ["K-INV-11"]


def test_what_must_never_fall_is_told_when_it_falls() -> None:
    """K-INV-7 K-INV-9"""
    high, low = new("solo3", 1, "plain"), new("solo3", 1, "plain")
    h = high.fields
    h.vp[1], h.faith[1], h.received[1], h.shrine[5], h.clock[1], h.face_up[1][0] = 3, 9, 7, 1, 5, 1
    found = " ".join(broken_between(high, low))
    for words in (
        "VP fell",
        "faith fell",
        "resistance fell",
        "blessing was lost",
        "branch shrine was lost",
        "clock fell",
    ):
        assert words in found
    assert "moved in a turn of seat 0" in " ".join(broken_between(low, high))
    moving = new("solo3", 1, "plain")
    moving.fields.pending = k.STEP
    assert broken_between(new("solo3", 1, "plain"), moving) == ["K-INV-7: seat 0: the action took no hour"]


def test_a_game_has_at_most_480_turns_and_ends() -> None:
    """K-INV-12: a player who only takes the shortest turns"""
    state = new("solo4", 2, "plain")
    turns = 0
    while not state.over:
        seat = state.acting()[0]
        turns += state.fields.pending == k.MAIN
        choices = state.choices(seat)
        state.apply(seat, choices[0] if choices[0] != k.REST else choices[-1])
    assert turns <= 480


@pytest.mark.parametrize("first", [True, False])
def test_adversaries_who_always_take_the_same_end_of_the_list_cannot_prolong_a_game(first: bool) -> None:
    """K-INV-12"""
    for game_mode in GAME_MODES:
        state = new(game_mode, 2, "plain")
        decisions = 0
        while not state.over:
            seat = state.acting()[0]
            choices = state.choices(seat)
            state.apply(seat, choices[0 if first else -1])
            decisions += 1
        assert decisions < 480 * 14


def test_a_copy_taken_before_is_the_undo_of_any_decision(mode: str) -> None:
    """K-RNG-3: the whole state, and what everybody sees, are as before"""
    state = new({"mode": "team2", "reveal": "declared"}, 6, mode)
    for seat, action in walk(state, 6, 80):
        before, views = state.bytes(), [GAME.view(state, viewer) for viewer in (None, 0, 1, 2, 3)]
        twin = state.copy()
        twin.apply(seat, action)
        assert state.bytes() == before
        assert [GAME.view(state, viewer) for viewer in (None, 0, 1, 2, 3)] == views


def test_an_illegal_code_changes_nothing(mode: str) -> None:
    """K-ACT-6"""
    state = new("solo3", 4, mode)
    for _ in walk(state, 4, 30):
        before = state.bytes()
        for seat in range(3):
            mask = state.legal(seat)
            for action in range(0, 110, 7):
                if not mask[action]:
                    with pytest.raises(IllegalAction):
                        state.apply(seat, action)
        assert state.bytes() == before


def test_a_tie_of_three_pays_all_three(example: Example) -> None:
    """K-PREP-1 K-SCORE-4: known from others: a three-way tie pays only two"""
    example("A.t=24; B.t=24; C.t=23; W*=P; S1=A; S2=B; S3=C", "REST", "A.faith=2; B.faith=2; C.faith=2")
    example("day=5; A.t=119; B.t=120; C.t=120; S1=A; S2=B; S3=C", "PASS", "total A=5; total B=5; total C=5; win=ABC")


def test_the_saviour_is_paid_once(example: Example) -> None:
    """K-SCORE-5: known from others: a second trigger overrides or doubles the first"""
    sixth = "W28=-; S19=B; S22=B; S25=B; S28=B; S31=B; S33=A; A@34"
    example(sixth, "BUILD 4", "over=A; saviour=A; total A=10")


def test_there_is_no_night_after_the_end(example: Example) -> None:
    """K-END-4: known from others: the end is noticed only after remaining effects"""
    example("W28=-; W7=R; A@1; A.t=22; B.t=24; C.t=24; S2=A; bag=R9", "MOVE 2; >7", "over=B; day=1; bag#=9; A.pur=-")


@pytest.mark.parametrize("bag", ["-", "R", "RB"])
def test_a_nearly_empty_bag_never_stalls_the_game(example: Example, bag: str) -> None:
    """K-COMP-5 K-CLEAN-2: known from others: drawing from an empty pile eats the turn"""
    example(
        f"A.pur=P; A.body=R; bag={bag}", "PRAY 1" if bag == "-" else "PRAY 1; b", f"A.body={'-' if bag == '-' else 'R'}"
    )
    example(
        f"A.t=24; B.t=24; C.t=23; S1=A; W*=P; bag={bag}", "REST", "day=2; bag#=" + str(max(0, len(bag.strip("-")) - 1))
    )


def test_nobody_who_is_done_is_waited_for() -> None:
    """K-TIME-2: known from others: a passed player is not skipped"""
    for seed in range(4):
        state = new("team4", seed, "plain")
        for seat, _ in walk(state, seed):
            if state.fields.pending == k.MAIN:
                assert state.fields.clock[seat] < 24 * state.fields.day


def test_two_games_at_once_are_as_two_games_one_after_the_other(mode: str) -> None:
    """K-RNG-3: known from others: one generator shared by all"""
    ends = []
    for seed in (1, 2):
        state = new("solo3", seed, mode)
        ends.append([state.digest() for _ in walk(state, seed)][-1])
    first, second = new("solo3", 1, mode), new("solo3", 2, mode)
    mixed: list[str] = ["", ""]
    walks = [walk(first, 1), walk(second, 2)]
    running = [0, 1]
    while running:
        for i in list(running):
            if next(walks[i], None) is None:
                running.remove(i)
            else:
                mixed[i] = (first, second)[i].digest()
    assert mixed == ends


def test_the_hash_seed_of_the_process_changes_nothing() -> None:
    """K-RNG-3: known from others: the same seed gives another game in another process"""
    program = "import kagura; print(kagura.make('last_kannagi').playouts(4, seed=3, mode='plain').scores)"
    found = set()
    for hash_seed in ("0", "1", "random"):
        run = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
        )
        found.add(run.stdout)
    assert len(found) == 1


def test_counters_stop_at_their_bounds(example: Example) -> None:
    """K-COMP-6 K-INV-3: known from others: counters without clamp"""
    example("A.faith=10", "PRAY 4; b", "A.faith=10")
    example("A.vp=199; A.form=1", "PRAY EX", "A.vp=201")


def test_the_end_is_final(position: Table) -> None:
    """K-END-4"""
    state = position("day=5; A.t=119; B.t=120; C.t=120; A.vp=3")
    expect(state, "PASS")
    before = state.bytes()
    for seat in range(4):
        assert state.choices(seat) == []
        with pytest.raises(IllegalAction, match="K-END-4"):
            state.apply(seat, k.REST)
    assert state.bytes() == before
