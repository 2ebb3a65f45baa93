"""Two people, each with a browser of their own, and one who watches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import join, link_to, set_table
from tests.e2e.seat import Seat, rest_in_turn, whose_turn

MOVE = 0
#: A name is what somebody typed, never markup.
NAME = "<b>Beni</b> & ほか"


def test_two_people_meet_by_a_link_and_see_the_same_match(device: NewDevice) -> None:
    first, second, third = device(), device(Kind(phone=True)), device()
    page = set_table(first, {2: "Invite"}, name="Aki")
    expect(page.get_by_role("heading", name="Waiting for people")).to_be_visible()
    invite, watch = link_to(page, "Place 2"), link_to(page, "To watch")
    other = join(second, invite, NAME)
    watcher = third.open(watch)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert all("#" not in one.url for one in (page, other, watcher))
    seats = [Seat(first), Seat(second)]
    for _ in range(2):
        seat = whose_turn(*seats)
        if seat.is_main:
            seat.begin(MOVE)
        else:
            seat.answer()
    rest_in_turn(*seats)
    expect(page.get_by_text(NAME, exact=True).first).to_be_attached()
    newest = max(seat.newest for seat in seats)
    for seat in (*seats, Seat(third)):
        seat.wait_past(newest - 1)
    assert len({seat.log for seat in (*seats, Seat(third))}) == 1


def test_an_invite_is_good_for_one_person(device: NewDevice) -> None:
    first, second, third = device(), device(), device()
    page = set_table(first, {2: "Invite"})
    invite = link_to(page, "Place 2")
    join(second, invite, "Beni")
    assert Seat(first).is_there()
    late = third.open(invite)
    expect(late.get_by_role("heading", name="You have no place here")).to_be_visible()


def test_the_match_starts_with_a_bot_at_the_open_place_until_somebody_takes_it(device: NewDevice) -> None:
    first, second = device(), device()
    page = set_table(first, {2: "Invite"})
    invite = link_to(page, "Place 2")
    page.get_by_role("button", name="Start now").click()
    seat = Seat(first)
    assert seat.wait_for_turn()
    seat.rest()
    assert seat.wait_for_turn()
    other = Seat(second)
    join(second, invite, "Beni")
    rest_in_turn(seat, other)
    assert second.page.url == page.url
