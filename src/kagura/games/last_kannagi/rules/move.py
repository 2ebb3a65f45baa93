"""The move action and bonus moves (K-MOVE)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.core.types import u64
from kagura.games.last_kannagi.codes import (
    AT_ABSORB,
    AT_ENTER,
    AT_MOVE_END,
    BAG_COLOURS,
    BLUE,
    COLOURS,
    DIVERT,
    DONE,
    L3_END,
    L3_ENTER,
    NOBODY,
    NOWHERE,
    PERM_DIVERT,
    PERM_JUMP_SHRINES,
    PERM_MOVE_BONUS,
    PERM_PURPLE_ABSORB_COST,
    PURPLE,
    RED,
    STEP,
    YELLOW,
)
from kagura.games.last_kannagi.events import E_ABSORBED, E_BONUS_MOVE, E_DIVERTED, E_MOVE_ENDED, E_STEP
from kagura.games.last_kannagi.refusals import (
    OK,
    R_BARRED,
    R_BARRED_ENTRY,
    R_DEAD_END,
    R_DIVERT_RESISTANCE,
    R_MOVE_POWER,
    R_NO_WAY,
    R_NOT_ADJACENT,
    R_OCCUPIED,
    R_RESISTANCE,
    R_TOO_MANY,
    R_ZERO_MOVE,
)
from kagura.games.last_kannagi.rules.effects import effect, effect_or, resistance
from kagura.games.last_kannagi.rules.end import end_if_world_is_clean
from kagura.games.last_kannagi.rules.place import has_own_shrine, is_occupied
from kagura.games.last_kannagi.rules.revelation import look_at_revelations
from kagura.games.last_kannagi.rules.tokens import (
    body_power,
    purple_weight,
    return_excess,
)
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import ADJACENT, MAIN_SHRINE, OUTSIDE, SIDES, SPACES, WAYS

LEVEL_3_SPACE = 3


def move_power(s: State, seat: int, level: int) -> int:
    """Move power of a move action (K-MOVE-1)."""
    return s.content.move_power[level] + effect(s, seat, PERM_MOVE_BONUS)


def barred_space(s: State, seat: int) -> int:
    """The space where the move begins, if it is a level 3 space without branch shrine (K-MOVE-7b)."""
    space: int = s.marker[seat]
    if s.content.level[space] == LEVEL_3_SPACE and s.shrine[space] == NOBODY:
        return space
    return NOWHERE


def begin_move(s: State, seat: int, power: int, is_bonus: bool) -> None:
    """Steps are asked for (K-MOVE-2)."""
    s.power_left = power
    s.bonus_move = is_bonus
    s.barred = barred_space(s, seat)
    s.stepped = 0
    s.diverts_left = 0 if is_bonus else effect(s, seat, PERM_DIVERT)
    s.absorbed = 0
    s.absorbed_purple = 0
    s.pending = STEP


def begin_bonus_move(s: State, seat: int) -> None:
    """The granted power is used at once (K-MOVE-14)."""
    tell(s, E_BONUS_MOVE, seat, s.bonus_power, 0, 0)
    begin_move(s, seat, s.bonus_power, True)
    s.bonus_power = 0


def can_jump(s: State, seat: int, here: int, there: int) -> bool:
    """From an own branch shrine to the main shrine; with jump_shrines from any to any (K-MOVE-3)."""
    if here == MAIN_SHRINE or here == there or s.shrine[here] == NOBODY:
        return False
    if there == MAIN_SHRINE and has_own_shrine(s, seat, here):
        return True
    if there != MAIN_SHRINE and s.shrine[there] == NOBODY:
        return False
    return effect(s, seat, PERM_JUMP_SHRINES) > 0


def step_cost(s: State, seat: int, space: int) -> int:
    """Move power to enter the space (K-MOVE-5)."""
    cost: int = (
        s.content.step_cost
        + s.tokens[space][RED] * s.content.absorb_cost[RED]
        + s.tokens[space][BLUE] * s.content.absorb_cost[BLUE]
        + s.tokens[space][YELLOW] * s.content.absorb_cost[YELLOW]
    )
    if s.tokens[space][PURPLE] > 0:
        cost += s.tokens[space][PURPLE] * effect_or(s, seat, PERM_PURPLE_ABSORB_COST, s.content.absorb_cost[PURPLE])
    return cost


def body_room(s: State, seat: int) -> int:
    """Power of impurity that the body can still take (K-MOVE-6)."""
    return resistance(s, seat) - body_power(s, seat)


def fits_body(s: State, seat: int, space: int, room: int) -> bool:
    """All tokens of the space fit `room`, with the greatest diversion (K-MOVE-6, K-MOVE-15)."""
    rby: int = s.tokens[space][RED] + s.tokens[space][BLUE] + s.tokens[space][YELLOW]
    purple: int = s.tokens[space][PURPLE]
    if rby == 0 and purple == 0:
        return True
    taken: int = (rby - s.diverts_left) * s.content.power[RED] if rby > s.diverts_left else 0
    if purple > 0:
        taken += purple * purple_weight(s, seat)
    return taken <= room


def is_legal_end(s: State, seat: int, space: int) -> bool:
    """A move may end on the space (K-MOVE-7); markers of allies block too (K-TEAM-4)."""
    if space == MAIN_SHRINE:
        return True
    if space == s.barred and s.opt_l3_rule == L3_END:
        return False
    for other in range(s.seats):
        if s.marker[other] == space and other != seat:
            return False
    return True


def entry_refusal(s: State, seat: int, here: int, there: int, power: int, room: int) -> int:
    """Going from `here` to `there` with this move power and room in the body, apart from dead ends."""
    if not ADJACENT[here][there] and not can_jump(s, seat, here, there):
        return R_NOT_ADJACENT
    if there == s.barred and s.opt_l3_rule == L3_ENTER:
        return R_BARRED_ENTRY
    if step_cost(s, seat, there) > power:
        return R_MOVE_POWER
    if not fits_body(s, seat, there, room):
        return R_RESISTANCE
    return OK


def leads_to_end(s: State, seat: int, space: int, power: int, room: int) -> bool:
    """From `space`, where the move may not end, a legal end can still be reached (K-MOVE-9).

    Spaces that are no legal end are free of tokens, so the search through them costs one step each.
    """
    one: u64 = 1
    reached: u64 = one << space
    frontier: u64 = reached
    left: int = power
    while frontier != 0 and left >= s.content.step_cost:
        further: u64 = 0
        for here in range(SPACES):
            if (frontier >> here) & 1:
                for i in range(ways_from(s, seat, here)):
                    there: int = WAYS[here][i]
                    if there != OUTSIDE and not (reached >> there) & 1:
                        if entry_refusal(s, seat, here, there, left, room) == OK:
                            if is_legal_end(s, seat, there):
                                return True
                            further = further | (one << there)
        reached = reached | further
        frontier = further
        left -= s.content.step_cost
    return False


def step_refusal(s: State, seat: int, space: int) -> int:
    """Entering `space` as the next step (K-MOVE-3, 5, 6, 9)."""
    return way_refusal(s, seat, space, s.power_left, body_room(s, seat))


def way_refusal(s: State, seat: int, space: int, power: int, room: int) -> int:
    """Entering `space` from where the marker is, with this move power and room in the body."""
    refusal: int = entry_refusal(s, seat, s.marker[seat], space, power, room)
    if refusal != OK or is_legal_end(s, seat, space):
        return refusal
    return OK if leads_to_end(s, seat, space, power - step_cost(s, seat, space), room) else R_DEAD_END


def stop_refusal(s: State, seat: int) -> int:
    """Ending the move here (K-MOVE-8, K-MOVE-11, K-MOVE-14)."""
    space: int = s.marker[seat]
    if s.bonus_move and not s.stepped:
        return OK
    if not s.stepped and not s.opt_zero_move:
        return R_ZERO_MOVE
    if is_legal_end(s, seat, space):
        return OK
    return R_OCCUPIED if is_occupied(s, seat, space) else R_BARRED


def ways_from(s: State, seat: int, here: int) -> int:
    """How many ways of `WAYS` there are: six sides, and jumps from a branch shrine."""
    if here == MAIN_SHRINE or s.shrine[here] == NOBODY:
        return SIDES
    if effect(s, seat, PERM_JUMP_SHRINES) > 0:
        return SIDES + SPACES
    return SIDES + 1


def can_stay(s: State, seat: int) -> bool:
    """A move action may stop where it begins (K-MOVE-11, K-MOVE-12)."""
    return s.opt_zero_move == 1 and (s.opt_l3_rule == L3_ENTER or barred_space(s, seat) == NOWHERE)


def move_refusal(s: State, seat: int, level: int) -> int:
    """The move action with this level: stop at once, or some step, must be legal (K-MOVE-10)."""
    return OK if can_stay(s, seat) or first_step_exists(s, seat, move_power(s, seat, level)) else R_NO_WAY


def first_step_exists(s: State, seat: int, power: int) -> bool:
    """Some first step is legal. `begin_turn` keeps barred and diverts_left ready for this test."""
    here: int = s.marker[seat]
    room: int = body_room(s, seat)
    for i in range(ways_from(s, seat, here)):
        if WAYS[here][i] != OUTSIDE and way_refusal(s, seat, WAYS[here][i], power, room) == OK:
            return True
    return False


def go(s: State, seat: int, space: int) -> None:
    """One step: enter the space and absorb its tokens (K-MOVE-2 to 5)."""
    cost: int = step_cost(s, seat, space)
    tell(s, E_STEP, seat, space, s.marker[seat], cost)
    s.power_left -= cost
    s.spent += cost
    s.marker[seat] = space
    s.stepped = 1
    for c in range(COLOURS):
        s.held[c] = s.tokens[space][c]
        s.tokens[space][c] = 0
    for i in range(BAG_COLOURS):
        s.given[i] = 0
    if s.diverts_left > 0 and s.held[RED] + s.held[BLUE] + s.held[YELLOW] > 0:
        s.cursor = RED
        s.pending = DIVERT
    else:
        absorb(s, seat)


def divert_refusal(s: State, seat: int, n: int) -> int:
    """Diverting n tokens of the asked colour (K-MOVE-15)."""
    if n > s.held[s.cursor] or n > s.diverts_left:
        return R_TOO_MANY
    later: int = 0
    kept: int = 0
    for c in range(BAG_COLOURS):
        kept += s.held[c] - s.given[c]
        if c > s.cursor:
            later += s.held[c]
    kept -= n + min(later, s.diverts_left - n)
    weight: int = body_power(s, seat) + kept * s.content.power[RED] + s.held[PURPLE] * purple_weight(s, seat)
    return OK if weight <= resistance(s, seat) else R_DIVERT_RESISTANCE


def divert(s: State, seat: int, n: int) -> None:
    """Answer to DIVERT: n tokens of the asked colour go to the storage; then the next colour."""
    s.given[s.cursor] = n
    s.diverts_left -= n
    if s.cursor < YELLOW:
        s.cursor += 1
    else:
        s.pending = STEP
        absorb(s, seat)


def absorb(s: State, seat: int) -> None:
    """All tokens of the entered space go into the body, diverted ones into the storage (K-MOVE-4)."""
    count: int = s.held[RED] + s.held[BLUE] + s.held[YELLOW] + s.held[PURPLE]
    s.absorbed += count
    s.absorbed_purple += s.held[PURPLE]
    if count > 0:
        take_held(s, seat)
    look_at_revelations(s, seat, AT_ABSORB if count > 0 else AT_ENTER)
    if count > 0:
        end_if_world_is_clean(s, seat)


def take_held(s: State, seat: int) -> None:
    """Move the tokens of the entered space to body and storage."""
    space: int = s.marker[seat]
    tell_tokens(s, E_ABSORBED, seat, space, s.held[RED], s.held[BLUE], s.held[YELLOW], s.held[PURPLE])
    diverted: int = s.given[RED] + s.given[BLUE] + s.given[YELLOW]
    for c in range(BAG_COLOURS):
        s.body[seat][c] += s.held[c] - s.given[c]
        s.storage[seat][c] += s.given[c]
    s.body[seat][PURPLE] += s.held[PURPLE]
    if diverted > 0:
        tell_tokens(s, E_DIVERTED, seat, space, s.given[RED], s.given[BLUE], s.given[YELLOW], 0)
        return_excess(s, seat)
    for c in range(COLOURS):
        s.held[c] = 0
    for i in range(BAG_COLOURS):
        s.given[i] = 0


def stop(s: State, seat: int) -> None:
    """The move ends (K-MOVE-13)."""
    tell(s, E_MOVE_ENDED, seat, s.marker[seat], 0, 0)
    s.pending = DONE
    if not s.bonus_move:
        look_at_revelations(s, seat, AT_MOVE_END)
