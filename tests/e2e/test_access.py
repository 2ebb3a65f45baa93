"""Nothing grave for axe-core on any page, in both sizes, themes and languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind, Theme
from tests.e2e.seat import Seat

KINDS = [Kind(phone=phone, language=language) for phone in (False, True) for language in ("en", "ja")]
THEMES: tuple[Theme, ...] = ("light", "dark")
MOVE = 0


class Visit:
    """Goes from page to page, and notes what axe-core finds on each, in the light and in the dark."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.found: list[str] = []

    def audit(self, name: str) -> None:
        """Look at the page as it is."""
        page = self.device.page
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            self.found += [f"{name}, {theme}: {line}" for line in axe.audit(page)]

    def assert_nothing_found(self) -> None:
        """Fail with all that was found."""
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_before_the_match(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    visit = Visit(mine)
    page = mine.open()
    start = page.locator("#start .main")
    expect(start).to_be_visible()
    visit.audit("lobby")
    page.locator(".optl .quiet").click()
    page.locator(".lhead .tools .ib").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    visit.audit("lobby, all options and the settings")
    page.keyboard.press("Escape")
    page.get_by_role("radiogroup").filter(has=page.locator(".ki")).nth(1).get_by_role("radio").nth(2).click()
    start.click()
    expect(page.locator(".room .main")).to_be_visible()
    visit.audit("waiting room")
    invite = page.locator(".seats .lnk input").first.input_value()
    guest = device(kind)
    guest.open(invite)
    expect(guest.page.locator(".join .main")).to_be_visible()
    visit_of_guest = Visit(guest)
    visit_of_guest.audit("an invitation")
    mine.open("/rules/last_kannagi")
    expect(page.get_by_role("heading").first).to_be_visible()
    visit.audit("rules")
    visit.assert_nothing_found()
    visit_of_guest.assert_nothing_found()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_while_the_match_is_played(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    visit = Visit(mine)
    page = mine.open()
    page.locator("#start .main").click()
    seat = Seat(mine)
    assert seat.wait_for_turn()
    visit.audit("first choice")
    page.locator(".top .menu .ib").click()
    expect(page.get_by_role("menu")).to_be_visible()
    visit.audit("menu")
    page.keyboard.press("Escape")
    seat.open_row(MOVE)
    seat.take(seat.levels(MOVE).last)
    assert seat.wait_for_turn()
    seat.answers().first.focus()
    visit.audit("inside a move")
    for tab in range(1, page.locator(".tabs button:visible").count()):
        page.locator(".tabs button").nth(tab).click()
        visit.audit(f"tab {tab}")
    visit.assert_nothing_found()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_after_the_match(device: NewDevice, finished: str, kind: Kind) -> None:
    mine = device(kind)
    visit = Visit(mine)
    page = mine.open(finished)
    expect(page.locator(".endp table")).to_be_visible()
    visit.audit("result")
    page.locator(".after .main").click()
    expect(page.locator(".scrub")).to_be_visible()
    page.keyboard.press("Home")
    visit.audit("review")
    visit.assert_nothing_found()
