"""What is sealed in Rising Sun stays sealed: at one device behind the curtain, and between two browsers."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.clan import HOSTAGE, RISING_SUN, Clan
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import join, link_to, set_table

#: What the log tells of bids once they are open.
OPENED = r"bids \d"
#: A season and a half, and how long that may take; moments in which nobody is asked yet do not count.
MOST_ANSWERS, MOST_SECONDS = 300, 900


def test_a_curtain_falls_before_the_next_list_of_partners(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine, {2: "Hot seat"}, game=RISING_SUN)
    clan = Clan(mine)
    first = _lift_curtain(page)
    assert clan.wait_for_turn()
    clan.answers().last.click()
    expect(clan.choices.locator(".rs-say")).to_contain_text("Your list: ")
    clan.seal()
    page.get_by_role("button", name="Pass the device").click()
    second = _lift_curtain(page)
    assert first != second
    assert clan.wait_for_turn()
    assert clan.is_ballot
    expect(clan.choices.locator(".rs-opt.chosen")).to_have_count(0)
    expect(clan.others.filter(has_text="sealed")).not_to_have_count(0)
    assert "named as partners" not in clan.log
    clan.list_partners(1)
    page.wait_for_function("() => document.querySelector('.log')?.textContent.includes('named as partners')")


def _lift_curtain(page: Page) -> str:
    """Whoever is named presses Enter; nothing of the table is on the page before that."""
    go = page.get_by_role("button", name="I am ")
    expect(go).to_be_focused()
    assert page.locator(".kn, .log, .own, .rising, #choices").count() == 0
    name = page.get_by_role("heading").inner_text()
    page.keyboard.press("Enter")
    expect(go).to_be_hidden()
    return name


@pytest.mark.slow
def test_bids_of_two_people_open_together(device: NewDevice) -> None:
    one, other = device(), device(Kind(phone=True))
    page = set_table(one, {2: "Invite", 3: "Invite"}, name="Aki", game=RISING_SUN)
    third = device()
    join(other, link_to(page, "Place 2"), "Beni")
    join(third, link_to(page, "Place 3"), "Chie")
    clans = [Clan(one), Clan(other), Clan(third)]
    bidders = _play_until_two_bid(clans)
    first, second = bidders
    before = _opened(second)
    purse = first.choices.locator(".rs-purse")
    coins = re.search(r"Coins\s*(\d+)", purse.inner_text())
    assert coins is not None
    first.bid(HOSTAGE, HOSTAGE, HOSTAGE)
    expect(purse).to_contain_text(re.compile(rf"Take Hostage\s*{min(3, int(coins[1]))}"))
    expect(second.others.filter(has_text="sealed")).not_to_have_count(0)
    assert _opened(second) <= before
    battle = second.choices.get_by_role("heading").first.inner_text()
    expect(second.choices.locator(".rs-replay").filter(has_text=battle)).to_have_count(0)
    while bidders[1].is_bid:
        second.bid(0)
    for clan in bidders:
        expect(clan.choices.locator(".rs-replay").filter(has_text=battle)).to_have_count(1)


@pytest.mark.slow
def test_all_coins_on_one_advantage_are_sealed_where_a_sole_answer_is_asked(device: NewDevice) -> None:
    """R-OPT-auto_single"""
    mine = device()
    page = mine.open()
    page.get_by_role("radio", name=re.compile(RISING_SUN["en"])).click()
    page.get_by_role("button", name=re.compile("all at their default")).click()
    page.get_by_role("radio", name="is asked", exact=True).click()
    page.get_by_role("button", name="Start the table").click()
    page.wait_for_url("**/t/*")
    clan = Clan(mine)
    assert clan.play_until(".rs-bids", eager=True)
    battle = clan.choices.get_by_role("heading").first.inner_text()
    purse = clan.choices.locator(".rs-purse")
    coins = re.search(r"Coins\s*(\d+)", purse.inner_text())
    assert coins is not None
    clan.bid(*[0] * int(coins[1]))
    expect(clan.choices.locator(".rs-replay").filter(has_text=battle)).to_have_count(1)


def _opened(clan: Clan) -> int:
    """How many bids the log tells; of another battle there may be some."""
    return len(re.findall(OPENED, clan.log))


def _play_until_two_bid(clans: list[Clan]) -> list[Clan]:
    """Everybody answers until two of them bid against each other."""
    for clan in clans:
        assert clan.is_there()
    answers, until = 0, time.monotonic() + MOST_SECONDS
    while answers < MOST_ANSWERS and time.monotonic() < until:
        asked = [clan for clan in clans if clan.is_asked]
        bidding = [clan for clan in asked if clan.is_bid]
        if len(bidding) > 1 and all(clan.more(1).get_attribute("aria-disabled") != "true" for clan in bidding):
            return bidding[:2]
        if asked:
            asked[0].act()
            answers += 1
        else:
            clans[0].page.wait_for_timeout(50)
    raise AssertionError("nobody fights")
