"""Decisions in notation, as in section 22 of the specification.

`MOVE 2+` main choice with level and card, `REST` (`PASS` on day 5), `>7` go, `STOP`, `a` `b` prayer
branch, `R` `B` `Y` `P` colour, `n2` number, `kon` character, `reveal 3` revelation card 3.
"""

from __future__ import annotations

from kagura.core.errors import NotationError
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLOUR_LETTERS, LEVEL_NAMES
from kagura.games.last_kannagi.rules.play import main_code
from kagura.games.last_kannagi.rules.time import is_last_day
from kagura.games.last_kannagi.rules.turn import card_of, kind_of, level_of
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import SPACES

DIGITS = 9  # of a number, at most
KIND_WORDS = ("MOVE", "BUILD", "PRAY", "BLESS", "DED")
_HINT = "write a main choice such as MOVE 2+ or REST, or >7, STOP, a, b, R, n2, a character, reveal 3"


def format_action(s: State, seat: int, action: int) -> str:
    """The notation of an action code."""
    if action < k.REST:
        plus = "+" if card_of(action) else ""
        return f"{KIND_WORDS[kind_of(action)]} {LEVEL_NAMES[level_of(action)]}{plus}"
    if action == k.REST:
        return "PASS" if is_last_day(s) else "REST"
    if action < k.REVEAL:
        return format_answer(action)
    return f"reveal {s.hand[seat][action - k.REVEAL]}"


def format_answer(action: int) -> str:
    """The notation of an answer to one of the smaller questions, `STOP` to the last character."""
    if action == k.STOP:
        return "STOP"
    if action < k.ANSWER_A:
        return f">{action - k.GO}"
    if action < k.COLOUR:
        return "ab"[action - k.ANSWER_A]
    if action < k.NUMBER:
        return COLOUR_LETTERS[action - k.COLOUR]
    if action < k.TAKE_CHARACTER:
        return f"n{action - k.NUMBER}"
    return CHARACTER_NAMES[action - k.TAKE_CHARACTER]


def parse_action(s: State, seat: int, text: str) -> int:
    """The action code of a notation; whether it is legal is another question.

    Raises:
        NotationError: the text is no notation.
    """
    words = text.split()
    if len(words) == 2:
        return _two_words(s, seat, words[0], words[1], text)
    if len(words) != 1:
        raise NotationError(f"{text!r} is no decision; {_HINT}")
    return _one_word(words[0], text)


def _two_words(s: State, seat: int, word: str, rest: str, text: str) -> int:
    if word.upper() in KIND_WORDS:
        card = rest.endswith("+")
        level = rest.rstrip("+").upper()
        if level not in LEVEL_NAMES or rest.count("+") > 1:
            raise NotationError(f"{text!r}: the level is 1, 2, 3, 4 or EX, with + for a blessing card")
        if card and level == "1":
            raise NotationError(f"{text!r}: K-CARD-1: no card is played for level 1")
        return main_code(KIND_WORDS.index(word.upper()), LEVEL_NAMES.index(level), int(card))
    if word.lower() == "reveal" and _is_number(rest):
        hand = s.hand[seat]
        if int(rest) == k.NO_CARD or int(rest) not in hand:
            raise NotationError(f"{text!r}: this hand has no revelation card {rest}")
        return k.REVEAL + hand.index(int(rest))
    raise NotationError(f"{text!r} is no decision; {_HINT}")


def _one_word(word: str, text: str) -> int:
    if word.upper() in ("REST", "PASS"):
        return k.REST
    if word.upper() == "STOP":
        return k.STOP
    if word in ("a", "b"):
        return k.ANSWER_A + "ab".index(word)
    if len(word) == 1 and word in COLOUR_LETTERS:
        return k.COLOUR + COLOUR_LETTERS.index(word)
    if word.lower() in CHARACTER_NAMES:
        return k.TAKE_CHARACTER + CHARACTER_NAMES.index(word.lower())
    if word[:1] == ">" and _is_number(word[1:]) and int(word[1:]) < SPACES:
        return k.GO + int(word[1:])
    if word[:1] == "n" and _is_number(word[1:]) and int(word[1:]) < k.NUMBERS:
        return k.NUMBER + int(word[1:])
    raise NotationError(f"{text!r} is no decision; {_HINT}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= DIGITS
