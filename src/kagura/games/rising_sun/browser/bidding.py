"""What the four advantages of a battle would do here and now, while bids are made (R-BAT-2 to 5, R-BAT-8)."""

from __future__ import annotations

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.browser.asked import Asked, Facts
from kagura.games.rising_sun.browser.notes import loyalty_vp
from kagura.games.rising_sun.browser.standing import forces, with_force
from kagura.games.rising_sun.rules.advantages import capture_refusal, hostage_refusal, ronin_force
from kagura.games.rising_sun.rules.bids import bids_of, is_participant
from kagura.games.rising_sun.rules.effects import amount_n, amount_vp
from kagura.games.rising_sun.rules.force import figures_in


def facts(asked: Asked) -> Facts:
    """The four advantages, what was bid for them so far, and the coins left."""
    s, me = asked.s, asked.seat
    said = (_seppuku(asked), _hostage(asked), _ronin(asked), _poets(asked))
    return {
        "coins": s.coins[me] - bids_of(s, me),
        "advantages": [
            {
                "advantage": name,
                "words": words,
                "bid": s.bid[me][i] if i < s.bid_step[me] else None,
            }
            for i, (name, words) in enumerate(zip(k.ADVANTAGE_NAMES, said, strict=True))
        ],
    }


def _seppuku(asked: Asked) -> str:
    """The own figures, what they bring, and the steps of Honor."""
    s, c, me = asked.s, asked.s.content, asked.seat
    n = figures_in(s, me, s.battle)
    vp = n * (c.seppuku_vp + amount_vp(s, me, k.FX_VP_PER_OWN_KILL))
    if vp:
        vp += loyalty_vp(asked)
    return asked.say("bid-seppuku", n=n, vp=vp, honor=min(s.rank[me], n * c.seppuku_honor))


def _hostage(asked: Asked) -> str:
    """Of whom a figure can be taken."""
    s, me = asked.s, asked.seat
    victims = [seat for seat in list(s.honor)[: s.seats] if hostage_refusal(s, me, seat, s.battle) == 0]
    if not victims:
        return asked.say("bid-hostage-none")
    n = 1 + amount_n(s, me, k.FX_EXTRA_HOSTAGE)
    rich = [seat for seat in victims if s.vp[seat]]
    robbed = "none" if not rich else "all" if len(rich) == len(victims) else "some"
    vp, most = s.content.hostage_vp, _most_stolen(asked, n, rich)
    limit = 0 if most >= n * vp else most
    clans, of = _any(asked, victims), _any(asked, rich)
    words = asked.say("bid-hostage", n=n, clans=clans, vp=vp, robbed=robbed, rich=of, limit=limit)
    return _loyal(asked, words) if rich else words


def _most_stolen(asked: Asked, n: int, rich: list[int]) -> int:
    """VP that so many figures bring at best: a victim loses no more than it has, nor for more than its figures."""
    s, vp = asked.s, asked.s.content.hostage_vp
    gains: list[int] = []
    for seat in rich:
        there = sum(
            s.figures[seat][s.battle][kind] for kind in range(k.KINDS) if capture_refusal(s, seat, s.battle, kind) == 0
        )
        gains += [min(vp, max(0, s.vp[seat] - vp * i)) for i in range(there)]
    return sum(sorted(gains, reverse=True)[:n])


def _any(asked: Asked, seats: list[int]) -> str:
    return asked.say("or-separator").join(map(asked.clan, seats))


def _loyal(asked: Asked, words: str) -> str:
    """With what Loyalty adds to a gain of VP (R-FX-22)."""
    more = loyalty_vp(asked)
    return asked.say("bid-loyalty", words=words, vp=more) if more else words


def _ronin(asked: Asked) -> str:
    """The own Force before and after, and that of the strongest others."""
    s, me = asked.s, asked.seat
    hired = ronin_force(s, me)
    if not hired:
        return asked.say("bid-ronin-none")
    found = forces(s, s.battle)
    best = max(force for seat, force in enumerate(found) if seat != me)
    others = [seat for seat in list(s.honor)[: s.seats] if seat != me and found[seat] == best]
    name = "bid-ronin-koi" if s.clan[me] == k.KOI else "bid-ronin"
    rivals = with_force(asked, others, found)
    return asked.say(name, n=s.ronin[me], before=found[me], after=found[me] + hired, others=rivals)


def _poets(asked: Asked) -> str:
    """VP for the figures killed, at most all that are there."""
    s = asked.s
    n = sum(figures_in(s, seat, s.battle) for seat in range(s.seats) if is_participant(s, seat))
    return _loyal(asked, asked.say("bid-poets", vp=s.content.poets_vp, n=n))
