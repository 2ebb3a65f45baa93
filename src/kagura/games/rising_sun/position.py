"""Positions in the format ``rising-sun-position/1``: reading them (R-SCN-1, R-SCN-3)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kagura.core.errors import KaguraError, OptionError
from kagura.core.options import Options
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.options import OPTIONS

FORMAT = "rising-sun-position/1"
MOST = 9999  # of a number
MOST_WORDS = 400  # of a list
KEYS = (
    "format",
    "run",
    "clans",
    "honor",
    "season",
    "kami_turn",
    "last_selector",
    "slots",
    "alliances",
    "display",
    "deck",
    "options",
    "pile_coins",
    "pile_ronin",
    *k.CLAN_NAMES,
)
CLAN_KEYS = (
    "vp",
    "coins",
    "ronin",
    "alliance_seasons",
    "cards",
    "strongholds",
    "map",
    "shrine",
    "hostages",
    "tokens",
)
#: What is run -> the phase in which it happens.
RUNS = {
    "kami_turn": k.AT_POLITICS,
    "mandate": k.AT_POLITICS,
    "mandate+kami": k.AT_POLITICS,
    "mandate_turn": k.AT_POLITICS,
    "tea": k.AT_TEA,
    "setup": k.AT_SETUP,
    "war_start": k.AT_WAR,
    "battle": k.AT_WAR,
    "cleanup": k.AT_CLEANUP,
    "winter": k.AT_WINTER,
}
KAMI_RUNS = ("kami_turn", "mandate+kami")
ARGUMENT_OF_RUN = {"mandate": k.MANDATE_NAMES, "mandate+kami": k.MANDATE_NAMES, "battle": k.PROVINCE_NAMES}
KAMI_SPACES = [i + 1 for i, space in enumerate(k.TRACK) if space]


class PositionError(KaguraError):
    """A position that cannot be (R-SCN-5), or a file that is none."""


@dataclass(frozen=True, slots=True)
class ClanPosition:
    """What one clan has; names are those of the content."""

    vp: int = 0
    coins: int = 0
    ronin: int = 0
    alliance_seasons: int = 0
    cards: Counter[str] = field(default_factory=Counter)
    strongholds: Counter[str] = field(default_factory=Counter)
    map: Mapping[str, Counter[str]] = field(default_factory=dict)
    shrine: tuple[Counter[str], ...] = ()
    hostages: Mapping[str, Counter[str]] = field(default_factory=dict)
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A position, read but not yet checked; see the table of R-SCN-3."""

    run: str
    about: str  # the mandate or province of the run
    clans: tuple[str, ...]
    honor: tuple[str, ...]
    season: str
    kami_turn: int
    last_selector: str
    slots: tuple[str, ...]
    alliances: tuple[tuple[str, ...], ...]
    display: Counter[str]
    deck: tuple[str, ...]
    options: Options
    pile_coins: int | None
    pile_ronin: int | None
    of: Mapping[str, ClanPosition]


# -- reading ---------------------------------------------------------------------------------------


def words_of(what: str, value: Any) -> list[str]:
    """A list: words separated by spaces, ``x*n`` for n times x (R-SCN-3)."""
    if not isinstance(value, str):
        raise PositionError(f"{what}: is {value!r}; a list is a text of words")
    found: list[str] = []
    for word in value.split():
        name, star, times = word.partition("*")
        if star and not (times.isascii() and times.isdecimal() and len(times) < 3):
            raise PositionError(f"{what}: {word!r}: write x*n for n times x")
        found += [name] * (int(times) if star else 1)
    if len(found) > MOST_WORDS:
        raise PositionError(f"{what}: too many words")
    return found


def named(what: str, value: Any, names: Sequence[str]) -> list[str]:
    """A list of known names."""
    found = words_of(what, value)
    for word in found:
        one_of(what, word, names)
    return found


def one_of(what: str, word: Any, names: Sequence[str]) -> str:
    """A known name."""
    if word not in names:
        raise PositionError(f"{what}: {word!r} is not one of {', '.join(names)}")
    return str(word)


def number(what: str, value: Any, low: int = 0, high: int = MOST) -> int:
    """A whole number in a range."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{what}: is {value!r}; it must be a whole number {low}..{high}")
    return value


def table(what: str, value: Any, keys: Sequence[str]) -> Mapping[str, Any]:
    """A table without unknown keys."""
    if not isinstance(value, Mapping):
        raise PositionError(f"{what}: is {value!r}; it must be a table")
    for key in value:
        if key not in keys:
            raise PositionError(f"{what}: there is no {key!r}; there are {', '.join(keys)}")
    return value


def array(what: str, value: Any) -> Sequence[Any]:
    """A TOML array."""
    if not isinstance(value, list):
        raise PositionError(f"{what}: is {value!r}; it must be an array")
    return value


def read_position(tree: Mapping[str, Any]) -> Position:
    """A position from its TOML tree, of the right form.

    Raises:
        PositionError: a key is unknown or missing, or a value is of the wrong form.
    """
    table("the position", tree, KEYS)
    for key in ("format", "run", "clans"):
        if key not in tree:
            raise PositionError(f"{key}: is missing")
    if tree["format"] != FORMAT:
        raise PositionError(f"format: is {tree['format']!r}; it must be {FORMAT!r}")
    run, about = _run(tree["run"])
    clans = tuple(named("clans", tree["clans"], k.CLAN_NAMES))
    return Position(
        run=run,
        about=about,
        clans=clans,
        honor=tuple(named("honor", tree.get("honor", tree["clans"]), k.CLAN_NAMES)),
        season=one_of("season", tree.get("season", "spring"), k.SEASON_NAMES[: k.SEASONS]),
        kami_turn=number("kami_turn", tree.get("kami_turn", 1), 1, k.KAMI_TURNS),
        last_selector=one_of("last_selector", tree.get("last_selector", (*clans, "-")[0]), clans),
        slots=tuple(named("slots", tree.get("slots", ""), k.KAMI_NAMES)),
        alliances=tuple(
            tuple(named("alliances", pair, k.CLAN_NAMES)) for pair in array("alliances", tree.get("alliances", []))
        ),
        display=Counter(named("display", tree.get("display", ""), k.CARD_NAMES)),
        deck=tuple(named("deck", tree.get("deck", ""), k.MANDATE_NAMES)),
        options=_options(tree, clans),
        pile_coins=number("pile_coins", tree["pile_coins"], 0, 999) if "pile_coins" in tree else None,
        pile_ronin=number("pile_ronin", tree["pile_ronin"], 0, 999) if "pile_ronin" in tree else None,
        of={name: _clan(name, tree[name]) for name in k.CLAN_NAMES if name in tree},
    )


def _run(value: Any) -> tuple[str, str]:
    words = words_of("run", value) or [""]
    one_of("run", words[0], tuple(RUNS))
    names = ARGUMENT_OF_RUN.get(words[0])
    if len(words) != (2 if names else 1):
        raise PositionError(f"run: {value!r}: {words[0]} takes {'one word' if names else 'nothing'} more")
    return words[0], one_of("run", words[1], names) if names else ""


def _options(tree: Mapping[str, Any], clans: Sequence[str]) -> Options:
    given = dict(table("options", tree.get("options", {}), [option.name for option in OPTIONS[1:]]))
    try:
        return Options(OPTIONS, {**given, "clans": "-".join(clans)})
    except OptionError as error:
        what = "clans: 3 to 5 different ones, in seating order" if "clans" in str(error) else str(error)
        raise PositionError(what) from None


def _clan(name: str, tree: Any) -> ClanPosition:
    tree = table(name, tree, CLAN_KEYS)
    shrine = array(f"{name}.shrine", tree.get("shrine", [""] * k.SLOTS))
    if len(shrine) != k.SLOTS:
        raise PositionError(f"{name}.shrine: has {len(shrine)} slots, needs {k.SLOTS}")
    places = table(f"{name}.map", tree.get("map", {}), k.PROVINCE_NAMES)
    captives = table(f"{name}.hostages", tree.get("hostages", {}), k.CLAN_NAMES)
    figures = tuple(kind for kind in k.KIND_NAMES if kind != "stronghold")
    return ClanPosition(
        **{key: number(f"{name}.{key}", tree.get(key, 0)) for key in ("vp", "coins", "ronin")},
        alliance_seasons=number(f"{name}.alliance_seasons", tree.get("alliance_seasons", 0), 0, k.SEASONS),
        cards=Counter(named(f"{name}.cards", tree.get("cards", ""), k.CARD_NAMES)),
        strongholds=Counter(named(f"{name}.strongholds", tree.get("strongholds", ""), k.PROVINCE_NAMES)),
        map={place: Counter(named(f"{name}.map.{place}", row, figures)) for place, row in places.items()},
        shrine=tuple(Counter(named(f"{name}.shrine", row, figures)) for row in shrine),
        hostages={victim: Counter(named(f"{name}.hostages", row, figures)) for victim, row in captives.items()},
        tokens=tuple(_token(name, word) for word in words_of(f"{name}.tokens", tree.get("tokens", ""))),
    )


def _token(name: str, word: str) -> str:
    season, _, province = word.partition("/")
    one_of(f"{name}.tokens", season, k.SEASON_NAMES[: k.SEASONS])
    one_of(f"{name}.tokens", province, k.PROVINCE_NAMES)
    return word


def parse(text: str) -> Mapping[str, Any]:
    """The TOML tree of a position file."""
    try:
        tree = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"this is no TOML: {error}") from None
    bases = tree.get("base")  # a base of the worked examples, saved alone, is a position file
    if isinstance(bases, Mapping) and len(tree) == 1 and len(bases) == 1:
        return table("base", next(iter(bases.values())), KEYS)
    return tree
