"""The rules, terms and lesson of a game over HTTP."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import pytest

import kagura
from kagura.core.game import Game
from kagura.core.lesson import Lesson
from kagura.core.rulebook import Mark, plain
from kagura.server import rules
from kagura.server.rules import RulesPage, rules_page
from tests.server.host import Host
from tests.testing.toy import Toy

GAME = kagura.make("last_kannagi")


class Asking(Protocol):
    """Asks the server; headers by their names."""

    def __call__(self, path: str, **headers: str) -> httpx.Response: ...


@pytest.fixture(scope="module")
def get(host: Host) -> Asking:
    def ask(path: str, **headers: str) -> httpx.Response:
        return host.http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    return ask


@pytest.fixture(scope="module", params=["en", "ja"])
def page(request: pytest.FixtureRequest, get: Asking) -> RulesPage:
    answer = get(f"/api/rules/last_kannagi?language={request.param}")
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=RulesPage)


def test_every_rule_is_there_with_its_source_apart(page: RulesPage) -> None:
    assert len(page.rules) == 219
    rule = page.rules["K-MOVE-7"]
    assert "a move may end on a space" in plain(rule.blocks)
    assert "[EN" not in plain(rule.blocks)
    assert rule.short
    assert ("84" in rule.source, "178" in rule.source) == (True, True)
    assert page.rules["K-REV-5 card 7"].provenance == "reconstructed"
    assert (page.rules["K-MOVE-8"].provenance, page.rules["K-MOVE-8"].source) == ("inferred", "")


def test_every_link_leads_to_a_rule(page: RulesPage) -> None:
    def links(node: Any) -> Iterator[str]:
        if isinstance(node, Mark):
            yield from [node.rule] if node.kind == "rule" else []
        elif isinstance(node, msgspec.Struct):
            yield from links(msgspec.structs.astuple(node))
        elif isinstance(node, list | tuple):
            for part in node:
                yield from links(part)

    found = [*links(page.sections), *links([rule.blocks for rule in page.rules.values()])]
    assert len(found) > 100
    assert {*found} <= page.rules.keys()


def test_worked_examples_are_left_to_programs(page: RulesPage) -> None:
    numbers = [section.number for section in page.sections]
    assert "22" not in numbers
    assert {section.audience for section in page.sections} == {"", "technical"}
    assert {rule.section for rule in page.rules.values()} <= {*numbers}


def test_options_and_values_say_where_they_come_from(page: RulesPage) -> None:
    mode = page.options[0]
    assert (mode.name, mode.rule, mode.provenance, len(mode.values)) == ("mode", "K-OPT-mode", "printed", 4)
    assert mode.words != "mode"
    values = {value.name: value for value in page.values}
    assert values["actions.build.power"].value == "2, 4, 7, 11, ∞"
    assert values["limits.supply_cap"].provenance == "reconstructed"
    assert values["dedication.a_single_rby"].value == "set = 1, half_vp = 1"
    assert values["components.unlimited_purple"].value == "true"
    assert "50" in values["setup.start_vp"].source
    assert not any(name.startswith("meta.") for name in values)


def test_titles_and_terms_are_in_the_reader_s_language(page: RulesPage) -> None:
    title, faith = {"en": ("The Last Kannagi", "faith"), "ja": ("最後の巫女", "信仰")}[page.language]
    assert page.title == title
    assert [term.word for term in page.terms if term.name == "faith"] == [faith]


def test_it_is_sent_packed_and_once(get: Asking) -> None:
    whole = get("/api/rules/last_kannagi", accept_encoding="identity")
    packed = get("/api/rules/last_kannagi", accept_encoding="gzip")
    assert packed.content == whole.content
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert len(gzip.compress(whole.content)) < 40_000
    again = get("/api/rules/last_kannagi", if_none_match=whole.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_may_have_words_of_its_own_for_where_things_come_from() -> None:
    page = rules_page(kagura.make("rising_sun"), "en")
    assert page.badges == {"reconstructed": "several secondary sources", "single-source": "one secondary source"}
    assert page.rules["R-POL-3"].provenance == "official+reconstructed"
    assert (
        page.rules["R-POL-3"].source
        == "official rules pages or answers; Train after the selector: several secondary sources"
    )
    assert rules_page(GAME, "en").badges == {}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_lesson_is_that_of_the_game(get: Asking, language: str) -> None:
    answer = get(f"/api/lesson?game=last_kannagi&language={language}")
    lesson = msgspec.json.decode(answer.content, type=Lesson)
    assert msgspec.json.encode(lesson) == msgspec.json.encode(GAME.lesson(GAME.texts(language)))


@pytest.mark.parametrize("path", ["/api/rules/chess", "/api/lesson?game=chess", "/api/lesson"])
def test_an_unknown_game_has_neither(get: Asking, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert answer.json() == {
        "code": "no-game",
        "text": f"There is no such game; installed: {', '.join(kagura.installed())}.",
        "rule": None,
    }


def test_a_game_without_lesson_says_so(get: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    rules._kept_lesson.cache_clear()
    monkeypatch.setattr(type(GAME), "lesson", Game.lesson)
    answer = get("/api/lesson?game=last_kannagi&language=ja")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")
    rules._kept_lesson.cache_clear()


def test_a_strange_language_is_english(get: Asking) -> None:
    assert get("/api/rules/last_kannagi?language=xx").json()["language"] == "en"


def test_without_a_wish_the_browser_s_language_is_taken(get: Asking) -> None:
    answer = get("/api/rules/last_kannagi", accept_language="ja")
    assert answer.json()["language"] == "ja"
    assert "Accept-Language" in answer.headers["vary"]


def test_only_get_is_answered(host: Host) -> None:
    answer = host.post("/api/rules/last_kannagi", {})
    assert (answer.status_code, answer.json()["code"], answer.headers["allow"]) == (405, "method", "GET, HEAD")


def test_a_game_without_specification_and_words_still_has_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "folder", tmp_path)
    page = rules_page(Toy(), "en")
    assert (page.title, page.sections, page.rules) == ("toy", [], {})
    assert (page.options[0].words, page.options[0].provenance) == (page.options[0].name, "derived")
