"""Facts that the rules tell as they run: number, name, rule, and what its arguments mean.

The sentence of an event is the text ``event-<name>``. An event in `SECRET` is told only to those
who know the seat's cards (K-INFO-2).
"""

from kagura.core.event import EventKind

E_START_ORDER = 1
E_CHARACTER = 2
E_PERSONAL = 3
E_DEALT = 4
E_WORLD_DRAWN = 5
E_MAIN = 10
E_CARD_PLAYED = 11
E_CLOCK = 12
E_STEP = 13
E_ABSORBED = 14
E_DIVERTED = 15
E_MOVE_ENDED = 16
E_BONUS_MOVE = 17
E_BUILT = 18
E_VP = 19
E_CARD_GAINED = 20
E_FAITH = 21
E_PURIFIED = 22
E_TRADED = 23
E_CHIP_REMOVED = 24
E_PAID = 25
E_BLESSING = 26
E_GAINED = 27
E_RETURNED = 28
E_FORM_BEGAN = 29
E_FORM_ACTION = 30
E_FORM_ENDED = 31
E_DEDICATED = 32
E_REST = 33
E_PASS = 34
E_FULFILLED = 35
E_REVEALED = 36
E_SOLE_ANSWER = 37
E_GREW = 40
E_EVOLVED = 41
E_SHRINE_PURIFIED = 42
E_DAY = 43
E_MAJORITY = 44
E_BAG_EMPTY = 45
E_TURN = 51
E_END_A = 52
E_END_B = 53
E_END_C = 54

_TOKENS = ("red", "blue", "yellow", "purple")

EVENTS: dict[int, EventKind] = {
    E_START_ORDER: EventKind("start-order", "K-SET-1", ("seat", "player")),
    E_CHARACTER: EventKind("character", "K-SET-3", ("seat", "character")),
    E_PERSONAL: EventKind("personal", "K-SET-6", ("seat",)),
    E_DEALT: EventKind("dealt", "K-SET-7", ("seat", "card"), secret=True),
    E_WORLD_DRAWN: EventKind("world-drawn", "K-SET-2", ("seat", "space", *_TOKENS)),
    E_MAIN: EventKind("main", "K-TURN-1", ("seat", "kind", "level", "hours")),
    E_CARD_PLAYED: EventKind("card-played", "K-CARD-1", ("seat", "left")),
    E_CLOCK: EventKind("clock", "K-TIME-4", ("seat", "clock")),
    E_STEP: EventKind("step", "K-MOVE-3", ("seat", "space", "from", "cost")),
    E_ABSORBED: EventKind("absorbed", "K-MOVE-4", ("seat", "space", *_TOKENS)),
    E_DIVERTED: EventKind("diverted", "K-MOVE-15", ("seat", "space", *_TOKENS)),
    E_MOVE_ENDED: EventKind("move-ended", "K-MOVE-13", ("seat", "space")),
    E_BONUS_MOVE: EventKind("bonus-move", "K-MOVE-14", ("seat", "power")),
    E_BUILT: EventKind("built", "K-BUILD-1", ("seat", "space", "power")),
    E_VP: EventKind("vp", "K-SCORE-1", ("seat", "vp", "source")),
    E_CARD_GAINED: EventKind("card-gained", "K-CARD-2", ("seat", "cards")),
    E_FAITH: EventKind("faith", "K-COMP-6", ("seat", "gain", "faith")),
    E_PURIFIED: EventKind("purified", "K-PRAY-6", ("seat", "space", *_TOKENS)),
    E_TRADED: EventKind("traded", "K-PRAY-8", ("seat", "space", *_TOKENS)),
    E_CHIP_REMOVED: EventKind("chip-removed", "K-PRAY-3", ("seat", "chips")),
    E_PAID: EventKind("paid", "K-BLESS-5", ("seat", "space", *_TOKENS)),
    E_BLESSING: EventKind("blessing", "K-BLESS-9", ("seat", "column", "level")),
    E_GAINED: EventKind("gained", "K-EFF-gain_purified", ("seat", "space", *_TOKENS)),
    E_RETURNED: EventKind("returned", "K-COMP-4", ("seat", "space", *_TOKENS)),
    E_FORM_BEGAN: EventKind("form-began", "K-FORM-1", ("seat", "actions")),
    E_FORM_ACTION: EventKind("form-action", "K-FORM-3", ("seat", "left")),
    E_FORM_ENDED: EventKind("form-ended", "K-FORM-3", ("seat",)),
    E_DEDICATED: EventKind("dedicated", "K-DED-3", ("seat", "from-body", *_TOKENS)),
    E_REST: EventKind("rest", "K-REST-1", ("seat", "hours")),
    E_PASS: EventKind("pass", "K-DAY5-2", ("seat",)),
    E_FULFILLED: EventKind("fulfilled", "K-REV-2", ("seat", "card"), secret=True),
    E_REVEALED: EventKind("revealed", "K-REV-3", ("seat", "card", "vp", "slot")),
    E_SOLE_ANSWER: EventKind("sole-answer", "K-TURN-6", ("seat", "answer")),
    E_GREW: EventKind("grew", "K-CLEAN-1", ("seat", "space", *_TOKENS)),
    E_EVOLVED: EventKind("evolved", "K-CLEAN-3", ("seat", "space", "purple")),
    E_SHRINE_PURIFIED: EventKind("shrine-purified", "K-CLEAN-4", ("seat", "space", *_TOKENS)),
    E_DAY: EventKind("day", "K-CLEAN-5", ("seat", "day")),
    E_MAJORITY: EventKind("majority", "K-PREP-1", ("seat", "shrines")),
    E_BAG_EMPTY: EventKind("bag-empty", "K-CLEAN-2", ("seat", "space")),
    E_END_A: EventKind("end", "K-END-1", ("seat", "trigger")),
    E_END_B: EventKind("end", "K-END-2", ("seat", "trigger")),
    E_END_C: EventKind("end", "K-END-3", ("seat", "trigger")),
    E_TURN: EventKind("turn", "K-TIME-3", ("seat", "clock")),
}
