"""Two people at one device: what one of them may see is gone before the other looks."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.finished import wait_for_end
from tests.e2e.seat import Seat
from tests.e2e.serving import Server
from tests.server.host import Guest

NAMES = ["Aki", "Beni"]


def test_a_curtain_falls_between_two_people_at_one_device(device: NewDevice) -> None:
    mine = device()
    page = mine.open()
    page.get_by_role("textbox", name="Your name").fill(NAMES[0])
    page.get_by_role("radiogroup", name="Seat 2", exact=True).get_by_role("radio", name="Hot seat").click()
    page.get_by_role("textbox", name="Their name").fill(NAMES[1])
    page.get_by_role("button", name="Start the table").click()
    seat = Seat(mine)
    hands: dict[str, list[str]] = {}
    curtains = 0
    _lift_curtain(page)
    while curtains < 3:
        assert seat.wait_for_turn()
        pass_on = page.get_by_role("button", name="Pass the device")
        if pass_on.is_visible():
            curtains += 1
            pass_on.click()
            name = _lift_curtain(page)
            assert seat.wait_for_turn()
            assert hands.setdefault(name, seat.hand) == seat.hand
        elif seat.is_main:
            seat.rest()
        else:
            seat.answer()
    assert sorted(hands) == NAMES
    assert not set(hands["Aki"]) & set(hands["Beni"])


def _lift_curtain(page: Page) -> str:
    """Whoever is named presses Enter; nothing of the table is on the page before that."""
    go = page.get_by_role("button", name="I am ")
    expect(go).to_be_focused()
    assert page.locator(".kn, .log, .own, .world").count() == 0
    name = page.get_by_role("heading").inner_text()
    page.keyboard.press("Enter")
    expect(go).to_be_hidden()
    return name


def test_the_result_on_a_shared_device_calls_nobody_you(device: NewDevice, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "greedy"}]
    made = httpx.post(f"{server.url}/api/tables", json={"game": "last_kannagi", "seats": seats}).json()
    tokens = [key["token"] for key in made["keys"] if key["role"] == "player"]
    links = [f"/t/{made['table']}#{token}" for token in tokens]
    for token in tokens:
        with Guest(server.url, made["table"], token) as guest:
            assert guest.ask("stand_in", on=True)["type"] == "done"
    wait_for_end(server.url, links[0])
    mine = device()
    page = mine.open(links[0])
    expect(page.get_by_role("table")).to_contain_text("You")
    page.goto("about:blank")
    page = mine.open(links[1])
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\bYou\b"))
