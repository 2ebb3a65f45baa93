"""What can be played, as the lobby shows it."""

from __future__ import annotations

import functools
import logging
from typing import Any

from kagura.bots import bots
from kagura.core.game import Game
from kagura.core.options import Option, OptionValue, show
from kagura.core.registry import installed, make
from kagura.core.text import Texts
from kagura.server.protocol import BotInfo, GameInfo, Language, OptionInfo
from kagura.server.render import bot_title, texts_of

log = logging.getLogger("kagura.server")
#: From the weakest to the strongest; others follow by name.
LEVELS = ("random", "greedy", "search")


def games(language: Language) -> list[GameInfo]:
    """All installed games that can be played at a table; one with a fault of its own does not take the others along."""
    found = []
    for name in installed():
        try:
            game = make(name)
            if game.has_browser_face:
                found.append(game_info(game, language))
        except Exception as fault:  # noqa: BLE001 - whatever a game that was added does wrong
            note(name, f"{type(fault).__name__}: {fault}")
    return found


@functools.cache
def note(game: str, fault: str) -> None:
    """Write a game's fault into the log, once: the list is asked for again and again."""
    log.error("a game cannot be shown, and is left out", extra={"game": game, "fault": fault})


def game_info(game: Game, language: Language) -> GameInfo:
    """A game with its options and bots."""
    texts = texts_of(game, language)
    option, places = places_of(game)
    lesson = game.lesson(texts)
    return GameInfo(
        name=game.name,
        title=texts.say("game-name"),
        words=texts.say("game-goal"),
        version=game.version,
        options=[_option(declared, texts) for declared in game.options_declared],
        places=places,
        place_option=option,
        house_values=sum(datum.provenance == "reconstructed" for datum in game.shipped.values()),
        bots=[_bot(name, texts) for name in levels()],
        lesson=lesson.words if lesson else "",
    )


def places_of(game: Game) -> tuple[str, dict[str, int]]:
    """The option by which the number of players differs ("" if none does), and that number for each value."""
    for option in game.options_declared:
        counts = {show(value): game.players({option.name: value}) for value in option.values}
        if len(set(counts.values())) > 1:
            return option.name, counts
    return "", {"": game.players()}


def levels() -> list[str]:
    """All installed bots, the weakest first."""
    found = bots()
    return [name for name in LEVELS if name in found] + [name for name in found if name not in LEVELS]


def _option(option: Option, texts: Texts) -> OptionInfo:
    values: list[Any] = list(option.values)
    return OptionInfo(
        name=option.name,
        rule=option.rule,
        words=texts.say(_text_of(option)),
        default=option.default,
        values=values,
        value_words=[texts.say(_text_of(option, value)) for value in option.values],
    )


def _text_of(option: Option, value: OptionValue | None = None) -> str:
    words = option.name if value is None else f"{option.name}-{show(value)}"
    return "option-" + words.replace("_", "-")


def _bot(name: str, texts: Texts) -> BotInfo:
    words = texts.say(f"bot-{name}-words") if texts.has(f"bot-{name}-words") else ""
    return BotInfo(name=name, title=bot_title(name, texts), words=words)
