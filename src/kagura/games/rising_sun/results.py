"""What must have come of a worked example in the end (R-SCN-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kagura.core.errors import KaguraError
from kagura.core.state import GameState
from kagura.core.vectors import Mismatch, VectorError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.examples import PositionVector, merged
from kagura.games.rising_sun.position import ClanPosition, Position, read_position
from kagura.games.rising_sun.rules.honor import left_of
from kagura.games.rising_sun.state import State


def clan_name(s: State, seat: int) -> str:
    """The clan of a seat in notation, "-" for nobody."""
    return "-" if seat < 0 else k.CLAN_NAMES[s.clan[seat]]


def check_end(state: GameState, vector: PositionVector) -> Iterator[Mismatch]:
    """What `expect` names, and that all the rest is unchanged."""
    s: State = state.fields
    try:
        position = read_position(merged(vector.tree, vector.expect))
    except KaguraError as error:
        raise VectorError(f"{vector.name}: expect: {error}") from None
    wanted, found = _of_position(position), _of_state(s)
    for name in ("pile_coins", "pile_ronin"):
        if name in vector.expect:
            wanted[name], found[name] = vector.expect[name], getattr(s, name)
    for key, value in wanted.items():
        if found[key] != value:
            yield Mismatch(key, _show(value), _show(found[key]))


def _show(value: Any) -> str:
    if isinstance(value, Counter):
        return " ".join(f"{name}*{n}" for name, n in sorted(value.items())) or "nothing"
    return str(value)


def _of_position(position: Position) -> dict[str, Any]:
    """All values of a position by name, in one form."""
    values: dict[str, Any] = {
        "honor": position.honor,
        "alliances": sorted(tuple(sorted(pair)) for pair in position.alliances),
        "display": position.display,
        "deck": position.deck,
    }
    for name in position.clans:
        clan = position.of.get(name, ClanPosition(shrine=tuple(Counter() for _ in range(k.SLOTS))))
        for key in ("vp", "coins", "ronin", "alliance_seasons", "cards", "strongholds"):
            values[f"{name}.{key}"] = getattr(clan, key)
        for province in k.PROVINCE_NAMES:
            values[f"{name}.map.{province}"] = clan.map.get(province, Counter())
        for slot in range(k.SLOTS):
            values[f"{name}.shrine.{slot}"] = clan.shrine[slot]
        for victim in position.clans:
            values[f"{name}.hostages.{victim}"] = clan.hostages.get(victim, Counter())
        values[f"{name}.tokens"] = sorted(clan.tokens)
    return values


def _counted(row: Sequence[int]) -> Counter[str]:
    return Counter({k.KIND_NAMES[kind]: row[kind] for kind in range(k.KINDS) if row[kind] and kind != k.STRONGHOLD})


def _of_state(s: State) -> dict[str, Any]:
    """The same values of a state."""
    pairs = {
        tuple(sorted((clan_name(s, seat), clan_name(s, s.ally[seat])))) for seat in range(s.seats) if s.ally[seat] >= 0
    }
    values: dict[str, Any] = {
        "honor": tuple(clan_name(s, seat) for seat in list(s.honor)[: s.seats]),
        "alliances": sorted(pairs),
        "display": _named(s.display),
        "deck": tuple(k.MANDATE_NAMES[tile] for tile in list(s.deck)[: s.deck_size]),
    }
    for seat in range(s.seats):
        name = clan_name(s, seat)
        for key in ("vp", "coins", "ronin", "alliance_seasons"):
            values[f"{name}.{key}"] = getattr(s, key)[seat]
        values[f"{name}.cards"] = _named(s.cards[seat])
        held = {k.PROVINCE_NAMES[p]: s.figures[seat][p][k.STRONGHOLD] for p in range(k.PROVINCES)}
        values[f"{name}.strongholds"] = Counter({place: n for place, n in held.items() if n})
        for province, place in enumerate(k.PROVINCE_NAMES):
            values[f"{name}.map.{place}"] = _counted(s.figures[seat][province])
        for slot in range(k.SLOTS):
            values[f"{name}.shrine.{slot}"] = _counted(s.shrine[seat][slot])
        for owner in range(s.seats):
            values[f"{name}.hostages.{clan_name(s, owner)}"] = _counted(s.captive[seat][owner])
        values[f"{name}.tokens"] = sorted(_tokens(s, seat))
    return values


def _named(row: Sequence[int]) -> Counter[str]:
    return Counter({k.CARD_NAMES[card]: row[card] for card in range(k.CARDS) if row[card]})


def _tokens(s: State, seat: int) -> Iterator[str]:
    for season in range(k.SEASONS):
        for province in range(k.PROVINCES):
            if s.tokens[seat] >> (k.PROVINCES * season + province) & 1:
                yield f"{k.SEASON_NAMES[season]}/{k.PROVINCE_NAMES[province]}"


def check_out(state: GameState, vector: PositionVector) -> Iterator[Mismatch]:
    """What the run gave."""
    found = results(state.fields)
    for key, wanted in vector.out.items():
        if key not in found:
            raise VectorError(f"{vector.name}: out: there is no {key!r}")
        if str(wanted) != found[key]:
            yield Mismatch(key, str(wanted), found[key])


def results(s: State) -> dict[str, str]:
    """What a run gave, by name: who won shrines, who comes next, how the battle went, who won."""
    following = clan_name(s, left_of(s, s.selector))
    order = [seat for seat in s.battle_order if seat >= 0]
    best = max(list(s.vp)[: s.seats])
    first = next(seat for seat in s.honor if s.vp[seat] == best)
    victors = [seat for seat in range(s.seats) if seat == first or (s.ally[first] == seat and s.vp[seat] == best)]
    return {
        "winners": " ".join(clan_name(s, seat) for seat in s.shrine_winner),
        "next": "war" if s.kami_turn == k.KAMI_TURNS else f"mandate {following}",
        "deck_holder": following,
        "announced": "-" if s.announced < 0 else k.MANDATE_NAMES[s.announced],
        "adv": " ".join(clan_name(s, seat) for seat in s.advantage),
        "force": " ".join(f"{clan_name(s, seat)}:{s.outcome_force[seat]}" for seat in order),
        "winner": clan_name(s, s.battle_winner),
        "killed": str(s.killed),
        "victors": " ".join(clan_name(s, seat) for seat in victors),
    }
