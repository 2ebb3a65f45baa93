"""The Kami Turn as a scenario of its own: why each shrine is won, and what came of it (sections 12 and 18)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kagura.core.errors import PositionError, PositionFault
from kagura.core.walk import Walk, answer_all
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.position import CLAN_KEYS, KEYS, RUNS
from kagura.games.rising_sun.scenario.faults import PACKAGE, in_words, shown
from tests.games.rising_sun.positions import GAME

PRINTED = GAME.positions()["printed"]
LANGUAGES = ("en", "ja")
HERE = GAME.folder / "scenario" / "text"


def walked(text: str, answers: tuple[str, ...] = (), language: str = "en", run: str = "kami_turn") -> Walk:
    walk = GAME.walk(text, GAME.texts(language), run=run)
    answer_all(walk, answers)
    return walk


def changed(*changes: tuple[str, str], more: str = "") -> str:
    """The printed example, with parts of its text replaced."""
    text = PRINTED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text + more


def reasons(walk: Walk, step: int) -> list[str]:
    return [f"{line.rule} {line.text}" for line in walk.steps[step].lines if line.kind == "reason"]


def test_the_file_in_the_package_is_the_one_in_the_documents() -> None:
    page = Path(__file__).parents[3] / "docs" / "positions" / "rising_sun_kami_turn.toml"
    assert page.read_text("utf-8") == PRINTED


def test_the_printed_example_as_facts() -> None:
    """R-KAMI-3, R-KAMI-5: who stood where when the shrine was counted"""
    walk = walked(PRINTED, ("YES", "PROV kansai"))
    facts = [step.facts for step in walk.steps[1:5]]
    assert [(fact["kami"], fact["rule"]) for fact in facts] == [
        ("susanoo", "R-KAMI-14"),
        ("amaterasu", "R-KAMI-8"),
        ("hachiman", "R-KAMI-13"),
        ("raijin", "R-KAMI-10"),
    ]
    assert [fact["force"] for fact in facts] == [[1, 0, 0, 1], [0, 0, 0, 1], [0, 1, 0, 1], [1, 0, 2, 0]]
    assert [fact["tied"] for fact in facts] == [[0, 3], [3], [3, 1], [2]]
    assert [fact["winner"] for fact in facts] == [0, 3, 3, 2]
    assert [fact["honor"] for fact in facts] == [[0, 1, 2, 3], [0, 1, 2, 3], [3, 0, 1, 2], [3, 0, 1, 2]]
    assert facts[3]["figures"] == [{"shinto": 1}, {}, {"shinto": 2}, {}]
    assert dict(walk.results()) == {"winners": "koi dragonfly dragonfly turtle", "next": "mandate lotus"}
    assert walk.tree["run"] == "kami_turn"


def test_every_step_has_the_view_of_its_own_moment() -> None:
    walk = walked(PRINTED, ("YES", "PROV kansai"))
    assert [step.view["seats"][0]["vp"] for step in walk.steps] == [10, 12, 12, 12, 12, 12]
    assert [step.view["honor"][0] for step in walk.steps] == [0, 0, 3, 3, 3, 3]
    assert walk.steps[1].view["acting"] == []
    assert walk.steps[1].view["decision"] is None
    assert walk.steps[-1].view["phase"] == "over"
    asked = walked(PRINTED)
    assert asked.steps[-1].view["acting"] == [3]
    assert dict(asked.results()) == {}


def test_the_rules_run_as_they_do_in_a_match() -> None:
    """The scenario ends in the state in which the same position does that is played at once."""
    walk = walked(PRINTED, ("YES", "PROV kansai"))
    state = GAME.position(PRINTED, mode="plain", events=True)
    told = [event.name for event in state.events()]
    for seat, text in ((3, "YES"), (2, "PROV kansai")):
        state.apply(seat, GAME.parse(state, seat, text))
        told += [event.name for event in state.events()]
    assert walk.state.bytes() == state.bytes()
    assert [line.name for step in walk.steps for line in step.lines if line.kind == "event"] == told


TIED = (
    "R-KAMI-5 Koi and Dragonfly are tied. Honor now: Koi > Lotus > Turtle > Dragonfly. "
    "Of those tied, Koi stands highest."
)
EMPTY = ('"shinto"', '""'), ('"shinto*2"', '""')


@pytest.mark.parametrize(
    ("text", "step", "wanted"),
    [
        (changed(*EMPTY), 1, ["R-KAMI-4 Nobody worships here: the shrine is skipped."]),
        (
            changed(('honor = "koi lotus turtle dragonfly"', 'honor = "dragonfly koi lotus turtle"')),
            2,
            [
                "R-KAMI-3 Force: Dragonfly 1 (1 Shinto).",
                "R-KAMI-8 The winner may rise to the top of the Honor track.",
                "R-KAMI-8 Dragonfly is at the top already: nothing changes.",
            ],
        ),
        (
            changed(('"edo kyoto"', '""')),
            1,
            [
                "R-KAMI-3 Force: Koi 1 (1 Shinto), Dragonfly 1 (1 Shinto).",
                TIED,
                "R-KAMI-14 The winner gains 1 VP for each own Stronghold on the map.",
                "R-KAMI-14 Koi has no Stronghold on the map: no VP.",
            ],
        ),
        (
            changed(("susanoo amaterasu", "ryujin tsukuyomi"), ("kami_turn = 1", "kami_turn = 3")),
            5,
            ["R-KAMI-16 This was the third Kami Turn of the season: the War Phase begins."],
        ),
    ],
)
def test_why_all_happens_is_told(text: str, step: int, wanted: list[str]) -> None:
    """R-KAMI-4, R-KAMI-8, R-KAMI-14, R-KAMI-16"""
    walk = walked(text)
    while walk.seat() is not None:
        walk.answer("PASS")
    assert reasons(walk, step) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kami", k.KAMI_NAMES)
def test_what_every_kami_gives_and_why_it_gave_nothing_is_told(kami: str, language: str) -> None:
    """R-KAMI-8 to 15, R-KAMI-17"""
    others = [name for name in k.KAMI_NAMES if name != kami][:3]
    text = changed(
        ("susanoo amaterasu hachiman raijin", " ".join([kami, *others])),
        ('"edo kyoto"', '""'),
        ('map.edo = "daimyo bushi"', "map = {}"),
        ('"", "", "shinto", ""]', '"", "", "shinto", ""], hostages.koi = "bushi*6"'),
        more='options.piles = "limited"\npile_coins = 0\npile_ronin = 0\n',
    )
    walk = walked(text, language=language)
    texts = GAME.texts(language)
    lines = [line for line in walk.steps[1].lines if line.kind == "reason"]
    clan = texts.say("clan-koi")
    assert lines[-1].rule == lines[-2].rule
    assert lines[-1].seat == 0
    assert clan in lines[-1].text


def test_a_benefit_that_is_declined_is_no_benefit_that_gave_nothing() -> None:
    walk = walked(PRINTED, ("PASS", "PASS"))
    assert reasons(walk, 2)[-1] == "R-KAMI-8 The winner may rise to the top of the Honor track."
    assert walk.steps[2].lines[-1].text == "Dragonfly chooses: Stay where you are"


def test_gifts_come_before_the_shrines() -> None:
    """R-GIFT-2"""
    walk = walked(changed(more='options.gifts = "on"\n'))
    assert [step.title for step in walk.steps] == ["Kami Turn 1"]
    while walk.seat() is not None:
        walk.answer("PASS")
    assert len(walk.steps) == 6


@pytest.mark.parametrize("run", [*RUNS])
def test_other_positions_walk_in_one_step_and_an_end(run: str) -> None:
    about = {"mandate": " harvest", "mandate+kami": " harvest", "battle": " edo"}.get(run, "")
    deck = "recruit marshal train harvest"
    walk = walked(
        changed(('run = "kami_turn"', f'run = "{run}{about}"'), ("season =", f'deck = "{deck}"\nseason =')), run=""
    )
    assert walk.steps[0].title
    if run != "kami_turn":
        with pytest.raises(PositionError, match="run: is"):
            walked(changed(('run = "kami_turn"', f'run = "{run}{about}"'), ("season =", f'deck = "{deck}"\nseason =')))


# -- texts ------------------------------------------------------------------------------------------


def entries(language: str) -> dict[str, set[str]]:
    """Each text with the names of its arguments."""
    found = re.split(r"^([a-z][\w-]*) = ", (HERE / f"{language}.ftl").read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$([\w-]+)", value)) for key, value in zip(found[::2], found[1::2], strict=True)}


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    assert entries("en") == entries("ja")
    assert PACKAGE.endswith(HERE.parent.name)
    wanted = {f"{stem}-{kami}" for stem in ("benefit", "idle") for kami in k.KAMI_NAMES}
    assert wanted | {f"step-{run.replace('+', '-')}" for run in RUNS} <= set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_in_the_reader_s_language(language: str) -> None:
    fault = PositionFault("koi", "owned", "R-SCN-5", {"clan": "koi", "piece": "bushi", "n": 7, "most": 6})
    words = GAME.fault_words(fault, GAME.texts(language))
    assert (
        words
        == {"en": "Koi has 7 Bushi placed; it owns 6", "ja": "鯉の武士が7体置かれています。持っているのは6体です"}[
            language
        ]
    )
    assert in_words(fault, GAME.texts(language)) == words


def test_values_are_shown_but_not_at_any_length() -> None:
    assert shown("x") == "'x'"
    assert len(shown("x" * 99)) == 60
    assert shown(1 << 30_000) == "…"


# -- whatever a file says ---------------------------------------------------------------------------

NAMES = (
    *KEYS,
    *CLAN_KEYS,
    *RUNS,
    *k.CLAN_NAMES,
    *k.PROVINCE_NAMES,
    *k.KIND_NAMES,
    *k.KAMI_NAMES,
    *k.CARD_NAMES[:6],
    *k.MANDATE_NAMES,
    *k.SEASON_NAMES,
    "spring/edo",
    "bushi*9",
    "shinto*3",
)
words = st.lists(st.sampled_from(NAMES), max_size=5).map(" ".join)
leaf = words | st.text(max_size=6) | st.integers(-3, 10_000) | st.integers() | st.booleans() | st.floats()
value = st.recursive(
    leaf,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=12,
)
FUZZ = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def walk_anything(text: str) -> Walk | None:
    """Passes or takes the first choice to the end; None if the file was refused, with words in each language."""
    try:
        walk = GAME.walk(text, GAME.texts())
    except PositionError as error:
        for fault in error.faults:
            for language in LANGUAGES:
                assert in_words(fault, GAME.texts(language))
        return None
    for _ in range(300):
        seat = walk.seat()
        if seat is None:
            return walk
        walk.answer(GAME.format(walk.state, seat, walk.state.choices(seat)[0]))
    return walk


def toml(tree: Any) -> str:
    """A tree as TOML, tables inline."""
    if isinstance(tree, dict):
        return "{" + ", ".join(f'"{key}" = {toml(inner)}' for key, inner in tree.items()) + "}"
    if isinstance(tree, list):
        return "[" + ", ".join(map(toml, tree)) + "]"
    if isinstance(tree, str):
        return (
            '"' + "".join(char if (char.isascii() and char.isalnum()) or char in " */_-" else "" for char in tree) + '"'
        )
    return str(tree).lower()


def places(tree: dict[str, Any], at: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, inner in tree.items():
        yield (*at, key)
        if isinstance(inner, dict):
            yield from places(inner, (*at, key))


PLACES = [*places(tomllib.loads(PRINTED)), ("display",), ("alliances",), ("options",), ("options", "gifts"), ("deck",)]


@FUZZ
@given(text=st.text(max_size=60) | words)
@example(text="a = " + "[" * 3_000)
@example(text="run = 0x" + "f" * 6_000)
@example(text="clans = 1979-05-27")
@example(text="koi.coins = inf")
@example(text="a." * 15_000 + "a = 1")
def test_no_text_breaks_the_reader(text: str) -> None:
    """R-SCN-5"""
    assert walk_anything(text) is None


@FUZZ
@given(changes=st.lists(st.tuples(st.sampled_from(PLACES), value), min_size=1, max_size=2))
def test_whatever_a_position_says_is_resolved_or_refused_in_words(
    changes: list[tuple[tuple[str, ...], Any]],
) -> None:
    """R-SCN-3, R-SCN-5"""
    tree: dict[str, Any] = tomllib.loads(PRINTED)
    for place, new in changes:
        at: Any = tree
        for key in place[:-1]:
            at = at.setdefault(key, {}) if isinstance(at, dict) else {}
        if isinstance(at, dict):
            at[place[-1]] = new
    walk_anything("\n".join(f"{key} = {toml(inner)}" for key, inner in tree.items()))


counts = st.integers(0, 3)


@FUZZ
@given(
    slots=st.permutations(k.KAMI_NAMES).map(lambda names: names[:4]),
    worshippers=st.lists(st.lists(st.sampled_from(["", "shinto", "shinto*2"]), min_size=4, max_size=4), min_size=4),
    coins=st.lists(counts, min_size=4, max_size=4),
    display=st.lists(st.sampled_from(k.CARD_NAMES), max_size=4, unique=True),
    options=st.fixed_dictionaries(
        {"gifts": st.sampled_from(["off", "on"]), "piles": st.sampled_from(["limited", "unlimited"])}
    ),
)
def test_every_kami_turn_that_can_be_comes_to_its_end(
    slots: list[str],
    worshippers: list[list[str]],
    coins: list[int],
    display: list[str],
    options: dict[str, str],
) -> None:
    """R-KAMI-2, R-SCN-1"""
    tree = tomllib.loads(PRINTED) | {"slots": " ".join(slots), "display": " ".join(display), "options": options}
    for clan, row, n in zip(k.CLAN_NAMES, worshippers, coins, strict=False):
        tree[clan] |= {"shrine": row, "coins": n}
    walk = walk_anything("\n".join(f"{key} = {toml(inner)}" for key, inner in tree.items()))
    if walk:
        assert len(walk.steps) == 6
        winners = [step.facts["winner"] for step in walk.steps[1:5]]
        assert winners == [None if seat < 0 else seat for seat in walk.state.fields.shrine_winner]
