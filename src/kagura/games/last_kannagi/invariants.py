"""What holds in every state (K-INV): a list of what does not, for tests and fuzzing."""

from __future__ import annotations

from collections.abc import Iterator

from kagura.core.state import GameState
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.effects import resistance, supply_limit
from kagura.games.last_kannagi.rules.tokens import body_power
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, SPACES

LEVEL_3_SPACE = 3
HOURS_OVER = 3  # an action of 4 hours that begins in the last hour
PURPLE_MAX = 2


def broken_invariants(state: GameState) -> list[str]:
    """Each broken invariant as rule ID and numbers; empty if all is well."""
    s: State = state.fields
    found = [*_tokens(s), *_chips(s), *_ranges(s), *_places(s), *_colours(s), *_clocks(s)]
    if all(s.character[seat] != k.NO_CHARACTER for seat in range(s.seats)):
        found += [*_limits(s), *_points(s)]
    return [*found, *_ending(s), *_form(s), *_choices(state, s)]


def broken_between(before: GameState, after: GameState) -> list[str]:
    """What must not change or fall from one decision to the next (K-INV-7, K-INV-9)."""
    return [*_clocks_between(before.fields, after.fields), *_never_falls(before.fields, after.fields)]


def _tokens(s: State) -> Iterator[str]:
    for c in range(k.BAG_COLOURS):
        out = sum(s.tokens[space][c] for space in range(SPACES)) + s.held[c]
        total = s.bag[c] + out + sum(s.body[seat][c] + s.storage[seat][c] for seat in range(k.SEATS))
        if total != s.content.tokens_of_colour[c] or s.bag[c] < 0:
            yield f"K-INV-1: colour {c}: {total} tokens, {s.bag[c]} in the bag"


def _chips(s: State) -> Iterator[str]:
    """Removed chips are what is missing of all chips; it cannot be less than none."""
    for seat in range(s.seats):
        shrines = s.shrine.count(seat)
        if shrines != s.shrines[seat]:
            yield f"K-INV-2: seat {seat}: {shrines} branch shrines, {s.shrines[seat]} counted"
        on_blessings = sum(s.content.blessing_levels) - s.received[seat].bit_count()
        removed = s.content.chips - on_blessings - s.supply[seat] - shrines
        if removed < 0:
            yield f"K-INV-2: seat {seat}: {-removed} chips too many"


def _ranges(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if not s.content.start_faith <= s.faith[seat] <= s.content.faith_max:
            yield f"K-INV-3: seat {seat}: faith {s.faith[seat]}"
        if max(s.storage[seat]) > s.content.storage_cap or min(s.storage[seat]) < 0:
            yield f"K-INV-3: seat {seat}: storage {list(s.storage[seat])}"


def _limits(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if body_power(s, seat) > resistance(s, seat):
            yield f"K-INV-3: seat {seat}: body {body_power(s, seat)}, resistance {resistance(s, seat)}"
        if s.supply[seat] > supply_limit(s, seat):
            yield f"K-INV-3: seat {seat}: {s.supply[seat]} chips in a supply of {supply_limit(s, seat)}"


def _places(s: State) -> Iterator[str]:
    markers = [s.marker[seat] for seat in range(s.seats)]
    for space in range(SPACES):
        taken = space == MAIN_SHRINE or s.shrine[space] != k.NOBODY or space in markers
        if taken and any(s.tokens[space]):
            yield f"K-INV-4: space {space} holds {list(s.tokens[space])}"
    outside = [space for space in markers if space != MAIN_SHRINE]
    if s.pending == k.MAIN and len(set(outside)) != len(outside):
        yield f"K-INV-5: markers on {markers}"


def _colours(s: State) -> Iterator[str]:
    most = s.opt_growth_stop - 1 + max(s.opt_growth_l3, *s.content.growth)
    for space in range(SPACES):
        red, blue, yellow, purple = s.tokens[space]
        if min(red, blue, yellow) > 0 or red + blue + yellow > most or purple > PURPLE_MAX:
            yield f"K-INV-6: space {space} holds {[red, blue, yellow, purple]}"


def _clocks(s: State) -> Iterator[str]:
    hours, last = s.content.hours_per_day, s.content.days * s.content.hours_per_day
    low, high = hours * (s.day - 1), min(last, hours * s.day + HOURS_OVER)
    for seat in range(s.seats):
        if s.end == k.RUNNING and not low <= s.clock[seat] <= high:
            yield f"K-INV-7: seat {seat}: clock {s.clock[seat]} on day {s.day}"


def _points(s: State) -> Iterator[str]:
    """Every source by itself, as far as the state tells it (K-INV-8)."""
    for seat in range(s.seats):
        build, blessing, prayer, _, revelation = s.vp_by[seat]
        if s.vp[seat] != s.content.start_vp + sum(s.vp_by[seat]):
            yield f"K-INV-8: seat {seat}: {s.vp[seat]} VP, by source {list(s.vp_by[seat])}"
        built = sum(s.content.build_vp[s.content.level[n]] for n in range(SPACES) if s.shrine[n] == seat)
        if build != built:
            yield f"K-INV-8: seat {seat}: {build} VP for branch shrines that are worth {built}"
        low, high = _blessing_points(s, seat)
        if not low <= blessing <= high:
            yield f"K-INV-8: seat {seat}: {blessing} VP from blessings that gave {low}..{high}"
        if prayer % 2 and s.content.prayer[k.EX][0][0][1] == 2:
            yield f"K-INV-8: seat {seat}: {prayer} VP from prayers of 2"
        shown = sum(s.content.card_vp[s.hand[seat][i]] for i in range(k.HAND) if s.face_up[seat][i])
        if revelation != shown:
            yield f"K-INV-8: seat {seat}: {revelation} VP for revelations that are worth {shown}"


def _blessing_points(s: State, seat: int) -> tuple[int, int]:
    """The least and the most that the received blessings can have given."""
    low = high = 0
    for bit in range(k.BLESSINGS):
        if s.received[seat] >> bit & 1:
            rewards = s.content.reward[s.opt_content][s.character[seat]][bit // k.LEVELS][bit % k.LEVELS]
            for code, n, most, *_ in rewards:
                low += n if code == k.EFF_VP else 0
                high += n if code == k.EFF_VP else 0
                high += n * s.shrines[seat] if code == k.EFF_VP_PER_OWN_SHRINE else 0
                high += most if code == k.EFF_VP_PER_PURIFIED else 0
    personal = sum(n for code, n, *_ in s.content.personal[s.character[seat]] if code == k.EFF_VP)
    return low + personal, high + personal


def _ending(s: State) -> Iterator[str]:
    level_3 = sum(1 for n in range(SPACES) if s.content.level[n] == LEVEL_3_SPACE and s.shrine[n] != k.NOBODY)
    is_clean = not any(any(s.tokens[space]) for space in range(SPACES)) and not any(s.held)
    must_be_over = level_3 >= s.content.end_shrines or (is_clean and bool(s.content.end_no_impurity))
    if must_be_over != (s.end in (k.END_A, k.END_B)):
        yield f"K-INV-10: end {s.end}, {level_3} level 3 shrines, {'no' if is_clean else 'some'} token in the world"


def _form(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if s.form[seat] == 0 and s.form_ex[seat]:
            yield f"K-INV-11: seat {seat}: EX kinds {s.form_ex[seat]} without a form"


def _choices(state: GameState, s: State) -> Iterator[str]:
    for seat in state.acting():
        mask = state.legal(seat)
        if not any(mask):
            yield f"K-INV-12: seat {seat} has no legal code"
        if s.pending == k.MAIN and not mask[k.REST]:
            yield f"K-INV-12: seat {seat} may not rest"
        if (
            s.pending == k.MAIN
            and s.form[seat]
            and any(mask[9 * kind + i] for kind in range(k.KINDS) for i in range(5, 9))
        ):
            yield f"K-INV-11: seat {seat} may play a card in form"


def _clocks_between(before: State, after: State) -> Iterator[str]:
    for seat in range(before.seats):
        if after.clock[seat] < before.clock[seat]:
            yield f"K-INV-7: seat {seat}: the clock fell from {before.clock[seat]} to {after.clock[seat]}"
        elif after.clock[seat] != before.clock[seat] and seat != before.active:
            yield f"K-INV-7: seat {seat}: the clock moved in a turn of seat {before.active}"
    if before.pending == k.MAIN and after.pending != k.MAIN and after.clock == before.clock:
        yield f"K-INV-7: seat {before.active}: the action took no hour"


def _never_falls(before: State, after: State) -> Iterator[str]:
    for seat in range(before.seats):
        pairs = [
            ("VP", before.vp[seat], after.vp[seat]),
            ("faith", before.faith[seat], after.faith[seat]),
            ("branch shrines", before.shrines[seat], after.shrines[seat]),
            ("face-up cards", sum(before.face_up[seat]), sum(after.face_up[seat])),
        ]
        if before.pending != k.PICK:  # while characters are chosen they may change seats (K-SET-3)
            pairs.append(("resistance", resistance(before, seat), resistance(after, seat)))
        yield from (f"K-INV-9: seat {seat}: {name} fell from {a} to {b}" for name, a, b in pairs if b < a)
        if before.received[seat] & ~after.received[seat]:
            yield f"K-INV-9: seat {seat}: a blessing was lost"
        if any(a == seat != b for a, b in zip(before.shrine, after.shrine, strict=True)):
            yield f"K-INV-9: seat {seat}: a branch shrine was lost"
