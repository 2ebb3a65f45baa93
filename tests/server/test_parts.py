"""The small parts: names, tokens, limits, origins, the pool of bots, the catalogue, the texts."""

from __future__ import annotations

import asyncio
import copy
import os
import re
import time
from pathlib import Path

import pytest

import kagura
import kagura.server
from kagura.core.state import GameState
from kagura.server import bots as pool_module
from kagura.server import catalogue
from kagura.server.bots import BotPool
from kagura.server.catalogue import game_info, places_of
from kagura.server.limits import Bucket, Buckets, Connections, is_here
from kagura.server.logs import facts
from kagura.server.names import MOST_LETTERS, clean_name
from kagura.server.protocol import Language
from kagura.server.refused import Refused
from kagura.server.security import check_origins, host_of, name_of
from kagura.server.tokens import derive, derived_table_id, hash_of, new_table_id, new_token

GAME = kagura.make("last_kannagi")
SOURCES = Path(str(kagura.server.__file__)).parent


# -- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nthe Pines ", "Ann of the Pines"),
        ("e\u0301", "é"),
        ("神楽 <b>&amp;</b> 👩\u200d👧", "神楽 <b>&amp;</b> 👩\u200d👧"),
        ("", ""),
        ("x" * MOST_LETTERS, "x" * MOST_LETTERS),
    ],
)
def test_names_are_kept_as_people_write_them(name: str, kept: str) -> None:
    assert clean_name(name) == kept


@pytest.mark.parametrize("name", ["a\x00b", "a\x1bb", "a\u202eb", "a\u2066b", "\ue000", "\ud800", "x" * 41])
def test_names_that_would_disturb_others_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


# -- tokens -------------------------------------------------------------------------------------------


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(100)} | {derive("secret", number) for number in range(100)}
    assert len(tokens) == 200
    assert {len(token) for token in tokens} == {24}
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+", token) for token in tokens)


def test_derived_tokens_depend_on_secret_and_purpose_alone() -> None:
    assert derive("a", "seat", 1) == derive("a", "seat", 1)
    assert len({derive("a", "seat", 1), derive("b", "seat", 1), derive("a", "seat", 2), derive("a", "watch", 1)}) == 4
    assert derived_table_id("a") == derived_table_id("a") != derived_table_id("b")


def test_ids_of_tables_are_plain_letters() -> None:
    for table in (new_table_id(), derived_table_id("secret")):
        assert re.fullmatch(r"[a-km-z2-9]{12}", table)


def test_hashes_take_any_text() -> None:
    assert len(hash_of("\ud800")) == 64


# -- limits -------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_pass_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_the_last_of_a_burst_is_not_refused_for_a_rounded_sum() -> None:
    clock = Clock()
    clock.now = 15511.340573625419  # here (now + 1000) - now is more than 1000
    bucket = Bucket(0.001, 1, clock)
    assert [bucket.take(), bucket.take()] == [True, False]


def test_each_address_has_its_own_share_and_this_machine_is_not_counted() -> None:
    buckets = Buckets(1, 1, Clock())
    assert [buckets.take("192.0.2.1"), buckets.take("192.0.2.1"), buckets.take("192.0.2.2")] == [True, False, True]
    assert all(buckets.take("127.0.0.1") for _ in range(9))


def test_of_many_addresses_the_longest_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagura.server.limits.MOST_ADDRESSES", 2)
    buckets = Buckets(1, 1, Clock())
    for address in ("a", "b", "c"):
        assert buckets.take(address)
    assert not buckets.take("c")
    assert buckets.take("a")


def test_connections_are_counted_by_address_and_in_all() -> None:
    connections = Connections(1, 3)
    assert [connections.enter("x"), connections.enter("x"), connections.enter("y")] == [True, False, True]
    assert [connections.enter("127.0.0.1"), connections.enter("127.0.0.1")] == [True, False]
    connections.leave("x")
    assert connections.enter("x")


@pytest.mark.parametrize(("address", "here"), [("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("", False)])
def test_addresses_of_this_machine(address: str, here: bool) -> None:
    assert is_here(address) == here


# -- origins ------------------------------------------------------------------------------------------


def test_hosts_are_read_from_origins_and_headers() -> None:
    assert host_of("https://Table.example:8443") == "table.example:8443"
    assert (host_of("null"), host_of("http://[broken")) == ("", "")
    assert (name_of("127.0.0.1:80"), name_of("[::1]:80"), name_of("[x"), name_of("")) == ("127.0.0.1", "::1", "", "")


@pytest.mark.parametrize("origin", ["table.example", "ftp://table.example", "https://table.example/path", ""])
def test_what_is_no_origin_is_refused(origin: str) -> None:
    assert check_origins(["https://table.example"]) == ("https://table.example",)
    with pytest.raises(ValueError, match="origin"):
        check_origins([origin])


# -- bots ---------------------------------------------------------------------------------------------


def asked_state() -> tuple[GameState, int]:
    """Knowledge of a seat that has several choices."""
    state = GAME.new(seed=4)
    while len(state.choices(state.acting()[0])) < 2:
        seat = state.acting()[0]
        state.apply(seat, state.choices(seat)[0])
    return state.conceal(state.acting()[0]), state.acting()[0]


async def chosen(pool: BotPool, bot: str) -> int:
    known, seat = asked_state()
    return await pool.choose(bot, known, seat, 7)


@pytest.fixture
def pool() -> BotPool:
    return BotPool(1, 60)


def test_a_bot_answers_from_a_process_of_its_own_as_it_would_here(pool: BotPool) -> None:
    known, seat = asked_state()
    expected = kagura.bots.load("greedy").choose(GAME, known, seat, 7)
    assert asyncio.run(chosen(pool, "greedy")) == expected
    pool.close()


def test_bots_that_die_hang_or_cheat_are_replaced(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    known, seat = asked_state()
    for broken in (die, cheat, fail):
        monkeypatch.setattr(pool_module, "choose", broken)
        assert asyncio.run(chosen(pool, "greedy")) in known.choices(seat)
    monkeypatch.setattr(pool_module, "choose", hang)
    pool._seconds = 0.1
    assert asyncio.run(chosen(pool, "greedy")) in known.choices(seat)
    monkeypatch.undo()
    pool._seconds = 60
    assert asyncio.run(chosen(pool, "random")) in known.choices(seat)
    pool.close()


def die(*_: object) -> int:
    os._exit(3)


def hang(*_: object) -> int:
    time.sleep(1000)
    return 0


def cheat(*_: object) -> int:
    return -1


def fail(*_: object) -> int:
    raise ZeroDivisionError


# -- the catalogue and the texts ------------------------------------------------------------------------


def test_how_many_play_follows_from_one_option() -> None:
    assert places_of(GAME) == ("mode", {"solo3": 3, "solo4": 4, "team2": 2, "team4": 4})


def test_every_option_and_level_has_words() -> None:
    for language in ("en", "ja"):
        info = game_info(GAME, language)
        assert all(option.words and all(option.value_words) for option in info.options)
        assert [bot.name for bot in info.bots] == ["random", "greedy", "search"]
        assert all(bot.title and bot.words for bot in info.bots)
    assert info.house_values > 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_game_without_its_texts_is_left_out_said_once_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, language: Language
) -> None:
    lacking = copy.copy(GAME)
    lacking.package = "kagura.compiler"  # which has no texts
    monkeypatch.setattr(catalogue, "installed", lambda: ["lacking", GAME.name])
    monkeypatch.setattr(catalogue, "make", {"lacking": lacking, GAME.name: GAME}.__getitem__)
    catalogue.note.cache_clear()
    for _ in range(2):
        assert [info.name for info in catalogue.games(language)] == [GAME.name]
    (said,) = map(facts, caplog.records)
    assert said["event"] == "a game cannot be shown, and is left out"
    assert (said["game"], said["fault"]) == ("lacking", "UnknownText: game-name")
    assert "trace" not in said


def names_of_texts(language: str) -> set[str]:
    source = (SOURCES / "text" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def test_both_languages_have_the_same_texts() -> None:
    assert names_of_texts("en") == names_of_texts("ja")


def test_every_refusal_has_a_text_and_every_text_a_use() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))
    raised = set(re.findall(r'Refused\(\s*f?"([\w-]+)"', code))
    told = {name.removeprefix("error-") for name in names_of_texts("en") if name.startswith("error-")}
    assert raised <= told
    unused = {name for name in told - raised if not name.startswith("undo-") and f'"{name}"' not in code}
    assert not unused
