"""One person against bots, from the lobby to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import set_table
from tests.e2e.seat import KINDS, Seat


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True)], ids=str)
def test_a_match_against_bots_is_two_clicks_away_and_is_played_to_its_end(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = mine.open()
    page.get_by_role("button", name="Start the table").click()
    seat = Seat(mine)
    assert seat.wait_for_turn()
    assert seat.play_to_the_end(2 * KINDS) > 3 * KINDS
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()
    # a phone has room for a word alone
    you = page.locator(".score thead").get_by_text(re.compile("^You")).filter(visible=True)
    badge = you.locator("xpath=ancestor::th").locator(".mk-n").inner_text()
    expect(you).to_have_text("You" if kind.phone else f"You, Player {badge}")
    expect(page.get_by_text("matches the hash shown at the start")).to_be_visible()
    over = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != over)
    assert Seat(mine).wait_for_turn()


def test_pieces_may_move_on_their_way_and_never_hold_anybody_up(device: NewDevice) -> None:
    mine = device(Kind(moving=True))
    set_table(mine)
    seat = Seat(mine)
    for kind in range(3):
        assert seat.wait_for_turn()
        if not seat.is_main:
            seat.answer()
        elif not seat.begin(kind):
            seat.rest()
    assert seat.wait_for_turn()


def test_a_table_where_nothing_happens_costs_nothing(device: NewDevice) -> None:
    """Whose turn it is, is shown by a sign that soon stands still: what moves for ever empties a battery."""
    mine = device(Kind(moving=True))
    set_table(mine)
    assert Seat(mine).wait_for_turn()
    mine.page.wait_for_function("() => document.getAnimations().length === 0", timeout=30_000)
