"""The rules of a game in a browser: their page, and one rule on the spot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import audit
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat

KINDS = [Kind(), Kind(theme="dark", language="ja"), Kind(phone=True, language="ja"), Kind(phone=True, theme="dark")]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_page_of_rules_is_for_everybody(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = mine.open("/rules/last_kannagi")
    expect(page.locator("article.rule").first).to_be_visible()
    expect(page).to_have_title(re.compile("Kagura$"))
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    assert audit(page) == []


PLACES = {
    "K-MOVE-7": "K-MOVE-7",
    "K-BUILD-2c": "K-BUILD-2",
    "K-PRAY-3": "K-PRAY-3",
    "K-REV-5-card-3": "K-REV-5-card-3",
    "K-INV-4": "K-INV-4",
}


@pytest.mark.parametrize(("address", "rule"), PLACES.items())
def test_every_kind_of_rule_has_an_address(device: NewDevice, address: str, rule: str) -> None:
    place = device().open(f"/rules/last_kannagi#{address}").locator(f"[id='{rule}']")
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()


def test_a_search_finds_rules_words_and_values(device: NewDevice) -> None:
    page = device().open("/rules/last_kannagi")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("supply cap")
    expect(page.get_by_text("3 found")).to_be_visible()
    expect(page.get_by_text("house rule", exact=True).first).to_be_visible()
    assert audit(page) == []
    search.fill("dragon")
    expect(page.get_by_text("No rule, word or value has all of these words.")).to_be_visible()
    search.fill("absorbs all")
    page.get_by_role("link", name="K-MOVE-4", exact=True).first.click()
    expect(search).to_have_value("")
    expect(page.locator("#K-MOVE-4")).to_be_in_viewport()


def test_an_unknown_game_has_no_rules(device: NewDevice) -> None:
    mine = device()
    mine.expect_fault("404")
    page = mine.open("/rules/chess")
    expect(page.get_by_text("There is no such game")).to_be_visible()


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True)], ids=str)
def test_a_rule_of_the_log_opens_on_the_spot(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    seat.begin(0)
    if kind.phone:
        page.locator(".tabs button").nth(3).click()
    link = page.locator(".log .rid").first
    link.click()
    shown = page.get_by_role("dialog")
    expect(shown).to_be_visible()
    expect(shown.locator(".short")).to_be_visible()
    expect(shown).to_contain_text("Source: English rulebook")
    assert audit(page) == []
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(link).to_be_focused()


def test_a_rule_leads_to_others_and_back(device: NewDevice) -> None:
    page = device().open("/rules/last_kannagi")
    page.locator("#K-COMP-4 .rid.in").first.click()
    shown = page.get_by_role("dialog")
    expect(shown.get_by_role("heading", name="K-COMP-3")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#K-MOVE-15 .rid.in").first.click()
    shown.locator(".rid.in").first.click()
    expect(shown.get_by_role("heading", name="K-COMP-3")).to_be_visible()
    shown.get_by_role("button", name="Back to K-COMP-4").click()
    expect(shown.get_by_role("heading", name="K-COMP-4")).to_be_visible()


def test_a_word_of_the_board_says_what_it_means(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine)
    assert Seat(mine).wait_for_turn()
    word = page.get_by_role("button", name="Body", exact=True).first
    tip = page.locator("#tip")
    word.hover()
    expect(tip).to_contain_text("resistance")
    page.mouse.move(2, 2)
    expect(tip).to_be_hidden()
    word.click()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
