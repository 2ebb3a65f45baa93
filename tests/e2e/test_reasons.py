"""What cannot be done says why, wherever it is looked at, and no explanation hides what it speaks of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat

MOVE = 0
FAR = 28


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things on the page cover each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def in_a_move(mine: Device) -> Page:
    """The first move of a match, before its first step."""
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    seat.open_row(MOVE)
    seat.take(seat.levels(MOVE).nth(1))
    assert seat.wait_for_turn()
    return page


#: Where a sentence stands: on the page as it is seen, and in what is read aloud as soon as it changes.
TOLD = """words => {
  const all = [...document.querySelectorAll('body *')].filter(one => one.textContent.includes(words));
  const inner = all.filter(one => ![...one.children].some(child => child.textContent.includes(words)));
  const seen = inner.filter(one => one.closest('.vh') === null && one.getClientRects().length > 0);
  return [seen.length, inner.filter(one => one.closest('[role=alert], [role=status]') !== null).length];
}"""


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True, language="ja", theme="dark")], ids=str)
def test_a_refused_command_is_told_once_and_read_once(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine)
    assert Seat(mine).wait_for_turn()
    page.keyboard.press("/")
    page.keyboard.type("xyz")
    page.keyboard.press("Enter")
    told = page.locator(".cmdl .problem")
    expect(told).to_be_visible()
    assert page.evaluate(TOLD, told.inner_text()) == [1, 1]
    page.keyboard.type("w")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True)], ids=str)
def test_a_far_space_says_what_the_way_costs_and_what_is_left(device: NewDevice, kind: Kind) -> None:
    page = in_a_move(device(kind))
    space = page.locator(f'[data-space="{FAR}"]')
    said = page.locator("#choices .prev")
    if kind.phone:
        space.tap(force=True)  # Playwright waits for what is disabled
    else:
        space.hover()
    expect(said).to_contain_text(re.compile(r"Too far: the way there costs at least \d+, and \d+ power is left"))
    expect(said).to_contain_text("K-MOVE-3")
    expect(page.locator(".lookline.off")).to_be_visible()
    expect(space).to_have_attribute("aria-label", re.compile("Too far"))


def test_a_far_space_says_so_to_the_keyboard(device: NewDevice) -> None:
    page = in_a_move(device())
    page.locator("[data-space][tabindex='0']").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("#choices .prev")).to_contain_text("K-MOVE-3")


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True), Kind(phone=True, theme="dark")], ids=str)
def test_the_chosen_space_is_outlined_in_ink_and_the_others_in_vermilion(device: NewDevice, kind: Kind) -> None:
    page = in_a_move(device(kind))
    answers = page.locator(".opts .opt:not([aria-disabled='true'])")
    if kind.phone:
        answers.first.tap()
    else:
        answers.first.hover()
    lines = page.evaluate("['.lookline', '.wantline'].map(one => getComputedStyle(document.querySelector(one)).stroke)")
    assert lines[0] != lines[1]
    expect(page.locator(".cost.at")).to_have_count(1)


def test_no_tip_covers_the_own_space_or_the_hinted_choice(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    page.keyboard.press("h")
    hinted = page.locator("#choices .matrix .hinted")
    expect(hinted.or_(page.locator("#choices .hinted")).first).to_be_visible()
    kept = page.locator("[data-keep], #choices .hinted")
    for cell in page.locator("#choices .matrix .arow:not(.resting) .cell").all():
        cell.hover()
        tip = page.locator("#choices [role=tooltip]")
        expect(tip).to_be_visible()
        for thing in kept.all():
            if thing.get_attribute("data-name") != cell.get_attribute("data-name"):
                assert not overlap(tip, thing)


def test_a_hint_closes_the_explanation_that_was_left_open(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine)
    assert Seat(mine).wait_for_turn()
    page.locator(".ci.bl .term").click()
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("#choices .hinted").first).to_be_visible()
    expect(page.locator("#tip")).to_be_hidden()
