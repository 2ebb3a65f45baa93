"""A question to a seat, with the choices as they are numbered and written."""

from __future__ import annotations

from collections.abc import Sequence

from kagura.cli.table import Table
from kagura.core.errors import KaguraError
from kagura.core.face import Choice, Face, View
from kagura.core.state import GameState


class Asked:
    """A question to a seat: its view, what it knows, and its choices."""

    def __init__(self, table: Table, seat: int, face: Face) -> None:
        self.table = table
        self.seat = seat
        self.view: View = table.game.view(table.state, seat)
        self.known: GameState = table.state.conceal(seat)
        actions = table.state.choices(seat)
        numbers = face.numbers(self.known, actions)
        self.choices: Sequence[Choice] = [
            Choice(
                number,
                action,
                table.game.format(table.state, seat, action),
                table.game.describe(table.state, seat, action, face.texts),
            )
            for number, action in zip(numbers, actions, strict=True)
        ]

    def numbered(self, number: int) -> Choice | None:
        """The choice with this number."""
        return next((choice for choice in self.choices if choice.number == number), None)

    def parse(self, text: str) -> int | None:
        """The action that a notation means; upper and lower case count only where both mean something."""
        legal = {choice.action for choice in self.choices}
        found: list[int] = []
        for spelling in (text, text.upper(), text.lower()):
            try:
                found.append(self.table.game.parse(self.table.state, self.seat, spelling))
            except KaguraError:
                continue
        return next((action for action in found if action in legal), found[0] if found else None)
