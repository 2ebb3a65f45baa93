"""What the parts of an offer share: what is known, in whose words, and how a choice is made up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kagura.core.offer import OfferedChoice, Why
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.notation import format_action
from kagura.games.rising_sun.state import State
from kagura.games.rising_sun.words import describe, shrine

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun

Facts = dict[str, Any]
Target = Mapping[str, int | str | bool | None]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked what, and what it knows.

    Attributes:
        game, known, seat, texts: as for `Game.offer`.
        s: the fields of `known`.
        op: the number of the decision.
        args: the numbers of the question, the first of them a seat.
        legal: 1 for each possible action.
    """

    game: RisingSun
    known: GameState
    seat: int
    texts: Texts
    s: State
    op: int
    args: tuple[int, ...]
    legal: bytes

    def say(self, name: str, /, **args: object) -> str:
        """A text with its arguments."""
        return self.texts.say(name, **args)

    def listed(self, names: Iterable[str]) -> str:
        """Names, one after the other."""
        return self.say("list-separator").join(names)

    def choice(
        self, action: int, label: str, target: Target, facts: Facts | None = None, better: str = ""
    ) -> OfferedChoice:
        """A choice; if it is not possible with the reason, be it said better by a text."""
        is_possible = self.legal[action]
        return OfferedChoice(
            action=action,
            notation=format_action(action),
            words=self.words(action),
            label=label,
            target=target,
            facts=facts if is_possible and facts else _of_impossible(facts or {}),
            why=None if is_possible else self.why(action, better),
        )

    def words(self, action: int) -> str:
        """What an action does, in a sentence."""
        return describe(self.s, self.seat, action, self.texts)

    def why(self, action: int, better: str = "") -> Why:
        """Why an action is not possible; `better` is a text that says it better than the refusal."""
        refusal = self.game.refusal(self.known, self.seat, action)
        assert refusal is not None
        return Why(refusal.rule, self.say(better or "refusal-" + refusal.reason, **refusal.args))

    def clan(self, seat: int) -> str:
        """The clan of a seat, by name."""
        return self.say("clan-" + k.CLAN_NAMES[self.s.clan[seat]])

    def province(self, province: int) -> str:
        """The name of a province."""
        return self.say("province-" + k.PROVINCE_NAMES[province])

    def shrine(self, slot: int) -> str:
        """A shrine, by its Kami."""
        return shrine(self.s, slot, self.texts)

    def spot(self, spot: int) -> str:
        """A province or, after them, a shrine."""
        return self.province(spot) if spot < k.PROVINCES else self.shrine(spot - k.PROVINCES)

    def piece(self, kind: int) -> str:
        """The name of a kind of piece."""
        return self.say("piece-" + k.KIND_NAMES[kind])


def _of_impossible(facts: Facts) -> Facts:
    """Nothing follows from what is not possible; what it would cost, and how many there are, says why."""
    return {name: facts[name] for name in ("cost", "count") if name in facts}


def capital(text: str) -> str:
    """With a capital letter at its beginning, where the script has them.

    >>> capital("buy nothing")
    'Buy nothing'
    """
    return text[:1].upper() + text[1:]


def clan_action(s: State, seat: int) -> int:
    """The action that names a clan (R-ACT-2)."""
    return d.A_CLAN + s.clan[seat]
