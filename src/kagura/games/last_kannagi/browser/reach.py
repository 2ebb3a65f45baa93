"""Where a move of some power could end, and what the way there costs at least (K-MOVE)."""

from __future__ import annotations

from heapq import heappop, heappush

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.move import body_room, can_jump, is_legal_end, step_cost
from kagura.games.last_kannagi.rules.tokens import purple_weight, rby_on
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import NEIGHBOUR, OUTSIDE, SPACES

ENOUGH = 1000  # more power than any way costs, more room than any way needs
Load = tuple[int, int]  # red, blue and yellow tokens absorbed on the way; power of the purple ones


def reach(s: State, seat: int, power: int) -> dict[int, int]:
    """Spaces elsewhere at which a move action of the seat could end -> least move power to get there."""
    found = ways(s, seat, power, body_room(s, seat))
    return {space: cost for space, cost in sorted(found.items()) if is_legal_end(s, seat, space)}


def ways(s: State, seat: int, power: int, room: int) -> dict[int, int]:
    """Spaces elsewhere that can be entered with this power and room in the body -> least move power to get there.

    A cheapest way enters a space once, so its tokens count once. Of two ways to a space one can be left out only
    if it costs no less and absorbs no less: the body may have no room for what lies on the cheaper way.
    """
    here = s.marker[seat]
    costs = [step_cost(s, seat, space) for space in range(SPACES)]
    loads = [_load(s, seat, space) if room < ENOUGH else (0, 0) for space in range(SPACES)]
    roads: dict[int, list[int]] = {}
    diverted, weight = s.diverts_left, s.content.power[k.RED]
    found: dict[int, int] = {}
    settled: dict[int, list[Load]] = {space: [] for space in range(SPACES)}
    open_ways = [(0, 0, 0, here)]
    while open_ways:
        cost, rby, purple, space = heappop(open_ways)
        if _is_worse((rby, purple), settled[space]):
            continue
        settled[space].append((rby, purple))
        found.setdefault(space, cost)
        for there in roads.get(space) or roads.setdefault(space, _roads(s, seat, space, here)):
            further = cost + costs[there]
            load = rby + loads[there][0], purple + loads[there][1]
            fits = max(0, load[0] - diverted) * weight + load[1] <= room or loads[there] == (0, 0)
            if further <= power and fits and not _is_worse(load, settled[there]):
                heappush(open_ways, (further, *load, there))
    del found[here]
    return found


def _load(s: State, seat: int, space: int) -> Load:
    """What lies on a space."""
    return rby_on(s, space), s.tokens[space][k.PURPLE] * purple_weight(s, seat)


def _is_worse(load: Load, others: list[Load]) -> bool:
    """Another way, no dearer, absorbs no more of anything."""
    return any(rby <= load[0] and purple <= load[1] for rby, purple in others)


def _roads(s: State, seat: int, space: int, start: int) -> list[int]:
    """Where one step leads from a space, apart from back to the start."""
    near = [there for there in NEIGHBOUR[space] if there not in (OUTSIDE, start)]
    if s.shrine[space] != k.NOBODY:
        near += [there for there in range(SPACES) if there != start and can_jump(s, seat, space, there)]
    return near
