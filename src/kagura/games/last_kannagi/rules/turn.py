"""A turn from its main choice to its end (K-TURN, K-FORM, K-REST, K-DAY5)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.last_kannagi.codes import (
    AT_ACTION_END,
    BLESSING,
    BUILD,
    CODES_PER_KIND,
    EX,
    FIRST_WITH_CARD,
    LEVELS,
    MAIN,
    MOVE,
    NOBODY,
    PERM_DIVERT,
    PRAYER,
)
from kagura.games.last_kannagi.events import (
    E_CARD_PLAYED,
    E_FORM_ACTION,
    E_FORM_ENDED,
    E_MAIN,
    E_PASS,
    E_REST,
    E_TURN,
)
from kagura.games.last_kannagi.refusals import (
    OK,
    R_CARD_AT_LEVEL_1,
    R_CARD_IN_FORM,
    R_EX_NEEDS_CARD,
    R_EX_WITH_CARD,
    R_LAST_DAY,
    R_NO_CARD,
)
from kagura.games.last_kannagi.rules.blessing import begin_blessing
from kagura.games.last_kannagi.rules.build import build
from kagura.games.last_kannagi.rules.dedication import begin_dedication
from kagura.games.last_kannagi.rules.effects import effect
from kagura.games.last_kannagi.rules.end import end_after_last_day
from kagura.games.last_kannagi.rules.move import barred_space, begin_bonus_move, begin_move, move_power
from kagura.games.last_kannagi.rules.night import night
from kagura.games.last_kannagi.rules.prayer import begin_prayer
from kagura.games.last_kannagi.rules.revelation import look_at_all_states, look_at_revelations
from kagura.games.last_kannagi.rules.time import advance_clock, day_ends_at, hours_left, is_last_day, next_active
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE


def kind_of(action: int) -> int:
    """The action of a main choice code 0..44 (K-ACT-1)."""
    return action // CODES_PER_KIND


def level_of(action: int) -> int:
    """The level of a main choice code: 1, 2, 3, 4, EX without card, then 2, 3, 4, EX with one."""
    offset: int = action % CODES_PER_KIND
    return offset if offset < FIRST_WITH_CARD else offset - FIRST_WITH_CARD + 1


def card_of(action: int) -> int:
    """1 if the main choice code plays a blessing card."""
    return 1 if action % CODES_PER_KIND >= FIRST_WITH_CARD else 0


def hours_of(s: State, seat: int, level: int, card: int) -> int:
    """Hours that a main choice takes, 0 if it is not available (K-TURN-2)."""
    if s.form[seat] > 0:
        return s.content.hours_in_form[level]
    if card:
        return s.content.hours_with_card[level]
    return s.content.hours[level]


def hours_refusal(s: State, seat: int, level: int, card: int) -> int:
    """The hours of a main choice must be available and, on day 5, left (K-TURN-2, K-CARD-1, K-DAY5-1)."""
    if card:
        if s.form[seat] > 0:
            return R_CARD_IN_FORM
        if s.content.hours_with_card[level] == 0:
            return R_CARD_AT_LEVEL_1
        if s.cards[seat] == 0:
            return R_NO_CARD
    hours: int = hours_of(s, seat, level, card)
    if hours == 0:
        return R_EX_WITH_CARD if s.cards[seat] > 0 and s.content.hours_with_card[level] > 0 else R_EX_NEEDS_CARD
    return OK if hours <= hours_left(s, seat) else R_LAST_DAY


def open_levels(s: State, seat: int, card: int) -> int:
    """Bit set of the levels that `hours_refusal` lets through."""
    if card and (s.cards[seat] == 0 or s.form[seat] > 0):
        return 0
    left: int = hours_left(s, seat)
    levels: int = 0
    for level in range(LEVELS):
        hours: int = hours_of(s, seat, level, card)
        if hours > 0 and hours <= left:
            levels = levels | (1 << level)
    return levels


def begin_turn(s: State, seat: int) -> None:
    """The main choice is asked for, with the values a move would begin with kept ready (K-MOVE-10)."""
    s.active = seat
    s.pending = MAIN
    s.kind = MOVE
    s.level = 0
    s.in_form = 0
    s.power_left = 0
    s.bonus_move = 0
    s.bonus_power = 0
    s.stepped = 0
    s.absorbed = 0
    s.absorbed_purple = 0
    s.spent = 0
    s.column = 0
    s.branch = 0
    s.effect = 0
    s.purified_power = 0
    s.built_power = 0
    s.dedicated_vp = 0
    s.barred = barred_space(s, seat)
    s.diverts_left = effect(s, seat, PERM_DIVERT)
    tell(s, E_TURN, seat, s.clock[seat], 0, 0)


def begin_action(s: State, seat: int, action: int) -> None:
    """Card, clock, then the action itself (K-TURN-3)."""
    kind: int = kind_of(action)
    level: int = level_of(action)
    card: int = card_of(action)
    hours: int = hours_of(s, seat, level, card)
    tell(s, E_MAIN, seat, kind, level, hours)
    s.kind = kind
    s.level = level
    s.in_form = 1 if s.form[seat] > 0 else 0
    if card:
        s.cards[seat] -= 1
        tell(s, E_CARD_PLAYED, seat, s.cards[seat], 0, 0)
    advance_clock(s, seat, hours)
    if s.unchecked:
        look_at_all_states(s)  # K-TURN-7 a
    if kind == MOVE:
        begin_move(s, seat, move_power(s, seat, level), False)
    elif kind == BUILD:
        build(s, seat)
    elif kind == PRAYER:
        begin_prayer(s)
    elif kind == BLESSING:
        begin_blessing(s)
    else:
        begin_dedication(s, seat)


def rest(s: State, seat: int) -> None:
    """Rest on days 1 to 4, Pass on day 5 (K-REST-1, K-DAY5-2). Neither is an action (K-REST-2)."""
    s.marker[seat] = MAIN_SHRINE
    if is_last_day(s):
        tell(s, E_PASS, seat, 0, 0, 0)
        advance_clock(s, seat, day_ends_at(s) - s.clock[seat])
    else:
        tell(s, E_REST, seat, s.content.rest_hours, 0, 0)
        advance_clock(s, seat, s.content.rest_hours)
    if s.unchecked:
        look_at_all_states(s)  # K-TURN-7 a
    end_turn(s)


def end_action(s: State, seat: int) -> None:
    """The form counter falls, after its EX action was counted (K-FORM-3, K-REV-5 card 25)."""
    if not s.in_form:
        return
    if s.level == EX:
        s.form_ex[seat] = s.form_ex[seat] | (1 << s.kind)
        look_at_revelations(s, seat, AT_ACTION_END)
    s.form[seat] -= 1
    if s.form[seat] > 0:
        tell(s, E_FORM_ACTION, seat, s.form[seat], 0, 0)
    else:
        s.form_ex[seat] = 0
        tell(s, E_FORM_ENDED, seat, 0, 0, 0)


def end_turn(s: State) -> None:
    """The next character acts; when all are done, night falls or the game ends (K-TIME-5)."""
    seat: int = next_active(s)
    if seat == NOBODY:
        if is_last_day(s):
            end_after_last_day(s)
            return
        night(s)
        seat = next_active(s)
    begin_turn(s, seat)


def go_on(s: State) -> None:
    """The action is carried out: a granted bonus move, else the end of the turn."""
    if s.bonus_power > 0:
        begin_bonus_move(s, s.active)
    else:
        end_action(s, s.active)
        end_turn(s)
