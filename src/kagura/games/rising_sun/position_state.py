"""The state of a position that was set up by hand (R-SCN-2, R-SCN-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.position import (
    KAMI_RUNS,
    KAMI_SPACES,
    RUNS,
    ClanPosition,
    Position,
    parse,
    read_position,
)
from kagura.games.rising_sun.position_check import check
from kagura.games.rising_sun.scenario.faults import error
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.core.engine import Engine
    from kagura.games.rising_sun.game import RisingSun


def position_state(
    game: RisingSun,
    source: str | Mapping[str, Any],
    mode: str | None = None,
    *,
    content: Any = None,
    events: bool = False,
) -> GameState:
    """The state of a position, before its first decision; what it runs ends the match.

    Args:
        source: the text of a position file, or its TOML tree.

    Raises:
        PositionError: with the rule that the position breaks.
    """
    position = read_position(parse(source) if isinstance(source, str) else source)
    engine = game.engine(content, mode)
    return engine.settle(position_record(game, position, engine), events=events)


def position_record(game: RisingSun, position: Position, engine: Engine) -> State:
    """The fields of a position, before anything happens.

    Raises:
        PositionError: with the rule that the position breaks.
    """
    faults = check(position, engine.tables)  # type: ignore[arg-type]
    if faults:
        raise error(faults)
    s: State = game.rules.state()  # type: ignore[assignment]
    s.content = engine.tables  # type: ignore[assignment]
    game.set_options(s, position.options)
    _fill_table(s, position)
    for seat, name in enumerate(position.clans):
        _fill_clan(s, seat, position.of.get(name, ClanPosition()))
    _fill_piles(s, position)
    _fill_stack(s, position)
    return s


def _fill_table(s: State, position: Position) -> None:
    s.is_scenario = 1
    s.seats = len(position.clans)
    for seat, name in enumerate(position.clans):
        s.clan[seat] = k.CLAN_NAMES.index(name)
        s.seat_of[s.clan[seat]] = seat
    for place, name in enumerate(position.honor):
        s.honor[place] = position.clans.index(name)
    s.season = k.SEASON_NAMES.index(position.season)
    s.phase = RUNS[position.run]
    s.kami_turn = position.kami_turn - 1
    s.track_pos = KAMI_SPACES[position.kami_turn - 1]
    s.selector = position.clans.index(position.last_selector)
    unused = [name for name in k.KAMI_NAMES if name not in position.slots]
    for slot, name in enumerate((position.slots or unused)[: k.SLOTS]):
        s.slots[slot] = k.KAMI_NAMES.index(name)
    for a, b in position.alliances:
        first, second = position.clans.index(a), position.clans.index(b)
        s.ally[first], s.ally[second] = second, first
    for name, n in position.display.items():
        s.display[k.CARD_NAMES.index(name)] = n
    for i, name in enumerate(position.deck):
        s.deck[i] = k.MANDATE_NAMES.index(name)
    s.deck_size = len(position.deck)
    for season in range(k.SEASONS):
        s.war_pile[season] = list(range(k.PROVINCES))


def _fill_clan(s: State, seat: int, clan: ClanPosition) -> None:
    s.vp[seat] = s.vp_by[seat][k.VP_START] = clan.vp
    s.coins[seat], s.ronin[seat] = clan.coins, clan.ronin
    s.alliance_seasons[seat] = clan.alliance_seasons
    for kind in range(k.KINDS):
        s.reserve[seat][kind] += s.content.count[kind]
    for name, n in clan.cards.items():
        card = k.CARD_NAMES.index(name)
        s.cards[seat][card] = n
        if s.content.card_fx[card] == k.FX_MONSTER:
            s.reserve[seat][s.content.card_piece[card]] += n
    for place, row in clan.map.items():
        _put(s, seat, s.figures[seat][k.PROVINCE_NAMES.index(place)], row)
    for place, n in clan.strongholds.items():
        _put(s, seat, s.figures[seat][k.PROVINCE_NAMES.index(place)], {"stronghold": n})
    for slot, row in enumerate(clan.shrine):
        _put(s, seat, s.shrine[seat][slot], row)
    for victim, row in clan.hostages.items():
        owner = s.seat_of[k.CLAN_NAMES.index(victim)]
        _put(s, owner, s.captive[seat][owner], row)
    for token in clan.tokens:
        season, _, province = token.partition("/")
        s.tokens[seat] |= 1 << (k.PROVINCES * k.SEASON_NAMES.index(season) + k.PROVINCE_NAMES.index(province))


def _put(s: State, owner: int, target: list[int], row: Mapping[str, int]) -> None:
    """From the owner's reserve; a captor may come before its captive's owner."""
    for name, n in row.items():
        kind = k.KIND_NAMES.index(name)
        target[kind] += n
        s.reserve[owner][kind] -= n


def _fill_piles(s: State, position: Position) -> None:
    if s.opt_piles == k.LIMITED:
        coins, ronin = position.pile_coins, position.pile_ronin
        s.pile_coins = max(0, s.content.pile_coins - sum(s.coins)) if coins is None else coins
        s.pile_ronin = max(0, s.content.pile_ronin - sum(s.ronin)) if ronin is None else ronin


def _fill_stack(s: State, position: Position) -> None:
    """What the run does, the first on top, and the end below it (R-SCN-2)."""
    things: list[tuple[int, ...]] = [(d.DO_STOP,)]
    run, gifts = position.run, bool(s.opt_gifts)
    if run in KAMI_RUNS:
        things.append((d.DO_KAMI_TURN,))
    if run in ("mandate", "mandate+kami"):
        mandate = k.MANDATE_NAMES.index(position.about)
        s.announced = mandate
        things += [(d.DO_EXECUTE, s.selector, mandate), (d.DO_SELECTED, s.selector, mandate)]
    elif run == "mandate_turn":
        things.append((d.DO_DRAW, s.selector))
        things += [(d.DO_GIFTS, k.NOBODY)] * gifts
    elif run == "battle":
        province = k.PROVINCE_NAMES.index(position.about)
        pile = s.war_pile[s.season]
        pile[0], pile[province] = province, 0
        s.war_count = 1
        things.append((d.DO_WAR, k.NOBODY))
    elif run not in KAMI_RUNS:
        op = {
            "tea": d.DO_TEA,
            "setup": d.DO_HOSTAGES,
            "war_start": d.DO_WAR_START,
            "cleanup": d.DO_CLEANUP,
            "winter": d.DO_WINTER,
        }[run]
        things.append((op, k.NOBODY))
    for place, (op, *args) in enumerate(things):
        s.stack_op[place] = op
        for i, value in enumerate(args):
            s.stack_args[place][i] = value
    s.depth = len(things)
