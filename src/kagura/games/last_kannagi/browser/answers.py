"""The smaller questions: prayer a or b, a colour, a number, a payment, a character, a card to reveal."""

from __future__ import annotations

from kagura.core.offer import OfferedChoice
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.best_dedication import best_vp_after
from kagura.games.last_kannagi.browser.asked import Asked, Facts, Target
from kagura.games.last_kannagi.browser.stage_boards import blessing_id
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLUMN_NAMES
from kagura.games.last_kannagi.refusals import R_NOT_DEALT
from kagura.games.last_kannagi.rules.blessing import pay_refusal
from kagura.games.last_kannagi.rules.dedication import source_count, tokens_left_to_give
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.prayer import asked_colours
from kagura.games.last_kannagi.rules.tokens import body_power, purple_weight
from kagura.games.last_kannagi.tables import BRANCH_NAMES


def branches(asked: Asked) -> list[OfferedChoice]:
    """Both prayers of the level."""
    s = asked.s
    found = []
    for branch, letter in enumerate(BRANCH_NAMES):
        rows = [row for row in s.content.prayer[s.level][branch] if row[0] != k.EFF_NONE]
        label = " ".join(g.effect(asked.texts, row, "short") for row in rows)
        found.append(asked.choice(k.ANSWER_A + branch, label, {"kind": "branch", "branch": letter}))
    return found


def colours(asked: Asked) -> list[OfferedChoice]:
    """The colours of which a prayer purifies one."""
    s = asked.s
    found = []
    for colour, name in enumerate(COLUMN_NAMES):
        if asked_colours(s) >> colour & 1:
            facts: Facts = {"body": s.body[asked.seat][colour], "storage": s.storage[asked.seat][colour]}
            target: Target = {"kind": "colour", "colour": name}
            found.append(asked.choice(k.COLOUR + colour, asked.say("colour-" + name), target, facts))
    return found


def columns(asked: Asked) -> list[OfferedChoice]:
    """The blessings of the level, one a colour."""
    s, seat = asked.s, asked.seat
    found = []
    for column, name in enumerate(COLUMN_NAMES):
        if s.level >= s.content.blessing_levels[column]:
            continue
        reward = g.reward(asked.texts, s.content, s.opt_content, s.character[seat], column, s.level, "short")
        cost = s.content.blessing_cost[column][s.level]
        target: Target = {
            "kind": "blessing",
            "blessing": blessing_id(column, s.level),
            "column": name,
            "level": s.level + 1,
        }
        facts: Facts = {
            "cost": cost,
            "ways": sum(pay_refusal(s, seat, column, s.level, n) == 0 for n in range(cost + 1)),
        }
        label = asked.say("list-separator").join(reward) or asked.say("effect-none")
        found.append(asked.choice(k.COLOUR + column, label, target, facts))
    return found


def payments(asked: Asked) -> list[OfferedChoice]:
    """The ways to pay that are possible."""
    s, seat = asked.s, asked.seat
    found = []
    for n in range(k.NUMBERS):
        if asked.legal[k.NUMBER + n]:
            paid = words.payment(s, n)
            left = [have - cost for have, cost in zip(s.storage[seat], paid, strict=True)]
            label = g.tokens(asked.texts, paid)
            found.append(asked.choice(k.NUMBER + n, label, {"kind": "pay", "n": n}, {"pays": paid, "left": left}))
    return found


def diversions(asked: Asked) -> list[OfferedChoice]:
    """How many tokens of the asked colour go straight to the storage."""
    s, seat = asked.s, asked.seat
    held, given = list(s.held), list(s.given)
    later = sum(held[s.cursor + 1 : k.BAG_COLOURS])
    found = []
    for n in range(held[s.cursor] + 1):
        kept = sum(held[: k.BAG_COLOURS]) - sum(given[: s.cursor]) - n
        taken = held[k.PURPLE] * purple_weight(s, seat)
        heaviest = body_power(s, seat) + kept * s.content.power[k.RED] + taken
        lightest = heaviest - min(later, max(0, s.diverts_left - n)) * s.content.power[k.RED]
        facts: Facts = {"body": [lightest, heaviest], "resistance": resistance(s, seat), "left": s.diverts_left - n}
        found.append(_number(asked, n, facts))
    return found


def purifications(asked: Asked) -> list[OfferedChoice]:
    """How many tokens of the asked colour are purified; what has no room in the storage goes back."""
    s, seat = asked.s, asked.seat
    found = []
    for n in range(s.body[seat][s.cursor] + 1):
        stored = s.storage[seat][s.cursor] + n
        facts: Facts = {
            "body": s.body[seat][s.cursor] - n,
            "storage": min(stored, s.content.storage_cap),
            "returned": max(0, stored - s.content.storage_cap),
        }
        found.append(_number(asked, n, facts))
    return found


def dedications(asked: Asked) -> list[OfferedChoice]:
    """How many tokens of the asked source are given, and what the whole is worth at best then."""
    s, seat = asked.s, asked.seat
    left = tokens_left_to_give(s)
    numbers = range(min(left, source_count(s, seat, s.cursor)) + 1)
    return [_number(asked, n, {"left": left - n, "best_vp": best_vp_after(s, seat, n)}) for n in numbers]


def _number(asked: Asked, n: int, facts: Facts) -> OfferedChoice:
    s = asked.s
    source = words.SOURCE_NAMES[s.cursor // k.COLOURS] if s.pending == k.DNUM else None
    target: Target = {"kind": "number", "n": n, "colour": COLUMN_NAMES[s.cursor % k.COLOURS], "source": source}
    label = asked.say("board-worth", n=n, vp=facts["best_vp"]) if "best_vp" in facts else str(n)
    return asked.choice(k.NUMBER + n, label, target, facts)


def characters(asked: Asked) -> list[OfferedChoice]:
    """The characters; those that somebody has already too, but none that was not dealt."""
    found = []
    for ch, name in enumerate(CHARACTER_NAMES):
        target: Target = {"kind": "character", "character": name}
        if asked.known.refuse(asked.seat, k.TAKE_CHARACTER + ch) != R_NOT_DEALT:
            found.append(asked.choice(k.TAKE_CHARACTER + ch, g.character(asked.texts, ch), target))
    return found


def reveals(asked: Asked) -> list[OfferedChoice]:
    """The own revelation cards that are not open yet, where their owner opens them (K-REV-3)."""
    s, seat = asked.s, asked.seat
    if s.opt_reveal == k.AUTO or s.pending == k.PICK:
        return []
    found = []
    for slot in range(k.HAND):
        card = s.hand[seat][slot]
        if card != k.NO_CARD and not s.face_up[seat][slot]:
            target: Target = {"kind": "card", "card": card, "slot": slot}
            label = asked.say("board-reveal", card=card, vp=s.content.card_vp[card])
            found.append(asked.choice(k.REVEAL + slot, label, target, {"vp": s.content.card_vp[card]}))
    return found
