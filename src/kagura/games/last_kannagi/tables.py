"""From `content.toml` to the tables that the rules read, with every entry validated."""

from __future__ import annotations

import fnmatch
import math
from typing import Any

from kagura.core.content import Sheet
from kagura.core.errors import ContentError
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import (
    CHARACTER_NAMES,
    COLOUR_LETTERS,
    COLUMN_NAMES,
    EVENTS_OF_PREDICATE,
    INSTANT,
    LEVEL_RANGE,
    MOVE_AFTER,
    PERMANENT,
    PRAYER_ONLY,
    PREDICATES,
    STATES_TOUCHED,
)
from kagura.games.last_kannagi.limits import excess
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.world import COORDINATES, MAIN_SHRINE, NEIGHBOUR, OUTSIDE, RADIUS, SPACES

BRANCH_NAMES = ("a", "b")

#: Entries that the outline of the world and the action codes fix; they cannot be changed.
FIXED = (
    "meta.format",
    "meta.game",
    "meta.spec",
    "world.shape",
    "world.radius",
    "world.spaces",
    "world.ring_of_level_1",
    "world.ring_of_level_2",
    "world.ring_of_level_3",
    "world.main_shrine",
    "world.directions",
    "components.characters",  # the material (K-COMP-1)
    "components.revelation_cards",
    "components.unlimited_purple",
    "components.unlimited_blessing_cards",
    "setup.start_space",
    "setup.start_clock",
    "setup.team_seats",
    "setup.revelations_per_character",
    "limits.faith_min",
    "time.cards_per_action",
    "cleanup.growth_order",
    "cleanup.evolve_set",
    "preparation.first_day",
    "scoring.tie_break",
)

#: Entries without an effect of their own, and where to turn instead; `*` is any one name.
ELSEWHERE = {
    "components.impurity_tokens": "it only counts the material; change components.tokens_by_colour",
    "components.branch_chips": "it only counts the material; change components.branch_chips_per_character",
    "components.blessing_cards": "it only counts the material; blessing cards are unlimited (K-COMP-2)",
    "components.player_markers": "it only counts the material",
    "components.wood_markers": "it only counts the material",
    "limits.resistance": "each character has its own; change characters.<name>.start_resistance",
    "characters.*.name": "names are texts, not rules",
    "options.*.default": "options are chosen for each match",
    "options.*.values": "options are chosen for each match",
}

#: Plain numbers: field of the tables -> entry.
NUMBERS = {
    "outer_edge_power": "world.outer_edge_power",
    "start_tokens": "setup.tokens_by_level",
    "start_purple": "setup.purple_by_level",
    "tokens_of_colour": "components.tokens_by_colour",
    "start_faith": "setup.start_faith",
    "start_vp": "setup.start_vp",
    "start_supply": "setup.chips_in_supply",
    "faith_max": "limits.faith_max",
    "storage_cap": "limits.storage_cap",
    "supply_cap": "limits.supply_cap",
    "chips": "components.branch_chips_per_character",
    "days": "time.days",
    "hours_per_day": "time.hours_per_day",
    "hours": "time.hours",
    "hours_with_card": "time.hours_with_card",
    "hours_in_form": "time.hours_in_form",
    "rest_hours": "time.rest_hours",
    "power": "impurity.power",
    "absorb_cost": "impurity.absorb_cost",
    "step_cost": "impurity.step_cost",
    "move_power": "actions.move.power",
    "build_power": "actions.build.power",
    "build_vp": "actions.build.vp_by_level",
    "icon_cards": "actions.build.cards_on_icon_space",
    "faith_required": "actions.blessing.faith_required",
    "dedication_tokens": "actions.dedication.tokens",
    "purple_is_wild": "dedication.purple_is_wild_in_abc",
    "growth": "cleanup.growth_by_level",
    "evolve_purple": "cleanup.evolve_purple",
    "purify_per_shrine": "cleanup.purify_per_shrine",
    "majority_faith": "preparation.faith_bonus",
    "end_shrines": "end.level_3_shrines",
    "end_no_impurity": "end.no_impurity",
    "blessing_bonus": "scoring.blessing_bonus",
    "vp_per_card": "scoring.vp_per_blessing_card",
    "most_shrines_vp": "scoring.most_shrines",
    "saviour_vp": "scoring.saviour",
}

Row = tuple[int, int, int, int, int]
NOTHING: Row = (0, 0, 0, 0, 0)


def build_content(sheet: Sheet, shipped: Sheet) -> Content:
    """The tables of a content file.

    Raises:
        ContentError: an entry is out of range, of the wrong form, or cannot be changed.
    """
    return _Builder(sheet, shipped).build()


class _Builder:
    """Fills one `Content`, entry by entry."""

    def __init__(self, sheet: Sheet, shipped: Sheet) -> None:
        self.sheet = sheet
        self.shipped = shipped
        self.content = Content()

    def build(self) -> Content:
        for name in FIXED:
            if self.sheet.value(name) != self.shipped.value(name):
                raise self.error(name, "cannot be changed: the board and the codes of actions rest on it")
        self.no_effect()
        for field, name in NUMBERS.items():
            self.number(field, name)
        self.world()
        self.characters()
        self.blessings()
        self.prayers()
        self.dedication()
        self.revelations()
        self.watch()
        self.cross_checks()
        return self.content

    def no_effect(self) -> None:
        """Refuse a change that would be without effect, and say what to change instead."""
        for name in self.sheet:
            for pattern, advice in ELSEWHERE.items():
                if fnmatch.fnmatchcase(name, pattern) and self.sheet.value(name) != self.shipped.value(name):
                    raise self.error(name, f"cannot be changed: {advice}")
        growth = "cleanup.growth_by_level"
        if self.sheet.value(growth)[3] != self.shipped.value(growth)[3]:
            raise self.error(f"{growth}[3]", "cannot be changed: it is the option growth_l3 of each match")

    def error(self, name: str, message: str) -> ContentError:
        return ContentError(f"{self.sheet.origin}: {name}: {message}")

    def number(self, field: str, name: str) -> None:
        """Copy a number or a row of numbers, each tested against the range of the field."""
        plan = Content.plan.by_name[field]
        value = self.sheet.value(name)
        if plan.shape:
            numbers = [self.whole(f"{name}[{i}]", v, plan.low, plan.high) for i, v in enumerate(value)]
            setattr(self.content, field, numbers)
        else:
            setattr(self.content, field, self.whole(name, value, plan.low, plan.high))

    def whole(self, name: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, float) and value == math.inf and high == k.UNLIMITED:
            return k.UNLIMITED
        is_flag = isinstance(value, bool) and (low, high) != (0, 1)
        if not isinstance(value, int) or is_flag or not low <= value <= high:
            raise self.error(name, f"is {value!r}, must be a whole number {low}..{high}")
        return int(value)

    # -- the world ------------------------------------------------------------------------------

    def world(self) -> None:
        """Kinds of spaces, card icons and outer edges (K-WORLD-2, 4, 5)."""
        by_ring = {0: 0, RADIUS: 2}
        level_3 = self.spaces("world.level_3_spaces")
        icons = self.spaces("world.card_icon_spaces")
        edges = self.sheet.value("world.outer_edges_by_level")
        for space, (q, r) in enumerate(COORDINATES):
            ring = max(abs(q), abs(r), abs(q + r))
            level = 3 if space in level_3 else by_ring.get(ring, 1)
            self.content.level[space] = level
            self.content.icon[space] = int(space in icons)
            rim = NEIGHBOUR[space].count(OUTSIDE)
            self.content.outer_edges[space] = self.whole("world.outer_edges_by_level", edges[level], 0, 6) if rim else 0
        found = [self.content.level.count(level) for level in range(4)]
        if found != self.sheet.value("world.spaces_by_level"):
            raise self.error("world.spaces_by_level", f"does not fit the spaces, which are {found} by level")

    def spaces(self, name: str) -> set[int]:
        numbers = [self.whole(name, v, 1, SPACES - 1) for v in self.sheet.value(name)]
        if len(set(numbers)) != len(numbers) or MAIN_SHRINE in numbers:
            raise self.error(name, "names a space twice")
        return set(numbers)

    # -- effects --------------------------------------------------------------------------------

    def effects(self, name: str, *, prayer: bool = False, permanent: bool = True) -> list[list[Any]]:
        """The list of effects of an entry, each a known word with the numbers it takes."""
        effects = self.sheet.value(name)
        if len(effects) > k.EFFECTS_PER_REWARD:
            raise self.error(name, f"has {len(effects)} effects, at most {k.EFFECTS_PER_REWARD} are possible")
        for effect in effects:
            self.effect(name, effect, prayer, permanent)
        return list(effects)

    def effect(self, name: str, effect: Any, prayer: bool, permanent: bool) -> None:
        if not isinstance(effect, list) or not effect or not isinstance(effect[0], str):
            raise self.error(name, f'{effect!r} is no effect; write a list such as ["gain_faith", 1]')
        word, *args = effect
        if word in INSTANT and not (prayer and word == "move_power"):
            count = INSTANT[word][1]
        elif prayer and word in PRAYER_ONLY:
            count = PRAYER_ONLY[word][1]
        elif permanent and word in PERMANENT:
            count = int(PERMANENT[word][1])
        elif permanent and word == "move_after":
            count = 2
        else:
            raise self.error(name, f"{word!r} is no effect that can stand here")
        if len(args) != count:
            raise self.error(name, f"{word} takes {count} values, has {len(args)}")
        self.effect_numbers(name, word, args)

    def effect_numbers(self, name: str, word: str, args: list[Any]) -> None:
        if word == "purify_one":
            letters = args[0]
            if not isinstance(letters, list) or not letters or not all(c in list(COLOUR_LETTERS) for c in letters):
                raise self.error(name, "purify_one takes a list of colours out of R, B, Y, P")
        elif word == "move_after":
            if not isinstance(args[0], str) or args[0] not in MOVE_AFTER:
                raise self.error(name, f"move_after {args[0]!r}: must be build or prayer")
            self.whole(name, args[1], 1, 60)
        else:
            for value in args:
                self.whole(name, value, 0, 60)

    def instant_row(self, effect: list[Any]) -> Row:
        word, *args = effect
        if word == "purify_one":
            return (k.EFF_PURIFY_ONE, sum(1 << COLOUR_LETTERS.index(c) for c in set(args[0])), 0, 0, 0)
        if word in INSTANT or word in PRAYER_ONLY:
            code = (INSTANT.get(word) or PRAYER_ONLY[word])[0]
            numbers = [*args, 0, 0, 0, 0]
            return (code, numbers[0], numbers[1], numbers[2], numbers[3])
        return NOTHING

    def rows(self, effects: list[list[Any]]) -> list[list[int]]:
        rows = [list(self.instant_row(effect)) for effect in effects]
        return rows + [list(NOTHING)] * (k.EFFECTS_PER_REWARD - len(rows))

    def grant(self, name: str, variant: int, ch: int, bit: int, effects: list[list[Any]]) -> None:
        """Note the permanent effects of a blessing under the character."""
        for word, *args in effects:
            if word == "move_after":
                code, value = MOVE_AFTER[args[0]], args[1]
            elif word in PERMANENT:
                code, value = PERMANENT[word][0], args[0] if args else 1
            else:
                continue
            n = self.content.grants[variant][ch][code]
            if n == k.GRANTS:
                raise self.error(name, f"{word} is granted more than {k.GRANTS} times")
            self.content.grant_bit[variant][ch][code][n] = bit
            self.content.grant_value[variant][ch][code][n] = value
            self.content.grants[variant][ch][code] = n + 1

    # -- characters and blessings ---------------------------------------------------------------

    def characters(self) -> None:
        for ch, who in enumerate(CHARACTER_NAMES):
            name = f"characters.{who}.start_resistance"
            self.content.start_resistance[ch] = self.whole(name, self.sheet.value(name), 1, 30)
            name = f"characters.{who}.personal"
            effects = self.effects(name)
            if any(word == "move_power" for word, *_ in effects):
                raise self.error(name, "move_power cannot be used before the first turn")
            self.content.personal[ch] = self.rows(effects)
            for variant in (k.FULL, k.TEXT_ONLY):
                self.grant(name, variant, ch, k.ALWAYS, effects)

    def blessings(self) -> None:
        for column, colour in enumerate(COLUMN_NAMES):
            levels = self.whole(f"blessings.{colour}.levels", self.sheet.value(f"blessings.{colour}.levels"), 1, 5)
            if levels != self.shipped.value(f"blessings.{colour}.levels"):
                raise self.error(f"blessings.{colour}.levels", "cannot be changed: the player boards rest on it")
            self.content.blessing_levels[column] = levels
            costs = self.sheet.value(f"blessings.{colour}.cost")
            for level in range(levels):
                cost = self.whole(f"blessings.{colour}.cost[{level}]", costs[level], 0, 10)
                self.content.blessing_cost[column][level] = cost
                for ch in range(k.CHARACTERS):
                    self.blessing(column, level, ch)

    def blessing(self, column: int, level: int, ch: int) -> None:
        name = f"blessings.{COLUMN_NAMES[column]}.level_{level + 1}"
        for variant in (k.FULL, k.TEXT_ONLY):
            if self.sheet.value(name) == [["character"]]:
                own = f"characters.{CHARACTER_NAMES[ch]}.{COLUMN_NAMES[column]}_{level + 1}"
                effects = self.own_blessing(own, variant)
            else:
                effects = self.effects(name)
            self.content.reward[variant][ch][column][level] = self.rows(effects)
            self.grant(name, variant, ch, k.LEVELS * column + level, effects)

    def own_blessing(self, name: str, variant: int) -> list[list[Any]]:
        """A level 4 blessing; with `text_only` reconstructed ones give points instead (K-OPT-content)."""
        if name not in self.sheet:
            raise self.error(name, "is missing: only level 4 blessings belong to characters")
        if variant == k.TEXT_ONLY and self.shipped[name].provenance == "reconstructed":
            return self.effects("options.content.text_only_level_4")
        return self.effects(name)

    def prayers(self) -> None:
        for level in range(k.LEVELS):
            for branch, letter in enumerate(BRANCH_NAMES):
                name = f"actions.prayer.level_{level + 1}{letter}" if level < k.EX else "actions.prayer.level_ex"
                effects = [] if level == k.EX and branch == 1 else self.effects(name, prayer=True, permanent=False)
                if not effects and not (level == k.EX and branch == 1):
                    raise self.error(name, "a prayer needs an effect")
                self.content.prayer[level][branch] = self.rows(effects)

    # -- dedication -----------------------------------------------------------------------------

    def dedication(self) -> None:
        """H(n) and 2 G(n) of K-DED-7, from the formula table."""
        names = ("a_single_rby", "b_three_same_rby", "c_five_same_rby")
        self.content.half_vp_rby = self.best_sets([f"dedication.{name}" for name in names])
        names = ("d_one_purple", "e_two_purple", "f_three_purple")
        self.content.half_vp_purple = self.best_sets([f"dedication.{name}" for name in names])

    def best_sets(self, names: list[str]) -> list[int]:
        sets: list[tuple[int, int]] = []
        for name in names:
            value = self.sheet.value(name)
            if not isinstance(value, dict) or set(value) != {"set", "half_vp"}:
                raise self.error(name, "needs set and half_vp")
            sets.append((self.whole(name, value["set"], 1, 10), self.whole(name, value["half_vp"], 0, 40)))
        best = [0] * k.NUMBERS
        for n in range(1, k.NUMBERS):
            best[n] = max([best[n - 1], *(best[n - size] + half for size, half in sets if size <= n)])
        return best

    # -- revelation cards -----------------------------------------------------------------------

    def revelations(self) -> None:
        for card in range(1, k.REVELATIONS + 1):
            name = f"revelations.{card}.pred"
            pred = self.sheet.value(name)
            if not pred or not isinstance(pred[0], str) or pred[0] not in PREDICATES:
                raise self.error(name, f"{pred!r} is no condition")
            code, count, kind = PREDICATES[pred[0]]
            if len(pred) != count + 1:
                raise self.error(name, f"{pred[0]} takes {count} numbers, has {len(pred) - 1}")
            if self.sheet.value(f"revelations.{card}.type") != kind:
                raise self.error(f"revelations.{card}.type", f"{pred[0]} is of type {kind}")
            self.content.card_pred[card] = code
            self.content.card_is_event[card] = int(kind == "E")
            for i, value in enumerate(pred[1:]):
                low, high = LEVEL_RANGE.get(pred[0], (0, 200)) if i == 0 else (0, 200)
                self.content.card_args[card][i] = self.whole(name, value, low, high)
            name = f"revelations.{card}.vp"
            self.content.card_vp[card] = self.whole(name, self.sheet.value(name), 0, 50)

    def watch(self) -> None:
        """Which cards each atomic event can fulfil."""
        for event in range(k.ATOMIC_EVENTS):
            cards = [card for card in range(1, k.REVELATIONS + 1) if self.can_fulfil(event, card)]
            self.content.watched_count[event] = len(cards)
            for i, card in enumerate(cards):
                self.content.watched[event][i] = card

    def can_fulfil(self, event: int, card: int) -> bool:
        pred = self.content.card_pred[card]
        return event in EVENTS_OF_PREDICATE.get(pred, ()) or pred in STATES_TOUCHED[event]

    # -- what must fit together -----------------------------------------------------------------

    def cross_checks(self) -> None:
        c, value = self.content, self.sheet.value
        if len({*c.power[: k.BAG_COLOURS]}) != 1:
            raise self.error("impurity.power", "red, blue and yellow must weigh the same (K-MOVE-15)")
        if value("impurity.shrine_jump_cost") != c.step_cost:
            raise self.error("impurity.shrine_jump_cost", "must equal step_cost: step and jump share a code (K-ACT-1)")
        if c.start_faith > c.faith_max:
            raise self.error("setup.start_faith", f"is above limits.faith_max, {c.faith_max}")
        if c.start_supply > c.supply_cap:
            raise self.error("setup.chips_in_supply", f"is above limits.supply_cap, {c.supply_cap}")
        if value("setup.chips_on_blessings") != sum(c.blessing_levels):
            raise self.error("setup.chips_on_blessings", f"must be {sum(c.blessing_levels)}, one a blessing")
        if c.chips != value("setup.chips_on_blessings") + c.start_supply:
            raise self.error(
                "components.branch_chips_per_character", "must be the chips on blessings and in the supply"
            )
        if value("time.total_hours") != c.days * c.hours_per_day:
            raise self.error("time.total_hours", f"must be {c.days * c.hours_per_day}, days times hours")
        if value("end.last_day") != c.days:
            raise self.error("end.last_day", f"must equal time.days, {c.days}")
        if min(c.hours_in_form) == 0:
            raise self.error("time.hours_in_form", "every level is available in form (K-FORM-2)")
        if c.hours_with_card[k.LEVEL_1] != 0:
            raise self.error("time.hours_with_card[0]", "must be 0: no card is played for level 1 (K-CARD-1)")
        if min(c.dedication_tokens) == 0:
            raise self.error("actions.dedication.tokens", "every level dedicates at least one token (K-DED-1)")
        for name, message in excess(c):
            raise self.error(name, message)
        self.check_world()

    def check_world(self) -> None:
        c = self.content
        for name, numbers in (("setup.tokens_by_level", c.start_tokens), ("setup.purple_by_level", c.start_purple)):
            if numbers[0] != 0:
                raise self.error(f"{name}[0]", "must be 0: the main shrine never holds a token (K-WORLD-6)")
        if c.growth[0] != 0:
            raise self.error("cleanup.growth_by_level[0]", "must be 0: the main shrine never grows (K-CLEAN-1)")
        drawn = sum(c.start_tokens[c.level[space]] for space in range(1, SPACES))
        if drawn > sum(c.tokens_of_colour[: k.BAG_COLOURS]):
            raise self.error("setup.tokens_by_level", f"needs {drawn} tokens, more than there are")
