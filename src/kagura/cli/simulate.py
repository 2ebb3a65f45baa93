"""`kagura simulate GAME`: matches between bots, and what they show."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import kagura
from kagura.arena import ArenaError, Plan, Report, Stop, open_output, simulate
from kagura.arena.output import Output
from kagura.arena.plan import ProcessDied
from kagura.cli.common import add_language, add_match, default_language, read_options
from kagura.cli.simulate_table import print_report
from kagura.core.text import Texts

MOST_JOBS = 256
INTERRUPTED = 130  # exit code, as shells have it


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("simulate", help="play many matches between bots", description=__doc__)
    parser.add_argument("game", help="name of the game, such as last_kannagi")
    parser.add_argument("--games", type=whole, default=100, metavar="N", help="how many matches (default: 100)")
    parser.add_argument("--seats", default="", metavar="BOT,BOT,...", help="a bot a player (default: all greedy)")
    parser.add_argument(
        "--jobs", type=jobs_number, default=None, metavar="N", help="processes (default: one a processor)"
    )
    parser.add_argument("--json", action="store_true", help="results for machines, on standard output")
    parser.add_argument("--output", type=Path, metavar="FILE", help="one row a seat of a match, .csv or .parquet")
    add_match(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def whole(text: str) -> int:
    """A number of at least 1, for argparse."""
    if not (text.isascii() and text.isdecimal()) or int(text[:9]) < 1 or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to 999999999")
    return int(text)


def jobs_number(text: str) -> int:
    """A number of processes, for argparse."""
    if whole(text) > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"{text} processes are too many; at most {MOST_JOBS}")
    return whole(text)


def run(args: argparse.Namespace) -> int:
    """Play, then print the report; after Ctrl-C that of the matches that were finished."""
    plan = _plan(args).checked()
    report = Report()
    stop = Stop()
    death: ProcessDied | None = None
    try:
        with _target(args.output) as output, _stopping(stop):
            try:
                _play(args, plan, stop, report, output)
            except ProcessDied as error:  # the output keeps what was finished
                death = error
    except ArenaError:
        if report.matches:
            _print(args, plan, report, is_whole=False, is_written=False)
        raise
    is_whole = report.matches == args.games
    if report.matches or not death:
        _print(args, plan, report, is_whole=is_whole, is_written=bool(args.output and report.matches))
    if death:
        raise death
    return 0 if is_whole else INTERRUPTED


def _plan(args: argparse.Namespace) -> Plan:
    options = read_options(args.option)
    names = [name.strip() for name in args.seats.split(",")] if args.seats else []
    bots = names or ["greedy"] * kagura.make(args.game).players(options)
    return Plan(args.game, tuple(bots), args.seed or secrets.token_hex(4), options, args.content)


def _target(path: Path | None) -> contextlib.AbstractContextManager[Output | None]:
    return open_output(path) if path else contextlib.nullcontext()


def _play(args: argparse.Namespace, plan: Plan, stop: Stop, report: Report, output: Output | None) -> None:
    jobs = args.jobs or _processors()
    with _progress(args) as step:
        for result in simulate(plan, args.games, jobs, stop):
            report.add(result)
            if output:
                output.add(result)
            step()


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _stopping(stop: Stop) -> Iterator[None]:
    """The first Ctrl-C is a wish to stop; the second interrupts."""

    def wish(number: int, frame: object) -> None:  # noqa: ARG001
        if stop.is_wished():
            signal.default_int_handler(number, None)
        stop.wish()

    before = {number: signal.signal(number, wish) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)


@contextmanager
def _progress(args: argparse.Namespace) -> Iterator[Any]:
    """A bar with rate and time left on standard error, if people look on; yields what to call after a match."""
    if args.json or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
    from rich.text import Text

    texts = Texts(args.lang or default_language(), "kagura.arena")

    class Rate(TextColumn):
        def render(self, task: Task) -> Text:
            return Text(texts.say("sim-rate", rate=f"{task.finished_speed or task.speed or 0:.1f}"))

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(""), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=10) as progress:
        task = progress.add_task(texts.say("sim-playing"), total=args.games)
        yield lambda: progress.advance(task)


def _print(args: argparse.Namespace, plan: Plan, report: Report, *, is_whole: bool, is_written: bool) -> None:
    if args.json:
        head = {
            "game": plan.game,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "options": dict(plan.options),
            "wanted": args.games,
            "whole": is_whole,
        }
        print(json.dumps({**head, **report.plain()}, ensure_ascii=False, indent=2))
        return
    game = kagura.make(plan.game)
    texts = game.texts(args.lang or default_language()).below("kagura.arena")
    print_report(texts, plan, report, args.games)
    if is_written:
        print(texts.say("sim-written", file=str(args.output)), file=sys.stderr)
