"""Golden playthroughs: a whole match as readable text, with what every seat sees and is told.

    python -m kagura.testing.playthrough last_kannagi --option mode=team2 --seed 7 >team2.txt
    python -m kagura.testing.playthrough last_kannagi --check team2.txt ...
    python -m kagura.testing.playthrough last_kannagi --renew team2.txt ...

`--renew` replays the decisions that stand in the files and writes anew what follows from them, so that the
difference in version control shows what a change of the rules has done.

Below each decision stand the legal choices, the events with their rules (``[A]``: told to seat A alone), what
changed in the view that everybody has, what changed beyond that in the view of a seat, and the digest.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import kagura
from kagura.core.errors import KaguraError
from kagura.core.event import NOBODY, Event
from kagura.core.game import Game
from kagura.core.options import Options, parse_options, show
from kagura.core.state import GameState
from kagura.testing.match import Match, Moment, pick_decision

SEAT_LETTERS = "ABCDEFGH"
WIDTH = 120
#: Share of the decisions of a new playthrough that the search takes.
SEARCHED = 0.9
SHOWN_DIFFERENCES = 40
_DECISION = re.compile(r"[0-9]+ ([A-H]) (.+)")
Flat = dict[str, str]


class PlaythroughError(KaguraError):
    """A file is no playthrough of this game."""


def new_playthrough(game: Game, options: dict[str, Any] | None = None, seed: str = "1", mode: str = "plain") -> str:
    """The text of a match in which most decisions are those of the search, and some are random."""
    match = Match(game, seed, options, "playthrough", mode)
    return "".join(line + "\n" for line in _lines(match, _play(match)))


def renewed(game: Game, text: str, mode: str = "plain") -> str:
    """The text of the match with the same header and decisions, as the rules play it now.

    Raises:
        PlaythroughError: the text is no playthrough, or a decision is not legal any more.
    """
    lines = text.splitlines()
    options = dict(line.split(" ", 2)[1:] for line in lines if line.startswith("option "))
    seeds = [line.partition(" ")[2] for line in lines if line.startswith("seed ")]
    if not lines or not lines[0].startswith(f"playthrough {game.name} ") or len(seeds) != 1:
        raise PlaythroughError(f"this is no playthrough of {game.name}")
    decisions = [found.groups() for line in lines if (found := _DECISION.fullmatch(line))]
    match = Match(game, seeds[0], options, "playthrough", mode)
    return "".join(line + "\n" for line in _lines(match, _replay(match, decisions)))


def differences(game: Game, text: str, mode: str = "plain") -> list[str]:
    """What is different when the decisions of a playthrough are played now; empty if nothing is."""
    expected, found = text.splitlines(), renewed(game, text, mode).splitlines()
    return list(difflib.unified_diff(expected, found, "as it stands", f"in {mode} mode", lineterm="", n=1))


def _play(match: Match) -> Iterator[Moment]:
    picker = Random(f"playthrough {match.seed}")
    state = match.new()
    while not state.over:
        seat, action = pick_decision(match, state, picker, 0.0)
        if picker.random() < SEARCHED and seat in state.acting():
            action = state.determinise(seat, picker.getrandbits(64)).best(seat)
        yield Moment(state, seat, action)
        state.apply(seat, action)
        match.decision += 1
    yield Moment(state, NOBODY, NOBODY)


def _replay(match: Match, decisions: Iterable[tuple[str, ...]]) -> Iterator[Moment]:
    state = match.new()
    for letter, notation in decisions:
        seat = SEAT_LETTERS.index(letter)
        action = match.game.parse(state, seat, notation)
        refusal = match.game.refusal(state, seat, action)
        if refusal:
            raise PlaythroughError(f"decision {match.decision + 1}, {letter} {notation}: {refusal}")
        yield Moment(state, seat, action)
        state.apply(seat, action)
        match.decision += 1
    yield Moment(state, NOBODY, NOBODY)


def _lines(match: Match, moments: Iterable[Moment]) -> Iterator[str]:
    yield f"playthrough {match.game.name} {match.game.version}"
    for name, value in Options(match.game.options_declared, match.options).items():
        yield f"option {name} {show(value)}"
    yield f"seed {match.seed}"
    yield ""
    yield "set-up"
    seen: dict[int | None, Flat] = {viewer: {} for viewer in (None, *match.seats)}
    for moment in moments:
        yield from _after(match, moment.state, seen)
        if moment.seat != NOBODY:
            yield ""
            yield from _decision(match, moment)
    yield from _ending(match, moment.state)


def _decision(match: Match, moment: Moment) -> Iterator[str]:
    game, state, seat = match.game, moment.state, moment.seat
    choices = [game.format(state, seat, action) for action in state.choices(seat)]
    yield f"{match.decision + 1} {SEAT_LETTERS[seat]} {game.format(state, seat, moment.action)}"
    yield from _wrapped(f"  of {len(choices)}:", choices, ",")


def _after(match: Match, state: GameState, seen: dict[int | None, Flat]) -> Iterator[str]:
    """Events, what changed in everybody's view, what changed beyond that in a seat's, and the digest."""
    for event in state.events():
        yield f"  {_told_to(match, state, event)}{event.rule} {event.name}{_event_args(event)}"
    common = flat(match.game.view(state, None))
    yield from _wrapped("  all see:", _changes(seen[None], common), ";")
    seen[None] = common
    for seat in match.seats:
        own = flat(match.game.view(state, seat))
        hidden = {path: value for path, value in own.items() if common.get(path) != value}
        news = [f"{path} {value}" for path, value in hidden.items() if seen[seat].get(path) != value]
        yield from _wrapped(f"  {SEAT_LETTERS[seat]} sees:", news, ";")
        seen[seat] = hidden
    yield f"  digest {state.digest()}"


def _told_to(match: Match, state: GameState, event: Event) -> str:
    if event in match.game.events_for(state, None):
        return ""
    told = [SEAT_LETTERS[seat] for seat in match.seats if event in match.game.events_for(state, seat)]
    return f"[{''.join(told)}] "


def _event_args(event: Event) -> str:
    shown = [f"{name}={value}" for name, value in event.args.items() if name != "seat"]
    whose = [] if event.seat == NOBODY else [SEAT_LETTERS[event.seat]]
    return "".join(f" {word}" for word in [*whose, *shown])


def _ending(match: Match, state: GameState) -> Iterator[str]:
    outcome = match.game.outcome(state)
    yield ""
    if outcome is None:
        yield "open"
        return
    yield f"end {outcome.ending}"
    for seat in match.seats:
        lines = " ".join(f"{name}={value}" for name, value in outcome.lines[seat].items())
        yield f"  {SEAT_LETTERS[seat]} rank {outcome.placing[seat]} score {outcome.scores[seat]}: {lines}"


def flat(view: Any, prefix: str = "") -> Flat:
    """A view as path -> text; a list of bare values is one text.

    >>> flat({"day": 1, "world": [{"tokens": [0, 2]}, {"tokens": [1, 0]}]})
    {'day': '1', 'world.0.tokens': '0 2', 'world.1.tokens': '1 0'}
    """
    if isinstance(view, dict) and view:
        parts = [flat(value, f"{prefix}{name}.") for name, value in view.items() if f"{prefix}{name}" != "seat"]
    elif isinstance(view, list) and any(isinstance(value, dict) for value in view):
        parts = [flat(value, f"{prefix}{number}.") for number, value in enumerate(view)]
    else:
        return {prefix[:-1]: _leaf(view)}
    return {path: value for part in parts for path, value in part.items()}


def _leaf(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_leaf, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _changes(before: Flat, now: Flat) -> list[str]:
    """Paths with new values; what has vanished without a trace is *gone*."""
    changed = [f"{path} {value}" for path, value in now.items() if before.get(path) != value]
    return changed + [f"{path} gone" for path in before if path not in now and not _has_kin(path, now)]


def _has_kin(path: str, now: Flat) -> bool:
    """A part of the path, or something below it, is there."""
    parts = path.split(".")
    is_above = any(".".join(parts[:n]) in now for n in range(1, len(parts)))
    return is_above or any(other.startswith(path + ".") for other in now)


def _wrapped(head: str, items: list[str], mark: str) -> Iterator[str]:
    """The items after a head, in lines of bounded width; nothing if there are none."""
    line = head
    for number, item in enumerate(items):
        word = f" {item}{mark if number < len(items) - 1 else ''}"
        if len(line) + len(word) > WIDTH and line != head:
            yield line
            line = "   "
        line += word
    if items:
        yield line


def main(words: list[str] | None = None) -> int:
    """The command line; 1 if a checked file differs."""
    parser = argparse.ArgumentParser(prog="python -m kagura.testing.playthrough", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--mode", default="plain")
    parser.add_argument("--check", nargs="+", type=Path, default=[], metavar="FILE")
    parser.add_argument("--renew", nargs="+", type=Path, default=[], metavar="FILE")
    args = parser.parse_args(words)
    game = kagura.make(args.game)
    if not args.check and not args.renew:
        sys.stdout.write(new_playthrough(game, dict(parse_options(" ".join(args.option))), args.seed, args.mode))
    for path in args.renew:
        text = renewed(game, path.read_text(encoding="utf-8"), args.mode)
        path.write_text(text, encoding="utf-8", newline="\n")
    return _check(game, args.check, args.mode)


def _check(game: Game, paths: list[Path], mode: str) -> int:
    failed = 0
    for path in paths:
        found = differences(game, path.read_text(encoding="utf-8"), mode)
        failed += bool(found)
        sys.stdout.write("".join(f"{path}: {line}\n" for line in found[:SHOWN_DIFFERENCES]))
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KaguraError as error:
        sys.exit(f"kagura: {error}")
