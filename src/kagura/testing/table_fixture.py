"""What a server would send of a match, as JSON: to develop and test a client without a server.

python -m kagura.testing.table_fixture last_kannagi --seed 7 --decisions 60 --seat 0 --language en
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import kagura
from kagura.core.event import Event
from kagura.core.game import Game
from kagura.core.offer import Offer
from kagura.core.options import parse_options
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES, Texts

BEAM = 8


def main(argv: Sequence[str] | None = None) -> int:
    """Write one fixture on the standard output."""
    parser = argparse.ArgumentParser(prog="python -m kagura.testing.table_fixture", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--decisions", type=int, default=60, help="decisions taken before; -1: to the end")
    parser.add_argument("--until", default="", help="then go on until this kind of decision is pending")
    parser.add_argument("--seat", type=int, default=None, help="who looks; left out: who is asked; -1: a spectator")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--options", default="", help="name=value name=value")
    args = parser.parse_args(argv)
    game = kagura.make(args.game)
    found = fixture(game, args.seed, args.decisions, args.seat, args.language, parse_options(args.options), args.until)
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    return 0


def fixture(
    game: Game,
    seed: str,
    decisions: int,
    seat: int | None = None,
    language: str = "en",
    options: Mapping[str, Any] | None = None,
    until: str = "",
) -> dict[str, Any]:
    """Stage, view, offers and log entries of a match, played by a short search, as one viewer gets them.

    Args:
        game: the game.
        seed: of the match.
        decisions: how many are taken; negative: all.
        seat: who looks; None: who is asked then; -1: a spectator.
        language: of the texts.
        options: of the match.
        until: if not "", go on until this kind of decision is pending (or the match is over).
    """
    texts = game.texts(language)
    state = game.new(options, seed, events=True)
    random = Random(f"fixture {seed}")
    log: list[tuple[int, int, GameState, GameState]] = []
    before = state.copy()
    while state.acting() and (
        len(log) != decisions if not until else not _is_there(game, state, until, decisions, len(log))
    ):
        who = state.acting()[0]
        before = state.copy()
        action = _some_action(state, who, random)
        state.apply(who, action)
        log.append((who, action, before, state.copy()))
    viewer = seat if seat is not None else (state.acting() or (0,))[0]
    eyes = None if viewer < 0 else viewer
    return {
        "game": game.name,
        "seed": seed,
        "decisions": len(log),
        "seat": eyes,
        "language": language,
        "acting": list(state.acting()),
        "stage": game.stage(state.engine, texts),
        "view": game.view(state, eyes),
        "offers": [asdict(offer) for offer in _offers(game, state, eyes, texts)],
        "entries": _entries(game, log, game.new(options, seed, events=True), eyes, texts),
    }


def _is_there(game: Game, state: GameState, until: str, decisions: int, taken: int) -> bool:
    return taken >= decisions and game.view(state, None).get("decision") == until


def _some_action(state: GameState, seat: int, random: Random) -> int:
    """Mostly what a short search finds, now and then anything."""
    if random.random() < 0.1:
        return random.choice(state.choices(seat))
    return state.determinise(seat, random.getrandbits(64)).best(seat, 2, BEAM)


def _offers(game: Game, state: GameState, seat: int | None, texts: Texts) -> list[Offer]:
    """Of the viewer and of what else its player has."""
    if seat is None:
        return []
    seats = range(game.seats(game.options_of(state)))
    own = [other for other in seats if game.player_of(state, other) == game.player_of(state, seat)]
    return [game.offer(state.conceal(other), other, texts) for other in own if state.choices(other)]


def _entries(
    game: Game, log: Sequence[tuple[int, int, GameState, GameState]], first: GameState, eyes: int | None, texts: Texts
) -> list[dict[str, Any]]:
    entries = [_entry(game, 0, None, first, eyes, texts)]
    for number, (seat, action, before, after) in enumerate(log, 1):
        entry = _entry(game, number, seat, after, eyes, texts)
        entry |= {
            "notation": game.format(before, seat, action),
            "words": game.describe(before, seat, action, texts),
            "day": game.heading(game.view(before, eyes), texts),
        }
        entries.append(entry)
    return entries


def _entry(
    game: Game, number: int, seat: int | None, state: GameState, eyes: int | None, texts: Texts
) -> dict[str, Any]:
    view = game.view(state, eyes)
    events = game.events_for(state, eyes)
    told = game.narrate(view, events, texts, state.engine)
    return {
        "number": number,
        "seat": seat,
        "notation": None,
        "words": None,
        "at": 1_700_000_000 + 60 * number,
        "by": "bot" if number else "set-up",
        "day": game.heading(view, texts),
        "told": [_told(event, text) for event, text in zip(events, told, strict=True)],
    }


def _told(event: Event, text: str) -> dict[str, Any]:
    return {"name": event.name, "rule": event.rule, "seat": event.seat, "args": dict(event.args), "text": text}


if __name__ == "__main__":
    sys.exit(main())
