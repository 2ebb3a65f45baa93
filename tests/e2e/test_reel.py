"""What happened since one's turn, on a phone: asked for from the log, seen on the board, which keeps its size."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat

#: Heights of the board while the reel runs.
WATCH = """() => new Promise(done => {
  const heights = new Set();
  const look = () => {
    const running = document.querySelector('.banner.reel .reel-said');
    if (!running) return done([...heights]);
    heights.add(Math.round(document.querySelector('.wrap').getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
})"""


def test_the_reel_is_seen_on_the_board_which_keeps_its_size(device: NewDevice) -> None:
    one = device(Kind(phone=True))
    page = set_table(one)
    seat = Seat(one)
    watch = page.get_by_role("button", name="Watch what happened since your turn", include_hidden=True)
    seat.wait_for_turn()
    while watch.count() == 0:
        seat.begin(0)
        seat.wait_for_turn()
        while not seat.is_main:
            seat.answer()
            seat.wait_for_turn()
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Log").tap()
    watch.tap()
    expect(page.locator(".reel-said")).to_be_visible()
    expect(page.locator(".world")).to_be_visible()
    assert len(page.evaluate(WATCH)) == 1
