"""What the parts of an offer share: what is known, in whose words, and how a choice is made up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kagura.core.offer import OfferedChoice, Why
from kagura.core.record import SEAT_LETTERS
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi import words
from kagura.games.last_kannagi.browser.ahead import Preview, gains, notes
from kagura.games.last_kannagi.notation import format_action
from kagura.games.last_kannagi.state import State

if TYPE_CHECKING:
    from kagura.games.last_kannagi.game import LastKannagi

Facts = dict[str, Any]
Target = Mapping[str, int | str | bool | None]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked, and what it knows.

    Attributes:
        game, known, seat, texts: as for `Game.offer`.
        s: the fields of `known`.
        legal: 1 for each possible action.
        preview: tries possible actions.
    """

    game: LastKannagi
    known: GameState
    seat: int
    texts: Texts
    s: State
    legal: bytes
    preview: Preview

    def say(self, name: str, /, **args: object) -> str:
        """A text with its arguments."""
        return self.texts.say(name, **args)

    def choice(
        self, action: int, label: str, target: Target, facts: Facts | None = None, why: Why | None = None
    ) -> OfferedChoice:
        """A choice, with what follows from it if it is possible; if it is not with the reason, be it said better."""
        why = None if self.legal[action] else why or self.why(action)
        return OfferedChoice(
            action=action,
            notation=format_action(self.s, self.seat, action),
            words=words.describe(self.s, self.seat, action, self.texts),
            label=label,
            target=target,
            facts=(facts or {}) | (self.follows(action) if why is None else {}),
            why=why,
        )

    def why(self, action: int) -> Why:
        """Why an action is not possible."""
        refusal = self.game.refusal(self.known, self.seat, action)
        assert refusal is not None
        args = {name: self._named(name, value) for name, value in refusal.args.items()}
        name = "board-ex-with-card" if refusal.reason == "ex-with-card" else "refusal-" + refusal.reason
        return Why(refusal.rule, self.say(name, **args))

    def _named(self, name: str, value: int | str) -> int | str:
        """Seats by the names of their characters."""
        if name in ("marker", "turn") and str(value) in SEAT_LETTERS:
            return self.name(SEAT_LETTERS.index(str(value)))
        return value

    def name(self, seat: int) -> str:
        """The character in a seat."""
        ch = self.s.character[seat]
        return g.character(self.texts, ch) if ch != k.NO_CHARACTER else self.say("character-none")

    def follows(self, action: int) -> Facts:
        """What a possible action brings for certain: as numbers, and what of it is worth a sentence."""
        events = self.preview.events(action)
        brought, told = gains(events, self.seat), notes(events, self.s.content, self.texts)
        found: Facts = {"gains": brought} if brought else {}
        return found | ({"notes": told} if told else {})
