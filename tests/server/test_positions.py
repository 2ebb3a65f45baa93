"""Positions over HTTP: resolved step by step, or refused with the place and the reason; nothing of them is kept."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterator

import pytest

from kagura.core.registry import make
from kagura.server import positions
from kagura.server.limits import Buckets
from tests.server.host import Host, Json, hosting

GAME = "rising_sun"
PATH = f"/api/positions/{GAME}"
PRINTED = make(GAME).positions()["printed"]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("positions")) as found:
        yield found


def asked(host: Host, status: int = 200, language: str = "en", **body: object) -> Json:
    before = host.kept()
    reply = host.http.post(PATH, params={"language": language}, json={"text": PRINTED} | body)
    assert reply.status_code == status, reply.text
    assert host.kept() == before
    found: Json = reply.json()
    return found


def test_the_printed_example_is_asked_on_and_comes_to_its_end(host: Host) -> None:
    """R-SCN-1"""
    first = asked(host)
    assert [step["title"] for step in first["steps"]] == ["Kami Turn 1", "Shrine 1: Susanoo", "Shrine 2: Amaterasu"]
    assert first["seat"] == first["offer"]["seat"] == 3
    assert [choice["notation"] for choice in first["offer"]["choices"]] == ["YES", "PASS"]
    assert first["results"] == {}
    last = asked(host, answers=["YES", "PROV kansai"])
    assert (last["seat"], last["offer"]) == (None, None)
    assert last["results"] == {"winners": "koi dragonfly dragonfly turtle", "next": "mandate lotus"}
    hachiman = last["steps"][3]
    assert hachiman["facts"]["tied"] == [3, 1]
    assert hachiman["view"]["honor"] == [3, 0, 1, 2]
    assert [line["rule"] for line in hachiman["lines"]] == [
        "R-KAMI-3",
        "R-KAMI-5",
        "R-KAMI-5",
        "R-KAMI-13",
        "R-TERM-14",
    ]
    assert last["tree"]["koi"]["strongholds"] == "edo kyoto"


def test_what_a_page_needs_to_set_one_up(host: Host) -> None:
    page = host.http.get(PATH, params={"language": "ja"}).json()
    assert page["game"] == page["stage"]["game"] == GAME
    assert page["language"] == "ja"
    (printed,) = page["positions"]
    assert (printed["name"], printed["text"], printed["tree"]["run"]) == ("printed", PRINTED, "kami_turn")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Koi has 9 Bushi placed; it owns 6"), ("ja", "鯉の武士が9体置かれています。持っているのは6体です")],
)
def test_every_fault_is_told_with_its_place(host: Host, language: str, text: str) -> None:
    """R-SCN-5"""
    wrong = PRINTED.replace('map.edo = "daimyo bushi"', 'map.edo = "daimyo bushi*9"') + 'display = "komainu*2"\n'
    refused = asked(host, 400, language, text=wrong)
    assert (refused["code"], refused["rule"]) == ("bad-position", "R-SCN-5")
    assert [fault["where"] for fault in refused["faults"]] == ["display", "koi.map.edo"]
    assert refused["faults"][1]["text"] == text


def test_what_is_no_position_is_refused(host: Host) -> None:
    refused = asked(host, 400, text="=")
    assert (refused["code"], refused["rule"]) == ("bad-position", None)
    assert refused["faults"][0]["where"] == ""
    assert asked(host, 400, run="tea")["faults"][0]["where"] == "run"
    assert asked(host, 400, answers=["YES", "PROV mars"])["text"].startswith("Answer 2 cannot be given: 'PROV mars'")
    assert asked(host, 400, answers=["x"] * 201)["code"] == "bad-message"
    assert asked(host, 413, text="#" * 70_000)["code"] == "too-large"
    assert asked(host, 400, text="#" * 40_000)["code"] == "bad-message"


def test_a_game_without_positions_has_no_such_page(host: Host) -> None:
    for game, code in (("last_kannagi", "no-positions"), ("chess", "no-game")):
        reply = host.http.get(f"/api/positions/{game}")
        assert (reply.status_code, reply.json()["code"]) == (404, code)


def test_the_folder_is_read_once_and_never_on_the_loop(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[str] = []

    def read() -> dict[str, str]:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        reads.append("read")
        return {"printed": PRINTED}

    monkeypatch.setattr(make(GAME), "positions", read)
    for cache in (positions._shipped, positions._page):
        cache.cache_clear()
    for language in ("en", "ja", "en"):
        assert host.http.get(PATH, params={"language": language}).status_code == 200
    asked(host)
    assert reads == ["read"]


def test_one_address_may_not_ask_for_too_many(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    assert dataclasses.asdict(host.settings.limits)["position_burst"] == 60
    monkeypatch.setattr(host.service, "positions", Buckets(0.001, 1, spares_here=False))
    asked(host)
    assert asked(host, 429)["code"] == "too-fast"
