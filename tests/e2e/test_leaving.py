"""Bots play for people who leave, are away, or want them to."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.finished import wait_for_end
from tests.e2e.lobby import join, link_to, set_table
from tests.e2e.seat import Seat, rest_in_turn, whose_turn


def test_a_bot_plays_on_for_who_resigns(device: NewDevice) -> None:
    mine = device()
    page = set_table(mine)
    _choose(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    _choose(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Thinking: ").or_(page.get_by_text("Game over"))).not_to_have_count(0)
    link = mine.token_link()
    # nobody needs to look on
    mine.open()
    wait_for_end(mine.url, link)
    mine.open(link)
    expect(page.get_by_role("table")).to_be_visible()


def test_a_bot_plays_for_a_person_until_they_take_their_seat_back(device: NewDevice) -> None:
    first, second = device(Kind(phone=True)), device()
    page = set_table(first, {2: "Invite"}, name="Aki")
    join(second, link_to(page, "Place 2"), "Beni")
    seat, rival = Seat(first), Seat(second)
    rest_in_turn(seat, rival)
    _choose(page, "Let a bot play for me")
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    assert rival.wait_for_turn()
    page.get_by_role("button", name="Play yourself").tap()
    expect(page.get_by_text("A bot plays for you.")).to_be_hidden()
    rest_in_turn(seat, rival)


def test_a_bot_may_play_for_who_is_away_and_gives_the_seat_back(device: NewDevice) -> None:
    first, second = device(), device()
    page = set_table(first, {2: "Invite"}, name="Aki")
    other = join(second, link_to(page, "Place 2"), "Beni")
    seat, rival = Seat(first), Seat(second)
    rest_in_turn(seat, rival)
    while whose_turn(seat, rival) is seat:
        seat.rest() if seat.is_main else seat.answer()
    table = other.url
    other.goto("about:blank")
    page.get_by_role("button", name="Let a bot play").click()
    assert seat.wait_for_turn()
    other.goto(table)
    other.get_by_role("button", name="Play yourself").click()
    expect(other.get_by_text("A bot plays for you.")).to_be_hidden()


def _choose(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name=item).click()
