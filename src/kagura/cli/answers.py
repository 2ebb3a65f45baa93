"""Answers as they are typed: a number, a notation, a word for several questions in a row; and taking them back."""

from __future__ import annotations

from kagura.cli import reasons
from kagura.cli.asked import Asked
from kagura.cli.table import Table
from kagura.cli.typed import in_notation
from kagura.cli.window import Window
from kagura.core.errors import IllegalAction
from kagura.core.match import CannotUndo


class Answers:
    """Decides what a typed answer means, takes it, and takes it back.

    Attributes:
        strides: decisions that one line brought, where it brought several: before the first, after the last.
    """

    def __init__(self, table: Table, window: Window, *, confirms: bool) -> None:
        self.table = table
        self.window = window
        self.confirms = confirms
        self.strides: list[tuple[int, int]] = []

    def choose(self, text: str, asked: Asked) -> bool:
        """A number or a notation; what is not legal is refused with its reason. True if something was decided."""
        if text.isdecimal():
            chosen = asked.numbered(int(text))
            if chosen is None:
                return self.no_such_number(asked)
            return self._take(asked, chosen.action)
        notation = in_notation(text, self.window.texts)
        if self.window.face.shortcut(asked.known, notation) is not None:
            return self._take_all(asked, notation)
        action = asked.parse(notation)
        return self.not_understood(text, notation, asked) if action is None else self._take(asked, action)

    def _take(self, asked: Asked, action: int) -> bool:
        try:
            self.table.take(asked.seat, action)
        except IllegalAction as error:
            return self.refuse(asked, action, error)
        return True

    def _take_all(self, asked: Asked, text: str) -> bool:
        """A word that answers several questions in a row."""
        known, first = asked.known, len(self.table.taken)
        while (action := self.window.face.shortcut(known, text, len(self.table.taken) - first)) is not None:
            self.table.take(asked.seat, action)
            known = self.table.state.conceal(asked.seat)
        self.strides.append((first, len(self.table.taken)))
        return True

    def undo(self, player: int) -> bool:
        """Take back what the player answered last, all of it if one line answered several questions."""
        try:
            left = self.table.undo(player)
        except CannotUndo as error:
            return self._keep(error)
        while self.strides and left < self.strides[-1][1]:
            first, _ = self.strides.pop()
            while left > first:
                left = self.table.undo(player)
        self.window.say("undo-done")
        return True

    def _keep(self, error: CannotUndo) -> bool:
        view = self.table.game.view(self.table.state, None)
        name = "" if error.seat is None else self.window.face.name(view, error.seat)
        self.window.say("undo-" + error.reason, name=name)
        if error.reason == "acted" and not self.confirms:
            self.window.say("undo-confirm")
        return False

    # -- what cannot be taken -------------------------------------------------------------------------

    def no_such_number(self, asked: Asked) -> bool:
        """A number that is not on the list."""
        self.window.say("cli-no-such-number", first=asked.choices[0].number, last=asked.choices[-1].number)
        return False

    def not_understood(self, text: str, notation: str, asked: Asked) -> bool:
        """What is missing or wrong in something that begins like a choice; else where help is."""
        word, _, rest = notation.partition(" ")
        endings = reasons.endings(self.table, asked.seat, word)
        if not endings:
            self.window.say("cli-not-understood", text=text)
        elif not rest:
            self.window.say("cli-needs-level", text=word, example=endings[-1])
        else:
            listed = reasons.named(endings, self.window.texts)
            self.window.say("cli-no-such-level", text=f"{word.upper()} {rest}", word=word.upper(), endings=listed)
        return False

    def refuse(self, asked: Asked, action: int, error: IllegalAction) -> bool:
        """The rule and the reason why an action is not possible."""
        notation = self.table.game.format(self.table.state, asked.seat, action)
        self.window.say("cli-not-possible", notation=notation, reason=self.window.texts.refusal(error.refusal))
        return False
