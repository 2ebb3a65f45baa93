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
GROUPS = ("player", "bot", "seat")  # of every game; others are labels of the game


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
    for table in (*_sources(texts, report, console.width), *_counted(texts, report, console.width)):
        console.print()
        console.print(table)
    console.print()
    for line in _facts(texts, report):
        console.print(line)


def _rows(texts: Texts, report: Report) -> list[tuple[str, str, Tally]]:
    """Group (named in its first row only), name, sums."""
    found = []
    groups = report.sorted_groups()
    for group, tallies in groups.items():
        if group == "bot" and len(tallies) == len(groups["player"]):
            continue
        if group == "seat" and any(_says_the_same(tallies, groups[other]) for other in groups if other not in GROUPS):
            continue
        for place, (name, tally) in enumerate(tallies.items()):
            found.append(("" if place else _group(texts, group), _named(texts, group, name), tally))
    return found


def _says_the_same(one: dict[str, Tally], other: dict[str, Tally]) -> bool:
    """Whether two ways to group come to the same, as where a seat always has the same clan."""
    return len(one) == len(other) and all(tally in other.values() for tally in one.values())


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
    """Points by source, those that anybody has."""
    rows = _rows(texts, report)
    lines = [name for name in rows[0][2].lines if any(tally.lines[name] for _, _, tally in rows)]
    heads = {line: _said(texts, "score-" + line, _said(texts, "source-" + line, line)) for line in lines}
    sums = [(group, name, tally, tally.lines) for group, name, tally in rows]
    yield from _means(texts.say("sim-sources"), sums, heads, width)


def _counted(texts: Texts, report: Report, width: int) -> Iterator[Table]:
    """What else the game adds up."""
    rows = _rows(texts, report)
    heads = {name: _said(texts, "count-" + name, name) for name in rows[0][2].counts}
    sums = [(group, name, tally, tally.counts) for group, name, tally in rows]
    yield from _means(texts.say("sim-counts"), sums, heads, width)


#: Group, name, matches, and the sums that are shown.
Sums = list[tuple[str, str, Tally, Counter[str]]]


def _means(title: str, rows: Sums, heads: dict[str, str], width: int) -> Iterator[Table]:
    """Sums per match, in as many tables as the width needs."""
    room = width - max(cell_len(row[0]) for row in rows) - max(cell_len(row[1]) for row in rows) - GAP
    while heads:
        count = _fitting(list(heads.values()), room)
        yield _mean_table(title, rows, dict(list(heads.items())[:count]))
        heads, title = dict(list(heads.items())[count:]), ""


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


def _mean_table(title: str, rows: Sums, heads: dict[str, str]) -> Table:
    table = _table(title)
    for head in heads.values():
        table.add_column(head, justify="right", min_width=_widest_word(head), vertical="bottom")
    for group, name, tally, sums in rows:
        table.add_row(group, name, *(f"{sums[head] / tally.matches:.1f}" for head in heads))
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
