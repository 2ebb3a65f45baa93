"""Everything with the keyboard alone: no pointer is ever used here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.seat import Seat

MOST_TABS = 60


def test_a_match_is_played_from_the_lobby_to_the_next_table_with_keys_alone(device: NewDevice) -> None:
    mine = device()
    page = mine.open()
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    while "/t/" not in page.url:
        # nobody is as quick as this with the first press
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#choices :focus")).to_have_count(1)
    # a move: its row, its level, a space of the board by arrows, another by its number, and the stop
    before = seat.newest
    page.keyboard.press("m")
    expect(page.locator(".arow .cell:focus")).to_have_count(1)
    _press(seat, "4", before + 1)
    expect(page.locator("#choices .opt").first).to_be_focused()
    for key, at in (("ArrowRight", 1), ("ArrowDown", 4), ("ArrowDown", 4), ("ArrowLeft", 3), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.locator("#choices .opt").nth(at)).to_be_focused()
    _tab_to(page, ".world [data-space]")
    _arrow_to(page, ".world .can:not([aria-disabled=true])")
    _press(seat, "Enter", before + 2)
    number = page.locator(".world .can:not([aria-disabled=true])").first.get_attribute("data-space") or ""
    page.keyboard.type(number)
    expect(page.locator(f'.world [data-space="{number}"]')).to_be_focused()
    _press(seat, "Enter", before + 3)
    _press(seat, "u", before + 2)
    _press(seat, "y", before + 3)
    page.keyboard.press("s")
    seat.wait_past(before + 3)
    assert seat.wait_for_turn()
    # the help, the panels, and a command in notation
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    before = seat.newest
    page.keyboard.type("rest")
    page.keyboard.press("Enter")
    seat.wait_past(before)
    page.keyboard.press("Escape")
    while seat.wait_for_turn():
        before = seat.newest
        asks = seat.is_main and seat.is_last_day
        page.keyboard.press("r" if seat.is_main else "1")
        if asks:
            expect(page.get_by_role("button", name="Pass? Press again")).to_be_visible()
            page.keyboard.press("r")
        seat.wait_past(before)
    _tab_to(page, "button", "Result")
    page.keyboard.press("Enter")
    over = page.url
    _tab_to(page, "button", "Play again")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != over)
    assert seat.wait_for_turn()


#: The sections of the lobby in the order in which Tab meets them, and in that in which they are seen.
ORDER = """() => {
  const sections = [...document.querySelectorAll('.lm > section')];
  const name = (one) => one.className.split(' ')[0];
  // a bar that stays at the foot of the page belongs to what is above it
  const seen = sections.filter((one) => getComputedStyle(one).position !== 'fixed').map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [left > innerWidth / 2 ? 1 : 0, top, name(one)];
  });
  seen.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [sections.map(name), seen.map((one) => one[2])];
}"""


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True, language="ja")], ids=str)
def test_tab_meets_the_lobby_in_the_order_in_which_it_is_read(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    for tables in (0, 1):  # somebody who is new here, and somebody who has been here
        page = mine.open()
        expect(page.locator("#start .main")).to_be_visible()
        expect(page.locator(".ct")).to_have_count(tables)
        met, seen = page.evaluate(ORDER)
        assert [one for one in met if one in seen] == seen
        page.locator("#start .main").click()
        page.wait_for_url("**/t/*")


def test_letters_do_nothing_where_they_are_switched_off(device: NewDevice) -> None:
    mine = device()
    page = mine.open()
    _tab_to(page, "button", "Settings")
    page.keyboard.press("Enter")
    _tab_to(page, "[role=switch]", "Letter keys choose actions")
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Letter keys choose actions")).not_to_be_checked()
    page.keyboard.press("Escape")
    _tab_to(page, "button", "Start the table")
    page.keyboard.press("Enter")
    seat = Seat(mine)
    assert seat.wait_for_turn()
    before = seat.newest
    expect(page.locator("main.kn")).to_be_focused()
    page.keyboard.press("r")
    page.keyboard.press("Tab")
    expect(page.locator("main.kn :focus")).to_have_count(1)
    assert seat.newest == before
    _tab_to(page, "#choices button", "Rest")
    page.keyboard.press("Enter")
    seat.wait_past(before)


def test_a_dialog_keeps_the_focus_and_gives_it_back(device: NewDevice) -> None:
    page = device(Kind(phone=True)).open()
    _tab_to(page, "button", "Settings")
    page.keyboard.press("Enter")
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
        )
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


def _press(seat: Seat, key: str, decision: int) -> None:
    """Press a key, and be asked the next question."""
    seat.page.keyboard.press(key)
    seat.wait_until(decision)
    assert seat.wait_for_turn()


def _tab_to(page: Page, selector: str, name: str = "") -> None:
    """Tab until something has the focus; it must be visible there."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(
            """([selector, name]) => {
              const focus = document.activeElement;
              const said = focus.getAttribute('aria-label') ?? focus.textContent;
              return focus.matches(selector) && said.includes(name);
            }""",
            [selector, name],
        ):
            return
    raise AssertionError(f"Tab never comes to {selector} {name}")


def _arrow_to(page: Page, selector: str) -> None:
    """Walk on the board until something has the focus."""
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight"):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no arrow leads to {selector}")
