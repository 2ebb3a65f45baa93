"""The line breaks in the middle of a turn, or the server goes down and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.line import Line
from tests.e2e.lobby import set_table
from tests.e2e.seat import Seat
from tests.e2e.serving import Server

MOVE = 0


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server."""
    cable = Line(server.port)
    yield cable
    cable.close()


def test_a_broken_line_comes_back_by_itself_and_a_decision_made_meanwhile_counts_once(
    device: NewDevice, line: Line
) -> None:
    mine = device(url=line.url)
    seat = _inside_a_move(mine)
    mine.expect_fault("WebSocket connection")
    before = seat.newest
    line.cut()
    expect(mine.page.get_by_text("Reconnecting")).to_be_visible()
    seat.answers().first.click()
    line.mend()
    seat.wait_past(before)
    assert seat.wait_for_turn()
    assert seat.newest == before + 1
    seat.answer()


def test_what_happened_while_the_line_was_broken_is_there_when_it_is_back(device: NewDevice, line: Line) -> None:
    mine = device(url=line.url)
    seat = _inside_a_move(mine)
    mine.expect_fault("WebSocket connection")
    link = mine.token_link()
    line.cut()
    expect(mine.page.get_by_text("Reconnecting")).to_be_visible()
    elsewhere = device()
    elsewhere.open(link)
    there = Seat(elsewhere)
    before = seat.newest
    assert there.wait_for_turn()
    there.answer()
    line.mend()
    seat.wait_past(before)
    assert seat.newest == there.newest


def test_a_server_that_is_killed_and_started_again_goes_on_where_it_was(device: NewDevice, own_server: Server) -> None:
    mine = device(url=own_server.url)
    seat = _inside_a_move(mine)
    mine.expect_fault("WebSocket connection|ERR_")
    before, told = seat.newest, seat.log
    own_server.kill()
    expect(mine.page.get_by_text("Reconnecting")).to_be_visible()
    own_server.start()
    expect(mine.page.get_by_text("Reconnecting")).to_be_hidden()
    assert (seat.newest, seat.log) == (before, told)
    seat.answer()
    while seat.wait_for_turn() and not seat.is_main:
        seat.answer()
    seat.rest()
    own_server.kill()
    own_server.start()
    # the bots go on without anybody's help
    assert seat.wait_for_turn()
    mine.page.reload()
    assert seat.wait_for_turn()


def _inside_a_move(mine: Device) -> Seat:
    """At a new table, in the middle of the first move."""
    set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    seat.take(seat.levels(MOVE).last)
    assert seat.wait_for_turn()
    assert not seat.is_main
    return seat
