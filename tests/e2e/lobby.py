"""The way from the lobby to a table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.e2e.device import Device

START = {"en": "Start the table", "ja": "卓を始める"}


#: How a game is called on its card, where it is not the first one.
RISING_SUN = {"en": "Rising Sun", "ja": "ライジングサン"}


def set_table(
    device: Device, others: Mapping[int, str] | None = None, name: str = "", game: Mapping[str, str] | None = None
) -> Page:
    """Set a table: `others` says who sits at places beside the first, and bots sit at the rest.

    Args:
        device: of who makes it.
        others: number of the place (from 2) -> ``Invite`` or ``Hot seat``; in English alone, as is `name`.
        name: of who makes it.
        game: language -> title; the first one if left out.
    """
    page = device.open()
    if game:
        page.get_by_role("radio", name=re.compile(game[device.kind.language])).click()
    if name:
        page.get_by_role("textbox", name="Your name").fill(name)
    for place, kind in (others or {}).items():
        place_of = page.get_by_role("radiogroup", name=f"Seat {place}", exact=True)
        place_of.get_by_role("radio", name=kind).click()
        expect(place_of.get_by_role("radio", name=kind)).to_be_checked()
    page.get_by_role("button", name=START[device.kind.language]).click()
    page.wait_for_url("**/t/*")
    return page


def link_to(page: Page, place: str) -> str:
    """The link that the waiting room or the links of a table show for something."""
    return page.get_by_role("textbox", name=place).first.input_value()


def join(device: Device, link: str, name: str) -> Page:
    """Take the place that a link is for."""
    page = device.open(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take the place").click()
    return page
