"""What happened, for people and programs: kinds of events and single events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

NOBODY = -1


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of fact.

    Attributes:
        name: its sentence is the text ``event-<name>``.
        rule: ID of the rule by which it happens.
        args: names of the numbers of the event; an empty-handed ``seat`` is -1.
        secret: told only to those who know the hidden cards of the event's seat.
    """

    name: str
    rule: str
    args: tuple[str, ...]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """One fact about the last decision."""

    name: str
    rule: str
    seat: int
    args: Mapping[str, int]
    secret: bool = False
