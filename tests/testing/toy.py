"""A small game for the tests of the conformance suite: secret simultaneous bids, a secret card each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import kagura
from kagura.core import record_text
from kagura.core.content import Sheet
from kagura.core.engine import Engine
from kagura.core.errors import IllegalAction, NotationError
from kagura.core.event import Event, EventKind
from kagura.core.game import Game, Outcome
from kagura.core.layout import Record, layout, number, reference, row
from kagura.core.log import Log, tell
from kagura.core.offer import Offer, OfferedChoice, Why
from kagura.core.options import Option, Options
from kagura.core.rng import below
from kagura.core.rules import Rules
from kagura.core.state import GameState
from kagura.core.text import Texts

SEATS, BIDS, CARDS = 3, 4, 9
NOTHING, HIDDEN, NO_CARD = -1, 9, 0
OVER, HAS_BID, SAME_BID = 1, 2, 3
E_DEALT, E_BID, E_SHOWN, E_WON, E_CARD = 1, 2, 3, 4, 5


@layout
class ToyContent(Record):
    """Nothing but the highest prize."""

    prize: int = number(0, 9, 3)


@layout
class ToyState(Record):
    """Bids of the round, the secret cards, points."""

    content: ToyContent = reference(ToyContent)
    log: Log = reference(Log)
    rounds: int = number(1, 9)
    opt_repeat: int = number(0, 1)
    round: int = number(0, 9)
    bid: list[int] = row(SEATS, NOTHING, HIDDEN, NOTHING)
    shown: list[int] = row(SEATS, NOTHING, HIDDEN, NOTHING)
    card: list[int] = row(SEATS, 0, CARDS)
    points: list[int] = row(SEATS, 0, 200)
    key_low: int = number(0, 2**32 - 1)
    key_high: int = number(0, 2**32 - 1)
    draws: int = number(0, 2**32 - 1)
    spare: int = number(0, 2**32 - 1)


def begin(s: Any) -> None:
    """A card for each seat."""
    for seat in range(SEATS):
        s.card[seat] = 1 + below(s, CARDS)
        tell(s, E_DEALT, seat, s.card[seat], 0, 0)


def is_over(s: Any) -> bool:
    """All rounds are played."""
    return bool(s.round >= s.rounds)


def acting(s: Any) -> int:
    """Whoever has not bid."""
    return 0 if is_over(s) else sum(1 << seat for seat in range(SEATS) if s.bid[seat] == NOTHING)


def refuse(s: Any, seat: int, action: int) -> int:
    """A bid a round, another than the last one."""
    if is_over(s):
        return OVER
    if s.bid[seat] != NOTHING:
        return HAS_BID
    return SAME_BID if s.shown[seat] == action and not s.opt_repeat else 0


def legal(s: Any, seat: int, mask: bytearray) -> int:
    """All bids that are not refused."""
    for action in range(BIDS):
        mask[action] = int(refuse(s, seat, action) == 0)
    return sum(mask)


def apply(s: Any, seat: int, action: int) -> None:
    """A bid; the last one of a round opens them all."""
    s.log.count = 0
    s.bid[seat] = action
    tell(s, E_BID, seat, 0, 0, 0)
    if acting(s) == 0:
        open_bids(s)


def open_bids(s: Any) -> None:
    """The highest bid wins a random prize; after the last round the cards count."""
    for seat in range(SEATS):
        s.shown[seat] = s.bid[seat]
        tell(s, E_SHOWN, seat, s.bid[seat], 0, 0)
    best = max(range(SEATS), key=lambda seat: s.bid[seat])
    won = 1 + below(s, s.content.prize)
    s.points[best] += won
    tell(s, E_WON, best, won, 0, 0)
    s.round += 1
    for seat in range(SEATS):
        s.bid[seat] = NOTHING
        if is_over(s):
            s.points[seat] += s.card[seat]
            tell(s, E_CARD, seat, s.card[seat], 0, 0)


def conceal(s: Any, viewer: int) -> None:
    """Blank the others' bids and cards, and the future."""
    s.key_low = s.key_high = s.draws = s.spare = 0
    for seat in range(SEATS):
        if seat != viewer and not is_over(s):
            s.card[seat] = NO_CARD
            if s.bid[seat] != NOTHING:
                s.bid[seat] = HIDDEN


def determinise(s: Any, viewer: int, key_low: int, key_high: int) -> None:
    """Any card, any bid that was legal."""
    conceal(s, viewer)
    s.key_low, s.key_high = key_low, key_high
    for seat in range(SEATS):
        if s.card[seat] == NO_CARD:
            s.card[seat] = 1 + below(s, CARDS)
        if s.bid[seat] == HIDDEN:
            s.bid[seat] = below(s, BIDS)
            if s.bid[seat] == s.shown[seat] and not s.opt_repeat:
                s.bid[seat] = (s.bid[seat] + 1) % BIDS


def observe(s: Any, seat: int, out: Any) -> None:
    """Round, own card, own bid, points."""
    out[0], out[1], out[2] = s.round, s.card[seat], s.bid[seat]
    out[3:6] = type(out)("h", s.points)


def evaluate(s: Any, seat: int) -> int:
    """The points."""
    return int(100 * s.points[seat] + s.bid[seat])


def result(s: Any, out: Any) -> None:
    """Points, and how many have more."""
    for seat in range(SEATS):
        out[seat] = s.points[seat]
        out[SEATS + seat] = 1 + sum(s.points[other] > s.points[seat] for other in range(SEATS))


def is_turn_start(s: Any) -> bool:
    """Nobody has bid."""
    return acting(s) == (1 << SEATS) - 1


RULES = Rules(
    state=ToyState,
    content=ToyContent,
    actions=BIDS,
    seats=SEATS,
    features=6,
    begin=begin,
    settle=lambda _: None,
    acting=acting,
    is_over=is_over,
    is_turn_start=is_turn_start,
    pass_turn=lambda s: apply(s, (acting(s) & -acting(s)).bit_length() - 1, 0),
    legal=legal,
    refuse=refuse,
    apply=apply,
    conceal=conceal,
    determinise=determinise,
    observe=observe,
    evaluate=evaluate,
    result=result,
)


class ToyTexts(Texts):
    """Texts that need no file."""

    def say(self, name: str, /, **args: Any) -> str:
        return f"{self.language} {name} {args}".replace("{", "(").replace("}", ")")


class Toy(Game):
    """The toy; tests change one part of it at a time."""

    name = "toy"
    version = "1.0"
    package = "tests.testing"
    options_declared = (Option("rounds", "T-OPT-rounds", (4, 2)), Option("repeat", "T-OPT-repeat", (False, True)))
    rules = RULES
    contract_rule = "T-ACT-1"
    events = {  # noqa: RUF012 - like the declaration of any game
        E_DEALT: EventKind("dealt", "T-SET-1", ("seat", "card"), secret=True),
        E_BID: EventKind("bid", "T-BID-1", ("seat",)),
        E_SHOWN: EventKind("shown", "T-BID-2", ("seat", "bid")),
        E_WON: EventKind("won", "T-BID-3", ("seat", "points")),
        E_CARD: EventKind("card", "T-END-1", ("seat", "card")),
    }
    refusals = {  # noqa: RUF012
        OVER: ("T-END-1", "over"),
        HAS_BID: ("T-BID-1", "has-bid"),
        SAME_BID: ("T-BID-4", "same-bid"),
    }
    shipped = Sheet({}, "toy")

    def texts(self, language: str = "en") -> Texts:
        return ToyTexts(language, "kagura.core")

    def tables(self, sheet: Sheet) -> Record:
        return ToyContent()

    def set_options(self, record: Any, options: Options) -> None:
        record.rounds, record.opt_repeat = options["rounds"], int(options["repeat"])

    def options_of(self, state: GameState) -> Options:
        s = state.fields
        return Options(self.options_declared, {"rounds": s.rounds, "repeat": bool(s.opt_repeat)})

    def seats(self, options: Mapping[str, Any] | None = None) -> int:
        return SEATS

    def players(self, options: Mapping[str, Any] | None = None) -> int:
        return SEATS

    def player_of(self, state: GameState, seat: int) -> int:
        return seat

    def knows(self, state: GameState, viewer: int | None, seat: int) -> bool:
        return viewer == seat

    def is_sealed(self, before: GameState, seat: int, action: int, now: GameState, viewer: int | None) -> bool:
        return bool(before.fields.round == now.fields.round)

    def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
        if seat is not None and not 0 <= seat < SEATS:
            raise IllegalAction(self.unknown_seat(seat))
        s, over = state.fields, state.over
        return {
            "seat": seat,
            "round": s.round,
            "points": list(s.points),
            "shown": list(s.shown),
            "bids": [s.bid[i] if i == seat or s.bid[i] == NOTHING else "in" for i in range(SEATS)],
            "cards": [s.card[i] if i == seat or over else None for i in range(SEATS)],
        }

    def outcome(self, state: GameState) -> Outcome | None:
        if not state.over:
            return None
        points, placing = tuple(state.result()[:SEATS]), tuple(state.result()[SEATS:])
        winners = tuple(seat for seat in range(SEATS) if placing[seat] == 1)
        return Outcome(points, placing, winners, tuple({"points": n} for n in points), "rounds")

    def format(self, state: GameState, seat: int, action: int) -> str:
        return f"bid {action}"

    def parse(self, state: GameState, seat: int, text: str) -> int:
        for action in range(BIDS):
            if text == f"bid {action}":
                return action
        raise NotationError(f"{text!r} is no bid")

    def describe(self, state: GameState, seat: int, action: int, texts: Texts) -> str:
        return texts.say("bid", n=action)

    def refusal_args(self, state: GameState, seat: int, action: int, number: int) -> Mapping[str, int | str]:
        return {}

    def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
        return {"bids": BIDS, "title": texts.say("toy")}

    def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:
        found = [self.offered(known, seat, action, texts) for action in range(BIDS)]
        found.sort(key=lambda choice: choice.why is not None)
        return Offer(seat, "bid", texts.say("what"), found)

    def offered(self, known: GameState, seat: int, action: int, texts: Texts) -> OfferedChoice:
        refusal = self.refusal(known, seat, action)
        why = Why(refusal.rule, texts.say("refusal-" + refusal.reason)) if refusal else None
        words = self.describe(known, seat, action, texts)
        return OfferedChoice(action, f"bid {action}", words, str(action), {"kind": "bid", "n": action}, {}, why)

    def tell(self, view: Mapping[str, Any], event: Event, texts: Texts, engine: Engine | None = None) -> str:
        return texts.say("event-" + event.name, **event.args)

    def run_vector(self, vector: Any, mode: str | None = None) -> list[Any]:
        return []

    def pieces(self) -> Mapping[str, tuple[int, tuple[int, ...]]]:
        return {"round": (0, ()), "card": (1, ()), "bid": (2, ()), "points": (3, (SEATS,))}

    def broken_invariants(self, state: GameState) -> list[str]:
        return [] if all(n <= 200 for n in state.fields.points) else ["T-INV-1"]


def install(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Let every name of a game mean this one, on the command line and in records."""
    monkeypatch.setattr(kagura, "make", lambda _: game)
    monkeypatch.setattr(record_text, "make", lambda _: game)
