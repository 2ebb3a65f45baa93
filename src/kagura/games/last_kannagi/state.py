"""The state of a match of The Last Kannagi: every field with meaning, range and unit.

Seats are numbered 0..3 here and shown to people as A..D; the specification's seat 1 is seat 0.
Derived values (resistance, limits, active character, impurity power) are never stored.
"""

from __future__ import annotations

from kagura.core.layout import Record, block, grid, layout, number, reference, row
from kagura.core.log import Log
from kagura.games.last_kannagi.codes import (
    ACTIONS,
    ATOMIC_EVENTS,
    BAG_COLOURS,
    BLESSING_COLUMNS,
    CHARACTERS,
    COLOURS,
    EFFECT_ROW,
    EFFECTS_PER_REWARD,
    GRANTS,
    HAND,
    LEVELS,
    NO_CHARACTER,
    NOBODY,
    NOWHERE,
    PERMANENTS,
    REVELATIONS,
    SEATS,
    VP_SOURCES,
)
from kagura.games.last_kannagi.world import SPACES

BRANCHES = 2  # prayer A and B
VARIANTS = 2  # content full, text_only


@layout
class Content(Record):
    """The numbers of the game, filled from `content.toml` (see `tables.py`), fixed during a match."""

    level: list[int] = row(SPACES, 0, 3)  # kind of space: 0 main shrine, 1, 2, 3
    icon: list[int] = row(SPACES, 0, 1)  # 1: card icon
    outer_edges: list[int] = row(SPACES, 0, 6)  # sides facing the outer world
    outer_edge_power: int = number(0, 99)
    start_tokens: list[int] = row(4, 0, 5)  # random tokens by level of space
    start_purple: list[int] = row(4, 0, 5)
    tokens_of_colour: list[int] = row(COLOURS, 0, 120)
    start_faith: int = number(0, 20)
    start_vp: int = number(0, 200)
    start_supply: int = number(0, 20)
    faith_max: int = number(1, 20)
    storage_cap: int = number(1, 10)
    supply_cap: int = number(1, 10)
    chips: int = number(1, 40)  # chips of one character in all
    start_resistance: list[int] = row(CHARACTERS, 0, 30)
    days: int = number(1, 5)
    hours_per_day: int = number(1, 24)
    hours: list[int] = row(LEVELS, 0, 24)  # 0: not available
    hours_with_card: list[int] = row(LEVELS, 0, 24)
    hours_in_form: list[int] = row(LEVELS, 0, 24)
    rest_hours: int = number(1, 24)
    power: list[int] = row(COLOURS, 0, 20)  # weight of a token
    absorb_cost: list[int] = row(COLOURS, 0, 20)  # move power per token
    step_cost: int = number(1, 10)
    move_power: list[int] = row(LEVELS, 0, 60)
    build_power: list[int] = row(LEVELS, 0, 9999)
    build_vp: list[int] = row(4, 0, 50)
    icon_cards: int = number(0, 10)
    faith_required: list[int] = row(LEVELS, 0, 20)
    blessing_levels: list[int] = row(BLESSING_COLUMNS, 1, 5)
    blessing_cost: list[list[int]] = grid(BLESSING_COLUMNS, LEVELS, 0, 10)
    reward: list[list[list[list[list[list[int]]]]]] = block(
        (VARIANTS, CHARACTERS, BLESSING_COLUMNS, LEVELS, EFFECTS_PER_REWARD, EFFECT_ROW), -99, 99
    )
    personal: list[list[list[int]]] = block((CHARACTERS, EFFECTS_PER_REWARD, EFFECT_ROW), -99, 99)
    prayer: list[list[list[list[int]]]] = block((LEVELS, BRANCHES, EFFECTS_PER_REWARD, EFFECT_ROW), -99, 99)
    grants: list[list[list[int]]] = block((VARIANTS, CHARACTERS, PERMANENTS), 0, GRANTS)  # how many
    grant_bit: list[list[list[list[int]]]] = block((VARIANTS, CHARACTERS, PERMANENTS, GRANTS), 0, 31)
    grant_value: list[list[list[list[int]]]] = block((VARIANTS, CHARACTERS, PERMANENTS, GRANTS), 0, 99)
    dedication_tokens: list[int] = row(LEVELS, 0, 10)
    half_vp_rby: list[int] = row(11, 0, 400)  # H(n) of K-DED-7, half points
    half_vp_purple: list[int] = row(11, 0, 400)  # 2 G(n)
    purple_is_wild: int = number(0, 1)
    card_pred: list[int] = row(REVELATIONS + 1, 0, 30)
    card_is_event: list[int] = row(REVELATIONS + 1, 0, 1)  # type E of K-REV-5
    card_args: list[list[int]] = grid(REVELATIONS + 1, 2, 0, 200)
    card_vp: list[int] = row(REVELATIONS + 1, 0, 50)
    watched: list[list[int]] = grid(ATOMIC_EVENTS, REVELATIONS, 0, REVELATIONS)  # cards tested at an event
    watched_count: list[int] = row(ATOMIC_EVENTS, 0, REVELATIONS)
    growth: list[int] = row(4, 0, 5)
    evolve_purple: int = number(0, 5)
    purify_per_shrine: int = number(0, 5)
    majority_faith: int = number(0, 10)
    end_shrines: int = number(1, 36)
    end_no_impurity: int = number(0, 1)
    blessing_bonus: list[int] = row(6, 0, 50)
    vp_per_card: int = number(0, 20)
    most_shrines_vp: int = number(0, 50)
    saviour_vp: int = number(0, 50)


@layout
class State(Record):
    """A match between two decisions."""

    content: Content = reference(Content)
    log: Log = reference(Log)

    # the match: options (section 21) and who plays
    mode: int = number(0, 3)
    opt_characters: int = number(0, 1)
    opt_reveal: int = number(0, 1)
    opt_growth_l3: int = number(0, 9)
    opt_growth_stop: int = number(1, 9)
    opt_tie_order: int = number(0, 1)
    opt_build_adjacency: int = number(0, 1)
    opt_l3_rule: int = number(0, 1)
    opt_team_faith: int = number(0, 1)
    opt_majority_min: int = number(0, 1)
    opt_zero_move: int = number(0, 1)
    opt_content: int = number(0, 1)
    seats: int = number(0, SEATS)  # characters in play, 3 or 4
    player: list[int] = row(SEATS, 0, 3)  # which player has the seat (K-SET-1)
    character: list[int] = row(SEATS, NO_CHARACTER, 4, NO_CHARACTER)

    # the world
    day: int = number(1, 5)
    tokens: list[list[int]] = grid(SPACES, COLOURS, 0, 30)  # tokens[space][colour]
    shrine: list[int] = row(SPACES, NOBODY, 3, NOBODY)  # seat that owns the branch shrine
    shrines: list[int] = row(SEATS, 0, SPACES - 1, derived=True)  # how many of them each seat has
    bag: list[int] = row(BAG_COLOURS, 0, 200)
    stack: list[int] = row(SEATS, 0, 3)  # K-TIME-4, most recently moved clock first
    end: int = number(0, 3)
    saviour: int = number(NOBODY, 3, NOBODY)

    # the characters
    clock: list[int] = row(SEATS, 0, 200)  # hours since the start of the match
    marker: list[int] = row(SEATS, 0, SPACES - 1)
    faith: list[int] = row(SEATS, 0, 20)
    body: list[list[int]] = grid(SEATS, COLOURS, 0, 60)
    storage: list[list[int]] = grid(SEATS, COLOURS, 0, 60)
    received: list[int] = row(SEATS, 0, 2**20 - 1)  # bit 5 * column + level: this blessing was received
    supply: list[int] = row(SEATS, 0, 20)
    cards: list[int] = row(SEATS, 0, 9000)
    form: list[int] = row(SEATS, 0, 99)  # actions left in goddess form, 0: not in form
    form_ex: list[int] = row(SEATS, 0, 31)  # bit k: EX action of kind k completed in this form
    vp: list[int] = row(SEATS, 0, 60_000)
    vp_by: list[list[int]] = grid(SEATS, VP_SOURCES, 0, 60_000)  # the same by source
    hand: list[list[int]] = grid(SEATS, HAND, 0, REVELATIONS)  # revelation cards, 0: none
    face_up: list[list[int]] = grid(SEATS, HAND, 0, 1)
    met: list[int] = row(SEATS, 0, 2**26 - 1)  # bit n: the condition of card n held once (K-REV-2)
    unchecked: int = number(0, 1)  # 1: the position was set up, test all conditions at the next event

    # the pending decision, and what it needs to know
    active: int = number(0, 3)
    pending: int = number(0, 11)
    kind: int = number(0, 4)  # running action
    level: int = number(0, 4)
    in_form: int = number(0, 1)  # the action was started in form
    power_left: int = number(0, 999)  # move power
    bonus_move: int = number(0, 1)  # the move is a bonus move (K-MOVE-14)
    bonus_power: int = number(0, 999)  # power of a bonus move that was granted and not yet begun
    barred: int = number(NOWHERE, SPACES - 1, NOWHERE)  # K-MOVE-7 b
    stepped: int = number(0, 1)
    diverts_left: int = number(0, 9)
    absorbed: int = number(0, 200)  # tokens absorbed in this move action
    absorbed_purple: int = number(0, 200)
    spent: int = number(0, 9000)  # move power spent in this turn
    held: list[int] = row(COLOURS, 0, 30)  # tokens entered upon, while DIVERT is asked
    given: list[int] = row(8, 0, 60)  # numbers answered so far
    cursor: int = number(0, 8)  # which number is asked
    column: int = number(0, 3)  # blessing column
    branch: int = number(0, 1)  # prayer branch
    effect: int = number(0, EFFECTS_PER_REWARD)  # next effect of the prayer
    purified_power: int = number(0, 9000)  # power purified by this prayer
    built_power: int = number(0, 9000)  # impurity power of the build of this turn, after reductions
    dedicated_vp: int = number(0, 9000)  # VP of the dedication of this turn

    # random numbers (K-RNG): key of the match and count of words drawn
    key_low: int = number(0, 2**32 - 1)
    key_high: int = number(0, 2**32 - 1)
    draws: int = number(0, 2**32 - 1)
    spare: int = number(0, 2**32 - 1, derived=True)


__all__ = ["ACTIONS", "Content", "State"]
