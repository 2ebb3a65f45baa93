"""A record of a match from a file, opened in the lobby and looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kagura.core.record import Record
from tests.core.matches import random_record
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind, Language

WORDS = {"en": ("Open a record", "does not follow"), "ja": ("棋譜を開く", "合いません")}
HOME = {"en": "Kagura, all tables", "ja": "Kagura、卓の一覧へ"}
DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  for (const kind of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def half() -> Record:
    return random_record(40, seed=11, players=["Ann", "greedy", "Cy"])


@pytest.fixture
def evening(tmp_path: Path, half: Record) -> Path:
    file = tmp_path / "evening.txt"
    half.save(file)
    return file


def choose(device: Device, file: Path) -> Page:
    page = device.page
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name=WORDS[device.kind.language][0]).click()
    chosen.value.set_files(file)
    return page


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True, language="ja", theme="dark")], ids=str)
def test_a_record_is_opened_and_looked_at_all_open(device: NewDevice, evening: Path, kind: Kind) -> None:
    one = device(kind)
    one.open()
    page = choose(one, evening)
    page.wait_for_url("**/t/*/0")
    scrubber = page.locator("#scrubber input, input#scrubber").first
    expect(scrubber).to_have_attribute("max", "40")
    expect(page.locator(".own .revs .closed")).to_have_count(0)  # every hand is open
    page.keyboard.press("End")
    page.wait_for_url("**/t/*/40")
    page.get_by_role("link", name=HOME[kind.language]).click()
    expect(page.locator(".ct")).to_have_count(1)  # it is on the list, and can be taken off it
    page.locator(".ct .ib").click()
    expect(page.locator(".ct")).to_have_count(0)


def test_the_result_of_a_finished_record_is_shown_without_a_promise(device: NewDevice, tmp_path: Path) -> None:
    file = tmp_path / "whole.txt"
    random_record(seed=12).save(file)
    one = device()
    one.open()
    page = choose(one, file)
    page.wait_for_url("**/t/*/0")
    page.get_by_role("link", name="Result").click()
    expect(page.get_by_text("nobody had promised it")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_wrong_with_a_record_is_said_with_its_line(
    device: NewDevice, evening: Path, language: Language
) -> None:
    one = device(Kind(language=language))
    one.expect_fault("/api/records|status of 400")
    one.open()
    text = evening.read_text(encoding="utf-8")
    evening.write_text(text.replace("\n9 ", "\n9  "), encoding="utf-8")
    line = text[: text.index("\n9 ")].count("\n") + 2
    page = choose(one, evening)
    problem = page.get_by_role("alert").filter(has_text=str(line))
    expect(problem).to_contain_text(WORDS[language][1])
    assert page.url.rstrip("/") == one.url
    evening.write_text(text, encoding="utf-8")  # mended, the same file opens
    choose(one, evening)
    page.wait_for_url("**/t/*/0")


def test_a_record_is_dropped_on_the_page(device: NewDevice, half: Record) -> None:
    page = device().open()
    expect(page.get_by_role("button", name="Open a record")).to_be_visible()
    page.evaluate(DROP, ["evening.txt", half.text()])
    page.wait_for_url("**/t/*/0")
