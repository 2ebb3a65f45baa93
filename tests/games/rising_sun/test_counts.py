"""What statistics add up: alliances made and broken, battles, bids."""

from __future__ import annotations

from collections import Counter

from kagura.core.event import NOBODY, Event
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.events import EVENTS
from tests.games.rising_sun.positions import GAME, new, walk

RULES = {kind.name: kind for kind in EVENTS.values()}


def event(name: str, seat: int, *args: int) -> Event:
    kind = RULES[name]
    return Event(name, kind.rule, seat, dict(zip(kind.args, (seat, *args), strict=True)))


def added(*events: Event) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for seat, name, amount in GAME.counts(events):
        assert name in GAME.counted
        found[seat, name] += amount
    return found


def test_an_alliance_counts_for_both() -> None:
    assert added(event("alliance", 0, 3)) == {(0, "allied"): 1, (3, "allied"): 1}


def test_it_is_broken_by_who_selects_betray() -> None:
    """R-BET-1, R-TEA-1"""
    ended = event("alliance-ended", 1, 2)
    assert added(event("selected", 1, k.BETRAY), ended) == {(1, "broken"): 1}
    assert added(event("announced", 1, k.BETRAY), ended) == {(1, "broken"): 1}
    assert added(event("selected", 1, k.HARVEST), ended) == {}
    assert added(ended) == {}
    assert added(event("selected", 1, k.BETRAY), event("season", NOBODY, 1), ended) == {}


def test_bids_are_counted_by_advantage() -> None:
    """R-BAT-2, R-BAT-3"""
    found = added(event("bids", 2, 3, 0, 1, 5), event("advantage", 2, k.POETS_BID, 5), event("outcome", 2, 4, 6))
    assert found[2, "battles"] == found[2, "battles-won"] == found[2, "won-poets"] == 1
    assert [found[2, f"bid-{name}"] for name in k.ADVANTAGE_NAMES] == [3, 0, 1, 5]


def test_a_whole_match_is_counted() -> None:
    found: Counter[str] = Counter()
    for state in walk(new(seed=4, events=True, clans="koi-lotus-turtle")):
        for _, name, amount in GAME.counts(state.events()):
            found[name] += amount
    assert found["battles"] >= 2 * found["battles-won"] > 0
    assert set(found) <= set(GAME.counted)
