"""`kagura admin`: look after the tables of a server, also while it runs."""

from __future__ import annotations

import argparse
import datetime
import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from kagura.cli.common import add_language, whole_number
from kagura.cli.screen import pick_language
from kagura.core.text import Texts

if TYPE_CHECKING:
    from kagura.server.admin import TableLine
    from kagura.server.store import Store

Verb = Callable[[argparse.Namespace, "Store", Texts], None]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("admin", help="look after the tables of a server", description=__doc__)
    _add_common(parser, default=None)
    verbs = parser.add_subparsers(required=True, metavar="list|export|import|prune|backup")
    listing = _verb(verbs, "list", "list all tables", run_list)
    listing.add_argument("--json", action="store_true", help="one JSON object a line")
    export = _verb(verbs, "export", "write tables, and the records of their matches, into files", run_export)
    export.add_argument("tables", nargs="+", metavar="TABLE", help="id of a table")
    export.add_argument("--to", type=Path, default=Path(), metavar="DIR", help="folder (default: this one)")
    taking = _verb(verbs, "import", "take tables in from files that export wrote", run_import)
    taking.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file TABLE.table.jsonl")
    prune = _verb(verbs, "prune", "remove tables at which nothing has happened for long", run_prune)
    prune.add_argument("--days", type=_days, required=True, metavar="N", help="for so many days")
    prune.add_argument("--unfinished", action="store_true", help="also where the match is not over")
    prune.add_argument("--dry-run", action="store_true", help="only count them")
    backup = _verb(verbs, "backup", "copy the database as it is at this moment", run_backup)
    backup.add_argument("file", type=Path, metavar="FILE", help="where to")
    backup.add_argument("--replace", action="store_true", help="the file may be there already")


def _verb(
    verbs: argparse._SubParsersAction[argparse.ArgumentParser], name: str, words: str, work: Verb
) -> argparse.ArgumentParser:
    parser = verbs.add_parser(name, help=words, description=words[0].upper() + words[1:] + ".")
    _add_common(parser, default=argparse.SUPPRESS)
    parser.set_defaults(run=run, work=work)
    return parser


def _days(text: str) -> int:
    number = whole_number(text)
    if number < 0:
        raise argparse.ArgumentTypeError("days are counted from 0")
    return number


def _add_common(parser: argparse.ArgumentParser, default: str | None) -> None:
    """What may stand before and after the verb."""
    parser.add_argument(
        "--data", type=Path, default=default, metavar="DIR", help="where tables are kept (default: your data folder)"
    )
    add_language(parser, default)


def run(args: argparse.Namespace) -> int:
    """Open the database and do what the verb says."""
    from kagura.server.admin import open_store
    from kagura.server.settings import usual_folder

    args.data = args.data or usual_folder()
    texts = Texts(pick_language(args.lang), "kagura.cli", "kagura.core")
    with closing(open_store(args.data)) as store:
        args.work(args, store, texts)
    return 0


def run_list(args: argparse.Namespace, store: Store, texts: Texts) -> None:
    """All tables, the latest first."""
    import msgspec

    from kagura.server.admin import table_lines

    is_empty = True
    for line in table_lines(store):
        print(json.dumps(msgspec.to_builtins(line), ensure_ascii=False) if args.json else _shown(line, texts))
        is_empty = False
    if is_empty and not args.json:
        print(texts.say("admin-no-tables"))


def _shown(line: TableLine, texts: Texts) -> str:
    changed = datetime.datetime.fromtimestamp(line.changed / 1000, datetime.UTC)
    state = texts.say(f"admin-{line.state}")
    names = ", ".join(name or "?" for name in line.names)
    return f"{line.table}  {line.game}  {state}  {changed:%Y-%m-%d %H:%M}Z  {line.rows}  {names}"


def run_export(args: argparse.Namespace, store: Store, texts: Texts) -> None:
    """Write tables into files."""
    from kagura.server.bundle import write_bundle

    for table in args.tables:
        for file in write_bundle(store, table, args.to):
            print(texts.say("admin-written", file=str(file)))


def run_import(args: argparse.Namespace, store: Store, texts: Texts) -> None:
    """Take tables in from files."""
    from kagura.server.bundle import take_in

    for file in args.files:
        print(texts.say("admin-taken-in", table=take_in(store, file)))


def run_prune(args: argparse.Namespace, store: Store, texts: Texts) -> None:
    """Remove old tables."""
    from kagura.server.admin import DAY, prune

    before = int(time.time() * 1000) - args.days * DAY
    count = prune(store, before, unfinished=args.unfinished, dry=args.dry_run)
    print(texts.say("admin-would-prune" if args.dry_run else "admin-pruned", n=count))


def run_backup(args: argparse.Namespace, store: Store, texts: Texts) -> None:
    """Copy the database."""
    from kagura.server.admin import back_up

    size = back_up(store, args.file, replace=args.replace)
    print(texts.say("admin-backed-up", file=str(args.file), size=f"{size / 1_000_000:.1f}"))
