"""All that is not possible now, grouped by the reason."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from kagura.cli.table import Table
from kagura.core.face import Face
from kagura.core.page import Page
from kagura.core.text import Texts

MOST_NAMED = 14
LONG_RUN = 4  # notations with numbers in a row that are written as a range


def all_impossible(table: Table, seat: int, face: Face, texts: Texts, page: Page, word: str = "") -> list[str]:
    """One paragraph a reason: the rule, the sentence, and what it forbids; with `word` of notations that begin so."""
    groups: dict[str, list[str]] = {}
    for action in range(table.game.rules.actions):
        refusal = table.game.refusal(table.state, seat, action)
        if refusal and refusal.reason not in face.beside_the_point:
            notation = table.game.format(table.state, seat, action)
            if word and notation.split()[0] != word.upper():
                continue
            groups.setdefault(texts.refusal(refusal), []).append(notation)
    if not groups:
        return [texts.say("cli-all-possible")]
    lines = [texts.say("cli-impossible")]
    for reason, notations in groups.items():
        lines += page.wrap(f"  {named(notations, texts)}: {reason}", 6)
    return lines


def endings(table: Table, seat: int, word: str) -> list[str]:
    """What may follow a word that is an action without its level, in order; [] after any other."""
    game, state = table.game, table.state
    legal = set(state.choices(seat))
    actions = [action for action in range(game.rules.actions) if action in legal or game.refusal(state, seat, action)]
    split = [game.format(state, seat, action).split() for action in actions]
    return [rest for first, *rest_of in split for rest in rest_of if first == word.upper()]


def named(notations: list[str], texts: Texts) -> str:
    """Notations in a row, long runs as ranges; of many only the first, and how many more there are."""
    notations = [part for run in _runs(notations) for part in _written(run, texts)]
    shown = texts.say("cli-separator").join(notations[:MOST_NAMED])
    more = len(notations) - MOST_NAMED
    return shown if more <= 0 else texts.say("cli-and-more", shown=shown, n=more)


def _runs(notations: list[str]) -> list[list[str]]:
    """Neighbours that differ only by a number that counts up."""
    places = dict(enumerate(notations))

    def kind(place: int) -> tuple[str, int]:
        head, number = re.fullmatch(r"(.*?)(\d*)", places[place]).groups()  # type: ignore[union-attr]
        return (head, int(number) - place) if number else (places[place], -place)

    return [[places[place] for place in group] for _, group in groupby(places, kind)]


def _written(run: list[str], texts: Texts) -> list[str]:
    return run if len(run) <= LONG_RUN else [texts.say("cli-range", first=run[0], last=run[-1])]


def path_of(text: str) -> Path | None:
    """The file that is named, if one is."""
    return Path(text) if text else None
