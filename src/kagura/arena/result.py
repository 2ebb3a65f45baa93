"""The result of one match, and playing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kagura.arena.plan import Plan
from kagura.bots import Bot, decision_key
from kagura.core.game import Game, Outcome
from kagura.core.state import GameState

#: A whole win; a win shared by k sides is a k-th of it, exactly, for k up to 8.
WHOLE_WIN = 840


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a match was for one seat.

    Attributes:
        player: who had it, from 0.
        bot: the player's bot.
        side: seats of a side win and lose together.
        labels: what the game groups seats by, such as the character.
        score: final score, of the side.
        placing: rank of the side.
        win: share of the win, in parts of `WHOLE_WIN`.
        lines: the seat's own points by source.
        counts: what else the game adds up, such as alliances.
    """

    player: int
    bot: str
    side: int
    labels: Mapping[str, str]
    score: int
    placing: int
    win: int
    lines: Mapping[str, int]
    counts: Mapping[str, int] = field(default_factory=dict)

    @property
    def points(self) -> int:
        """The seat's own points."""
        return sum(self.lines.values())


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match.

    Attributes:
        number: of the match in its plan.
        seed: by which it can be played again.
        ending: how it ended.
        decisions: how many were taken.
        measures: numbers that the game gives, such as days.
        seats: in order.
    """

    number: int
    seed: str
    ending: str
    decisions: int
    measures: Mapping[str, int]
    seats: tuple[SeatResult, ...]


def play_match(
    game: Game, plan: Plan, bots: Sequence[Bot], number: int, is_stopped: Callable[[], bool]
) -> MatchResult | None:
    """Play a match of the plan; None if it was stopped before its end."""
    seed = plan.seed_of(number)
    is_counted = bool(game.counted)
    state = game.new(plan.options, seed, content=plan.content, mode=plan.mode, events=is_counted)
    # Asking the state for it before each decision would cost more than the decision.
    at_seats = [bots[game.player_of(state, seat)] for seat in range(game.seats(plan.options))]
    counts = [dict.fromkeys(game.counted, 0) for _ in at_seats]
    decisions = 0
    while not state.over:
        if is_stopped():
            return None
        seat = state.acting()[0]
        state.apply(seat, at_seats[seat].choose(game, state.conceal(seat), seat, decision_key(seed, seat, decisions)))
        decisions += 1
        if is_counted:
            for counted, name, amount in game.counts(state.events()):
                counts[counted][name] += amount
    outcome = game.outcome(state)
    assert outcome is not None
    seats = _seats(game, plan, state, outcome, counts)
    return MatchResult(number, seed, outcome.ending, decisions, dict(game.measures(state)), seats)


def _seats(
    game: Game, plan: Plan, state: GameState, outcome: Outcome, counts: Sequence[Mapping[str, int]]
) -> tuple[SeatResult, ...]:
    winning = {game.side_of(state, seat) for seat in outcome.winners}
    return tuple(
        SeatResult(
            player=game.player_of(state, seat),
            bot=plan.bots[game.player_of(state, seat)],
            side=game.side_of(state, seat),
            labels=dict(game.labels(state, seat)),
            score=outcome.scores[seat],
            placing=outcome.placing[seat],
            win=WHOLE_WIN // len(winning) if seat in outcome.winners else 0,
            lines=dict(outcome.lines[seat]),
            counts=counts[seat],
        )
        for seat in range(len(outcome.scores))
    )
