"""The one error for all that the server does not do; its code is for programs, its text for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagura.core.errors import KaguraError, Refusal
from kagura.core.text import Texts
from kagura.server.protocol import Failure, Fault


class Refused(KaguraError):
    """A message or request was refused, and nothing has changed.

    Attributes:
        code: as docs/protocol.md lists them; its sentence is the text ``error-<code>``.
        args_shown: what the sentence shows.
        refusal: where a rule of the game refuses.
        faults: of a position, in words.
    """

    def __init__(self, code: str, refusal: Refusal | None = None, /, faults: Sequence[Fault] = (), **args: Any) -> None:
        super().__init__(code)
        self.faults = list(faults)
        self.code = code
        self.refusal = refusal
        self.args_shown = args

    def failure(self, message: str | None, texts: Texts) -> Failure:
        """What the client is sent."""
        if self.refusal is None:
            return Failure(id=message, code=self.code, text=texts.say("error-" + self.code, **self.args_shown))
        text = texts.say("refusal-" + self.refusal.reason, **self.refusal.args)
        return Failure(id=message, code=self.code, text=text, rule=self.refusal.rule)
