"""Decisions in words, and the numbers that make a refusal plain."""

from __future__ import annotations

from collections.abc import Mapping

from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun import refusals as r
from kagura.games.rising_sun.notation import format_action
from kagura.games.rising_sun.rules.asked import acting, decision_of
from kagura.games.rising_sun.rules.buy import card_price, own_price
from kagura.games.rising_sun.rules.marshal import kind_of_piece, province_of_piece
from kagura.games.rising_sun.rules.todo import arg
from kagura.games.rising_sun.state import State

#: What can be given, by number.
GIFTS = ("coins", "ronin")
#: What a number of an event or a question stands for: name of the argument -> texts of its values.
NAMES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "piece": ("piece-", k.KIND_NAMES),
    "target": ("piece-", k.KIND_NAMES),
    "province": ("province-", k.PROVINCE_NAMES),
    "from": ("province-", k.PROVINCE_NAMES),
    "to": ("province-", k.PROVINCE_NAMES),
    "mandate": ("mandate-", k.MANDATE_NAMES),
    "kami": ("kami-", k.KAMI_NAMES),
    "card": ("card-", k.CARD_NAMES),
    "season": ("season-", k.SEASON_NAMES),
    "set": ("set-", k.SET_NAMES),
    "source": ("source-", k.SOURCE_NAMES),
    "advantage": ("advantage-", k.ADVANTAGE_NAMES),
    "what": ("gift-", ("coins", "ronin")),
}


def decision_name(op: int) -> str:
    """The name of a decision in texts.

    >>> decision_name(7)
    'rec-fig'
    """
    return d.DECISION_NAMES[op].lower()


def asked_of(s: State, seat: int) -> int | None:
    """What the seat is asked, None if it is not."""
    return decision_of(s, seat) if acting(s) >> seat & 1 else None


def question(s: State, seat: int, texts: Texts) -> str:
    """What the seat is asked, as one sentence, "" if it is not."""
    op = asked_of(s, seat)
    return "" if op is None else texts.say(f"ask-{decision_name(op)}")


def describe(s: State, seat: int, action: int, texts: Texts) -> str:
    """The action as a sentence in the language of `texts`."""
    op = asked_of(s, seat)
    if op is None:
        return format_action(action)
    if action == d.PASS:
        return texts.say(f"no-{decision_name(op)}") if d.PASS_ANSWERS[op] else texts.say("action-pass")
    if action == d.YES:
        return texts.say(f"yes-{decision_name(op)}") if d.YES_ANSWERS[op] else texts.say("action-yes")
    if op == d.MAR_FIG and action == d.A_STRONGHOLD:
        return texts.say("action-build-one")
    what = argument(s, action, texts)
    if op == d.GIFT_N:
        return texts.say("action-gift-n", what=action - d.A_NUM, gift=GIFTS[arg(s, 2)])
    if not d.FIRST_ANSWER[op] <= action < d.FIRST_ANSWER[op] + d.ANSWERS[op]:
        return what
    return texts.say(f"action-{decision_name(op)}", what=what)


def shrine(s: State, slot: int, texts: Texts) -> str:
    """A shrine, by its Kami."""
    return texts.say("shrine-of", kami=texts.say(f"kami-{k.KAMI_NAMES[s.slots[slot]]}"))


def argument(s: State, action: int, texts: Texts) -> str:
    """What an action names: a clan, a province, a card and so on."""
    if action < d.A_CLAN:
        return texts.say(f"mandate-{k.MANDATE_NAMES[action - d.A_MANDATE]}")
    if action < d.A_PROV:
        return texts.say(f"clan-{k.CLAN_NAMES[action - d.A_CLAN]}")
    if action < d.A_SLOT:
        return texts.say(f"province-{k.PROVINCE_NAMES[action - d.A_PROV]}")
    if action < d.A_KIND:
        return shrine(s, action - d.A_SLOT, texts)
    if action < d.A_GIFT:
        return texts.say(f"piece-{k.KIND_NAMES[action - d.A_KIND]}")
    if action < d.A_CARD:
        return texts.say(f"gift-{GIFTS[action - d.A_GIFT]}")
    if action < d.A_FIG:
        return texts.say(f"card-{k.CARD_NAMES[action - d.A_CARD]}")
    if action < d.A_NUM:
        piece = texts.say(f"piece-{k.KIND_NAMES[kind_of_piece(action)]}")
        return texts.say(
            "piece-in", piece=piece, province=texts.say(f"province-{k.PROVINCE_NAMES[province_of_piece(action)]}")
        )
    return str(action - d.A_NUM)


def refusal_args(s: State, seat: int, action: int, number: int) -> Mapping[str, int | str]:
    """The arguments of the sentence of refusal `number`."""
    if number == r.R_NOT_ASKED:
        return {"asked": decision_name(decision_of(s, seat))}
    if number == r.R_TOO_EXPENSIVE and d.A_CARD <= action < d.A_FIG:
        return {"cost": card_price(s, seat, action - d.A_CARD, arg(s, 1)), "coins": s.coins[seat]}
    if number == r.R_TOO_EXPENSIVE:
        return {"cost": own_price(s, seat, s.content.stronghold_cost), "coins": s.coins[seat]}
    return {}
