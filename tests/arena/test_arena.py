"""Simulations: the same matches whoever plays them, honest sums, files that are whole."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kagura.arena import ArenaError, MatchResult, Plan, Report, SeatResult, Stop, open_output, simulate
from kagura.arena import jobs as jobs_module
from kagura.arena import output as output_module
from kagura.arena.output import Output
from kagura.arena.result import WHOLE_WIN
from kagura.arena.tally import wilson
from kagura.bots import UnknownBot
from kagura.core.errors import ContentError, OptionError, UnknownGame

RANDOM = ("random",) * 3
PLAN = Plan("last_kannagi", RANDOM, "7", mode="plain")


# -- the same matches -------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    alone = list(simulate(PLAN, 9, 1))
    assert [result.number for result in alone] == list(range(9))
    assert list(simulate(PLAN, 9, 2)) == alone
    assert list(simulate(PLAN, 4, 1)) == alone[:4]


@pytest.mark.parametrize("hashing", ["0", "1", "random"])
def test_results_do_not_depend_on_the_order_of_hashes(hashing: str) -> None:
    code = (
        "from kagura.arena import Plan, simulate\n"
        "plan = Plan('last_kannagi', ('random',) * 3, '7', mode='plain')\n"
        "print([(r.decisions, [s.score for s in r.seats]) for r in simulate(plan, 3)])"
    )
    env = os.environ | {"PYTHONHASHSEED": hashing}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    here = [(result.decisions, [seat.score for seat in result.seats]) for result in simulate(PLAN, 3)]
    assert run.stdout.strip() == str(here)


def test_a_match_can_be_played_again_by_its_seed() -> None:
    result = list(simulate(PLAN, 3))[2]
    assert result.seed == "7/2"
    assert PLAN.seed_of(2) == result.seed


def test_plans_that_cannot_be_run_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        simulate(Plan("chess", RANDOM), 1)
    with pytest.raises(ArenaError, match="its default options has 3 players; 2 are given"):
        simulate(Plan("last_kannagi", RANDOM[:2]), 1)
    with pytest.raises(ArenaError, match="with mode=team2 has 2 players; 3 are given"):
        simulate(Plan("last_kannagi", RANDOM, options={"mode": "team2"}), 1)
    with pytest.raises(UnknownBot):
        simulate(Plan("last_kannagi", ("human", "random", "random")), 1)
    with pytest.raises(OptionError):
        simulate(Plan("last_kannagi", RANDOM, options={"mode": "duel"}), 1)
    with pytest.raises(ContentError):
        simulate(Plan("last_kannagi", RANDOM, content=tmp_path / "none.toml"), 1)
    for matches, jobs in ((0, 1), (1, 0)):
        with pytest.raises(ArenaError, match="at least 1"):
            simulate(PLAN, matches, jobs)


def test_changed_content_changes_the_matches(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[scoring]\nmost_shrines = { v = 9 }\n", "utf-8")
    results = list(simulate(Plan("last_kannagi", RANDOM, "7", content=own, mode="plain"), 2, 2))
    assert {seat.lines["most-shrines"] for result in results for seat in result.seats} <= {0, 9}


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_a_stop_what_was_finished_is_delivered(jobs: int) -> None:
    stop = Stop()
    found = []
    for result in simulate(PLAN, 10**6, jobs, stop):
        found.append(result)
        if len(found) == 3:
            stop.wish()
    numbers = [result.number for result in found]
    assert 3 <= len(numbers) < 500
    assert numbers == sorted(set(numbers))


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs_module, "_submit", lambda pool, *_: pool.submit(os._exit, 3))
    with pytest.raises(ArenaError, match="a process of the simulation died"):
        list(simulate(PLAN, 4, 2))


# -- sums -------------------------------------------------------------------------------------------


def seat(player: int, points: int, win: int = 0, side: int | None = None, label: str = "x") -> SeatResult:
    where = player if side is None else side
    return SeatResult(player, f"bot{player}", where, {"label": label}, points, 1, win, {"a": points, "b": 0})


def match(number: int, *seats: SeatResult) -> MatchResult:
    return MatchResult(number, f"s/{number}", "C", 10, {"days": 5}, seats)


def report(*results: MatchResult) -> Report:
    found = Report()
    for result in results:
        found.add(result)
    return found


def test_a_shared_win_counts_in_part() -> None:
    found = report(
        match(0, seat(0, 5, WHOLE_WIN // 2), seat(1, 5, WHOLE_WIN // 2)), match(1, seat(0, 7, WHOLE_WIN), seat(1, 1))
    )
    assert found.groups["player"]["1 bot0"].win_rate == 0.75
    assert found.groups["player"]["2 bot1"].win_rate == 0.25


def test_two_seats_of_a_player_count_together() -> None:
    found = report(match(0, seat(0, 5, WHOLE_WIN), seat(1, 4), seat(1, 3), seat(0, 6, WHOLE_WIN)))
    tally = found.groups["player"]["1 bot0"]
    assert (tally.matches, tally.win_rate, tally.mean) == (1, 1.0, 11.0)
    assert found.groups["seat"]["D"].mean == 6.0


def test_mean_and_deviation() -> None:
    tally = report(match(0, seat(0, 2)), match(1, seat(0, 6))).groups["player"]["1 bot0"]
    assert (tally.mean, tally.deviation) == (4.0, 2.0)
    assert tally.lines == {"a": 8, "b": 0}


def test_a_report_does_not_depend_on_the_order() -> None:
    results = list(simulate(PLAN, 6))
    assert report(*results).plain() == report(*reversed(results)).plain()
    assert json.loads(json.dumps(report(*results).plain()))["matches"] == 6


def test_points_are_the_sum_of_their_sources() -> None:
    for result in simulate(PLAN, 3):
        for place in result.seats:
            assert place.points == place.score == sum(place.lines.values())


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763), (0.5, 1, 0.055, 0.945)],
)
def test_wilson_intervals(wins: float, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=5e-4)


# -- files ------------------------------------------------------------------------------------------


def test_a_csv_file_has_one_row_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output_module, "ROWS_AT_A_TIME", 4)
    path = tmp_path / "out.csv"
    results = list(simulate(PLAN, 5))
    with open_output(path) as output:
        for result in results:
            output.add(result)
        assert not path.exists()
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert [int(row["score"]) for row in rows] == [place.score for result in results for place in result.seats]
    assert {row["days"] for row in rows} == {"5"}


def test_a_parquet_file_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "out.parquet"
    results = list(simulate(PLAN, 2))
    with open_output(path) as output:
        for result in results:
            output.add(result)
    table = parquet.read_table(path).to_pylist()
    assert [row["vp"] for row in table] == [place.points for result in results for place in result.seats]


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ArenaError, match=r"kagura\[parquet\]"), open_output(tmp_path / "x.parquet"):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["x.txt", "x", "none/x.csv"])
def test_outputs_that_cannot_be_are_refused_at_once(tmp_path: Path, name: str) -> None:
    with pytest.raises(ArenaError), open_output(tmp_path / name):
        pytest.fail("it was opened")


def test_without_results_no_file_appears(tmp_path: Path) -> None:
    with open_output(tmp_path / "x.csv"):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk without room."""

    def write(self: Output, new: list[dict[str, Any]]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(output_module.CsvOutput, "write", write)


@pytest.mark.parametrize("at_a_time", [1, 1000])
@pytest.mark.usefixtures("full")
def test_a_full_disk_is_one_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_time: int) -> None:
    monkeypatch.setattr(output_module, "ROWS_AT_A_TIME", at_a_time)
    with (
        pytest.raises(ArenaError, match="cannot be written: No space left on device"),
        open_output(tmp_path / "x.csv") as out,
    ):
        out.add(match(0, seat(0, 1)))
    assert list(tmp_path.iterdir()) == []


def test_errors_of_the_caller_pass_through(tmp_path: Path) -> None:
    with pytest.raises(BrokenPipeError), open_output(tmp_path / "x.csv"):
        raise BrokenPipeError


def test_what_a_game_counts_is_added_up_by_seat(tmp_path: Path) -> None:
    plan = Plan("rising_sun", RANDOM, "4", {"clans": "koi-lotus-turtle"}, mode="plain")
    results = list(simulate(plan, 2))
    found = report(*results).groups["clan"]["koi"]
    assert found.counts["battles"] == sum(result.seats[0].counts["battles"] for result in results)
    assert found.plain()["counts"]["battles"] == found.counts["battles"] / 2
    path = tmp_path / "out.csv"
    with open_output(path) as output:
        for result in results:
            output.add(result)
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert int(rows[0]["bid_poets"]) == results[0].seats[0].counts["bid-poets"]
    assert int(rows[0]["alliances"]) == results[0].measures["alliances"]
    assert next(iter(simulate(PLAN, 1))).seats[0].counts == {}
