"""Decisions in notation, as the worked examples write them (R-ACT-1 to 3).

`PASS`, `YES`, `MANDATE harvest`, `CLAN koi`, `PROV edo`, `SLOT 2`, `KIND bushi`, `GIFT coins`,
`CARD komainu`, `FIG bushi@edo`, `NUM 3`; the name of the decision may stand before it.
"""

from __future__ import annotations

from kagura.core.errors import NotationError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d

#: Word of a block of codes -> its first code and the names of its arguments.
BLOCKS: dict[str, tuple[int, tuple[str, ...]]] = {
    "MANDATE": (d.A_MANDATE, k.MANDATE_NAMES),
    "CLAN": (d.A_CLAN, k.CLAN_NAMES),
    "PROV": (d.A_PROV, k.PROVINCE_NAMES),
    "SLOT": (d.A_SLOT, tuple(str(i) for i in range(k.SLOTS))),
    "KIND": (d.A_KIND, k.KIND_NAMES),
    "GIFT": (d.A_GIFT, ("coins", "ronin")),
    "CARD": (d.A_CARD, k.CARD_NAMES),
    "FIG": (d.A_FIG, tuple(f"{kind}@{province}" for kind in k.KIND_NAMES for province in k.PROVINCE_NAMES)),
    "NUM": (d.A_NUM, tuple(str(i) for i in range(d.NUMBERS))),
}
_HINT = "write PASS, YES, or a word with its argument such as CLAN koi, PROV edo, FIG bushi@edo or NUM 3"
_NAMES = ["PASS", "YES", *(f"{word} {name}" for word, (_, names) in BLOCKS.items() for name in names)]
_CODES = {name.lower(): code for code, name in enumerate(_NAMES)}


def format_action(action: int) -> str:
    """The notation of an action code.

    >>> format_action(0), format_action(98), format_action(177)
    ('PASS', 'FIG bushi@kansai', 'NUM 3')
    """
    return _NAMES[action]


def parse_action(text: str) -> int:
    """The action code of a notation; whether it is legal is another question.

    >>> parse_action("CLAN koi"), parse_action("BET-CLAN CLAN koi")
    (7, 7)

    Raises:
        NotationError: the text is no notation.
    """
    words = text.split()
    if len(words) > 1 and words[0].upper() in d.DECISION_NAMES and " ".join(words).lower() not in _CODES:
        words = words[1:]
    code = _CODES.get(" ".join(words).lower())
    if code is None:
        raise NotationError(f"{text!r} is no decision; {_HINT}")
    return code
