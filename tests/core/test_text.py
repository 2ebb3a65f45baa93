"""Texts: both languages complete, with the same arguments, and nothing that is never shown."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kagura
from kagura.core.errors import KaguraError, Refusal
from kagura.core.game import Game
from kagura.core.options import show
from kagura.core.state import GameState
from kagura.core.text import LANGUAGES, Texts, UnknownText
from kagura.games.last_kannagi.effects import COLUMN_NAMES
from kagura.games.last_kannagi.glossary import EFFECT_TEXTS, PERMANENT_TEXTS

GAME = kagura.make("last_kannagi")
SOURCE = Path(kagura.__file__ or "").parent
PACKAGES = sorted(".".join(path.parent.parent.relative_to(SOURCE.parent).parts) for path in SOURCE.rglob("text/en.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Name of each text -> names of its arguments."""
    text = files(package).joinpath("text").joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {package} {language}"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))


def declared_names(game: Game) -> Iterator[str]:
    """Refusals, events and options of a game."""
    for reason in ("unknown-seat", "unknown-action", *(reason for _, reason in game.refusals.values())):
        yield f"refusal-{reason}"
    for kind in game.events.values():
        yield f"event-{kind.name}"
    for option in game.options_declared:
        yield f"option-{option.name}".replace("_", "-")
        yield from (f"option-{option.name}-{show(value)}".replace("_", "-") for value in option.values)


def composed() -> Iterator[str]:
    """Names that the code puts together from what the game declares."""
    yield from declared_names(GAME)
    yield from (f"{kind}-{colour}" for kind in ("token", "spoken") for colour in COLUMN_NAMES)
    effects = ["none", "gain-purified", *EFFECT_TEXTS.values(), *PERMANENT_TEXTS.values()]
    yield from (f"{kind}-{effect}" for kind in ("effect", "short") for effect in effects)
    yield from (f"cell-{effect}" for effect in effects if effect != "none")


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_texts_with_the_same_arguments(package: str) -> None:
    english, japanese = (messages(package, language) for language in ("en", "ja"))
    assert english.keys() == japanese.keys()
    assert {name: args for name, args in english.items() if japanese[name] != args} == {}


def test_all_that_is_declared_has_its_sentence() -> None:
    have = messages(GAME.package, "en") | messages("kagura.core", "en")
    assert [name for name in composed() if name not in have] == []
    for name in kagura.installed():
        game = kagura.make(name)
        have = messages(game.package, "en") | messages("kagura.core", "en")
        assert [text for text in declared_names(game) if text not in have] == []


def test_every_text_named_in_the_code_exists() -> None:
    have = set().union(*(messages(package, "en") for package in PACKAGES))
    named = set(re.findall(r"""say\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["'][,)]""", sources()))
    assert named - have == set()


def test_no_text_is_unused() -> None:
    """A text is used if its name, or what it begins with, stands in the code, or is put together from declarations."""
    code = sources().replace("'", '"')
    declared = {*composed(), *(name for game in kagura.installed() for name in declared_names(kagura.make(game)))}
    enumerated = {name.partition("-")[0] + "-" for name in declared}
    starts = set(re.findall(r"""["]([a-z][a-z-]*-)["{]""", code)) - enumerated | {"rule-"}
    for package in PACKAGES:
        for name in messages(package, "en"):
            used = name in declared or f'"{name}"' in code or any(name.startswith(start) for start in starts)
            assert used, f"{package}: {name}"


def test_levels_are_written_in_figures_as_on_the_board() -> None:
    for package in PACKAGES:
        text = files(package).joinpath("text").joinpath("en.ftl").read_text("utf-8")
        romans = [line for line in text.splitlines() if re.search(r"\b(?:II|III|[Ll]evel I)\b", line)]
        # the terminal draws them as signs, and says so
        assert all(line.startswith("table-legend-board = ") for line in romans), romans


def test_every_rule_of_a_refusal_or_event_is_told_in_short() -> None:
    have = messages(GAME.package, "en")
    rules = {rule for rule, _ in GAME.refusals.values()} | {kind.rule for kind in GAME.events.values()}
    short = {re.sub(r"(?<=\d)[a-z]$", "", rule) for rule in rules}
    assert [rule for rule in sorted(short) if f"rule-{rule}" not in have] == []


def test_a_missing_text_is_taken_in_english_and_an_unknown_one_is_an_error() -> None:
    texts = Texts("ja", "kagura.core")
    assert texts.has("refusal-unknown-seat")
    assert not texts.has("no-such-text")
    with pytest.raises(UnknownText, match="no-such-text"):
        texts.say("no-such-text")
    with pytest.raises(UnknownText, match="refusal-unknown-seat"):
        texts.say("refusal-unknown-seat")
    with pytest.raises(KaguraError, match="no language"):
        Texts("xx", "kagura.core")


def test_a_package_without_texts_has_none() -> None:
    assert not Texts("en", "kagura.bots").has("refusal-unknown-seat")


def test_a_refusal_begins_with_its_rule() -> None:
    said = GAME.texts("en").refusal(Refusal("K-COMP-6", "faith", {"need": 6, "have": 4}))
    assert said == "K-COMP-6: Faith 6 is needed, you have 4."


MATCHES = (
    {"mode": "solo3"},
    {"mode": "solo4", "reveal": "declared", "l3_rule": "enter", "zero_move": "false"},
    {"mode": "team2", "characters": "pick", "content": "text_only"},
    {"mode": "team2"},
    {"mode": "team4", "characters": "pick", "tie_order": "seat"},
)


@pytest.mark.parametrize("options", MATCHES, ids=lambda options: "-".join(options.values()))
def test_all_that_happens_in_random_matches_can_be_said_in_both_languages(options: dict[str, str]) -> None:
    from kagura.core.page import Page

    draw = random.Random(str(options))
    state = GAME.new(options, seed=str(options), mode="plain", events=True)
    people = [f"player {number}" for number in range(GAME.players(options))]
    faces = [GAME.face(language, Page(), people, state.engine) for language in LANGUAGES]
    while not state.over:
        seat = state.acting()[0]
        say_all(state, seat, draw)
        state.apply(seat, draw.choice(state.choices(seat)))
        for face in faces:
            face.story(GAME.view(state, None), state.events())


def say_all(state: GameState, seat: int, draw: random.Random) -> None:
    """Every choice, and a few of the impossible ones, in both languages."""
    actions = set(state.choices(seat)) | set(draw.sample(range(GAME.rules.actions), 4))
    for language in LANGUAGES:
        texts = GAME.texts(language)
        for action in actions:
            refusal = GAME.refusal(state, seat, action)
            said = texts.refusal(refusal) if refusal else GAME.describe(state, seat, action, texts)
            assert said.strip()
            assert "None" not in said
