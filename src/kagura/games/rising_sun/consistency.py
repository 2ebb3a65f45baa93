"""What must fit together in a state that comes from outside: everything that the rules rest on without testing it."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.options import CLANS_OF, SEATS_OF
from kagura.games.rising_sun.state import UNKNOWN_PROVINCE, State

SEALED = frozenset({d.BALLOT, d.BID_SEP})
#: Decisions that can lie below another one.
WAITING = frozenset(
    {
        *(d.GIFT_TO, d.REC_FIG, d.MAR_FIG, d.TRAIN, d.BET_CLAN, d.FUJ_FIG, d.BENEV, d.KENIN, d.LIGHT, d.SAMURAI),
        *(d.NINJA, d.MONKEY, d.HATE, d.ODD),
    }
)
#: What a number of a thing to do can be, by its letter: from, and below which number.
RANGES = {
    "-": (0, 1),
    "a": (k.NOBODY, k.SEATS),  # a seat that is not looked at
    "p": (0, k.PROVINCES),
    "x": (0, k.PROVINCES + k.SLOTS),
    "k": (0, k.KINDS),
    "c": (0, k.CARDS),
    "m": (0, k.MANDATES),
    "s": (0, k.SLOTS),
    "n": (0, 128),
    "1": (0, 2),
    "w": (0, 3),
    "A": (0, k.ADVANTAGES - 1),
    "b": (0, 32),
    "o": (d.DO_PLACE_AFTER, d.DO_WAR_UPGRADES + 1),
}
#: The numbers of each thing to do, a letter of `RANGES` or S, a seat in play, for each; the rest is 0.
LIMITS: dict[int, str] = {
    **dict.fromkeys(range(d.DECISIONS), "S"),
    **dict.fromkeys(range(d.DECISIONS, d.DO_LAST + 1), "a"),
    d.BALLOT: "a",
    d.BID_SEP: "a",
    d.GIFT_WHAT: "SS",
    d.GIFT_N: "SS1",
    d.GIFT_OK: "SS1n",
    d.REC_DEST: "Sk",
    d.MAR_DEST: "Skp",
    d.TOLL: "SS",
    d.TRAIN: "Sn",
    d.MON_DEST: "Sk",
    d.BET_CLAN: "S1",
    d.BET_PLACE: "SS1",
    d.BET_KIND: "SSx",
    d.BET_WITH: "SSxk",
    d.FUJ_FIG: "Sn",
    d.FUJ_DEST: "Snkp",
    d.RYU: "Sn",
    d.KENIN: "Sc",
    d.LIGHT: "Sc",
    d.SAMURAI: "Sc",
    d.NINJA: "Sc",
    d.NINJA_AT: "ScS",
    d.MONKEY: "Sc",
    d.MERCY: "SwpS",
    d.HATE: "SpS",
    d.SEPPUKU: "Sp",
    d.HOST: "Sp",
    d.HOST_KIND: "SpS",
    d.ODD: "Sn",
    d.ORDER: "So",
    d.DO_DRAW: "S",
    d.DO_SELECTED: "Sm",
    d.DO_EXECUTE: "Sm",
    d.DO_RECRUIT_OF: "S",
    d.DO_PLACE_AFTER: "S",
    d.DO_MARSHAL_OF: "S",
    d.DO_MOVE: "Skpp",
    d.DO_BUILD: "Spn",
    d.DO_RECEIVE: "Sc",
    d.DO_SUMMONED: "S",
    d.DO_HATE: "Sp",
    d.DO_HATE_KILL: "Sp",
    d.DO_NINJA_KILL: "SSpk",
    d.DO_LOSE_HONOR: "S",
    d.DO_IN_ORDER: "ao",
    d.DO_SHRINE: "as",
    d.DO_WAR_UPGRADES: "S",
    d.DO_BATTLE: "apb",
    d.DO_REVEAL: "ap",
    d.DO_ADVANTAGE: "aAp",
    d.DO_HOST_END: "S",
    d.DO_OUTCOME: "ap",
    d.DO_BATTLE_KILL: "Sp",
    d.DO_TOKEN: "Sp",
    d.DO_REPARATIONS: "S",
}


def inconsistency(s: State) -> str:
    """What contradicts another, "" if nothing does; what comes later rests on what was tested before."""
    return next(_faults(s), "")


def _faults(s: State) -> Iterator[str]:
    yield from _seats(s)
    yield from _tracks(s)
    yield from _deck(s)
    yield from _pieces(s)
    yield from _cards(s)
    yield from _stack(s)
    yield from _sealed(s)


def _seats(s: State) -> Iterator[str]:
    if s.seats != SEATS_OF[s.opt_clans]:
        yield f"{s.seats} seats; the clans of the match are {SEATS_OF[s.opt_clans]}"
    for seat in range(k.SEATS):
        if s.clan[seat] != CLANS_OF[s.opt_clans][seat]:
            yield f"seat {seat} has clan {s.clan[seat]}"
    for clan in range(k.CLANS):
        seat = CLANS_OF[s.opt_clans].index(clan) if clan in CLANS_OF[s.opt_clans][: s.seats] else k.NOBODY
        if s.seat_of[clan] != seat:
            yield f"clan {clan} has seat {s.seat_of[clan]}"
    if max(s.selector, *s.ally, *s.shrine_winner, *s.battle_order, *s.advantage, s.battle_winner) >= s.seats:
        yield "a seat that is not in play"


def _tracks(s: State) -> Iterator[str]:
    order = list(s.honor)[: s.seats]
    if sorted(order) != list(range(s.seats)):
        yield f"the Honor track is {order}"
    elif any(s.rank[seat] != place for place, seat in enumerate(order)):
        yield "the ranks are not those of the Honor track"
    for seat in range(s.seats):
        if s.ally[seat] != k.NOBODY and (s.ally[seat] == seat or s.ally[s.ally[seat]] != seat):
            yield f"the ally of seat {seat} has another"
    if len(set(s.slots)) != k.SLOTS:
        yield f"the Kami are {list(s.slots)}"


def _deck(s: State) -> Iterator[str]:
    if not s.is_scenario and s.deck_size + s.played_count != k.TILES:
        yield f"{s.deck_size} tiles in the deck and {s.played_count} played"
    for season in range(k.SEASONS):
        known = [province for province in s.war_pile[season] if province != UNKNOWN_PROVINCE]
        if len(set(known)) != len(known):
            yield f"the pile of season {season} is {known}"
    if s.war_pos > s.war_count or UNKNOWN_PROVINCE in list(s.war_pile[s.season])[: s.war_count]:
        yield "a revealed War Province is unknown"


def _pieces(s: State) -> Iterator[str]:
    for seat in range(k.SEATS):
        for kind in range(k.KINDS):
            total = s.reserve[seat][kind] + sum(s.figures[seat][province][kind] for province in range(k.PROVINCES))
            total += sum(s.shrine[seat][slot][kind] for slot in range(k.SLOTS))
            total += sum(s.captive[captor][seat][kind] for captor in range(k.SEATS))
            owned = s.content.count[kind] if seat < s.seats else 0
            if kind >= k.FIRST_MONSTER:
                owned += s.cards[seat][s.content.monster_card[kind]]
            if total != owned:
                yield f"seat {seat} has {total} {k.KIND_NAMES[kind]}, owns {owned}"


def _cards(s: State) -> Iterator[str]:
    for card in range(k.CARDS):
        most = max(s.content.card_copies[number][card] for number in range(k.SETS))
        owned = sum(s.cards[seat][card] for seat in range(k.SEATS))
        if s.display[card] + owned > most:
            yield f"{owned} {k.CARD_NAMES[card]} owned and {s.display[card]} for sale; there are {most}"


def _stack(s: State) -> Iterator[str]:
    if s.phase == k.AT_END:
        return
    if not 0 < s.depth <= d.MOST_PENDING or s.stack_op[s.depth - 1] >= d.DECISIONS:
        yield f"{s.depth} things to do, and no decision among them is asked"
    if s.stack_op[0] != (d.DO_STOP if s.is_scenario else d.DO_NEXT_SEASON):
        yield "what there is to do has no end"
    for i in range(s.depth):
        op, numbers = s.stack_op[i], list(s.stack_args[i])
        if op < d.DECISIONS and i < s.depth - 1 and op not in WAITING:
            yield f"{_named(op)} waits below another decision"
        limits = LIMITS[op]
        if any(not low <= n < high for n, (low, high) in zip(numbers, _ranges(s, limits), strict=True)):
            yield f"{_named(op)} is about {numbers}"
    yield from _mercy(s)


def _named(op: int) -> str:
    return d.DECISION_NAMES[op] if op < d.DECISIONS else f"step {op}"


def _ranges(s: State, limits: str) -> Iterator[tuple[int, int]]:
    """The range of each number of a thing to do, from its letters."""
    for letter in f"{limits:-<{d.ARGS}}":
        yield (0, s.seats) if letter == "S" else RANGES[letter]


def _mercy(s: State) -> Iterator[str]:
    """Below MERCY lies what it may take away (R-FX-26)."""
    n = s.depth - 1
    if s.stack_op[n] != d.MERCY:
        return
    what, victims = s.stack_args[n][1], s.stack_args[n][3]
    below = [d.HATE] * victims if what == k.MERCY_HATE else []
    below.append((d.DO_BATTLE_KILL, d.DO_HATE_KILL, d.DO_NINJA_KILL)[what])
    if [s.stack_op[n - 1 - i] for i in range(min(n, len(below)))] != below:
        yield "MERCY would spare nobody"


def _sealed(s: State) -> Iterator[str]:
    if s.phase == k.AT_END:
        return
    is_sealed = s.stack_op[s.depth - 1] in SEALED
    if is_sealed != (s.sealed_open != 0):
        yield f"sealed decisions of {s.sealed_open:b} are open"
    if s.sealed_open >> s.seats:
        yield "a seat that is not in play owes a sealed decision"
