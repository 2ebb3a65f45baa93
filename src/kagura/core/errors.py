"""Every error that Kagura raises on purpose. Each says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


class KaguraError(Exception):
    """Base of all errors that are about the input and not about the program."""


class UnknownGame(KaguraError):
    """No installed game has this name."""


class BrokenGame(UnknownGame):
    """A game is installed and cannot be loaded; what is wrong is its own fault."""


class ModeError(KaguraError):
    """The asked-for way of running the rules (plain, checked, compiled) is not to be had."""


class OptionError(KaguraError):
    """An option of a match is unknown or has a value that it cannot have."""


class ContentError(KaguraError):
    """A content file is not usable; the message names the entry."""


class NotationError(KaguraError):
    """A text is not a decision that can be taken in this state."""


class RecordError(KaguraError):
    """A match record is damaged, foreign, or of another version.

    Attributes:
        fault: kind of fault of a record that was read, as `kagura.core.record_text` names them; "" of all else.
        line: where it is, from 1; 0: nowhere in particular.
    """

    def __init__(self, message: str, fault: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.fault = fault
        self.line = line


class StateError(KaguraError):
    """Bytes are not a state of this game."""


class PlayoutError(KaguraError):
    """So many games, or threads, cannot be played at once."""


@dataclass(frozen=True, slots=True)
class PositionFault:
    """One thing in a position file that cannot be.

    Attributes:
        where: its place in the file, keys joined by dots; "" is the file as a whole.
        reason: name of the reason, for the game's words (`Game.fault_words`).
        rule: ID of the rule that it breaks, "" if it is a matter of form.
        args: what the sentence shows.
    """

    where: str
    reason: str
    rule: str = ""
    args: Mapping[str, int | str] = field(default_factory=dict)


class PositionError(KaguraError):
    """A position that cannot be, or a file that is none.

    Attributes:
        faults: all that was found, at least one.
    """

    def __init__(self, message: str, faults: Sequence[PositionFault]) -> None:
        super().__init__(message)
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal.

    Attributes:
        rule: ID of the rule that forbids it, such as ``K-BUILD-2c``.
        reason: name of the reason; its sentence is the text ``refusal-<reason>``.
        args: the numbers that the sentence shows.
    """

    rule: str
    reason: str
    args: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        shown = ", ".join(f"{name} {value}" for name, value in self.args.items())
        words = self.reason.replace("-", " ")
        return f"{self.rule}: {words} ({shown})" if shown else f"{self.rule}: {words}"


class IllegalAction(KaguraError):
    """An action that the rules do not allow now. The state is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
