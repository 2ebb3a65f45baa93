"""What speaks for a choice, for a hint: what follows from it here and now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.core.offer import OfferedChoice
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.browser import bidding
from kagura.games.rising_sun.browser.answers import answers
from kagura.games.rising_sun.browser.asked import Asked
from kagura.games.rising_sun.browser.offer import asking
from kagura.games.rising_sun.browser.stage_cards import card_words
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun


def reason(game: RisingSun, known: GameState, seat: int, action: int, texts: Texts) -> str:
    """One or two short sentences, the same whenever the seat knows the same."""
    asked = asking(game, known, seat, texts)
    choice = next(choice for choice in answers(asked) if choice.action == action)
    said = _standing(asked, choice) + list(choice.facts.get("notes", ())) + _words(asked, action)
    if said:
        return texts.say("sentence-separator").join(said)
    return texts.say("hint-nothing") if action == d.PASS else texts.say("hint-words", words=choice.words)


def _standing(asked: Asked, choice: OfferedChoice) -> list[str]:
    """Own Force before and after, and how it stands."""
    if "force" not in choice.facts:
        return []
    before, after = choice.facts["force"]
    standing = choice.facts["standing"]
    return [asked.say("hint-force", label=choice.label, before=before, after=after, standing=standing)]


def _words(asked: Asked, action: int) -> list[str]:
    """What a card does, or an advantage that is bid for."""
    s: State = asked.s
    if d.A_CARD <= action < d.A_FIG:
        return [card_words(s.content, asked.texts, action - d.A_CARD)]
    if d.BID_SEP <= asked.op <= d.BID_POE and action > d.A_NUM:
        shown = bidding.facts(asked)["advantages"][asked.op - d.BID_SEP]
        name = asked.say("advantage-" + k.ADVANTAGE_NAMES[asked.op - d.BID_SEP])
        return [asked.say("hint-fact", label=name, fact=shown["words"])]
    return []
