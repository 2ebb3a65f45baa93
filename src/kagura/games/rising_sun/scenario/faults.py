"""Faults of position files, and why a position cannot be in words (R-SCN-3, R-SCN-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagura.core.errors import PositionError, PositionFault
from kagura.core.text import Texts

PACKAGE = "kagura.games.rising_sun.scenario"
GAME = "kagura.games.rising_sun"
#: Arguments that are names of the content: name of the argument -> texts of its values.
STEMS = {"clan": "clan-", "piece": "piece-", "card": "card-", "kami": "kami-", "mandate": "mandate-"}
MOST_SHOWN = 60  # signs of a value that was given


def words_of_scenario(language: str) -> Texts:
    """The texts of the scenario, with those of the game below them."""
    return Texts(language, PACKAGE, GAME, "kagura.core")


def form(where: str, reason: str, /, **args: Any) -> PositionError:
    """A fault of form: what the file says is no position (R-SCN-3)."""
    return error([PositionFault(where, reason, "", args)])


def shown(value: Any) -> str:
    """A value as the file gave it, not too long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits have no text
        text = "…"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def error(faults: Sequence[PositionFault]) -> PositionError:
    """The error for faults, a line for each."""
    texts = words_of_scenario("en")
    lines = [
        f"{fault.rule}{': ' if fault.rule else ''}{fault.where or 'the position'}: {in_words(fault, texts)}"
        for fault in faults
    ]
    return PositionError("\n".join(lines), faults)


def in_words(fault: PositionFault, texts: Texts) -> str:
    """Why it cannot be, without the place."""
    own = words_of_scenario(texts.language)
    args = {name: _said(name, value, own) for name, value in fault.args.items()}
    return own.say(f"fault-{fault.reason}", **args)


def _said(name: str, value: int | str, texts: Texts) -> int | str:
    stem = STEMS.get(name)
    return texts.say(f"{stem}{value}") if stem else value
