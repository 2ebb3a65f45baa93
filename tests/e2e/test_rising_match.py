"""Rising Sun against bots, from the lobby to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import fit
from tests.e2e.clan import RISING_SUN, Clan
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import set_table

KINDS = [Kind(), Kind(phone=True), Kind(language="ja"), Kind(phone=True, language="ja")]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS[:2], ids=str)
def test_a_match_of_rising_sun_is_played_to_its_end(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine, game=RISING_SUN)
    clan = Clan(mine)
    assert not clan.play_until(".no-such-thing")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("You")
    expect(page.get_by_text("matches the hash shown at the start")).to_be_visible()
    over = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != over)
    assert Clan(mine).wait_for_turn()


def test_a_battle_is_shown_again_step_by_step(device: NewDevice) -> None:
    mine = device()
    set_table(mine, game=RISING_SUN)
    clan = Clan(mine)
    assert clan.play_until(".rs-fold")
    # above what is asked, so that nobody misses it
    line = clan.replay.get_by_role("button", expanded=False)
    expect(line).to_be_in_viewport(ratio=1)
    expect(line).to_contain_text(re.compile("Battle of .* wins"))
    assert clan.choices.locator("> :first-child").get_by_role("button", expanded=False).count()
    clan.unfold()
    assert clan.replay.get_by_role("rowheader").count() >= 2
    steps = clan.replay.locator(".rs-story li")
    onward = clan.replay.get_by_role("button", name="One step on")
    expect(onward).to_have_attribute("aria-disabled", "true")  # nothing comes by itself any more
    count = steps.count()
    back = clan.replay.get_by_role("button", name="One step back")
    back.click()
    expect(steps).to_have_count(count - 1)
    onward.click()
    expect(steps).to_have_count(count)


def test_an_answer_says_what_it_does_and_a_refused_one_why(device: NewDevice) -> None:
    mine = device()
    set_table(mine, game=RISING_SUN)
    clan = Clan(mine)
    assert clan.play_until(".rs-mandates")
    said = clan.choices.locator(".rs-say")
    possible, refused = (clan.mandates.and_(mine.page.locator(f"[aria-disabled={one}]")) for one in ("false", "true"))
    possible.first.hover()
    expect(said).to_contain_text("elect")
    refused.first.hover()
    expect(said).to_contain_text("not among the four tiles drawn")
    expect(said.get_by_role("link", name=re.compile("^R-"))).to_be_visible()
    before = clan.newest
    refused.first.press("Enter")
    expect(refused.first).to_contain_class("chosen")
    assert clan.newest == before


def test_a_phone_keeps_in_sight_what_an_answer_does_and_that_there_are_more(device: NewDevice) -> None:
    mine = device(Kind(phone=True))
    set_table(mine, game=RISING_SUN)
    clan = Clan(mine)
    assert clan.play_until(".rs-opts:is(.of-province, .of-shrine)", eager=True)
    answer = clan.answers().first
    answer.tap()
    expect(answer).to_contain_class("chosen")
    said = clan.choices.locator(".rs-end .rs-say")
    expect(said).not_to_contain_text("What an answer does is said here")
    expect(said).to_be_in_viewport(ratio=1)
    expect(clan.choices.locator(".rs-foot .main")).to_be_in_viewport(ratio=1)
    assert clan.play_until(".rs-end.more", eager=True)
    expect(clan.choices.locator(".rs-more")).to_be_in_viewport(ratio=1)
    clan.choices.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    expect(clan.choices.locator(".rs-more")).to_have_count(0)
    before = clan.choices.get_by_role("heading").first.inner_text()
    while clan.choices.get_by_role("heading").first.inner_text() == before:
        clan.answer(0)
        assert clan.wait_for_turn()
    mine.page.wait_for_function("document.querySelector('#choices').scrollTop === 0")


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_text_of_rising_sun_can_be_read(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = set_table(mine, game=RISING_SUN)
    clan = Clan(mine)
    found: list[str] = []
    for part in (".rs-ballot", ".rs-mandates", ".rs-opts:not(.rs-ballot)", ".rs-bids", ".rs-replay"):
        if not clan.play_until(part):
            break
        clan.unfold()
        found += [f"{part}: {fault}" for fault in fit.faults(page)]
    if kind.phone:
        page.locator(".tabs button").nth(1).click()
    for pressed in page.locator(".rs-pages button").all():
        pressed.click()
        found += [f"own: {fault}" for fault in fit.faults(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("height", [640, 844])
def test_what_a_hint_means_is_brought_into_view(device: NewDevice, height: int) -> None:
    mine = device(Kind(phone=True))
    page = set_table(mine, game=RISING_SUN)
    page.set_viewport_size({"width": 360, "height": height})
    assert Clan(mine).play_until(".rs-mandates")
    page.keyboard.press("h")
    hinted = page.locator("#choices .hinted")
    # fractions of a pixel are cut off where the page scrolls
    expect(hinted).to_be_in_viewport(ratio=0.98)
    box, tabs = hinted.bounding_box(), page.locator(".tabs").bounding_box()
    assert box is not None
    assert tabs is not None
    assert box["y"] + box["height"] <= tabs["y"]
