"""The page of the Kami Turn on its own: a position is set up by hand, resolved with the reasons, or refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Page, expect

from kagura.core.registry import make
from tests.e2e.axe import audit
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind
from tests.e2e.fit import faults

PATH = "/games/rising_sun/kami"
KINDS = [Kind(), Kind(theme="dark", language="ja"), Kind(phone=True, language="ja"), Kind(phone=True, theme="dark")]
RESOLVE = {"en": "Resolve", "ja": "解決する"}
NEXT = {"en": "Next", "ja": "次へ"}
#: A folder for pictures of the page, to look at.
PICTURES = os.environ.get("KAGURA_E2E_PICTURES")


def picture(page: Page, kind: Kind, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"kami-{name}-{kind}.png", full_page=True)


def assert_readable(page: Page) -> None:
    """Nothing is wider than the page, cut off or covered, and nobody is kept out."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []
    assert audit(page) == []


def opened(device: Device) -> Page:
    page = device.open(PATH)
    expect(page.get_by_role("button", name=RESOLVE[device.kind.language], exact=True)).to_be_visible()
    return page


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_printed_example_comes_to_its_printed_end(device: NewDevice, kind: Kind) -> None:
    """R-SCN-1"""
    mine = device(kind)
    page = opened(mine)
    picture(page, kind, "form")
    assert_readable(page)
    texts = make("rising_sun").texts(kind.language)
    page.get_by_role("button", name=RESOLVE[kind.language], exact=True).click()
    region = page.locator(".kresult")
    expect(region).to_be_focused()
    first = region.locator(".kforces .won")
    expect(first).to_contain_text(texts.say("clan-koi"))
    expect(region.locator(".klines")).to_contain_text("R-KAMI-14")
    picture(page, kind, "first")
    assert_readable(page)
    step(page, kind)
    region.locator(".kask button").first.click()
    expect(region.locator(".klines .decision")).to_be_visible()
    step(page, kind)
    expect(region.locator(".kforces .won")).to_contain_text(texts.say("clan-dragonfly"))
    picture(page, kind, "tie")
    step(page, kind)
    expect(region.locator(".kforces .won")).to_contain_text(texts.say("clan-turtle"))
    picture(page, kind, "asked")
    assert_readable(page)
    region.locator(".kask button", has_text=texts.say("province-kansai")).click()
    step(page, kind)
    expect(region.locator(".klines")).to_contain_text("R-KAMI-16")
    expect(region.locator(".klines")).to_contain_text(texts.say("clan-lotus"))
    assert region.locator(".kpurses li").first.text_content() == said_of_dragonfly(kind)
    picture(page, kind, "end")
    assert_readable(page)


def said_of_dragonfly(kind: Kind) -> str:
    return {"en": "Dragonfly10 VP · 6 coins · 2 Ronin", "ja": "蜻蛉10点・金貨6・浪人2"}[kind.language]


def step(page: Page, kind: Kind) -> None:
    page.get_by_role("button", name=NEXT[kind.language], exact=True).click()


def test_a_changed_position_is_resolved_by_keyboard_with_another_choice(device: NewDevice) -> None:
    """R-KAMI-5, R-KAMI-10"""
    page = opened(device())
    page.get_by_label("Turtle: Shinto at shrine 4").fill("0")
    page.get_by_label("Lotus: Shinto at shrine 4").fill("2")
    page.get_by_label("Shrine 1", exact=True).select_option("tsukuyomi")
    page.get_by_role("button", name="Lotus: one place higher").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Resolve", exact=True).focus()
    page.keyboard.press("Enter")
    region = page.locator(".kresult")
    expect(region.locator(".klines")).to_contain_text("R-KAMI-15")
    page.get_by_role("button", name="Next", exact=True).press("Enter")
    region.get_by_role("button", name="stay where you are").press("Enter")
    expect(region.locator(".klines .decision")).to_contain_text("Dragonfly chooses: Stay where you are")
    page.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(region.locator(".kforces .won")).to_contain_text("Lotus")
    page.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(region.get_by_role("heading", name="Where do you summon a Bushi?")).to_be_visible()
    region.locator("[data-province=oshu]").focus()
    page.keyboard.press("Enter")
    expect(region.locator(".klines")).to_contain_text("Lotus: summons a Bushi to Oshu")
    page.get_by_role("button", name="Take the last answer back").click()
    expect(region.get_by_role("heading", name="Where do you summon a Bushi?")).to_be_visible()


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True)], ids=str)
def test_a_position_that_cannot_be_is_refused_beside_the_field(device: NewDevice, kind: Kind) -> None:
    """R-SCN-5"""
    mine = device(kind)
    mine.expect_fault(r"400")
    page = opened(mine)
    page.get_by_label("Koi: Shinto at shrine 2").fill("3")
    page.get_by_label("Shrine 4", exact=True).select_option("susanoo")
    page.get_by_role("button", name="Resolve", exact=True).click()
    alert = page.locator(".kalert")
    expect(alert).to_contain_text("This position cannot be, for 2 reasons")
    expect(alert).to_contain_text("4 different Kami are in play")
    for where in ("koi.shrine.1", "koi"):  # beside the shrine, and at the clan
        expect(page.locator(f"[data-where='{where}']")).to_have_text("Koi has 5 Shinto placed; it owns 3")
    assert page.get_by_label("Koi: Shinto at shrine 2").get_attribute("aria-invalid") == "true"
    expect(page.locator("[data-where=slots]")).to_be_visible()
    picture(page, kind, "refused")
    assert_readable(page)
    page.get_by_label("Koi: Shinto at shrine 2").fill("0")
    expect(page.locator("[data-where=koi]")).to_have_count(0)


def test_captives_tokens_and_past_alliances_have_fields_of_their_own(device: NewDevice) -> None:
    page = opened(device())
    page.locator(".kclan summary").first.click()
    page.get_by_label("Koi: Seasons allied").fill("1")
    page.get_by_label("Captives that Koi holds: of which clan").select_option("lotus")
    page.get_by_role("button", name="Captives that Koi holds: add the captive").click()
    page.get_by_label("War tokens of Koi: of which province").select_option("edo")
    for _ in range(2):  # a token is there once
        page.get_by_role("button", name="War tokens of Koi: add the token").click()
    expect(page.get_by_role("group", name="Captives that Koi holds").get_by_role("listitem")).to_contain_text(
        "Bushi of Lotus"
    )
    expect(page.get_by_role("group", name="War tokens of Koi").get_by_role("listitem")).to_contain_text("Edo (Spring)")
    page.get_by_text("Show the text").click()
    text = page.get_by_role("textbox", name="As a file")
    for line in ("alliance_seasons = 1", 'hostages = { lotus = "bushi" }', 'tokens = "spring/edo"'):
        assert line in text.input_value()
    page.get_by_role("button", name="Resolve", exact=True).click()
    expect(page.locator(".kforces .won")).to_be_visible()
    page.get_by_role("button", name="Take Bushi of Lotus away").click()
    page.get_by_role("button", name="Take Edo (Spring) away").click()
    assert "hostages" not in text.input_value()
    assert "tokens" not in text.input_value()
    assert_readable(page)


def test_a_changed_position_is_not_left_without_a_question(device: NewDevice) -> None:
    page = opened(device())
    asked: list[str] = []
    answers = [False, False, True]

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        (dialog.accept if answers.pop(0) else dialog.dismiss)()

    page.on("dialog", answer)
    honor = page.get_by_label("Lotus: Shinto at shrine 1")
    before = honor.input_value()
    honor.fill("2")
    page.get_by_role("button", name="The printed example").click()
    expect(honor).to_have_value("2")
    page.get_by_role("link", name="Kagura").first.click()
    assert page.url.endswith(PATH)
    assert asked == ["This position is not saved. Leave it?"] * 2
    page.get_by_role("link", name="Kagura").first.click()
    page.wait_for_url(lambda url: not url.endswith(PATH))
    page.go_back()
    expect(honor).to_have_value(before)
    page.get_by_role("link", name="Kagura").first.click()
    page.wait_for_url(lambda url: not url.endswith(PATH))
    assert len(asked) == 3


def test_a_file_is_saved_and_opened_again(device: NewDevice, tmp_path: Path) -> None:
    mine = device()
    mine.expect_fault(r"400")
    page = opened(mine)
    page.get_by_label("Lotus: Shinto at shrine 1").fill("1")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    text = Path(saved.value.path()).read_text("utf-8")
    walk = make("rising_sun").walk(text, make("rising_sun").texts(), run="kami_turn")
    assert walk.steps[1].facts["force"] == [1, 1, 0, 1]
    page.get_by_role("button", name="The printed example").click()
    expect(page.get_by_label("Lotus: Shinto at shrine 1")).to_have_value("0")
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_label("Lotus: Shinto at shrine 1")).to_have_value("1")
    path.write_text("=", "utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".kalert")).to_contain_text("this is no TOML")


def test_the_page_is_found_from_the_lobby_and_from_the_rules(device: NewDevice) -> None:
    page = device().open("/")
    page.get_by_role("radio", name="Rising Sun").click()
    page.get_by_role("link", name="A Kami Turn on its own").click()
    expect(page).to_have_url(f"{page.url.split('/games')[0]}{PATH}")
    expect(page.get_by_role("heading", name="A Kami Turn on its own")).to_be_visible()
    page.goto("/rules/rising_sun")
    expect(page.get_by_role("link", name="A Kami Turn on its own")).to_be_visible()
    page.goto("/games/rising_sun/nothing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
