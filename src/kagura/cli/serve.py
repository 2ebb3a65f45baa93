"""`kagura serve`: the table in the browser."""

from __future__ import annotations

import argparse
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from kagura.cli.common import add_language
from kagura.cli.screen import pick_language
from kagura.core.errors import KaguraError
from kagura.core.text import Texts

if TYPE_CHECKING:
    from kagura.server.settings import Settings

MOST_PAUSE = 60.0


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", help="serve the table in the browser", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine alone)")
    parser.add_argument("--port", type=_port, default=8000, help="port; 0 takes a free one (default: 8000)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (default: your data folder)")
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
    _add_public(parser)
    parser.set_defaults(run=run)


def _add_public(parser: argparse.ArgumentParser) -> None:
    """What counts where others than this machine reach the server."""
    group = parser.add_argument_group("for others in the net (docs/guide/serve.md)")
    group.add_argument("--origin", action="append", default=[], metavar="URL", help="public address behind a proxy")
    group.add_argument(
        "--behind-tls", action="store_true", help="a proxy speaks TLS in front: https alone, and only for --origin"
    )
    group.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="NET",
        help="address or network of the proxy, whose X-Forwarded-For is believed (default: this machine)",
    )
    group.add_argument(
        "--metrics-from", action="append", default=[], metavar="NET", help="may read /metrics, beside this machine"
    )
    group.add_argument(
        "--private-webhooks", action="store_true", help="notices may go to addresses in this machine's own net"
    )
    group.add_argument(
        "--log",
        choices=("warnings", "text", "json"),
        default="warnings",
        help="what is written to the standard error: warnings alone, or every event, as text or as lines of JSON",
    )


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port; there are 0 to 65535")
    return number


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from kagura.server.logs import configure
    from kagura.server.serve import serve

    texts = Texts(pick_language(args.lang), "kagura.cli", "kagura.core")
    settings = settings_of(args)
    configure(args.log)

    def is_ready(url: str) -> None:
        print(texts.say("cli-serving", url=url), flush=True)
        print(texts.say("cli-serving-data", folder=str(settings.folder)), flush=True)
        if not settings.is_local and not settings.behind_tls:
            print(texts.say("cli-serving-beyond"), flush=True)
        if args.open:
            webbrowser.open(url)

    return serve(settings, is_ready)


def settings_of(args: argparse.Namespace) -> Settings:
    """What the command line sets.

    Raises:
        KaguraError: two parts of it do not go together, or one is no address.
    """
    from kagura.server.security import check_origins
    from kagura.server.settings import THIS_MACHINE, Settings, usual_folder

    try:
        origins = check_origins(args.origin)
    except ValueError as error:
        raise KaguraError(str(error)) from error
    if args.behind_tls and not (origins and all(origin.startswith("https://") for origin in origins)):
        raise KaguraError("--behind-tls needs the public address: --origin https://table.example")
    return Settings(
        args.data or usual_folder(),
        args.host,
        args.port,
        origins,
        behind_tls=args.behind_tls,
        proxies=_networks(args.proxy) or THIS_MACHINE,
        metrics_from=_networks(args.metrics_from),
        private_webhooks=args.private_webhooks,
        workers=args.workers,
        bot_pause=min(max(args.bot_pause, 0), MOST_PAUSE),
    )


def _networks(texts: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks as they are written everywhere; raises KaguraError."""
    from kagura.server.operations import networks

    try:
        return tuple(map(str, networks(texts)))
    except ValueError as error:
        raise KaguraError(f"{error}; write an address or a network such as 10.0.0.0/8") from error
