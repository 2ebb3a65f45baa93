"""What is written down of a table: rows, one for each thing that happened, never changed afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kagura.server.protocol import ClockRule, Language, Opened, PlaceKind, Role

#: By what a decision came about.
By = Literal["person", "bot", "clock"]


class Body(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What happened. Who did it, and when, stands beside it."""


class PlaceBegun(Struct, frozen=True, kw_only=True):
    """A place as the table was made; `holder` is the hash of the token that sits there."""

    kind: PlaceKind
    name: str = ""
    bot: str | None = None
    holder: str | None = None


class Begun(Body, frozen=True, kw_only=True, tag="begun"):
    """The table was made; `opened`: to look at a record."""

    game: str
    rules: str
    options: dict[str, Any]
    content: str
    seed: str
    places: list[PlaceBegun]
    clock: ClockRule
    hints: bool = True
    webhook: str | None = None
    language: Language = "en"
    opened: Opened | None = None


class Sat(Body, frozen=True, kw_only=True, tag="sat"):
    """A person took a place."""

    name: str
    holder: str


class Started(Body, frozen=True, kw_only=True, tag="started"):
    """The match began; `bot` plays in the places that are still open."""

    bot: str


class Decided(Body, frozen=True, kw_only=True, tag="decided", omit_defaults=True):
    """A decision of the match; `follows`: in one go with the one before, and taken back with it."""

    seat: int
    action: int
    text: str
    by: By
    follows: bool = False


class TookBack(Body, frozen=True, kw_only=True, tag="took_back"):
    """A decision was taken back; the first `keep` stay."""

    keep: int


class Asked(Body, frozen=True, kw_only=True, tag="asked"):
    """A player asks to go back to the first `keep` decisions; `of` are the players who must agree."""

    keep: int
    of: list[int]


class Answered(Body, frozen=True, kw_only=True, tag="answered"):
    """A player agreed to what was asked, or did not; the last to agree brings it about."""

    accept: bool


class Renamed(Body, frozen=True, kw_only=True, tag="renamed"):
    """A player changed its name."""

    name: str


class Left(Body, frozen=True, kw_only=True, tag="left"):
    """A player left for good: before the start the place is open again, later `bot` plays on."""

    bot: str


class StoodIn(Body, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays for a player from now on, or (None) no longer. Where nobody did it, the player's time was up."""

    player: int
    bot: str | None


class Again(Body, frozen=True, kw_only=True, tag="again"):
    """A table for a rematch was made."""

    table: str


class Halted(Body, frozen=True, kw_only=True, tag="halted"):
    """No server ran from `since` (milliseconds since 1970) until now; nobody's clock did, either."""

    since: int


AnyBody = Begun | Sat | Started | Decided | TookBack | Asked | Answered | Renamed | Left | StoodIn | Again | Halted


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table.

    Attributes:
        seq: from 1, without gaps.
        at: milliseconds since 1970.
        player: who did it; None: nobody of the players.
        message: id of the message that asked for it, if one did.
        body: what happened.
    """

    seq: int
    at: int
    player: int | None
    message: str | None
    body: AnyBody


@dataclass(frozen=True, slots=True)
class TokenRow:
    """What a token, known by its hash, is good for."""

    hash: str
    table: str
    role: Role
    player: int | None


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn at a table, which began after `number` decisions; `tries` to tell of it have begun."""

    table: str
    player: int
    number: int
    tries: int = 0


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyBody).decode
