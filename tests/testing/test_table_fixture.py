"""The fixtures that a client is developed with hold what a server would send."""

from __future__ import annotations

import json

import pytest

import kagura
from kagura.testing.table_fixture import fixture, main

GAME = kagura.make("last_kannagi")


def test_a_fixture_holds_stage_view_offers_and_entries(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["last_kannagi", "--seed", "7", "--decisions", "6", "--language", "ja"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["view"]["seat"] == found["seat"] == found["acting"][0] == found["offers"][0]["seat"]
    assert len(found["entries"]) == 7
    assert found["entries"][0]["by"] == "set-up"
    assert found["stage"]["title"] == "最後の巫女"


def test_a_spectator_is_offered_nothing_and_a_player_all_that_its_seats_may_do() -> None:
    assert fixture(GAME, "7", 4, -1)["offers"] == []
    found = fixture(GAME, "7", 4, None, options={"mode": "team2"})
    assert {offer["seat"] for offer in found["offers"]} == set(found["acting"])


def test_a_fixture_can_wait_for_a_kind_of_decision() -> None:
    assert fixture(GAME, "7", 0, until="step")["view"]["decision"] == "step"


def test_a_fixture_can_be_of_the_end() -> None:
    found = fixture(GAME, "7", -1)
    assert found["acting"] == []
    assert found["view"]["outcome"]["winners"]
