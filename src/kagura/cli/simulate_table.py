"""The report of a simulation as tables."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from kagura.arena import Plan, Report, Tally
from kagura.core.text import Texts

PAPER_WIDTH = 160  # where the output goes into a file
GAP = 2  # between columns
NUMBER_WIDTH = 4


def print_report(texts: Texts, plan: Plan, report: Report, wanted: int) -> None:
    """Print what is known about the matches."""
    console = Console(width=None if sys.stdout.isatty() else PAPER_WIDTH, highlight=False, soft_wrap=False)
    if not report.matches:
        console.print(texts.say("sim-nothing"))
        return
    console.print(texts.say("sim-title", game=texts.say("game-name"), matches=report.matches, seed=plan.seed))
    if plan.options:
        chosen = " ".join(f"{name}={value}" for name, value in plan.options.items())
        console.print(texts.say("sim-options", options=chosen))
    if report.matches < wanted:
        console.print(texts.say("sim-stopped", done=report.matches, wanted=wanted))
    console.print()
    console.print(_results(texts, report))
    for table in _sources(texts, report, console.width):
        console.print()
        console.print(table)
    console.print()
    for line in _facts(texts, report):
        console.print(line)


def _rows(texts: Texts, report: Report) -> list[tuple[str, str, Tally]]:
    """Group (named in its first row only), name, sums."""
    found = []
    for group, tallies in report.sorted_groups().items():
        if group == "bot" and len(tallies) == len(report.groups["player"]):
            continue
        for place, (name, tally) in enumerate(tallies.items()):
            found.append(("" if place else _group(texts, group), _named(texts, group, name), tally))
    return found


def _results(texts: Texts, report: Report) -> Table:
    table = _table(texts.say("sim-results"))
    for name in ("matches", "wins", "interval", "points", "deviation"):
        table.add_column(texts.say("sim-" + name), justify="right", no_wrap=True)
    for group, name, tally in _rows(texts, report):
        low, high = tally.interval
        table.add_row(
            group,
            name,
            str(tally.matches),
            f"{100 * tally.win_rate:.1f} %",
            f"{100 * low:.1f} - {100 * high:.1f}",
            f"{tally.mean:.2f}",
            f"{tally.deviation:.2f}",
        )
    return table


def _sources(texts: Texts, report: Report, width: int) -> Iterator[Table]:
    """Points by source, in as many tables as the width needs."""
    rows = _rows(texts, report)
    lines = [name for name in rows[0][2].lines if any(tally.lines[name] for _, _, tally in rows)]
    heads = {line: _said(texts, "score-" + line, line) for line in lines}
    room = width - max(cell_len(group) for group, _, _ in rows) - max(cell_len(name) for _, name, _ in rows) - GAP
    title = texts.say("sim-sources")
    while lines:
        count = _fitting([heads[line] for line in lines], room)
        yield _source_table(title, rows, {line: heads[line] for line in lines[:count]})
        lines, title = lines[count:], ""


def _fitting(heads: list[str], room: int) -> int:
    """How many columns fit, at least one."""
    used = 0
    for count, head in enumerate(heads):
        used += GAP + _widest_word(head)
        if used > room and count:
            return count
    return len(heads)


def _widest_word(head: str) -> int:
    return max(NUMBER_WIDTH, *(cell_len(word) for word in head.split()))


def _source_table(title: str, rows: list[tuple[str, str, Tally]], heads: dict[str, str]) -> Table:
    table = _table(title)
    for head in heads.values():
        table.add_column(head, justify="right", min_width=_widest_word(head), vertical="bottom")
    for group, name, tally in rows:
        table.add_row(group, name, *(f"{tally.lines[line] / tally.matches:.1f}" for line in heads))
    return table


def _table(title: str) -> Table:
    table = Table(
        title=title or None,
        title_justify="left",
        box=None,
        padding=(0, GAP, 0, 0),
        pad_edge=False,
        title_style="bold",
        header_style="dim",
    )
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    return table


def _facts(texts: Texts, report: Report) -> list[str]:
    endings = {_said(texts, "ending-" + name.lower(), name): count for name, count in sorted(report.endings.items())}
    facts = [texts.say("sim-decisions", mean=f"{report.decisions / report.matches:.1f}")]
    for name, counts in report.measures.items():
        values = _counts(texts, Counter({str(value): count for value, count in sorted(counts.items())}))
        facts.append(texts.say("sim-measure", name=_said(texts, "measure-" + name, name), values=values))
    return [*facts, texts.say("sim-endings", values=_counts(texts, endings))]


def _counts(texts: Texts, counts: dict[str, int] | Counter[str]) -> str:
    return ", ".join(texts.say("sim-count", name=name, count=count) for name, count in counts.items())


def _group(texts: Texts, group: str) -> str:
    return _said(texts, "sim-group-" + group, "") or _said(texts, "label-" + group, group)


def _named(texts: Texts, group: str, name: str) -> str:
    return _said(texts, f"{group}-{name}", name)


def _said(texts: Texts, name: str, otherwise: Any) -> str:
    """A text that a game may have, else the bare word."""
    return texts.say(name) if texts.has(name) else str(otherwise).replace("-", " ")
