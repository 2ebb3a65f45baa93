"""The words for effects and predicates in `content.toml`, and what each takes (section 18, K-REV-5)."""

from __future__ import annotations

from kagura.games.last_kannagi import codes as k

COLOUR_LETTERS = "RBYP"
COLUMN_NAMES = ("red", "blue", "yellow", "purple")
CHARACTER_NAMES = ("hinata", "mito", "hikari", "kon", "kaede")
LEVEL_NAMES = ("1", "2", "3", "4", "EX")
KIND_NAMES = ("move", "build", "prayer", "blessing", "dedication")

#: Instantaneous effects: word -> (code, how many numbers).
INSTANT: dict[str, tuple[int, int]] = {
    "gain_card": (k.EFF_GAIN_CARD, 1),
    "gain_faith": (k.EFF_GAIN_FAITH, 1),
    "gain_purified": (k.EFF_GAIN_PURIFIED, 4),
    "vp": (k.EFF_VP, 1),
    "vp_per_own_shrine": (k.EFF_VP_PER_OWN_SHRINE, 1),
    "vp_per_purified": (k.EFF_VP_PER_PURIFIED, 2),
    "purify_all": (k.EFF_PURIFY_ALL, 0),
    "form": (k.EFF_FORM, 1),
    "move_power": (k.EFF_MOVE_POWER, 1),
}

#: Effects that only prayers have: word -> (code, how many numbers).
PRAYER_ONLY: dict[str, tuple[int, int]] = {
    "purify_one": (k.EFF_PURIFY_ONE, 1),
    "purify_any": (k.EFF_PURIFY_ANY, 0),
    "trade_purple": (k.EFF_TRADE_PURPLE, 1),
    "remove_chip": (k.EFF_REMOVE_CHIP, 1),
}

#: Permanent effects: word -> (code, has a number). `move_after` has its action before the number.
PERMANENT: dict[str, tuple[int, bool]] = {
    "resistance": (k.PERM_RESISTANCE, True),
    "supply_cap": (k.PERM_SUPPLY_CAP, True),
    "exchange_purple": (k.PERM_EXCHANGE_PURPLE, False),
    "act_adjacent": (k.PERM_ACT_ADJACENT, False),
    "dedicate_body": (k.PERM_DEDICATE_BODY, False),
    "purple_absorb_cost": (k.PERM_PURPLE_ABSORB_COST, True),
    "purple_body_weight": (k.PERM_PURPLE_BODY_WEIGHT, True),
    "divert": (k.PERM_DIVERT, True),
    "jump_shrines": (k.PERM_JUMP_SHRINES, False),
    "build_reduction": (k.PERM_BUILD_REDUCTION, True),
    "move_bonus": (k.PERM_MOVE_BONUS, True),
}
MOVE_AFTER = {"build": k.PERM_MOVE_AFTER_BUILD, "prayer": k.PERM_MOVE_AFTER_PRAYER}

#: Predicates of revelation cards: word -> (code, how many numbers, type).
PREDICATES: dict[str, tuple[int, int, str]] = {
    "move_absorbed": (k.PRED_MOVE_ABSORBED, 1, "E"),
    "move_absorbed_purple": (k.PRED_MOVE_ABSORBED_PURPLE, 1, "E"),
    "body_full": (k.PRED_BODY_FULL, 0, "S"),
    "move_ended_on_level": (k.PRED_MOVE_ENDED_ON_LEVEL, 1, "E"),
    "move_power_spent": (k.PRED_MOVE_POWER_SPENT, 1, "E"),
    "built_on_level": (k.PRED_BUILT_ON_LEVEL, 1, "E"),
    "shrines_on_level": (k.PRED_SHRINES_ON_LEVEL, 2, "S"),
    "shrines_connected": (k.PRED_SHRINES_CONNECTED, 1, "S"),
    "shrines": (k.PRED_SHRINES, 1, "S"),
    "built_at_power": (k.PRED_BUILT_AT_POWER, 1, "E"),
    "shrines_on_icon": (k.PRED_SHRINES_ON_ICON, 1, "S"),
    "blessings_rby_of_level": (k.PRED_BLESSINGS_RBY_OF_LEVEL, 1, "S"),
    "blessings_of_level": (k.PRED_BLESSINGS_OF_LEVEL, 2, "S"),
    "blessings_one_colour_rby": (k.PRED_BLESSINGS_ONE_COLOUR_RBY, 1, "S"),
    "blessings_all_colours": (k.PRED_BLESSINGS_ALL_COLOURS, 1, "S"),
    "blessings": (k.PRED_BLESSINGS, 1, "S"),
    "faith": (k.PRED_FAITH, 1, "S"),
    "blessing_cards": (k.PRED_BLESSING_CARDS, 1, "S"),
    "purified_one_colour": (k.PRED_PURIFIED_ONE_COLOUR, 1, "S"),
    "purified_purple": (k.PRED_PURIFIED_PURPLE, 1, "S"),
    "prayer_purified_power": (k.PRED_PRAYER_PURIFIED_POWER, 1, "E"),
    "prayer_ex": (k.PRED_PRAYER_EX, 0, "E"),
    "dedication_vp": (k.PRED_DEDICATION_VP, 1, "E"),
    "form_ex_kinds": (k.PRED_FORM_EX_KINDS, 1, "E"),
}

#: Predicates whose first number is a level, and the levels that there are.
LEVEL_RANGE = {
    "move_ended_on_level": (0, 3),
    "built_on_level": (1, 3),
    "shrines_on_level": (1, 3),
    "blessings_rby_of_level": (1, 5),
    "blessings_of_level": (1, 5),
}

#: The atomic events that can bring about a predicate of type E (K-TURN-7).
EVENTS_OF_PREDICATE = {
    k.PRED_MOVE_ABSORBED: (k.AT_ABSORB,),
    k.PRED_MOVE_ABSORBED_PURPLE: (k.AT_ABSORB,),
    k.PRED_MOVE_POWER_SPENT: (k.AT_ENTER, k.AT_ABSORB),
    k.PRED_MOVE_ENDED_ON_LEVEL: (k.AT_MOVE_END,),
    k.PRED_BUILT_ON_LEVEL: (k.AT_BUILD,),
    k.PRED_BUILT_AT_POWER: (k.AT_BUILD,),
    k.PRED_PRAYER_PURIFIED_POWER: (k.AT_PRAYER,),
    k.PRED_PRAYER_EX: (k.AT_PRAYER,),
    k.PRED_DEDICATION_VP: (k.AT_DEDICATION,),
    k.PRED_FORM_EX_KINDS: (k.AT_ACTION_END,),
}

_BODY = {k.PRED_BODY_FULL}
_STORAGE = {k.PRED_PURIFIED_ONE_COLOUR, k.PRED_PURIFIED_PURPLE}
_FAITH = {k.PRED_FAITH}
_CARDS = {k.PRED_BLESSING_CARDS}
_SHRINES = {k.PRED_SHRINES_ON_LEVEL, k.PRED_SHRINES_CONNECTED, k.PRED_SHRINES, k.PRED_SHRINES_ON_ICON}
_BLESSINGS = {
    k.PRED_BLESSINGS_RBY_OF_LEVEL,
    k.PRED_BLESSINGS_OF_LEVEL,
    k.PRED_BLESSINGS_ONE_COLOUR_RBY,
    k.PRED_BLESSINGS_ALL_COLOURS,
    k.PRED_BLESSINGS,
}
_STATES = _BODY | _STORAGE | _FAITH | _CARDS | _SHRINES | _BLESSINGS

#: Which predicates of type S an atomic event can make true; a test compares with testing all.
STATES_TOUCHED: dict[int, set[int]] = {
    k.AT_ENTER: set(),
    k.AT_ABSORB: _BODY | _STORAGE,
    k.AT_MOVE_END: set(),
    k.AT_BUILD: _SHRINES | _CARDS,
    k.AT_BLESSING: _STATES - _SHRINES,
    k.AT_PRAYER: _STATES - _SHRINES - _BLESSINGS,
    k.AT_DEDICATION: _BODY,
    k.AT_ACTION_END: set(),
    k.AT_NIGHT: _STORAGE | _FAITH,
    k.AT_ANY: _STATES,
}
