"""Numbers and words that a preview of a choice shows, by decision."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.browser import notes
from kagura.games.rising_sun.browser.asked import Asked, Facts
from kagura.games.rising_sun.browser.standing import Change, forces, forces_after, standing, strongest
from kagura.games.rising_sun.rules.advantages import capture_refusal, ronin_force
from kagura.games.rising_sun.rules.betray import is_at, spot_refusal, target_refusal
from kagura.games.rising_sun.rules.bids import bids_of
from kagura.games.rising_sun.rules.buy import card_price, own_price
from kagura.games.rising_sun.rules.effects import amount_coins, amount_vp
from kagura.games.rising_sun.rules.marshal import kind_of_piece, province_of_piece
from kagura.games.rising_sun.rules.move import toll_taker


def noted(facts: Facts, said: list[str]) -> Facts:
    """Facts with notes, if there are any."""
    return facts | {"notes": said} if said else facts


def changed(asked: Asked, spot: int, *changes: Change) -> Facts:
    """Own Force in a place before and after pieces come or go, and how that stands."""
    before = forces(asked.s, spot)
    after = forces_after(asked.s, spot, changes)
    return {"force": [before[asked.seat], after[asked.seat]], "standing": standing(asked, after)}


def priced(asked: Asked, cost: int) -> Facts:
    """What it costs, and what is left then if it can be paid."""
    coins = asked.s.coins[asked.seat]
    return {"cost": cost, "left": coins - cost} if cost <= coins else {"cost": cost}


# -- clans -------------------------------------------------------------------------------------------


def clan(asked: Asked, other: int) -> Facts:
    """A clan as an answer."""
    s, c, op = asked.s, asked.s.content, asked.op
    if op == d.BALLOT:
        return {"notes": [asked.say("note-listed", place=s.ballot_count[asked.seat] + 1)]}
    if op == d.BET_CLAN:
        return {"count": _targets(asked, other)}
    if op == d.BENEV:
        vp = c.card_vp[c.fx_cards[k.FX_GIVE_SPENT_COIN][0]]
        return noted({}, notes.honor_gained(asked, 1) + notes.vp_gain(asked, vp))
    if op == d.NINJA:
        kind = c.card_piece[asked.args[1]]
        count = sum(s.figures[other][province][kind] for province in range(k.PROVINCES))
        return noted({"count": count}, notes.honor_lost(asked))
    if op == d.MONKEY:
        return noted({}, [asked.say("note-has", coins=s.coins[other]), *notes.honor_lost(asked)])
    if op == d.HOST:
        return _hostages(asked, other)
    return {"notes": [asked.say("note-has", coins=s.coins[other])]} if op in (d.ODD, d.GIFT_TO) else {}


def _targets(asked: Asked, victim: int) -> int:
    """How many figures of a clan could be replaced."""
    s, extra = asked.s, asked.args[1]
    spots = range(k.PROVINCES + k.SLOTS if extra else k.PROVINCES)
    return sum(
        is_at(s, victim, spot, kind)
        for spot in spots
        if spot_refusal(s, asked.seat, victim, spot, extra) == 0
        for kind in range(k.KINDS)
        if target_refusal(s, asked.seat, victim, spot, kind) == 0
    )


def _hostages(asked: Asked, victim: int) -> Facts:
    """How many figures could be captured, and the VP that come with one."""
    s, province = asked.s, asked.args[1]
    kinds = [kind for kind in range(k.KINDS) if capture_refusal(s, victim, province, kind) == 0]
    return noted({"count": sum(s.figures[victim][province][kind] for kind in kinds)}, _robbed(asked, victim))


def _robbed(asked: Asked, victim: int) -> list[str]:
    """VP that a victim of a capture loses (R-BAT-4)."""
    vp = min(asked.s.vp[victim], asked.s.content.hostage_vp)
    return [asked.say("note-robbed", clan=asked.clan(victim), vp=vp)] if vp else []


# -- places ------------------------------------------------------------------------------------------


def place(asked: Asked, spot: int) -> Facts:
    """A province, or after them a shrine, as an answer."""
    op = asked.op
    if op in (d.MAR_DEST, d.FUJ_DEST):
        return _moved(asked, spot)
    if op == d.BUILD:
        return _built(asked, spot)
    if op == d.BET_PLACE:
        return {"standing": standing(asked, forces(asked.s, spot))}
    if op == d.NINJA_AT:
        kind, victim = asked.s.content.card_piece[asked.args[1]], asked.args[2]
        return _killed(asked, spot, victim, kind)
    return _put(asked, spot, piece_put(asked))


def piece_put(asked: Asked) -> int:
    """The kind of piece that is put somewhere."""
    if asked.op == d.RAI:
        return k.BUSHI
    if asked.op in (d.KENIN, d.LIGHT, d.SAMURAI):
        return asked.s.content.card_piece[asked.args[1]]
    return asked.args[1]


def _put(asked: Asked, spot: int, kind: int) -> Facts:
    """A figure comes from the reserve."""
    said = notes.entering(asked, spot, kind) if spot < k.PROVINCES else []
    if asked.op in (d.RAI, d.MON_DEST):
        said += notes.summon_gains(asked)
    return noted(changed(asked, spot, (asked.seat, kind, 1)), said)


def _moved(asked: Asked, end: int) -> Facts:
    """A piece moves: Force where it comes to, and in the notes what it leaves and what it pays."""
    s, me = asked.s, asked.seat
    kind, start = asked.args[1:3] if asked.op == d.MAR_DEST else asked.args[2:4]
    said = [_left(asked, start, kind), *notes.entering(asked, end, kind)]
    taker = toll_taker(s, me)
    if s.content.link[start][end] == k.SEA and taker != k.NOBODY and s.clan[me] != k.DRAGONFLY:
        coins = min(s.coins[me], amount_coins(s, taker, k.FX_SEA_TOLL))
        said.append(asked.say("note-toll", clan=asked.clan(taker), coins=coins))
    return noted(changed(asked, end, (me, kind, 1)), said)


def _left(asked: Asked, start: int, kind: int) -> str:
    """How the place stands that a piece leaves."""
    found = changed(asked, start, (asked.seat, kind, -1))
    before, after = found["force"]
    return asked.say(
        "note-left", province=asked.province(start), before=before, after=after, standing=found["standing"]
    )


def _built(asked: Asked, province: int) -> Facts:
    """A Stronghold, which has Force for Turtle alone."""
    s = asked.s
    found = priced(asked, own_price(s, asked.seat, s.content.stronghold_cost))
    found["count"] = s.figures[asked.seat][province][k.STRONGHOLD]
    if s.clan[asked.seat] == k.TURTLE:
        found |= changed(asked, province, (asked.seat, k.STRONGHOLD, 1))
    return found


def _killed(asked: Asked, province: int, victim: int, kind: int) -> Facts:
    """A figure dies: how many of its kind are there, and how that stands then."""
    count = asked.s.figures[victim][province][kind]
    after = forces_after(asked.s, province, [(victim, kind, -min(1, count))])
    return {"count": count, "standing": standing(asked, after)}


def use_of_place(asked: Asked, spot: int, own: Sequence[int]) -> tuple[int, int, int]:
    """How useful more Force in a place is, less for more: a lead won, a war there, how near the strongest other is."""
    s, me = asked.s, asked.seat
    found = forces(s, spot)
    was = strongest(s, found) == me
    found[me] = own[1]
    wins = not was and strongest(s, found) == me
    is_war = spot >= k.PROVINCES or spot in list(s.war_pile[s.season])[s.war_pos : s.war_count]
    best = max(force for seat, force in enumerate(found) if seat != me)
    return -wins, -is_war, abs(best - own[1])


# -- pieces and cards --------------------------------------------------------------------------------


def kind(asked: Asked, what: int) -> Facts:
    """A kind of piece as an answer."""
    s, me, op, args = asked.s, asked.seat, asked.op, asked.args
    if op == d.REC_FIG:
        return {"count": s.reserve[me][what]}
    if op == d.BET_KIND:
        return {"count": is_at(s, args[1], args[2], what)}
    if op == d.HATE:
        return _killed(asked, args[1], args[2], what)
    if op == d.HOST_KIND:
        return noted(_killed(asked, args[1], args[2], what), _robbed(asked, args[2]))
    victim, spot, target = args[1:4]
    found = {"count": s.reserve[me][what]} | changed(asked, spot, (victim, target, -1), (me, what, 1))
    return noted(found, notes.entering(asked, spot, what) if spot < k.PROVINCES else [])


def piece(asked: Asked, action: int) -> Facts:
    """A piece on the map: how many may still move, and the Force there without one."""
    province, what = province_of_piece(action), kind_of_piece(action)
    count = asked.s.figures[asked.seat][province][what]
    if asked.op == d.MAR_FIG:
        count -= asked.s.marked[province][what]
    return {"count": count} | changed(asked, province, (asked.seat, what, -1))


def stronghold(asked: Asked) -> Facts:
    """The Stronghold that may be built."""
    s = asked.s
    found = priced(asked, own_price(s, asked.seat, s.content.stronghold_cost))
    return found | {"count": s.reserve[asked.seat][k.STRONGHOLD]}


def card(asked: Asked, what: int) -> Facts:
    """A card that may be bought; how many are on display."""
    return priced(asked, card_price(asked.s, asked.seat, what, asked.args[1])) | {"count": asked.s.display[what]}


# -- Mandates, gifts, numbers, yes and no -------------------------------------------------------------


def mandate(asked: Asked, what: int) -> Facts:
    """A Mandate to be selected; for Lotus the tile played does nothing, what it announces does."""
    if asked.op == d.MANDATE and asked.s.clan[asked.seat] == k.LOTUS:
        return {"count": _drawn(asked, what)} if _drawn(asked, what) else {}
    found: Facts = {"count": _drawn(asked, what)} if asked.op == d.MANDATE and _drawn(asked, what) else {}
    return noted(found, notes.mandate(asked, what))


def _drawn(asked: Asked, what: int) -> int:
    """How many of the tiles drawn are of a kind."""
    return list(asked.s.deck)[: k.DRAWN].count(what)


def gift(asked: Asked, what: int) -> Facts:
    """How many there are to give."""
    s = asked.s
    return {"count": s.coins[asked.seat] if what == d.GIVE_COINS else s.ronin[asked.seat]}


def number(asked: Asked, n: int) -> Facts:
    """A bid or the size of a gift; what is left then."""
    s, me = asked.s, asked.seat
    if asked.op == d.GIFT_N:
        held = s.coins[me] if asked.args[2] == d.GIVE_COINS else s.ronin[me]
        return {"left": held - n}
    return {"cost": n, "left": s.coins[me] - bids_of(s, me) - n}


def yes(asked: Asked) -> Facts:
    """YES, where it does something of its own."""
    s, me, op, args = asked.s, asked.seat, asked.op, asked.args
    if op == d.AMA:
        slot = list(s.slots).index(k.AMATERASU)
        return noted({}, notes.honor_gained(asked, s.rank[me]) + notes.ties_turned(asked, slot))
    if op == d.TOLL:
        coins = min(s.coins[args[1]], amount_coins(s, me, k.FX_SEA_TOLL))
        return {"notes": [asked.say("note-take", clan=asked.clan(args[1]), coins=coins)]}
    if op == d.GIFT_OK:
        coins, ronin = (args[3], 0) if args[2] == d.GIVE_COINS else (0, args[3])
        return noted({}, notes.gain(asked, coins, 0, ronin))
    if op == d.MERCY:
        return noted({}, notes.vp_gain(asked, amount_vp(s, me, k.FX_SPARE)))
    if op == d.SEPPUKU:
        there = [(me, kind, -s.figures[me][args[1]][kind]) for kind in range(k.KINDS) if kind != k.STRONGHOLD]
        return noted(changed(asked, args[1], *there), notes.seppuku(asked, args[1]))
    return _hired(asked) if op == d.RONIN else {}


def _hired(asked: Asked) -> Facts:
    """The own Force in the battle with all that can be hired."""
    s, me = asked.s, asked.seat
    found = in_battle(asked)
    before = found[me]
    found[me] += ronin_force(s, me)
    return {"force": [before, found[me]], "standing": standing(asked, found)}


def in_battle(asked: Asked) -> list[int]:
    """Force by seat in the battle that goes on, with Ronin hired."""
    s = asked.s
    return [force + s.hired[seat] for seat, force in enumerate(forces(s, s.battle))]


def no(asked: Asked) -> Facts:
    """PASS, where something follows from it: a Summon that is complete."""
    if asked.op == d.REC_FIG and asked.s.rec_summoned:
        return noted({}, notes.summon_gains(asked))
    return {}
