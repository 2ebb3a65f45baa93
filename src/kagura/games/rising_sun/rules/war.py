"""The War Phase up to its battles (section 13): upgrades, provinces and tokens."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    AT_WAR,
    CARDS,
    FX_VP_ON_TOKEN,
    FX_WAR_BUSHI_FORCE,
    FX_WAR_GAIN,
    FX_WAR_GAIN_VIRTUE,
    FX_WAR_TAKE_LOWER_HONOR,
    KINDS,
    KOI,
    LIMITED,
    NOBODY,
    PER_VIRTUE_COINS,
    PROVINCES,
    VP_CARDS,
    WAR_UPGRADE,
)
from kagura.games.rising_sun.decisions import DO_BATTLE, DO_WAR, DO_WAR_START, DO_WAR_UPGRADES
from kagura.games.rising_sun.events import E_EDDIES, E_NO_WAR, E_TOKEN, E_TOOK_COINS, E_WAR
from kagura.games.rising_sun.rules.effects import amount_coins, amount_vp, onis, virtues
from kagura.games.rising_sun.rules.force import clan_force, strongest_in
from kagura.games.rising_sun.rules.gain import (
    coins_from_pile,
    gain_coins,
    gain_ronin,
    gain_vp,
    move_coins,
    ronin_to_pile,
)
from kagura.games.rising_sun.rules.order import begin_order
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.state import State


def begin_war(s: State) -> None:
    """The War Phase: what happens at its start, then the provinces in order (R-WAR-1, R-WAR-2)."""
    s.phase = AT_WAR
    tell(s, E_WAR, NOBODY, s.season, 0, 0)
    push(s, DO_WAR, NOBODY, 0, 0, 0)
    push(s, DO_WAR_START, NOBODY, 0, 0, 0)


def has_war_start(s: State, seat: int) -> bool:
    """A War Upgrade that acts at the start, or Koi with Ronin (R-WAR-1)."""
    if s.clan[seat] == KOI and s.ronin[seat] > 0:
        return True
    for card in range(CARDS):
        if s.cards[seat][card] > 0 and s.content.card_kind[card] == WAR_UPGRADE:
            if s.content.card_fx[card] != FX_WAR_BUSHI_FORCE:
                return True
    return False


def start_war(s: State) -> None:
    """Every clan that has something to resolve, in its order (R-WAR-1, R-TIME-6)."""
    seats: int = 0
    for seat in range(s.seats):
        if has_war_start(s, seat):
            seats = seats | (1 << seat)
    begin_order(s, seats, DO_WAR_UPGRADES)


def war_upgrades(s: State, seat: int) -> None:
    """Ronin, Shogun, Moneylender, Bushido, Righteous, then the eddies of Koi (R-WAR-1, R-FX-7)."""
    for i in range(s.content.fx_count[FX_WAR_GAIN]):
        card: int = s.content.fx_cards[FX_WAR_GAIN][i]
        gain_ronin(s, seat, s.cards[seat][card] * s.content.card_ronin[card])
        gain_coins(s, seat, s.cards[seat][card] * s.content.card_coins[card])
    bushido(s, seat)
    righteous(s, seat)
    if s.clan[seat] == KOI:
        eddies(s, seat)


def bushido(s: State, seat: int) -> None:
    """Coins, and VP for each different Virtue (R-FX-8)."""
    coins: int = amount_coins(s, seat, FX_WAR_GAIN_VIRTUE)
    if s.opt_bushido_coins == PER_VIRTUE_COINS:
        coins = coins * virtues(s, seat)
    gain_coins(s, seat, coins)
    gain_vp(s, seat, amount_vp(s, seat, FX_WAR_GAIN_VIRTUE) * virtues(s, seat), VP_CARDS)


def righteous(s: State, seat: int) -> None:
    """Take coins from each clan lower in Honor, as far as it has them (R-FX-9)."""
    wanted: int = amount_coins(s, seat, FX_WAR_TAKE_LOWER_HONOR)
    if wanted > 0:
        for i in range(s.rank[seat] + 1, s.seats):
            victim: int = s.honor[i]
            n: int = min(wanted, s.coins[victim])
            if n > 0:
                move_coins(s, victim, seat, n)
                tell(s, E_TOOK_COINS, seat, victim, n, 0)


def eddies(s: State, seat: int) -> None:
    """Each Ronin of Koi becomes a coin, as far as the pile has coins (R-CLAN-1, R-KAMI-17)."""
    n: int = s.ronin[seat]
    if s.opt_piles == LIMITED:
        n = min(n, s.pile_coins)
    if n > 0:
        s.coins[seat] += coins_from_pile(s, n)
        s.ronin[seat] -= n
        ronin_to_pile(s, n)
        tell(s, E_EDDIES, seat, n, s.coins[seat], 0)


# -- provinces ---------------------------------------------------------------------------------------


def next_province(s: State) -> None:
    """The provinces of the season in order (R-WAR-2)."""
    if s.war_pos < s.war_count:
        province: int = s.war_pile[s.season][s.war_pos]
        s.war_pos += 1
        push(s, DO_WAR, NOBODY, 0, 0, 0)
        resolve_province(s, province)


def resolve_province(s: State, province: int) -> None:
    """Nobody, one clan, two allies, or a battle (R-WAR-3 to 5)."""
    contenders: int = 0
    count: int = 0
    for seat in range(s.seats):
        if clan_force(s, seat, province) > 0:
            contenders = contenders | (1 << seat)
            count += 1
    s.battle_winner = NOBODY
    if count == 0:
        tell(s, E_NO_WAR, NOBODY, province, 0, 0)
    elif count == 1 or (count == 2 and are_allies(s, contenders)):
        s.battle_winner = strongest_in(s, province)
        take_token(s, s.battle_winner, province, 0)
    else:
        push(s, DO_BATTLE, NOBODY, province, contenders, 0)


def are_allies(s: State, pair: int) -> bool:
    """The two seats of a set are allied with each other (R-WAR-4)."""
    lower: int = 0
    while (pair >> lower) & 1 == 0:
        lower += 1
    return s.ally[lower] != NOBODY and (pair >> s.ally[lower]) & 1 == 1


def token_bit(season: int, province: int) -> int:
    """The bit of a War Province token."""
    return 1 << (PROVINCES * season + province)


def take_token(s: State, seat: int, province: int, souls_were_there: int) -> None:
    """Take the token; then Courage (R-FX-25), then Oni of Souls (R-WAR-6, R-TIME-3i)."""
    s.tokens[seat] = s.tokens[seat] | token_bit(s.season, province)
    tell(s, E_TOKEN, seat, province, s.season, 0)
    gain_vp(s, seat, amount_vp(s, seat, FX_VP_ON_TOKEN), VP_CARDS)
    for kind in range(KINDS):
        if s.content.token_vp[kind] > 0:
            if s.figures[seat][province][kind] > 0 or souls_were_there:
                gain_vp(s, seat, s.content.token_vp[kind] * onis(s, seat), VP_CARDS)
