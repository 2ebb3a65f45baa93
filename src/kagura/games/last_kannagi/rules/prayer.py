"""The prayer action (K-PRAY)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.last_kannagi.codes import (
    AB,
    AT_PRAYER,
    COLOURS,
    DONE,
    EFF_NONE,
    EFF_PURIFY_ANY,
    EFF_PURIFY_ONE,
    EFF_REMOVE_CHIP,
    EFF_TRADE_PURPLE,
    EFFECTS_PER_REWARD,
    PCOL,
    PERM_MOVE_AFTER_PRAYER,
    PNUM,
    PURPLE,
    VP_PRAYER,
)
from kagura.games.last_kannagi.events import E_CHIP_REMOVED, E_TRADED
from kagura.games.last_kannagi.refusals import (
    OK,
    R_AT_LEAST_ONE,
    R_BAG_EMPTY,
    R_COLOUR_NOT_IN_BODY,
    R_NO_BRANCH,
    R_NO_CHIP_TO_REMOVE,
    R_NO_PRAYER,
    R_NO_PURIFIED_PURPLE,
    R_NOTHING_TO_PURIFY,
    R_TOO_MANY,
)
from kagura.games.last_kannagi.rules.effects import effect
from kagura.games.last_kannagi.rules.gain import clear_given, purify, take_effect
from kagura.games.last_kannagi.rules.revelation import look_at_revelations
from kagura.games.last_kannagi.rules.tokens import bag_count, body_count, discard, draw_into_storage
from kagura.games.last_kannagi.state import State


def colour_refusal(s: State, seat: int, colours: int, colour: int) -> int:
    """Purifying one token of `colour`, where the prayer allows the colours of a bit set."""
    if (colours >> colour) & 1 == 0 or s.body[seat][colour] == 0:
        return R_COLOUR_NOT_IN_BODY
    return OK


def effect_refusal(s: State, seat: int, code: int, n: int) -> int:
    """What an effect of a prayer needs (section 7); `n` is its first number. Faith may be full (K-PRAY-7)."""
    if code == EFF_PURIFY_ONE:
        for c in range(COLOURS):
            if colour_refusal(s, seat, n, c) == OK:
                return OK
        return R_NOTHING_TO_PURIFY
    if code == EFF_PURIFY_ANY:
        return OK if body_count(s, seat) > 0 else R_NOTHING_TO_PURIFY
    if code == EFF_TRADE_PURPLE:
        if s.storage[seat][PURPLE] == 0:
            return R_NO_PURIFIED_PURPLE
        return OK if bag_count(s) > 0 else R_BAG_EMPTY
    if code == EFF_REMOVE_CHIP:
        return OK if s.supply[seat] >= n else R_NO_CHIP_TO_REMOVE
    return OK


def branch_refusal(s: State, seat: int, level: int, branch: int) -> int:
    """Prayer A or B of this level: its first effect must be possible (K-PRAY-1 to 5)."""
    code: int = s.content.prayer[level][branch][0][0]
    if code == EFF_NONE:
        return R_NO_BRANCH
    return effect_refusal(s, seat, code, s.content.prayer[level][branch][0][1])


def prayer_refusal(s: State, seat: int, level: int) -> int:
    """The prayer action with this level: A or B must be possible (K-TURN-4)."""
    if branch_refusal(s, seat, level, 0) == OK or branch_refusal(s, seat, level, 1) == OK:
        return OK
    return R_NO_PRAYER


def begin_prayer(s: State) -> None:
    """A or B is asked for."""
    s.purified_power = 0
    s.pending = AB


def choose_branch(s: State, seat: int, branch: int) -> None:
    """Answer to AB: only this one is performed."""
    s.branch = branch
    s.effect = 0
    go_on_praying(s, seat)


def go_on_praying(s: State, seat: int) -> None:
    """Perform the effects of the branch in order, until one asks something or all are done."""
    s.pending = DONE
    while s.pending == DONE and s.effect < EFFECTS_PER_REWARD:
        i: int = s.effect
        code: int = s.content.prayer[s.level][s.branch][i][0]
        s.effect += 1
        if effect_refusal(s, seat, code, s.content.prayer[s.level][s.branch][i][1]) == OK:
            pray(s, seat, code, i)
    if s.pending == DONE:
        end_prayer(s, seat)


def pray(s: State, seat: int, code: int, i: int) -> None:
    """The i-th effect of the branch."""
    n: int = s.content.prayer[s.level][s.branch][i][1]
    if code == EFF_PURIFY_ONE:
        s.pending = PCOL
    elif code == EFF_PURIFY_ANY:
        clear_given(s)
        s.pending = PNUM
        skip_empty_colours(s, seat)
    elif code == EFF_TRADE_PURPLE:
        s.storage[seat][PURPLE] -= 1
        discard(s, PURPLE, 1)
        draw_into_storage(s, seat, n, E_TRADED)
    elif code == EFF_REMOVE_CHIP:
        s.supply[seat] -= n
        tell(s, E_CHIP_REMOVED, seat, n, 0, 0)
    else:
        take_effect(
            s,
            seat,
            code,
            n,
            s.content.prayer[s.level][s.branch][i][2],
            s.content.prayer[s.level][s.branch][i][3],
            s.content.prayer[s.level][s.branch][i][4],
            VP_PRAYER,
        )


def asked_colours(s: State) -> int:
    """Bit set of the colours that the asking PCOL allows."""
    return s.content.prayer[s.level][s.branch][s.effect - 1][1]


def pcol_refusal(s: State, seat: int, colour: int) -> int:
    """Answer to PCOL (K-PRAY-1 A)."""
    return colour_refusal(s, seat, asked_colours(s), colour)


def purify_colour(s: State, seat: int, colour: int) -> None:
    """Answer to PCOL: one token of this colour is purified."""
    s.purified_power += s.content.power[colour]
    purify(s, seat, colour == 0, colour == 1, colour == 2, colour == PURPLE)
    go_on_praying(s, seat)


def pnum_refusal(s: State, seat: int, n: int) -> int:
    """Answer to PNUM: how many of the asked colour; in all at least one (K-PRAY-3 A)."""
    if n > s.body[seat][s.cursor]:
        return R_TOO_MANY
    if n > 0:
        return OK
    for c in range(COLOURS):
        if s.given[c] > 0 or (c > s.cursor and s.body[seat][c] > 0):
            return OK
    return R_AT_LEAST_ONE


def purify_number(s: State, seat: int, n: int) -> None:
    """Answer to PNUM; after the last colour all are purified together."""
    s.given[s.cursor] = n
    s.cursor += 1
    skip_empty_colours(s, seat)
    if s.cursor == COLOURS:
        for c in range(COLOURS):
            s.purified_power += s.given[c] * s.content.power[c]
        purify(s, seat, s.given[0], s.given[1], s.given[2], s.given[PURPLE])
        clear_given(s)
        go_on_praying(s, seat)


def skip_empty_colours(s: State, seat: int) -> None:
    """Colours without a token in the body are not asked for (K-ACT-4)."""
    while s.cursor < COLOURS and s.body[seat][s.cursor] == 0:
        s.cursor += 1


def end_prayer(s: State, seat: int) -> None:
    """The prayer is done: revelations, then a bonus move (K-PRAY-9, K-EFF-move_after)."""
    look_at_revelations(s, seat, AT_PRAYER)
    s.bonus_power += effect(s, seat, PERM_MOVE_AFTER_PRAYER)
