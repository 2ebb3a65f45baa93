"""All tokens purified with one press, or with one word, and taken back as one."""

from __future__ import annotations

import contextlib

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind
from tests.e2e.seat import Seat
from tests.server.host import Guest, Json

WORDS = {"en": ("Purify all", "Take back", "Take again"), "ja": ("すべて浄化", "戻す", "やり直す")}
NEWEST = "Number(document.querySelector('.log .at').getAttribute('href').split('/').pop())"


def asked_what_to_purify(device: Device) -> Seat:
    """At a table of three people where the reader has two tokens in the body, and prays; the others do not hurry."""
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    wish = {"game": "last_kannagi", "seats": seats, "seed": "all in one go"}
    made: Json = httpx.post(f"{device.url}/api/tables", json=wish, timeout=60).raise_for_status().json()
    tokens = [key["token"] for key in made["keys"] if key["role"] == "player"]
    with contextlib.ExitStack() as stack:
        me, *others = [stack.enter_context(Guest(device.url, made["table"], token)) for token in tokens]
        while not (me.offer and me.offer["runs"]):
            for guest in (me, *others):
                guest.hello()
                if guest.offer:
                    assert guest.act(action=_next(guest) if guest is me else _rest(guest))["type"] == "done"
            me.hello()
    device.open(f"/t/{made['table']}#{tokens[0]}")
    seat = Seat(device)
    seat.wait_for_turn()
    return seat


def _rest(guest: Guest) -> int:
    return next(int(choice["action"]) for choice in guest.choices() if choice["notation"] == "REST")


def _next(guest: Guest) -> int:
    """The way to two tokens, and then to the prayer that purifies them."""
    assert guest.offer
    body = sum(guest.now["view"]["seats"][guest.offer["seat"]]["body"])

    def worth(choice: Json) -> int:
        if choice["notation"] == "PRAY 3":
            return 9 if body > 1 else -1
        if choice["notation"] in (">0", "STOP"):  # prayers are said at the main shrine
            return 3 if body > 1 else -1
        return 5 if choice["notation"] == "MOVE 3" else min(1, sum(choice["facts"].get("tokens", [0])))

    return int(max(guest.choices(), key=worth)["action"])


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True, language="ja", theme="dark")], ids=str)
def test_all_is_purified_with_one_press_and_taken_back_and_taken_again_as_one(device: NewDevice, kind: Kind) -> None:
    one = device(kind)
    seat = asked_what_to_purify(one)
    all_of_it, back, again = (one.page.get_by_role("button", name=name) for name in WORDS[kind.language])
    before = seat.newest
    expect(seat.choices.locator(".foot")).to_contain_text(WORDS[kind.language][0])
    seat.take(all_of_it)
    seat.wait_past(before + 1)
    after = seat.newest
    for _ in range(2):
        back.last.click()
        one.page.wait_for_function(f"before => {NEWEST} === before", arg=before)
        expect(all_of_it).to_be_visible()
        again.click()
        one.page.wait_for_function(f"after => {NEWEST} === after", arg=after)


def test_all_can_be_written_and_has_a_key(device: NewDevice) -> None:
    one = device()
    seat = asked_what_to_purify(one)
    before = seat.newest
    one.page.keyboard.press("/")
    one.page.keyboard.type("all")
    one.page.keyboard.press("Enter")
    seat.wait_past(before + 1)
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("u")
    expect(one.page.get_by_role("button", name="Purify all")).to_be_visible()
    one.page.keyboard.press("a")
    seat.wait_past(before + 1)
