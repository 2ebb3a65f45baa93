"""Where a move of some power could end, and what the way there costs at least (K-MOVE)."""

from __future__ import annotations

from heapq import heappop, heappush

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.rules.effects import effect
from kagura.games.last_kannagi.rules.move import body_room, can_jump, is_legal_end, step_cost
from kagura.games.last_kannagi.rules.tokens import purple_weight, rby_on
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import NEIGHBOUR, OUTSIDE, SPACES

Load = tuple[int, int]  # red, blue and yellow tokens absorbed on the way; power of the purple ones


def reach(s: State, seat: int, power: int) -> dict[int, int]:
    """Spaces elsewhere at which a move action of the seat could end -> least move power to get there.

    A cheapest way enters a space once, so its tokens count once. Of two ways to a space one can be left out only
    if it costs no less and absorbs no less: the body may have no room for what lies on the cheaper way.
    """
    here = s.marker[seat]
    costs = [step_cost(s, seat, space) for space in range(SPACES)]
    loads = [(rby_on(s, space), s.tokens[space][k.PURPLE] * purple_weight(s, seat)) for space in range(SPACES)]
    roads = {space: _roads(s, seat, space, here) for space in range(SPACES)}
    room, diverted, weight = body_room(s, seat), effect(s, seat, k.PERM_DIVERT), s.content.power[k.RED]
    found: dict[int, int] = {}
    settled: dict[int, list[Load]] = {space: [] for space in range(SPACES)}
    ways = [(0, 0, 0, here)]
    while ways:
        cost, rby, purple, space = heappop(ways)
        if _is_worse((rby, purple), settled[space]):
            continue
        settled[space].append((rby, purple))
        found.setdefault(space, cost)
        for there in roads[space]:
            further = cost + costs[there]
            load = rby + loads[there][0], purple + loads[there][1]
            fits = max(0, load[0] - diverted) * weight + load[1] <= room or loads[there] == (0, 0)
            if further <= power and fits and not _is_worse(load, settled[there]):
                heappush(ways, (further, *load, there))
    return {space: cost for space, cost in sorted(found.items()) if space != here and is_legal_end(s, seat, space)}


def _is_worse(load: Load, others: list[Load]) -> bool:
    """Another way, no dearer, absorbs no more of anything."""
    return any(rby <= load[0] and purple <= load[1] for rby, purple in others)


def _roads(s: State, seat: int, space: int, start: int) -> list[int]:
    """Where one step leads from a space, apart from back to the start."""
    near = [there for there in NEIGHBOUR[space] if there not in (OUTSIDE, start)]
    if s.shrine[space] != k.NOBODY:
        near += [there for there in range(SPACES) if there != start and can_jump(s, seat, space, there)]
    return near
