"""What a question as a whole shows: its heading with a sign, what it is about, the rule, and how many are left."""

from __future__ import annotations

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.browser import bidding
from kagura.games.rising_sun.browser.asked import Asked, Facts
from kagura.games.rising_sun.browser.facts import piece_put
from kagura.games.rising_sun.rules.buy import own_price
from kagura.games.rising_sun.rules.force import figures_in, shrine_force
from kagura.games.rising_sun.words import GIFTS

#: The rule that asks, by decision.
RULES = {
    d.BALLOT: "R-TEA-2",
    d.GIFT_TO: "R-GIFT-3",
    d.GIFT_WHAT: "R-GIFT-3",
    d.GIFT_N: "R-GIFT-3",
    d.GIFT_OK: "R-GIFT-3",
    d.MANDATE: "R-POL-2",
    d.ANNOUNCE: "R-CLAN-2",
    d.REC_FIG: "R-REC-1",
    d.REC_DEST: "R-REC-2",
    d.MAR_FIG: "R-MAR-1",
    d.MAR_DEST: "R-MAR-2",
    d.BUILD: "R-MAR-3",
    d.TOLL: "R-MAR-6",
    d.TRAIN: "R-TRA-1",
    d.MON_DEST: "R-TRA-4",
    d.BET_CLAN: "R-BET-2",
    d.BET_PLACE: "R-BET-4",
    d.BET_KIND: "R-BET-3",
    d.BET_WITH: "R-BET-3",
    d.AMA: "R-KAMI-8",
    d.FUJ_FIG: "R-KAMI-9",
    d.FUJ_DEST: "R-KAMI-9",
    d.RAI: "R-KAMI-10",
    d.RYU: "R-KAMI-11",
    d.BENEV: "R-FX-14",
    d.KENIN: "R-FX-15",
    d.LIGHT: "R-FX-19",
    d.SAMURAI: "R-FX-19",
    d.NINJA: "R-FX-17",
    d.NINJA_AT: "R-FX-17",
    d.MONKEY: "R-FX-18",
    d.MERCY: "R-FX-26",
    d.HATE: "R-FX-2",
    d.BID_SEP: "R-BAT-2",
    d.BID_HOS: "R-BAT-2",
    d.BID_RON: "R-BAT-2",
    d.BID_POE: "R-BAT-2",
    d.SEPPUKU: "R-BAT-3",
    d.HOST: "R-BAT-4",
    d.HOST_KIND: "R-BAT-4",
    d.RONIN: "R-BAT-5",
    d.ODD: "R-BAT-9",
    d.ORDER: "R-TIME-6",
}
KAMI_OF = {d.AMA: k.AMATERASU, d.FUJ_FIG: k.FUJIN, d.FUJ_DEST: k.FUJIN, d.RAI: k.RAIJIN, d.RYU: k.RYUJIN}
MANDATE_OF = {
    **dict.fromkeys((d.REC_FIG, d.REC_DEST), k.RECRUIT),
    **dict.fromkeys((d.MAR_FIG, d.MAR_DEST, d.BUILD), k.MARSHAL),
    **dict.fromkeys((d.BET_CLAN, d.BET_PLACE, d.BET_KIND, d.BET_WITH), k.BETRAY),
    d.TRAIN: k.TRAIN_MANDATE,
}
ADVANTAGE_OF = {d.SEPPUKU: k.SEPPUKU_BID, d.HOST: k.HOSTAGE_BID, d.HOST_KIND: k.HOSTAGE_BID, d.RONIN: k.RONIN_BID}
#: Cards that ask, by their effect.
EFFECT_OF = {
    d.TOLL: k.FX_SEA_TOLL,
    d.BENEV: k.FX_GIVE_SPENT_COIN,
    d.MERCY: k.FX_SPARE,
}
#: ... and those whose number is in the question.
CARD_ASKS = (d.KENIN, d.LIGHT, d.SAMURAI, d.NINJA, d.NINJA_AT, d.MONKEY)
BIDS = (d.BID_SEP, d.BID_HOS, d.BID_RON, d.BID_POE)


def heading(asked: Asked) -> Facts:
    """Everything that the question as a whole shows."""
    kind, name = _sign(asked)
    title = asked.say("offer-battle", province=asked.province(asked.s.battle)) if asked.op in BIDS else ""
    found: Facts = {
        "title": title or asked.say(f"{kind}-{name}"),
        "sign": f"{kind}-{name}",
        "lead": lead(asked),
        "rule": RULES[asked.op],
    }
    left = _left(asked)
    if left is not None:
        found["left"] = left
    return found | (bidding.facts(asked) if asked.op in BIDS else {})


def _sign(asked: Asked) -> tuple[str, str]:
    """What is carried out: a Kami, a Mandate, an advantage, a card or a part of the season."""
    op, c = asked.op, asked.s.content
    if op in KAMI_OF:
        return "kami", k.KAMI_NAMES[KAMI_OF[op]]
    if op in MANDATE_OF:
        return "mandate", k.MANDATE_NAMES[MANDATE_OF[op]]
    if op in ADVANTAGE_OF:
        return "advantage", k.ADVANTAGE_NAMES[ADVANTAGE_OF[op]]
    if op in EFFECT_OF:
        return "card", k.CARD_NAMES[c.fx_cards[EFFECT_OF[op]][0]]
    if op in CARD_ASKS:
        return "card", k.CARD_NAMES[asked.args[1]]
    if op == d.MON_DEST:
        return "card", k.KIND_NAMES[asked.args[1]]
    if op == d.HATE:
        return "card", k.KIND_NAMES[k.ONI_OF_HATE]
    return "phase", k.PHASE_NAMES[asked.s.phase]


def _left(asked: Asked) -> int | None:
    """How many of the same are left: Summons, Moves of the wind, replacements, hostages, pieces to move."""
    s, op = asked.s, asked.op
    if op in (d.REC_FIG, d.REC_DEST):
        return s.rec_left
    if op in (d.FUJ_FIG, d.FUJ_DEST):
        return asked.args[1]
    if op == d.BET_CLAN:
        return 1 if asked.args[1] else s.bet_left
    if op in (d.HOST, d.HOST_KIND):
        return s.hostages_left
    if op == d.MAR_FIG:
        return sum(
            s.figures[asked.seat][province][kind] - s.marked[province][kind]
            for kind in range(k.KINDS)
            for province in range(k.PROVINCES)
            if s.figures[asked.seat][province][kind] and asked.legal[d.A_FIG + kind * k.PROVINCES + province]
        )
    return None


def lead(asked: Asked) -> str:
    """What the question is about, in a sentence."""
    s, op, args, me = asked.s, asked.op, asked.args, asked.seat
    if op in BIDS:
        return asked.say("lead-bid")
    if op in KAMI_OF:
        return _of_kami(asked)
    if op in (d.REC_DEST, d.MON_DEST, d.KENIN, d.LIGHT, d.SAMURAI):
        return asked.say("lead-put", piece=asked.piece(piece_put(asked)), n=s.reserve[me][piece_put(asked)])
    if op == d.GIFT_WHAT:
        return asked.say("lead-gift", clan=asked.clan(args[1]), coins=s.coins[me], ronin=s.ronin[me])
    if op == d.GIFT_N:
        return asked.say(
            "lead-gift-n", clan=asked.clan(args[1]), what=GIFTS[args[2]], n=(s.coins, s.ronin)[args[2]][me]
        )
    if op == d.GIFT_OK:
        return asked.say("lead-gift-ok", clan=asked.clan(args[1]), what=GIFTS[args[2]], n=args[3])
    if op == d.ORDER:
        others = [asked.clan(seat) for seat in list(s.honor)[: s.seats] if s.order_left >> seat & 1 and seat != me]
        return asked.say("lead-order", phase=k.PHASE_NAMES[s.phase], clans=asked.listed(others))
    if op == d.MAR_DEST:
        return asked.say("lead-move", piece=asked.piece(args[1]), province=asked.province(args[2]))
    if op == d.TOLL:
        return asked.say("lead-toll", clan=asked.clan(args[1]), coins=s.coins[args[1]])
    if op == d.BET_PLACE:
        return asked.say("lead-of", clan=asked.clan(args[1]))
    if op in (d.BET_KIND, d.BET_WITH):
        return asked.say("lead-at", clan=asked.clan(args[1]), place=asked.spot(args[2]))
    if op in (d.HATE, d.HOST_KIND):
        return asked.say("lead-at", clan=asked.clan(args[2]), place=asked.province(args[1]))
    if op == d.NINJA_AT:
        return asked.say("lead-of", clan=asked.clan(args[2]))
    if op == d.MERCY:
        return _of_mercy(asked)
    if op == d.ANNOUNCE:
        return asked.say("lead-announce", mandate=asked.say("mandate-" + k.MANDATE_NAMES[s.played[s.played_count - 1]]))
    return _plain(asked)


def _plain(asked: Asked) -> str:
    """Sentences that need few numbers."""
    s, op, me = asked.s, asked.op, asked.seat
    numbers = {
        "coins": s.coins[me],
        "ronin": s.ronin[me],
        "tiles": s.deck_size,
        "discount": asked.args[1] if op == d.TRAIN else 0,
        "extra": asked.args[1] if op == d.BET_CLAN else 0,
        "left": _left(asked) or 0,
        "cost": own_price(s, me, s.content.stronghold_cost),
        "odd": asked.args[1],
        "n": figures_in(s, me, s.battle) if s.battle != k.NO_PROVINCE else 0,
    }
    return asked.say("lead-" + d.DECISION_NAMES[op].lower(), **numbers)


def _of_kami(asked: Asked) -> str:
    """How the shrine was won, and what there is to do it with."""
    s, me = asked.s, asked.seat
    kami = KAMI_OF[asked.op]
    force = shrine_force(s, me, list(s.slots).index(kami))
    numbers = {"force": force, "n": s.reserve[me][k.BUSHI], "coins": s.coins[me], "place": s.rank[me] + 1}
    return asked.say("lead-kami-" + k.KAMI_NAMES[kami], **numbers)


def _of_mercy(asked: Asked) -> str:
    """Who is about to be killed."""
    s, (_, what, province, other) = asked.s, asked.args
    if what == k.MERCY_NINJA:
        return asked.say("lead-mercy-ninja", clan=asked.clan(other), province=asked.province(province))
    if what == k.MERCY_HATE:
        return asked.say("lead-mercy-hate", n=other, province=asked.province(province))
    n = sum(
        figures_in(s, seat, province)
        for seat in range(s.seats)
        if seat != asked.seat and s.ally[asked.seat] != seat and s.participants >> seat & 1
    )
    return asked.say("lead-mercy-battle", n=n, province=asked.province(province))
