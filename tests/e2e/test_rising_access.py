"""Nothing grave for axe-core at a table of Rising Sun, in both sizes, themes and languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.clan import RISING_SUN, Clan
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind, Theme
from tests.e2e.lobby import set_table

KINDS = [Kind(phone=phone, language=language) for phone in (False, True) for language in ("en", "ja")]
THEMES: tuple[Theme, ...] = ("light", "dark")
PARTS = (".rs-ballot", ".rs-mandates", ".rs-opts:not(.rs-ballot)", ".rs-bids", ".rs-replay")


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_table_of_rising_sun_keeps_nobody_out(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine, game=RISING_SUN)
    clan = Clan(mine)
    found: list[str] = []

    def audit(name: str) -> None:
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            found.extend(f"{name}, {theme}: {line}" for line in axe.audit(page))

    for part in PARTS:
        if clan.play_until(part):
            audit(part)
            clan.unfold()
            audit(f"{part}, with the last battle")
    for tab in range(1, page.locator(".tabs button:visible").count()):
        page.locator(".tabs button").nth(tab).click()
        audit(f"tab {tab}")
    if kind.phone:
        page.locator(".tabs button").nth(1).click()
    page.locator(".rs-pages button").last.click()
    audit("cards for sale")
    if kind.phone:
        page.locator(".tabs button").first.click()
    assert not clan.play_until(".no-such-thing")
    page.locator(".banner .main").click()
    expect(page.locator(".endp table")).to_be_visible()
    audit("result")
    assert not found, "\n".join(found)
