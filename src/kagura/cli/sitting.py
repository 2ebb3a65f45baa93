"""A sitting: people and bots play one match at a terminal, from the first question to the result."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from kagura.cli import reasons
from kagura.cli.asked import Asked
from kagura.cli.commands import Command, Wish, read_wish
from kagura.cli.rulebook import rule_lines
from kagura.cli.screen import draw_curtain, read_line, show
from kagura.cli.table import Table
from kagura.cli.typed import in_notation
from kagura.core.errors import IllegalAction, KaguraError
from kagura.core.face import Face, View
from kagura.core.match import CannotUndo
from kagura.core.page import Page
from kagura.core.record import SEAT_LETTERS
from kagura.core.text import Texts

INTERRUPTED = 130
HANGING = 2  # columns by which a line that is too long goes on
LOG_LENGTH = 20  # decisions that `log` shows


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
        self.make_page = make_page
        self.page = make_page()
        self.texts = Texts(language, "kagura.cli", table.game.package, "kagura.core")
        self.language = language
        self.face = self._make_face()
        self.at_keyboard: int | None = None
        self.seen = dict.fromkeys(table.humans, 0)  # decisions that were told in full
        self.noticed = 0  # decisions whose outcome was shown, be it in passing
        self.drawn = -1  # decisions before the table as it was shown last
        self.welcomed: set[int] = set()
        self.confirms = confirms
        self.has_warned = False

    def _make_face(self) -> Face:
        return self.table.game.face(self.language, self.page, self._people(), self.table.state.engine)

    def _fit(self) -> None:
        """Follow the size of the window."""
        page = self.make_page()
        if page != self.page:
            self.page = page
            self.face = self._make_face()

    def _people(self) -> list[str]:
        """How the players are called on the screen."""
        humans = self.table.humans
        shown = list(self.table.record.players)
        for player in humans:
            if shown[player] == "human":
                shown[player] = self.texts.say("cli-you" if len(humans) == 1 else "cli-player", n=player + 1)
        return shown

    def say(self, name: str, /, **args: object) -> None:
        """Print a text, each of its lines by itself."""
        for line in self.texts.say(name, **args).splitlines():
            show(self.page.wrap(line, HANGING))

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
        show([self.page.rule(self.texts.say("game-name"))])
        if is_resumed:
            self.say("cli-resumed-over" if self.table.state.over else "cli-resumed", n=len(self.table.taken))
            self.seen = {player: self.table.last_of(player) or 0 for player in self.table.humans}
            self.noticed = len(self.table.taken)
            show(self.face.legend())
            return
        self.say("game-goal")
        show(self.face.primer(self.table.game.view(self.table.state, None)))
        if self.table.humans:
            self.say("cli-hint")
        else:
            show(
                self.face.story(self.table.game.view(self.table.state, None), self.table.told(0, self.table.seat_of(0)))
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
        if self.table.state.over or self.face.shows_scene(view):
            show(self.face.story(view, self.table.news(0, self.noticed)))
            self.noticed = len(self.table.taken)

    def _confirm(self, following: int) -> bool:
        """Before somebody else acts on what a person did, that person may take it back; False if it does."""
        last = self.table.player(self.table.taken[-1].seat)
        if last in self.table.bots or last == following:
            return True
        line = read_line(self.texts.say("cli-confirm"))
        if line and read_wish(line, self.texts).command is Command.UNDO:
            return self._undo(last) is not Next.GO_ON
        return True

    # -- asking -------------------------------------------------------------------------------------

    def _ask(self, seat: int, player: int) -> bool:
        """Ask a person until something is decided; False to leave."""
        if not self._change_places(player, seat):
            return False
        self._fit()
        asked = Asked(self.table, seat, self.face)
        self._begin(asked, player)
        while True:
            line = read_line(self.texts.say("cli-prompt"))
            if line is None:
                return False
            result = self._carry_out(read_wish(line, self.texts), asked, player)
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
        self.say("cli-curtain", name=self.face.name(view, seat), who=self.face.people[player])
        return read_line(self.texts.say("cli-press-enter")) is not None

    def _begin(self, asked: Asked, player: int) -> None:
        """At the start of a turn the news and the table; while an action goes on, only what came of the last answer."""
        is_first = player not in self.welcomed
        if not is_first and not self.face.shows_scene(asked.view):
            show(self.face.progress(asked.view, self.table.news(player, self.noticed)))
            self.noticed = len(self.table.taken)
            self._show_question(asked)
            return
        self._show_news(asked.view, player)
        self.welcomed.add(player)
        if is_first and not self.face.shows_seat(asked.view):
            show(self.face.seat(asked.view, asked.known, asked.seat))
        if self.drawn == len(self.table.taken):
            self._show_question(asked)
        else:
            self._show_table(asked)

    def _show_table(self, asked: Asked) -> None:
        self.drawn = len(self.table.taken)
        show(self.face.scene(asked.view, asked.known, asked.choices))
        self._show_question(asked)

    def _show_news(self, view: View, player: int) -> None:
        """What happened since the player was last asked."""
        news = self.table.news(player, self.seen[player])
        if player not in self.welcomed and not self.seen[player]:
            news = [*self.table.told(0, self.table.seat_of(player)), *news]
        self.seen[player] = self.noticed = len(self.table.taken)
        lines = self.face.story(view, news)
        if lines:
            show([self.page.rule(self.texts.say("cli-log")), *lines])

    def _show_question(self, asked: Asked) -> None:
        show([self.page.rule()])
        show(self.face.menu(asked.view, asked.known, asked.choices))
        question = self.face.question(asked.view, asked.known)
        show(self.page.wrap(self.page.paint(question, "bold")))
        if self.face.shows_scene(asked.view):
            self.say("cli-what-to-type", first=asked.choices[0].number, last=asked.choices[-1].number)

    # -- what was typed -----------------------------------------------------------------------------

    def _carry_out(self, wish: Wish, asked: Asked, player: int) -> Next:
        if wish.command is Command.CHOOSE:
            return self._choose(wish.rest, asked)
        if wish.command is Command.UNDO:
            return self._undo(player)
        if wish.command is Command.QUIT:
            return self._quit()
        if wish.command in (Command.BOARD, Command.NOTHING):
            return Next.SHOW if wish.command is Command.BOARD else self._again(asked)
        self._tell(wish, asked, player)
        return Next.ASK

    def _again(self, asked: Asked) -> Next:
        self._show_question(asked)
        return Next.ASK

    def _tell(self, wish: Wish, asked: Asked, player: int) -> None:
        """Commands that only show something."""
        if wish.command is Command.WHY:
            self._explain(wish.rest, asked)
        elif wish.command is Command.LOG:
            self._show_log(wish.rest, asked, player)
        elif wish.command is Command.SCORE:
            show(self.face.score(asked.view, asked.known))
        elif wish.command is Command.SEAT:
            self._show_seat(wish.rest, asked)
        elif wish.command is Command.RULE:
            show(rule_lines(self.table.game, wish.rest, self.texts, self.page))
        elif wish.command is Command.LEGEND:
            show(self.face.legend() or [self.texts.say("cli-no-legend")])
        elif wish.command is Command.SAVE:
            self._save(wish.rest)
        else:
            self.say("cli-help")
            show(self.face.primer(asked.view))

    def _choose(self, text: str, asked: Asked) -> Next:
        """A number or a notation; what is not legal is refused with its reason."""
        if text.isdecimal():
            chosen = asked.numbered(int(text))
            if chosen is None:
                return self._no_such_number(asked)
            return self._take(asked, chosen.action)
        notation = in_notation(text, self.texts)
        if self.face.shortcut(asked.known, notation) is not None:
            return self._take_all(asked, notation)
        action = asked.parse(notation)
        return self._not_understood(text, notation, asked) if action is None else self._take(asked, action)

    def _no_such_number(self, asked: Asked) -> Next:
        self.say("cli-no-such-number", first=asked.choices[0].number, last=asked.choices[-1].number)
        return Next.ASK

    def _not_understood(self, text: str, notation: str, asked: Asked) -> Next:
        """What is missing or wrong in something that begins like a choice; else where help is."""
        word, _, rest = notation.partition(" ")
        endings = reasons.endings(self.table, asked.seat, word)
        if not endings:
            self.say("cli-not-understood", text=text)
        elif not rest:
            self.say("cli-needs-level", text=word)
        else:
            listed = self.texts.say("cli-separator").join(endings)
            self.say("cli-no-such-level", text=f"{word.upper()} {rest}", word=word.upper(), endings=listed)
        return Next.ASK

    def _take(self, asked: Asked, action: int) -> Next:
        try:
            self.table.take(asked.seat, action)
        except IllegalAction as error:
            self._refuse(asked, action, error)
            return Next.ASK
        return Next.GO_ON

    def _take_all(self, asked: Asked, text: str) -> Next:
        """A word that answers several questions in a row."""
        known = asked.known
        while (action := self.face.shortcut(known, text)) is not None:
            self.table.take(asked.seat, action)
            known = self.table.state.conceal(asked.seat)
        return Next.GO_ON

    def _refuse(self, asked: Asked, action: int, error: IllegalAction) -> None:
        notation = self.table.game.format(self.table.state, asked.seat, action)
        self.say("cli-not-possible", notation=notation, reason=self.texts.refusal(error.refusal))

    def _explain(self, text: str, asked: Asked) -> None:
        """Why something, or everything else, is not possible."""
        notation = in_notation(text, self.texts)
        if not text or reasons.endings(self.table, asked.seat, notation):
            show(reasons.all_impossible(self.table, asked.seat, self.face, self.texts, self.page, notation))
            return
        chosen = asked.numbered(int(text)) if text.isdecimal() else None
        if text.isdecimal() and chosen is None:
            self._no_such_number(asked)
            return
        action = chosen.action if chosen else asked.parse(notation)
        if action is None:
            self._not_understood(text, notation, asked)
        else:
            self._explain_action(action, asked)

    def _explain_action(self, action: int, asked: Asked) -> None:
        game, state = self.table.game, self.table.state
        refusal = game.refusal(state, asked.seat, action)
        if refusal:
            self._refuse(asked, action, IllegalAction(refusal))
            return
        words = game.describe(state, asked.seat, action, self.face.texts)
        self.say("cli-is-possible", notation=game.format(state, asked.seat, action), words=words)

    def _undo(self, player: int) -> Next:
        try:
            self.table.undo(player)
        except CannotUndo as error:
            view = self.table.game.view(self.table.state, None)
            name = "" if error.seat is None else self.face.name(view, error.seat)
            self.say("undo-" + error.reason, name=name)
            if error.reason == "acted" and not self.confirms:
                self.say("undo-confirm")
            return Next.ASK
        self.noticed = len(self.table.taken)
        self.seen[player] = min(self.seen[player], self.noticed)
        self.say("undo-done")
        return Next.GO_ON

    def _show_log(self, text: str, asked: Asked, player: int) -> None:
        count = int(text) if text.isdecimal() else LOG_LENGTH
        news = self.table.news(player, max(0, len(self.table.taken) - count))
        show(self.face.story(asked.view, news) or [self.texts.say("cli-log-empty")])

    def _show_seat(self, letter: str, asked: Asked) -> None:
        seats = len(asked.view["seats"])
        letters = SEAT_LETTERS[:seats]
        if letter and letter.upper() not in tuple(letters):
            self.say("cli-no-such-seat", last=letters[-1])
            return
        seat = letters.index(letter.upper()) if letter else asked.seat
        show(self.face.seat(asked.view, asked.known, seat))

    def _save(self, text: str) -> None:
        path = reasons.path_of(text) or self.table.path
        if path is None:
            self.say("cli-save-where")
            return
        if path != self.table.path and path.exists():
            self.say("cli-save-exists", path=str(path))
            return
        try:
            self.table.save_as(path)
        except KaguraError as error:
            print(error)
            return
        print(self.texts.say("cli-saved", path=str(path)))

    # -- the end ------------------------------------------------------------------------------------

    def _quit(self) -> Next:
        if self.table.path or self.has_warned:
            return Next.LEAVE
        self.has_warned = True
        self.say("cli-quit-unsaved")
        return Next.ASK

    def _say_goodbye(self) -> None:
        if self.table.path:
            print(self.texts.say("cli-left-saved", path=str(self.table.path)))
        else:
            self.say("cli-left")

    def _finish(self) -> None:
        """The last news, the result, and where the match can be found."""
        view = self.table.game.view(self.table.state, None)
        for player in self.table.humans[:1]:
            self._show_news(view, player)
        show(self.face.scene(view, self.table.state.conceal(0)))
        show([self.page.rule(self.texts.say("cli-result"))])
        show(self.face.score(view, self.table.state.conceal(0)))
        self.say("cli-seed", seed=self.table.record.seed)
        if self.table.path:
            print(self.texts.say("cli-kept", path=str(self.table.path)))
