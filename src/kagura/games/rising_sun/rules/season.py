"""A season from its set-up to its cleanup, and Winter (sections 4 and 14)."""

from __future__ import annotations

from kagura.core.log import tell
from kagura.games.rising_sun.codes import (
    AT_CLEANUP,
    AT_END,
    AT_SETUP,
    AT_WINTER,
    AUTUMN,
    CARDS,
    CORE_SET,
    FX_WINTER_VP,
    KINDS,
    NOBODY,
    PER_ALLIANCE,
    PER_MONSTER,
    PER_ONI,
    PER_STRONGHOLD,
    PROVINCES,
    SEASONS,
    SEATS_MIN,
    SLOTS,
    VP_SETS,
    VP_TOKENS,
    VP_WINTER,
)
from kagura.games.rising_sun.decisions import (
    DO_CLEANUP,
    DO_END,
    DO_HOSTAGES,
    DO_NEXT_SEASON,
    DO_POLITICS,
    DO_SEASON,
    DO_TEA,
    DO_WAR_PHASE,
    DO_WINTER,
)
from kagura.games.rising_sun.events import (
    E_CLEANUP,
    E_END,
    E_HOSTAGES_HOME,
    E_INCOME,
    E_SEASON,
    E_SETS,
    E_WAR_PROVINCE,
    E_WINTER,
)
from kagura.games.rising_sun.rules.effects import monsters, onis, virtues
from kagura.games.rising_sun.rules.gain import (
    add_vp,
    coins_from_pile,
    coins_to_pile,
    gain_coins,
    ronin_to_pile,
)
from kagura.games.rising_sun.rules.political import gather_tiles
from kagura.games.rising_sun.rules.recruit import strongholds_of
from kagura.games.rising_sun.rules.todo import push
from kagura.games.rising_sun.rules.war import token_bit
from kagura.games.rising_sun.state import State


def begin_season(s: State) -> None:
    """Seasonal Setup, Tea Ceremony, Political Phase, War Phase, Cleanup (R-SEAS-1)."""
    s.phase = AT_SETUP
    tell(s, E_SEASON, NOBODY, s.season, 0, 0)
    push(s, DO_NEXT_SEASON, NOBODY, 0, 0, 0)
    push(s, DO_CLEANUP, NOBODY, 0, 0, 0)
    push(s, DO_WAR_PHASE, NOBODY, 0, 0, 0)
    push(s, DO_POLITICS, NOBODY, 0, 0, 0)
    push(s, DO_TEA, NOBODY, 0, 0, 0)
    push(s, DO_HOSTAGES, NOBODY, 0, 0, 0)
    prepare_for_war(s)
    show_cards(s)
    income(s)


def prepare_for_war(s: State) -> None:
    """Reveal the first tokens of the season's pile (R-SEAS-2)."""
    s.war_count = s.content.war_tokens_drawn[s.seats - SEATS_MIN]
    s.war_pos = 0
    for i in range(s.war_count):
        tell(s, E_WAR_PROVINCE, NOBODY, s.war_pile[s.season][i], i + 1, 0)


def show_cards(s: State) -> None:
    """All cards of the season, core and set; unsold ones of earlier seasons stay (R-SEAS-3)."""
    for card in range(CARDS):
        if s.content.card_season[card] == s.season:
            s.display[card] += s.content.card_copies[CORE_SET][card]
            if s.card_set != CORE_SET:
                s.display[card] += s.content.card_copies[s.card_set][card]


def income(s: State) -> None:
    """Each clan receives its coins, all at once, so nobody was richer (R-SEAS-4)."""
    for i in range(s.seats):
        seat: int = s.honor[i]
        got: int = coins_from_pile(s, s.content.income[s.clan[seat]])
        s.coins[seat] += got
        tell(s, E_INCOME, seat, got, s.coins[seat], 0)


def free_captives(s: State, captor: int) -> int:
    """All captives of a captor go to their owners' reserves; returns how many."""
    freed: int = 0
    for owner in range(s.seats):
        figures: int = 0
        for kind in range(KINDS):
            n: int = s.captive[captor][owner][kind]
            s.reserve[owner][kind] += n
            s.captive[captor][owner][kind] = 0
            figures += n
        if figures > 0:
            tell(s, E_HOSTAGES_HOME, captor, owner, figures, 0)
        freed += figures
    return freed


def return_hostages(s: State) -> None:
    """In Honor order, with coins for each figure, one gain (R-SEAS-5)."""
    for i in range(s.seats):
        captor: int = s.honor[i]
        gain_coins(s, captor, free_captives(s, captor) * s.content.hostage_coin)


def clean_up(s: State) -> None:
    """Coins and Ronin to the pile, worshippers to their reserves, tiles to the deck (R-CLEAN-1 to 3)."""
    s.phase = AT_CLEANUP
    tell(s, E_CLEANUP, NOBODY, s.season, 0, 0)
    for seat in range(s.seats):
        coins_to_pile(s, s.coins[seat])
        ronin_to_pile(s, s.ronin[seat])
        s.coins[seat] = 0
        s.ronin[seat] = 0
        for slot in range(SLOTS):
            for kind in range(KINDS):
                s.reserve[seat][kind] += s.shrine[seat][slot][kind]
                s.shrine[seat][slot][kind] = 0


def next_season(s: State) -> None:
    """After the cleanup: the deck is shuffled for the next season, or Winter comes (R-CLEAN-3)."""
    if s.season < AUTUMN:
        gather_tiles(s)
        s.season += 1
        push(s, DO_SEASON, NOBODY, 0, 0, 0)
    else:
        push(s, DO_WINTER, NOBODY, 0, 0, 0)


# -- Winter ------------------------------------------------------------------------------------------


def winter(s: State) -> None:
    """Captives, Winter Upgrades, tokens, sets; Loyalty does not act (R-WIN-1)."""
    s.phase = AT_WINTER
    tell(s, E_WINTER, NOBODY, 0, 0, 0)
    for i in range(s.seats):
        free_captives(s, s.honor[i])
    for i in range(s.seats):
        winter_upgrades(s, s.honor[i])
        add_vp(s, s.honor[i], token_points(s, s.honor[i]), VP_TOKENS)
        score_sets(s, s.honor[i])
    push(s, DO_END, NOBODY, 0, 0, 0)


def winter_upgrades(s: State, seat: int) -> None:
    """VP for each thing that a card counts (R-FX-13)."""
    for i in range(s.content.fx_count[FX_WINTER_VP]):
        card: int = s.content.fx_cards[FX_WINTER_VP][i]
        n: int = s.cards[seat][card]
        if n > 0:
            add_vp(s, seat, n * s.content.card_vp[card] * counted(s, seat, s.content.card_per[card]), VP_WINTER)


def counted(s: State, seat: int, per: int) -> int:
    """What a Winter Upgrade counts (R-FX-13)."""
    if per == PER_STRONGHOLD:
        return strongholds_of(s, seat)
    if per == PER_MONSTER:
        return monsters(s, seat)
    if per == PER_ONI:
        return onis(s, seat)
    if per == PER_ALLIANCE:
        return s.alliance_seasons[seat]
    return virtues(s, seat)


def token_points(s: State, seat: int) -> int:
    """VP for the tokens, by season (R-WIN-1)."""
    points: int = 0
    for season in range(SEASONS):
        for province in range(PROVINCES):
            if s.tokens[seat] & token_bit(season, province):
                points += s.content.war_token_vp[season]
    return points


def different_provinces(s: State, seat: int) -> int:
    """How many different provinces the tokens of all seasons show (R-WIN-1)."""
    n: int = 0
    for province in range(PROVINCES):
        for season in range(SEASONS):
            if s.tokens[seat] & token_bit(season, province):
                n += 1
                break
    return n


def score_sets(s: State, seat: int) -> None:
    """The bonus by the number of different provinces (R-WIN-1)."""
    provinces: int = different_provinces(s, seat)
    bonus: int = s.content.set_bonus[provinces]
    if bonus > 0:
        tell(s, E_SETS, seat, provinces, bonus, 0)
    add_vp(s, seat, bonus, VP_SETS)


def end_match(s: State) -> None:
    """The match is over (R-WIN-2)."""
    s.phase = AT_END
    tell(s, E_END, first_of_all(s), s.vp[first_of_all(s)], 0, 0)


def first_of_all(s: State) -> int:
    """Most VP, ties by Honor (R-WIN-2)."""
    best: int = s.honor[0]
    for i in range(s.seats):
        if s.vp[s.honor[i]] > s.vp[best]:
            best = s.honor[i]
    return best


def shares_victory(s: State, seat: int) -> bool:
    """The clan is first, or its ally is and they are tied (R-WIN-2)."""
    best: int = first_of_all(s)
    return seat == best or (s.ally[best] == seat and s.vp[seat] == s.vp[best])
