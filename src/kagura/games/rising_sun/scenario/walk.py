"""A position of Rising Sun on its way: a step for each shrine of a Kami Turn, with what its outcome rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagura.core.content import Sheet
from kagura.core.event import Event
from kagura.core.text import Texts
from kagura.core.walk import Walk, WalkLine, WalkStep
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.events import E_SHRINE, EVENTS
from kagura.games.rising_sun.position import parse, read_position
from kagura.games.rising_sun.position_state import position_record
from kagura.games.rising_sun.results import results
from kagura.games.rising_sun.rules.answer import answer
from kagura.games.rising_sun.rules.asked import decision_of
from kagura.games.rising_sun.rules.play import answer_without_asking
from kagura.games.rising_sun.rules.position import take_places
from kagura.games.rising_sun.rules.step import step
from kagura.games.rising_sun.rules.todo import arg, push, top
from kagura.games.rising_sun.scenario.facts import in_words, shrine_facts
from kagura.games.rising_sun.scenario.faults import form, shown, words_of_scenario
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun

WON = EVENTS[E_SHRINE].name
#: Results of `results` that a Kami Turn has.
OF_KAMI_TURN = ("winners", "next")


def walk_position(
    game: RisingSun, text: str, texts: Texts, run: str = "", content: str | Path | Sheet | None = None
) -> ScenarioWalk:
    """A position from the text of its file.

    Raises:
        PositionError: it cannot be.
    """
    tree = parse(text)
    position = read_position(tree)
    if run and position.run != run:
        raise form("run", "other-run", value=shown(position.run), wanted=run)
    engine = game.engine(content, "plain")
    state = engine.adopt(position_record(game, position, engine), events=True)
    return ScenarioWalk(game, state, texts, tree, position.run)


class ScenarioWalk(Walk):
    """Runs the rules one thing at a time, to look at each shrine at the moment when it becomes current."""

    def __init__(self, game: RisingSun, state: Any, texts: Texts, tree: Mapping[str, Any], run: str) -> None:
        self.run = run
        self.words = words_of_scenario(texts.language)
        self._told = 0
        self._lone = False  # nothing has come of the winner's benefit so far
        super().__init__(game, state, texts, tree)

    # -- running ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """All that happens before the first decision."""
        s: State = self.state.fields
        take_places(s)
        self.steps[-1].title = self.words.say(f"step-{self.run.replace('+', '-')}", number=s.kami_turn + 1)
        self._settle(s)

    def carry_out(self, seat: int, action: int) -> None:
        """A decision, and all that follows from it without one."""
        s: State = self.state.fields
        s.log.count = self._told = 0
        self._lone = False
        answer(s, seat, decision_of(s, seat), action)
        self._settle(s)

    def _settle(self, s: State) -> None:
        """As the rules do it, with a step opened before each shrine and after the last one."""
        while s.phase != k.AT_END:
            if top(s) == d.DO_SHRINE:
                self._open_shrine(s, arg(s, 1))
            elif top(s) == d.DO_STOP:
                self._open_end(s)
            if top(s) >= d.DECISIONS:
                step(s)
            elif not answer_without_asking(s):
                self._lone = False
                break
        self._tell_new()

    def _tell_new(self) -> None:
        """Add the events since the last time to the step."""
        events = self.state.events()[self._told :]
        self._told += len(events)
        self._lone = self._lone and len(events) <= 1  # that the shrine was won is one
        self.tell(events)

    # -- steps --------------------------------------------------------------------------------------

    def _open(self, title: str, facts: Mapping[str, Any]) -> WalkStep:
        """End the step before and begin one."""
        self._tell_new()
        self._tell_idle()
        opened = WalkStep(title, facts)
        self.steps.append(opened)
        return opened

    def _open_shrine(self, s: State, slot: int) -> None:
        facts = shrine_facts(s, slot)
        title = self.words.say("step-shrine", number=slot + 1, kami=self.words.say(f"kami-{facts['kami']}"))
        opened = self._open(title, facts)
        clans = [k.CLAN_NAMES[clan] for clan in s.clan]
        opened.lines += [WalkLine("reason", rule, text) for rule, text in in_words(facts, clans, self.words)]
        if facts["winner"] is not None:
            self._lone = True

    def _open_end(self, s: State) -> None:
        found = results(s)
        opened = self._open(self.words.say("step-end"), {})
        if self.run == "kami_turn":
            what, _, clan = found["next"].partition(" ")
            name = self.words.say(f"clan-{clan}") if clan else ""
            opened.lines.append(WalkLine("reason", "R-KAMI-16", self.words.say(f"next-{what}", clan=name)))

    def tell(self, events: Sequence[Event]) -> None:
        """Add events; who wins a shrine is told first what it gives."""
        facts = self.steps[-1].facts
        if events and events[0].name == WON:
            super().tell(events[:1])
            words = self.words.say(f"benefit-{facts['kami']}", **self._numbers(self.state.fields))
            self.steps[-1].lines.append(WalkLine("reason", facts["rule"], words, facts["winner"]))
            events = events[1:]
        super().tell(events)

    def decision(self, seat: int, action: int) -> str:
        """An answer in words, and whose it is."""
        return self.words.say("decides", clan=self.who(seat), what=super().decision(seat, action))

    def who(self, seat: int) -> str:
        """The clan of the seat."""
        return self.words.say(f"clan-{k.CLAN_NAMES[self.state.fields.clan[seat]]}")

    def _tell_idle(self) -> None:
        """Say why nothing came of a benefit that was won."""
        facts = self.steps[-1].facts
        if self._lone and facts:
            words = self.words.say(f"idle-{facts['kami']}", clan=self.who(facts["winner"]))
            self.steps[-1].lines.append(WalkLine("reason", facts["rule"], words, facts["winner"]))
        self._lone = False

    def _numbers(self, s: State) -> dict[str, int]:
        content = s.content
        return {
            "moves": content.fujin_moves,
            "ronin": content.hachiman_ronin,
            "discount": content.ryujin_discount,
            "vp": content.susanoo_vp,
            "coins": content.tsukuyomi_coins,
        }

    def view(self) -> dict[str, Any]:
        """Everything as it is now; between two shrines nobody is asked."""
        s: State = self.state.fields
        if s.phase == k.AT_END or top(s) < d.DECISIONS:
            return super().view()
        twin = self.state.copy()
        push(twin.fields, d.AMA, 0, 0, 0, 0)  # who acts can be said of decisions alone
        return self.game.view(twin, None) | {"acting": [], "decision": None}

    def results(self) -> Mapping[str, Any]:
        """Who won which shrine, and who comes next; of other runs nothing."""
        found = results(self.state.fields) if self.state.over and self.run == "kami_turn" else {}
        return {name: found[name] for name in OF_KAMI_TURN if name in found}
