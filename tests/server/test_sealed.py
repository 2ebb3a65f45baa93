"""What is sealed stays so until it is opened, in every channel: a game of simultaneous bids, served as a plug-in."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kagura.core.record import Record
from kagura.testing.secrecy import check_seals, check_secrecy
from tests.server import sealed_bids
from tests.server.host import BOTS, HOTSEAT, Guest, Host, Json, Made, hosting
from tests.server.sealed_bids import NAME, faceless, plugged_in
from tests.server.sealed_bids.company import SEED, Company, logged, new_table, words_in


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, plugged_in(tmp_path_factory.mktemp("plugin")):
        patch.setenv("KAGURA_MODE", "plain")
        yield


@pytest.fixture
def host(installed: None, tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path / "data", away_seconds=0.0) as found:
        yield found


@pytest.fixture
def company(host: Host) -> Iterator[Company]:
    found = Company(new_table(host, seed=SEED))
    yield found
    found.close()


def pry(guest: Guest, made: Made, host: Host) -> None:
    """Ask whatever can be asked that might give something away."""
    guest.hello(have=len(guest.entries) - 1, seq=guest.now["seq"])
    for language in ("en", "ja") if guest.player is None else ("ja", "en"):
        guest.hello(language=language)
    for to in range(guest.now["decisions"] + 1):
        guest.ask("moment", to=to)
        for eyes in (-1, 0, 1, 2):
            assert guest.ask("moment", to=to, eyes=eyes)["code"] == "not-over"
    for seat in range(3):
        for action in range(5):
            refused = guest.ask("act", seq=guest.now["seq"], seat=seat, action=action, notation="x")
            assert refused["type"] == "error"
        guest.ask("hint", seat=seat)
    token = guest.token
    for path in ("/api/record", f"/api/tables/{made.id}/record"):
        guest.heard.append(host.http.get(path, headers={"Authorization": f"Bearer {token}"}).text)
        assert "not-over" in guest.heard[-1]
    guest.heard.append(host.post("/api/mine", {"tables": [[made.id, token]]}).text)


def test_the_game_conforms(installed: None) -> None:
    check_seals(sealed_bids.game, 3)
    check_secrecy(sealed_bids.game, 3)


def test_a_bid_is_read_by_nobody_else_until_all_are_in(host: Host, company: Company) -> None:
    ann, bo, cy = company.players
    company.bid(0, 2)
    company.bid(1, 1)
    assert logged(ann) == [(0, "badger"), (1, None)]
    assert logged(bo) == [(0, None), (1, "maple")]
    assert logged(cy) == logged(company.watcher) == [(0, None), (1, None)]
    assert (cy.entries[1]["words"], company.watcher.entries[1]["words"]) == ("A sealed decision", "伏せた決定")
    for guest in company.all:
        pry(guest, company.made, host)
    for guest in company.all:
        for seat in {0, 1, 2} - {guest.player}:
            assert not words_in(guest.heard, seat)
        assert not any(SEED in text for text in guest.heard)
    company.bid(2, 0)
    opened = [(0, "badger"), (1, "maple"), (2, "granite")]
    assert all(logged(guest) == opened for guest in company.all)
    assert [entry["words"] for entry in bo.entries[1:]] == ["bids badger", "bids maple", "bids granite"]
    company.require_same_as_for_newcomers()


def test_what_somebody_else_has_bid_changes_nothing_that_one_hears(host: Host) -> None:
    heard: list[list[list[Json]]] = []
    nows: list[list[Json]] = []
    for action in (0, 3):
        company = Company(new_table(host, seed=SEED))
        company.bid(0, action)
        company.bid(1, 1)
        readers = (company.players[2], company.watcher)
        heard.append([[entry | {"at": 0} for entry in guest.entries] for guest in readers])
        nows.append([guest.now for guest in readers])
        company.close()
    assert heard[0] == heard[1]
    assert nows[0] == nows[1]


def test_who_comes_back_hears_what_was_opened_meanwhile(host: Host, company: Company) -> None:
    company.bid(0, 1)
    company.bid(1, 2)
    away = company.made.guest("watcher")
    away.line.close()
    company.bid(2, 3)
    with company.made.guest("watcher", greets=False) as back:
        back.entries = list(away.entries)
        back.hello(have=len(away.entries) - 1, seq=away.now["seq"])
        assert logged(back) == [(0, "otter"), (1, "willow"), (2, "sandstone")]
    company.require_same_as_for_newcomers()


def test_what_was_opened_and_taken_back_is_sealed_again(host: Host, company: Company) -> None:
    ann, bo, cy = company.players
    for player in range(3):
        company.bid(player, player + 1)
    assert not cy.now["undo"]["can"]
    cy.ask("take_back", seq=cy.now["seq"])
    for guest in (ann, bo):
        guest.hear_until(lambda me: me.now["undo"]["asked_by"] == 2)
        guest.ask("answer_take_back", seq=guest.now["seq"], accept=True)
    company.decided(2)
    assert logged(company.watcher) == [(0, None), (1, None)]
    company.require_same_as_for_newcomers()
    company.bid(2, 0)
    assert logged(company.watcher) == [(0, "otter"), (1, "willow"), (2, "granite")]
    company.require_same_as_for_newcomers()


def test_one_s_own_bid_is_taken_back_without_a_word_of_it(company: Company) -> None:
    ann, bo, _ = company.players
    company.bid(0, 3)
    assert ann.now["undo"]["can"]
    assert ann.ask("take_back", seq=ann.now["seq"])["type"] == "done"
    company.decided(0)
    company.bid(1, 0)
    company.bid(0, 2)
    assert not bo.now["undo"]["can"]
    assert not words_in(bo.heard, 0)
    assert not words_in(company.watcher.heard, 0)


def test_bots_bids_are_sealed_too_and_a_finished_match_is_open(host: Host) -> None:
    seats: list[Json] = [{"kind": "me"}, *BOTS]
    made = host.new_table(seats, game=NAME, options={"rounds": 2, "repeat": True})
    with made.guest() as ann:
        ann.hear_until(lambda me: me.now["decisions"] == 2)
        assert logged(ann) == [(seat, None) for seat, _ in logged(ann)]
        assert not words_in(ann.heard, 1) | words_in(ann.heard, 2)
        while not ann.is_over:
            ann.my_turn()
            if not ann.is_over:
                ann.act()
        assert all(notation for _, notation in logged(ann))
        record = host.http.get("/api/record", headers={"Authorization": f"Bearer {made.token()}"}).text
        assert all(notation and notation in record for _, notation in logged(ann))


def test_after_a_restart_the_same_is_sealed(installed: None, tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        made = new_table(host)
        company = Company(made)
        company.bid(1, 1)
        before = [guest.entries for guest in company.all]
        company.close()
    with hosting(tmp_path) as host, contextlib.ExitStack() as stack:
        made.host = host
        company = Company(made)
        stack.callback(company.close)
        assert [guest.entries for guest in company.all] == before
        assert logged(company.watcher) == [(1, None)]


def test_the_game_is_in_the_lobby_as_any_other(host: Host) -> None:
    assert NAME in [game["name"] for game in host.http.get("/api/games").json()]


def test_a_game_that_no_browser_can_draw_is_not_offered_and_no_table_of_it_is_made(host: Host) -> None:
    assert faceless.name not in [game["name"] for game in host.http.get("/api/games").json()]
    reply = host.post("/api/tables", {"game": faceless.name, "seats": HOTSEAT, "language": "en"})
    refusal = {"code": "no-face", "text": "faceless_bids cannot be played in a browser yet.", "rule": None}
    assert (reply.status_code, reply.json()) == (400, refusal)
    assert faceless.name not in host.post("/api/tables", {"game": "chess", "seats": HOTSEAT}).json()["text"]
    record = Record.begin(faceless, seed="s").text()
    opened = host.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert opened.json() == refusal
