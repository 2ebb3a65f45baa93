"""The state of a match of Rising Sun: every field with meaning, range and unit.

Everything that belongs to a clan is stored by seat; seats run clockwise in clan order (R-SETUP-1).
What is going on is a stack of things to do: the top one is a decision that is asked, or happens by itself.
"""

from __future__ import annotations

from kagura.core.layout import Record, block, grid, layout, number, reference, row
from kagura.core.log import Log
from kagura.games.rising_sun.codes import (
    ADVANTAGES,
    CARDS,
    CLANS,
    EFFECTS,
    KAMI,
    KINDS,
    MANDATES,
    NO_PROVINCE,
    NOBODY,
    PROVINCES,
    RETURNED,
    SEASONS,
    SEATS,
    SETS,
    SLOTS,
    TILES,
    UNKNOWN_TILE,
    VP_SOURCES,
    WARS_MAX,
)
from kagura.games.rising_sun.decisions import ARGS, DO_LAST, STACK

CARDS_PER_EFFECT = 12  # Monsters are the most cards of one effect
TRACK_END = 10
UNKNOWN_PROVINCE = 8  # in what a seat knows of a pile


@layout
class Content(Record):
    """The numbers of the game, filled from `content.toml` (see `tables.py`), fixed during a match."""

    link: list[list[int]] = grid(PROVINCES, PROVINCES, 0, 2)  # border, sea or none
    reward_coins: list[int] = row(PROVINCES, 0, 20)
    reward_vp: list[int] = row(PROVINCES, 0, 20)
    reward_ronin: list[int] = row(PROVINCES, 0, 20)
    home: list[int] = row(CLANS, 0, PROVINCES - 1)
    income: list[int] = row(CLANS, 0, 20)
    eddies_force: int = number(0, 9)  # Force of a coin of Koi that hires Ronin
    stronghold_force: int = number(0, 9)  # of Turtle
    bounty_from: int = number(0, 20)  # prices of Bonsai from this on ...
    bounty_price: int = number(0, 20)  # ... become this
    count: list[int] = row(KINDS, 0, 20)
    start: list[int] = row(KINDS, 0, 20)
    force: list[int] = row(KINDS, 0, 20)
    force_if_lowest: list[int] = row(KINDS, 0, 20)  # 0: no other Force
    counts_as: list[int] = row(KINDS, 0, 2)
    is_oni: list[int] = row(KINDS, 0, 1)
    on_enter: list[int] = row(KINDS, 0, 2)
    enter_vp: list[int] = row(KINDS, 0, 20)
    token_vp: list[int] = row(KINDS, 0, 20)
    tiles: list[int] = row(MANDATES, 0, TILES)
    fujin_moves: int = number(1, 9)
    hachiman_ronin: int = number(0, 20)
    ryujin_discount: int = number(0, 20)
    susanoo_vp: int = number(0, 20)
    tsukuyomi_coins: int = number(0, 20)
    card_season: list[int] = row(CARDS, 0, SEASONS - 1)
    card_kind: list[int] = row(CARDS, 0, 4)
    card_cost: list[int] = row(CARDS, 0, 20)
    card_copies: list[list[int]] = grid(SETS, CARDS, 0, 9)
    card_fx: list[int] = row(CARDS, 0, EFFECTS - 1)
    card_piece: list[int] = row(CARDS, 0, KINDS - 1)  # the Monster, or the piece that the effect is about
    card_where: list[int] = row(CARDS, 0, 2)
    card_coins: list[int] = row(CARDS, 0, 20)
    card_vp: list[int] = row(CARDS, 0, 20)
    card_ronin: list[int] = row(CARDS, 0, 20)
    card_n: list[int] = row(CARDS, 0, 20)  # Force, hostages, replacements
    card_needs: list[int] = row(CARDS, 0, 2)
    card_per: list[int] = row(CARDS, 0, 4)
    fx_cards: list[list[int]] = grid(EFFECTS, CARDS_PER_EFFECT, 0, CARDS - 1)  # cards of an effect, in order
    fx_count: list[int] = row(EFFECTS, 0, CARDS_PER_EFFECT)
    monster_card: list[int] = row(KINDS, 0, CARDS - 1)  # the card of a Monster
    stronghold_cost: int = number(0, 20)
    train_discount: int = number(0, 20)
    recruit_bonus: int = number(0, 1)
    harvest_coins: int = number(0, 20)
    betray_targets: int = number(1, SEATS - 1)
    war_tokens_drawn: list[int] = row(3, 1, WARS_MAX)  # with 3, 4, 5 seats
    war_token_vp: list[int] = row(SEASONS, 0, 20)
    set_bonus: list[int] = row(PROVINCES + 1, 0, 99)
    seppuku_vp: int = number(0, 9)
    seppuku_honor: int = number(0, 9)
    hostage_vp: int = number(0, 9)
    hostage_coin: int = number(0, 9)
    poets_vp: int = number(0, 9)
    start_vp: int = number(0, 99)
    pile_coins: int = number(0, 999)
    pile_ronin: int = number(0, 999)
    bid_max: int = number(0, 65)


@layout
class State(Record):
    """A match between two decisions."""

    content: Content = reference(Content)
    log: Log = reference(Log)

    # options (section 17)
    opt_clans: int = number(0, 15)
    opt_card_set: int = number(0, 4)
    opt_alliances: int = number(0, 1)
    opt_gifts: int = number(0, 1)
    opt_piles: int = number(0, 1)
    opt_timing: int = number(0, 1)
    opt_toll: int = number(0, 1)
    opt_amaterasu_optional: int = number(0, 1)
    opt_fujin_strongholds: int = number(0, 1)
    opt_bushido_coins: int = number(0, 1)
    opt_souls_rule: int = number(0, 1)
    opt_justice_per: int = number(0, 1)
    opt_auto_single: int = number(0, 1)

    # the table
    seats: int = number(0, SEATS)
    clan: list[int] = row(SEATS, 0, CLANS - 1)  # of a seat in play
    seat_of: list[int] = row(CLANS, NOBODY, SEATS - 1, NOBODY)
    season: int = number(0, SEASONS - 1)
    phase: int = number(0, 6)
    is_scenario: int = number(0, 1)  # a position was set up, and ends after what it runs (R-SCN)
    card_set: int = number(0, SETS - 1)
    track_pos: int = number(0, TRACK_END)
    kami_turn: int = number(0, 3)  # Kami Turns done this season
    selector: int = number(NOBODY, SEATS - 1, NOBODY)
    announced: int = number(-1, MANDATES - 1, -1)
    honor: list[int] = row(SEATS, 0, SEATS - 1)  # seats, top first
    rank: list[int] = row(SEATS, 0, SEATS - 1, derived=True)  # place of a seat on the track, 0 is the top
    ally: list[int] = row(SEATS, NOBODY, SEATS - 1, NOBODY)
    slots: list[int] = row(SLOTS, 0, KAMI - 1)
    shrine_winner: list[int] = row(SLOTS, NOBODY, SEATS - 1, NOBODY)  # of the latest Kami Turn
    display: list[int] = row(CARDS, 0, 9)
    pile_coins: int = number(0, 999)  # R-KAMI-17; unused where unlimited
    pile_ronin: int = number(0, 999)

    # mandate tiles
    deck: list[int] = row(TILES, 0, UNKNOWN_TILE)  # top first
    deck_size: int = number(0, TILES)
    played: list[int] = row(TILES, 0, UNKNOWN_TILE)
    face_down: list[int] = row(TILES, 0, 1)
    played_count: int = number(0, TILES)
    returned: list[list[int]] = grid(SEATS, RETURNED, 0, UNKNOWN_TILE)  # the tiles a seat last put back ...
    returned_at: list[int] = row(SEATS, 0, TILES)  # ... after so many were played; 0: none this season
    pool: list[int] = row(MANDATES, 0, TILES)  # of unseen tiles, while some are sampled; 0 otherwise

    # war provinces
    war_pile: list[list[int]] = grid(SEASONS, PROVINCES, 0, UNKNOWN_PROVINCE)
    war_count: int = number(0, WARS_MAX)  # revealed of the present pile; 0 before
    war_pos: int = number(0, WARS_MAX)

    # the clans
    vp: list[int] = row(SEATS, 0, 30_000)
    vp_by: list[list[int]] = grid(SEATS, VP_SOURCES, -30_000, 30_000)
    coins: list[int] = row(SEATS, 0, 9999)
    ronin: list[int] = row(SEATS, 0, 9999)
    cards: list[list[int]] = grid(SEATS, CARDS, 0, 9)
    figures: list[list[list[int]]] = block((SEATS, PROVINCES, KINDS), 0, 20)  # pieces on the map
    shrine: list[list[list[int]]] = block((SEATS, SLOTS, KINDS), 0, 20)
    reserve: list[list[int]] = grid(SEATS, KINDS, 0, 20)
    captive: list[list[list[int]]] = block((SEATS, SEATS, KINDS), 0, 20)  # [captor][owner]
    tokens: list[int] = row(SEATS, 0, 2**24 - 1)  # bit 8 * season + province
    alliance_seasons: list[int] = row(SEATS, 0, 9)

    # what is going on
    depth: int = number(0, STACK)
    stack_op: list[int] = row(STACK, 0, DO_LAST)
    stack_args: list[list[int]] = grid(STACK, ARGS, -1, 127)
    sealed_open: int = number(0, 31)  # seats that still owe their ballot or bids
    ballot: list[list[int]] = grid(SEATS, SEATS - 1, NOBODY, SEATS - 1, NOBODY)  # seats, best first
    ballot_count: list[int] = row(SEATS, 0, SEATS - 1)
    rec_left: int = number(0, 20)  # Summons left
    rec_bonus: int = number(0, 1)  # the bonus place is free
    rec_summoned: int = number(0, 20)
    rec_placed: list[int] = row(PROVINCES, 0, 20)
    marked: list[list[int]] = grid(PROVINCES, KINDS, 0, 20)  # pieces that moved in this Marshal
    built: int = number(0, 1)
    bet_left: int = number(0, SEATS)
    bet_hit: int = number(0, 31)
    pick: list[int] = row(SEATS, -1, KINDS - 1, -1)  # what Oni of Hate kills of each clan
    dead: list[int] = row(SEATS, 0, 99)  # figures killed in the present event
    order_left: int = number(0, 31)  # R-TIME-6
    order_first: list[int] = row(SEATS, NOBODY, SEATS - 1, NOBODY)
    order_first_count: int = number(0, SEATS)
    order_last: list[int] = row(SEATS, NOBODY, SEATS - 1, NOBODY)
    order_last_count: int = number(0, SEATS)

    # the latest battle
    battle: int = number(NO_PROVINCE, PROVINCES - 1, NO_PROVINCE)
    participants: int = number(0, 31)
    battle_order: list[int] = row(SEATS, NOBODY, SEATS - 1, NOBODY)  # in Honor order at its start
    bid: list[list[int]] = grid(SEATS, ADVANTAGES, 0, 65)
    bid_step: list[int] = row(SEATS, 0, ADVANTAGES)
    bids_open: int = number(0, 1)  # revealed and deducted
    advantage: list[int] = row(ADVANTAGES, NOBODY, SEATS - 1, NOBODY)  # who won it
    hostages_left: int = number(0, 20)
    stolen: int = number(0, 99)
    hired: list[int] = row(SEATS, 0, 9999)
    souls_there: int = number(0, 31)  # seats whose Oni of Souls stood there at the start
    outcome_force: list[int] = row(SEATS, 0, 9999)
    battle_winner: int = number(NOBODY, SEATS - 1, NOBODY)
    killed: int = number(0, 200)
    odd_given: int = number(0, 31)

    # random numbers: key of the match and count of words drawn
    key_low: int = number(0, 2**32 - 1)
    key_high: int = number(0, 2**32 - 1)
    draws: int = number(0, 2**32 - 1)
    spare: int = number(0, 2**32 - 1, derived=True)


__all__ = ["Content", "State"]
