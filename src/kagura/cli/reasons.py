"""All that is not possible now, grouped by the reason."""

from __future__ import annotations

from pathlib import Path

from kagura.cli.table import Table
from kagura.core.face import Face
from kagura.core.page import Page
from kagura.core.text import Texts

MOST_NAMED = 14


def all_impossible(table: Table, seat: int, face: Face, texts: Texts, page: Page) -> list[str]:
    """One paragraph a reason: the rule, the sentence, and what it forbids."""
    groups: dict[str, list[str]] = {}
    for action in range(table.game.rules.actions):
        refusal = table.game.refusal(table.state, seat, action)
        if refusal and refusal.reason not in face.beside_the_point:
            notation = table.game.format(table.state, seat, action)
            groups.setdefault(texts.refusal(refusal), []).append(notation)
    if not groups:
        return [texts.say("cli-all-possible")]
    lines = [texts.say("cli-impossible")]
    for reason, notations in groups.items():
        lines += page.wrap(f"  {named(notations, texts)}: {reason}", 6)
    return lines


def named(notations: list[str], texts: Texts) -> str:
    """Notations in a row; of many only the first, and how many more there are."""
    shown = texts.say("cli-separator").join(notations[:MOST_NAMED])
    more = len(notations) - MOST_NAMED
    return shown if more <= 0 else texts.say("cli-and-more", shown=shown, n=more)


def path_of(text: str) -> Path | None:
    """The file that is named, if one is."""
    return Path(text) if text else None
