"""The worked examples of the specification: a position, decisions, and what must come of them (R-SCN-6)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagura.core.errors import IllegalAction, KaguraError
from kagura.core.files import read_start
from kagura.core.state import GameState
from kagura.core.vectors import MOST_BYTES, Mismatch, Vector, VectorError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.notation import format_action, parse_action
from kagura.games.rising_sun.position import ClanPosition, Position, PositionError, position_state, read_position
from kagura.games.rising_sun.rules.honor import left_of
from kagura.games.rising_sun.rules.play import decision_of
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun

VECTOR_KEYS = {"id", "rules", "title", "base", "with", "do", "legal", "illegal", "expect", "out"}


@dataclass(frozen=True, slots=True)
class PositionVector(Vector):
    """A worked example, or a position that must be refused.

    Attributes:
        tree: the position.
        expect: what of it must have changed in the end.
        legal, illegal: number of a decision -> actions.
        out: what else must hold in the end.
        must_fail: the position must be refused.
    """

    tree: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] = field(default_factory=dict)
    legal: Mapping[str, Sequence[str]] = field(default_factory=dict)
    illegal: Mapping[str, Sequence[str]] = field(default_factory=dict)
    out: Mapping[str, Any] = field(default_factory=dict)
    must_fail: bool = False


# -- reading ---------------------------------------------------------------------------------------


def read_vectors(path: Path) -> list[Vector]:
    """All examples of the ``toml`` blocks of a Markdown file.

    Raises:
        VectorError: the file cannot be read, or has no such example.
    """
    try:
        data = read_start(path, MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise VectorError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise VectorError(f"{path}: is no UTF-8 text") from None
    if len(data) > MOST_BYTES:
        raise VectorError(f"{path}: is too large to be a table of vectors")
    try:
        tree = tomllib.loads("\n".join(_blocks(text)))
    except (ValueError, RecursionError) as error:
        raise VectorError(f"{path}: a block is no TOML: {error}") from None
    found = list(_vectors(path, tree, text.splitlines()))
    if not found:
        raise VectorError(f"{path}: has no [[vector]] and no [[invalid]] in a toml block")
    return found


def _blocks(text: str) -> Iterator[str]:
    """What stands between fences of toml."""
    lines: list[str] | None = None
    for line in text.splitlines():
        if lines is None:
            lines = [] if line.strip() == "```toml" else None
        elif line.strip() == "```":
            yield "\n".join(lines)
            lines = None
        else:
            lines.append(line)


def _vectors(path: Path, tree: Mapping[str, Any], lines: Sequence[str]) -> Iterator[Vector]:
    for kind in ("vector", "invalid"):
        for row in tree.get(kind, []):
            mark = f'id = "{row.get("id")}"'
            line = next((i for i, text in enumerate(lines, 1) if text.startswith(mark)), 0)
            yield vector_of(str(path), row, tree.get("base", {}), line, must_fail=kind == "invalid")


def vector_of(
    where: str, row: Mapping[str, Any], bases: Mapping[str, Any], line: int = 0, *, must_fail: bool = False
) -> PositionVector:
    """One example from its TOML table.

    Raises:
        VectorError: a key is unknown, or its base does not exist.
    """
    name = str(row.get("id"))
    if set(row) - VECTOR_KEYS:
        raise VectorError(f"{where}: {name}: there is no {min(set(row) - VECTOR_KEYS)!r}")
    return PositionVector(
        name,
        row.get("rules", ""),
        (),
        tuple(row.get("do", ())),
        (),
        line,
        tree=merged(_base(f"{where}: {name}", bases, row.get("base")), row.get("with", {})),
        expect=row.get("expect", {}),
        legal=row.get("legal", {}),
        illegal=row.get("illegal", {}),
        out=row.get("out", {}),
        must_fail=must_fail,
    )


def read_bases(path: Path) -> Mapping[str, Any]:
    """The base positions of a file of examples, by name."""
    bases: Mapping[str, Any] = tomllib.loads("\n".join(_blocks(path.read_text("utf-8")))).get("base", {})
    return bases


def _base(where: str, bases: Mapping[str, Any], name: Any, depth: int = 0) -> Mapping[str, Any]:
    """A base, merged over its own base."""
    if name is None:
        return {}
    if name not in bases or depth > len(bases):
        raise VectorError(f"{where}: there is no base {name!r}")
    own = dict(bases[name])
    return merged(_base(where, bases, own.pop("base", None), depth + 1), own)


def merged(base: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Tables merge key by key, other values replace."""
    result = dict(base)
    for key, value in change.items():
        old = result.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[key] = merged(old, value) if both else value  # type: ignore[arg-type]
    return result


# -- playing ---------------------------------------------------------------------------------------


def run_vector(game: RisingSun, vector: Vector, mode: str | None) -> list[Mismatch]:
    """Play one example; an empty list means that everything was as it must be.

    Raises:
        VectorError: it is not in the notation.
        PositionError: its position cannot be.
    """
    if not isinstance(vector, PositionVector):
        raise VectorError(f"{vector.name}: is no example of this game")
    if vector.must_fail:
        return _must_fail(game, vector, mode)
    state = position_state(game, vector.tree, mode)
    found: list[Mismatch] = []
    for i, text in enumerate(vector.play):
        found += _check_legal(state, vector, str(i), text)
        mismatch = _play(game, state, text)
        if mismatch:
            return [*found, mismatch]
    if not state.over:
        return [*found, Mismatch("the run", "over", _asked(state))]
    return [*found, *_check_end(state, vector), *_check_out(state, vector)]


def _must_fail(game: RisingSun, vector: PositionVector, mode: str | None) -> list[Mismatch]:
    try:
        position_state(game, vector.tree, mode)
    except PositionError:
        return []
    return [Mismatch("the position", "refused", "accepted")]


def _asked(state: GameState) -> str:
    """Who is asked what."""
    s: State = state.fields
    return ", ".join(f"{_name(s, seat)} {k.DECISION_NAMES[decision_of(s, seat)]}" for seat in state.acting())


def _name(s: State, seat: int) -> str:
    return "-" if seat < 0 else k.CLAN_NAMES[s.clan[seat]]


def _decision(state: GameState, text: str) -> tuple[int, str, int]:
    """Seat, decision and action of `koi BET-CLAN CLAN lotus`."""
    clan, _, rest = text.partition(" ")
    decision, _, action = rest.partition(" ")
    if clan not in k.CLAN_NAMES or decision not in k.DECISION_NAMES:
        raise VectorError(f"{text!r}: write clan, decision and action, such as `koi AMA YES`")
    return state.fields.seat_of[k.CLAN_NAMES.index(clan)], decision, parse_action(action)


def _play(game: RisingSun, state: GameState, text: str) -> Mismatch | None:
    seat, _, action = _decision(state, text)
    asked = "nothing" if state.over else _asked(state)
    wanted = " ".join(text.split()[:2])
    if wanted not in asked.split(", "):
        return Mismatch(text, wanted, asked)
    refusal = game.refusal(state, seat, action)
    if refusal:
        return Mismatch(text, "legal", str(refusal))
    state.apply(seat, action)
    return None


def _check_legal(state: GameState, vector: PositionVector, number: str, text: str) -> Iterator[Mismatch]:
    """The exact legal set, and some illegal actions, at a decision."""
    seat, _, _ = _decision(state, text)
    if number in vector.legal:
        wanted = sorted(vector.legal[number])
        found = sorted(format_action(action) for action in state.choices(seat))
        if wanted != found:
            yield Mismatch(f"legal.{number}", ", ".join(wanted), ", ".join(found))
    for name in vector.illegal.get(number, ()):
        action = parse_action(name)
        try:
            state.copy().apply(seat, action)
        except IllegalAction:
            continue
        yield Mismatch(f"illegal.{number}", f"{name} refused", "accepted")


# -- the end ---------------------------------------------------------------------------------------


def _check_end(state: GameState, vector: PositionVector) -> Iterator[Mismatch]:
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
    pairs = {tuple(sorted((_name(s, seat), _name(s, s.ally[seat])))) for seat in range(s.seats) if s.ally[seat] >= 0}
    values: dict[str, Any] = {
        "honor": tuple(_name(s, seat) for seat in list(s.honor)[: s.seats]),
        "alliances": sorted(pairs),
        "display": _named(s.display),
        "deck": tuple(k.MANDATE_NAMES[tile] for tile in list(s.deck)[: s.deck_size]),
    }
    for seat in range(s.seats):
        name = _name(s, seat)
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
            values[f"{name}.hostages.{_name(s, owner)}"] = _counted(s.captive[seat][owner])
        values[f"{name}.tokens"] = sorted(_tokens(s, seat))
    return values


def _named(row: Sequence[int]) -> Counter[str]:
    return Counter({k.CARD_NAMES[card]: row[card] for card in range(k.CARDS) if row[card]})


def _tokens(s: State, seat: int) -> Iterator[str]:
    for season in range(k.SEASONS):
        for province in range(k.PROVINCES):
            if s.tokens[seat] >> (k.PROVINCES * season + province) & 1:
                yield f"{k.SEASON_NAMES[season]}/{k.PROVINCE_NAMES[province]}"


def _check_out(state: GameState, vector: PositionVector) -> Iterator[Mismatch]:
    """What the run gave."""
    found = results(state.fields)
    for key, wanted in vector.out.items():
        if key not in found:
            raise VectorError(f"{vector.name}: out: there is no {key!r}")
        if str(wanted) != found[key]:
            yield Mismatch(key, str(wanted), found[key])


def results(s: State) -> dict[str, str]:
    """What a run gave, by name: who won shrines, who comes next, how the battle went, who won."""
    following = _name(s, left_of(s, s.selector))
    order = [seat for seat in s.battle_order if seat >= 0]
    best = max(list(s.vp)[: s.seats])
    first = next(seat for seat in s.honor if s.vp[seat] == best)
    victors = [seat for seat in range(s.seats) if seat == first or (s.ally[first] == seat and s.vp[seat] == best)]
    return {
        "winners": " ".join(_name(s, seat) for seat in s.shrine_winner),
        "next": "war" if s.kami_turn == k.KAMI_TURNS else f"mandate {following}",
        "deck_holder": following,
        "announced": "-" if s.announced < 0 else k.MANDATE_NAMES[s.announced],
        "adv": " ".join(_name(s, seat) for seat in s.advantage),
        "force": " ".join(f"{_name(s, seat)}:{s.outcome_force[seat]}" for seat in order),
        "winner": _name(s, s.battle_winner),
        "killed": str(s.killed),
        "victors": " ".join(_name(s, seat) for seat in victors),
    }
