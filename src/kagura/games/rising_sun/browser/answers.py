"""The choices of a decision by what answers it: clans, places, pieces, cards, Mandates, numbers, yes and no."""

from __future__ import annotations

from collections.abc import Iterable

from kagura.core.offer import OfferedChoice
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.browser import facts
from kagura.games.rising_sun.browser.asked import Asked, Facts, Target, capital, clan_action
from kagura.games.rising_sun.rules.betray import is_at
from kagura.games.rising_sun.rules.bids import is_participant, most_to_bid
from kagura.games.rising_sun.words import GIFTS

#: Answers by a clan, among these; the own one is no answer but to NINJA.
CLAN_DECISIONS = (d.BALLOT, d.GIFT_TO, d.BET_CLAN, d.BENEV, d.NINJA, d.MONKEY, d.HOST, d.ODD)
#: Answers by a place: what may be put there, or go there, is in the numbers of the question.
PIECE_PUT = (d.REC_DEST, d.MON_DEST)
#: Whose pieces a question by kind or place is about: the number of the question that is the seat.
VICTIM = {d.BET_PLACE: 1, d.BET_KIND: 1, d.NINJA_AT: 2, d.HATE: 2, d.HOST_KIND: 2}


def answers(asked: Asked) -> list[OfferedChoice]:
    """Every choice of the pending decision, as a person would look for them."""
    return [*_own_block(asked), *yes(asked), *no(asked)]


def yes(asked: Asked) -> list[OfferedChoice]:
    """YES, where it answers."""
    if not d.YES_ANSWERS[asked.op]:
        return []
    return [asked.choice(d.YES, asked.words(d.YES), {"kind": "yes"}, facts.yes(asked))]


def no(asked: Asked) -> list[OfferedChoice]:
    """PASS, where it answers."""
    if not d.PASS_ANSWERS[asked.op]:
        return []
    return [asked.choice(d.PASS, asked.words(d.PASS), {"kind": "pass"}, facts.no(asked))]


def _own_block(asked: Asked) -> list[OfferedChoice]:
    """The choices of the block of codes that answers the decision (R-DEC-5)."""
    op = asked.op
    first = d.FIRST_ANSWER[op]
    if op in CLAN_DECISIONS:
        return clans(asked)
    if first == d.A_MANDATE:
        return mandates(asked)
    if first in (d.A_PROV, d.A_SLOT):
        return places(asked)
    if first == d.A_KIND:
        return kinds(asked)
    if first == d.A_GIFT:
        return gifts(asked)
    if first == d.A_CARD:
        return cards(asked)
    if first == d.A_FIG:
        return pieces(asked)
    return numbers(asked) if first == d.A_NUM else []


# -- clans -------------------------------------------------------------------------------------------


def clans(asked: Asked) -> list[OfferedChoice]:
    """The other clans, top of Honor first; in a battle those that take part."""
    found = []
    for seat in list(asked.s.honor)[: asked.s.seats]:
        if _is_looked_for(asked, seat):
            target: Target = {"kind": "clan", "seat": seat, "clan": k.CLAN_NAMES[asked.s.clan[seat]]}
            found.append(
                asked.choice(
                    clan_action(asked.s, seat),
                    asked.clan(seat),
                    target,
                    facts.clan(asked, seat),
                    _clan_why(asked, seat),
                )
            )
    return found


def _clan_why(asked: Asked, seat: int) -> str:
    """Why nothing of a clan can be taken on: said better than by the refusal."""
    is_hit = not asked.args[1] and asked.s.bet_hit >> seat & 1
    return "offer-no-target" if asked.op == d.BET_CLAN and not is_hit else ""


def _is_looked_for(asked: Asked, seat: int) -> bool:
    if asked.op in (d.HOST, d.ODD) and not is_participant(asked.s, seat):
        return False
    return seat != asked.seat or asked.op == d.NINJA


# -- Mandates, gifts, numbers -------------------------------------------------------------------------


def mandates(asked: Asked) -> list[OfferedChoice]:
    """All five, drawn or not."""
    return [
        asked.choice(
            d.A_MANDATE + mandate,
            asked.say("mandate-" + name),
            {"kind": "mandate", "mandate": name},
            facts.mandate(asked, mandate),
        )
        for mandate, name in enumerate(k.MANDATE_NAMES)
    ]


def gifts(asked: Asked) -> list[OfferedChoice]:
    """Coins and Ronin."""
    return [
        asked.choice(
            d.A_GIFT + what, capital(asked.say("gift-" + name)), {"kind": "gift", "what": name}, facts.gift(asked, what)
        )
        for what, name in enumerate(GIFTS)
    ]


def numbers(asked: Asked) -> list[OfferedChoice]:
    """Numbers that are possible: of a bid from none on, of a gift from one on."""
    found: Iterable[int] = range(d.NUMBERS)
    if asked.op != d.GIFT_N:
        found = range(most_to_bid(asked.s, asked.seat) + 1)
    return [
        asked.choice(d.A_NUM + n, str(n), {"kind": "number", "number": n}, facts.number(asked, n))
        for n in found
        if asked.legal[d.A_NUM + n]
    ]


# -- cards -------------------------------------------------------------------------------------------


def cards(asked: Asked) -> list[OfferedChoice]:
    """The cards on display."""
    return [
        asked.choice(
            d.A_CARD + card, asked.say("card-" + name), {"kind": "card", "card": name}, facts.card(asked, card)
        )
        for card, name in enumerate(k.CARD_NAMES)
        if asked.s.display[card]
    ]


# -- places ------------------------------------------------------------------------------------------


def places(asked: Asked) -> list[OfferedChoice]:
    """Provinces, shrines or both."""
    return [
        asked.choice(
            d.A_PROV + spot,
            asked.spot(spot),
            spot_target(spot),
            _place_facts(asked, spot),
            better=_spot_why(asked, spot),
        )
        for spot in range(k.PROVINCES + k.SLOTS)
        if _is_place(asked, spot)
    ]


def _place_facts(asked: Asked, spot: int) -> Facts:
    """Of a place that is no answer only what is there could be said, and the map says it."""
    return facts.place(asked, spot) if asked.legal[d.A_PROV + spot] else {}


def spot_target(spot: int) -> Target:
    """A province or, after them, a shrine, as a target."""
    if spot < k.PROVINCES:
        return {"kind": "province", "province": k.PROVINCE_NAMES[spot]}
    return {"kind": "shrine", "slot": spot - k.PROVINCES}


def _is_place(asked: Asked, spot: int) -> bool:
    """Where a person would look: where one can put or move a piece, or where pieces of the victim are."""
    s, op = asked.s, asked.op
    if op in (d.BET_PLACE, d.NINJA_AT):
        victim = asked.args[VICTIM[op]]
        if op == d.NINJA_AT:
            return bool(asked.legal[d.A_PROV + spot])
        return any(is_at(s, victim, spot, kind) for kind in range(k.KINDS) if kind != k.STRONGHOLD)
    if op == d.LIGHT:
        return spot >= k.PROVINCES
    return spot < k.PROVINCES or op in PIECE_PUT


def _spot_why(asked: Asked, spot: int) -> str:
    """Worshippers stay, without a card (R-BET-4): said better than by the refusal."""
    if asked.op == d.BET_PLACE and spot >= k.PROVINCES and not asked.args[2]:
        return "offer-worshipper"
    return ""


# -- pieces ------------------------------------------------------------------------------------------


def kinds(asked: Asked) -> list[OfferedChoice]:
    """Kinds of pieces: of the own ones in reserve or elsewhere, or of those of a victim at a place."""
    found = []
    for kind in range(k.KINDS):
        if kind != k.STRONGHOLD and _is_kind(asked, kind):
            target = {"kind": "piece", "piece": k.KIND_NAMES[kind], **_where(asked)}
            found.append(
                asked.choice(
                    d.A_KIND + kind, asked.piece(kind), target, facts.kind(asked, kind), better=_kind_why(asked, kind)
                )
            )
    return found


def _is_kind(asked: Asked, kind: int) -> bool:
    s, op = asked.s, asked.op
    if op in (d.REC_FIG, d.BET_WITH):
        return kind < k.FIRST_MONSTER or s.cards[asked.seat][s.content.monster_card[kind]] > 0
    return is_at(s, asked.args[VICTIM[op]], place_of(asked), kind) > 0


def place_of(asked: Asked) -> int:
    """The province, or after them the shrine, that a question about a victim's pieces is about."""
    return asked.args[2] if asked.op == d.BET_KIND else asked.args[1]


def _where(asked: Asked) -> dict[str, int | str]:
    """Where a piece that is asked for stands: in a province, at a shrine, or in reserve."""
    if asked.op in (d.REC_FIG, d.BET_WITH):
        return {}
    spot = place_of(asked)
    if spot < k.PROVINCES:
        return {"province": k.PROVINCE_NAMES[spot]}
    return {"slot": spot - k.PROVINCES}


def _kind_why(asked: Asked, kind: int) -> str:
    """What counts as a Daimyo is safe (R-TERM-11): said better than by the refusal."""
    s = asked.s
    if asked.op in (d.BET_KIND, d.HOST_KIND) and s.content.counts_as[kind] == k.COUNTS_AS_DAIMYO:
        return "offer-as-daimyo"
    return ""


def pieces(asked: Asked) -> list[OfferedChoice]:
    """The own pieces on the map, province by province, and in a Marshal the Stronghold that may be built."""
    s = asked.s
    found = []
    for province in range(k.PROVINCES):
        for kind in range(k.KINDS):
            if s.figures[asked.seat][province][kind]:
                action = d.A_FIG + kind * k.PROVINCES + province
                target: Target = {
                    "kind": "piece",
                    "piece": k.KIND_NAMES[kind],
                    "province": k.PROVINCE_NAMES[province],
                }
                label = asked.say("piece-in", piece=asked.piece(kind), province=asked.province(province))
                found.append(asked.choice(action, label, target, facts.piece(asked, action)))
    if asked.op == d.MAR_FIG:
        found.append(
            asked.choice(
                d.A_STRONGHOLD,
                asked.say("action-build-one"),
                {"kind": "piece", "piece": k.KIND_NAMES[k.STRONGHOLD]},
                facts.stronghold(asked),
            )
        )
    return found


# -- order -------------------------------------------------------------------------------------------


def in_order(asked: Asked, found: list[OfferedChoice]) -> list[OfferedChoice]:
    """Possible choices first; of places those where the own Force decides most, where that is plain."""
    return sorted(found, key=lambda choice: (choice.why is not None, *_use(asked, choice)))


def _use(asked: Asked, choice: OfferedChoice) -> tuple[int, int, int]:
    """Less is more useful: a lead that is won, a war that comes there, Force that is near the others'."""
    target = choice.target
    if target["kind"] == "pass":
        return 1, 0, 0
    if choice.why is not None or "force" not in choice.facts or target["kind"] not in ("province", "shrine"):
        return 0, 0, 0
    spot = choice.action - d.A_PROV
    return facts.use_of_place(asked, spot, choice.facts["force"])
