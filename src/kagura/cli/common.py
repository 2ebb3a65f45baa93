"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from kagura.core.errors import OptionError
from kagura.core.text import LANGUAGES

MOST_SEED = 60


def seed_text(text: str) -> str:
    """A seed, for argparse."""
    if not text.strip() or not text.isprintable() or len(text) > MOST_SEED or text != text.strip():
        raise argparse.ArgumentTypeError(f"a seed has 1 to {MOST_SEED} printable characters, not {text[:MOST_SEED]!r}")
    return text


def whole_number(text: str) -> int:
    """A whole number in digits 0-9, for argparse."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 9:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no whole number of at most 9 digits")
    return int(text)


def add_match(parser: argparse.ArgumentParser) -> None:
    """Options of the rules, content and seed."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the rules, see `kagura games`; may be repeated",
    )
    parser.add_argument("--content", metavar="FILE", help="a content file with numbers of your own")
    parser.add_argument(
        "--seed", type=seed_text, metavar="SEED", help="the same seed gives the same match (default: a random one)"
    )


def add_language(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """The language of the texts."""
    words = "language of the texts (default: from LC_ALL or LANG)"
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=words)


def read_options(words: list[str]) -> dict[str, str]:
    """The options of a command line.

    Raises:
        OptionError: a word is not NAME=VALUE, or a name comes twice.
    """
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"--option {word!r}: write NAME=VALUE")
        if name in found:
            raise OptionError(f"--option {name} is given twice")
        found[name] = value
    return found


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """Japanese if the locale says so, else English.

    >>> default_language({"LANG": "ja_JP.UTF-8"}), default_language({"LC_ALL": "C", "LANG": "ja"})
    ('ja', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "ja" if environment[name].lower().startswith("ja") else "en"
    return "en"
