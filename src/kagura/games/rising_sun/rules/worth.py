"""What a state is worth to a seat, for search: VP and prospects, in hundredths of a VP."""

from __future__ import annotations

from kagura.games.rising_sun.codes import AT_END, CARDS, KAMI_TURNS, PROVINCES, SLOTS, STRONGHOLD
from kagura.games.rising_sun.decisions import A_MANDATE, DO_RECRUIT_OF, MANDATE
from kagura.games.rising_sun.rules.answer import answer
from kagura.games.rising_sun.rules.force import clan_force, shrine_force, strongest_at
from kagura.games.rising_sun.rules.play import settle
from kagura.games.rising_sun.rules.recruit import has_bonus, strongholds_of
from kagura.games.rising_sun.rules.score import placing
from kagura.games.rising_sun.rules.season import different_provinces, token_points
from kagura.games.rising_sun.state import State

POINT = 100
WON = 100_000
PER_COIN = 45
PER_RONIN = 30
PER_CARD = 55
PER_COST = 60  # of a card: what is dear does more
PER_FORCE = 25
PER_FORCE_AT_WAR = 55
PER_WORSHIPPER = 25
PER_SHRINE = 110  # led, for each Kami Turn that is to come
PER_PROVINCE = 150  # of which there is a token: sets are worth more the larger they are
LEAD_AT_WAR = 260
PER_RECRUIT = 60  # a Summon that is to come in this Mandate
WORTH_OF_STRONGHOLD = 120
PER_RANK = 20


def evaluate(s: State, seat: int) -> int:
    """Own worth, less half of the best of the others."""
    if s.phase == AT_END:
        return own_worth(s, seat) + (WON if placing(s, seat) == 1 else 0)
    best: int = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, own_worth(s, other))
    return own_worth(s, seat) - best // 2


def own_worth(s: State, seat: int) -> int:
    """VP now, tokens, and what the pieces, coins and cards will bring."""
    worth: int = POINT * (s.vp[seat] + token_points(s, seat) + s.content.set_bonus[different_provinces(s, seat)])
    worth += PER_COIN * s.coins[seat] + PER_RONIN * s.ronin[seat] - PER_RANK * s.rank[seat]
    for card in range(CARDS):
        worth += s.cards[seat][card] * (PER_CARD + PER_COST * s.content.card_cost[card])
    for province in range(PROVINCES):
        worth += WORTH_OF_STRONGHOLD * s.figures[seat][province][STRONGHOLD]
        worth += force_worth(s, seat, province)
    for slot in range(SLOTS):
        worth += PER_WORSHIPPER * shrine_force(s, seat, slot)
        if strongest_at(s, slot) == seat:
            worth += PER_SHRINE * (KAMI_TURNS - s.kami_turn)
    return worth + PER_PROVINCE * different_provinces(s, seat) + PER_RECRUIT * summons_to_come(s, seat)


def summons_to_come(s: State, seat: int) -> int:
    """How many figures the seat will Summon when its turn in a Recruit comes."""
    for i in range(s.depth):
        if s.stack_op[i] == DO_RECRUIT_OF and s.stack_args[i][0] == seat:
            return strongholds_of(s, seat) + (1 if has_bonus(s, seat) else 0)
    return 0


def force_worth(s: State, seat: int, province: int) -> int:
    """Force counts more where there will be war, but not without end."""
    force: int = clan_force(s, seat, province)
    each: int = PER_FORCE
    for i in range(s.war_pos, s.war_count):
        if s.war_pile[s.season][i] == province:
            each = PER_FORCE_AT_WAR
    most: int = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, clan_force(s, other, province))
    enough: int = min(force, most + 2)
    lead: int = LEAD_AT_WAR if force > most and each == PER_FORCE_AT_WAR else 0
    return each * enough + lead


def pass_turn(s: State) -> None:
    """Let a Mandate Turn go by with the uppermost of the tiles drawn."""
    answer(s, s.selector, MANDATE, A_MANDATE + s.deck[0])
    settle(s)
