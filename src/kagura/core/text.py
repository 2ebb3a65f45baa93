"""Texts shown to people: Fluent files, English and Japanese, one folder `text/` per package."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Any

from kagura.core.errors import KaguraError, Refusal

LANGUAGES = ("en", "ja")


class UnknownText(KaguraError):
    """No package has a text with this name."""


class Texts:
    """The texts of some packages in one language; a package's own come before those of the next.

    A text that is missing in the language is taken in English.
    """

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise KaguraError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._packages = packages
        wanted = (language,) if language == "en" else (language, "en")
        self._sources = tuple((package, lang) for lang in wanted for package in packages)

    def below(self, package: str) -> Texts:
        """The same texts, below those of another package."""
        return Texts(self.language, package, *self._packages)

    def has(self, name: str) -> bool:
        """Whether there is such a text."""
        return any(_bundle(*source).has_message(name) for source in self._sources)

    def say(self, name: str, /, **args: Any) -> str:
        """The text with its placeholders filled in.

        Raises:
            UnknownText: there is none.
        """
        return _said(self._sources, name, tuple(args), tuple(args.values()), tuple(map(type, args.values())))

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in words, rule ID first."""
        return f"{refusal.rule}: {self.say('refusal-' + refusal.reason, **refusal.args)}"


#: So many sentences are kept; a table says the same ones over and over.
KEPT = 8192


@functools.lru_cache(KEPT)
def _said(
    sources: tuple[tuple[str, str], ...],
    name: str,
    keys: tuple[str, ...],
    values: tuple[Any, ...],
    types: tuple[type, ...],  # noqa: ARG001
) -> str:
    """A text with its arguments; their types belong to what is kept, for 1 and True do not read the same."""
    for source in sources:
        bundle = _bundle(*source)
        if bundle.has_message(name):
            message = bundle.get_message(name)
            text, errors = bundle.format_pattern(message.value, dict(zip(keys, values, strict=True)))
            if errors:
                raise UnknownText(f"{name}: {errors[0]}")
            return str(text)
    raise UnknownText(name)


@functools.cache
def _bundle(package: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    source = files(package).joinpath("text").joinpath(f"{language}.ftl")
    if source.is_file():
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
