"""What a position is worth to a seat, for search: hundredths of a victory point.

No rule of the game: prices for time, tokens, faith, chips and reach, found by trial.
"""

from __future__ import annotations

from kagura.games.last_kannagi.codes import (
    BAG_COLOURS,
    BLESSING_COLUMNS,
    COLOURS,
    HAND,
    LEVEL_4,
    MAIN,
    NO_CHARACTER,
    NOBODY,
    PRED_BLESSINGS,
    PRED_FAITH,
    PRED_SHRINES,
    PURPLE,
    RUNNING,
    STEP,
)
from kagura.games.last_kannagi.rules.blessing import is_received
from kagura.games.last_kannagi.rules.build import build_power_needed, touches_shrine
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.place import has_own_shrine
from kagura.games.last_kannagi.rules.revelation import all_blessings, is_met
from kagura.games.last_kannagi.rules.score import final_vp, has_majority, team_total
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.rules.turn import rest
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, NEIGHBOUR, OUTSIDE, SIDES

POINT = 100
# Prices in hundredths of a victory point, found by trial.
HOUR = 38  # what an hour brings on average
STORED = (62, 97, 71, 73, 103)  # the first, second, ... purified token of a colour
STORED_PURPLE = (182, 238, 239, 144, 98)
ABSORBED = 39
ABSORBED_PURPLE = 127
FAITH_LOW = 85  # up to 4
FAITH_MIDDLE = 90  # up to 6
FAITH_HIGH = 33
CHIP = (156, 90, 55)  # the first, second, third branch shrine in the supply
SHRINE_NIGHT = 90  # a purification to come (K-CLEAN-4)
RESISTANCE = 55
CARDS = (60, 60, 50, 20)  # the first, second, ... blessing card in hand, beside its point at the end
FORM_ACTION = 110
AT_SHRINE = 36
NEAR_TOKEN = 4
FULL_BODY = 29
LEVEL_4_BLESSING = 107
ANY_BLESSING = 30
MOVE_POWER = 17  # left in a running move
PENDING_LEVEL = 36  # per level of a running action
MAJORITY_DOUBT = 136  # the most shrines at the first hour are not yet the most at the last
# Per cent.
SITE_SHARE = 42  # of what a shrine would bring here
RIVAL_SHARE = 19  # of the best rival's points
REVELATION_SHARE = 74  # of a revelation card, for the way to its goal
FADING = 9  # per hour left: near the end, what lies in store is worth less


def pass_turn(s: State) -> None:
    """The character on turn rests; a search lets the others do so (K-REST-1, K-DAY5-2)."""
    rest(s, s.active)


def evaluate(s: State, seat: int) -> int:
    """Points of the side, less a share of the best rival's, and what the seat has for later."""
    if s.end != RUNNING:
        return POINT * team_total(s, seat) - RIVAL_SHARE * best_rival(s, seat)
    if s.character[seat] == NO_CHARACTER:
        return 0
    left: int = max(0, s.content.days * s.content.hours_per_day - s.clock[seat])
    scale: int = min(100, FADING * left)
    worth: int = POINT * final_vp(s, seat) + HOUR * left
    if has_majority(s, seat):
        worth -= MAJORITY_DOUBT * left // 120
    worth += (assets(s, seat) + place_worth(s, seat) + card_prospects(s, seat) * REVELATION_SHARE // 100) * scale // 100
    worth += pending_worth(s, seat)
    return worth - RIVAL_SHARE * best_rival(s, seat)


def pending_worth(s: State, seat: int) -> int:
    """What the running action will still bring: about what its hours are worth."""
    if s.pending == MAIN or s.active != seat:
        return 0
    if s.pending == STEP:
        return MOVE_POWER * s.power_left
    return PENDING_LEVEL * (s.level + 1)


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
        for i in range(min(5, s.storage[seat][c])):
            worth += STORED[i]
        worth += ABSORBED * s.body[seat][c]
    for i in range(min(5, s.storage[seat][PURPLE])):
        worth += STORED_PURPLE[i]
    worth += ABSORBED_PURPLE * s.body[seat][PURPLE]
    worth += FAITH_LOW * min(s.faith[seat], 4)
    worth += FAITH_MIDDLE * max(0, min(s.faith[seat], 6) - 4)
    worth += FAITH_HIGH * max(0, s.faith[seat] - 6)
    for i in range(min(3, s.supply[seat])):
        worth += CHIP[i]
    nights: int = s.content.days - s.day
    worth += SHRINE_NIGHT * s.shrines[seat] * nights
    worth += RESISTANCE * min(10, resistance(s, seat))
    for i in range(min(4, s.cards[seat])):
        worth += CARDS[i]
    worth += FORM_ACTION * s.form[seat]
    if 4 * body_power(s, seat) >= 3 * resistance(s, seat):
        worth -= FULL_BODY
    for column in range(BLESSING_COLUMNS):
        if is_received(s, seat, column, LEVEL_4):
            worth += LEVEL_4_BLESSING
    return worth + ANY_BLESSING * all_blessings(s, seat)


def place_worth(s: State, seat: int) -> int:
    """Being where actions are possible, and where a chip could be built."""
    space: int = s.marker[seat]
    worth: int = 0
    if space == MAIN_SHRINE or has_own_shrine(s, seat, space):
        worth += AT_SHRINE
    if s.supply[seat] > 0 and space != MAIN_SHRINE and s.shrine[space] == NOBODY and touches_shrine(s, space):
        gain: int = POINT * s.content.build_vp[s.content.level[space]] - 12 * build_power_needed(s, seat, space)
        worth += max(0, gain * SITE_SHARE // 100)
    for d in range(SIDES):
        near: int = NEIGHBOUR[space][d]
        if near != OUTSIDE:
            worth += NEAR_TOKEN * min(3, tokens_on(s, near))
    return worth


def tokens_on(s: State, space: int) -> int:
    """Number of tokens on a space."""
    n: int = 0
    for c in range(COLOURS):
        n += s.tokens[space][c]
    return n


def card_prospects(s: State, seat: int) -> int:
    """Progress towards own revelation cards that grow step by step."""
    worth: int = 0
    for slot in range(HAND):
        card: int = s.hand[seat][slot]
        if card > 0 and not is_met(s, seat, card):
            pred: int = s.content.card_pred[card]
            goal: int = max(1, s.content.card_args[card][0])
            vp: int = POINT * s.content.card_vp[card]
            if pred == PRED_FAITH:
                worth += vp * min(s.faith[seat], goal) // goal
            elif pred == PRED_SHRINES:
                worth += vp * min(s.shrines[seat], goal) // goal
            elif pred == PRED_BLESSINGS:
                worth += vp * min(all_blessings(s, seat), goal) // goal
    return worth
