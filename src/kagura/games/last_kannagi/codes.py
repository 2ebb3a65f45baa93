"""The numbers that stand for things in the rules of The Last Kannagi."""

# Colours of impurity tokens, in the order that the rulebook names them.
RED, BLUE, YELLOW, PURPLE = 0, 1, 2, 3
COLOURS = 4
BAG_COLOURS = 3  # purple never is in the bag (K-COMP-2)

# Characters (K-CHAR-1 to 5), in the order of their action codes.
HINATA, MITO, HIKARI, KON, KAEDE = 0, 1, 2, 3, 4
CHARACTERS = 5
NO_CHARACTER = -1

SEATS = 4
NOBODY = -1
NOWHERE = -1
HAND = 4
REVELATIONS = 25
NO_CARD = 0

# Actions, and the level that a level action has (index 4 is EX).
MOVE, BUILD, PRAYER, BLESSING, DEDICATION = 0, 1, 2, 3, 4
KINDS = 5
LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, EX = 0, 1, 2, 3, 4
LEVELS = 5

# Pending decisions (section 23). DONE stands for "the action is over" and is never asked.
MAIN, STEP, DIVERT, AB, PCOL, PNUM, BCOL, PAY, DNUM, PICK, DONE, OVER = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
DECISIONS = ("main", "step", "divert", "ab", "pcol", "pnum", "bcol", "pay", "dnum", "pick", "done", "over")

# Action codes (K-ACT-1); options do not change them (K-ACT-6). At most 41 are legal at once (K-ACT-5).
CODES_PER_KIND = 9
FIRST_WITH_CARD = 5
REST = 45
STOP = 46
GO = 47
ANSWER_A, ANSWER_B = 84, 85
COLOUR = 86
NUMBER = 90
NUMBERS = 11
TAKE_CHARACTER = 101
REVEAL = 106
ACTIONS = 110

# How a game ended (K-END-1 to 3).
RUNNING, END_A, END_B, END_C = 0, 1, 2, 3

# Modes (K-OPT-mode).
SOLO3, SOLO4, TEAM2, TEAM4 = 0, 1, 2, 3
# K-OPT-characters, K-OPT-reveal, K-OPT-tie_order, K-OPT-l3_rule, K-OPT-team_faith, K-OPT-content
RANDOM_CHARACTERS, PICKED_CHARACTERS = 0, 1
AUTO, DECLARED = 0, 1
TIES_BY_STACK, TIES_BY_SEAT = 0, 1
L3_END, L3_ENTER = 0, 1
FAITH_BY_CHARACTER, FAITH_BY_TEAM = 0, 1
FULL, TEXT_ONLY = 0, 1

# Where victory points come from (K-SCORE-1).
VP_BUILD, VP_BLESSING, VP_PRAYER, VP_DEDICATION, VP_REVELATION = 0, 1, 2, 3, 4
VP_SOURCES = 5
# ... and what the final scoring adds (K-SCORE-2 to 5).
LINE_RED, LINE_BLUE, LINE_YELLOW, LINE_CARDS, LINE_SHRINES, LINE_SAVIOUR = 0, 1, 2, 3, 4, 5
FINAL_LINES = 6

# Effect codes, instantaneous (section 18). An effect is a row: code, then up to four numbers.
EFF_NONE = 0
EFF_GAIN_CARD = 1
EFF_GAIN_FAITH = 2
EFF_GAIN_PURIFIED = 3
EFF_VP = 4
EFF_VP_PER_OWN_SHRINE = 5
EFF_VP_PER_PURIFIED = 6
EFF_PURIFY_ALL = 7
EFF_FORM = 8
EFF_MOVE_POWER = 9
EFF_PURIFY_ONE = 10
EFF_PURIFY_ANY = 11
EFF_TRADE_PURPLE = 12
EFF_REMOVE_CHIP = 13
EFFECT_ROW = 5
EFFECTS_PER_REWARD = 4

# Effect codes, permanent (section 18).
PERM_RESISTANCE = 0
PERM_SUPPLY_CAP = 1
PERM_EXCHANGE_PURPLE = 2
PERM_ACT_ADJACENT = 3
PERM_MOVE_AFTER_BUILD = 4
PERM_MOVE_AFTER_PRAYER = 5
PERM_DEDICATE_BODY = 6
PERM_PURPLE_ABSORB_COST = 7
PERM_PURPLE_BODY_WEIGHT = 8
PERM_DIVERT = 9
PERM_JUMP_SHRINES = 10
PERM_BUILD_REDUCTION = 11
PERM_MOVE_BONUS = 12
PERMANENTS = 13
GRANTS = 4  # sources of one permanent effect on one player board, at most
ALWAYS = 31  # the bit of a grant that is a personal blessing
BLESSING_COLUMNS = 4
BLESSINGS = 20  # bits: 5 * column + level

# Predicates of revelation cards (K-REV-5).
PRED_MOVE_ABSORBED = 1
PRED_MOVE_ABSORBED_PURPLE = 2
PRED_BODY_FULL = 3
PRED_MOVE_ENDED_ON_LEVEL = 4
PRED_MOVE_POWER_SPENT = 5
PRED_BUILT_ON_LEVEL = 6
PRED_SHRINES_ON_LEVEL = 7
PRED_SHRINES_CONNECTED = 8
PRED_SHRINES = 9
PRED_BUILT_AT_POWER = 10
PRED_SHRINES_ON_ICON = 11
PRED_BLESSINGS_RBY_OF_LEVEL = 12
PRED_BLESSINGS_OF_LEVEL = 13
PRED_BLESSINGS_ONE_COLOUR_RBY = 14
PRED_BLESSINGS_ALL_COLOURS = 15
PRED_BLESSINGS = 16
PRED_FAITH = 17
PRED_BLESSING_CARDS = 18
PRED_PURIFIED_ONE_COLOUR = 19
PRED_PURIFIED_PURPLE = 20
PRED_PRAYER_PURIFIED_POWER = 21
PRED_PRAYER_EX = 22
PRED_DEDICATION_VP = 23
PRED_FORM_EX_KINDS = 24

# Atomic events after which revelations are looked at (K-TURN-7).
AT_ENTER, AT_ABSORB, AT_MOVE_END, AT_BUILD, AT_BLESSING, AT_PRAYER = 0, 1, 2, 3, 4, 5
AT_DEDICATION, AT_ACTION_END, AT_NIGHT, AT_ANY = 6, 7, 8, 9
ATOMIC_EVENTS = 10

UNLIMITED = 9999  # build power of level EX
