"""Golden screens of fixed moments in a terminal. `python -m tests.games.rising_sun.screens` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kagura.core.face import Choice, Face
from kagura.core.page import Page
from kagura.core.state import GameState
from tests.games.rising_sun.positions import GAME, new, walk

FOLDER = Path(__file__).parent
PEOPLE = ["Ann", "greedy", "random", "Bo", "Cy"]
PAGES = {
    "en": ("en", Page()),
    "ja": ("ja", Page()),
    "spoken": ("en", Page(spoken=True, boxes=False)),
}
#: Shown are the first moments at which these are asked, and the end.
MOMENTS = ("BALLOT", "TRAIN", "BID-SEP", "SEPPUKU")


def face(state: GameState, page: Page | None = None, language: str = "en") -> Face:
    """The face of a match."""
    return GAME.face(language, page or Page(), PEOPLE, state.engine)


def offered(state: GameState, seat: int, shown: Face) -> list[Choice]:
    """The choices of a seat as a sitting numbers them."""
    actions = state.choices(seat)
    return [
        Choice(n, a, GAME.format(state, seat, a), GAME.describe(state, seat, a, shown.texts))
        for n, a in zip(shown.numbers(state.conceal(seat), actions), actions, strict=True)
    ]


def screen(state: GameState, shown: Face) -> Iterator[str]:
    """All that a sitting can show of a moment."""
    seat = (state.acting() or (0,))[0]
    view, known = GAME.view(state, seat), state.conceal(seat)
    choices = offered(state, seat, shown) if not state.over else []
    yield from shown.scene(view, known, choices)
    yield from shown.menu(view, known, choices)
    yield shown.question(view, known)
    yield from shown.seat(view, known, seat)
    yield from shown.score(view, known)


def text(name: str) -> str:
    """The screens of one kind of page."""
    language, page = PAGES[name]
    state = new(seed=4, events=True)
    shown = face(state, page, language)
    lines = [*shown.primer(GAME.view(state, None)), ""]
    told, waited = list(state.events()), list(MOMENTS)
    for number, moment in enumerate(walk(state, seed=8)):
        told += moment.events() if number else []
        view = GAME.view(moment, None)
        asked = "" if moment.over else view["decision"]["name"]
        if asked in waited or moment.over:
            waited = [name for name in waited if name != asked]
            lines += [f"-- after {number} decisions", *shown.story(view, [e for e in told if not e.secret]), ""]
            lines += [*screen(moment, shown), ""]
            told = []
    return "".join(line + "\n" for line in lines)


def path(name: str) -> Path:
    """The file of one kind of page."""
    return FOLDER / f"{name}.txt"
