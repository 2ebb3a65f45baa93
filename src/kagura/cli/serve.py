"""`kagura serve`: the table in the browser."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path

from kagura.cli.common import add_language
from kagura.cli.screen import pick_language
from kagura.core.errors import KaguraError
from kagura.core.text import Texts

MOST_PAUSE = 60.0


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", help="serve the table in the browser", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine alone)")
    parser.add_argument("--port", type=_port, default=8000, help="port; 0 takes a free one (default: 8000)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (default: your data folder)")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="public address behind a proxy")
    parser.add_argument("--workers", type=int, default=1, choices=range(1, 33), metavar="N", help="processes for bots")
    parser.add_argument(
        "--bot-pause",
        type=float,
        default=0.5,
        metavar="SECONDS",
        help="before a bot answers a person, who can take back meanwhile (default: 0.5)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    add_language(parser)
    parser.set_defaults(run=run)


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port; there are 0 to 65535")
    return number


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from kagura.server.security import check_origins
    from kagura.server.serve import serve
    from kagura.server.settings import Settings, usual_folder

    texts = Texts(pick_language(args.lang), "kagura.cli", "kagura.core")
    try:
        origins = check_origins(args.origin)
    except ValueError as error:
        raise KaguraError(str(error)) from error
    settings = Settings(
        args.data or usual_folder(),
        args.host,
        args.port,
        origins,
        workers=args.workers,
        bot_pause=min(max(args.bot_pause, 0), MOST_PAUSE),
    )

    def is_ready(url: str) -> None:
        print(texts.say("cli-serving", url=url), flush=True)
        print(texts.say("cli-serving-data", folder=str(settings.folder)), flush=True)
        if not settings.is_local:
            print(texts.say("cli-serving-beyond"), flush=True)
        if args.open:
            webbrowser.open(url)

    return serve(settings, is_ready)
