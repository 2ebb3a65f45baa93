"""What follows for certain from a choice, in words."""

from __future__ import annotations

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.browser.asked import Asked
from kagura.games.rising_sun.browser.stage_cards import amounts
from kagura.games.rising_sun.browser.standing import forces, strongest
from kagura.games.rising_sun.rules.buy import card_refusal
from kagura.games.rising_sun.rules.effects import amount_vp
from kagura.games.rising_sun.rules.enter import has_hated
from kagura.games.rising_sun.rules.force import clan_force, figures_in, strongest_in
from kagura.games.rising_sun.rules.recruit import strongholds_of
from kagura.games.rising_sun.rules.summon import is_needed

# -- Honor -------------------------------------------------------------------------------------------


def honor_gained(asked: Asked, steps: int) -> list[str]:
    """The clans that a clan comes above by gaining Honor once or more (R-TERM-7)."""
    s = asked.s
    place = s.rank[asked.seat]
    passed = list(s.honor)[max(0, place - steps) : place]
    if not passed:
        return []
    return [asked.say("note-honor-gained", clans=asked.listed(asked.clan(seat) for seat in reversed(passed)))]


def honor_lost(asked: Asked) -> list[str]:
    """The clan that comes above by a loss of Honor."""
    s = asked.s
    below = list(s.honor)[s.rank[asked.seat] + 1 : s.seats][:1]
    return [asked.say("note-honor-lost", clan=asked.clan(seat)) for seat in below]


def ties_turned(asked: Asked, slot: int) -> list[str]:
    """Shrines still to come that a clan would win by standing on top (R-KAMI-5)."""
    s, me = asked.s, asked.seat
    found = []
    for later in range(slot + 1, k.SLOTS):
        there = forces(s, k.PROVINCES + later)
        if there[me] and there[me] == max(there) and strongest(s, there) != me:
            found.append(asked.say("note-tie-turned", shrine=asked.shrine(later)))
    return found


# -- gains -------------------------------------------------------------------------------------------


def loyalty_vp(asked: Asked) -> int:
    """VP that Loyalty adds to each gain (R-FX-22)."""
    is_allied = asked.s.ally[asked.seat] != k.NOBODY
    return amount_vp(asked.s, asked.seat, k.FX_VP_BONUS_ALLIED) if is_allied else 0


def vp_gain(asked: Asked, vp: int) -> list[str]:
    """VP gained, with Loyalty."""
    return gain(asked, 0, vp + loyalty_vp(asked) if vp else 0, 0)


def gain(asked: Asked, coins: int, vp: int, ronin: int) -> list[str]:
    """What is gained, if anything is."""
    found = amounts(asked.texts, coins, vp, ronin)
    return [asked.say("note-gain", gain=found)] if found else []


def summon_gains(asked: Asked) -> list[str]:
    """What the own cards give when a Summon is complete (R-FX-16)."""
    s, c, me = asked.s, asked.s.content, asked.seat
    found = []
    for card in list(c.fx_cards[k.FX_AFTER_SUMMON_GAIN])[: c.fx_count[k.FX_AFTER_SUMMON_GAIN]]:
        n = s.cards[me][card]
        if n and is_needed(s, me, c.card_needs[card]):
            gained = amounts(asked.texts, n * c.card_coins[card], n * c.card_vp[card], 0)
            found.append(asked.say("note-card-gain", card=asked.say("card-" + k.CARD_NAMES[card]), gain=gained))
    return found


def entering(asked: Asked, province: int, kind: int) -> list[str]:
    """What a figure does that enters a province (R-TERM-10)."""
    s, me = asked.s, asked.seat
    higher = list(s.honor)[: s.rank[me]]
    effect = s.content.on_enter[kind]
    if effect == k.ENTER_SPITE:
        robbed = [seat for seat in higher if clan_force(s, seat, province)]
        vp = sum(min(s.vp[seat], s.content.enter_vp[kind]) for seat in robbed)
        return [asked.say("note-spite", vp=vp, clans=asked.listed(map(asked.clan, robbed)))] if vp else []
    hated = [seat for seat in higher if effect == k.ENTER_HATE and has_hated(s, seat, province)]
    return [asked.say("note-hate", clans=asked.listed(map(asked.clan, hated)))] if hated else []


# -- Mandates ----------------------------------------------------------------------------------------


def mandate(asked: Asked, what: int) -> list[str]:
    """What a Mandate would do here and now for its selector."""
    said = (_recruit, _marshal, _train, _harvest, _betray)[what](asked)
    if what != k.BETRAY and asked.s.ally[asked.seat] != k.NOBODY:
        ally = asked.clan(asked.s.ally[asked.seat])
        said.append(asked.say("note-shared", clan=ally))
        said += vp_gain(asked, amount_vp(asked.s, asked.seat, k.FX_VP_ON_SELECT_ALLIED))
    return said


def _recruit(asked: Asked) -> list[str]:
    n = strongholds_of(asked.s, asked.seat)
    if n:
        n += asked.s.content.recruit_bonus
    return [asked.say("note-recruit", n=min(n, _in_reserve(asked)))]


def _in_reserve(asked: Asked) -> int:
    reserve = list(asked.s.reserve[asked.seat])
    return sum(reserve) - reserve[k.STRONGHOLD]


def _marshal(asked: Asked) -> list[str]:
    s = asked.s
    n = sum(figures_in(s, asked.seat, province) for province in range(k.PROVINCES))
    if s.clan[asked.seat] == k.TURTLE:
        n += strongholds_of(s, asked.seat)
    return [asked.say("note-marshal", n=n)]


def _train(asked: Asked) -> list[str]:
    s = asked.s
    discount = s.content.train_discount
    n = sum(card_refusal(s, asked.seat, card, discount) == 0 for card in range(k.CARDS))
    return [asked.say("note-train", n=n)]


def _harvest(asked: Asked) -> list[str]:
    """As R-HAR-1 gives it if nothing changes before."""
    s, c, me = asked.s, asked.s.content, asked.seat
    led = [province for province in range(k.PROVINCES) if strongest_in(s, province) == me]
    coins = c.harvest_coins + sum(c.reward_coins[province] for province in led)
    vp = sum(c.reward_vp[province] for province in led)
    if vp:
        vp += loyalty_vp(asked)
    return gain(asked, coins, vp, sum(c.reward_ronin[province] for province in led))


def _betray(asked: Asked) -> list[str]:
    ally = asked.s.ally[asked.seat]
    if ally == k.NOBODY:
        return []
    return [asked.say("note-alliance-ends", clan=asked.clan(ally)), *honor_lost(asked)]


# -- battle ------------------------------------------------------------------------------------------


def seppuku(asked: Asked, province: int) -> list[str]:
    """What the Seppuku of all figures there brings (R-BAT-3)."""
    s, c, me = asked.s, asked.s.content, asked.seat
    n = figures_in(s, me, province)
    each = c.seppuku_vp + amount_vp(s, me, k.FX_VP_PER_OWN_KILL)
    return [asked.say("note-die", n=n), *vp_gain(asked, n * each), *honor_gained(asked, n * c.seppuku_honor)]
