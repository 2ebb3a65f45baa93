"""The board looked at closer: by buttons, wheel, mouse, keys and fingers, and the page keeps its own scroll."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind, Language
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat

MOVE = 0
WORDS = {"en": ("Larger", "Smaller", "Whole board"), "ja": ("拡大", "縮小", "盤全体")}


SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.zoomed')).transform).a"


def scale(page: Page) -> float:
    """How many times as large the board is shown."""
    return float(page.evaluate(SCALE))


def expect_scale(page: Page, low: float, high: float) -> None:
    page.wait_for_function(f"([low, high]) => {{ const a = {SCALE}; return low <= a && a <= high; }}", arg=[low, high])


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".zoom").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", ["en", "ja"])
def test_buttons_and_their_keys_make_the_board_larger_and_whole_again(device: NewDevice, language: Language) -> None:
    page = set_table(device(Kind(language=language)))
    larger, smaller, whole = (page.get_by_role("button", name=name) for name in WORDS[language])
    expect(smaller).to_have_count(0)
    larger.click()
    expect_scale(page, 1.3, 1.5)
    larger.press("+")
    larger.press("+")
    larger.press("+")
    expect_scale(page, 3, 3)
    expect(larger).to_have_attribute("aria-disabled", "true")
    smaller.press("-")
    expect_scale(page, 2, 2.5)
    whole.press("Enter")
    expect_scale(page, 1, 1)
    expect(larger).to_be_focused()


def test_wheel_and_mouse_move_the_board_and_click_nothing(device: NewDevice) -> None:
    page = set_table(device())
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, -300)
    assert scale(page) == 1  # without Ctrl it belongs to the page
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect_scale(page, 1.8, 3)
    x, y = middle(page)
    before = page.locator('[data-space="1"]').first.bounding_box()
    asked = page.evaluate("document.querySelector('.log').textContent")
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    after = page.locator('[data-space="1"]').first.bounding_box()
    assert before
    assert after
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (-60, -40)
    assert page.evaluate("document.querySelector('.log').textContent") == asked


def test_the_keyboard_walks_out_of_sight_and_is_followed(device: NewDevice) -> None:
    page = set_table(device())
    for _ in range(4):
        page.get_by_role("button", name="Larger").press("+")
    page.locator('.world [tabindex="0"]').focus()
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("ArrowUp")
    focused = page.locator(".world :focus")
    box, frame = focused.bounding_box(), page.locator(".zoom").bounding_box()
    assert box
    assert frame
    assert frame["x"] - 1 <= box["x"]
    assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
    assert frame["y"] - 1 <= box["y"]
    assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    line.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]},
    )


def test_fingers_pinch_and_drag_the_board(device: NewDevice) -> None:
    page = set_table(device(Kind(phone=True)))
    page.locator(".zoom").scroll_into_view_if_needed()
    line = page.context.new_cdp_session(page)
    x, y = middle(page)
    touch(line, "touchStart", (x - 30, y))
    touch(line, "touchStart", (x - 30, y), (x + 30, y))
    for far in (40, 50, 60, 70):
        touch(line, "touchMove", (x - far, y), (x + far, y))
    touch(line, "touchEnd")
    expect_scale(page, 2, 2.6)
    before = page.locator('[data-space="0"]').first.bounding_box()
    touch(line, "touchStart", (x, y))
    for way in (10, 20, 30, 40):
        touch(line, "touchMove", (x - way, y))
    touch(line, "touchEnd")
    after = page.locator('[data-space="0"]').first.bounding_box()
    assert before
    assert after
    assert 15 <= before["x"] - after["x"] <= 45
    assert page.evaluate("visualViewport.scale") == 1  # the page itself stays as it was
    # a tap still selects, and the whole board is one press away
    page.get_by_role("button", name="Whole board").tap()
    expect_scale(page, 1, 1)


def tap(line: CDPSession, at: tuple[float, float], when: float) -> None:
    """A tap at a time of its own: how fast this machine is makes no difference."""
    x, y = at
    for kind, points, later in (("touchStart", [{"x": x, "y": y}], 0.0), ("touchEnd", [], 0.05)):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when + later})


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_double_tap_shows_more_or_the_whole_board_and_decides_nothing(device: NewDevice, language: Language) -> None:
    mine = device(Kind(phone=True, language=language))
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    seat.open_row(MOVE)
    seat.take(seat.levels(MOVE).nth(1))
    assert seat.wait_for_turn()
    before = seat.newest
    space = page.locator('.world .can:not([aria-disabled="true"])').first
    box = space.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    line, start = page.context.new_cdp_session(page), time.time()
    for number, (low, high) in enumerate(((1.8, 2.1), (1, 1))):
        tap(line, at, start + 10 * number)
        tap(line, at, start + 10 * number + 0.15)
        expect_scale(page, low, high)
    page.wait_for_timeout(500)
    assert seat.newest == before
    expect(page.locator("#choices .chosen")).to_have_count(0)
    # two taps that are not quick select, and do it
    tap(line, at, start + 30)
    expect(page.locator("#choices .chosen")).to_have_count(1)
    tap(line, at, start + 40)
    seat.wait_past(before)


def test_another_match_begins_with_the_whole_board(device: NewDevice) -> None:
    one = device()
    page = set_table(one)
    page.get_by_role("button", name="Larger").click()
    expect_scale(page, 1.3, 1.5)
    set_table(one)
    expect(page.get_by_role("button", name="Larger")).to_be_visible()
    assert scale(page) == 1
