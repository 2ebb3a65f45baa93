"""Positions in the format ``rising-sun-position/1``: reading them (R-SCN-1, R-SCN-3)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kagura.core.errors import OptionError, PositionFault
from kagura.core.options import Option, Options, show
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.options import CLAN_CHOICES, OPTIONS
from kagura.games.rising_sun.scenario.faults import error, form, shown

FORMAT = "rising-sun-position/1"
MOST = 9999  # of a number
MOST_DOTS = 100  # on a line
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


def words_of(where: str, value: Any) -> list[str]:
    """A list: words separated by spaces, ``x*n`` for n times x (R-SCN-3)."""
    if not isinstance(value, str):
        raise form(where, "no-list", value=shown(value))
    found: list[str] = []
    for word in value.split():
        name, star, times = word.partition("*")
        if star and not (times.isascii() and times.isdecimal() and len(times) < 3):
            raise form(where, "times", value=shown(word))
        found += [name] * (int(times) if star else 1)
    if len(found) > MOST_WORDS:
        raise form(where, "too-many", most=MOST_WORDS)
    return found


def named(where: str, value: Any, names: Sequence[str]) -> list[str]:
    """A list of known names."""
    found = words_of(where, value)
    for word in found:
        one_of(where, word, names)
    return found


def one_of(where: str, word: Any, names: Sequence[str]) -> str:
    """A known name."""
    if word not in names:
        raise form(where, "unknown", value=shown(word), names=", ".join(names))
    return str(word)


def number(where: str, value: Any, low: int = 0, high: int = MOST) -> int:
    """A whole number in a range."""
    if type(value) is not int or not low <= value <= high:
        raise form(where, "number", value=shown(value), low=str(low), high=str(high))
    return value


def table(where: str, value: Any, keys: Sequence[str]) -> Mapping[str, Any]:
    """A table without unknown keys."""
    if not isinstance(value, Mapping):
        raise form(where, "no-table", value=shown(value))
    for key in value:
        if key not in keys:
            raise form(where, "no-key", value=shown(key), names=", ".join(keys))
    return value


def array(where: str, value: Any) -> Sequence[Any]:
    """A TOML array."""
    if not isinstance(value, list):
        raise form(where, "no-array", value=shown(value))
    return value


def read_position(tree: Mapping[str, Any]) -> Position:
    """A position from its TOML tree, of the right form.

    Raises:
        PositionError: a key is unknown or missing, or a value is of the wrong form.
    """
    table("", tree, KEYS)
    for key in ("format", "run", "clans"):
        if key not in tree:
            raise form(key, "missing")
    if tree["format"] != FORMAT:
        raise form("format", "format", value=shown(tree["format"]), wanted=FORMAT)
    run, about = _run(tree["run"])
    clans = tuple(named("clans", tree["clans"], k.CLAN_NAMES))
    if "-".join(clans) not in CLAN_CHOICES:
        raise form("clans", "clans", names=", ".join(k.CLAN_NAMES))
    return Position(
        run=run,
        about=about,
        clans=clans,
        honor=tuple(named("honor", tree.get("honor", tree["clans"]), k.CLAN_NAMES)),
        season=one_of("season", tree.get("season", "spring"), k.SEASON_NAMES[: k.SEASONS]),
        kami_turn=number("kami_turn", tree.get("kami_turn", 1), 1, k.KAMI_TURNS),
        last_selector=one_of("last_selector", tree.get("last_selector", clans[0]), clans),
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
        raise form("run", "one-word" if names else "no-word", value=shown(value), run=words[0])
    return words[0], one_of("run", words[1], names) if names else ""


def _options(tree: Mapping[str, Any], clans: Sequence[str]) -> Options:
    given = table("options", tree.get("options", {}), [option.name for option in OPTIONS[1:]])
    for option in OPTIONS[1:]:
        if option.name in given:
            try:
                option.read(given[option.name])
            except OptionError:
                raise error([_no_value(option, given[option.name])]) from None
    return Options(OPTIONS, {**given, "clans": "-".join(clans)})


def _no_value(option: Option, value: Any) -> PositionFault:
    names = ", ".join(show(one) for one in option.values)
    return PositionFault(f"options.{option.name}", "unknown", option.rule, {"value": shown(value), "names": names})


def _clan(name: str, tree: Any) -> ClanPosition:
    tree = table(name, tree, CLAN_KEYS)
    shrine = array(f"{name}.shrine", tree.get("shrine", [""] * k.SLOTS))
    if len(shrine) != k.SLOTS:
        raise form(f"{name}.shrine", "slots", n=len(shrine), slots=k.SLOTS)
    places = table(f"{name}.map", tree.get("map", {}), k.PROVINCE_NAMES)
    captives = table(f"{name}.hostages", tree.get("hostages", {}), k.CLAN_NAMES)
    figures = tuple(kind for kind in k.KIND_NAMES if kind != "stronghold")
    return ClanPosition(
        **{key: number(f"{name}.{key}", tree.get(key, 0)) for key in ("vp", "coins", "ronin")},
        alliance_seasons=number(f"{name}.alliance_seasons", tree.get("alliance_seasons", 0), 0, k.SEASONS),
        cards=Counter(named(f"{name}.cards", tree.get("cards", ""), k.CARD_NAMES)),
        strongholds=Counter(named(f"{name}.strongholds", tree.get("strongholds", ""), k.PROVINCE_NAMES)),
        map={place: Counter(named(f"{name}.map.{place}", row, figures)) for place, row in places.items()},
        shrine=tuple(Counter(named(f"{name}.shrine.{slot}", row, figures)) for slot, row in enumerate(shrine)),
        hostages={
            victim: Counter(named(f"{name}.hostages.{victim}", row, figures)) for victim, row in captives.items()
        },
        tokens=tuple(_token(f"{name}.tokens", word) for word in words_of(f"{name}.tokens", tree.get("tokens", ""))),
    )


def _token(where: str, word: str) -> str:
    season, _, province = word.partition("/")
    one_of(where, season, k.SEASON_NAMES[: k.SEASONS])
    one_of(where, province, k.PROVINCE_NAMES)
    return word


def parse(text: str) -> Mapping[str, Any]:
    """The TOML tree of a position file."""
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):  # the reader takes very long for these
        raise form("", "no-toml", why="keys within keys within keys")
    try:
        tree = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise form("", "no-toml", why=str(fault)) from None
    bases = tree.get("base")  # a base of the worked examples, saved alone, is a position file
    if isinstance(bases, Mapping) and len(tree) == 1 and len(bases) == 1:
        return table("base", next(iter(bases.values())), KEYS)
    return tree
