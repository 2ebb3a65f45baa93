"""What must fit together in a state that comes from outside: everything that the rules rest on without testing it."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.options import CLANS_OF, SEATS_OF
from kagura.games.rising_sun.state import UNKNOWN_PROVINCE, State

SEALED = frozenset({k.BALLOT, k.BID_SEP})
#: Decisions that can lie below another one.
WAITING = frozenset(
    {
        *(k.GIFT_TO, k.REC_FIG, k.MAR_FIG, k.TRAIN, k.BET_CLAN, k.FUJ_FIG, k.BENEV, k.KENIN, k.LIGHT, k.SAMURAI),
        *(k.NINJA, k.MONKEY, k.HATE, k.ODD),
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
    "o": (k.DO_PLACE_AFTER, k.DO_WAR_UPGRADES + 1),
}
#: The numbers of each thing to do, a letter of `RANGES` or S, a seat in play, for each; the rest is 0.
LIMITS: dict[int, str] = {
    **dict.fromkeys(range(k.DECISIONS), "S"),
    **dict.fromkeys(range(k.DECISIONS, k.DO_LAST + 1), "a"),
    k.BALLOT: "a",
    k.BID_SEP: "a",
    k.GIFT_WHAT: "SS",
    k.GIFT_N: "SS1",
    k.GIFT_OK: "SS1n",
    k.REC_DEST: "Sk",
    k.MAR_DEST: "Skp",
    k.TOLL: "SS",
    k.TRAIN: "Sn",
    k.MON_DEST: "Sk",
    k.BET_CLAN: "S1",
    k.BET_PLACE: "SS1",
    k.BET_KIND: "SSx",
    k.BET_WITH: "SSxk",
    k.FUJ_FIG: "Sn",
    k.FUJ_DEST: "Snkp",
    k.RYU: "Sn",
    k.KENIN: "Sc",
    k.LIGHT: "Sc",
    k.SAMURAI: "Sc",
    k.NINJA: "Sc",
    k.NINJA_AT: "ScS",
    k.MONKEY: "Sc",
    k.MERCY: "SwpS",
    k.HATE: "SpS",
    k.SEPPUKU: "Sp",
    k.HOST: "Sp",
    k.HOST_KIND: "SpS",
    k.ODD: "Sn",
    k.ORDER: "So",
    k.DO_DRAW: "S",
    k.DO_SELECTED: "Sm",
    k.DO_EXECUTE: "Sm",
    k.DO_RECRUIT_OF: "S",
    k.DO_PLACE_AFTER: "S",
    k.DO_MARSHAL_OF: "S",
    k.DO_MOVE: "Skpp",
    k.DO_BUILD: "Spn",
    k.DO_RECEIVE: "Sc",
    k.DO_SUMMONED: "S",
    k.DO_HATE: "Sp",
    k.DO_HATE_KILL: "Sp",
    k.DO_NINJA_KILL: "SSpk",
    k.DO_LOSE_HONOR: "S",
    k.DO_IN_ORDER: "ao",
    k.DO_SHRINE: "as",
    k.DO_WAR_UPGRADES: "S",
    k.DO_BATTLE: "apb",
    k.DO_REVEAL: "ap",
    k.DO_ADVANTAGE: "aAp",
    k.DO_HOST_END: "S",
    k.DO_OUTCOME: "ap",
    k.DO_BATTLE_KILL: "Sp",
    k.DO_TOKEN: "Sp",
    k.DO_REPARATIONS: "S",
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
    if not 0 < s.depth <= k.MOST_PENDING or s.stack_op[s.depth - 1] >= k.DECISIONS:
        yield f"{s.depth} things to do, and no decision among them is asked"
    if s.stack_op[0] != (k.DO_STOP if s.is_scenario else k.DO_NEXT_SEASON):
        yield "what there is to do has no end"
    for i in range(s.depth):
        op, numbers = s.stack_op[i], list(s.stack_args[i])
        if op < k.DECISIONS and i < s.depth - 1 and op not in WAITING:
            yield f"{_named(op)} waits below another decision"
        limits = LIMITS[op]
        if any(not low <= n < high for n, (low, high) in zip(numbers, _ranges(s, limits), strict=True)):
            yield f"{_named(op)} is about {numbers}"
    yield from _mercy(s)


def _named(op: int) -> str:
    return k.DECISION_NAMES[op] if op < k.DECISIONS else f"step {op}"


def _ranges(s: State, limits: str) -> Iterator[tuple[int, int]]:
    """The range of each number of a thing to do, from its letters."""
    for letter in f"{limits:-<{k.ARGS}}":
        yield (0, s.seats) if letter == "S" else RANGES[letter]


def _mercy(s: State) -> Iterator[str]:
    """Below MERCY lies what it may take away (R-FX-26)."""
    n = s.depth - 1
    if s.stack_op[n] != k.MERCY:
        return
    what, victims = s.stack_args[n][1], s.stack_args[n][3]
    below = [k.HATE] * victims if what == k.MERCY_HATE else []
    below.append((k.DO_BATTLE_KILL, k.DO_HATE_KILL, k.DO_NINJA_KILL)[what])
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
