"""The season cards and the pieces, in words made of the numbers of the content sheet."""

from __future__ import annotations

from typing import Any

from kagura.core.content import Sheet
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.browser.provenance import provenance
from kagura.games.rising_sun.state import Content

MONSTER_RULES = {k.ONI_OF_HATE: "R-FX-2", k.ONI_OF_SPITE: "R-FX-3", k.ONI_OF_SOULS: "R-FX-4"}
#: By effect, in the order of `codes.EFFECT_NAMES`.
EFFECT_RULES = (
    *("R-FX-1", "R-FX-5", "R-FX-6", "R-FX-7", "R-FX-11", "R-FX-12", "R-FX-8", "R-FX-13", "R-FX-14", "R-FX-15"),
    *("R-FX-19", "R-FX-20", "R-FX-10", "R-FX-21", "R-FX-16", "R-FX-22", "R-FX-23", "R-FX-24", "R-FX-25", "R-FX-17"),
    *("R-FX-9", "R-FX-26", "R-FX-18"),
)


def cards(c: Content, sheet: Sheet, texts: Texts) -> list[dict[str, Any]]:
    """All season cards."""
    return [_card(c, sheet, texts, card) for card in range(k.CARDS)]


def _card(c: Content, sheet: Sheet, texts: Texts, card: int) -> dict[str, Any]:
    name = k.CARD_NAMES[card]
    is_monster = c.card_fx[card] == k.FX_MONSTER
    kind = k.CARD_KIND_NAMES[c.card_kind[card]]
    piece = k.KIND_NAMES[c.card_piece[card]]
    copies = [c.card_copies[number][card] for number in range(k.SETS)]
    sources = [f"cards.{name}."] + ([f"pieces.{piece}."] if is_monster else [])
    return {
        "card": name,
        "name": texts.say("card-" + name),
        "season": k.SEASON_NAMES[c.card_season[card]],
        "set": k.SET_NAMES[copies.index(max(copies))],
        "sets": [k.SET_NAMES[number] for number in range(k.SETS) if copies[number]],
        "kind": kind,
        "kind_name": texts.say("card-kind-" + kind),
        "cost": c.card_cost[card],
        "copies": max(copies),
        "words": card_words(c, texts, card),
        "label": piece_label(c, texts, c.card_piece[card]) if is_monster else effect_words(c, texts, card, "label"),
        "rule": card_rule(c, card),
        "piece": piece if is_monster else None,
        "provenance": provenance(sheet, *sources),
    }


def card_words(c: Content, texts: Texts, card: int) -> str:
    """What a card does, in sentences."""
    if c.card_fx[card] == k.FX_MONSTER:
        return piece_words(c, texts, c.card_piece[card])
    return effect_words(c, texts, card)


def card_rule(c: Content, card: int) -> str:
    """The rule that says what a card does."""
    if c.card_fx[card] == k.FX_MONSTER:
        return MONSTER_RULES.get(c.card_piece[card], "R-FX-1")
    return EFFECT_RULES[c.card_fx[card]]


def effect_words(c: Content, texts: Texts, card: int, form: str = "words") -> str:
    """What a card that is no Monster does: in a sentence, or as `label` in very few words."""
    effect = k.EFFECT_NAMES[c.card_fx[card]]
    return texts.say(
        f"card-does-{effect}-{form}",
        gain=amounts(texts, c.card_coins[card], c.card_vp[card], c.card_ronin[card]),
        taken=amounts(texts, c.card_coins[card], 0, 0),
        coins=c.card_coins[card],
        vp=c.card_vp[card],
        n=c.card_n[card],
        needs=k.NEEDS_NAMES[c.card_needs[card]],
        per=k.PER_NAMES[c.card_per[card]],
        piece=texts.say("piece-" + k.KIND_NAMES[c.card_piece[card]]),
        where=k.WHERE_NAMES[c.card_where[card]],
    )


def amounts(texts: Texts, coins: int, vp: int, ronin: int) -> str:
    """Coins, VP and Ronin in words, those that there are."""
    numbers = {"coins": coins, "vp": vp, "ronin": ronin}
    found = [texts.say("amount-" + name, n=n) for name, n in numbers.items() if n]
    last = texts.say("and-separator").join(found[-2:])
    return texts.say("list-separator").join([*found[:-2], last])


def pieces(c: Content, sheet: Sheet, texts: Texts) -> list[dict[str, Any]]:
    """All kinds of pieces."""
    return [_piece(c, sheet, texts, kind) for kind in range(k.KINDS)]


def _piece(c: Content, sheet: Sheet, texts: Texts, kind: int) -> dict[str, Any]:
    name = k.KIND_NAMES[kind]
    return {
        "piece": name,
        "name": texts.say("piece-" + name),
        "monster": kind >= k.FIRST_MONSTER,
        "figure": kind != k.STRONGHOLD,
        "force": c.force[kind],
        "counts_as": k.COUNTS_AS_NAMES[c.counts_as[kind]],
        "words": piece_words(c, texts, kind),
        "provenance": provenance(sheet, f"pieces.{name}."),
    }


def piece_words(c: Content, texts: Texts, kind: int) -> str:
    """What a piece is, in sentences: its Force, then what is special."""
    if kind == k.STRONGHOLD:
        return texts.say("piece-stronghold-words", force=c.stronghold_force)
    said = [texts.say("piece-words-force", force=c.force[kind])]
    said += [texts.say("piece-words-" + name, **numbers) for name, numbers in _special(c, kind)]
    return texts.say("sentence-separator").join(said)


def piece_label(c: Content, texts: Texts, kind: int) -> str:
    """The same in very few words, for a card."""
    said = [texts.say("piece-label-force", force=c.force[kind])]
    said += [texts.say("piece-label-" + name, **numbers) for name, numbers in _special(c, kind) if name != "oni"]
    return texts.say("list-separator").join(said)


def _special(c: Content, kind: int) -> list[tuple[str, dict[str, int]]]:
    """What is special of a figure: names of texts with their numbers."""
    found: list[tuple[str, dict[str, int]]] = []
    if c.force_if_lowest[kind]:
        found.append(("lowest", {"force": c.force_if_lowest[kind]}))
    if c.counts_as[kind] == k.COUNTS_AS_DAIMYO:
        found.append(("daimyo", {}))
    if c.counts_as[kind] == k.COUNTS_AS_SHINTO:
        found.append(("shinto", {}))
    if c.on_enter[kind] == k.ENTER_HATE:
        found.append(("hate", {}))
    if c.on_enter[kind] == k.ENTER_SPITE:
        found.append(("spite", {"vp": c.enter_vp[kind]}))
    if c.token_vp[kind]:
        found.append(("souls", {"vp": c.token_vp[kind]}))
    if c.is_oni[kind]:
        found.append(("oni", {}))
    return found
