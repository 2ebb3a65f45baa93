"""The best turn that a beam search finds: the same text serves plain Python and, compiled, bots.

From the root on, the decisions of one seat are tried for some of its turns, while the others let theirs
go by; of the unfinished lines the `width` most promising are followed. The seat's worth of a state comes
from the game.
"""

from __future__ import annotations

from kagura.core.playout import first_seat
from kagura.core.primitives import clear, copy_state, next_set
from kagura.core.types import AnyRules, AnyState, Mask, Numbers, States

WIDTH = 20  # at most
DEPTH = 24
SPARES = 2 * WIDTH + 1  # two beams and the state that is being tried
NO_ACTION = -1
WORST = -1000000000


def is_turn_over(g: AnyRules, s: AnyState, seat: int) -> bool:
    """The seat has no further decision in this turn."""
    if g.is_over(s) or g.is_turn_start(s):
        return True
    return first_seat(g.acting(s)) != seat


def let_others_pass(g: AnyRules, s: AnyState, seat: int) -> bool:
    """Let the others' turns go by until the seat is on turn; False if it never is again."""
    while not g.is_over(s):
        if first_seat(g.acting(s)) == seat:
            return True
        if not g.is_turn_start(s):
            return False
        g.pass_turn(s)
    return False


def weakest(worth: Numbers, start: int, width: int) -> int:
    """The place in a beam that has the lowest worth; an empty place is lowest of all."""
    place: int = start
    for i in range(start + 1, start + width):
        if worth[i] < worth[place]:
            place = i
    return place


def is_known(worth: Numbers, start: int, width: int, value: int) -> bool:
    """The beam has a line of just this worth: as good as surely the same state by another order."""
    for i in range(start, start + width):  # noqa: SIM110 - a loop is what C has
        if worth[i] == value:
            return True
    return False


def best_action(
    g: AnyRules,
    root: AnyState,
    spare: States,
    worth: Numbers,
    first: Numbers,
    mask: Mask,
    actions: int,
    size: int,
    seat: int,
    turns: int,
    width: int,
) -> int:
    """The first action of the best line found from `root`, where the seat owes a decision.

    `spare` holds `SPARES` states, `worth` and `first` as many numbers, `mask` one byte per action.
    The line has up to `turns` turns, the beam `width` lines (at most `WIDTH`).
    `first` is the first action of a line, plus `actions` for each of its turns that is over. A line
    that is not finished after `DEPTH` decisions counts as it stands.
    """
    best: int = WORST
    best_first: int = NO_ACTION
    beam: int = 0
    copy_state(spare[0], root, size)
    for i in range(SPARES):
        worth[i] = WORST
    worth[0] = 0
    first[0] = NO_ACTION
    for _ in range(DEPTH):
        further: int = WIDTH - beam
        found: bool = False
        for i in range(further, further + width):
            worth[i] = WORST
        for i in range(beam, beam + width):
            if worth[i] != WORST:
                clear(mask, actions)
                g.legal(spare[i], seat, mask)
                action: int = next_set(mask, 0, actions)
                while action < actions:
                    copy_state(spare[SPARES - 1], spare[i], size)
                    g.apply(spare[SPARES - 1], seat, action)
                    value: int = g.evaluate(spare[SPARES - 1], seat)
                    origin: int = action if first[i] == NO_ACTION else first[i]
                    goes_on: bool = True
                    if is_turn_over(g, spare[SPARES - 1], seat):
                        origin += actions
                        goes_on = origin < turns * actions and let_others_pass(g, spare[SPARES - 1], seat)
                        if g.is_over(spare[SPARES - 1]):
                            value = g.evaluate(spare[SPARES - 1], seat)
                    if not goes_on:
                        if value > best:
                            best = value
                            best_first = origin % actions
                    elif not is_known(worth, further, width, value):
                        place: int = weakest(worth, further, width)
                        if value > worth[place]:
                            copy_state(spare[place], spare[SPARES - 1], size)
                            worth[place] = value
                            first[place] = origin
                            found = True
                    action = next_set(mask, action + 1, actions)
        if not found:
            return best_first
        beam = further
    for i in range(beam, beam + width):
        if worth[i] > best:
            best = worth[i]
            best_first = first[i] % actions
    return best_first
