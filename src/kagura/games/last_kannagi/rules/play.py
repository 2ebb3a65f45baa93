"""What the table asks of the rules: who acts, what is legal and why not, and `apply` (K-ACT)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.core.types import Mask
from kagura.games.last_kannagi.codes import (
    AB,
    ANSWER_A,
    ANSWER_B,
    AUTO,
    BCOL,
    BLESSING,
    BUILD,
    CHARACTERS,
    CODES_PER_KIND,
    COLOUR,
    COLOURS,
    DEDICATION,
    DIVERT,
    DNUM,
    DONE,
    EFF_NONE,
    GO,
    HAND,
    KINDS,
    LEVELS,
    MAIN,
    MOVE,
    NO_CARD,
    NUMBER,
    NUMBERS,
    PAY,
    PCOL,
    PICK,
    PNUM,
    PRAYER,
    REST,
    REVEAL,
    RUNNING,
    STEP,
    STOP,
    TAKE_CHARACTER,
)
from kagura.games.last_kannagi.events import E_SOLE_ANSWER
from kagura.games.last_kannagi.refusals import (
    OK,
    R_FACE_UP,
    R_NO_CARD_IN_SLOT,
    R_NOT_ASKED,
    R_NOT_FULFILLED,
    R_NOT_YOUR_TURN,
    R_OVER,
    R_REVEAL_AUTO,
)
from kagura.games.last_kannagi.rules.blessing import (
    blessing_levels,
    blessing_refusal,
    choose_column,
    column_refusal,
    pay,
    pay_refusal,
)
from kagura.games.last_kannagi.rules.build import build_levels, build_refusal
from kagura.games.last_kannagi.rules.dedication import dedication_refusal, dnum_refusal, give
from kagura.games.last_kannagi.rules.move import (
    body_room,
    can_stay,
    divert,
    divert_refusal,
    go,
    move_refusal,
    step_refusal,
    stop,
    stop_refusal,
    way_refusal,
    ways_from,
)
from kagura.games.last_kannagi.rules.place import place_refusal
from kagura.games.last_kannagi.rules.prayer import (
    branch_refusal,
    choose_branch,
    pcol_refusal,
    pnum_refusal,
    prayer_refusal,
    purify_colour,
    purify_number,
)
from kagura.games.last_kannagi.rules.revelation import can_reveal, is_met, reveal
from kagura.games.last_kannagi.rules.setup import pick_refusal, take_character
from kagura.games.last_kannagi.rules.turn import (
    begin_action,
    card_of,
    go_on,
    hours_refusal,
    kind_of,
    level_of,
    open_levels,
    rest,
)
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import OUTSIDE, WAYS

NO_ANSWER = -1
SEVERAL = -2
CARD_OFFSET = 4  # from a main choice to the one with a card
KINDS_ANYWHERE = 2  # Move and Build; the others need a place (K-LOC-1)


def acting(s: State) -> int:
    """Bit set of the seats that owe a decision."""
    return 0 if s.end != RUNNING else 1 << s.active


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.end != RUNNING


def level_refusal(s: State, seat: int, kind: int, level: int) -> int:
    """Some complete legal execution exists for an action with this level (K-TURN-4).

    The level of Move, Build and Dedication may be higher than needed (K-TURN-5).
    """
    if kind == MOVE:
        return move_refusal(s, seat, level)
    if kind == BUILD:
        return build_refusal(s, seat, level)
    if kind == PRAYER:
        return prayer_refusal(s, seat, level)
    if kind == BLESSING:
        return blessing_refusal(s, seat, level)
    return dedication_refusal(s, seat)


def main_refusal(s: State, seat: int, action: int) -> int:
    """A main choice: hours, place, and a legal execution (K-TURN-4). Rest is always legal."""
    if action == REST:
        return OK
    kind: int = kind_of(action)
    level: int = level_of(action)
    refusal: int = hours_refusal(s, seat, level, card_of(action))
    if refusal == OK and kind >= KINDS_ANYWHERE:
        refusal = place_refusal(s, seat)
    if refusal == OK:
        refusal = level_refusal(s, seat, kind, level)
    return refusal


def answer_refusal(s: State, seat: int, action: int) -> int:
    """An answer to the pending decision, of its own kind of code (K-ACT-3)."""
    if s.pending == MAIN:
        return main_refusal(s, seat, action)
    if s.pending == STEP:
        return stop_refusal(s, seat) if action == STOP else step_refusal(s, seat, action - GO)
    if s.pending == DIVERT:
        return divert_refusal(s, seat, action - NUMBER)
    if s.pending == AB:
        return branch_refusal(s, seat, s.level, action - ANSWER_A)
    if s.pending == PCOL:
        return pcol_refusal(s, seat, action - COLOUR)
    if s.pending == PNUM:
        return pnum_refusal(s, seat, action - NUMBER)
    if s.pending == BCOL:
        return column_refusal(s, seat, action - COLOUR, s.level)
    if s.pending == PAY:
        return pay_refusal(s, seat, s.column, s.level, action - NUMBER)
    if s.pending == DNUM:
        return dnum_refusal(s, seat, action - NUMBER)
    return pick_refusal(s, seat, action - TAKE_CHARACTER)


def first_answer(pending: int) -> int:
    """The first action code that answers a pending decision (K-ACT-1, K-ACT-2)."""
    if pending == MAIN:
        return 0
    if pending == STEP:
        return STOP
    if pending == AB:
        return ANSWER_A
    if pending == PCOL or pending == BCOL:
        return COLOUR
    if pending == PICK:
        return TAKE_CHARACTER
    return NUMBER


def answers(pending: int) -> int:
    """How many action codes answer a pending decision (K-ACT-1)."""
    if pending == MAIN:
        return REST + 1
    if pending == STEP:
        return ANSWER_A - STOP
    if pending == AB:
        return ANSWER_B - ANSWER_A + 1
    if pending == PCOL or pending == BCOL:
        return COLOURS
    if pending == PICK:
        return CHARACTERS
    return NUMBERS


def reveal_refusal(s: State, seat: int, slot: int) -> int:
    """Turning a revelation card face up, by its owner, at any time (K-REV-3)."""
    if s.opt_reveal == AUTO:
        return R_REVEAL_AUTO
    if s.hand[seat][slot] == NO_CARD:
        return R_NO_CARD_IN_SLOT
    if s.face_up[seat][slot]:
        return R_FACE_UP
    return OK if is_met(s, seat, s.hand[seat][slot]) else R_NOT_FULFILLED


def refuse(s: State, seat: int, action: int) -> int:
    """OK, or why the seat may not take the action now. The action is 0..109, the seat in play."""
    if s.end != RUNNING:
        return R_OVER
    if action >= REVEAL:
        return reveal_refusal(s, seat, action - REVEAL)
    if seat != s.active:
        return R_NOT_YOUR_TURN
    first: int = first_answer(s.pending)
    if action < first or action >= first + answers(s.pending):
        return R_NOT_ASKED
    return answer_refusal(s, seat, action)


def legal(s: State, seat: int, mask: Mask) -> int:
    """Mark the legal actions of a seat in `mask` (110 bytes, all 0); returns their number."""
    if s.end != RUNNING:
        return 0
    count: int = mark_reveals(s, seat, mask)
    if seat != s.active:
        return count
    if s.pending == MAIN:
        return count + mark_main(s, seat, mask)
    if s.pending == STEP:
        return count + mark_steps(s, seat, mask)
    first: int = first_answer(s.pending)
    for action in range(first, first + answers(s.pending)):
        if answer_refusal(s, seat, action) == OK:
            mask[action] = 1
            count += 1
    return count


def mark_steps(s: State, seat: int, mask: Mask) -> int:
    """Mark where the move can go on to, and whether it can stop."""
    count: int = 0
    if stop_refusal(s, seat) == OK:
        mask[STOP] = 1
        count = 1
    here: int = s.marker[seat]
    room: int = body_room(s, seat)
    for i in range(ways_from(s, seat, here)):
        there: int = WAYS[here][i]
        if there != OUTSIDE and way_refusal(s, seat, there, s.power_left, room) == OK:
            mask[GO + there] = 1
            count += 1
    return count


def mark_reveals(s: State, seat: int, mask: Mask) -> int:
    """Mark the revelation cards that the seat may declare."""
    count: int = 0
    if s.opt_reveal != AUTO:
        for slot in range(HAND):
            if can_reveal(s, seat, slot):
                mask[REVEAL + slot] = 1
                count += 1
    return count


def mark_main(s: State, seat: int, mask: Mask) -> int:
    """Mark the main choices: the tests of `main_refusal`, those that many codes share made once."""
    mask[REST] = 1
    count: int = 1
    plain: int = open_levels(s, seat, 0)
    carded: int = open_levels(s, seat, 1)
    kinds: int = KINDS if place_refusal(s, seat) == OK else KINDS_ANYWHERE
    for kind in range(kinds):
        levels: int = legal_levels(s, seat, kind, plain | carded)
        if levels != 0:
            for level in range(LEVELS):
                if ((levels & plain) >> level) & 1:
                    mask[CODES_PER_KIND * kind + level] = 1
                    count += 1
                if ((levels & carded) >> level) & 1:
                    mask[CODES_PER_KIND * kind + level + CARD_OFFSET] = 1
                    count += 1
    return count


def legal_levels(s: State, seat: int, kind: int, wanted: int) -> int:
    """Those of the wanted levels with which `level_refusal` lets the action be done."""
    if kind == MOVE and can_stay(s, seat):
        return wanted
    if kind == BUILD:
        return build_levels(s, seat, wanted)
    if kind == BLESSING:
        return blessing_levels(s, seat, wanted)
    if kind == DEDICATION:
        return wanted if dedication_refusal(s, seat) == OK else 0
    levels: int = 0
    for level in range(LEVELS):
        if (wanted >> level) & 1 and level_refusal(s, seat, kind, level) == OK:
            levels = levels | (1 << level)
    return levels


def main_code(kind: int, level: int, card: int) -> int:
    """The action code of a main choice (K-ACT-1)."""
    return CODES_PER_KIND * kind + level + (CARD_OFFSET if card else 0)


def sole_answer(s: State) -> int:
    """The only legal answer to the pending decision, SEVERAL if there are more (K-TURN-6)."""
    if s.pending == STEP:
        return sole_step(s, s.active)
    sole: int = NO_ANSWER
    first: int = first_answer(s.pending)
    for action in range(first, first + answers(s.pending)):
        if answer_refusal(s, s.active, action) == OK:
            if sole != NO_ANSWER:
                return SEVERAL
            sole = action
    return sole


def sole_step(s: State, seat: int) -> int:
    """`sole_answer` for STEP."""
    sole: int = STOP if stop_refusal(s, seat) == OK else NO_ANSWER
    if s.power_left >= s.content.step_cost:
        here: int = s.marker[seat]
        room: int = body_room(s, seat)
        for i in range(ways_from(s, seat, here)):
            there: int = WAYS[here][i]
            if there != OUTSIDE and way_refusal(s, seat, there, s.power_left, room) == OK:
                if sole != NO_ANSWER:
                    return SEVERAL
                sole = GO + there
    return sole


def answer(s: State, action: int) -> None:
    """Carry out a legal answer to the pending decision."""
    seat: int = s.active
    if s.pending == MAIN:
        if action == REST:
            rest(s, seat)
        else:
            begin_action(s, seat, action)
    elif s.pending == STEP:
        if action == STOP:
            stop(s, seat)
        else:
            go(s, seat, action - GO)
    elif s.pending == DIVERT:
        divert(s, seat, action - NUMBER)
    elif s.pending == AB:
        choose_branch(s, seat, action - ANSWER_A)
    elif s.pending == PCOL:
        purify_colour(s, seat, action - COLOUR)
    elif s.pending == PNUM:
        purify_number(s, seat, action - NUMBER)
    elif s.pending == BCOL:
        choose_column(s, action - COLOUR)
    elif s.pending == PAY:
        pay(s, seat, action - NUMBER)
    elif s.pending == DNUM:
        give(s, seat, action - NUMBER)
    else:
        take_character(s, seat, action - TAKE_CHARACTER)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, and all that follows without a choice (K-TURN-6)."""
    if s.log.on:
        s.log.count = 0
    if action >= REVEAL:
        reveal(s, seat, action - REVEAL)
        return
    answer(s, action)
    settle(s)


def settle(s: State) -> None:
    """Apply what has only one legal answer, until a decision is to be asked (K-TURN-6)."""
    while s.end == RUNNING and s.pending != MAIN:
        if s.pending == DONE:
            go_on(s)
        else:
            sole: int = sole_answer(s)
            if sole == SEVERAL or sole == NO_ANSWER:
                return
            tell_sole_answer(s, sole)
            answer(s, sole)


def tell_sole_answer(s: State, action: int) -> None:
    """Note what was answered without asking (K-TURN-6), unless it goes without saying."""
    if not s.log.on or action == STOP or s.pending == PAY or s.pending == PICK:
        return
    if s.pending == AB and s.content.prayer[s.level][1][0][0] == EFF_NONE:
        return
    tell(s, E_SOLE_ANSWER, s.active, action, 0, 0)


def is_turn_start(s: State) -> bool:
    """A main choice is pending: nothing of a turn has happened yet."""
    return s.pending == MAIN
