"""On a phone, and on a narrow one, all text can be read whole, and on a desk a whole decision without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import fit
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind
from tests.e2e.lobby import set_table
from tests.e2e.seat import KINDS, Seat

WIDTHS = (390, 360)
PHONES = [Kind(phone=True, language=language) for language in ("en", "ja")]
HEIGHT = 844
MOVE = 0
LONG_NAME = "Maximiliane"


def faults(device: Device, name: str) -> list[str]:
    """What cannot be read whole on the page as it is, at each width."""
    found: list[str] = []
    for width in WIDTHS:
        device.page.set_viewport_size({"width": width, "height": HEIGHT})
        found += [f"{name}, {width}: {fault}" for fault in fit.faults(device.page)]
    return found


def faults_of_tabs(device: Device, name: str) -> list[str]:
    """The same on each tab of a table."""
    tabs = device.page.locator(".tabs button")
    found: list[str] = []
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        found += faults(device, f"{name}, tab {tab}")
    tabs.first.click()
    return found


@pytest.mark.parametrize("kind", PHONES, ids=str)
def test_before_and_while_one_waits(device: NewDevice, kind: Kind) -> None:
    mine, guest = device(kind), device(kind)
    page = mine.open()
    expect(page.locator("#start .main")).to_be_visible()
    found = faults(mine, "lobby")
    page.locator(".optl .quiet").click()
    found += faults(mine, "all options")
    page.get_by_role("radiogroup").filter(has=page.locator(".ki")).nth(1).get_by_role("radio").nth(2).click()
    page.locator("#start .main").click()
    expect(page.locator(".room .main")).to_be_visible()
    found += faults(mine, "waiting room")
    guest.open(page.locator(".seats .lnk input").first.input_value())
    expect(guest.page.locator(".join .main")).to_be_visible()
    found += faults(guest, "an invitation")
    guest.page.locator(".join input").first.fill(LONG_NAME)
    guest.page.locator(".join .main").click()
    for one in (mine, guest):
        expect(one.page.locator(".status")).to_be_visible()
        found += faults_of_tabs(one, "the first turn, and the wait for it")
    assert not found, "\n".join(found)


#: Of each link: how wide its box is, how much of the text is seen, and how far the button stays within the box.
LINKS = """() => [...document.querySelectorAll('.lnk')].map((box) => {
  const [around, text, button] = [box, box.querySelector('input'), box.querySelector('button')]
    .map((one) => one.getBoundingClientRect());
  const within = Math.min(button.top - around.top, around.bottom - button.bottom, around.right - button.right);
  return [around.width, text.width, Math.min(button.width, button.height), within];
})"""


@pytest.mark.parametrize("kind", PHONES, ids=str)
def test_the_links_of_a_table_and_their_buttons_stand_whole_in_their_boxes(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = mine.open()
    page.get_by_role("radiogroup").filter(has=page.locator(".ki")).nth(1).get_by_role("radio").nth(2).click()
    page.locator("#start .main").click()
    for width in (*WIDTHS, 320):
        page.set_viewport_size({"width": width, "height": HEIGHT})
        seen = []
        for _ in range(2):  # from the lobby, and with the link opened anew
            expect(page.locator(".room .main")).to_be_visible()
            seen.append(page.evaluate(LINKS))
            page.reload()
        assert seen[0] == seen[1]
        assert len(seen[0]) == 2
        for box, text, button, within in seen[0]:
            assert box > width - 70, "the box is as wide as the page allows"
            assert text > 120
            assert button >= 40
            assert within >= 0


@pytest.mark.parametrize("kind", PHONES, ids=str)
def test_while_one_plays(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    found: list[str] = []
    for row in range(KINDS + 1):
        seat.open_row(row)
        found += faults(mine, f"action {row}")
    seat.open_row(MOVE)
    seat.take(seat.levels(MOVE).last)
    assert seat.wait_for_turn()
    seat.answers().first.tap()
    found += faults(mine, "inside a move")
    page.keyboard.press("h")
    expect(page.locator("#choices .hinted").first).to_be_visible()
    found += faults(mine, "a hint")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", PHONES, ids=str)
def test_after_the_match(device: NewDevice, finished: str, kind: Kind) -> None:
    mine = device(kind)
    page = mine.open(finished)
    expect(page.locator(".endp table")).to_be_visible()
    # sentences follow each other as the language has it
    assert "。 " not in page.locator(".win p").inner_text()
    found = faults(mine, "result")
    page.locator(".after .main").click()
    expect(page.locator(".scrub")).to_be_visible()
    found += faults(mine, "review")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", [Kind(language=language) for language in ("en", "ja")], ids=str)
def test_on_a_desk_the_whole_decision_fits(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine)
    assert Seat(mine).wait_for_turn()
    expect(page.locator("#choices .matrix")).to_be_visible()
    overflowing = page.evaluate(
        """() => ['.mid', '.wrap', '#choices', '.own'].filter((one) => {
          const { scrollHeight, clientHeight } = document.querySelector(one);
          return scrollHeight > clientHeight + 1;
        })"""
    )
    assert overflowing == []
