"""What a person may type: a choice, or one of a few commands, in either language."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum

from kagura.core.text import Texts


class Command(Enum):
    """What is wished. The value names the text with the words for it."""

    CHOOSE = "choose"
    NOTHING = "nothing"
    WHY = "why"
    UNDO = "undo"
    LOG = "log"
    BOARD = "board"
    LEGEND = "legend"
    SEAT = "seat"
    SCORE = "score"
    RULE = "rule"
    HELP = "help"
    SAVE = "save"
    QUIT = "quit"


NAMED = tuple(command for command in Command if command not in (Command.CHOOSE, Command.NOTHING))


LONGEST = 200  # signs of a line that are read


@dataclass(frozen=True, slots=True)
class Wish:
    """A command with what follows it."""

    command: Command
    rest: str = ""


def read_wish(line: str, texts: Texts) -> Wish:
    """What a typed line means. Signs as wide as Japanese ones count like narrow ones."""
    text = "".join(char for char in unicodedata.normalize("NFKC", line) if char.isprintable()).strip()[:LONGEST]
    if not text:
        return Wish(Command.NOTHING)
    if text.startswith("?"):
        return Wish(Command.WHY, text[1:].strip())
    first, _, rest = text.partition(" ")
    for command in NAMED:
        if first.lower() in texts.say("command-" + command.value).split():
            return Wish(command, rest.strip())
    return Wish(Command.CHOOSE, text)
