"""The blessing action (K-BLESS)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.last_kannagi.codes import (
    AT_BLESSING,
    BAG_COLOURS,
    BCOL,
    BLESSING_COLUMNS,
    COLOURS,
    DONE,
    EFF_MOVE_POWER,
    EFFECTS_PER_REWARD,
    LEVEL_2,
    LEVEL_3,
    LEVELS,
    PAY,
    PERM_EXCHANGE_PURPLE,
    PERM_MOVE_BONUS,
    PURPLE,
    VP_BLESSING,
    YELLOW,
)
from kagura.games.last_kannagi.events import E_BLESSING, E_PAID
from kagura.games.last_kannagi.refusals import (
    OK,
    R_COST,
    R_FAITH,
    R_NO_BLESSING,
    R_NO_SUCH_BLESSING,
    R_RECEIVED,
    R_SUPPLY_FULL,
)
from kagura.games.last_kannagi.rules.effects import effect, supply_limit
from kagura.games.last_kannagi.rules.gain import take_effect
from kagura.games.last_kannagi.rules.revelation import look_at_revelations
from kagura.games.last_kannagi.rules.tokens import discard
from kagura.games.last_kannagi.state import State


def blessing_bit(column: int, level: int) -> int:
    """The bit of a blessing in `received`."""
    return LEVELS * column + level


def is_received(s: State, seat: int, column: int, level: int) -> bool:
    """The chip has left this blessing (K-BLESS-9)."""
    return (s.received[seat] >> blessing_bit(column, level)) & 1 == 1


def pay_refusal(s: State, seat: int, column: int, level: int, n: int) -> int:
    """Paying with n purple stand-ins (K-BLESS-6), or with n sets of R, B, Y for purple (K-BLESS-7)."""
    cost: int = s.content.blessing_cost[column][level]
    if n > cost or s.storage[seat][column] < cost - n:
        return R_COST
    if column != PURPLE:
        return OK if s.storage[seat][PURPLE] >= n else R_COST
    if n > 0 and effect(s, seat, PERM_EXCHANGE_PURPLE) == 0:
        return R_COST
    for c in range(BAG_COLOURS):
        if s.storage[seat][c] < n:
            return R_COST
    return OK


def column_refusal(s: State, seat: int, column: int, level: int) -> int:
    """Taking the blessing of this colour and level (K-BLESS-1, 4, 9).

    Some way to pay must exist: it does if paying with as few stand-ins as possible is possible.
    """
    if level >= s.content.blessing_levels[column]:
        return R_NO_SUCH_BLESSING
    if (s.received[seat] >> (LEVELS * column + level)) & 1:
        return R_RECEIVED
    shortage: int = s.content.blessing_cost[column][level] - s.storage[seat][column]
    return pay_refusal(s, seat, column, level, shortage if shortage > 0 else 0)


def blessing_refusal(s: State, seat: int, level: int) -> int:
    """The blessing action with this level (K-BLESS-1, 2, 3)."""
    if s.faith[seat] < s.content.faith_required[level]:
        return R_FAITH
    if s.supply[seat] >= supply_limit(s, seat):
        return R_SUPPLY_FULL
    return OK if some_column(s, seat, level) else R_NO_BLESSING


def some_column(s: State, seat: int, level: int) -> bool:
    """A blessing of this level can be taken, in some colour."""
    for column in range(BLESSING_COLUMNS):
        if column_refusal(s, seat, column, level) == OK:
            return True
    return False


def blessing_levels(s: State, seat: int, wanted: int) -> int:
    """Those of the wanted levels with which `blessing_refusal` lets the character take a blessing."""
    if s.supply[seat] >= supply_limit(s, seat):
        return 0
    levels: int = 0
    for level in range(LEVELS):
        if (wanted >> level) & 1 and s.faith[seat] >= s.content.faith_required[level] and some_column(s, seat, level):
            levels = levels | (1 << level)
    return levels


def begin_blessing(s: State) -> None:
    """The column is asked for (K-BLESS-5)."""
    s.pending = BCOL


def choose_column(s: State, column: int) -> None:
    """Answer to BCOL."""
    s.column = column
    s.pending = PAY


def pay(s: State, seat: int, n: int) -> None:
    """Answer to PAY: tokens leave, the chip moves, the reward is gained (K-BLESS-5)."""
    spend(s, seat, n)
    s.received[seat] = s.received[seat] | (1 << blessing_bit(s.column, s.level))
    s.supply[seat] += 1
    tell(s, E_BLESSING, seat, s.column, s.level, 0)
    s.pending = DONE
    take_reward(s, seat)
    look_at_revelations(s, seat, AT_BLESSING)


def spend(s: State, seat: int, n: int) -> None:
    """The cost leaves the storage, n of it in the other kind of token (K-BLESS-6, K-BLESS-7)."""
    cost: int = s.content.blessing_cost[s.column][s.level]
    before_red: int = s.storage[seat][0]
    before_blue: int = s.storage[seat][1]
    before_yellow: int = s.storage[seat][2]
    before_purple: int = s.storage[seat][PURPLE]
    for c in range(COLOURS):
        paid: int = 0
        if c == s.column:
            paid = cost - n
        elif s.column == PURPLE or c == PURPLE:
            paid = n
        s.storage[seat][c] -= paid
        discard(s, c, paid)
    tell_tokens(
        s,
        E_PAID,
        seat,
        0,
        before_red - s.storage[seat][0],
        before_blue - s.storage[seat][1],
        before_yellow - s.storage[seat][2],
        before_purple - s.storage[seat][PURPLE],
    )


def take_reward(s: State, seat: int) -> None:
    """The reward, part by part (K-BLESS-8). Permanent parts work from now on by themselves."""
    ch: int = s.character[seat]
    for i in range(EFFECTS_PER_REWARD):
        code: int = s.content.reward[s.opt_content][ch][s.column][s.level][i][0]
        take_effect(
            s,
            seat,
            code,
            s.content.reward[s.opt_content][ch][s.column][s.level][i][1],
            s.content.reward[s.opt_content][ch][s.column][s.level][i][2],
            s.content.reward[s.opt_content][ch][s.column][s.level][i][3],
            s.content.reward[s.opt_content][ch][s.column][s.level][i][4],
            VP_BLESSING,
        )
        if code == EFF_MOVE_POWER and s.column == YELLOW and (s.level == LEVEL_2 or s.level == LEVEL_3):
            s.bonus_power += effect(s, seat, PERM_MOVE_BONUS)
