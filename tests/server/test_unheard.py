"""How many answers somebody gives unseen is told to nobody: what a reader cannot notice has no number, either."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kagura.testing.secrecy import check_seals, check_secrecy
from tests.server.host import Guest, Host, Json, Made, hosting
from tests.server.sealed_bids import WORDS, lists, plugged_in
from tests.server.sealed_bids.company import SEED, Company, logged, new_table
from tests.server.sealed_bids.lists import DONE, NAME


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
    found = Company(new_table(host, NAME, seed=SEED))
    yield found
    found.close()


def summary(host: Host, made: Made, guest: Guest) -> Json:
    (found,) = host.post("/api/mine", {"tables": [[made.id, guest.token]]}).json()
    return {name: found[name] for name in ("seq", "headline", "acting")}


def told(host: Host, company: Company, player: int) -> list[Json]:
    """All that a player and a watcher have been told, and may ask for."""
    found = []
    for guest in (company.players[player], company.watcher):
        past = guest.ask("moment", to=guest.now["decisions"])
        further = guest.ask("moment", to=guest.now["decisions"] + 1)
        texts = [entry | {"at": 0} for entry in guest.entries]
        of_table = [guest.table["places"], guest.table["over"]]
        record = host.http.get("/api/record", headers={"Authorization": f"Bearer {guest.token}"})
        assert record.status_code == 403
        answers = [past | {"id": ""}, further | {"id": ""}, summary(host, company.made, guest), record.text]
        found.append({"entries": texts, "now": guest.now, "table": of_table, "answers": answers})
    hint = company.players[player].ask("hint", seat=player)
    return [*found, hint | {"id": ""}]


def test_the_game_conforms(installed: None) -> None:
    check_seals(lists.game, 3)
    check_secrecy(lists.game, 3)


@pytest.mark.parametrize("answers", [(0, DONE), (1, 2, DONE), (2, 1, 0)])
def test_however_many_answers_somebody_gives_the_others_hear_the_same(host: Host, answers: tuple[int, ...]) -> None:
    found = []
    for given in ((DONE,), answers):
        company = Company(new_table(host, NAME, seed=SEED))
        for action in given:
            company.act(0, action)
        company.decided_by(company.others_than(0), 1)
        company.act(1, 0)
        company.act(1, DONE)
        company.decided_by(company.others_than(0, 1), 2)
        company.decided_by(company.players[:1], len(given) + 1)
        assert logged(company.players[2]) == logged(company.watcher) == [(0, None), (1, None)]
        found.append(told(host, company, 2))
        company.close()
    assert found[0] == found[1]


def test_nothing_is_sent_of_an_answer_that_cannot_be_noticed(company: Company) -> None:
    company.act(0, 1)
    assert all(guest.is_quiet() for guest in company.others_than(0))
    company.require_same_as_for_newcomers()
    company.act(0, DONE)
    company.decided_by(company.others_than(0), 1)
    company.require_same_as_for_newcomers()


def test_who_was_shown_the_table_before_may_answer_after(company: Company) -> None:
    bo = company.players[1]
    company.act(0, 1)
    company.act(0, 2)
    company.act(1, 3)
    assert bo.now["decisions"] == 1
    assert bo.ask("act", seq=bo.now["seq"] + 1, seat=1, action=1)["code"] == "stale"


def test_when_all_are_in_every_answer_is_told(company: Company) -> None:
    for player, answers in enumerate(((0, DONE), (1, 2, DONE), (0, 0, 1))):
        for action in answers:
            company.act(player, action)
    company.decided(8)
    opened = [(0, 0), (0, DONE), (1, 1), (1, 2), (1, DONE), (2, 0), (2, 0), (2, 1)]
    for guest in company.all:
        assert logged(guest) == [(seat, WORDS[seat][action]) for seat, action in opened]
    company.require_same_as_for_newcomers()
    company.act(1, 0)
    company.act(1, DONE)
    company.decided_by(company.others_than(1), 9)
    assert logged(company.watcher)[8:] == [(1, None)]
    company.require_same_as_for_newcomers()


def test_who_comes_back_hears_all_that_was_opened_meanwhile(company: Company) -> None:
    company.act(0, 1)
    company.act(0, DONE)
    company.act(1, 1)
    company.decided_by([company.watcher], 1)
    have, seq, entries = len(company.watcher.entries) - 1, company.watcher.now["seq"], list(company.watcher.entries)
    company.act(1, DONE)
    company.act(2, DONE)
    company.decided(5)
    with company.made.guest("watcher", language="ja", greets=False) as back:
        back.entries = entries
        back.hello(have=have, seq=seq, language="ja")
        assert back.entries == company.watcher.entries
        assert len(back.entries) == 6


def test_what_was_listed_unseen_is_taken_back_unseen(company: Company) -> None:
    ann = company.players[0]
    company.act(0, 1)
    company.act(0, 2)
    for left in (1, 0):
        assert ann.ask("take_back", seq=ann.now["seq"])["type"] == "done"
        assert ann.now["decisions"] == left
    assert all(guest.is_quiet() for guest in company.others_than(0))
    company.act(0, DONE)
    company.decided(1)
    assert ann.ask("take_back", seq=ann.now["seq"])["type"] == "done"
    company.decided(0)
    company.require_same_as_for_newcomers()


def test_what_was_opened_and_taken_back_is_not_told_any_more(company: Company) -> None:
    ann, bo, cy = company.players
    for player in range(3):
        company.act(player, player)
        company.act(player, DONE)
    company.decided(6)
    cy.ask("take_back", seq=cy.now["seq"])
    for guest in (ann, bo):
        guest.hear_until(lambda me: me.now["undo"]["asked_by"] == 2)
        guest.ask("answer_take_back", seq=guest.now["seq"], accept=True)
    company.decided_by([company.watcher], 2)
    company.decided_by([ann, bo, cy], 3)
    assert logged(company.watcher) == [(0, None), (1, None)]
    company.require_same_as_for_newcomers()
    company.act(2, DONE)
    company.decided(6)
    company.require_same_as_for_newcomers()


def test_after_a_restart_the_same_is_told(installed: None, tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        made = new_table(host, NAME)
        company = Company(made)
        for action in (0, 1, DONE):
            company.act(1, action)
        company.act(2, 1)
        company.decided_by(company.others_than(1, 2), 1)
        before = [(guest.entries, guest.now["seq"], guest.now["decisions"]) for guest in company.all]
        company.close()
    with hosting(tmp_path) as host:
        made.host = host
        company = Company(made)
        assert [(guest.entries, guest.now["seq"], guest.now["decisions"]) for guest in company.all] == before
        company.close()


def all_answer_and_the_last_asks_to_take_back(company: Company) -> None:
    """Everybody's first answer is open, and the third player asks the others to go back."""
    for player in range(3):
        company.act(player, DONE)
    company.decided(3)
    cy = company.players[2]
    cy.ask("take_back", seq=cy.now["seq"])


def test_an_answer_that_cannot_be_noticed_keeps_what_somebody_asks_for(company: Company) -> None:
    ann, bo, _ = company.players
    all_answer_and_the_last_asks_to_take_back(company)
    for guest in (ann, bo):
        guest.hear_until(lambda me: me.now["undo"]["asked_by"] == 2)
    company.watcher.hear_until(lambda me: me.now["undo"]["asked_by"] == 2)
    company.act(0, 1)
    assert all(guest.is_quiet() for guest in company.others_than(0))
    assert ann.ask("take_back", seq=ann.now["seq"])["type"] == "done"
    assert all(guest.is_quiet() for guest in company.others_than(0))
    company.act(0, 1)
    company.act(0, DONE)
    company.decided_by(company.others_than(0), 4)
    assert all(guest.now["undo"]["asked_by"] is None for guest in company.all)


def test_with_consent_unseen_answers_go_back_with_the_rest(company: Company) -> None:
    ann, bo, _ = company.players
    all_answer_and_the_last_asks_to_take_back(company)
    company.act(0, 1)
    for guest in (ann, bo):
        guest.hear_until(lambda me: me.now["undo"]["asked_by"] == 2)
        guest.ask("answer_take_back", seq=guest.now["seq"], accept=True)
    company.decided(2)
    company.require_same_as_for_newcomers()


def test_whether_somebody_has_begun_to_answer_changes_nothing_about_taking_back(company: Company) -> None:
    ann, bo, _ = company.players
    company.act(1, 1)
    company.act(1, DONE)
    company.decided_by([ann, company.watcher], 1)
    company.act(0, 2)
    company.act(0, 1)
    assert bo.is_quiet()
    assert bo.now["undo"]["can"]
    assert bo.ask("take_back", seq=bo.now["seq"])["type"] == "done"
    company.decided_by([bo], 1)
    assert logged(bo) == [(1, WORDS[1][1])]
    company.decided_by([company.watcher], 0)
    company.decided_by([ann], 2)
    assert logged(ann) == [(0, WORDS[0][2]), (0, WORDS[0][1])]
    company.require_same_as_for_newcomers()
    company.act(0, DONE)
    company.act(1, DONE)
    for guest, number in zip(company.all, (4, 3, 2, 2), strict=True):
        company.decided_by([guest], number)
    company.require_same_as_for_newcomers()


@pytest.mark.parametrize("rule", [{"kind": "match", "seconds": 600, "increment": 60}, {"kind": "move", "seconds": 600}])
def test_no_clock_tells_how_many_answers_somebody_gives(host: Host, rule: Json) -> None:
    found = []
    for given in ((DONE,), (1, 2, DONE)):
        company = Company(new_table(host, NAME, seed=SEED, clock=rule))
        shown = []
        for action in given:
            company.act(0, action)
            company.players[2].hello()
            shown.append(round(company.players[2].now["clocks"][0]["left"] / 30_000))
        company.close()
        found.append((max(shown[:-1], default=20), shown[-1]))
    assert found[0] == found[1]
