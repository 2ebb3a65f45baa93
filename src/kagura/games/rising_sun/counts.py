"""What statistics add up by clan: alliances made and broken, battles, bids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kagura.core.event import NOBODY, Event
from kagura.games.rising_sun import codes as k

Count = tuple[int, str, int]
NAMES = (
    *("allied", "broken", "battles", "battles-won"),
    *(f"bid-{name}" for name in k.ADVANTAGE_NAMES),
    *(f"won-{name}" for name in k.ADVANTAGE_NAMES),
)


def counts(events: Sequence[Event]) -> Iterator[Count]:
    """Seat, name and amount of everything in the events of a decision that is added up."""
    traitor = NOBODY
    for event in events:
        if event.name in ("selected", "announced"):
            traitor = event.seat if event.args["mandate"] == k.BETRAY else NOBODY
        elif event.name == "season":  # what ends at the next tea was kept
            traitor = NOBODY
        elif event.name == "alliance-ended" and event.seat == traitor:
            yield event.seat, "broken", 1
        else:
            yield from _counts(event)


def _counts(event: Event) -> Iterator[Count]:
    if event.name == "alliance":
        yield event.seat, "allied", 1
        yield event.args["other"], "allied", 1
    elif event.name == "bids":
        yield event.seat, "battles", 1
        for name in k.ADVANTAGE_NAMES:
            yield event.seat, f"bid-{name}", event.args[name]
    elif event.name == "advantage":
        yield event.seat, f"won-{k.ADVANTAGE_NAMES[event.args['advantage']]}", 1
    elif event.name == "outcome":
        yield event.seat, "battles-won", 1
