"""Sound: off on a new device, on where it is wanted, never before somebody has touched the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat

LISTEN = """
window.heard = { contexts: 0, tones: 0 };
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.heard.contexts += 1; }
  createOscillator() { window.heard.tones += 1; return super.createOscillator(); }
};
"""


def heard(page: Page) -> dict[str, int]:
    counts: dict[str, int] = page.evaluate("window.heard")
    return counts


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("switch", name=name).click()
    expect(page.get_by_role("switch", name=name)).to_be_checked()
    page.keyboard.press("Escape")


def test_sound_is_off_until_it_is_wanted_and_waits_for_a_touch(device: NewDevice) -> None:
    one = device()
    one.page.add_init_script(LISTEN)
    page = set_table(one)
    seat = Seat(one)
    seat.wait_for_turn()
    seat.rest()
    seat.wait_for_turn()
    assert heard(page) == {"contexts": 0, "tones": 0}
    switch(page, "Sound when it is your turn")
    assert heard(page) == {"contexts": 1, "tones": 2}  # so that one knows it
    page.reload()
    seat.wait_for_turn()
    assert heard(page) == {"contexts": 0, "tones": 0}
    switch(page, "Soft sound when something is set down")
    before = heard(page)["tones"]
    seat.rest()
    page.wait_for_function("before => window.heard.tones > before", arg=before)
