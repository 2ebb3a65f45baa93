"""What holds in every state of a match (section 19, INV); for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.rules.bids import bids_of
from kagura.games.rising_sun.rules.effects import monsters
from kagura.games.rising_sun.rules.todo import top
from kagura.games.rising_sun.state import UNKNOWN_PROVINCE, State


def broken_invariants(state: GameState) -> list[str]:
    """Each broken invariant as its ID and numbers; empty if all is well."""
    s: State = state.fields
    found = [*_pieces(s), *_numbers(s), *_track(s), *_alliances(s), *_tiles(s), *_cards(s), *_tokens(s)]
    return [*found, *_worship(s), *_captives(s), *_piles(s), *_points(s), *_choices(state, s)]


def _on_map(s: State, seat: int, kind: int) -> int:
    return sum(s.figures[seat][province][kind] for province in range(k.PROVINCES))


def _pieces(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        for kind in range(k.KINDS):
            worshipping = sum(s.shrine[seat][slot][kind] for slot in range(k.SLOTS))
            captive = sum(s.captive[captor][seat][kind] for captor in range(s.seats))
            total = s.reserve[seat][kind] + _on_map(s, seat, kind) + worshipping + captive
            owned = s.content.count[kind]
            if kind >= k.FIRST_MONSTER:
                owned += s.cards[seat][s.content.monster_card[kind]]
            if total != owned:
                name = "INV-2" if kind == k.STRONGHOLD else "INV-1"
                yield f"{name}: seat {seat}: {total} {k.KIND_NAMES[kind]}, owns {owned}"
        if not s.is_scenario and s.depth and _on_map(s, seat, k.STRONGHOLD) < 1:
            yield f"INV-2: seat {seat}: no Stronghold on the map"


def _numbers(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if not s.bids_open and bids_of(s, seat) > s.coins[seat]:
            yield f"INV-3: seat {seat}: bids {bids_of(s, seat)} of {s.coins[seat]} coins"


def _track(s: State) -> Iterator[str]:
    order = list(s.honor)[: s.seats]
    if sorted(order) != list(range(s.seats)):
        yield f"INV-4: honor {order}"
    for place, seat in enumerate(order):
        if s.rank[seat] != place:
            yield f"INV-4: seat {seat}: rank {s.rank[seat]}, stands on place {place}"


def _alliances(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        ally = s.ally[seat]
        if ally != k.NOBODY and (ally == seat or s.ally[ally] != seat):
            yield f"INV-5: seat {seat}: ally {ally}, whose ally is {s.ally[ally]}"
        if s.alliance_seasons[seat] > s.season + 1:
            yield f"INV-12: seat {seat}: {s.alliance_seasons[seat]} alliances by season {s.season}"


def _tiles(s: State) -> Iterator[str]:
    if s.is_scenario:
        return
    if s.deck_size + s.played_count != k.TILES:
        yield f"INV-6: {s.deck_size} tiles in the deck, {s.played_count} played"
    tiles = Counter([*list(s.deck)[: s.deck_size], *list(s.played)[: s.played_count]])
    if not tiles[k.UNKNOWN_TILE] and [tiles[mandate] for mandate in range(k.MANDATES)] != list(s.content.tiles):
        yield f"INV-6: tiles {dict(tiles)}"


def _copies(s: State, card: int) -> int:
    """How many copies of a card have been put on display by now."""
    if s.content.card_season[card] > s.season:
        return 0
    sets = {k.CORE_SET, s.card_set}
    return sum(s.content.card_copies[number][card] for number in sets)


def _cards(s: State) -> Iterator[str]:
    for card in range(k.CARDS):
        owned = sum(s.cards[seat][card] for seat in range(s.seats))
        if not s.is_scenario and s.display[card] + owned != _copies(s, card):
            name = k.CARD_NAMES[card]
            yield f"INV-7: {name}: {s.display[card]} for sale, {owned} owned, {_copies(s, card)} in the match"
    for kind in range(k.FIRST_MONSTER, k.KINDS):
        owners = sum(s.cards[seat][s.content.monster_card[kind]] for seat in range(s.seats))
        if owners > 1:
            yield f"INV-7: {owners} of the Monster {k.KIND_NAMES[kind]}"
    for seat in range(s.seats):
        if monsters(s, seat) > k.KINDS - k.FIRST_MONSTER:
            yield f"INV-7: seat {seat}: {monsters(s, seat)} Monsters"


def _tokens(s: State) -> Iterator[str]:
    if s.is_scenario:
        return
    for season in range(k.SEASONS):
        pile = [province for province in s.war_pile[season] if province != UNKNOWN_PROVINCE]
        if len(set(pile)) != len(pile):
            yield f"INV-8: season {season}: pile {pile}"
        drawn = list(s.war_pile[season])[: s.war_count] if season == s.season else pile
        for province in range(k.PROVINCES):
            bit = k.PROVINCES * season + province
            owners = sum(s.tokens[seat] >> bit & 1 for seat in range(s.seats))
            if owners > 1 or (owners and (season > s.season or (season == s.season and province not in drawn))):
                yield f"INV-8: the token {season}/{province} is with {owners} clans"


def _worship(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        for slot in range(k.SLOTS):
            for kind in range(k.KINDS):
                n = s.shrine[seat][slot][kind]
                if n and kind not in (k.SHINTO, k.KOMAINU):
                    yield f"INV-9: seat {seat}: a {k.KIND_NAMES[kind]} at shrine {slot}"
                if n and not s.is_scenario and s.phase not in (k.AT_POLITICS, k.AT_WAR):
                    yield f"INV-9: seat {seat}: somebody at shrine {slot} in phase {s.phase}"


def _captives(s: State) -> Iterator[str]:
    for captor in range(s.seats):
        for owner in range(s.seats):
            for kind in range(k.KINDS):
                if s.captive[captor][owner][kind]:
                    if captor == owner or s.content.counts_as[kind] == k.COUNTS_AS_DAIMYO:
                        yield f"INV-10: seat {captor} holds a {k.KIND_NAMES[kind]} of seat {owner}"
                    if not s.is_scenario and s.phase not in (k.AT_WAR, k.AT_CLEANUP):
                        yield f"INV-10: seat {captor} holds captives in phase {s.phase}"


def _piles(s: State) -> Iterator[str]:
    if s.opt_piles != k.LIMITED or s.is_scenario:
        return
    bids = sum(bids_of(s, seat) for seat in range(s.seats)) if s.bids_open else 0
    coins = sum(s.coins) + bids + s.pile_coins + _odd(s)
    if coins != s.content.pile_coins or sum(s.ronin) + s.pile_ronin != s.content.pile_ronin:
        yield f"INV-11: {coins} coins, {sum(s.ronin) + s.pile_ronin} Ronin in all"


def _odd(s: State) -> int:
    """Odd coins of a winner that are still to be given."""
    return sum(op == d.ODD for op in list(s.stack_op)[: s.depth])


def _points(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if s.vp[seat] != sum(s.vp_by[seat]):
            yield f"R-TERM-13: seat {seat}: {s.vp[seat]} VP, by source {list(s.vp_by[seat])}"


def _choices(state: GameState, s: State) -> Iterator[str]:
    for seat in state.acting():
        actions = state.choices(seat)
        if not any(action != d.PASS for action in actions):
            yield f"INV-13: seat {seat} can only pass at {d.DECISION_NAMES[top(s)]}"
        if s.opt_auto_single and len(actions) < 2:
            yield f"INV-13: seat {seat} has one answer at {d.DECISION_NAMES[top(s)]}"
