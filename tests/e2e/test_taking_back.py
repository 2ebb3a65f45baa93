"""Taking back: at once where nobody learned anything, else with the others' consent, else not at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import fit
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import join, link_to, set_table
from tests.e2e.seat import Seat, rest_in_turn

MOVE = 0
AGAIN = {"en": "Take again", "ja": "やり直す"}


def test_a_step_is_taken_back_and_taken_again(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    before = seat.newest
    seat.take(seat.levels(MOVE).last)
    seat.answer()
    back = page.get_by_role("button", name="Take back").last
    for step in (1, 0):
        back.click()
        seat.wait_until(before + step)
    expect(page.locator(".matrix")).to_be_visible()
    again = page.get_by_role("button", name="Take again")
    for step in (1, 2):
        again.click()
        seat.wait_until(before + step)


@pytest.mark.parametrize("kind", [Kind(phone=True), Kind(phone=True, language="ja", theme="dark")], ids=str)
@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_it_is_taken_again_from_the_bar_or_the_menu(device: NewDevice, kind: Kind, width: int) -> None:
    mine = device(kind)
    page = set_table(mine)
    page.set_viewport_size({"width": width, "height": 844})
    seat = Seat(mine)
    assert seat.wait_for_turn()
    before = seat.newest
    bar, words = page.locator(".top .tools"), AGAIN[kind.language]
    expect(bar.get_by_role("button", name=words)).to_be_hidden()
    seat.open_row(MOVE)
    seat.take(seat.levels(MOVE).last)
    bar.locator(".ib").filter(visible=True).first.tap()
    seat.wait_until(before)
    assert not fit.faults(page)
    if width == 390:
        bar.get_by_role("button", name=words).tap()
    else:
        bar.locator(".menu .ib").tap()
        page.get_by_role("menuitem", name=words).tap()
    seat.wait_until(before + 1)


def test_what_cannot_be_taken_back_says_why(device: NewDevice) -> None:
    mine = device(Kind(phone=True))
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    undo = page.locator(".top").get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_name("Take back: nothing to take back")
    seat.rest()
    assert seat.wait_for_turn()
    before = seat.newest
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.tap(force=True)
    reason = undo.get_attribute("aria-label")
    assert reason
    expect(page.get_by_role("status").filter(has_text=reason.removeprefix("Take back: "))).to_be_attached()
    assert seat.newest == before


def test_the_other_person_may_refuse_or_agree(device: NewDevice) -> None:
    first, second = device(), device()
    page = set_table(first, {2: "Invite"}, name="Aki")
    join(second, link_to(page, "Place 2"), "Beni")
    # the draw decides who is first; the other has acted since, so that one must ask
    seat, rival = rest_in_turn(Seat(first), Seat(second))
    page, other = seat.page, rival.page
    before = seat.newest
    ask = page.locator(".top").get_by_role("button", name="Ask to take back")
    asked = page.locator(".banner").get_by_text("You asked to take back.")
    ask.click()
    expect(asked).to_be_visible()
    # who has asked is told so by the button, too, and not that it cannot be
    waits = page.locator(".top").get_by_role("button", name="Take back: You asked to take back.")
    expect(waits).to_have_attribute("aria-disabled", "true")
    expect(other.locator(".banner")).to_contain_text("their last decision, and all that came after it")
    page.get_by_role("button", name="Withdraw").click()
    for shown in (page, other):
        expect(shown.locator(".banner")).to_have_count(0)
    assert seat.newest == before
    ask.click()
    other.get_by_role("button", name="Refuse").click()
    expect(asked).to_be_hidden()
    expect(page.get_by_text("Your wish to take back was refused.")).to_be_visible()
    assert seat.newest >= before
    ask.click()
    other.get_by_role("button", name="Agree").click()
    for one in (seat, rival):
        one.page.wait_for_function("() => !document.querySelector('.banner')")
    assert seat.newest == rival.newest < before
