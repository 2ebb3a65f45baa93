"""Whether a match could go on from the fields of a state: what a restored state must fulfil.

Every field may be within its range and the whole still be no position: a stack that names a character
twice, a pending answer to a question that nobody asked. The rules rest on such things without testing
them, compiled ones with the memory of the process at stake. So what comes from outside is tested here.
"""

from __future__ import annotations

from collections.abc import Iterator

from kagura.core.rng import MASK_32, philox_block
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.options import OPTIONS
from kagura.games.last_kannagi.rules.dedication import given_in_all, source_count, sources, tokens_left_to_give
from kagura.games.last_kannagi.rules.effects import effect, resistance, supply_limit
from kagura.games.last_kannagi.rules.move import barred_space
from kagura.games.last_kannagi.rules.place import count_shrines
from kagura.games.last_kannagi.rules.play import legal
from kagura.games.last_kannagi.rules.setup import partner
from kagura.games.last_kannagi.rules.time import day_ends_at, hours_left
from kagura.games.last_kannagi.rules.tokens import body_power, rby_on
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, SPACES

SEAT_LETTERS = "ABCD"
MOST_ON_SPACE = 14  # red, blue and yellow: growth stops below 6, and at most 9 grow
MOST_PURPLE = 10
MOST_OF_COLOUR = 200  # tokens of one colour, wherever they are
MOST_ABSORBED = 60  # in one move; a body holds at most 10
MOST_POINTS = 20_000
MOST_CARDS = 8000
MOST_SPENT = 8000
MOST_DRAWS = 2**31
PLAYERS_OF_TEAM2 = ([0, 1, 1, 0], [1, 0, 0, 1])
#: Fields of a character; a seat that nobody has leaves them as they begin.
PER_SEAT = (
    *("shrines", "clock", "marker", "faith", "body", "storage", "received", "supply"),
    *("cards", "form", "form_ex", "vp", "vp_by", "hand", "face_up", "met"),
)
#: Pending answer -> the action that asks it.
ASKED_BY = {
    k.AB: k.PRAYER,
    k.PCOL: k.PRAYER,
    k.PNUM: k.PRAYER,
    k.BCOL: k.BLESSING,
    k.PAY: k.BLESSING,
    k.DNUM: k.DEDICATION,
}
#: Pending answer -> the effect of the prayer that asks it.
ASKING_EFFECT = {k.PCOL: k.EFF_PURIFY_ONE, k.PNUM: k.EFF_PURIFY_ANY}


def inconsistency(s: State) -> str:
    """The first thing in a state that contradicts another, in words; "" if there is none.

    Nothing is looked at after the first fault, so each test may rest on those before it.
    """
    for part in (_match, _seats, _world, _characters, _randomness, _decision, _ways_on):
        for fault in part(s):
            return fault
    return ""


def _match(s: State) -> Iterator[str]:
    """Options, seats, players, the stack, the day."""
    for option in OPTIONS:
        number = getattr(s, "mode" if option.name == "mode" else f"opt_{option.name}")
        if type(option.default) is int and number not in option.values:
            yield f"option {option.name} is {number}"
    if s.seats != (3 if s.mode == k.SOLO3 else 4):
        yield f"{s.seats} seats in this mode"
    players = list(s.player)
    if s.mode == k.TEAM2:
        if players not in PLAYERS_OF_TEAM2:
            yield f"players {players} in a match of two teams"
    elif sorted(players[: s.seats]) != list(range(s.seats)) or any(players[s.seats :]):
        yield f"players {players}"
    if sorted(s.stack[: s.seats]) != list(range(s.seats)) or s.stack[s.seats :] != list(range(s.seats, k.SEATS)):
        yield f"the stack is {list(s.stack)}, it must name every character once (K-TIME-4)"
    if s.day > s.content.days:
        yield f"day {s.day} of {s.content.days}"
    if s.saviour >= s.seats or (s.saviour != k.NOBODY and s.end == k.RUNNING):
        yield f"the saviour is {s.saviour}"


def _seats(s: State) -> Iterator[str]:
    """Who has which character (K-SET-3), and nothing at seats out of play."""
    blank = State()
    for seat in range(s.seats, k.SEATS):
        for name in PER_SEAT:
            if getattr(s, name)[seat] != getattr(blank, name)[seat]:
                yield f"seat {SEAT_LETTERS[seat]} is not in play and has {name} {getattr(s, name)[seat]}"
    chosen = s.seats
    if s.pending == k.PICK and s.opt_characters == k.PICKED_CHARACTERS:
        chosen = s.active
    elif s.pending == k.PICK and (s.mode != k.TEAM2 or s.active > 1 or partner(s.active) >= s.seats):
        yield "characters are picked in a match that deals them (K-SET-3)"
    names = list(s.character)
    if k.NO_CHARACTER in names[:chosen] or len(set(names[:chosen])) != chosen:
        yield f"characters {names}: every seat has one, each its own (K-SET-3)"
    if any(name != k.NO_CHARACTER for name in names[chosen:]):
        yield f"characters {names}: more than are chosen"


def _world(s: State) -> Iterator[str]:
    """Tokens and shrines on the spaces (K-INV-1, 2, 4, 6)."""
    if s.shrine[MAIN_SHRINE] != k.NOBODY or max(s.shrine) >= s.seats:
        yield f"branch shrines {list(s.shrine)}"
    for seat in range(s.seats):
        if count_shrines(s, seat) != s.shrines[seat]:
            yield f"K-INV-2: {s.shrines[seat]} branch shrines of {SEAT_LETTERS[seat]}, {count_shrines(s, seat)} stand"
    for space in range(SPACES):
        taken = space == MAIN_SHRINE or s.shrine[space] != k.NOBODY or space in s.marker[: s.seats]
        if taken and any(s.tokens[space]):
            yield f"K-INV-4: space {space} holds {list(s.tokens[space])}"
        if rby_on(s, space) > MOST_ON_SPACE or s.tokens[space][k.PURPLE] > MOST_PURPLE:
            yield f"K-INV-6: space {space} holds {list(s.tokens[space])}"
    for c in range(k.COLOURS):
        total = s.held[c] + sum(s.tokens[space][c] for space in range(SPACES))
        total += sum(s.body[seat][c] + s.storage[seat][c] for seat in range(s.seats))
        total += s.bag[c] if c < k.BAG_COLOURS else 0
        if total > MOST_OF_COLOUR:
            yield f"K-INV-1: colour {c}: {total} tokens"


def _characters(s: State) -> Iterator[str]:
    """Limits of each character (K-INV-3, 5, 7)."""
    dealt = [card for seat in range(s.seats) for card in s.hand[seat] if card != k.NO_CARD]
    if len(set(dealt)) != len(dealt):
        yield f"a revelation card is in two places: {sorted(dealt)}"
    for seat in range(s.seats):
        for fault in _character(s, seat):
            yield f"{SEAT_LETTERS[seat]}: {fault}"
    for space in s.marker[: s.seats]:
        others = [seat for seat in range(s.seats) if s.marker[seat] == space]
        may_pass = s.pending in (k.STEP, k.DIVERT) and s.active in others and len(others) == 2
        if space != MAIN_SHRINE and len(others) > 1 and not may_pass:
            yield f"K-INV-5: several markers on space {space}"


def _character(s: State, seat: int) -> Iterator[str]:
    longest = max(*s.content.hours, *s.content.hours_with_card, *s.content.hours_in_form, s.content.rest_hours)
    latest = day_ends_at(s) + (0 if s.day == s.content.days else longest - 1)
    if s.clock[seat] > latest:
        yield f"K-INV-7: clock {s.clock[seat]} on day {s.day}"
    if s.faith[seat] > s.content.faith_max:
        yield f"K-INV-3: faith {s.faith[seat]}"
    if max(s.storage[seat]) > s.content.storage_cap:
        yield f"K-INV-3: storage {list(s.storage[seat])}"
    for bit in range(k.BLESSINGS):
        if s.received[seat] >> bit & 1 and bit % k.LEVELS >= s.content.blessing_levels[bit // k.LEVELS]:
            yield "a blessing was received that there is not"
    if s.character[seat] != k.NO_CHARACTER:
        if body_power(s, seat) > resistance(s, seat):
            yield f"K-INV-3: body {list(s.body[seat])}, resistance {resistance(s, seat)}"
        if s.supply[seat] > supply_limit(s, seat):
            yield f"K-INV-3: supply {s.supply[seat]}"
    if s.form[seat] == 0 and s.form_ex[seat]:
        yield "K-INV-11: EX kinds without a form"
    if s.cards[seat] > MOST_CARDS or s.vp[seat] > MOST_POINTS or max(s.vp_by[seat]) > MOST_POINTS:
        yield f"{s.cards[seat]} cards and {s.vp[seat]} VP are more than a match can bring"
    if any(up and card == k.NO_CARD for up, card in zip(s.face_up[seat], s.hand[seat], strict=True)):
        yield "a card lies face up that is not there"


def _randomness(s: State) -> Iterator[str]:
    """The spare word belongs to the last block (K-RNG)."""
    spare = philox_block(s.draws >> 1, s.key_high, s.key_low) & MASK_32 if s.draws & 1 else 0
    if s.spare != spare or s.draws > MOST_DRAWS:
        yield f"the spare random number is {s.spare} after {s.draws}"


def _decision(s: State) -> Iterator[str]:
    """What is pending, and what it needs to know."""
    if s.active >= s.seats:
        yield f"seat {s.active} acts"
    elif (s.pending == k.OVER) != (s.end != k.RUNNING) or s.pending == k.DONE:
        yield f"{k.DECISIONS[s.pending]} is pending while the end is {s.end}"
    elif s.pending not in (k.OVER, k.PICK):
        yield from _turn(s)


def _turn(s: State) -> Iterator[str]:
    if s.in_form and not s.form[s.active]:
        yield "K-INV-11: an action in form without a form"
    if s.spent + s.power_left + s.bonus_power > MOST_SPENT:
        yield f"move power {s.power_left} after {s.spent}"
    if max(s.purified_power, s.built_power, s.dedicated_vp) > MOST_SPENT:
        yield "the counters of the turn are too high"
    if s.absorbed > MOST_ABSORBED or s.absorbed_purple > s.absorbed:
        yield f"{s.absorbed} tokens absorbed, {s.absorbed_purple} of them purple"
    if s.kind != ASKED_BY.get(s.pending, s.kind):
        yield f"{k.DECISIONS[s.pending]} is asked in an action of kind {s.kind}"
    if s.pending != k.DIVERT and any(s.held):
        yield f"tokens {list(s.held)} are held"
    if s.pending == k.MAIN:
        yield from _main(s)
    elif s.pending == k.DIVERT:
        yield from _answers(s, list(s.held[: k.BAG_COLOURS]))
    elif s.pending in ASKING_EFFECT:
        yield from _prayer(s)
    elif s.pending == k.PAY and s.level >= s.content.blessing_levels[s.column]:
        yield f"there is no blessing of level {s.level + 1} in column {s.column}"
    elif s.pending == k.DNUM:
        yield from _answers(s, [source_count(s, s.active, i) for i in range(sources(s, s.active))])
        if given_in_all(s) > s.content.dedication_tokens[s.level] or tokens_left_to_give(s) <= 0:
            yield f"{given_in_all(s)} tokens given"


def _main(s: State) -> Iterator[str]:
    """A turn begins: what its action will need stands ready (K-MOVE-10)."""
    ready = (barred_space(s, s.active), effect(s, s.active, k.PERM_DIVERT), 0, 0, 0)
    if (s.barred, s.diverts_left, s.in_form, s.bonus_power, s.stepped) != ready:
        yield "an action has begun and its main choice is pending"
    if hours_left(s, s.active) <= 0 or s.clock[s.active] >= day_ends_at(s):
        yield f"K-TIME-2: {SEAT_LETTERS[s.active]} acts at hour {s.clock[s.active]} of day {s.day}"


def _prayer(s: State) -> Iterator[str]:
    code = s.content.prayer[s.level][s.branch][s.effect - 1][0] if s.effect else k.EFF_NONE
    if code != ASKING_EFFECT[s.pending]:
        yield f"{k.DECISIONS[s.pending]} is asked by an effect that does not ask it"
    elif s.pending == k.PNUM:
        yield from _answers(s, list(s.body[s.active]))


def _answers(s: State, most: list[int]) -> Iterator[str]:
    """Numbers answered so far: none above what is there, none from the asked one on."""
    if s.cursor >= len(most):
        yield f"number {s.cursor} of {len(most)} is asked"
    for i, n in enumerate(s.given):
        if n > (most[i] if i < s.cursor else 0):
            yield f"answer {i} is {n} (K-ACT-3)"


def _ways_on(s: State) -> Iterator[str]:
    """Somebody who owes a decision can take one (K-INV-12)."""
    mask = bytearray(k.ACTIONS)
    if s.end == k.RUNNING:
        legal(s, s.active, mask)
        if not any(mask[: k.REVEAL]):
            yield f"K-INV-12: {SEAT_LETTERS[s.active]} has no legal answer to {k.DECISIONS[s.pending]}"
