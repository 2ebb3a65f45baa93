"""Match records: a match is its game, rules version, options, seed and decisions, written as readable text.

    kagura record 1
    game last_kannagi
    rules 1.0
    option mode solo3
    content 9f86...
    seed 7
    date 2026-11-30
    player 1 Ann
    player 2 greedy
    player 3 random
    digest 0 0123456789abcdef
    1 A MOVE 2
    2 A >7
    ...
    digest 10 fedcba9876543210
    ...
    end 431 fedcba9876543210 C 35 20 14

A record that is not over ends with ``open <decisions> <digest>``, so that a file that was cut short is
always noticed. Lines that begin with ``#`` are comments. Everything else has exactly one spelling, and
each digest covers the whole state, so no edit can lead to a wrong state unnoticed.
"""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kagura.core.content import Sheet
from kagura.core.errors import RecordError
from kagura.core.game import Game, Seed
from kagura.core.options import Options, show
from kagura.core.state import GameState

FORMAT = 1
FIRST_LINE = "kagura record"
DIGEST_EVERY = 10
SEAT_LETTERS = "ABCDEFGH"
NAME_LENGTH = 60


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a match.

    Attributes:
        seat: who took it, from 0.
        action: its code.
        text: its notation.
    """

    seat: int
    action: int
    text: str


@dataclass(slots=True)
class Record:
    """The record of one match; see the module for its text.

    Attributes:
        game: the game.
        sheet: its content.
        options: all of them.
        seed: as a text.
        players: their names, player 1 first.
        date: day of the match (``YYYY-MM-DD``), or "".
        decisions: in order.
        digests: number of decisions -> digest of the state then.
        closing: the last line.
    """

    game: Game
    sheet: Sheet
    options: Options
    seed: str
    players: tuple[str, ...]
    date: str = ""
    decisions: list[Decision] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    closing: str = ""

    @classmethod
    def begin(
        cls,
        game: Game,
        options: Mapping[str, Any] | None = None,
        seed: Seed | None = None,
        players: Sequence[str] = (),
        *,
        content: str | Path | Sheet | None = None,
        date: datetime.date | None = None,
    ) -> Record:
        """The record of a match that is about to begin; `record.state()` is its first state.

        Args:
            game: the game.
            options: option name -> value; what is left out has its default.
            seed: None takes a random one.
            players: their names, player 1 first; left out: ``player 1`` and so on.
            content: an owner's content file; None is the game as shipped.
            date: day of the match; None leaves it out.

        Raises:
            OptionError, ContentError: as their names say.
            RecordError: a name or the seed cannot be written on a line, or the number of names is wrong.
        """
        chosen = Options(game.options_declared, options)
        count = game.players(chosen)
        names = tuple(players) or tuple(f"player {number + 1}" for number in range(count))
        if len(names) != count:
            raise RecordError(f"{game.name} with these options has {count} players, not {len(names)}")
        text = secrets.token_hex(16) if seed is None else str(seed)
        check_line("seed", text)
        for name in names:
            check_line("player name", name)
        record = cls(game, game.sheet(content), chosen, text, names, date.isoformat() if date else "")
        record.note(record._new())
        return record

    @classmethod
    def load(cls, path: str | Path, *, content: str | Path | Sheet | None = None, mode: str | None = None) -> Record:
        """Read a record and replay it, so that what is returned is proved.

        Raises:
            RecordError: the file cannot be read, is no record, is damaged, was edited, or is of another
                version; the message names the file, the line and what is wrong.
            ContentError: `content` is not usable.
        """
        from kagura.core.record_text import load

        return load(path, content, mode)

    # -- a running match --------------------------------------------------------------------------

    def apply(self, state: GameState, seat: int, action: int) -> Decision:
        """Take a decision in the match's present state and write it down.

        Raises:
            IllegalAction: state and record are as before.
        """
        decision = self.take(state, seat, action)
        self.note(state)
        return decision

    def take(self, state: GameState, seat: int, action: int) -> Decision:
        """`apply` without closing the record, for who calls `note` before anybody looks at it."""
        refusal = state.refuse(seat, action)
        decision = Decision(seat, action, "" if refusal else self.game.format(state, seat, action))
        state.apply(seat, action)
        self.decisions.append(decision)
        return decision

    def truncate(self, count: int) -> None:
        """Take back all decisions but the first `count`; `record.state()` is then the state to go on from."""
        if not 0 <= count <= len(self.decisions):
            raise RecordError(f"there are {len(self.decisions)} decisions, {count} cannot be kept")
        del self.decisions[count:]
        self.digests = {number: digest for number, digest in self.digests.items() if number <= count}
        self.note(self._replay(count, None, events=False))

    def state(self, to: int | None = None, *, mode: str | None = None, events: bool = False) -> GameState:
        """The state after `to` decisions (None: all), replayed.

        Raises:
            RecordError: there are fewer decisions, or the replay does not agree with the record.
        """
        count = len(self.decisions) if to is None else to
        if not 0 <= count <= len(self.decisions):
            raise RecordError(f"decision {count} is not in this record; it has {len(self.decisions)}")
        return self._replay(count, mode, events=events)

    # -- text ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.closing.startswith("end ")

    def text(self) -> str:
        """The record as the text of a file."""
        return "".join(line + "\n" for line in [*self.header(), *self.body(), self.closing])

    def header(self) -> list[str]:
        """The lines before the first decision."""
        return [
            f"{FIRST_LINE} {FORMAT}",
            f"game {self.game.name}",
            f"rules {self.game.version}",
            *(f"option {name} {show(value)}" for name, value in self.options.items()),
            f"content {self.sheet.hash()}",
            f"seed {self.seed}",
            *([f"date {self.date}"] if self.date else []),
            *(f"player {number} {name}" for number, name in enumerate(self.players, 1)),
        ]

    def body(self) -> list[str]:
        """The digest of the set-up, then a line a decision and a digest every so often."""
        lines = [f"digest 0 {self.digests[0]}"]
        for number, decision in enumerate(self.decisions, 1):
            lines.append(decision_line(number, decision))
            if number in self.digests:
                lines.append(f"digest {number} {self.digests[number]}")
        return lines

    def save(self, path: str | Path) -> None:
        """Write the record; whatever happens, the file holds either the old text or the new.

        Raises:
            RecordError: the file cannot be written.
        """
        from kagura.core.record_text import write_text

        write_text(Path(path), self.text())

    # -- inside -------------------------------------------------------------------------------------

    def _new(self, mode: str | None = None, *, events: bool = False) -> GameState:
        return self.game.new(self.options, self.seed, content=self.sheet, mode=mode, events=events)

    def _replay(self, count: int, mode: str | None, *, events: bool) -> GameState:
        state = self._new(mode, events=events)
        for number, decision in enumerate(self.decisions[:count], 1):
            state.apply(decision.seat, decision.action)
            noted = self.digests.get(number)
            if noted and noted != state.digest():
                raise RecordError(f"after decision {number} the state has another digest than the record says")
        return state

    def note(self, state: GameState) -> None:
        """Close the record with the state after its last decision."""
        count, digest = len(self.decisions), state.digest()
        if count % DIGEST_EVERY == 0:
            self.digests[count] = digest
        outcome = self.game.outcome(state)
        if outcome is None:
            self.closing = f"open {count} {digest}"
        else:
            scores = " ".join(str(score) for score in outcome.scores)
            self.closing = f"end {count} {digest} {outcome.ending} {scores}"


def decision_line(number: int, decision: Decision) -> str:
    """A decision as it stands in a record: number, seat, notation."""
    return f"{number} {SEAT_LETTERS[decision.seat]} {decision.text}"


def check_line(what: str, text: str) -> None:
    """Refuse texts that a line of a record cannot hold."""
    if not text or text != text.strip() or not text.isprintable() or len(text) > NAME_LENGTH:
        raise RecordError(f"the {what} {text[:NAME_LENGTH]!r} must have 1 to {NAME_LENGTH} printable characters")
