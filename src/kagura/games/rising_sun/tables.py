"""From `content.toml` to the tables that the rules read, with every entry validated."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from kagura.core.content import Sheet
from kagura.core.errors import ContentError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.state import CARDS_PER_EFFECT, Content

#: Entries that the board, the pieces and the action codes fix; they cannot be changed.
FIXED = (
    "meta.format",
    "meta.game",
    "meta.spec",
    *(f"clans.{name}.ability" for name in k.CLAN_NAMES),
    *(f"clans.{name}.rank" for name in k.CLAN_NAMES),
    *(f"pieces.{name}.monster" for name in k.KIND_NAMES),
    *(f"mandates.{name}.order" for name in k.MANDATE_NAMES),
    *(f"kami.{name}.effect" for name in k.KAMI_NAMES),
    *(f"kami.{name}.choice" for name in k.KAMI_NAMES),
    "kami.raijin.piece",
    "kami.raijin.n",
    "kami.raijin.where",
    "numbers.players_min",
    "numbers.players_max",
    "numbers.seasons",
    "numbers.shrine_slots",
    "numbers.kami_tiles",
    "numbers.kami_turns_per_season",
    "numbers.political_track",
    "numbers.mandate_draw",
    "numbers.war_advantages",
    "numbers.vp_wrap",
    # Honor is gained and lost by one place (R-TERM-7)
    "cards.benevolence.honor",
    "cards.path_of_the_ninja.honor",
    "cards.path_of_the_monkey.honor",
    "cards.honesty.not_mandate",
)

#: Entries without an effect of their own, by the end of their name, and where to turn instead.
ELSEWHERE = {
    "default": "options are chosen for each match",
    "values": "options are chosen for each match",
}

#: Plain numbers and rows of numbers: field of the tables -> entry.
NUMBERS = {
    "eddies_force": "clans.koi.force_per_coin",
    "stronghold_force": "clans.turtle.force",
    "bounty_from": "clans.bonsai.cost_from",
    "bounty_price": "clans.bonsai.becomes",
    "fujin_moves": "kami.fujin.n",
    "hachiman_ronin": "kami.hachiman.ronin",
    "ryujin_discount": "kami.ryujin.discount",
    "susanoo_vp": "kami.susanoo.vp",
    "tsukuyomi_coins": "kami.tsukuyomi.coins",
    "stronghold_cost": "numbers.stronghold_cost",
    "train_discount": "numbers.train_discount",
    "recruit_bonus": "numbers.recruit_bonus",
    "harvest_coins": "numbers.harvest_coins",
    "betray_targets": "numbers.betray_targets",
    "war_tokens_drawn": "numbers.war_tokens_drawn",
    "war_token_vp": "numbers.war_token_vp",
    "set_bonus": "numbers.set_bonus",
    "seppuku_vp": "numbers.seppuku_vp",
    "seppuku_honor": "numbers.seppuku_honor",
    "hostage_vp": "numbers.hostage_vp",
    "hostage_coin": "numbers.hostage_coin",
    "poets_vp": "numbers.poets_vp",
    "start_vp": "numbers.start_vp",
    "pile_coins": "numbers.pile_coins",
    "pile_ronin": "numbers.pile_ronin",
    "bid_max": "numbers.bid_max",
}

#: What a row of each kind holds: field of the tables -> entry of the row; words have their list.
PROVINCE_FIELDS = {"reward_coins": "coins", "reward_vp": "vp", "reward_ronin": "ronin"}
PIECE_FIELDS: dict[str, tuple[str, Sequence[str]]] = {
    "count": ("count", ()),
    "start": ("start", ()),
    "force": ("force", ()),
    "force_if_lowest": ("force_if_lowest", ()),
    "counts_as": ("counts_as", k.COUNTS_AS_NAMES),
    "is_oni": ("oni", ()),
    "on_enter": ("on_enter", k.ENTER_NAMES),
    "enter_vp": ("enter_vp", ()),
    "token_vp": ("token_vp", ()),
}
CARD_FIELDS: dict[str, tuple[str, Sequence[str]]] = {
    "card_season": ("season", k.SEASON_NAMES[: k.SEASONS]),
    "card_kind": ("kind", k.CARD_KIND_NAMES),
    "card_cost": ("cost", ()),
}
#: The numbers of an effect: field of the tables -> entry, beside those that only some effects have.
EFFECT_FIELDS: dict[str, tuple[str, Sequence[str]]] = {
    "card_coins": ("coins", ()),
    "card_vp": ("vp", ()),
    "card_ronin": ("ronin", ()),
    "card_needs": ("needs", k.NEEDS_NAMES),
    "card_per": ("per", k.PER_NAMES),
    "card_where": ("where", k.WHERE_NAMES),
    "card_piece": ("piece", k.KIND_NAMES),
}
#: Under which name an effect has its count: Force, hostages, replacements.
COUNT_ENTRIES = ("add", "force", "n")


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
        for name in self.sheet:
            end = name.rpartition(".")[2]
            if end in ELSEWHERE and self.sheet.value(name) != self.shipped.value(name):
                raise self.error(name, f"has no effect: {ELSEWHERE[end]}")
        for field, name in NUMBERS.items():
            self.fill(field, name)
        self.map()
        self.clans()
        for field, (entry, words) in PIECE_FIELDS.items():
            self.rows(field, "pieces", k.KIND_NAMES, entry, words)
        for number, name in enumerate(k.MANDATE_NAMES):
            self.content.tiles[number] = self.number(f"mandates.{name}.tiles", "tiles")
        self.cards()
        self.cross_checks()
        return self.content

    # -- single entries ---------------------------------------------------------------------------

    def error(self, name: str, message: str) -> ContentError:
        return ContentError(f"{self.sheet.origin}: {name}: {message}")

    def whole(self, name: str, value: Any, field: str) -> int:
        """A whole number in the range of a field of the tables."""
        plan = Content.plan.by_name[field]
        if isinstance(value, bool) and plan.high == 1:
            return int(value)
        if type(value) is not int or not plan.low <= value <= plan.high:
            raise self.error(name, f"is {value!r}; it must be a whole number {plan.low}..{plan.high}")
        return value

    def number(self, name: str, field: str) -> int:
        return self.whole(name, self.sheet.value(name), field)

    def word(self, name: str, words: Sequence[str]) -> int:
        """The place of a word in its list."""
        value = self.sheet.value(name)
        if value not in words:
            raise self.error(name, f"is {value!r}; it must be one of {', '.join(words)}")
        return words.index(value)

    def read(self, name: str, field: str, words: Sequence[str]) -> int:
        return self.word(name, words) if words else self.number(name, field)

    def fill(self, field: str, name: str) -> None:
        """A number, or a row of numbers of fixed length."""
        value = self.sheet.value(name)
        if not Content.plan.by_name[field].shape:
            setattr(self.content, field, self.whole(name, value, field))
            return
        for i, part in enumerate(value):
            getattr(self.content, field)[i] = self.whole(f"{name}[{i}]", part, field)

    def rows(self, field: str, table: str, names: Sequence[str], entry: str, words: Sequence[str]) -> None:
        for number, name in enumerate(names):
            getattr(self.content, field)[number] = self.read(f"{table}.{name}.{entry}", field, words)

    # -- tables -----------------------------------------------------------------------------------

    def map(self) -> None:
        for field, entry in PROVINCE_FIELDS.items():
            self.rows(field, "provinces", k.PROVINCE_NAMES, entry, ())
        for a, b in combinations(range(k.PROVINCES), 2):
            name = f"links.{k.PROVINCE_NAMES[a]}_{k.PROVINCE_NAMES[b]}"
            self.content.link[a][b] = self.content.link[b][a] = self.word(name, k.LINK_NAMES)

    def clans(self) -> None:
        self.rows("home", "clans", k.CLAN_NAMES, "home", k.PROVINCE_NAMES)
        self.rows("income", "clans", k.CLAN_NAMES, "income", ())

    def cards(self) -> None:
        for field, (entry, words) in CARD_FIELDS.items():
            self.rows(field, "cards", k.CARD_NAMES, entry, words)
        order: list[tuple[int, int]] = []
        for card, name in enumerate(k.CARD_NAMES):
            for number, card_set in enumerate(k.SET_NAMES):
                copies = self.number(f"cards.{name}.copies_{card_set}", "card_copies")
                self.content.card_copies[number][card] = copies
            self.content.card_fx[card] = self.word(f"cards.{name}.fx", k.EFFECT_NAMES)
            self.effect(card, f"cards.{name}")
            first = f"cards.{name}.order"
            order.append((self.sheet.value(first) if first in self.sheet else 0, card))
        for _, card in sorted(order):
            self.list_by_effect(card)

    def effect(self, card: int, name: str) -> None:
        """The numbers of an effect, those that its entry has."""
        for field, (entry, words) in EFFECT_FIELDS.items():
            if f"{name}.{entry}" in self.sheet:
                getattr(self.content, field)[card] = self.read(f"{name}.{entry}", field, words)
        for entry in COUNT_ENTRIES:
            if f"{name}.{entry}" in self.sheet:
                self.content.card_n[card] = self.number(f"{name}.{entry}", "card_n")
        if f"{name}.vp_per_virtue" in self.sheet:
            self.content.card_vp[card] = self.number(f"{name}.vp_per_virtue", "card_vp")
        is_monster = k.CARD_NAMES[card] in k.KIND_NAMES
        if is_monster != (self.content.card_fx[card] == k.FX_MONSTER):
            raise self.error(f"{name}.fx", "must stay what it is: only a Monster has a piece of its own (R-TERM-12)")
        if is_monster:
            kind = k.KIND_NAMES.index(k.CARD_NAMES[card])
            self.content.card_piece[card] = kind
            self.content.monster_card[kind] = card

    def list_by_effect(self, card: int) -> None:
        fx = self.content.card_fx[card]
        count = self.content.fx_count[fx]
        if count == CARDS_PER_EFFECT:
            raise self.error(f"cards.{k.CARD_NAMES[card]}.fx", f"at most {CARDS_PER_EFFECT} cards have one effect")
        self.content.fx_cards[fx][count] = card
        self.content.fx_count[fx] = count + 1

    # -- what must fit together -------------------------------------------------------------------

    def cross_checks(self) -> None:
        c = self.content
        if sum(c.tiles) != k.TILES:
            raise self.error("mandates.recruit.tiles", f"there are {k.TILES} tiles, not {sum(c.tiles)} (R-POL-2)")
        for kind, name in enumerate(k.KIND_NAMES):
            if c.start[kind] > c.count[kind]:
                raise self.error(f"pieces.{name}.start", f"is above count, {c.count[kind]}")
            if kind >= k.FIRST_MONSTER and c.count[kind]:
                raise self.error(f"pieces.{name}.count", "must be 0: a Monster comes with its card (R-TERM-12)")
        for card, name in enumerate(k.CARD_NAMES):
            if c.card_fx[card] == k.FX_MONSTER and max(c.card_copies[s][card] for s in range(k.SETS)) > 1:
                raise self.error(f"cards.{name}.copies_core", "a Monster exists at most once (INV-7)")
