"""A record that somebody brings is proved, shown with everything open, and never played on."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kagura.core.record import Record
from kagura.core.seal import Seal, commitment
from kagura.server.settings import Limits
from tests.core.matches import random_record
from tests.server.host import Host, Json, hosting

PLAIN = {"content-type": "text/plain; charset=utf-8"}
#: Tables of the database.


def bring(host: Host, data: str | bytes, **headers: str) -> httpx.Response:
    return host.http.post("/api/records", content=data, headers=PLAIN | headers)


def opened(host: Host, text: str) -> Json:
    reply = bring(host, text)
    assert reply.status_code == 200, reply.text
    made: Json = reply.json()
    return made


def refused(host: Host, data: str | bytes, **headers: str) -> tuple[int, str]:
    """Status and code of the refusal, which has left nothing behind and says why to people."""
    before = host.kept()
    reply = bring(host, data, **headers)
    assert host.kept() == before
    told: Json = reply.json()
    assert told["text"]
    return reply.status_code, told["code"]


@pytest.fixture(scope="module")
def whole() -> Record:
    return random_record(seed=5, players=["Ann", "greedy", "player 3"])


@pytest.fixture(scope="module")
def half() -> Record:
    return random_record(37, seed=6, players=["Ann", "greedy", "random"])


# -- what is shown ------------------------------------------------------------------------------------


def test_a_finished_match_is_shown_with_all_its_decisions(host: Host, whole: Record) -> None:
    made = opened(host, whole.text())
    assert [key["role"] for key in made["keys"]] == ["watcher"]
    with host.guest(made["table"], made["keys"][0]["token"]) as guest:
        assert guest.table["over"]
        assert guest.table["seed"] == whole.seed
        assert guest.table["opened"] == {"date": whole.date, "sealed": None}
        assert [entry["notation"] for entry in guest.entries[1:]] == [taken.text for taken in whole.decisions]
        assert guest.now["digest"] == whole.state().digest()


def test_an_unfinished_match_lies_open_too_and_nobody_plays_on(host: Host, half: Record) -> None:
    made = opened(host, half.text())
    with host.guest(made["table"], made["keys"][0]["token"]) as guest:
        assert not guest.table["over"]
        assert guest.table["seed"] == half.seed
        for eyes in (-1, 0, 1, 2, None):
            past = guest.ask("moment", to=20, eyes=eyes)
            assert (past["type"], past["digest"]) == ("past", half.state(20).digest())
        assert guest.is_quiet(), "a bot has played on"
        assert guest.now["decisions"] == len(half.decisions)
        for kind, fields in {"act": {"seq": 1, "seat": 0, "action": 0}, "take_back": {"seq": 1}, "rematch": {}}.items():
            assert guest.ask(kind, **fields)["code"] == "watching"


def test_players_are_called_as_at_any_table(host: Host, whole: Record) -> None:
    made = opened(host, whole.text())
    with host.guest(made["table"], made["keys"][0]["token"], language="ja") as guest:
        places = [(place["kind"], place["bot"], place["away"]) for place in guest.table["places"]]
        assert places == [("person", None, False), ("bot", "greedy", False), ("person", None, False)]
        seat = guest.table["places"][2]["seats"][0]
        assert [place["name"] for place in guest.table["places"]] == ["Ann", "中級", f"プレイヤー{seat + 1}"]


def test_the_list_of_tables_tells_of_a_record(host: Host, half: Record) -> None:
    made = opened(host, half.text())
    pair = [made["table"], made["keys"][0]["token"]]
    (line,) = host.post("/api/mine", {"tables": [pair], "language": "en"}).json()
    assert line["headline"] == "Record of 37 decisions"
    assert line["table"]["opened"]


@pytest.mark.parametrize("which", ["whole", "half"])
def test_the_record_is_given_back_as_it_was_brought(
    host: Host, which: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    text = request.getfixturevalue(which).text()
    made = opened(host, text)
    bearer = {"authorization": f"Bearer {made['keys'][0]['token']}"}
    assert host.http.get(f"/api/tables/{made['table']}/record", headers=bearer).text == text


def test_the_same_record_opens_the_same_table(host: Host, whole: Record) -> None:
    before = opened(host, whole.text())
    count = host.kept()
    assert opened(host, whole.text()) == before
    assert host.kept() == count


def test_it_is_there_after_a_restart_and_bots_stay_still(tmp_path: Path, half: Record) -> None:
    with hosting(tmp_path) as host:
        made = opened(host, half.text())
    with hosting(tmp_path) as host:
        time.sleep(0.3)
        with host.guest(made["table"], made["keys"][0]["token"]) as guest:
            assert guest.now["decisions"] == len(half.decisions)


# -- the promise of the seed ----------------------------------------------------------------------------


def test_a_promise_that_is_kept_is_shown_and_given_back(host: Host, whole: Record) -> None:
    text = Seal("k7wq2m9xafth", commitment("k7wq2m9xafth", whole.seed)).put_into(whole.text())
    made = opened(host, text)
    with host.guest(made["table"], made["keys"][0]["token"]) as guest:
        assert guest.table["opened"]["sealed"] == "k7wq2m9xafth"
        assert guest.table["commitment"] == commitment("k7wq2m9xafth", whole.seed)
    bearer = {"authorization": f"Bearer {made['keys'][0]['token']}"}
    assert host.http.get("/api/record", headers=bearer).text == text


@pytest.mark.parametrize("seal", ["# table k7wq2m9xafth\n", f"# table a\n# commitment {'0' * 64}\n"])
def test_a_promise_that_is_broken_is_an_edit(host: Host, whole: Record, seal: str) -> None:
    first, _, rest = whole.text().partition("\n")
    assert refused(host, f"{first}\n{seal}{rest}") == (400, "record-seal")


# -- what is refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "record-empty"),
        ("PK\x03\x04", "record-foreign"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "record-foreign"),
        ('[Event "x"]\n1. e4 e5\n', "record-foreign"),
        ("kagura record 2\n", "record-newer"),
        ("kagura record 1\r\n", "record-saved-anew"),
        ("kagura record 1\n", "record-cut-short"),
        ("kagura record 1\ngame chess\nrules 1.0\nopen 0 0\n", "record-no-game"),
        ("kagura record 1\ngame last_kannagi\nrules 99.0\nopen 0 0\n", "record-newer"),
        ("kagura record 1\ngame last_kannagi\nrules 0.1\nopen 0 0\n", "record-other-version"),
    ],
)
def test_other_files_are_refused_and_leave_nothing(host: Host, data: str | bytes, code: str) -> None:
    assert refused(host, data) == (400, code)


def test_the_line_is_told_in_the_language_of_the_page(host: Host, half: Record) -> None:
    lines = half.text().splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines, 1) if line.startswith("9 "))
    edited = "".join(line for number, line in enumerate(lines, 1) if number != place)
    assert f"Line {place} " in bring(host, edited).json()["text"]
    assert f"{place}行目" in bring(host, edited, **{"accept-language": "ja"}).json()["text"]


def test_a_record_of_other_content_is_refused(host: Host, half: Record) -> None:
    text = half.text().replace(half.sheet.hash(), "0" * 64)
    assert refused(host, text) == (400, "record-other-content")


def test_only_text_of_a_bounded_length_is_read(host: Host, half: Record) -> None:
    assert refused(host, half.text(), **{"content-type": "application/json"}) == (415, "not-text")
    longest = host.settings.limits.record_bytes
    assert refused(host, "#" * (longest + 1)) == (413, "record-too-large")
    padded = half.text().replace("\n", "\n" + "# padding\n" * 10_000, 1)
    assert len(padded) < longest
    assert bring(host, padded).status_code == 200


def test_records_from_afar_are_rationed(tmp_path: Path) -> None:
    limits = Limits(records=0.001, record_burst=2)
    with hosting(tmp_path, limits=limits) as host:
        far = {"x-forwarded-for": "192.0.2.7"}
        codes = [bring(host, "kagura", **far).json()["code"] for _ in range(4)]
        assert codes == ["record-foreign", "record-foreign", "too-fast", "too-fast"]


def test_pages_from_elsewhere_may_not_bring_records(host: Host, half: Record) -> None:
    assert bring(host, half.text(), origin="https://elsewhere.example").status_code == 403


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_no_edit_of_a_record_disturbs_the_server(host: Host, half: Record, data: st.DataObject) -> None:
    text = half.text().encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    edited = text[:start] + data.draw(st.binary(max_size=20)) + text[end:]
    reply = bring(host, edited)
    assert reply.status_code < 500, edited
    if reply.status_code == 200:  # a comment, a name, or nothing at all was changed
        assert reply.json()["keys"][0]["role"] == "watcher"
    else:
        assert reply.json()["code"].startswith("record-")


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.binary(max_size=300) | st.text(max_size=200).map(lambda rest: f"kagura record 1\n{rest}\nopen 0 0\n".encode())
)
def test_no_bytes_disturb_the_server(host: Host, data: bytes) -> None:
    status, code = refused(host, data)
    assert (status, code.split("-")[0]) == (400, "record")
