"""A game's guide for newcomers, from its files: a lesson planned in `lesson.toml`, and the words of both in `text`."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from kagura.core.lesson import Lesson, Note, Step, Term
from kagura.core.text import Texts


def read_lesson(package: str, game: str, language: str) -> Lesson:
    """The lesson that a package plans, in a language.

    The plan has the seed, the minutes, the bots ("" is the learner), the options, and three lists of entries:
    opening, steps and closing. An entry `say` names its text, ``lesson-<say>``; `look` and `rules` are those of a
    `Note`. A step has its notation in `take`, and is followed by the text ``lesson-<say>-after``, if there is one.
    """
    texts, plan = Texts(language, package), _plan(package)
    return Lesson(
        game=game,
        title=texts.say("lesson-title"),
        words=texts.say("lesson-words", minutes=plan["minutes"]),
        minutes=plan["minutes"],
        options=plan["options"],
        seed=plan["seed"],
        bots=tuple(name or None for name in plan["bots"]),
        opening=[_note(texts, entry) for entry in plan["opening"]],
        steps=[_step(texts, entry) for entry in plan["steps"]],
        closing=[_note(texts, entry) for entry in plan["closing"]],
        strayed=Note(texts.say("lesson-strayed")),
    )


def read_terms(package: str, rules: Mapping[str, str], language: str) -> Sequence[Term]:
    """Terms that a package explains, by the rule that says more of each, in order; texts ``term-`` and ``meaning-``."""
    texts = Texts(language, package)
    return tuple(
        Term(name, texts.say(f"term-{name}"), texts.say(f"meaning-{name}"), rule) for name, rule in rules.items()
    )


@functools.cache
def _plan(package: str) -> Mapping[str, Any]:
    return tomllib.loads(files(package).joinpath("lesson.toml").read_text("utf-8"))


def _note(texts: Texts, entry: Mapping[str, Any]) -> Note:
    return Note(texts.say(f"lesson-{entry['say']}"), entry.get("look", ""), tuple(entry.get("rules", ())))


def _step(texts: Texts, entry: Mapping[str, Any]) -> Step:
    after = f"lesson-{entry['say']}-after"
    told = Note(texts.say(after), entry.get("look_after", "")) if texts.has(after) else None
    return Step(entry["take"], _note(texts, entry), told)
