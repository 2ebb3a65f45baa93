"""What a position is worth to a seat, for search: hundredths of a victory point.

Not a rule of the game: prices for time, tokens, faith, chips and reach, found by trial.
"""

from __future__ import annotations

from kagura.games.last_kannagi.codes import (
    BAG_COLOURS,
    COLOURS,
    HAND,
    NO_CHARACTER,
    NOBODY,
    PRED_BLESSINGS,
    PRED_FAITH,
    PRED_SHRINES,
    PURPLE,
    RUNNING,
)
from kagura.games.last_kannagi.rules.blessing import is_received
from kagura.games.last_kannagi.rules.build import build_power_needed, touches_shrine
from kagura.games.last_kannagi.rules.effects import resistance, supply_limit
from kagura.games.last_kannagi.rules.place import has_own_shrine, shrines_of
from kagura.games.last_kannagi.rules.revelation import all_blessings, is_met
from kagura.games.last_kannagi.rules.score import final_vp, team_total
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, NEIGHBOUR, OUTSIDE, SIDES

POINT = 100
HOUR = 34  # what an hour brings on average
STORED = 42
STORED_PURPLE = 120
ABSORBED = 26
ABSORBED_PURPLE = 75
CHIP = 80
FAITH_LOW = 32  # up to 6
FAITH_HIGH = 18
RESISTANCE = 35
CARD = 40
FORM_ACTION = 160
AT_SHRINE = 25
RIVAL_SHARE = 25  # per cent of a rival's lead that counts against
FULL_BODY = 30


def evaluate(s: State, seat: int) -> int:
    """Points of the side, less a share of the best rival's, and what the seat has for later."""
    if s.end != RUNNING:
        return POINT * team_total(s, seat) - RIVAL_SHARE * best_rival(s, seat)
    if s.character[seat] == NO_CHARACTER:
        return 0
    left: int = max(0, s.content.days * s.content.hours_per_day - s.clock[seat])
    scale: int = min(100, 3 * left)  # per cent: what lies in store is worth less near the end
    worth: int = POINT * final_vp(s, seat) + HOUR * left
    worth += (assets(s, seat) + place_worth(s, seat) + card_prospects(s, seat)) * scale // 100
    return worth - RIVAL_SHARE * best_rival(s, seat)


def best_rival(s: State, seat: int) -> int:
    """Final VP of the best other character, as things stand."""
    best: int = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, final_vp(s, other))
    return best


def assets(s: State, seat: int) -> int:
    """Tokens, faith, chips, cards, resistance and form of the character."""
    worth: int = 0
    for c in range(BAG_COLOURS):
        worth += STORED * min(s.storage[seat][c], 4) + ABSORBED * s.body[seat][c]
    worth += STORED_PURPLE * min(s.storage[seat][PURPLE], 4) + ABSORBED_PURPLE * s.body[seat][PURPLE]
    worth += FAITH_LOW * min(s.faith[seat], 6) + FAITH_HIGH * max(0, s.faith[seat] - 6)
    worth += CHIP * min(s.supply[seat], supply_limit(s, seat) - 1)
    worth += RESISTANCE * resistance(s, seat) + CARD * min(s.cards[seat], 4) + FORM_ACTION * s.form[seat]
    if 4 * body_power(s, seat) >= 3 * resistance(s, seat):
        worth -= FULL_BODY
    return worth + reachable_blessing(s, seat)


def reachable_blessing(s: State, seat: int) -> int:
    """Tokens of one colour that pay for the next blessing are worth more than single ones."""
    worth: int = 0
    for column in range(COLOURS):
        for level in range(s.content.blessing_levels[column]):
            if (
                not is_received(s, seat, column, level)
                and s.faith[seat] >= s.content.faith_required[level]
                and s.storage[seat][column] >= s.content.blessing_cost[column][level]
            ):
                worth = max(worth, 20 + 15 * level)
    return worth


def place_worth(s: State, seat: int) -> int:
    """Being where actions are possible, and where a chip could be built."""
    space: int = s.marker[seat]
    worth: int = 0
    if space == MAIN_SHRINE or has_own_shrine(s, seat, space):
        worth += AT_SHRINE
    if s.supply[seat] > 0 and space != MAIN_SHRINE and s.shrine[space] == NOBODY and touches_shrine(s, space):
        gain: int = POINT * s.content.build_vp[s.content.level[space]] - 12 * build_power_needed(s, seat, space)
        worth += max(0, gain // 2)
    for d in range(SIDES):
        near: int = NEIGHBOUR[space][d]
        if near != OUTSIDE:
            worth += 2 * min(3, s.tokens[near][0] + s.tokens[near][1] + s.tokens[near][2] + s.tokens[near][PURPLE])
    return worth


def card_prospects(s: State, seat: int) -> int:
    """Progress towards own revelation cards that grow step by step."""
    worth: int = 0
    for slot in range(HAND):
        card: int = s.hand[seat][slot]
        if card > 0 and not is_met(s, seat, card):
            pred: int = s.content.card_pred[card]
            goal: int = max(1, s.content.card_args[card][0])
            vp: int = POINT * s.content.card_vp[card] // 2
            if pred == PRED_FAITH:
                worth += vp * min(s.faith[seat], goal) // goal
            elif pred == PRED_SHRINES:
                worth += vp * min(shrines_of(s, seat), goal) // goal
            elif pred == PRED_BLESSINGS:
                worth += vp * min(all_blessings(s, seat), goal) // goal
    return worth
