"""The functions that make a game, bundled. All are plain functions over the game's state record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kagura.core.layout import Record


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game as functions; compiled, the same functions stand in a C table.

    Attributes:
        state: the record class of a match.
        content: the record class of the content tables.
        actions: number of action codes; a mask has as many bytes.
        seats: the greatest number of seats.
        features: length of the vector that `observe` fills.
        begin: (state) set up a match whose options and key are filled in.
        settle: (state) make a position that was set up by hand ready for its first decision.
        acting: (state) bit set of the seats that owe a decision.
        is_over: (state) whether the match has ended.
        is_turn_start: (state) whether the pending decision is the first of a turn.
        pass_turn: (state) let the turn that begins go by with as little done as can be, for search.
        legal: (state, seat, mask) mark the legal actions, return their number.
        refuse: (state, seat, action) 0, or the number of a refusal.
        apply: (state, seat, action) carry out a legal action.
        conceal: (state, seat) blank what the seat cannot know.
        determinise: (state, seat, key_low, key_high) conceal, then fill in a sample.
        observe: (state, seat, out) write the features.
        evaluate: (state, seat) worth of the state for the seat, for search.
        result: (state, out) final scores and ranks: out[seat], out[seats + seat].
    """

    state: type[Record]
    content: type[Record]
    actions: int
    seats: int
    features: int
    begin: Callable[[Any], None]
    settle: Callable[[Any], None]
    acting: Callable[[Any], int]
    is_over: Callable[[Any], bool]
    is_turn_start: Callable[[Any], bool]
    pass_turn: Callable[[Any], None]
    legal: Callable[[Any, int, bytearray], int]
    refuse: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int], None]
    conceal: Callable[[Any, int], None]
    determinise: Callable[[Any, int, int, int], None]
    observe: Callable[[Any, int, Any], None]
    evaluate: Callable[[Any, int], int]
    result: Callable[[Any, Any], None]
