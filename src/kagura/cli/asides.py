"""Commands that only show something; the match stays as it is."""

from __future__ import annotations

from kagura.cli import reasons
from kagura.cli.answers import Answers
from kagura.cli.asked import Asked
from kagura.cli.commands import Command, Wish
from kagura.cli.rulebook import rule_lines
from kagura.cli.screen import show
from kagura.cli.table import Table
from kagura.cli.typed import in_notation
from kagura.cli.window import Window
from kagura.core.errors import IllegalAction, KaguraError
from kagura.core.record import SEAT_LETTERS

LOG_LENGTH = 20  # decisions that `log` shows


class Asides:
    """Answers what a person asks beside the match."""

    def __init__(self, table: Table, window: Window, answers: Answers) -> None:
        self.table = table
        self.window = window
        self.answers = answers

    def tell(self, wish: Wish, asked: Asked, player: int) -> None:
        """Show what is wished."""
        face, texts = self.window.face, self.window.texts
        if wish.command is Command.WHY:
            self._explain(wish.rest, asked)
        elif wish.command is Command.LOG:
            self._show_log(wish.rest, asked, player)
        elif wish.command is Command.SCORE:
            show(face.score(asked.view, asked.known))
        elif wish.command is Command.SEAT:
            self._show_seat(wish.rest, asked)
        elif wish.command is Command.RULE:
            show(rule_lines(self.table.game, wish.rest, texts, self.window.page))
        elif wish.command is Command.LEGEND:
            show(face.legend() or [texts.say("cli-no-legend")])
        elif wish.command is Command.SAVE:
            self._save(wish.rest)
        else:
            self._help(asked)

    def _help(self, asked: Asked) -> None:
        """The game in short, then the commands, which stay in sight on a low page."""
        show(self.window.face.primer(asked.view))
        show([self.window.page.rule()])
        texts = self.window.texts
        examples = {name: texts.say("help-" + name) for name in ("notation", "example", "rule")}
        self.window.say("cli-help", **examples)

    def _explain(self, text: str, asked: Asked) -> None:
        """Why something, or everything else, is not possible."""
        window = self.window
        notation = in_notation(text, window.texts)
        if not text or reasons.endings(self.table, asked.seat, notation):
            show(reasons.all_impossible(self.table, asked.seat, window.face, window.texts, window.page, notation))
            return
        chosen = asked.numbered(int(text)) if text.isdecimal() else None
        if text.isdecimal() and chosen is None:
            self.answers.no_such_number(asked)
            return
        action = chosen.action if chosen else asked.parse(notation)
        if action is None:
            self.answers.not_understood(text, notation, asked)
        else:
            self._explain_action(action, asked)

    def _explain_action(self, action: int, asked: Asked) -> None:
        game, state = self.table.game, self.table.state
        refusal = game.refusal(state, asked.seat, action)
        if refusal:
            self.answers.refuse(asked, action, IllegalAction(refusal))
            return
        words = game.describe(state, asked.seat, action, self.window.face.texts)
        self.window.say("cli-is-possible", notation=game.format(state, asked.seat, action), words=words)

    def _show_log(self, text: str, asked: Asked, player: int) -> None:
        count = int(text) if text.isdecimal() else LOG_LENGTH
        news = self.table.news(player, max(0, len(self.table.taken) - count))
        show(self.window.face.story(asked.view, news) or [self.window.texts.say("cli-log-empty")])

    def _show_seat(self, letter: str, asked: Asked) -> None:
        seats = len(asked.view["seats"])
        letters = SEAT_LETTERS[:seats]
        if letter and letter.upper() not in tuple(letters):
            self.window.say("cli-no-such-seat", last=letters[-1])
            return
        seat = letters.index(letter.upper()) if letter else asked.seat
        show(self.window.face.seat(asked.view, asked.known, seat))

    def _save(self, text: str) -> None:
        path = reasons.path_of(text) or self.table.path
        if path is None:
            self.window.say("cli-save-where")
            return
        if path != self.table.path and path.exists():
            self.window.say("cli-save-exists", path=str(path))
            return
        try:
            self.table.save_as(path)
        except KaguraError as error:
            print(error)
            return
        print(self.window.texts.say("cli-saved", path=str(path)))
