"""The search on a toy game: a heap of stones, two seats, a worth that everybody sees."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kagura.core.lookahead import DEPTH, NO_ACTION, SPARES, WIDTH, best_action, is_turn_over, let_others_pass

TURNS = 4
ACTIONS = 3


class Heap:
    """Action 0 ends the turn, 1 and 2 take stones; a turn ends of itself after `reach` decisions."""

    def __init__(self, left: int, reach: int) -> None:
        self.left, self.reach, self.active, self.taken, self.steps = left, reach, 0, 0, 0
        self.passes_can_be_made = True

    def become(self, other: Heap) -> None:
        self.__dict__.update(other.__dict__)

    def end_turn(self) -> None:
        self.active, self.steps = 1 - self.active, 0


def take(s: Heap, seat: int, action: int) -> None:
    s.left -= action
    s.taken += action * (1 if seat == 0 else 0)
    s.steps += 1
    if action == 0 or s.steps >= s.reach:
        s.end_turn()


def mark(s: Heap, seat: int, mask: bytearray) -> int:
    for action in range(ACTIONS):
        mask[action] = int(action <= s.left)
    return sum(mask)


def rules(worth: Any) -> SimpleNamespace:
    return SimpleNamespace(
        acting=lambda s: 1 << s.active,
        is_over=lambda s: s.left <= 0,
        is_turn_start=lambda s: s.steps == 0 and s.passes_can_be_made,
        pass_turn=Heap.end_turn,
        legal=mark,
        apply=take,
        evaluate=lambda s, _: worth(s),
    )


def best(root: Heap, worth: Any) -> int:
    spare = [Heap(0, 0) for _ in range(SPARES)]
    mask = bytearray(ACTIONS)
    before = dict(root.__dict__)
    found = best_action(rules(worth), root, spare, [0] * SPARES, [0] * SPARES, mask, ACTIONS, 0, 0, TURNS, WIDTH)
    assert root.__dict__ == before
    return found


def test_the_best_line_is_the_one_worth_most_at_its_end() -> None:
    assert best(Heap(100, 2), lambda s: s.taken) == 2
    assert best(Heap(100, 2), lambda s: -s.taken) == 0


def test_the_search_sees_several_own_turns() -> None:
    goal = 2 * TURNS
    assert best(Heap(100, 1), lambda s: 100 if s.taken >= goal else s.taken % 7) == 2


def test_the_last_stone_ends_the_search() -> None:
    assert best(Heap(1, 5), lambda s: s.taken) == 1


def test_a_turn_longer_than_the_search_still_has_an_answer() -> None:
    # Ending the turn is bad, and no turn ends of itself: the best unfinished line counts.
    found = best(Heap(1000, DEPTH + 9), lambda s: s.taken if s.active == 0 else -1)
    assert found == 2 != NO_ACTION


@pytest.mark.parametrize(("left", "can_pass", "returns"), [(5, True, True), (0, True, False), (5, False, False)])
def test_others_pass_until_the_seat_is_on_turn(left: int, can_pass: bool, returns: bool) -> None:
    heap = Heap(left, 3)
    heap.active, heap.passes_can_be_made = 1, can_pass
    assert let_others_pass(rules(None), heap, 0) == returns


def test_a_turn_is_over_when_another_decides_in_it() -> None:
    heap = Heap(5, 3)
    heap.steps, heap.active = 1, 1
    assert is_turn_over(rules(None), heap, 0)
    assert not is_turn_over(rules(None), heap, 1)
