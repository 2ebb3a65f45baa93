"""What is told of a game beside its tables: its rules as data, its terms, and its lesson.

    GET /api/rules/{game}?language=en      `RulesPage`
    GET /api/lesson?game=..&language=en    `Lesson`

Both are public, the same for everybody, and change only with the installed game.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

import kagura
from kagura.core.game import Game
from kagura.core.lesson import Lesson, Term
from kagura.core.options import Option, show
from kagura.core.registry import loadable
from kagura.core.rulebook import Rulebook, RuleText, Section, Text, rulebook
from kagura.core.sources import DERIVED, KINDS, in_words, sources_of_tag
from kagura.core.text import Texts
from kagura.server.calls import Call, Get, language_of
from kagura.server.protocol import GameName
from kagura.server.refused import Refused

#: Sections that only programs read.
EXAMPLES = "examples"
#: Entries of a content file that say something of the file itself.
ABOUT_THE_FILE = "meta"
COMPRESSION = 6


class RuleShown(Struct, frozen=True, kw_only=True):
    """One rule as a page shows it.

    Attributes:
        section: number of its section.
        short: the rule in a sentence, in the reader's language; "" if there is none.
        blocks: the rule as the specification has it, in English.
        source: where it comes from, in words.
        provenance: printed, inferred, reconstructed (several joined by ``+``), or derived.
    """

    section: str
    short: str
    blocks: list[Text]
    source: str
    provenance: str


class OptionShown(Struct, frozen=True, kw_only=True):
    """One option; `values` pairs each value with its words, the default first."""

    name: str
    rule: str
    words: str
    values: list[tuple[str, str]]
    source: str
    provenance: str


class ValueShown(Struct, frozen=True, kw_only=True):
    """One entry of the content file: its dotted name, its value as TOML would have it, and where it comes from."""

    name: str
    value: str
    provenance: str
    source: str
    note: str


class RulesPage(Struct, frozen=True, kw_only=True):
    """All rules of a game: ``GET /api/rules/{game}?language=en``.

    Attributes:
        game, title: its name, and in the reader's language.
        language: of titles, short rules, options and terms; the specification itself is in English.
        sections: in order, without those for programs alone.
        rules: by ID.
        options, values, terms: as their classes say.
        badges: provenance in a word or two, where a game has words of its own for what is not printed or official.
    """

    game: str
    title: str
    language: str
    sections: list[Section]
    rules: dict[str, RuleShown]
    options: list[OptionShown]
    values: list[ValueShown]
    terms: list[Term]
    badges: dict[str, str]


# -- the page -------------------------------------------------------------------------------------


def rules_page(game: Game, language: str) -> RulesPage:
    """The rules of a game for a reader of a language."""
    texts, book = game.texts(language), rulebook(game)
    title = texts.say("game-name") if texts.has("game-name") else game.name
    return RulesPage(
        game=game.name,
        title=title,
        language=language,
        sections=[section for section in book.sections if section.audience != EXAMPLES],
        rules={rule.id: _rule(game, rule, texts) for rule in book.rules.values()},
        options=[_option(option, book, texts) for option in game.options_declared],
        values=[*_values(game, texts)],
        terms=[*game.terms(texts)],
        badges={kind: texts.say(f"badge-{kind}") for kind in KINDS if texts.has(f"badge-{kind}")},
    )


def _rule(game: Game, rule: RuleText, texts: Texts) -> RuleShown:
    return RuleShown(
        section=rule.section,
        short=game.in_short(rule.id, texts),
        blocks=list(rule.blocks),
        source=_source(rule, texts),
        provenance=rule.provenance,
    )


def _source(rule: RuleText, texts: Texts) -> str:
    """Where a rule comes from, if that says more than its provenance does."""
    says_more = any(source.document or source.note for source in sources_of_tag(rule.source))
    return in_words(rule.source, texts) if says_more else ""


def _option(option: Option, book: Rulebook, texts: Texts) -> OptionShown:
    rule = book.rules.get(option.rule)
    name = f"option-{option.name}".replace("_", "-")

    def words(value: Any) -> str:
        text = f"{name}-{show(value)}".replace("_", "-")
        return texts.say(text) if texts.has(text) else show(value)

    return OptionShown(
        name=option.name,
        rule=option.rule,
        words=texts.say(name) if texts.has(name) else option.name,
        values=[(show(value), words(value)) for value in option.values],
        source=in_words(rule.source, texts) if rule else "",
        provenance=rule.provenance if rule else DERIVED,
    )


def _values(game: Game, texts: Texts) -> Iterator[ValueShown]:
    for name, datum in game.shipped.items():
        if name.partition(".")[0] != ABOUT_THE_FILE:
            source = in_words(datum.source.replace(":", " "), texts)
            yield ValueShown(
                name=name, value=_written(datum.value), provenance=datum.provenance, source=source, note=datum.note
            )


def _written(value: Any) -> str:
    """A value without the quotation marks and brackets around all of it."""
    if isinstance(value, float) and value == float("inf"):
        return "∞"
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(f"[{_written(part)}]" if isinstance(part, list) else _written(part) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} = {_written(part)}" for name, part in value.items())
    return show(value)


# -- HTTP -----------------------------------------------------------------------------------------


class Kept:
    """An answer that is the same for everybody until the server ends."""

    def __init__(self, answer: Any) -> None:
        self.body = msgspec.json.encode(answer)
        self.packed = gzip.compress(self.body, COMPRESSION, mtime=0)
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    def response(self, request: Request) -> Response:
        """The answer, or that what the client has is still true."""
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type="application/json")
        return Response(self.body, headers=headers, media_type="application/json")


@functools.lru_cache(maxsize=32)
def _kept_rules(game: str, language: str) -> Kept:
    return Kept(rules_page(kagura.make(game), language))


@functools.lru_cache(maxsize=32)
def _kept_lesson(game: str, language: str) -> Kept | None:
    made = kagura.make(game)
    lesson = made.lesson(made.texts(language))
    return Kept(lesson) if lesson else None


async def get_rules(request: Request) -> Response:
    """All rules of a game."""
    return _kept_rules(_game(request.path_params["game"]), language_of(request)).response(request)


async def get_lesson(request: Request) -> Response:
    """The lesson of a game."""
    name = _game(request.query_params.get("game", ""))
    lesson = _kept_lesson(name, language_of(request))
    if lesson is None:
        raise Refused("no-lesson", game=name)
    return lesson.response(request)


def _game(name: str) -> str:
    """The name of an installed game; raises Refused."""
    games = loadable()
    if name not in games:
        raise Refused("no-game", games=", ".join(games))
    return name


CALLS: tuple[Call, ...] = (
    Get(
        path="/api/rules/{game}",
        work=get_rules,
        answer=RulesPage,
        parameters={"game": GameName},
        refuses=("no-game", "no-address"),
        is_kept=True,
    ),
    Get(
        path="/api/lesson",
        work=get_lesson,
        answer=Lesson,
        parameters={"game": GameName},
        refuses=("no-game", "no-lesson"),
        is_kept=True,
    ),
)
