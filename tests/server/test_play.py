"""Playing over a real connection, from the lobby to the record."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import pytest

from kagura.cli.main import main
from kagura.core.record import Record
from tests.server.host import HOTSEAT, ME_AND_BOTS, THREE_PEOPLE, Guest, Host, hosting


def play_on(*guests: Guest, until: int | None = None) -> None:
    """Whoever is asked takes some choice, to the end or for so many decisions."""
    while not all(guest.is_over for guest in guests):
        asked = [guest for guest in guests if guest.offer]
        if not asked:
            guests[0].hear()
            continue
        done = asked[0].act(len(asked[0].entries))
        assert done["type"] == "done", done
        if until is not None and asked[0].now["decisions"] >= until:
            return
        seq = done["seq"]
        for guest in guests:
            guest.hear_until(lambda me, seq=seq: me.now["seq"] >= seq)  # type: ignore[misc]


def test_a_match_against_bots_is_played_to_the_end_and_its_record_is_good(
    host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann:
        table = ann.table
        commitment, before = table["commitment"], table["seed"]
        assert before is None
        while not ann.my_turn().is_over:
            assert ann.act(len(ann.entries))["type"] == "done"
        seed = ann.table["seed"]
        assert hashlib.sha256(f"kagura-seed:{made.id}:{seed}".encode()).hexdigest() == commitment
        assert ann.now["digest"]
    reply = host.http.get("/api/record", headers={"Authorization": f"Bearer {made.token('watcher')}"})
    assert reply.status_code == 200
    file = tmp_path / "match.txt"
    file.write_bytes(reply.content)
    record = Record.load(file)
    assert record.over
    assert record.seed == seed
    assert record.players == ("Ann", "random", "random")
    assert record.state().digest() == ann.now["digest"]
    assert main(["record", "verify", "--lang", "en", "--commitment", commitment, str(file)]) == 0
    assert f"promised as {commitment[:12]}… at table {made.id}" in capsys.readouterr().out


def test_people_join_by_links_and_the_last_one_begins_the_match(host: Host) -> None:
    made = host.new_table(THREE_PEOPLE)
    with made.guest() as ann:
        assert not ann.table["started"]
        assert (ann.now["view"], ann.now["acting"], ann.entries) == ({}, [], [])
        bo = host.guest(made.id, host.sit(made.id, made.token("invite", 1), "Bo"))
        ann.hear_until(lambda me: me.table["places"][1]["name"] == "Bo")
        cy = host.guest(made.id, host.sit(made.id, made.token("invite", 2), "Cy"))
        ann.hear_until(lambda me: me.table["started"])
        with bo, cy:
            bo.hear_until(lambda me: me.table["started"])
            assert len(ann.entries) == len(cy.entries) == 1
            play_on(ann, bo, cy, until=12)


def test_one_device_holds_the_places_of_all_who_sit_at_it(host: Host) -> None:
    made = host.new_table(HOTSEAT)
    for _ in range(6):
        for player in range(3):
            with made.guest(player=player) as guest:
                if guest.offer:
                    assert guest.act(3)["type"] == "done"


def test_a_watcher_sees_all_and_can_do_nothing(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann, made.guest("watcher") as watcher:
        assert watcher.player is None
        assert watcher.now["offers"] == []
        ann.my_turn().act()
        assert watcher.ask("act", seq=watcher.now["seq"], seat=0, action=0)["code"] == "watching"
        watcher.hear_until(lambda me: len(me.entries) >= len(ann.entries))
        assert [entry["words"] for entry in watcher.entries][: len(ann.entries)] == [
            entry["words"] for entry in ann.entries
        ]


def test_what_a_client_has_already_is_not_sent_again(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann:
        for _ in range(3):
            ann.my_turn().act()
        have, seq, entries = len(ann.entries) - 1, ann.now["seq"], ann.entries
    with made.guest(greets=False) as again:
        again.entries = list(entries)
        welcome = again.hello(have=have, seq=seq)
        assert welcome["keep"] == have
        assert again.entries[: have + 1] == entries
    with made.guest() as fresh:
        assert fresh.entries[: have + 1] == entries


def test_the_language_is_changed_on_the_same_connection(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann:
        ann.my_turn()
        english = ann.offer
        ann.hello(language="ja")
        assert ann.offer
        assert english
        assert ann.offer["question"] != english["question"]
        assert [c["action"] for c in ann.offer["choices"]] == [c["action"] for c in english["choices"]]


def test_past_moments_are_shown_as_they_were(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann:
        ann.my_turn()
        view, number = ann.now["view"], ann.now["decisions"]
        ann.act()
        past = ann.ask("moment", to=number)
        assert past["view"] == view
        assert ann.ask("moment", to=100_000)["code"] == "no-moment"
        assert ann.ask("moment", to=0, eyes=-1)["code"] == "not-over"


def test_hints_are_given_to_who_is_asked(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann:
        ann.my_turn()
        assert ann.offer
        hint = ann.ask("hint", seat=ann.offer["seat"])
        assert hint["type"] == "hint"
        assert hint["action"] in [choice["action"] for choice in ann.choices()]
        assert hint["why"]


def test_the_list_of_own_tables_says_who_is_waited_for(host: Host) -> None:
    made = host.new_table(THREE_PEOPLE)
    pairs = [[made.id, made.token()], [made.id, made.token("invite")], ["nothing", "at-all"]]
    mine = host.post("/api/mine", {"tables": pairs, "language": "en"}).json()
    assert [summary["role"] for summary in mine] == ["player", "invite"]
    assert mine[0]["headline"] == "2 places are still open"


def test_games_are_listed_with_their_options_and_bots(host: Host) -> None:
    games = {game["name"]: game for game in host.http.get("/api/games?language=ja").json()}
    game = games["last_kannagi"]
    assert game["title"] == "最後の巫女"
    assert game["places"][str(game["options"][0]["default"])] == 3
    assert [bot["title"] for bot in game["bots"]] == ["初級", "中級", "上級"]


def test_where_only_bots_play_there_is_time_to_watch(tmp_path: Path) -> None:
    with hosting(tmp_path, bot_pause=0.2) as slow:
        made = slow.new_table([{"kind": "bot", "bot": "random"}] * 3)
        with made.guest("watcher") as watcher:
            start = time.monotonic()
            seen = watcher.now["decisions"]
            watcher.hear_until(lambda me: me.now["decisions"] >= seen + 4)
            assert time.monotonic() - start > 0.5
