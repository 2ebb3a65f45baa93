"""A sitting: people and bots play one match at a terminal, from the first question to the result."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from kagura.cli.answers import Answers
from kagura.cli.asides import Asides
from kagura.cli.asked import Asked
from kagura.cli.commands import Command, Wish, read_wish
from kagura.cli.screen import draw_curtain, read_line, show
from kagura.cli.table import Table
from kagura.cli.window import Window
from kagura.core.face import View
from kagura.core.page import Page

INTERRUPTED = 130


class Next(Enum):
    """What follows a line that was typed."""

    ASK = auto()  # the same question again
    SHOW = auto()  # the table and the question again
    GO_ON = auto()  # something was decided
    LEAVE = auto()


class Sitting:
    """Shows the table, asks, and carries out what is typed."""

    def __init__(self, table: Table, make_page: Callable[[], Page], language: str, *, confirms: bool = False) -> None:
        self.table = table
        self.window = Window(table, make_page, language)
        self.answers = Answers(table, self.window, confirms=confirms)
        self.asides = Asides(table, self.window, self.answers)
        self.at_keyboard: int | None = None
        self.shown: dict[int, View] = {}  # seat -> the table as it was when it was last shown to it
        self.seen = dict.fromkeys(table.humans, 0)  # decisions that were told in full
        self.noticed = 0  # decisions whose outcome was shown, be it in passing
        self.drawn = -1  # decisions before the table as it was shown last
        self.welcomed: set[int] = set()
        self.confirms = confirms
        self.has_warned = False

    # -- the match ----------------------------------------------------------------------------------

    def play(self, *, is_resumed: bool = False) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self._greet(is_resumed)
            while not self.table.state.over:
                if not self._turn():
                    self._say_goodbye()
                    return 0
            self._finish()
        except KeyboardInterrupt:
            print()
            self._say_goodbye()
            return INTERRUPTED
        return 0

    def _greet(self, is_resumed: bool) -> None:
        show([self.window.page.rule(self.window.texts.say("game-name"))])
        if is_resumed:
            self.window.say("cli-resumed-over" if self.table.state.over else "cli-resumed", n=len(self.table.taken))
            self.seen = {player: self.table.last_of(player) or 0 for player in self.table.humans}
            self.noticed = len(self.table.taken)
            show(self.window.face.legend())
            return
        self.window.say("game-goal")
        show(self.window.face.primer(self.table.game.view(self.table.state, None)))
        if self.table.humans:
            self.window.say("cli-hint")
        else:
            show(
                self.window.face.story(
                    self.table.game.view(self.table.state, None), self.table.told(0, self.table.seat_of(0))
                )
            )

    def _turn(self) -> bool:
        """One decision; False if somebody leaves."""
        state = self.table.state
        seat = state.acting()[0]
        player = self.table.player(seat)
        if self.confirms and self.table.taken and not self._confirm(player):
            return True
        if player not in self.table.bots:
            return self._ask(seat, player)
        self.table.take_for_bot(seat)
        if not self.table.humans:
            self._report()
        return True

    def _report(self) -> None:
        """Where only bots play, each turn is told when it is over."""
        view = self.table.game.view(self.table.state, None)
        if self.table.state.over or self.window.face.shows_scene(view, self.table.state.conceal(0)):
            show(self.window.face.story(view, self.table.news(0, self.noticed)))
            self.noticed = len(self.table.taken)

    def _confirm(self, following: int) -> bool:
        """Before somebody else acts on what a person did, that person may take it back; False if it does."""
        last = self.table.player(self.table.taken[-1].seat)
        if last in self.table.bots or last == following:
            return True
        line = read_line(self.window.texts.say("cli-confirm"))
        if line and read_wish(line, self.window.texts).command is Command.UNDO:
            return not self._undo(last)
        return True

    # -- asking -------------------------------------------------------------------------------------

    def _ask(self, seat: int, player: int) -> bool:
        """Ask a person until something is decided; False to leave."""
        if not self._change_places(player, seat):
            return False
        self.window.fit()
        asked = Asked(self.table, seat, self.window.face)
        self._begin(asked, player)
        while True:
            line = read_line(self.window.texts.say("cli-prompt"))
            if line is None:
                return False
            result = self._carry_out(read_wish(line, self.window.texts), asked, player)
            if result is Next.SHOW:
                self._show_table(asked)
            elif result is not Next.ASK:
                return result is Next.GO_ON

    def _change_places(self, player: int, seat: int) -> bool:
        """Between two people with secrets the screen is cleared, and Enter waited for."""
        last, self.at_keyboard = self.at_keyboard, player
        if last is None and len(self.table.humans) > 1:
            last = next(other for other in self.table.humans if other != player)
        if last is None or last == player or not self.table.has_secrets(last, player):
            return True
        draw_curtain()
        self.drawn = -1
        view = self.table.game.view(self.table.state, None)
        self.window.say("cli-curtain", name=self.window.face.name(view, seat), who=self.window.face.people[player])
        return read_line(self.window.texts.say("cli-press-enter")) is not None

    def _begin(self, asked: Asked, player: int) -> None:
        """At the start of a turn the news and the table; while an action goes on, only what came of the last answer."""
        is_first = player not in self.welcomed
        if not is_first and not self.window.face.shows_scene(asked.view, asked.known):
            if self.table.player(self.table.taken[-1].seat) == player:
                show(self.window.face.progress(asked.view, self.table.news(player, self.noticed)))
                self.noticed = len(self.table.taken)
            else:  # others have acted since: all of it is news
                self._show_news(asked.view, player)
            self._show_question(asked)
            return
        self._show_news(asked.view, player)
        self.welcomed.add(player)
        if is_first and not self.window.face.shows_seat(asked.view):
            show(self.window.face.seat(asked.view, asked.known, asked.seat))
        if self.drawn == len(self.table.taken):
            self._show_question(asked)
        else:
            self._show_table(asked, self.shown.get(asked.seat))
        self.shown[asked.seat] = asked.view

    def _show_table(self, asked: Asked, before: View | None = None) -> None:
        """The whole table, or what a seat that saw it `before` needs of it."""
        self.drawn = len(self.table.taken)
        face = self.window.face
        if before is None:
            show(face.scene(asked.view, asked.known, asked.choices))
        else:
            show(face.news(asked.view, before, asked.known, asked.choices))
        self._show_question(asked)

    def _show_news(self, view: View, player: int) -> None:
        """What happened since the player was last asked."""
        news = self.table.news(player, self.seen[player])
        if player not in self.welcomed and not self.seen[player]:
            news = [*self.table.told(0, self.table.seat_of(player)), *news]
        self.seen[player] = self.noticed = len(self.table.taken)
        lines = self.window.face.story(view, news)
        if lines:
            show([self.window.page.rule(self.window.texts.say("cli-log")), *lines])

    def _show_question(self, asked: Asked) -> None:
        show([self.window.page.rule()])
        show(self.window.face.menu(asked.view, asked.known, asked.choices))
        question = self.window.face.question(asked.view, asked.known)
        show(self.window.page.wrap(self.window.page.paint(question, "bold")))
        if self.window.face.shows_scene(asked.view, asked.known):
            self.window.say("cli-what-to-type", first=asked.choices[0].number, last=asked.choices[-1].number)

    # -- what was typed -----------------------------------------------------------------------------

    def _carry_out(self, wish: Wish, asked: Asked, player: int) -> Next:
        if wish.command is Command.CHOOSE:
            return Next.GO_ON if self.answers.choose(wish.rest, asked) else Next.ASK
        if wish.command is Command.UNDO:
            return Next.GO_ON if self._undo(player) else Next.ASK
        if wish.command is Command.QUIT:
            return self._quit()
        if wish.command is Command.BOARD:
            return Next.SHOW
        if wish.command is Command.NOTHING:
            self._show_question(asked)
        else:
            self.asides.tell(wish, asked, player)
        return Next.ASK

    def _undo(self, player: int) -> bool:
        """Take back the player's last answer; what was told of it is told no more."""
        if not self.answers.undo(player):
            return False
        self.noticed = len(self.table.taken)
        self.seen[player] = min(self.seen[player], self.noticed)
        return True

    # -- the end ------------------------------------------------------------------------------------

    def _quit(self) -> Next:
        if self.table.path or self.has_warned:
            return Next.LEAVE
        self.has_warned = True
        self.window.say("cli-quit-unsaved")
        return Next.ASK

    def _say_goodbye(self) -> None:
        if self.table.path:
            print(self.window.texts.say("cli-left-saved", path=str(self.table.path)))
        else:
            self.window.say("cli-left")

    def _finish(self) -> None:
        """The last news, the result, and where the match can be found."""
        view = self.table.game.view(self.table.state, None)
        for player in self.table.humans[:1]:
            self._show_news(view, player)
        show(self.window.face.scene(view, self.table.state.conceal(0)))
        show([self.window.page.rule(self.window.texts.say("cli-result"))])
        show(self.window.face.score(view, self.table.state.conceal(0)))
        self.window.say("cli-seed", seed=self.table.record.seed)
        if self.table.path:
            print(self.window.texts.say("cli-kept", path=str(self.table.path)))
