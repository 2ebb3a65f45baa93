"""A season of Rising Sun with the keyboard alone: no pointer is ever used here."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.clan import Clan
from tests.e2e.conftest import NewDevice

START = "Start the table"


def test_a_season_is_played_with_keys_alone(device: NewDevice) -> None:
    mine = device()
    page = mine.open()
    expect(page.get_by_role("button", name=START)).to_be_visible()
    _tab_to(page, "[role=radio].game")
    while page.evaluate("!document.activeElement.textContent.includes('Rising Sun')"):
        page.keyboard.press("ArrowRight")
    _tab_to(page, "button.main", START)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    clan = Clan(mine)
    assert clan.wait_for_turn()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#choices :focus")).to_have_count(1)
    # the list of partners: by figures, by what has the focus, cleared, and sealed
    page.keyboard.press("2")
    page.keyboard.press("1")
    expect(clan.choices.locator(".rs-opt.chosen")).to_have_count(2)
    page.keyboard.press("c")
    expect(clan.choices.locator(".rs-opt.chosen")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(clan.choices.locator(".rs-opt.chosen")).to_have_count(1)
    before = clan.newest
    page.keyboard.press("s")
    clan.wait_past(before)
    was_bid = was_walked = False
    season = _season(page)
    while clan.wait_for_turn() and not (was_bid and was_walked and _season(page) != season):
        before = clan.newest
        if clan.is_bid:
            _bid(page)
            was_bid = True
        elif clan.is_ballot:
            page.keyboard.press("s")
        elif clan.answers().count() > 1 and not was_walked:
            _walk(page, clan)
            was_walked = True
        else:
            figure = clan.choices.locator("[data-name] kbd").first.text_content() or ""
            page.keyboard.press(figure)
        clan.wait_past(before)
    assert was_walked
    assert was_bid


def _season(page: Page) -> str:
    return page.locator(".days").get_attribute("aria-label") or ""


def _bid(page: Page) -> None:
    """A coin for the second advantage, one less again, all, none and one by their keys; then the seal."""
    spin = page.locator("#choices [role=spinbutton]").nth(1)
    # where a bid has the focus a figure would be its number; the keyboard keeps its place from battle to battle
    inside = page.evaluate("document.activeElement.closest('[role=spinbutton]')?.dataset.bid ?? null")
    for key in {None: ["2"], "0": ["Tab"], "1": [], "2": ["Shift+Tab"], "3": ["Shift+Tab"] * 2}[inside]:
        page.keyboard.press(key)
    expect(spin).to_be_focused()
    most = spin.get_attribute("aria-valuemax")
    for key, value in (("ArrowUp", "1"), ("ArrowDown", "0"), ("End", most), ("Home", "0"), ("1", "1")):
        page.keyboard.press(key)
        expect(spin).to_have_attribute("aria-valuenow", value or "")
    page.keyboard.press("s")


def _walk(page: Page, clan: Clan) -> None:
    """Arrows lead from answer to answer; Enter takes the one that has the focus."""
    clan.answers().first.focus()
    page.keyboard.press("ArrowDown")
    expect(clan.answers().nth(1)).to_be_focused()
    page.keyboard.press("Home")
    expect(clan.answers().first).to_be_focused()
    page.keyboard.press("Enter")


def _tab_to(page: Page, selector: str, name: str = "") -> None:
    """Tab until something has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(
            """([selector, name]) => {
              const focus = document.activeElement;
              return focus.matches(selector) && focus.textContent.includes(name);
            }""",
            [selector, name],
        ):
            return
    raise AssertionError(f"Tab never comes to {selector} {name}")
