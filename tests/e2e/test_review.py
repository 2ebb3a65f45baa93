"""A finished match: looked at again, move by move and with anybody's eyes, and saved."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat


def test_every_moment_of_a_match_can_be_looked_at_with_anybodys_eyes(device: NewDevice, finished: str) -> None:
    page = device().open(finished)
    page.locator(".after").get_by_role("link", name="Review this match").click()
    scrubber = page.get_by_role("slider", name="Decision")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 100
    _expect_moment(page, last)
    page.keyboard.press("Home")
    _expect_moment(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    _expect_moment(page, 2)
    page.get_by_role("button", name="Turn before").click()
    page.get_by_role("button", name="Next day").click()
    second_day = _moment(page)
    assert second_day > 2
    # the cards of a seat are closed to a watcher, and open to that seat and to all eyes
    eyes = page.get_by_role("radiogroup", name="Seen by")
    closed = page.locator(".own .revs .closed")
    expect(closed).not_to_have_count(0)
    eyes.get_by_role("radio", name="all").click()
    expect(closed).to_have_count(0)
    expect(page.get_by_text("all hands are open")).to_be_visible()
    _expect_moment(page, second_day)
    # the address is that of the moment
    elsewhere = device(Kind(phone=True))
    address, token = finished.split("#")
    _expect_moment(elsewhere.open(f"{address}/{second_day}#{token}"), second_day)


def test_a_running_match_is_looked_at_with_ones_own_eyes(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    seat.rest()
    assert seat.wait_for_turn()
    page.locator(".log .at").nth(1).click()
    _expect_moment(page, seat.newest - 1)
    expect(page.get_by_role("radiogroup", name="Seen by")).to_have_count(0)
    assert page.locator("#choices").count() == 0
    page.get_by_role("link", name="Back to the table").click()
    assert seat.wait_for_turn()


def test_the_record_of_a_match_is_saved_and_stands_up_to_verification(
    device: NewDevice, finished: str, tmp_path: Path
) -> None:
    page = device().open(finished)
    with page.expect_download() as started:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / started.value.suggested_filename
    started.value.save_as(record)
    command = [sys.executable, "-m", "kagura.cli.main", "record", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _moment(page: Page) -> int:
    return int(page.get_by_role("slider", name="Decision").input_value())


def _expect_moment(page: Page, number: int) -> None:
    expect(page.get_by_role("slider", name="Decision")).to_have_value(str(number))
    page.wait_for_url(f"**/{number}")
